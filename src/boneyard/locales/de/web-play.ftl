### Playing at the table in the browser: the hand, the buttons, the side panel, notes and sheets.
### A text of the main button has at most 16 characters, in every language and with the longest tile, 12-12.

## The main button, and the smaller ones beside it. $tile is a tile such as 7-2

web-play-do-play = { $tile } anlegen
web-play-do-show = { $tile } aufdecken
# The tile that replaces one of the score yard is shown beside the button
web-play-do-give = Ersetzen
web-play-do-choose-end = Ende wählen
web-play-do-choose-line = Linie wählen
web-play-do-choose-tile = Stein wählen
web-play-do-fits = Passende zeigen
web-play-do-wait = Bitte warten
web-play-do-draw = Ziehen
web-play-do-draw-until = Weiter ziehen
web-play-do-take = Stein nehmen
web-play-do-keep = Behalten
web-play-do-stop = Beenden
web-play-do-pass = Passen
web-play-do-remove = Gleis abbauen
web-play-do-unmark = Marker weg
web-play-do-leave = Marker lassen
# Shorter, for a button beside the main one
web-play-short-remove = Abbauen
web-play-short-take = Nehmen
web-play-hint = Tipp
web-play-cancel = Abbrechen
web-play-close = Schließen
web-play-ok = OK

## What it is about now, as the title of the amber card

web-play-now-turn = Du bist dran
web-play-now-none = Nichts passt
web-play-now-own-train = Zuerst deine eigene Bahn
web-play-now-double = Der { $number }er-Pasch ist offen
web-play-now-marker = Dein Marker
web-play-now-follow = Noch ein Stein
web-play-now-drawn = { $tile } gezogen, und der Stein passt
web-play-now-foot = Zuerst der { $number }er-Hühnerfuß
web-play-now-arms = Zuerst der Startpasch { $number }-{ $number }
web-play-now-show = Wähle einen Stein zum Aufdecken
web-play-now-station = Ein Bahnhof geht vor
web-play-now-give = Ein Stein für dein Depot
web-play-now-taken = { $tile } genommen, und der Stein passt
web-play-now-extra = Du darfst noch einmal anlegen
# The tile that was picked up
web-play-now-unfit = { $tile } passt gerade nicht
# What stands below the title, without saying so again
web-play-card-now-play-take = Leg einen Stein an oder nimm einen aus dem Vorrat.
web-play-card-now-play-end = Leg einen Stein an oder passe, denn zu nehmen gibt es nichts mehr.
web-play-card-now-own-train = Beginne sie mit einem Stein, der zur Lok passt.
web-play-card-now-close = Schließ ihn, bevor du anderswo anlegst.
web-play-card-now-close-draw = Er muss zuerst geschlossen werden, und du hast keine { $number }: Zieh einen Stein.
web-play-card-now-close-pass = Er muss zuerst geschlossen werden, aber du hast keine { $number }: Gib die Pflicht weiter.
web-play-card-now-close-empty = Er muss zuerst geschlossen werden, aber du hast keine { $number }, und der Vorrat ist leer: Passe.
web-play-card-now-drawn = Leg ihn an.
web-play-card-now-drawn-keep = Leg ihn an oder behalte ihn.
web-play-card-now-foot =
    { $toes ->
        [one] Es fehlt noch 1 Zehe.
       *[other] Es fehlen noch { $toes } Zehen.
    }
web-play-card-now-foot-draw = Du hast keine { $number }: Zieh einen Stein.
web-play-card-now-foot-pass = Du hast keine { $number }, und der Vorrat ist leer: Passe.
web-play-card-now-arms =
    { $arms ->
        [one] 1 Arm ist noch frei.
       *[other] { $arms } Arme sind noch frei.
    }
web-play-card-now-arms-draw = Du hast keine { $number } für seine Arme: Zieh einen Stein.
web-play-card-now-arms-pass = Du hast keine { $number } für seine Arme, und der Vorrat ist leer: Passe.
web-play-card-now-station = Bau { $station } fertig.
web-play-card-now-station-own = Bau { $station } fertig oder bau Gleis an deiner Linie ab.
web-play-card-now-station-take = Keiner deiner Steine passt an { $station }: Nimm einen in dein Depot.
web-play-card-now-station-end = Keiner deiner Steine passt an { $station }, und zu nehmen gibt es nichts mehr: Passe.
web-play-card-now-taken = Leg ihn an oder belass es dabei.

