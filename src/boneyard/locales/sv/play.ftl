### The game in the terminal. $who is `you` or `other`; $name is a player’s name, at the start of a sentence “You”.

## Names of the bots, one for every seat, and another where a guest has the same name

bot-a = Ada
bot-b = Bea
bot-c = Cem
bot-d = Dora
bot-e = Emil
bot-f = Fay
bot-g = Gus
bot-h = Hana
bot-a-too = Ali
bot-b-too = Ben
bot-c-too = Cleo
bot-d-too = Dan
bot-e-too = Eva
bot-f-too = Finn
bot-g-too = Gwen
bot-h-too = Hugo

you = Du
# Not at the start of a sentence: “Fewest pips: Ben and you.”
you-inside = du

## The levels of the bots, and how they play

level-caboose = Sista vagnen
level-brakeman = Bromsare
level-conductor = Konduktör
level-fireman = Eldare
level-engineer = Lokförare
level-dispatcher = Tågklarerare
level-stationmaster = Stins
level-superintendent = Driftchef
level-baron = Järnvägsbaron
level-caboose-about = har precis lärt sig reglerna
level-brakeman-about = vill bli av med tunga brickor
level-conductor-about = har en plan, men tappar ofta bort den
level-fireman-about = planerar framåt, men gör en miss ibland
level-engineer-about = planerar framåt och håller sig till planen
level-dispatcher-about = planerar framåt och överväger varje drag
level-stationmaster-about = tänker igenom vad varje drag leder till
level-superintendent-about = prövar först varje drag i huvudet
level-baron-about = tänker längst och missar nästan ingenting
opponents =
    { $number ->
        [one] Din motspelare: { $each }.
       *[other] Dina motspelare: { $each }.
    }
opponents-of-all =
    { $number ->
        [one] Boten: { $each }.
       *[other] Bottarna: { $each }.
    }
opponent = { $name } ({ $level })
short-match =
    { $rounds ->
        [one] Ett parti på 1 omgång: loket är { $engines }.
       *[other] Ett parti på { $rounds } omgångar: loken är { $engines }.
    }
short-match-chickenfoot =
    { $rounds ->
        [one] Ett parti på 1 omgång: startdubbeln är { $engines }.
       *[other] Ett parti på { $rounds } omgångar: startdubblarna är { $engines }.
    }

## Before the match

welcome = Välkommen till Boneyard: tågdomino efter de tryckta reglerna.
welcome-keys = Tryck Enter för att godta svaret inom [hakparentes]. Ctrl-D avslutar när som helst.
started-games =
    { $number ->
        [one] Du har ett parti att fortsätta:
       *[other] Du har { $number } partier att fortsätta:
    }
started-game = { $title }: { $names }, omgång { $round }, senast spelat { $date }
ask-started =
    { $most ->
        [one] Fortsätta (j), börja ett nytt parti (n) eller lägga undan det här (x)? [j]:{" "}
       *[other] Vilket, n för ett nytt parti, eller x1 för att lägga undan det första? [1]:{" "}
    }
please-started =
    { $most ->
        [one] Skriv j, n eller x, eller tryck bara Enter för att fortsätta.
       *[other] Skriv ett nummer från 1 till { $most }, n, eller x och ett nummer, eller tryck bara Enter för 1.
    }
put-away = Det erbjuds inte längre. Det ligger kvar här:
started-game-waits =
    { $number ->
        [one] Du har också ett påbörjat parti: ”boneyard play --resume” fortsätter det.
       *[other] Du har också { $number } påbörjade partier: ”boneyard play --resume” fortsätter det senaste.
    }
