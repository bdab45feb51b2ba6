### Playing at the table in the browser: the hand, the buttons, the side panel, notes and sheets.
### A text of the main button has at most 16 characters, in every language and with the longest tile, 12-12.

## The main button, and the smaller ones beside it. $tile is a tile such as 7-2

web-play-do-play = Lägg { $tile }
web-play-do-show = Visa { $tile }
# The tile that replaces one of the score yard is shown beside the button
web-play-do-give = Ersätt
web-play-do-choose-end = Välj en ände
web-play-do-choose-line = Välj en linje
web-play-do-choose-tile = Välj en bricka
web-play-do-fits = Vad passar?
web-play-do-wait = Vänta lite
web-play-do-draw = Dra
web-play-do-draw-until = Fortsätt dra
web-play-do-take = Ta en bricka
web-play-do-keep = Behåll
web-play-do-stop = Avsluta
web-play-do-pass = Passa
web-play-do-remove = Riv spår
web-play-do-unmark = Ta bort markören
web-play-do-leave = Låt den ligga
# Shorter, for a button beside the main one
web-play-short-remove = Riv
web-play-short-take = Ta
web-play-hint = Tips
web-play-cancel = Avbryt
web-play-close = Stäng
web-play-ok = OK

## What it is about now, as the title of the amber card

web-play-now-turn = Din tur
web-play-now-none = Inget passar
web-play-now-own-train = Ditt eget tåg först
web-play-now-double = Dubbel-{ $number } är öppen
web-play-now-marker = Din markör
web-play-now-follow = En bricka till
web-play-now-drawn = Du drog { $tile }, och den passar
web-play-now-foot = Hönsfot på { $number }-{ $number }
web-play-now-arms = Startdubbeln { $number }-{ $number } först
web-play-now-show = Välj en bricka att visa
web-play-now-station = En station först
web-play-now-give = Lägg en bricka i depån
web-play-now-taken = Du tog { $tile }, och den passar
web-play-now-extra = Du får lägga en gång till
# The tile that was picked up
web-play-now-unfit = { $tile } passar inte nu
# What stands below the title, without saying so again
web-play-card-now-play-take = Lägg en bricka, eller ta en från högen.
web-play-card-now-play-end = Lägg en bricka, eller passa, för det finns inget kvar att ta.
web-play-card-now-own-train = Påbörja det med en bricka som passar till loket.
web-play-card-now-close = Stäng den innan du lägger någon annanstans.
web-play-card-now-close-draw = Den måste stängas först, och du har ingen { $number }:a att lägga: dra.
web-play-card-now-close-pass = Den måste stängas först, men du har ingen { $number }:a att lägga: lämna plikten vidare.
web-play-card-now-close-empty = Den måste stängas först, men du har ingen { $number }:a och högen är tom: passa.
web-play-card-now-drawn = Lägg den.
web-play-card-now-drawn-keep = Lägg den, eller behåll den.
web-play-card-now-foot =
    { $toes ->
        [one] Den måste göras färdig först: en tå saknas.
       *[other] Den måste göras färdig först: { $toes } tår saknas.
    }
web-play-card-now-foot-draw = Den kommer först, och du har ingen { $number }:a: dra.
web-play-card-now-foot-pass = Den kommer först, men du har ingen { $number }:a och högen är tom: passa.
web-play-card-now-arms =
    { $arms ->
        [one] En arm är ledig.
       *[other] { $arms } armar är lediga.
    }
web-play-card-now-arms-draw = Du har ingen { $number }:a till dess armar: dra.
web-play-card-now-arms-pass = Du har ingen { $number }:a till dess armar och högen är tom: passa.
web-play-card-now-station = Gör färdig { $station }.
web-play-card-now-station-own = Gör färdig { $station }, eller riv spår på din linje.
web-play-card-now-station-take = Ingen av dina brickor gör färdig { $station }: ta en till din depå.
web-play-card-now-station-end = Ingen av dina brickor gör färdig { $station } och det finns inget kvar att ta: passa.
web-play-card-now-taken = Lägg den, eller avsluta turen.

