### A finished match in the browser, seen again move by move.

web-replay = Repris
# $title is the name of the game
web-replay-of = Repris: { $title }
web-replay-back = Tillbaka till bordet
web-replay-loading = Hämtar partiet …
web-replay-again = Försök igen

## Moves. $at is 0 for the table after the deal

web-replay-move = Drag { $at } av { $last }
web-replay-dealt = Brickorna är utdelade.
web-replay-chose = { $name } väljer en bricka att visa.
web-replay-chose-tile = { $name } väljer att visa { $tile }.
web-replay-slider = Omgångens drag
web-replay-marks = Streck på linjen: dubblar, i spelarens färg
web-replay-first = Till början
web-replay-before = Ett drag bakåt
web-replay-play = Spela upp
web-replay-pause = Pausa
web-replay-next = Ett drag framåt
web-replay-last = Till slutet
web-replay-next-round = Nästa omgång
web-replay-speed = Hastighet
# $moves is 0.5, 1, 2 or 4
web-replay-speed-is =
    { $moves ->
        [0.5] 1 drag på 2 sekunder
        [one] 1 drag i sekunden
       *[other] { $moves } drag i sekunden
    }
web-replay-copy = Kopiera det här läget
# The same where there is little room
web-replay-copy-short = Kopiera
web-replay-copied = Kopierat
# The address could not be put on the clipboard: here it is, to be copied by hand
web-replay-copy-by-hand = Kopiera den här adressen

## Whose knowledge is shown

web-replay-round-choice = Vilken omgång
web-replay-round = Omgång { $round } av { $rounds }
web-replay-eyes = Vilkas brickor som visas
web-replay-eyes-open = Alla händer öppna
web-replay-eyes-seat = Så som { $name } såg det
web-replay-hands = Händer efter det här draget
web-replay-hands-short = Händer
web-replay-hidden =
    { $tiles ->
        [one] 1 dold bricka
       *[other] { $tiles } dolda brickor
    }

## The end of the round

web-replay-over-out = { $names } gick ut.
web-replay-over-out-engine-191 = { $names } har tom hand.
web-replay-over-blocked = Ingen kan lägga mer.
web-replay-over-yard-empty = Högen är slut.
web-replay-over-redeal = Ingen visade en dubbel.
web-replay-player = Spelare
web-replay-score = Omgången
web-replay-total = Totalt
web-replay-tokens = Mynt
web-replay-winners =
    { $number ->
        [one] { $names } har vunnit partiet.
       *[other] Delad seger i partiet: { $names }.
    }
web-replay-save = Spara protokollet

## Opening a record

web-replay-open = Se ett parti igen
web-replay-open-why = Öppna ett protokoll från den här enheten: ett som du har sparat efter ett parti här, eller ett som ”boneyard play” har skrivit. Det kontrolleras från första raden till sista, och servern behåller det inte.
web-replay-choose = Välj ett protokoll
web-replay-drop = eller släpp det här
web-replay-false = Protokollet kan inte visas
web-replay-too-long = Filen är för stor för att vara ett protokoll över ett parti.
web-replay-no-text = Filen är ingen text, så den är inget protokoll.
web-replay-not-over = Partiet pågår fortfarande. Det går att se igen när det är slut.
web-replay-missing = Det finns inget sådant parti här. Kanske kopierades inte hela adressen, eller så har partiet raderats.
web-replay-unreachable = Servern går inte att nå just nu.
web-replay-limits = Det gick lite för fort. Försök igen om en liten stund.
web-replay-failed = Partiet kunde inte hämtas.