ask-sheet = Vilka regler ligger i din låda?
ask-number = Ditt val [{ $default }]:{" "}
ask-players = Hur många spelare, du själv medräknad ({ $fewest } till { $most })? [{ $default }]:{" "}
ask-people = Hur många av dem är människor vid det här tangentbordet ({ $fewest } till { $most })? [{ $default }]:{" "}
ask-name = Vad heter du? [{ $default }]:{" "}
ask-name-of = Vad heter person { $number }? [{ $default }]:{" "}
somebody = Spelare { $number }
please-other-name = Någon heter redan { $name }: välj ett annat namn.
ask-opponents = Vem vill du spela mot?
ask-opponents-number = En för alla, eller en för var och en, till exempel { $example } [{ $default }]:{" "}
opponent-choice = { $level }: { $about }
please-opponents = Skriv ett nummer från 1 till { $most }, ett namn från listan, eller tryck bara Enter för { $default }.
please-opponents-each =
    { $opponents ->
        [one] Det finns bara 1 motspelare: skriv ett nummer.
       *[other] Det finns { $opponents } motspelare: skriv ett nummer för alla, eller { $opponents } med komma emellan.
    }
ask-rounds = Hur många omgångar ({ $fewest } till { $most })? [{ $default }]:{" "}
ask-tokens = Hur många segermynt krävs för att vinna partiet ({ $fewest } till { $most })? [{ $default }]:{" "}
ask-house-rules = Ändra husregler (j = ja, n = nej)? [n]:{" "}
ask-which-rule = Nummer på regeln att ändra, eller Enter för att spela:{" "}
house-rules = Husregler
as-printed = som i regelbladet
please-number = Skriv ett tal från { $fewest } till { $most }, eller tryck bara Enter för { $default }.
please-number-or-enter = Skriv ett nummer från { $fewest } till { $most }, eller tryck bara Enter för att spela.
please-yes-no = Skriv j för ja eller n för nej.

## The table

round-head = Omgång { $round } av { $rounds } · lok { $engine }-{ $engine } · högen { $boneyard }
round-head-chickenfoot = Omgång { $round } av { $rounds } · startdubbel { $engine }-{ $engine } · högen { $boneyard }
round-head-engine-191 = Omgång { $round }, först till { $tokens ->
    [one] 1 mynt
   *[other] { $tokens } mynt
} · centralstation { $engine }-{ $engine } · högen { $boneyard }, borttagna { $discards }
round-head-choice = Omgång { $round }, först till { $tokens ->
    [one] 1 mynt
   *[other] { $tokens } mynt
} · innan brickorna visas · högen { $boneyard }
round-starts =
    { $who ->
        [you] En ny omgång: du börjar.
       *[other] En ny omgång: { $name } börjar.
    }
lane-tiles = hand
lane-hand = hand
lane-tokens = mynt
lane-yard = depå, { $pips ->
    [one] 1 prick
   *[other] { $pips } prickar
}:
lane-points = poäng
lane-shared = Mexikanska
lane-shared-mexican-train-super = Supertåget
lane-shared-short = Mexikan.
lane-shared-short-mexican-train-super = Super
lane-public = Allmänna
lane-public-short = Allmänna
signal-open = öppet
signal-closed = stängt
not-begun = inget lagt än
open-double = öppen dubbel
incomplete-station = ofärdig station
has-chosen = har valt
is-choosing = har inte valt än
arms-free =
    { $arms ->
        [one] ({ $number }) ledig arm
       *[other] ({ $number }) ×{ $arms } lediga armar
    }
toes-missing =
    { $toes ->
        [one] !({ $number }) tå saknas
       *[other] !({ $number }) ×{ $toes } tår saknas
    }
ends-open = Öppna ändar: { $ends }
ends-now = Öppna nu: { $ends }
ends-later = Öppna senare: { $ends }
tiles-line = Brickor: { $each }
hands-line = På hand: { $each }
points-line = Poäng: { $each }
tokens-line = Segermynt: { $each }
count-of = { $name } { $number }
hand-head =
    { $tiles ->
        [one] Din sista bricka, { $pips ->
            [one] 1 prick
           *[other] { $pips } prickar
        }:
       *[other] Dina { $tiles } brickor, { $pips ->
            [one] 1 prick
           *[other] { $pips } prickar
        }:
    }
hand-of = { $name }:
yard-head = Din depå, { $pips ->
    [one] 1 prick
   *[other] { $pips } prickar
}:

## What must happen now

