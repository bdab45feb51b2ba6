### The start page: the boxes, who plays, house rules, how the evening goes. Also the list of past games.

# The title of the browser window
web-start-page-title = Boneyard · Eisenbahn-Domino
web-start-which-box = Welche Schachtel liegt auf deinem Tisch?
web-start-lead = Wähle eine und spiel sofort gegen Bots, oder hol andere mit einem Link dazu. Ohne Konto, ohne Werbung.
web-start-past-games = Frühere Partien
# $theme is “Light”, “Dark” or “System setting”
web-start-colours = Farben: { $theme }
web-start-players = { $fewest }–{ $most } Mitspielende
web-start-set-12 = Doppel-12-Satz
web-start-set-9-12 = Doppel-9- oder Doppel-12-Satz
web-start-set-6-9 = Doppel-6- oder Doppel-9-Satz
web-start-play-now = Jetzt spielen
# $title is the title of a box
web-start-play-box = Jetzt { $title } spielen
web-start-invite = Andere einladen
web-start-change = ändern
web-start-promise-clause = Geht etwas nicht, steht die Regel aus dem Regelblatt dabei.
web-start-promise-deal = Jede Verteilung lässt sich prüfen.
web-start-promise-bots = Die Bots sehen nicht mehr, als du an ihrem Platz sehen würdest.

## Who plays

web-start-how-many = Mitspielende
web-start-fewer = Eine Person weniger
web-start-more = Eine Person mehr
web-start-your-name = Dein Name
# What somebody is called who has given no name
web-start-somebody = Gast
# $number is the number of the seat; your own is seat 1
web-start-seat = Platz { $number }
web-start-person = Person { $number }
web-start-name-of = Name von Person { $number }
# $name is the name of a bot, such as Fireman
web-start-bot = { $name } · Stufe { $level }
web-start-by-link = Jemand per Link
web-start-here = Jemand an diesem Gerät
# A button below the seats: people take all of them, and pass the device round
web-start-all-here = Alle an diesem Gerät
web-start-a-friend = jemand per Link

## House rules

web-start-house-rules = Hausregeln
web-start-change-rules = Alle Hausregeln
# How many answers are not the leaflet’s own
web-start-differ =
    { $number ->
        [0] Alles wie im Regelblatt
        [one] 1 Antwort weicht vom Regelblatt ab
       *[other] { $number } Antworten weichen vom Regelblatt ab
    }
# Beside the answer that the leaflet gives
web-start-leaflet = wie im Regelblatt
web-start-as-printed = Alles wie gedruckt
web-start-saved = Gespeicherte Hausregeln
web-start-save-as = Diese Regeln unter einem Namen speichern
web-start-save-example = Sonntags bei Anna
web-start-save = Speichern
# $name is the name under which house rules were saved
web-start-forget = „{ $name }“ löschen
web-start-done = Fertig
web-start-length-rounds = Runden
web-start-length-tokens = Nötige Siegchips
web-start-all-rounds = alle
web-start-compare = Wie sich die Schachteln unterscheiden
web-start-question = Frage
# Read aloud where a sheet does not ask a question
web-start-not-asked = nicht gefragt
web-start-loading = Einen Moment …

## How the evening goes

web-start-manners = Bedenkzeit, Tipps und mehr
web-start-clock = Bedenkzeit
web-start-clock-none = Unbegrenzt
# $number is a time such as 20 seconds
web-start-clock-move = { $number } pro Aktion
web-start-clock-match = { $number } pro Partie
web-start-seconds =
    { $number ->
        [one] 1 Sekunde
       *[other] { $number } Sekunden
    }
web-start-minutes =
    { $number ->
        [one] 1 Minute
       *[other] { $number } Minuten
    }
web-start-hours =
    { $number ->
        [one] 1 Stunde
       *[other] { $number } Stunden
    }
web-start-pace = Tempo der Bots
web-start-pace-quick = schnell
web-start-pace-normal = normal
web-start-pace-calm = langsam
web-start-pace-own =
    { $seconds ->
        [one] 1 Sekunde Pause
       *[other] { $seconds } Sekunden Pause
    }
web-start-hints = Tipps
web-start-take-backs = Rückgängig machen
web-start-public = Alle dürfen dazukommen

## Tables

web-start-go-on = Angefangene Partien
web-start-go-on-with = Weiterspielen
# So many unfinished games are in the list of past games besides the one shown
web-start-more-unfinished = { $number } weitere
web-start-open-tables = Offene Tische
web-start-join = Mitspielen
web-start-watch = Zusehen
web-start-free =
    { $number ->
        [one] 1 freier Platz
       *[other] { $number } freie Plätze
    }

## When something goes wrong

web-start-trouble-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es dann noch einmal.
web-start-trouble-failed = Das hat nicht geklappt. Bitte versuche es noch einmal.
web-start-trouble-wait =
    { $minutes ->
        [one] Das geht in etwa 1 Minute wieder.
       *[other] Das geht in etwa { $minutes } Minuten wieder.
    }