## The bar at the top. $rounds is 0 where a match is played for tokens

web-play-round =
    { $rounds ->
        [0] Runde { $round }
       *[other] Runde { $round } von { $rounds }
    }
# The same where there is little room
web-play-round-short =
    { $rounds ->
        [0] Runde { $round }
       *[other] Runde { $round } / { $rounds }
    }
web-play-engine = Lok { $engine }
web-play-engine-chickenfoot = Startpasch { $engine }
web-play-engine-engine-191 = Hauptbahnhof { $engine }
web-play-engine-hidden = Vor dem Aufdecken
web-play-first-to =
    { $tokens ->
        [one] Ziel: 1 Siegchip
       *[other] Ziel: { $tokens } Siegchips
    }
web-play-menu = Menü
web-play-scores = Punkte
web-play-rules = Regeln
web-play-share = Teilen
web-play-sounds = Töne
# The title of the browser window
web-play-title-turn = Du bist dran · Boneyard

## At the table

web-play-at-the-table = Am Tisch
web-play-you = Du
web-play-your-turn = du bist dran
web-play-their-turn = ist dran
web-play-away = nicht da
# Beside the name of somebody for whom a bot plays on
web-play-bot-plays = ein Bot spielt
# Beside the letter of a seat that nobody has
web-play-free = frei
# Beside an eye and the number
web-play-watchers =
    { $number ->
        [one] 1 Person sieht zu
       *[other] { $number } Personen sehen zu
    }
web-play-tiles =
    { $tiles ->
        [one] 1 Stein
       *[other] { $tiles } Steine
    }
web-play-count =
    { $tiles ->
        [one] 1 Stein
       *[other] { $tiles } Steine
    } · { $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    }
web-play-points = Punkte
web-play-tokens = Siegchips
web-play-signal-open = Offene Bahn
web-play-signal-closed = Geschlossene Bahn
# $time is minutes and seconds, 1:05, or hours, 23 h
web-play-time-left = noch { $time }
web-play-moves = Was zuletzt geschah
web-play-no-moves = Noch ist nichts passiert.
web-play-boneyard =
    { $tiles ->
        [0] Vorrat leer
       *[other] Vorrat { $tiles }
    }
# Engine 191: the tiles removed, face up beside the boneyard; a button that shows them
web-play-discards = Abgebaut { $tiles }
web-play-discards-all = Abgebaute Steine
# The deal was fixed before anybody could know it, and can be checked after the match
web-play-sealed = Verteilung versiegelt ✓
# Followed by the seal itself, 64 hexadecimal digits
web-play-sealed-why = Die Steine dieser Partie stehen fest und sind versiegelt: Niemand kann sie mehr ändern. Nach der Partie prüft dieser Browser sie anhand des Siegels, das veröffentlicht wurde, bevor der erste Stein ausgeteilt war:
web-play-turn-of = { $name } ist dran
# The player whose turn it is has left the page or lost the network
web-play-turn-away = Warten auf { $name }
web-play-turn-away-why = Gerade nicht da.
# It is the turn of a seat that nobody has
web-play-turn-free = Platz { $seat } ist frei
web-play-turn-free-why = Jemand kann sich hinsetzen.
# A button for the host
web-play-let-bot = Bot spielen lassen
# To somebody who has no seat, before the last move
web-play-watching = Du siehst zu.
# A button that shows them the seats they can have
web-play-take-seat = Hinsetzen
# To somebody for whom a bot plays on, as a card with the button below
web-play-lent-now = Ein Bot spielt für dich
web-play-lent-now-why = Nimm deinen Platz zurück, wann du willst.
web-play-lent-time-up = Deine Zeit ist um
web-play-lent-time-up-why = Ein Bot spielt für dich weiter. Die Tischleitung kann dir deinen Platz zurückgeben.
# The same to the host
web-play-lent-host-why = Du leitest den Tisch: Nimm deinen Platz zurück, dann hast du neue Zeit.
web-play-seat-back = Platz zurücknehmen
# To somebody whom the host has removed during the match
web-play-removed = Die Tischleitung hat dich entfernt
web-play-removed-why = Ein Bot spielt für dich weiter. Zusehen kannst du weiterhin.
web-play-paused = Die Partie ist unterbrochen
web-play-paused-why = Sie geht weiter, wenn die Tischleitung es sagt.
# The same to the host, beside a button
web-play-paused-host = Weiter geht es, sobald du willst.
web-play-go-on = Weiter