## The bar at the top. $rounds is 0 where a match is played for tokens

web-play-round =
    { $rounds ->
        [0] Omgång { $round }
       *[other] Omgång { $round } av { $rounds }
    }
# The same where there is little room
web-play-round-short =
    { $rounds ->
        [0] Omgång { $round }
       *[other] Omgång { $round } / { $rounds }
    }
web-play-engine = Lok { $engine }
web-play-engine-chickenfoot = Startdubbel { $engine }
web-play-engine-engine-191 = Centralstation { $engine }
web-play-engine-hidden = Innan brickorna visas
web-play-first-to =
    { $tokens ->
        [one] Först till 1 mynt
       *[other] Först till { $tokens } mynt
    }
web-play-menu = Meny
web-play-scores = Poäng
web-play-rules = Regler
web-play-share = Dela
web-play-sounds = Ljud
# The title of the browser window
web-play-title-turn = Din tur · Boneyard

## At the table

web-play-at-the-table = Vid bordet
web-play-you = Du
web-play-your-turn = din tur
web-play-their-turn = spelar
web-play-away = borta
# Beside the name of somebody for whom a bot plays on
web-play-bot-plays = en bot spelar
# Beside the letter of a seat that nobody has
web-play-free = ledig
# Beside an eye and the number
web-play-watchers =
    { $number ->
        [one] 1 åskådare
       *[other] { $number } åskådare
    }
web-play-tiles =
    { $tiles ->
        [one] 1 bricka
       *[other] { $tiles } brickor
    }
web-play-count =
    { $tiles ->
        [one] 1 bricka
       *[other] { $tiles } brickor
    } · { $pips ->
        [one] 1 prick
       *[other] { $pips } prickar
    }
web-play-points = poäng
web-play-tokens = mynt
web-play-signal-open = Öppet tåg
web-play-signal-closed = Stängt tåg
# $time is minutes and seconds, 1:05, or hours, 23 h
web-play-time-left = { $time } kvar
web-play-moves = Senaste dragen
web-play-no-moves = Inget har hänt än.
web-play-boneyard =
    { $tiles ->
        [0] Högen är tom
       *[other] Högen { $tiles }
    }
# Engine 191: the tiles removed, face up beside the boneyard; a button that shows them
web-play-discards = Borttagna { $tiles }
web-play-discards-all = Borttagna brickor
# The deal was fixed before anybody could know it, and can be checked after the match
web-play-sealed = Förseglad giv ✓
# Followed by the seal itself, 64 hexadecimal digits
web-play-sealed-why = Brickorna i det här partiet är bestämda och förseglade: ingen kan ändra dem längre. När partiet är slut kontrollerar den här webbläsaren dem mot sigillet, som offentliggjordes innan den första brickan delades ut:
web-play-turn-of = { $name } spelar
# The player whose turn it is has left the page or lost the network
web-play-turn-away = Väntar på { $name }
web-play-turn-away-why = Inte här just nu.
# It is the turn of a seat that nobody has
web-play-turn-free = Plats { $seat } är ledig
web-play-turn-free-why = Den väntar på att någon sätter sig.
# A button for the host
web-play-let-bot = Låt en bot spela
# To somebody who has no seat, before the last move
web-play-watching = Du tittar på.
# A button that shows them the seats they can have
web-play-take-seat = Sätt dig
# To somebody for whom a bot plays on, as a card with the button below
web-play-lent-now = En bot spelar för dig
web-play-lent-now-why = Ta tillbaka din plats när du vill.
web-play-lent-time-up = Din tid är slut
web-play-lent-time-up-why = En bot spelar vidare för dig. Värden kan ge dig platsen tillbaka.
# The same to the host
web-play-lent-host-why = Du är värd: ta tillbaka din plats, så får du ny tid.
web-play-seat-back = Ta tillbaka min plats
# To somebody whom the host has removed during the match
web-play-removed = Värden har tagit bort dig
web-play-removed-why = En bot spelar vidare för dig. Du kan fortfarande titta på.
web-play-paused = Partiet är pausat
web-play-paused-why = Det fortsätter när värden säger till.
# The same to the host, beside a button
web-play-paused-host = Fortsätt när du vill.
web-play-go-on = Fortsätt

