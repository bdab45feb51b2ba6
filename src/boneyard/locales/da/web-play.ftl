### Playing at the table in the browser: the hand, the buttons, the side panel, notes and sheets.
### A text of the main button has at most 16 characters, in every language and with the longest tile, 12-12.

## The main button, and the smaller ones beside it. $tile is a tile such as 7-2

web-play-do-play = Læg { $tile }
web-play-do-show = Vis { $tile }
# The tile that replaces one of the score yard is shown beside the button
web-play-do-give = Erstat
web-play-do-choose-end = Vælg en ende
web-play-do-choose-line = Vælg en linje
web-play-do-choose-tile = Vælg en brik
web-play-do-fits = Hvad passer?
web-play-do-wait = Vent lidt
web-play-do-draw = Træk
web-play-do-draw-until = Træk videre
web-play-do-take = Tag en brik
web-play-do-keep = Behold
web-play-do-stop = Afslut
web-play-do-pass = Meld pas
web-play-do-remove = Fjern spor
web-play-do-unmark = Tag af
web-play-do-leave = Lad ligge
# Shorter, for a button beside the main one
web-play-short-remove = Fjern
web-play-short-take = Tag
web-play-hint = Tip
web-play-cancel = Annullér
web-play-close = Luk
web-play-ok = OK

## What it is about now, as the title of the amber card

web-play-now-turn = Din tur
web-play-now-none = Intet passer
web-play-now-own-train = Dit eget tog først
web-play-now-double =
    { $number ->
        [0] Dobbeltblank
       *[other] Dobbelt-{ $number }
    } er åben
web-play-now-marker = Din markør
web-play-now-follow = En brik til
web-play-now-drawn = Du trak { $tile }, og den passer
web-play-now-foot = Hønsefod på { $number }-{ $number }
web-play-now-arms = Startbrikken { $number }-{ $number } først
web-play-now-show = Vælg en brik at vise
web-play-now-station = En station først
web-play-now-give = En brik til dit depot
web-play-now-taken = Du tog { $tile }, og den passer
web-play-now-extra = Du må lægge en til
# The tile that was picked up
web-play-now-unfit = { $tile } passer ikke nu
# What stands below the title, without saying so again
web-play-card-now-play-take = Læg en brik, eller tag én fra bunken.
web-play-card-now-play-end = Læg en brik, eller meld pas: der er ikke flere at tage.
web-play-card-now-own-train = Begynd det med en brik, der passer til lokomotivet.
web-play-card-now-close = Luk den, før du lægger andre steder.
web-play-card-now-close-draw = Den skal lukkes først, og du har ingen brik med { $number } at lægge: træk.
web-play-card-now-close-pass = Den skal lukkes først, men du har ingen brik med { $number } at lægge: giv pligten videre.
web-play-card-now-close-empty = Den skal lukkes først, men du har ingen brik med { $number }, og bunken er tom: meld pas.
web-play-card-now-drawn = Læg den.
web-play-card-now-drawn-keep = Læg den, eller behold den.
web-play-card-now-foot =
    { $toes ->
        [one] Den mangler én tå, før der må lægges andre steder.
       *[other] Den mangler { $toes } tæer, før der må lægges andre steder.
    }
web-play-card-now-foot-draw = Den kommer først, og du har ingen brik med { $number }: træk.
web-play-card-now-foot-pass = Den kommer først, men du har ingen brik med { $number }, og bunken er tom: meld pas.
web-play-card-now-arms =
    { $arms ->
        [one] Én arm er ledig.
       *[other] { $arms } arme er ledige.
    }
web-play-card-now-arms-draw = Du har ingen brik med { $number } til dens arme: træk.
web-play-card-now-arms-pass = Du har ingen brik med { $number } til dens arme, og bunken er tom: meld pas.
web-play-card-now-station = Gør { $station } færdig.
web-play-card-now-station-own = Gør { $station } færdig, eller fjern spor fra din linje.
web-play-card-now-station-take = Ingen af dine brikker gør { $station } færdig: tag én til dit depot.
web-play-card-now-station-end = Ingen af dine brikker gør { $station } færdig, og der er ikke flere at tage: meld pas.
web-play-card-now-taken = Læg den, eller afslut turen.

