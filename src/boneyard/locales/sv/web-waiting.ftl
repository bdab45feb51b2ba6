### A table that waits for its players.

# $number seats are free
web-waiting-title =
    { $number ->
        [0] Alla är här
        [one] Väntar på en till
       *[other] Väntar på { $number } till
    }
web-waiting-dealing = Brickorna delas ut …
web-waiting-dealing-why = Alla bidrar med lite slump till given, så att ingen kan välja den.
web-waiting-taken =
    { $taken ->
        [one] 1 av { $players } platser är upptagen.
       *[other] { $taken } av { $players } platser är upptagna.
    }
web-waiting-host-may = Starta när du vill; lediga platser kan ges till bottar.
web-waiting-host-starts = Värden startar partiet.
web-waiting-full = Du kan titta på härifrån.
# The title, for somebody who has come too late for a seat
web-waiting-full-title = Alla platser är upptagna
web-waiting-watching = Du tittar på. Sätt dig där en plats är ledig.
web-waiting-sent-away = Du har tagits bort från bordet
web-waiting-sent-away-why = Värden har gjort din plats ledig. Du kan fortfarande titta på.

## Seats

web-waiting-at-the-table = Vid bordet
web-waiting-here = här
web-waiting-away = borta
web-waiting-bot = bot
web-waiting-host = värd
web-waiting-you = du
web-waiting-free = ledig för en vän
web-waiting-sit = Sätt dig
web-waiting-sit-here = Sätt dig här
# Another person at the same device gets this seat
web-waiting-seat-somebody = Sätt någon här
# Below the seats: a button that gives the next free seat to another person at the same device
web-waiting-also-here = En till vid den här enheten
web-waiting-your-name = Ditt namn
web-waiting-name-here = Vem sitter på plats { $number }, vid den här enheten?
# Above the choice of who gets a free seat
web-waiting-fill = Ge platsen till …
web-waiting-free-seat = Gör platsen ledig
web-waiting-who-for = Vem som har plats { $number }
web-waiting-remove = Ta bort
web-waiting-remove-ask = Ta bort { $name }?
web-waiting-remove-why = Den som tas bort kan inte sätta sig vid det här bordet igen.
# On a phone: shows the arrows that move somebody to another seat
web-waiting-move = Byt platser
web-waiting-up = { $name }: en plats upp
web-waiting-down = { $name }: en plats ned
web-waiting-oldest = Vem är äldst?
web-waiting-youngest = Vem är yngst?
web-waiting-leave = Lämna
web-waiting-become-host = Värden är borta: bli värd

## Starting

web-waiting-start = Starta
# The number of the one free seat
web-waiting-start-bot = Starta med en bot på plats { $number }
web-waiting-start-bots = Starta med bottar på { $number } platser

## The link

web-waiting-bring = Ta med en vän
web-waiting-code = QR-kod med länken till bordet
web-waiting-point = Rikta en telefon mot den, eller skicka länken.
web-waiting-link = Länk till bordet
web-waiting-copy = Kopiera
web-waiting-share = Dela länken
web-waiting-invitation = Kom och spela tågdomino
web-waiting-no-names = Inget konto. Den som har länken kan komma och titta på.

## The rules

web-waiting-not-as-last = Inte samma regler som sist
web-waiting-not-as-last-why =
    { $number ->
        [one] Ett svar är inte som när du senast spelade med den här lådan.
       *[other] { $number } svar är inte som när du senast spelade med den här lådan.
    }