## The hand

web-play-hand = Din hand
web-play-hand-empty = Inga brickor kvar
web-play-train = Ditt tåg
web-play-train-engine-191 = Din linje
web-play-spare = Lösa
web-play-yard = Depå
# A tile read aloud. $use: lay, show, give or none
web-play-tile =
    { $high } och { $low }, { $use ->
        [lay] kan läggas
        [show] kan visas
        [give] kan läggas i din depå
       *[none] kan inte läggas nu
    }
web-play-arrange = Ordna
web-play-sort-train = Som ett tåg
web-play-sort-train-engine-191 = Som en linje
web-play-sort-number = Efter tal
web-play-sort-doubles = Dubblar först
web-play-turn-tile = Vänd { $tile }
web-play-divide = Dela upp efter { $tile }

## Refusals and hints

web-play-can-lay = Du kan lägga { $tiles } på { $place }.
web-play-can-choose =
    { $number ->
        [one] En av dina brickor passar.
       *[other] { $number } av dina brickor passar.
    }
# $what is the text of a button, such as Draw
web-play-can-do = Du kan välja ”{ $what }”.
# $what is a deed such as “play 12-5 on your train”
web-play-hint-is = Tips: { $what }
# From a level above the usual one
web-play-hint-by = Tips ({ $level }): { $what }
# A button in the hint: the strongest level is asked, and thinks for a moment
web-play-hint-stronger = Fråga Järnvägsbaronen
# A button beside the hint, which shows the reasons for it
web-play-hint-why = Varför?
web-play-clause = Regel { $clause }
web-play-remove-ask = Riva spår?
web-play-remove-off = Tas bort
web-play-remove-end = Ny ände
web-play-remove-cost = Kostar
web-play-remove-price = 1 bricka från högen, med framsidan uppåt i din depå

## What is called out. A bubble beside the name

web-play-call-knocked = ”Sista brickan!”
web-play-call-knocked-chickenfoot = ”En kvar!”
web-play-call-marked-mexican-train-super = ”Tut! Tut!”
web-play-call-foot-begun = ”Hönsfot!”
web-play-call-round-over = ”Domino!”

## What can be said

web-play-say = Säg något
web-play-say-hello = Hej!
web-play-say-good-luck = Lycka till!
web-play-say-nice-move = Snyggt!
web-play-say-well-played = Bra spelat!
web-play-say-thanks = Tack!
web-play-say-sorry = Förlåt!
web-play-say-oops = Hoppsan!
web-play-say-thinking = Låt mig tänka …
web-play-say-hurry-up = Din tur!
web-play-say-good-game = Tack för partiet!

## Menu, leaving, taking back

web-play-take-back = Ångra
web-play-take-back-ask = { $name } vill ångra ett drag
web-play-take-back-why = Draget ångras om alla godkänner det.
web-play-take-back-waits = Väntar på att de andra ska godkänna …
# Bubbles over the table: what has become of it
web-play-declined = Alla håller inte med: spelet går vidare.
web-play-taken-back = Draget är ångrat.
web-play-yes = Godkänn
web-play-no = Spela vidare
web-play-pause = Pausa partiet
web-play-resume = Fortsätt partiet
web-play-leave = Lämna bordet
web-play-leave-ask = Lämna bordet?
web-play-leave-playing = Din plats väntar på dig om du bara stänger sidan. Om du reser dig får värden ge den till en bot.
web-play-leave-why = Du kan komma tillbaka med länken.
web-play-leave-later = Fortsätt senare
web-play-leave-stand = Res dig
web-play-stay = Stanna kvar
web-play-share-why = Den som har länken kan titta på, och sätta sig där en plats är ledig.
web-play-copy = Kopiera länken
web-play-copied = Kopierat
web-play-house-rules = Husregler vid det här bordet
web-play-rulings = Våra tolkningar, där regelbladet tiger eller är oklart

