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

level-caboose = Sidste vogn
level-brakeman = Bremser
level-conductor = Konduktør
level-fireman = Fyrbøder
level-engineer = Lokofører
level-dispatcher = Togleder
level-stationmaster = Stationsforstander
level-superintendent = Driftschef
level-baron = Jernbanebaron
level-caboose-about = har lige lært reglerne
level-brakeman-about = vil af med de tunge brikker
level-conductor-about = har en plan, men taber den tit af syne
level-fireman-about = tænker forud, men begår fejl af og til
level-engineer-about = tænker forud og holder sig til planen
level-dispatcher-about = tænker forud og overvejer hver eneste brik
level-stationmaster-about = overvejer, hvad hver brik fører til
level-superintendent-about = prøver først alle muligheder af i hovedet
level-baron-about = tænker længst og overser næsten ingenting
opponents =
    { $number ->
        [one] Din modstander: { $each }.
       *[other] Dine modstandere: { $each }.
    }
opponents-of-all =
    { $number ->
        [one] Botten: { $each }.
       *[other] Bottene: { $each }.
    }
opponent = { $name } ({ $level })
short-match =
    { $rounds ->
        [one] Et parti på 1 runde: lokomotivet er { $engines }.
       *[other] Et parti på { $rounds } runder: lokomotiverne er { $engines }.
    }
short-match-chickenfoot =
    { $rounds ->
        [one] Et parti på 1 runde: startbrikken er { $engines }.
       *[other] Et parti på { $rounds } runder: startbrikkerne er { $engines }.
    }

## Before the match

welcome = Velkommen til Boneyard: togdomino efter de trykte regler.
welcome-keys = Tryk Enter for at vælge svaret i [ ]. Ctrl-D afslutter når som helst.
started-games =
    { $number ->
        [one] Du har et parti at fortsætte:
       *[other] Du har { $number } partier at fortsætte:
    }
started-game = { $title }: { $names }, runde { $round }, sidst spillet { $date }
ask-started =
    { $most ->
        [one] Fortsæt (j), begynd et nyt (n), eller læg det væk (x)? [j]:{" "}
       *[other] Hvilket, n for et nyt, eller x1 for at lægge det første væk? [1]:{" "}
    }
please-started =
    { $most ->
        [one] Skriv j, n eller x, eller tryk bare Enter for at fortsætte.
       *[other] Skriv et tal fra 1 til { $most }, n, eller x og et tal, eller tryk bare Enter for 1.
    }
put-away = Det bliver ikke foreslået mere. Det er gemt her:
started-game-waits =
    { $number ->
        [one] Du har også et påbegyndt parti: ”boneyard play --resume” fortsætter det.
       *[other] Du har også { $number } påbegyndte partier: ”boneyard play --resume” fortsætter det seneste.
    }
ask-sheet = Hvilke regler ligger i din æske?
ask-number = Dit valg [{ $default }]:{" "}
ask-players = Hvor mange spillere, dig selv medregnet ({ $fewest } til { $most })? [{ $default }]:{" "}
ask-people = Hvor mange af dem er mennesker ved dette tastatur ({ $fewest } til { $most })? [{ $default }]:{" "}
ask-name = Hvad hedder du? [{ $default }]:{" "}
ask-name-of = Hvad hedder person { $number }? [{ $default }]:{" "}
somebody = Spiller { $number }
please-other-name = Der er allerede en, der hedder { $name }: vælg et andet navn.
ask-opponents = Hvem vil du spille mod?
ask-opponents-number = Én for alle, eller én for hver, f.eks. { $example } [{ $default }]:{" "}
opponent-choice = { $level }: { $about }
please-opponents = Skriv et tal fra 1 til { $most }, et navn fra listen, eller tryk bare Enter for { $default }.
please-opponents-each =
    { $opponents ->
        [one] Der er kun 1 modstander: skriv ét tal.
       *[other] Der er { $opponents } modstandere: skriv ét tal for alle eller { $opponents } med komma imellem.
    }