now-play = Din tur: lägg en bricka.
now-play-take = Din tur: lägg en bricka, eller ta en från högen ({ $clause }).
now-play-end = Din tur: lägg en bricka, eller passa, för det finns inget kvar att ta ({ $clause }).
now-own-train = Påbörja ditt eget tåg först ({ $clause }).
now-own-train-first-turn = Det här är din första tur: påbörja ditt eget tåg ({ $clause }).
now-close = Dubbel-{ $number } måste stängas först ({ $clause }).
now-close-draw = Dubbel-{ $number } måste stängas först ({ $clause }), och du har ingen { $number }:a att lägga: dra.
now-close-pass = Dubbel-{ $number } måste stängas först, men du har ingen { $number }:a att lägga: lämna plikten vidare ({ $clause }).
now-close-empty = Dubbel-{ $number } måste stängas först, men du har ingen { $number }:a och högen är tom: passa ({ $clause }).
now-draw-until = Ingen kunde stänga din dubbel-{ $number }: dra tills en bricka passar ({ $clause }).
now-follow = Du lade en dubbel: lägg en bricka till ({ $clause }).
now-follow-draw = Du lade en dubbel och har ingen bricka att lägga efter den: dra ({ $clause }).
now-follow-pass = Du lade en dubbel och har ingen bricka att lägga efter den, och högen är tom: passa ({ $clause }).
now-drawn = Du drog { $tile }, och den passar: lägg den ({ $clause }).
now-drawn-keep = Du drog { $tile }, och den passar: lägg den, eller behåll den ({ $clause }).
now-unmark = Du lade på ditt eget tåg. Ska din markör tas bort ({ $clause })?
now-draw = Ingen av dina brickor går att lägga: dra en ({ $clause }).
now-pass = Ingen av dina brickor går att lägga och högen är tom: passa ({ $clause }).
now-none-take = Ingen av dina brickor går att lägga: ta en till din depå ({ $clause }).
now-none-end = Ingen av dina brickor går att lägga och det finns inget kvar att ta: passa ({ $clause }).
now-foot =
    { $toes ->
        [one] Hönsfoten { $number } kommer först: den saknar en tå ({ $clause }).
       *[other] Hönsfoten { $number } kommer först: den saknar { $toes } tår ({ $clause }).
    }
now-foot-draw = Hönsfoten { $number } kommer först, och du har ingen { $number }:a: dra ({ $clause }).
now-foot-pass = Hönsfoten { $number } kommer först, men du har ingen { $number }:a och högen är tom: passa ({ $clause }).
now-arms =
    { $arms ->
        [one] Startdubbeln { $number } kommer först: en arm är ledig ({ $clause }).
       *[other] Startdubbeln { $number } kommer först: { $arms } armar är lediga ({ $clause }).
    }
now-arms-draw = Startdubbelns armar kommer först, och du har ingen { $number }:a: dra ({ $clause }).
now-arms-pass = Startdubbelns armar kommer först, men du har ingen { $number }:a och högen är tom: passa ({ $clause }).
now-show = Välj en bricka i hemlighet. Alla visas samtidigt; den lägsta dubbeln blir centralstation, och den som visade den börjar ({ $clause }).
now-show-only = Välj en bricka i hemlighet. Alla visas samtidigt; den lägsta dubbeln blir centralstation ({ $clause }).
now-station = Du måste först göra färdig { $station } ({ $clause }).
now-station-own = Du måste först göra färdig { $station } eller riva spår på din linje ({ $clause }).
now-station-take = Du måste först göra färdig { $station }, men ingen av dina brickor passar: ta en till din depå ({ $clause }).
now-station-end = Du måste först göra färdig { $station }, men ingen av dina brickor passar och det finns inget kvar att ta: passa ({ $clause }).
now-give = { $tile } kom från din depå: lägg en bricka från din hand på dess plats ({ $clause }).
now-taken = Du tog { $tile }, och den passar: lägg den, eller avsluta turen ({ $clause }).
now-extra = Du lade en station: lägg en bricka till, eller avsluta turen ({ $clause }).
now-extra-none = Du lade en station, och inget mer passar: avsluta turen ({ $clause }).
station-at = { $number }:an på { $place }

## The choices