## Seats, while a match goes on. $name is who sits there, $seat the letter of a free seat

web-play-your-name = Ditt namn
web-play-sit = Sätt dig på plats { $seat }
web-play-bot-for = Låt en bot spela för { $name }
web-play-hand-back = Ge tillbaka platsen till { $name }
# For the host, in the menu and below the seats
web-play-remove-player = Ta bort en spelare
web-play-remove-who = Vem ska lämna bordet?
# Below the question whether somebody is to be removed
web-play-remove-player-why = En bot spelar vidare. Den som tas bort kan titta på, men inte sätta sig vid det här bordet igen.
# $time is minutes and seconds, 4:05
web-play-host-away = Värden är borta. Du kan ta över om { $time }.

## What becomes of seats: bubbles over the table, and lines among the last moves. $who is you or other

web-play-news-handed =
    { $who ->
        [you] Nu spelar en bot för dig.
       *[other] Nu spelar en bot för { $name }.
    }
# The time for the whole match
web-play-news-time-up =
    { $who ->
        [you] Din tid är slut: en bot spelar vidare för dig.
       *[other] { $name } har ingen tid kvar: en bot spelar vidare.
    }
web-play-news-handed-back =
    { $who ->
        [you] Du spelar själv igen.
       *[other] { $name } spelar själv igen.
    }
web-play-news-freed =
    { $who ->
        [you] Värden har gjort din plats ledig.
       *[other] Platsen efter { $name } är ledig.
    }
web-play-news-sat =
    { $who ->
        [you] Nu är du med i spelet.
       *[other] { $name } är nu med i spelet.
    }
web-play-news-filled = En bot tar den lediga platsen.
web-play-news-removed =
    { $who ->
        [you] Värden har tagit bort dig: en bot spelar vidare.
        [host] Du har tagit bort { $name }: en bot spelar vidare.
       *[other] Värden har tagit bort { $name }: en bot spelar vidare.
    }
web-play-news-host =
    { $who ->
        [you] Du är värd nu.
       *[other] { $name } är värd nu.
    }
# The time for one move
web-play-news-clock =
    { $who ->
        [you] Din tid var slut: en bot spelade för dig.
       *[other] Tiden var slut för { $name }: en bot spelade.
    }

## Settings

web-play-settings = Inställningar
web-play-set-numerals = Siffror i stället för prickar
web-play-set-large = Stora brickor
web-play-set-sounds = Ljud
web-play-set-motion = Animationer
web-play-set-theme = Färger
web-play-set-language = Språk
web-play-theme-system = Som systemet
web-play-theme-light = Ljusa
web-play-theme-dark = Mörka

## Keys

web-play-keys = Tangenter
web-play-key-move = Stega mellan dina brickor, och mellan ändarna
web-play-key-pick = Ta upp en bricka; lägg den i en ände
web-play-key-ends = Gå till nästa ände som kan användas
web-play-key-back = Lägg tillbaka brickan
web-play-key-arrange = Flytta brickan i din hand
web-play-key-turn = Vänd brickan
web-play-key-draw = Dra, eller ta en bricka
web-play-key-pass = Passa, behåll eller avsluta
web-play-key-hint = Be om ett tips
web-play-key-keys = Visa de här tangenterna

## One device for several people

web-play-pass-device = Lämna enheten till { $name }
web-play-pass-device-why = Bordet är täckt så att ingen ser någon annans hand.
web-play-i-am = Jag är { $name }

## Connection

web-play-coming = På väg till bordet …
web-play-lost = Anslutningen bröts. Ansluter igen …
web-play-try-now = Försök nu
web-play-try-again = Försök igen
# A button that loads the page again
web-play-reload = Ladda om
web-play-gone = Bordet kan inte visas
# The title when the server has a newer client
web-play-gone-reload = Boneyard har uppdaterats
web-play-gone-deleted = Bordet finns inte längre