ask-rounds = Hvor mange runder ({ $fewest } til { $most })? [{ $default }]:{" "}
ask-tokens = Hvor mange sejrsmønter skal der til for at vinde partiet ({ $fewest } til { $most })? [{ $default }]:{" "}
ask-house-rules = Vil du ændre husregler (j = ja, n = nej)? [n]:{" "}
ask-which-rule = Nummeret på den regel, du vil ændre, eller Enter for at spille:{" "}
house-rules = Husregler
as-printed = som på regelarket
please-number = Skriv et tal fra { $fewest } til { $most }, eller tryk bare Enter for { $default }.
please-number-or-enter = Skriv et tal fra { $fewest } til { $most }, eller tryk bare Enter for at spille.
please-yes-no = Skriv j for ja eller n for nej.

## The table

round-head = Runde { $round } af { $rounds } · lokomotiv { $engine }-{ $engine } · bunken { $boneyard }
round-head-chickenfoot = Runde { $round } af { $rounds } · startbrik { $engine }-{ $engine } · bunken { $boneyard }
round-head-engine-191 = Runde { $round }, først til { $tokens ->
    [one] 1 mønt
   *[other] { $tokens } mønter
} · hovedstation { $engine }-{ $engine } · bunken { $boneyard }, fjernede { $discards }
round-head-choice = Runde { $round }, først til { $tokens ->
    [one] 1 mønt
   *[other] { $tokens } mønter
} · før brikkerne vises · bunken { $boneyard }
round-starts =
    { $who ->
        [you] En ny runde: du starter.
       *[other] En ny runde: { $name } starter.
    }
lane-tiles = hånd
lane-hand = hånd
lane-tokens = mønter
lane-yard = depot, { $pips ->
    [one] 1 prik
   *[other] { $pips } prikker
}:
lane-points = point
lane-shared = Mexicansk tog
lane-shared-mexican-train-super = Supertog
lane-shared-short = Mex. tog
lane-shared-short-mexican-train-super = Supertog
lane-public = Offentl. tog
lane-public-short = Off. tog
signal-open = åbent
signal-closed = lukket
not-begun = ikke begyndt
open-double = åben dobbeltbrik
incomplete-station = ufærdig station
has-chosen = har valgt
is-choosing = mangler at vælge
arms-free =
    { $arms ->
        [one] ({ $number }) ledig arm
       *[other] ({ $number }) ×{ $arms } ledige arme
    }
toes-missing =
    { $toes ->
        [one] !({ $number }) manglende tå
       *[other] !({ $number }) ×{ $toes } manglende tæer
    }
ends-open = Åbne ender: { $ends }
ends-now = Åbne nu: { $ends }
ends-later = Åbne senere: { $ends }
tiles-line = Brikker: { $each }
hands-line = På hånden: { $each }
points-line = Point: { $each }
tokens-line = Sejrsmønter: { $each }
count-of = { $name } { $number }
hand-head =
    { $tiles ->
        [one] Din sidste brik, { $pips ->
            [one] 1 prik
           *[other] { $pips } prikker
        }:
       *[other] Dine { $tiles } brikker, { $pips ->
            [one] 1 prik
           *[other] { $pips } prikker
        }:
    }
hand-of = { $name }:
yard-head = Dit depot, { $pips ->
    [one] 1 prik
   *[other] { $pips } prikker
}:

## What must happen now

now-play = Din tur: læg en brik.
now-play-take = Din tur: læg en brik, eller tag én fra bunken ({ $clause }).
now-play-end = Din tur: læg en brik, eller meld pas: der er ikke flere at tage ({ $clause }).
now-own-train = Begynd dit eget tog først ({ $clause }).
now-own-train-first-turn = Det er din første tur: begynd dit eget tog ({ $clause }).
now-close =
    { $number ->
        [0] Dobbeltblank
       *[other] Dobbelt-{ $number }
    } skal lukkes først ({ $clause }).
now-close-draw =
    { $number ->
        [0] Dobbeltblank
       *[other] Dobbelt-{ $number }
    } skal lukkes først ({ $clause }), og du har ingen brik med { $number } at lægge: træk.
now-close-pass =
    { $number ->
        [0] Dobbeltblank
       *[other] Dobbelt-{ $number }
    } skal lukkes først, men du har ingen brik med { $number } at lægge: giv pligten videre ({ $clause }).