## The hand

web-play-hand = Deine Hand
web-play-hand-empty = Keine Steine mehr
web-play-train = Deine Bahn
web-play-train-engine-191 = Deine Linie
web-play-spare = Übrige
web-play-yard = Depot
# A tile read aloud. $use: lay, show, give or none
web-play-tile =
    { $high } und { $low }, { $use ->
        [lay] lässt sich anlegen
        [show] kann aufgedeckt werden
        [give] kann in dein Depot
       *[none] lässt sich jetzt nicht anlegen
    }
web-play-arrange = Ordnen
web-play-sort-train = Als Bahn
web-play-sort-train-engine-191 = Als Linie
web-play-sort-number = Nach Zahl
web-play-sort-doubles = Pasche zuerst
web-play-turn-tile = { $tile } drehen
web-play-divide = Nach { $tile } teilen

## Refusals and hints

web-play-can-lay = Möglich: { $tiles } an { $place } anlegen.
web-play-can-choose =
    { $number ->
        [one] Einer deiner Steine passt.
       *[other] { $number } deiner Steine passen.
    }
# $what is the text of a button, such as Draw
web-play-can-do = Möglich: { $what }.
# $what is a deed such as “play 12-5 on your train”
web-play-hint-is = Tipp: { $what }
# From a level above the usual one
web-play-hint-by = Tipp ({ $level }): { $what }
# A button in the hint: the strongest level is asked, and thinks for a moment
web-play-hint-stronger = Bahnvorstand fragen
# A button beside the hint, which shows the reasons for it
web-play-hint-why = Warum?
web-play-clause = Regel { $clause }
web-play-remove-ask = Gleis abbauen?
web-play-remove-off = Kommt weg
web-play-remove-end = Neues Ende
web-play-remove-cost = Kostet
web-play-remove-price = 1 Stein aus dem Vorrat, aufgedeckt in dein Depot

## What is called out. A bubble beside the name

web-play-call-knocked = „Letzter Stein!“
web-play-call-knocked-chickenfoot = „Noch einer!“
web-play-call-marked-mexican-train-super = „Tut! Tut!“
web-play-call-foot-begun = „Hühnerfuß!“
web-play-call-round-over = „Domino!“

## What can be said

web-play-say = Etwas sagen
web-play-say-hello = Hallo!
web-play-say-good-luck = Viel Glück!
web-play-say-nice-move = Gut gelegt!
web-play-say-well-played = Gut gespielt!
web-play-say-thanks = Danke!
web-play-say-sorry = Tut mir leid!
web-play-say-oops = Hoppla!
web-play-say-thinking = Moment, ich überlege …
web-play-say-hurry-up = Du bist dran!
web-play-say-good-game = Schöne Partie!

## Menu, leaving, taking back

web-play-take-back = Rückgängig
web-play-take-back-ask = { $name } möchte etwas rückgängig machen
web-play-take-back-why = Das geht, wenn alle einverstanden sind.
web-play-take-back-waits = Die anderen werden gefragt …
# Bubbles over the table: what has become of it
web-play-declined = Nicht alle sind einverstanden: Es geht weiter.
web-play-taken-back = Rückgängig gemacht.
web-play-yes = Einverstanden
web-play-no = Weiterspielen
web-play-pause = Partie unterbrechen
web-play-resume = Partie fortsetzen
web-play-leave = Tisch verlassen
web-play-leave-ask = Den Tisch verlassen?
web-play-leave-playing = Schließt du nur die Seite, wartet dein Platz auf dich. Stehst du auf, darf die Tischleitung ihn einem Bot geben.
web-play-leave-why = Mit dem Link kannst du wiederkommen.
web-play-leave-later = Später wiederkommen
web-play-leave-stand = Aufstehen
web-play-stay = Bleiben
web-play-share-why = Wer diesen Link hat, kann zusehen und sich auf einen freien Platz setzen.
web-play-copy = Link kopieren
web-play-copied = Kopiert
web-play-house-rules = Hausregeln an diesem Tisch
web-play-rulings = Unsere Auslegungen, wo das Regelblatt schweigt oder unklar ist