on-own = På ditt tåg
on-own-engine-191 = På din linje
on-place = På tåg { $seat }, { $name }
on-place-engine-191 = På linje { $seat }, { $name }
on-shared = På mexikanska tåget
on-shared-mexican-train-super = På supertåget
on-shared-left = På supertåget, vänstra änden
on-shared-right = På supertåget, högra änden
on-shared-public = På det allmänna tåget
choices-head = { $place } ({ $number }):
choices-draw = { $place } ({ $number }), dra sedan:
choices-foot =
    { $toes ->
        [one] På hönsfoten { $number } (sista tån):
       *[other] På hönsfoten { $number } ({ $toes } tår saknas):
    }
choices-spinner =
    { $arms ->
        [one] På startdubbeln { $number } (en ledig arm):
       *[other] På startdubbeln { $number } ({ $arms } lediga armar):
    }
choices-ends =
    { $ends ->
        [one] På { $number }:an:
       *[other] På { $number }:an ({ $ends } ändar):
    }
choices-show-double = Dubblar:
choices-show-other = Andra brickor:
choices-give = Från din hand:
choices-yard = * från din depå; en bricka från din hand tar dess plats
do-draw = dra en bricka
do-keep = behåll brickan
do-pass = passa
do-draw-until = dra tills en bricka passar
do-unmark = ta bort markören
do-leave = låt markören ligga
do-play = lägg { $tile }
do-show = välj { $tile }
do-give = lägg { $tile } i din depå
do-take = ta en bricka från högen till din depå
do-remove =
    { $number ->
        [one] riv spår: { $tiles } försvinner, och en bricka från högen går till din depå
       *[other] riv spår: { $tiles } försvinner, och en bricka från högen går till din depå
    }
do-stop = avsluta din tur
prompt = Ditt val (?{"\u00A0"}för{"\u00A0"}hjälp):{" "}
prompt-enter = Enter = { $what } (?{"\u00A0"}för{"\u00A0"}hjälp):{" "}
prompt-more = -- Enter för mer, q för att sluta --{" "}
prompt-quit = Lämna partiet (j = ja, n = nej)? [n]:{" "}
prompt-quit-saved = Partiet är sparat. Lämna det (j = ja, n = nej)? [n]:{" "}
prompt-next-round = Tryck Enter för nästa omgång:{" "}
prompt-pass = Tryck Enter för att dölja dina brickor och lämna sedan tangentbordet till { $name }:{" "}
prompt-sit-down = { $name }, tryck Enter när ingen annan kan se skärmen:{" "}

## What was typed

typed-nothing = Skriv numret på ett alternativ, eller ? för hjälp.
typed-unknown = ”{ $text }” går inte att göra här. Skriv ett nummer ur listan, en bricka som { $example }, eller ? för hjälp.
typed-too-high =
    { $most ->
        [one] Det finns bara ett alternativ: 1.
       *[other] Alternativen är 1 till { $most }.
    }
typed-no-tile = Det finns ingen bricka { $text }: det högsta talet är { $highest }.
typed-no-end = Här finns inget tåg ”{ $text }”. Tågen är { $ends }.
typed-no-end-chickenfoot = Här finns ingen ände ”{ $text }”. De öppna ändarna visar { $ends }.
typed-no-end-engine-191 = Här finns ingen linje ”{ $text }”. Linjerna är { $ends }.
typed-which-end = { $tile } passar på mer än ett ställe. Säg var: { $choices }.
typed-no-clause = Här finns ingen regel { $text }. Skriv ”rules” för att se alla.
clause-line = { $id }: { $text }
# What may be typed for yes, for no, and for another table; y and n always may.
typed-yes = j ja
typed-no = n nej
typed-another = a annat

help =
    Skriv numret på ett alternativ och tryck Enter.
    Eller skriv en bricka: 12-5. Passar den på två ställen, lägg till tåget: 12-5@A, eller 12-5@{ $shared }.

    table    visa bordet igen
    hand     dina brickor, och var de kan läggas nu
    history  vad som har hänt i den här omgången
    hint     vad en stark spelare skulle göra, och varför; ”hint 9” frågar den starkaste
    rules    alla regler på det här regelbladet; ”rules A34” eller ”rules markör” hittar några
    quit     lämna partiet (även Ctrl-C, Ctrl-D)

    På bordet markerar > ett tåg du kan lägga på nu, ! en öppen dubbel.
    En bricka inom hakparentes är en dubbel: [7-7]. +3 betyder tre tidigare brickor.
    Talet i slutet av ett tåg, (9), är det som din bricka ska ha.
    På ett öppet tåg får alla lägga, på ett stängt bara ägaren.