now-close-empty =
    { $number ->
        [0] Dobbeltblank
       *[other] Dobbelt-{ $number }
    } skal lukkes først, men du har ingen brik med { $number }, og bunken er tom: meld pas ({ $clause }).
now-draw-until =
    Ingen kunne lukke din { $number ->
        [0] dobbeltblank
       *[other] dobbelt-{ $number }
    }: træk, til en brik passer ({ $clause }).
now-follow = Du har lagt en dobbeltbrik: læg en brik til ({ $clause }).
now-follow-draw = Du har lagt en dobbeltbrik og har ingen brik at lægge efter den: træk ({ $clause }).
now-follow-pass = Du har lagt en dobbeltbrik og har ingen brik at lægge efter den, og bunken er tom: meld pas ({ $clause }).
now-drawn = Du trak { $tile }, og den passer: læg den ({ $clause }).
now-drawn-keep = Du trak { $tile }, og den passer: læg den, eller behold den ({ $clause }).
now-unmark = Du har lagt på dit eget tog. Skal din markør tages af ({ $clause })?
now-draw = Ingen af dine brikker kan lægges: træk én ({ $clause }).
now-pass = Ingen af dine brikker kan lægges, og bunken er tom: meld pas ({ $clause }).
now-none-take = Ingen af dine brikker kan lægges: tag én til dit depot ({ $clause }).
now-none-end = Ingen af dine brikker kan lægges, og der er ikke flere at tage: meld pas ({ $clause }).
now-foot =
    { $toes ->
        [one] Hønsefod { $number } kommer først: den mangler én tå ({ $clause }).
       *[other] Hønsefod { $number } kommer først: den mangler { $toes } tæer ({ $clause }).
    }
now-foot-draw = Hønsefod { $number } kommer først, og du har ingen brik med { $number }: træk ({ $clause }).
now-foot-pass = Hønsefod { $number } kommer først, men du har ingen brik med { $number }, og bunken er tom: meld pas ({ $clause }).
now-arms =
    { $arms ->
        [one] Startbrik { $number } kommer først: én arm er ledig ({ $clause }).
       *[other] Startbrik { $number } kommer først: { $arms } arme er ledige ({ $clause }).
    }
now-arms-draw = Startbrikkens arme kommer først, og du har ingen brik med { $number }: træk ({ $clause }).
now-arms-pass = Startbrikkens arme kommer først, men du har ingen brik med { $number }, og bunken er tom: meld pas ({ $clause }).
now-show = Vælg en brik i hemmelighed. Alle viser på én gang; den laveste dobbeltbrik bliver hovedstationen, og ejeren starter ({ $clause }).
now-show-only = Vælg en brik i hemmelighed. Alle viser på én gang; den laveste dobbeltbrik bliver hovedstationen ({ $clause }).
now-station = Du skal først gøre { $station } færdig ({ $clause }).
now-station-own = Du skal først gøre { $station } færdig eller fjerne spor fra din linje ({ $clause }).
now-station-take = Du skal først gøre { $station } færdig, men ingen af dine brikker passer: tag én til dit depot ({ $clause }).
now-station-end = Du skal først gøre { $station } færdig, men ingen af dine brikker passer, og der er ikke flere at tage: meld pas ({ $clause }).
now-give = { $tile } kom fra dit depot: erstat den med en brik fra din hånd ({ $clause }).
now-taken = Du tog { $tile }, og den passer: læg den, eller afslut turen ({ $clause }).
now-extra = Du har lagt en station: læg en brik til, eller afslut turen ({ $clause }).
now-extra-none = Du har lagt en station, og der er ikke mere, der passer: afslut turen ({ $clause }).
station-at = station { $number } på { $place }

## The choices

on-own = På dit tog
on-own-engine-191 = På din linje
on-place = På tog { $seat }, { $name }
on-place-engine-191 = På linje { $seat }, { $name }
on-shared = På det mexicanske tog
on-shared-mexican-train-super = På supertoget
on-shared-left = På supertoget, venstre ende
on-shared-right = På supertoget, højre ende
on-shared-public = På det offentlige tog
choices-head = { $place } ({ $number }):
choices-draw = { $place } ({ $number }), og træk så:
choices-foot =
    { $toes ->
        [one] På hønsefod { $number } (sidste tå):
       *[other] På hønsefod { $number } (mangler { $toes } tæer):
    }