## The bar at the top. $rounds is 0 where a match is played for tokens

web-play-round =
    { $rounds ->
        [0] Runde { $round }
       *[other] Runde { $round } af { $rounds }
    }
# The same where there is little room
web-play-round-short =
    { $rounds ->
        [0] Runde { $round }
       *[other] Runde { $round } / { $rounds }
    }
web-play-engine = Lokomotiv { $engine }
web-play-engine-chickenfoot = Startbrik { $engine }
web-play-engine-engine-191 = Hovedstation { $engine }
web-play-engine-hidden = Før brikkerne vises
web-play-first-to =
    { $tokens ->
        [one] Først til 1 sejrsmønt
       *[other] Først til { $tokens } sejrsmønter
    }
web-play-menu = Menu
web-play-scores = Point
web-play-rules = Regler
web-play-share = Del
web-play-sounds = Lyde
# The title of the browser window
web-play-title-turn = Din tur · Boneyard

## At the table

web-play-at-the-table = Ved bordet
web-play-you = Du
web-play-your-turn = din tur
web-play-their-turn = har tur
web-play-away = væk
# Beside the name of somebody for whom a bot plays on
web-play-bot-plays = en bot spiller
# Beside the letter of a seat that nobody has
web-play-free = ledig
# Beside an eye and the number
web-play-watchers =
    { $number ->
        [one] 1 tilskuer
       *[other] { $number } tilskuere
    }
web-play-tiles =
    { $tiles ->
        [one] 1 brik
       *[other] { $tiles } brikker
    }
web-play-count =
    { $tiles ->
        [one] 1 brik
       *[other] { $tiles } brikker
    } · { $pips ->
        [one] 1 prik
       *[other] { $pips } prikker
    }
web-play-points = point
web-play-tokens = sejrsmønter
web-play-signal-open = Åbent tog
web-play-signal-closed = Lukket tog
# $time is minutes and seconds, 1:05, or hours, 23 h
web-play-time-left = { $time } tilbage
web-play-moves = Seneste ture
web-play-no-moves = Der er ikke sket noget endnu.
web-play-boneyard =
    { $tiles ->
        [0] Bunken er tom
       *[other] Bunken { $tiles }
    }
# Engine 191: the tiles removed, face up beside the boneyard; a button that shows them
web-play-discards = Fjernede { $tiles }
web-play-discards-all = Fjernede brikker
# The deal was fixed before anybody could know it, and can be checked after the match
web-play-sealed = Uddeling forseglet ✓
# Followed by the seal itself, 64 hexadecimal digits
web-play-sealed-why = Brikkerne i dette parti ligger fast og er forseglet: ingen kan ændre dem længere. Når partiet er slut, kontrollerer denne browser dem mod seglet, som blev offentliggjort, før den første brik blev delt ud:
web-play-turn-of = { $name } har tur
# The player whose turn it is has left the page or lost the network
web-play-turn-away = Venter på { $name }
web-play-turn-away-why = Ikke til stede lige nu.
# It is the turn of a seat that nobody has
web-play-turn-free = Plads { $seat } er ledig
web-play-turn-free-why = Den venter på, at nogen sætter sig.
# A button for the host
web-play-let-bot = Lad en bot spille
# To somebody who has no seat, before the last move
web-play-watching = Du ser med.
# A button that shows them the seats they can have
web-play-take-seat = Sæt dig
# To somebody for whom a bot plays on, as a card with the button below
web-play-lent-now = En bot spiller for dig
web-play-lent-now-why = Tag din plads tilbage, når du vil.
web-play-lent-time-up = Din tid er udløbet
web-play-lent-time-up-why = En bot spiller videre for dig. Værten kan give dig pladsen tilbage.
# The same to the host
web-play-lent-host-why = Du er vært: tag din plads tilbage, så får du ny tid.
web-play-seat-back = Tag min plads tilbage
# To somebody whom the host has removed during the match
web-play-removed = Værten har fjernet dig
web-play-removed-why = En bot spiller videre for dig. Du kan stadig se med.
web-play-paused = Partiet er på pause
web-play-paused-why = Det fortsætter, når værten siger til.
# The same to the host, beside a button
web-play-paused-host = Fortsæt, når du vil.
web-play-go-on = Fortsæt