help-chickenfoot =
    Skriv numret på ett alternativ och tryck Enter.
    Eller skriv en bricka: 9-5. Passar den på två ställen, lägg till talet att lägga på: 9-5@9.

    table    visa bordet igen
    hand     dina brickor, och var de kan läggas nu
    history  vad som har hänt i den här omgången
    hint     vad en stark spelare skulle göra, och varför; ”hint 9” frågar den starkaste
    rules    alla regler på det här regelbladet; ”rules F11” eller ”rules startdubbel” hittar några
    quit     lämna partiet (även Ctrl-C, Ctrl-D)

    Mönstret växer åt höger från startdubbeln, den första dubbeln.
    En bricka inom hakparentes är en dubbel: [7-7]. +3 betyder tre tidigare brickor.
    Ett tal inom parentes, (9), är en öppen ände; (9) ×2 är två sådana.
    !(7) markerar en hönsfot: inget annat får läggas förrän den har tre tår.
help-engine-191 =
    Skriv numret på ett alternativ och tryck Enter.
    Eller skriv en bricka: 9-5. Passar den på två ställen, lägg till linjen: 9-5@A.
    Eller ett ord: take (ta), remove (riv spår), stop (avsluta), pass (passa).

    table    visa bordet igen
    hand     dina brickor, och var de kan läggas nu
    history  vad som har hänt i den här omgången
    hint     vad en stark spelare skulle göra, och varför; ”hint 9” frågar den starkaste
    rules    alla regler på det här regelbladet; ”rules E33” eller ”rules station” hittar några
    quit     lämna partiet (även Ctrl-C, Ctrl-D)

    På bordet markerar > en linje du kan lägga på nu, ! en ofärdig station.
    En bricka inom hakparentes är en station, en dubbel: [7-7]. +3 betyder tre tidigare brickor.
    Talet i slutet av en linje, (9), är det som din bricka ska ha.
    Alla linjer är öppna för dig, men lägger du på någon annans måste du dra.
    Brickorna på handen och i depån ger poäng. Lägst poäng vinner omgången.
hand-goes = { $tile }: { $where }
nothing-yet = Inget har hänt än.
hand-stays = går inte att lägga nu
hand-show = kan väljas
hand-give = kan läggas i din depå
hand-yard = { "" } (depå)

## What happened, one line a turn. A line is `told-line`; its parts have no subject.

told-line = { $name } { $what }.
told-and = { $first } och { $last }
told-or = { $first } eller { $last }
told-comma = { $first }, { $next }
told-laid =
    { $who ->
        [you] lägger { $tile } på { $place }
       *[other] lägger { $tile } på { $place }
    }
told-foot-begun =
    { $who ->
        [you] ropar ”Hönsfot!”
       *[other] ropar ”Hönsfot!”
    }
told-foot-completed =
    { $who ->
        [you] lägger den sista tån
       *[other] lägger den sista tån
    }
told-foot-released = Det finns för få { $number }:or kvar för tre tår, så hönsfoten räknas som färdig.
told-showed =
    { $who ->
        [you] väljer { $tile }
       *[other] väljer en bricka
    }
told-revealed = Alla visar: { $each }.
told-each = { $name } { $tile }
told-station-completed =
    { $who ->
        [you] gör stationen färdig
       *[other] gör stationen färdig
    }
told-removed =
    { $who ->
        [you] river { $tile } på din linje
       *[other] river { $tile } på { $place }
    }
told-took =
    { $who ->
        [you] tar { $tile } till din depå
       *[other] tar { $tile } till depån
    }
told-gave =
    { $who ->
        [you] lägger { $tile } i din depå
       *[other] lägger { $tile } i depån
    }