choices-spinner =
    { $arms ->
        [one] På startbrik { $number } (én ledig arm):
       *[other] På startbrik { $number } ({ $arms } ledige arme):
    }
choices-ends =
    { $ends ->
        [one] På { $number }-enden:
       *[other] På en { $number }-ende ({ $ends } ender):
    }
choices-show-double = Dobbeltbrikker:
choices-show-other = Andre brikker:
choices-give = Fra din hånd:
choices-yard = * fra dit depot; den erstattes af en brik fra din hånd
do-draw = træk en brik
do-keep = behold brikken
do-pass = meld pas
do-draw-until = træk, til en brik passer
do-unmark = tag markøren af
do-leave = lad markøren ligge
do-play = læg { $tile }
do-show = vælg { $tile }
do-give = læg { $tile } i dit depot
do-take = tag en brik fra bunken til dit depot
do-remove =
    { $number ->
        [one] fjern spor: { $tiles }; en brik fra bunken går til dit depot
       *[other] fjern spor: { $tiles }; en brik fra bunken går til dit depot
    }
do-stop = afslut turen
prompt = Dit valg (?{"\u00A0"}for{"\u00A0"}hjælp):{" "}
prompt-enter = Enter: { $what } (?{"\u00A0"}for{"\u00A0"}hjælp):{" "}
prompt-more = -- Enter for mere, q for at stoppe --{" "}
prompt-quit = Vil du forlade partiet (j = ja, n = nej)? [n]:{" "}
prompt-quit-saved = Partiet er gemt. Vil du forlade det (j = ja, n = nej)? [n]:{" "}
prompt-next-round = Tryk Enter for næste runde:{" "}
prompt-pass = Tryk Enter for at skjule dine brikker, og giv så tastaturet til { $name }:{" "}
prompt-sit-down = { $name }, tryk Enter, når ingen andre kan se skærmen:{" "}

## What was typed

typed-nothing = Skriv nummeret på et valg, eller ? for hjælp.
typed-unknown = ”{ $text }” kan du ikke gøre her. Skriv et nummer fra listen, en brik som { $example }, eller ? for hjælp.
typed-too-high =
    { $most ->
        [one] Der er kun ét valg: 1.
       *[other] Valgene er 1 til { $most }.
    }
typed-no-tile = Der er ingen brik { $text }: det højeste tal er { $highest }.
typed-no-end = Der er intet tog ”{ $text }” her. Togene er { $ends }.
typed-no-end-chickenfoot = Der er ingen ende ”{ $text }” her. De åbne ender viser { $ends }.
typed-no-end-engine-191 = Der er ingen linje ”{ $text }” her. Linjerne er { $ends }.
typed-which-end = { $tile } passer flere steder. Skriv hvor: { $choices }.
typed-no-clause = Der er ingen regel { $text } her. Skriv ”rules” for at se dem alle.
clause-line = { $id }: { $text }
# What may be typed for yes, for no, and for another table; y and n always may.
typed-yes = j ja
typed-no = n nej
typed-another = a andet

help =
    Skriv nummeret på et valg, og tryk Enter.
    Eller skriv en brik: 12-5. Passer den to steder, så tilføj toget: 12-5@A eller 12-5@{ $shared }.

    table    vis bordet igen
    hand     dine brikker, og hvor hver af dem kan lægges nu
    history  hvad der er sket i denne runde
    hint     hvad en stærk spiller ville gøre, og hvorfor; ”hint 9” spørger den stærkeste
    rules    alle regler; ”rules A34” eller ”rules markør” finder nogle af dem
    quit     forlad partiet (også Ctrl-C, Ctrl-D)

    På bordet viser > et tog, du kan lægge på nu, og ! en åben dobbeltbrik.
    Kantede parenteser viser en dobbeltbrik: [7-7]. +3 er tre tidligere brikker.
    Tallet for enden af et tog, (9), er det, din brik skal passe til.
    På et åbent tog må alle lægge, på et lukket kun ejeren.