## Seats, while a match goes on. $name is who sits there, $seat the letter of a free seat

web-play-your-name = Dein Name
web-play-sit = Platz { $seat } einnehmen
web-play-bot-for = Bot für { $name } spielen lassen
web-play-hand-back = { $name } den Platz zurückgeben
# For the host, in the menu and below the seats
web-play-remove-player = Jemanden entfernen
web-play-remove-who = Wer soll den Tisch verlassen?
# Below the question whether somebody is to be removed
web-play-remove-player-why = Ein Bot spielt weiter. Wer entfernt wurde, kann noch zusehen, aber an diesem Tisch nicht wieder Platz nehmen.
# $time is minutes and seconds, 4:05
web-play-host-away = Die Tischleitung ist nicht da. In { $time } kannst du übernehmen.

## What becomes of seats: bubbles over the table, and lines among the last moves. $who is you or other

web-play-news-handed =
    { $who ->
        [you] Ab jetzt spielt ein Bot für dich.
       *[other] Ab jetzt spielt ein Bot für { $name }.
    }
# The time for the whole match
web-play-news-time-up =
    { $who ->
        [you] Deine Zeit ist um: Ein Bot spielt für dich weiter.
       *[other] { $name } hat keine Zeit mehr: Ein Bot spielt weiter.
    }
web-play-news-handed-back =
    { $who ->
        [you] Du spielst wieder selbst.
       *[other] { $name } spielt wieder selbst.
    }
web-play-news-freed =
    { $who ->
        [you] Die Tischleitung hat deinen Platz frei gemacht.
       *[other] Der Platz von { $name } ist frei.
    }
web-play-news-sat =
    { $who ->
        [you] Du spielst jetzt mit.
       *[other] { $name } spielt jetzt mit.
    }
web-play-news-filled = Ein Bot nimmt den freien Platz.
web-play-news-removed =
    { $who ->
        [you] Die Tischleitung hat dich entfernt: Ein Bot spielt weiter.
        [host] Du hast { $name } entfernt: Ein Bot spielt weiter.
       *[other] Die Tischleitung hat { $name } entfernt: Ein Bot spielt weiter.
    }
web-play-news-host =
    { $who ->
        [you] Du leitest jetzt den Tisch.
       *[other] { $name } leitet jetzt den Tisch.
    }
# The time for one move
web-play-news-clock =
    { $who ->
        [you] Deine Zeit war um: Ein Bot hat für dich gespielt.
       *[other] Bei { $name } war die Zeit um: Ein Bot hat gespielt.
    }

## Settings

web-play-settings = Einstellungen
web-play-set-numerals = Zahlen statt Augen
web-play-set-large = Große Steine
web-play-set-sounds = Töne
web-play-set-motion = Animationen
web-play-set-theme = Farben
web-play-set-language = Sprache
web-play-theme-system = Systemeinstellung
web-play-theme-light = Hell
web-play-theme-dark = Dunkel

## Keys

web-play-keys = Tasten
web-play-key-move = Durch deine Steine und durch die Enden gehen
web-play-key-pick = Einen Stein aufnehmen; ihn an ein Ende anlegen
web-play-key-ends = Zum nächsten möglichen Ende gehen
web-play-key-back = Den Stein zurücklegen
web-play-key-arrange = Den Stein auf deiner Hand verschieben
web-play-key-turn = Den Stein drehen
web-play-key-draw = Ziehen oder einen Stein nehmen
web-play-key-pass = Passen, behalten oder beenden
web-play-key-hint = Um einen Tipp bitten
web-play-key-keys = Diese Tasten zeigen

## One device for several people

web-play-pass-device = Gib das Gerät an { $name } weiter
web-play-pass-device-why = Der Tisch ist verdeckt, damit niemand eine fremde Hand sieht.
web-play-i-am = Ich bin { $name }

## Connection

web-play-coming = Gleich bist du am Tisch …
web-play-lost = Die Verbindung ist abgerissen. Ein neuer Versuch läuft …
web-play-try-now = Jetzt versuchen
web-play-try-again = Noch einmal versuchen
# A button that loads the page again
web-play-reload = Neu laden
web-play-gone = Dieser Tisch lässt sich nicht anzeigen
# The title when the server has a newer client
web-play-gone-reload = Boneyard wurde aktualisiert
web-play-gone-deleted = Diesen Tisch gibt es nicht mehr