told-stopped =
    { $who ->
        [you] avslutar turen
       *[other] avslutar turen
    }
told-flipped = Högen är slut: de borttagna brickorna blandas till en ny.
told-drew =
    { $who ->
        [you] drar { $tiles }
       *[other] drar { $tiles }
    }
told-drew-in-vain =
    { $who ->
        [you] drar { $tiles } utan att kunna lägga den
       *[other] drar { $tiles } utan att kunna lägga den
    }
told-drew-hidden =
    { $number ->
        [one] drar en bricka
       *[other] drar { $number } brickor
    }
told-kept =
    { $who ->
        [you] behåller den
       *[other] behåller den
    }
told-passed =
    { $who ->
        [you] passar
       *[other] passar
    }
told-marked =
    { $who ->
        [you] öppnar ditt tåg
       *[other] öppnar { $place }
    }
told-marked-mexican-train-super =
    { $who ->
        [you] öppnar ditt tåg (”Tut! Tut!”)
       *[other] öppnar { $place } (”Tut! Tut!”)
    }
told-unmarked =
    { $who ->
        [you] tar bort din markör
       *[other] tar bort markören
    }
told-left-marked =
    { $who ->
        [you] låter ditt tåg vara öppet
       *[other] låter { $place } vara öppet
    }
told-double-closed =
    { $who ->
        [you] stänger dubbeln
       *[other] stänger dubbeln
    }
told-duty-handed-on =
    { $who ->
        [you] lämnar vidare plikten att stänga dubbeln
       *[other] lämnar vidare plikten att stänga dubbeln
    }
told-duty-lapsed =
    { $who ->
        [you] slipper stänga dubbeln
       *[other] slipper stänga dubbeln
    }
told-knocked =
    { $who ->
        [you] knackar i bordet: en bricka kvar
       *[other] knackar i bordet: en bricka kvar
    }
told-knocked-mexican-train-satisfy =
    { $who ->
        [you] har en bricka kvar
       *[other] har en bricka kvar
    }
told-knocked-chickenfoot =
    { $who ->
        [you] säger ”En kvar!”
       *[other] säger ”En kvar!”
    }
told-engine-laid-chickenfoot =
    { $who ->
        [you] lägger startdubbeln { $tile }
       *[other] lägger startdubbeln { $tile }
    }
told-engine-laid-engine-191 =
    { $who ->
        [you] visar den lägsta dubbeln: { $tile } blir centralstation
       *[other] visar den lägsta dubbeln: { $tile } blir centralstation
    }
told-engine-laid =
    { $who ->
        [you] lägger loket { $tile }
       *[other] lägger loket { $tile }
    }
told-redealt =
    { $number ->
        [one] Ingen hade { $engine }: alla brickor blandades och delades ut igen.
       *[other] Ingen hade { $engine }: alla brickor blandades och delades ut igen, { $number } gånger.
    }
told-redealt-chickenfoot =
    { $number ->
        [one] Ingen hade dubbeln som inleder omgången: alla brickor blandades och delades ut igen.
       *[other] Ingen hade dubbeln som inleder omgången: alla brickor blandades och delades ut igen, { $number } gånger.
    }
told-redealt-engine-191 =
    { $number ->
        [one] Ingen visade en dubbel: alla brickor blandades och delades ut igen.
       *[other] Ingen visade en dubbel: alla brickor blandades och delades ut igen, { $number } gånger hittills.
    }
told-not-held = Ingen hade dubbeln som inleder omgången: en lägre, { $engine }, tar dess plats.
told-searched =
    { $number ->
        [one] Ingen hade { $engine }: den var den första brickan som drogs.
       *[other] Ingen hade { $engine }: alla drog i tur och ordning tills den dök upp, { $number } brickor.
    }

place-own = ditt tåg
place-own-engine-191 = din linje
place-of = tåg { $seat }
place-of-engine-191 = linje { $seat }
place-shared = mexikanska tåget
place-shared-mexican-train-super = supertåget
place-shared-left = supertågets vänstra ände
place-shared-right = supertågets högra ände
place-shared-public = det allmänna tåget
place-showing = { $number }:an