help-chickenfoot =
    Skriv nummeret på et valg, og tryk Enter.
    Eller skriv en brik: 9-5. Passer den to steder, så tilføj endens tal: 9-5@9.

    table    vis bordet igen
    hand     dine brikker, og hvor hver af dem kan lægges nu
    history  hvad der er sket i denne runde
    hint     hvad en stærk spiller ville gøre, og hvorfor; ”hint 9” spørger den stærkeste
    rules    alle regler; ”rules F11” eller ”rules startbrik” finder nogle af dem
    quit     forlad partiet (også Ctrl-C, Ctrl-D)

    Brikkerne breder sig mod højre fra startbrikken, den første dobbeltbrik.
    Kantede parenteser viser en dobbeltbrik: [7-7]. +3 er tre tidligere brikker.
    Et tal i parentes, (9), er en åben ende; (9) ×2 er to af dem.
    !(7) viser en hønsefod: der må ikke lægges andre steder, før den har tre tæer.
help-engine-191 =
    Skriv nummeret på et valg, og tryk Enter.
    Eller skriv en brik: 9-5. Passer den to steder, så tilføj linjen: 9-5@A.
    Eller et ord: take (tag), remove (fjern spor), stop (afslut), pass (meld pas).

    table    vis bordet igen
    hand     dine brikker, og hvor hver af dem kan lægges nu
    history  hvad der er sket i denne runde
    hint     hvad en stærk spiller ville gøre, og hvorfor; ”hint 9” spørger den stærkeste
    rules    alle regler; ”rules E33” eller ”rules station” finder nogle af dem
    quit     forlad partiet (også Ctrl-C, Ctrl-D)

    På bordet viser > en linje, du kan lægge på nu, og ! en ufærdig station.
    Kantede parenteser viser en station (dobbeltbrik): [7-7]. +3 er 3 tidligere brikker.
    Tallet for enden af en linje, (9), er det, din brik skal passe til.
    Du må lægge på alle linjer, men på en andens linje trækker du en brik bagefter.
    Brikker på din hånd og i dit depot tæller imod dig. Færrest point vinder runden.
hand-goes = { $tile }: { $where }
nothing-yet = Der er ikke sket noget endnu.
hand-stays = kan ikke lægges nu
hand-show = kan vælges
hand-give = kan gå til dit depot
hand-yard = { "" } (depot)

## What happened, one line a turn. A line is `told-line`; its parts have no subject.

told-line = { $name } { $what }.
told-and = { $first } og { $last }
told-or = { $first } eller { $last }
told-comma = { $first }, { $next }
told-laid =
    { $who ->
        [you] lægger { $tile } på { $place }
       *[other] lægger { $tile } på { $place }
    }
told-foot-begun =
    { $who ->
        [you] råber ”Hønsefod!”
       *[other] råber ”Hønsefod!”
    }
told-foot-completed =
    { $who ->
        [you] gør hønsefoden færdig
       *[other] gør hønsefoden færdig
    }
told-foot-released = Der er for få brikker med { $number } tilbage til tre tæer, så hønsefoden regnes for færdig.
told-showed =
    { $who ->
        [you] vælger { $tile }
       *[other] vælger en brik
    }
told-revealed = Alle viser: { $each }.
told-each = { $name } { $tile }
told-station-completed =
    { $who ->
        [you] gør stationen færdig
       *[other] gør stationen færdig
    }
told-removed =
    { $who ->
        [you] fjerner { $tile } fra din linje
       *[other] fjerner { $tile } fra { $place }
    }
told-took =
    { $who ->
        [you] tager { $tile } til dit depot
       *[other] tager { $tile } til sit depot
    }
told-gave =
    { $who ->
        [you] lægger { $tile } i dit depot
       *[other] lægger { $tile } i sit depot
    }
told-stopped =
    { $who ->
        [you] afslutter turen
       *[other] afslutter turen
    }
told-flipped = Bunken er brugt op: de fjernede brikker blandes til en ny.
told-drew =
    { $who ->
        [you] trækker { $tiles }
       *[other] trækker { $tiles }
    }
