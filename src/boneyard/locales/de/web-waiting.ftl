### A table that waits for its players.

# $number seats are free
web-waiting-title =
    { $number ->
        [0] Alle sind da
        [one] Es fehlt noch eine Person
       *[other] Es fehlen noch { $number } Personen
    }
web-waiting-dealing = Die Steine werden ausgeteilt …
web-waiting-dealing-why = Alle geben etwas Zufall dazu, damit niemand die Verteilung bestimmen kann.
web-waiting-taken =
    { $taken ->
        [one] 1 von { $players } Plätzen ist besetzt.
       *[other] { $taken } von { $players } Plätzen sind besetzt.
    }
web-waiting-host-may = Du kannst jederzeit starten; freie Plätze können Bots einnehmen.
web-waiting-host-starts = Die Tischleitung startet die Partie.
web-waiting-full = Du kannst von hier aus zusehen.
# The title, for somebody who has come too late for a seat
web-waiting-full-title = Alle Plätze sind besetzt
web-waiting-watching = Du siehst zu. Setz dich, wo ein Platz frei ist.
web-waiting-sent-away = Du wurdest von diesem Tisch entfernt
web-waiting-sent-away-why = Die Tischleitung hat deinen Platz frei gemacht. Zusehen kannst du weiterhin.

## Seats

web-waiting-at-the-table = Am Tisch
web-waiting-here = da
web-waiting-away = nicht da
web-waiting-bot = Bot
web-waiting-host = Tischleitung
web-waiting-you = du
web-waiting-free = noch frei
web-waiting-sit = Platz nehmen
web-waiting-sit-here = Hier mitspielen
# Another person at the same device gets this seat
web-waiting-seat-somebody = Jemanden hinsetzen
# Below the seats: a button that gives the next free seat to another person at the same device
web-waiting-also-here = Noch jemand an diesem Gerät
web-waiting-your-name = Dein Name
web-waiting-name-here = Wer sitzt auf Platz { $number }, an diesem Gerät?
# Above the choice of who gets a free seat
web-waiting-fill = Bot hinsetzen …
web-waiting-free-seat = Platz frei machen
web-waiting-who-for = Wer auf Platz { $number } sitzt
web-waiting-remove = Entfernen
web-waiting-remove-ask = { $name } entfernen?
web-waiting-remove-why = Wer entfernt wurde, kann an diesem Tisch nicht wieder Platz nehmen.
# On a phone: shows the arrows that move somebody to another seat
web-waiting-move = Plätze tauschen
web-waiting-up = { $name }: einen Platz nach oben
web-waiting-down = { $name }: einen Platz nach unten
web-waiting-oldest = Wer ist am ältesten?
web-waiting-youngest = Wer ist am jüngsten?
web-waiting-leave = Tisch verlassen
web-waiting-become-host = Tischleitung nicht da: übernehmen

## Starting

web-waiting-start = Starten
# The number of the one free seat
web-waiting-start-bot = Mit Bot auf Platz { $number } starten
web-waiting-start-bots = Mit Bots auf { $number } Plätzen starten

## The link

web-waiting-bring = Jemanden dazuholen
web-waiting-code = QR-Code mit dem Link zu diesem Tisch
web-waiting-point = Halte ein Handy darauf oder schick den Link.
web-waiting-link = Link zu diesem Tisch
web-waiting-copy = Kopieren
web-waiting-share = Link teilen
web-waiting-invitation = Komm und spiel Eisenbahn-Domino mit
web-waiting-no-names = Ohne Konto. Wer den Link hat, kann kommen und zusehen.

## The rules

web-waiting-not-as-last = Andere Regeln als beim letzten Mal
web-waiting-not-as-last-why =
    { $number ->
        [one] Eine Antwort ist anders als beim letzten Mal mit dieser Schachtel.
       *[other] { $number } Antworten sind anders als beim letzten Mal mit dieser Schachtel.
    }