## Scores

board-head = Omgång { $round } av { $rounds } är slut · lok { $engine }-{ $engine }
board-head-chickenfoot = Omgång { $round } av { $rounds } är slut · startdubbel { $engine }-{ $engine }
board-head-engine-191 = Omgång { $round } är slut · centralstation { $engine }-{ $engine }
board-out =
    { $who ->
        [you] ”Domino!” Du har lagt din sista bricka och vinner omgången.
       *[other] ”Domino!” { $name } har lagt sista brickan och vinner omgången.
    }
board-out-engine-191 =
    { $who ->
        [you] Din hand är tom: omgången är slut.
       *[other] { $name } har tom hand: omgången är slut.
    }
board-fewest = Minst antal prickar: { $names }.
board-fewest-engine-191 =
    { $number ->
        [one] Lägst poäng, och ett segermynt: { $names }.
       *[other] Lägst poäng, och ett segermynt var: { $names }.
    }
board-double-blank = 0-0 ger 50 poäng.
board-blocked = Ingen kan lägga mer: omgången är blockerad.
board-blocked-engine-191 = Alla har passat, och det finns inget kvar att ta: omgången är slut.
board-redeal = Ingen visade en dubbel: alla brickor blandas och delas ut igen.
board-yard-empty = Högen är tom: omgången är slut.
board-round = omgång
board-round-engine-191 = poäng
board-total = totalt
board-left = brickor kvar
board-hand = hand
board-yard = depå
board-tokens = mynt
board-hand-yard = hand { $hand }, depå { $yard }
final-head = Partiet är slut
final-win =
    { $who ->
        [you] Du vinner partiet med { $points } poäng. Bra spelat!
       *[other] { $name } vinner partiet med { $points } poäng.
    }
final-win-engine-191 =
    { $who ->
        [you] Du vinner partiet med { $tokens } segermynt. Bra spelat!
       *[other] { $name } vinner partiet med { $tokens } segermynt.
    }
final-shared-engine-191 = Oavgjort med { $tokens } segermynt var: { $names } delar segern.
final-shared = Oavgjort på { $points } poäng: { $names } delar segern.
replay = Så spelar du samma givar igen:
recorded = Protokollet är sparat. Så ser du partiet igen:
ask-again = Spela igen (j = ja, n = nej, a = annat bord)? [n]:{" "}
please-again = Skriv j för att spela igen vid det här bordet, a för ett annat bord, eller n för att sluta.

## Saved games

game-saved = Partiet är sparat. Så fortsätter du:
game-not-saved = Partiet kunde inte sparas.
not-saved = Det här partiet går inte att spara: { $why }.
ask-unsaved = Spela vidare ändå (j = ja, n = nej)? [j]:{" "}
saved-again = Partiet sparas igen.
no-started-game = det finns inget påbörjat parti att fortsätta
game-in-use = { $file } spelas i en annan terminal
game-unusable = det går inte att fortsätta med { $file }: { $why }
game-over = partiet i { $file } är slut; ”boneyard replay” visar det
game-of-nobody = { $file } säger inte vem som spelar på varje plats, som i ”player A: person” och ”player B: conductor”
game-runs = Det här partiet kör ett program på din dator: { $command }
ask-to-run = Köra det (j = ja, n = nej)? [n]:{" "}

## A program that plays, and fails

fault-late = Programmet som spelar för { $name } svarade inte i tid, så en enkel bot bestämde i stället.
fault-illegal = Programmet som spelar för { $name } ville göra något otillåtet, så en enkel bot bestämde i stället.
fault-unreadable = Programmet som spelar för { $name } gav ett svar som inte går att läsa, så en enkel bot bestämde i stället.
fault-flooded = Programmet som spelar för { $name } skickade för mycket och stoppades; en enkel bot bestämde i stället.
fault-crashed = Programmet som spelar för { $name } har avslutats; en enkel bot bestämde i stället.

## Leaving

goodbye = Hej då, och tack för att du spelade.

## boneyard play --demo

demo-head = { $title }: { $players } bottar, en omgång
players-of-demo = Bottarna: { $each }.