told-drew-in-vain =
    { $who ->
        [you] trækker { $tiles }, men kan ikke lægge den
       *[other] trækker { $tiles }, men kan ikke lægge den
    }
told-drew-hidden =
    { $number ->
        [one] trækker
       *[other] trækker { $number } brikker
    }
told-kept =
    { $who ->
        [you] beholder den
       *[other] beholder den
    }
told-passed =
    { $who ->
        [you] melder pas
       *[other] melder pas
    }
told-marked =
    { $who ->
        [you] åbner dit tog
       *[other] åbner { $place }
    }
told-marked-mexican-train-super =
    { $who ->
        [you] åbner dit tog (”Fut! Fut!”)
       *[other] åbner { $place } (”Fut! Fut!”)
    }
told-unmarked =
    { $who ->
        [you] tager din markør af
       *[other] tager sin markør af
    }
told-left-marked =
    { $who ->
        [you] lader dit tog være åbent
       *[other] lader { $place } være åbent
    }
told-double-closed =
    { $who ->
        [you] lukker dobbeltbrikken
       *[other] lukker dobbeltbrikken
    }
told-duty-handed-on =
    { $who ->
        [you] lader pligten til at lukke dobbeltbrikken gå videre
       *[other] lader pligten til at lukke dobbeltbrikken gå videre
    }
told-duty-lapsed =
    { $who ->
        [you] behøver ikke længere lukke dobbeltbrikken
       *[other] behøver ikke længere lukke dobbeltbrikken
    }
told-knocked =
    { $who ->
        [you] banker i bordet: én brik tilbage
       *[other] banker i bordet: én brik tilbage
    }
told-knocked-mexican-train-satisfy =
    { $who ->
        [you] har én brik tilbage
       *[other] har én brik tilbage
    }
told-knocked-chickenfoot =
    { $who ->
        [you] siger ”Én tilbage!”
       *[other] siger ”Én tilbage!”
    }
told-engine-laid-chickenfoot =
    { $who ->
        [you] lægger startbrikken { $tile }
       *[other] lægger startbrikken { $tile }
    }
told-engine-laid-engine-191 =
    { $who ->
        [you] viser den laveste dobbeltbrik: { $tile } er hovedstationen
       *[other] viser den laveste dobbeltbrik: { $tile } er hovedstationen
    }
told-engine-laid =
    { $who ->
        [you] lægger lokomotivet { $tile }
       *[other] lægger lokomotivet { $tile }
    }
told-redealt =
    { $number ->
        [one] Ingen havde { $engine }: alle brikker blev blandet og delt ud igen.
       *[other] Ingen havde { $engine }: alle brikker blev blandet og delt ud igen, { $number } gange.
    }
told-redealt-chickenfoot =
    { $number ->
        [one] Ingen havde rundens dobbeltbrik: alle brikker blev blandet og delt ud igen.
       *[other] Ingen havde rundens dobbeltbrik: alle brikker blev blandet og delt ud igen, { $number } gange.
    }
told-redealt-engine-191 =
    { $number ->
        [one] Ingen viste en dobbeltbrik: alle brikker blev blandet og delt ud igen.
       *[other] Ingen viste en dobbeltbrik: alle brikker blev blandet og delt ud igen, indtil nu { $number } gange.
    }
told-not-held = Ingen havde rundens dobbeltbrik: en lavere, { $engine }, bruges i stedet.
told-searched =
    { $number ->
        [one] Ingen havde { $engine }: den var den første brik, der blev trukket.
       *[other] Ingen havde { $engine }: alle trak efter tur, og den dukkede op efter { $number } brikker.
    }

place-own = dit tog
place-own-engine-191 = din linje
place-of = tog { $seat }
place-of-engine-191 = linje { $seat }
place-shared = det mexicanske tog
place-shared-mexican-train-super = supertoget
place-shared-left = den venstre ende af supertoget
place-shared-right = den højre ende af supertoget
place-shared-public = det offentlige tog
place-showing = { $number }-enden

## Scores