## The hand

web-play-hand = Din hånd
web-play-hand-empty = Ingen brikker tilbage
web-play-train = Dit tog
web-play-train-engine-191 = Din linje
web-play-spare = Løse
web-play-yard = Depot
# A tile read aloud. $use: lay, show, give or none
web-play-tile =
    { $high } og { $low }, { $use ->
        [lay] kan lægges
        [show] kan vises
        [give] kan gå til dit depot
       *[none] kan ikke lægges nu
    }
web-play-arrange = Sortér
web-play-sort-train = Som et tog
web-play-sort-train-engine-191 = Som en linje
web-play-sort-number = Efter tal
web-play-sort-doubles = Dobbeltbrikker først
web-play-turn-tile = Drej { $tile }
web-play-divide = Skil efter { $tile }

## Refusals and hints

web-play-can-lay = Du kan lægge { $tiles } på { $place }.
web-play-can-choose =
    { $number ->
        [one] Én af dine brikker passer.
       *[other] { $number } af dine brikker passer.
    }
# $what is the text of a button, such as Draw
web-play-can-do = Du kan vælge ”{ $what }”.
# $what is a deed such as “play 12-5 on your train”
web-play-hint-is = Tip: { $what }
# From a level above the usual one
web-play-hint-by = Tip ({ $level }): { $what }
# A button in the hint: the strongest level is asked, and thinks for a moment
web-play-hint-stronger = Spørg Jernbanebaronen
# A button beside the hint, which shows the reasons for it
web-play-hint-why = Hvorfor?
web-play-clause = Regel { $clause }
web-play-remove-ask = Vil du fjerne spor?
web-play-remove-off = Fjernes
web-play-remove-end = Ny ende
web-play-remove-cost = Det koster
web-play-remove-price = 1 brik fra bunken, med prikkerne opad i dit depot

## What is called out. A bubble beside the name

web-play-call-knocked = ”Sidste brik!”
web-play-call-knocked-chickenfoot = ”Én tilbage!”
web-play-call-marked-mexican-train-super = ”Fut! Fut!”
web-play-call-foot-begun = ”Hønsefod!”
web-play-call-round-over = ”Domino!”

## What can be said

web-play-say = Sig noget
web-play-say-hello = Hej!
web-play-say-good-luck = Held og lykke!
web-play-say-nice-move = Flot lagt!
web-play-say-well-played = Godt spillet!
web-play-say-thanks = Tak!
web-play-say-sorry = Undskyld!
web-play-say-oops = Ups!
web-play-say-thinking = Lad mig lige tænke …
web-play-say-hurry-up = Din tur!
web-play-say-good-game = Tak for spillet!

## Menu, leaving, taking back

web-play-take-back = Tag tilbage
web-play-take-back-ask = { $name } vil gerne tage noget tilbage
web-play-take-back-why = Det tages tilbage, hvis alle siger ja.
web-play-take-back-waits = Venter på, at de andre siger ja …
# Bubbles over the table: what has become of it
web-play-declined = Ikke alle siger ja: spillet går videre.
web-play-taken-back = Det er taget tilbage.
web-play-yes = Sig ja
web-play-no = Spil videre
web-play-pause = Sæt partiet på pause
web-play-resume = Fortsæt partiet
web-play-leave = Forlad bordet
web-play-leave-ask = Vil du forlade bordet?
web-play-leave-playing = Din plads venter på dig, hvis du bare lukker siden. Rejser du dig, kan værten give den til en bot.
web-play-leave-why = Du kan komme tilbage med linket.
web-play-leave-later = Fortsæt senere
web-play-leave-stand = Rejs dig
web-play-stay = Bliv
web-play-share-why = Alle med dette link kan se med og sætte sig, hvor der er en ledig plads.
web-play-copy = Kopiér linket
web-play-copied = Kopieret
web-play-house-rules = Husregler ved dette bord
web-play-rulings = Vores afgørelser, hvor regelarket er tavst eller uklart

