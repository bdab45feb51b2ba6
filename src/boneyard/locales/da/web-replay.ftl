### A finished match in the browser, seen again move by move.

web-replay = Genafspilning
# $title is the name of the game
web-replay-of = Genafspilning: { $title }
web-replay-back = Tilbage til bordet
web-replay-loading = Henter partiet …
web-replay-again = Prøv igen

## Moves. $at is 0 for the table after the deal

web-replay-move = Handling { $at } af { $last }
web-replay-dealt = Brikkerne er delt ud.
web-replay-chose = { $name } vælger en brik at vise.
web-replay-chose-tile = { $name } vælger at vise { $tile }.
web-replay-slider = Handlinger i denne runde
web-replay-marks = Mærker på linjen: dobbeltbrikker, i spillerens farve
web-replay-first = Til begyndelsen
web-replay-before = Én handling tilbage
web-replay-play = Afspil
web-replay-pause = Pause
web-replay-next = Én handling frem
web-replay-last = Til slutningen
web-replay-next-round = Næste runde
web-replay-speed = Hastighed
# $moves is 0.5, 1, 2 or 4
web-replay-speed-is =
    { $moves ->
        [0.5] 1 handling på 2 sekunder
        [one] 1 handling i sekundet
       *[other] { $moves } handlinger i sekundet
    }
web-replay-copy = Kopiér link hertil
# The same where there is little room
web-replay-copy-short = Kopiér
web-replay-copied = Kopieret
# The address could not be put on the clipboard: here it is, to be copied by hand
web-replay-copy-by-hand = Kopiér denne adresse

## Whose knowledge is shown

web-replay-round-choice = Hvilken runde
web-replay-round = Runde { $round } af { $rounds }
web-replay-eyes = Synsvinkel
web-replay-eyes-open = Alle hænder åbne
web-replay-eyes-seat = Som { $name } så det
web-replay-hands = Hænderne efter denne handling
web-replay-hands-short = Hænder
web-replay-hidden =
    { $tiles ->
        [one] 1 skjult brik
       *[other] { $tiles } skjulte brikker
    }

## The end of the round

web-replay-over-out = { $names } gik ud.
web-replay-over-out-engine-191 = { $names } har ingen brikker på hånden.
web-replay-over-blocked = Ingen kan lægge flere brikker.
web-replay-over-yard-empty = Bunken er brugt op.
web-replay-over-redeal = Ingen viste en dobbeltbrik.
web-replay-player = Spiller
web-replay-score = Runden
web-replay-total = I alt
web-replay-tokens = Mønter
web-replay-winners =
    { $number ->
        [one] { $names } har vundet partiet.
       *[other] { $names } har vundet partiet sammen.
    }
web-replay-save = Gem protokollen

## Opening a record

web-replay-open = Se et parti igen
web-replay-open-why = Åbn en protokol fra denne enhed: en, du gemte efter et parti her, eller en, som ”boneyard play” har skrevet. Den kontrolleres fra første linje til sidste, og serveren beholder den ikke.
web-replay-choose = Vælg en protokol
web-replay-drop = eller slip den her
web-replay-false = Denne protokol kan ikke vises
web-replay-too-long = Denne fil er for lang til at være en protokol over et parti.
web-replay-no-text = Denne fil er ikke tekst, så den er ingen protokol.
web-replay-not-over = Partiet er stadig i gang. Det kan ses igen, når det er slut.
web-replay-missing = Det parti findes ikke her. Måske kom hele adressen ikke med, eller partiet er slettet.
web-replay-unreachable = Serveren kan ikke nås lige nu.
web-replay-limits = Det gik lidt for hurtigt. Prøv igen om et øjeblik.
web-replay-failed = Partiet kunne ikke hentes.