board-head = Slut på runde { $round } af { $rounds } · lokomotiv { $engine }-{ $engine }
board-head-chickenfoot = Slut på runde { $round } af { $rounds } · startbrik { $engine }-{ $engine }
board-head-engine-191 = Slut på runde { $round } · hovedstation { $engine }-{ $engine }
board-out =
    { $who ->
        [you] ”Domino!” Du har lagt din sidste brik og vinder runden.
       *[other] ”Domino!” { $name } har lagt sin sidste brik og vinder runden.
    }
board-out-engine-191 =
    { $who ->
        [you] Din hånd er tom: runden er slut.
       *[other] { $name } har ingen brikker på hånden: runden er slut.
    }
board-fewest = Færrest prikker: { $names }.
board-fewest-engine-191 =
    { $number ->
        [one] Færrest point og en sejrsmønt: { $names }.
       *[other] Færrest point og en sejrsmønt hver: { $names }.
    }
board-double-blank = 0-0 giver 50 point.
board-blocked = Ingen kan lægge flere brikker: runden er blokeret.
board-blocked-engine-191 = Alle har meldt pas, og der er ikke flere brikker at tage: runden er slut.
board-redeal = Ingen viste en dobbeltbrik: alle brikker blandes og deles ud igen.
board-yard-empty = Bunken er tom: runden er slut.
board-round = runde
board-round-engine-191 = point
board-total = i alt
board-left = brikker tilbage
board-hand = hånd
board-yard = depot
board-tokens = mønter
board-hand-yard = hånd { $hand }, depot { $yard }
final-head = Partiet er slut
final-win =
    { $who ->
        [you] Du vinder partiet med { $points } point. Flot klaret!
       *[other] { $name } vinder partiet med { $points } point.
    }
final-win-engine-191 =
    { $who ->
        [you] Du vinder partiet med { $tokens ->
            [one] 1 sejrsmønt
           *[other] { $tokens } sejrsmønter
        }. Flot klaret!
       *[other] { $name } vinder partiet med { $tokens ->
            [one] 1 sejrsmønt
           *[other] { $tokens } sejrsmønter
        }.
    }
final-shared-engine-191 = Uafgjort: { $names } deler sejren med { $tokens ->
    [one] 1 sejrsmønt
   *[other] { $tokens } sejrsmønter
} hver.
final-shared = Uafgjort: { $names } deler sejren med { $points } point hver.
replay = Spil de samme uddelinger igen med:
recorded = Protokollen er gemt. Se partiet igen med:
ask-again = En gang til (j = ja, n = nej, a = et andet bord)? [n]:{" "}
please-again = Skriv j for at spille igen ved dette bord, a for et andet bord eller n for at stoppe.

## Saved games

game-saved = Partiet er gemt. Fortsæt det med:
game-not-saved = Partiet kunne ikke gemmes.
not-saved = Partiet kan ikke gemmes: { $why }.
ask-unsaved = Vil du spille videre alligevel (j = ja, n = nej)? [j]:{" "}
saved-again = Partiet bliver gemt igen.
no-started-game = der er intet påbegyndt parti at fortsætte
game-in-use = { $file } er ved at blive spillet i en anden terminal
game-unusable = kan ikke fortsætte { $file }: { $why }
game-over = partiet i { $file } er slut; ”boneyard replay” viser det
game-of-nobody = { $file } siger ikke, hvem der spiller på hver plads, som i ”player A: person” og ”player B: conductor”
game-runs = Dette parti kører et program på din computer: { $command }
ask-to-run = Vil du køre det (j = ja, n = nej)? [n]:{" "}

## A program that plays, and fails

fault-late = Programmet for { $name } svarede ikke i tide, så en enkel bot valgte for det.
fault-illegal = Programmet for { $name } ville noget, der ikke er tilladt, så en enkel bot valgte for det.
fault-unreadable = Programmet for { $name } gav et svar, der ikke kan læses, så en enkel bot valgte for det.
fault-flooded = Programmet for { $name } skrev for meget og blev stoppet; en enkel bot valgte for det.
fault-crashed = Programmet for { $name } er gået ned; en enkel bot valgte for det.

## Leaving

goodbye = Farvel, og tak for spillet.

## boneyard play --demo

demo-head = { $title }: { $players } bots, én runde
players-of-demo = Bottene: { $each }.
