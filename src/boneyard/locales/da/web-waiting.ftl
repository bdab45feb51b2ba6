### A table that waits for its players.

# $number seats are free
web-waiting-title =
    { $number ->
        [0] Alle er her
        [one] Venter på én til
       *[other] Venter på { $number } til
    }
web-waiting-dealing = Brikkerne deles ud …
web-waiting-dealing-why = Alle bidrager med lidt tilfældighed til uddelingen, så ingen kan vælge den.
web-waiting-taken =
    { $taken ->
        [one] 1 af { $players } pladser er optaget.
       *[other] { $taken } af { $players } pladser er optaget.
    }
web-waiting-host-may = Start, når du vil; ledige pladser kan gå til bots.
web-waiting-host-starts = Værten starter partiet.
web-waiting-full = Du kan se med herfra.
# The title, for somebody who has come too late for a seat
web-waiting-full-title = Alle pladser er optaget
web-waiting-watching = Du ser med. Sæt dig, hvor der er en ledig plads.
web-waiting-sent-away = Du er blevet fjernet fra dette bord
web-waiting-sent-away-why = Værten har gjort din plads ledig. Du kan stadig se med.

## Seats

web-waiting-at-the-table = Ved bordet
web-waiting-here = her
web-waiting-away = væk
web-waiting-bot = bot
web-waiting-host = vært
web-waiting-you = dig
web-waiting-free = ledig til en ven
web-waiting-sit = Sæt dig
web-waiting-sit-here = Sæt dig her
# Another person at the same device gets this seat
web-waiting-seat-somebody = Sæt en anden her
# Below the seats: a button that gives the next free seat to another person at the same device
web-waiting-also-here = Én til ved denne enhed
web-waiting-your-name = Dit navn
web-waiting-name-here = Hvem sidder på plads { $number } ved denne enhed?
# Above the choice of who gets a free seat
web-waiting-fill = Sæt en bot her …
web-waiting-free-seat = Gør pladsen ledig
web-waiting-who-for = Hvem sidder på plads { $number }
web-waiting-remove = Fjern
web-waiting-remove-ask = Vil du fjerne { $name }?
web-waiting-remove-why = Den spiller kan ikke sætte sig ved dette bord igen.
# On a phone: shows the arrows that move somebody to another seat
web-waiting-move = Byt pladser
web-waiting-up = { $name }: én plads op
web-waiting-down = { $name }: én plads ned
web-waiting-oldest = Hvem er ældst?
web-waiting-youngest = Hvem er yngst?
web-waiting-leave = Forlad bordet
web-waiting-become-host = Værten er væk: bliv vært

## Starting

web-waiting-start = Start
# The number of the one free seat
web-waiting-start-bot = Start med en bot på plads { $number }
web-waiting-start-bots = Start med bots på { $number } pladser

## The link

web-waiting-bring = Tag en ven med
web-waiting-code = QR-kode med linket til dette bord
web-waiting-point = Ret kameraet på en telefon mod den, eller send linket.
web-waiting-link = Link til dette bord
web-waiting-copy = Kopiér
web-waiting-share = Del linket
web-waiting-invitation = Kom og spil togdomino
web-waiting-no-names = Ingen konto. Alle med linket kan komme og se med.

## The rules

web-waiting-not-as-last = Ikke de samme regler som sidst
web-waiting-not-as-last-why =
    { $number ->
        [one] Ét svar er anderledes, end da du sidst spillede med denne æske.
       *[other] { $number } svar er anderledes, end da du sidst spillede med denne æske.
    }