## Seats, while a match goes on. $name is who sits there, $seat the letter of a free seat

web-play-your-name = Dit navn
web-play-sit = Sæt dig på plads { $seat }
web-play-bot-for = Lad en bot spille for { $name }
web-play-hand-back = Giv { $name } pladsen tilbage
# For the host, in the menu and below the seats
web-play-remove-player = Fjern en spiller
web-play-remove-who = Hvem skal forlade bordet?
# Below the question whether somebody is to be removed
web-play-remove-player-why = En bot spiller videre. Den, der bliver fjernet, kan stadig se med, men ikke sætte sig ved dette bord igen.
# $time is minutes and seconds, 4:05
web-play-host-away = Værten er væk. Du kan overtage om { $time }.

## What becomes of seats: bubbles over the table, and lines among the last moves. $who is you or other

web-play-news-handed =
    { $who ->
        [you] Nu spiller en bot for dig.
       *[other] Nu spiller en bot for { $name }.
    }
# The time for the whole match
web-play-news-time-up =
    { $who ->
        [you] Din tid er udløbet: en bot spiller videre for dig.
       *[other] { $name } har ikke mere tid: en bot spiller videre.
    }
web-play-news-handed-back =
    { $who ->
        [you] Du spiller selv igen.
       *[other] { $name } spiller selv igen.
    }
web-play-news-freed =
    { $who ->
        [you] Værten har gjort din plads ledig.
       *[other] Pladsen efter { $name } er ledig.
    }
web-play-news-sat =
    { $who ->
        [you] Nu er du med i spillet.
       *[other] { $name } er nu med i spillet.
    }
web-play-news-filled = En bot tager den ledige plads.
web-play-news-removed =
    { $who ->
        [you] Værten har fjernet dig: en bot spiller videre.
        [host] Du har fjernet { $name }: en bot spiller videre.
       *[other] Værten har fjernet { $name }: en bot spiller videre.
    }
web-play-news-host =
    { $who ->
        [you] Du er vært nu.
       *[other] { $name } er vært nu.
    }
# The time for one move
web-play-news-clock =
    { $who ->
        [you] Din tid var gået: en bot spillede for dig.
       *[other] Tiden var gået for { $name }: en bot spillede.
    }

## Settings

web-play-settings = Indstillinger
web-play-set-numerals = Tal i stedet for prikker
web-play-set-large = Store brikker
web-play-set-sounds = Lyde
web-play-set-motion = Animationer
web-play-set-theme = Farver
web-play-set-language = Sprog
web-play-theme-system = Som systemet
web-play-theme-light = Lyse
web-play-theme-dark = Mørke

## Keys

web-play-keys = Taster
web-play-key-move = Gå gennem dine brikker og gennem enderne
web-play-key-pick = Tag en brik op; læg den på en ende
web-play-key-ends = Gå til den næste ende, der kan bruges
web-play-key-back = Læg brikken tilbage
web-play-key-arrange = Flyt brikken på din hånd
web-play-key-turn = Drej brikken
web-play-key-draw = Træk eller tag en brik
web-play-key-pass = Meld pas, behold eller afslut
web-play-key-hint = Bed om et tip
web-play-key-keys = Vis disse taster

## One device for several people

web-play-pass-device = Giv enheden videre til { $name }
web-play-pass-device-why = Bordet er dækket til, så ingen ser en andens hånd.
web-play-i-am = Jeg er { $name }

## Connection

web-play-coming = På vej til bordet …
web-play-lost = Forbindelsen røg. På vej tilbage …
web-play-try-now = Prøv nu
web-play-try-again = Prøv igen
# A button that loads the page again
web-play-reload = Genindlæs
web-play-gone = Dette bord kan ikke vises
# The title when the server has a newer client
web-play-gone-reload = Boneyard er opdateret
web-play-gone-deleted = Bordet findes ikke længere
