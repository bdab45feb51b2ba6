### A finished match in the browser, seen again move by move.

web-replay = Wiederholung
# $title is the name of the game
web-replay-of = Wiederholung: { $title }
web-replay-back = Zurück zum Tisch
web-replay-loading = Die Partie wird geladen …
web-replay-again = Noch einmal versuchen

## Moves. $at is 0 for the table after the deal

web-replay-move = Schritt { $at } von { $last }
web-replay-dealt = Die Steine sind ausgeteilt.
web-replay-chose = { $name } wählt einen Stein zum Aufdecken.
web-replay-chose-tile = { $name } wählt { $tile } zum Aufdecken.
web-replay-slider = Schritte dieser Runde
web-replay-marks = Striche auf der Leiste: Pasche, in der Farbe des Platzes
web-replay-first = Zum Anfang
web-replay-before = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-next-round = Nächste Runde
web-replay-speed = Tempo
# $moves is 0.5, 1, 2 or 4
web-replay-speed-is =
    { $moves ->
        [0.5] 1 Schritt in 2 Sekunden
        [one] 1 Schritt pro Sekunde
       *[other] { $moves } Schritte pro Sekunde
    }
web-replay-copy = Diese Stelle kopieren
# The same where there is little room
web-replay-copy-short = Kopieren
web-replay-copied = Kopiert
# The address could not be put on the clipboard: here it is, to be copied by hand
web-replay-copy-by-hand = Kopiere diese Adresse

## Whose knowledge is shown

web-replay-round-choice = Welche Runde
web-replay-round = Runde { $round } von { $rounds }
web-replay-eyes = Wessen Steine zu sehen sind
web-replay-eyes-open = Alle Hände offen
web-replay-eyes-seat = Wie { $name } es sah
web-replay-hands = Hände nach diesem Schritt
web-replay-hands-short = Hände
web-replay-hidden =
    { $tiles ->
        [one] 1 verdeckter Stein
       *[other] { $tiles } verdeckte Steine
    }

## The end of the round

web-replay-over-out = { $names } hat den letzten Stein angelegt.
web-replay-over-out-engine-191 = { $names } hat eine leere Hand.
web-replay-over-blocked = Niemand kann mehr anlegen.
web-replay-over-yard-empty = Der Vorrat ist aufgebraucht.
web-replay-over-redeal = Niemand hat einen Pasch gezeigt.
web-replay-player = Name
web-replay-score = Diese Runde
web-replay-total = Gesamt
web-replay-tokens = Siegchips
web-replay-winners =
    { $number ->
        [one] { $names } hat die Partie gewonnen.
       *[other] { $names } haben die Partie gemeinsam gewonnen.
    }
web-replay-save = Aufzeichnung speichern

## Opening a record

web-replay-open = Eine Partie noch einmal ansehen
web-replay-open-why = Öffne eine Aufzeichnung von diesem Gerät: eine, die du hier nach einer Partie gespeichert hast, oder eine, die „boneyard play“ geschrieben hat. Sie wird von der ersten bis zur letzten Zeile geprüft, und der Server speichert sie nicht.
web-replay-choose = Aufzeichnung wählen
web-replay-drop = oder hier ablegen
web-replay-false = Diese Aufzeichnung lässt sich nicht anzeigen
web-replay-too-long = Diese Datei ist zu lang für die Aufzeichnung einer Partie.
web-replay-no-text = Diese Datei ist kein Text, also auch keine Aufzeichnung.
web-replay-not-over = Diese Partie läuft noch. Ansehen kannst du sie, wenn sie zu Ende ist.
web-replay-missing = Diese Partie gibt es hier nicht. Vielleicht wurde die Adresse nicht vollständig kopiert, oder die Partie wurde gelöscht.
web-replay-unreachable = Der Server ist gerade nicht erreichbar.
web-replay-limits = Das war etwas schnell. Bitte versuche es gleich noch einmal.
web-replay-failed = Die Partie konnte nicht geladen werden.
