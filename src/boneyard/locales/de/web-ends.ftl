### After a round and after a match, and the list of past games.

## The board

web-ends-place = Rang
web-ends-player = Name
web-ends-left = Restliche Steine
web-ends-this-round = Runde
web-ends-total = Gesamt
web-ends-tokens = Siegchips
web-ends-went-out = Hand leer
web-ends-plot = Punktestand nach jeder Runde
web-ends-plot-tokens = Siegchips nach jeder Runde
web-ends-all-rounds = Alle Runden
web-ends-round = Runde

## A round is over

web-ends-out =
    { $who ->
        [you] Du legst den letzten Stein an
       *[other] { $name } legt den letzten Stein an
    }
# The last tile may have gone to the score yard
web-ends-out-engine-191 =
    { $who ->
        [you] Deine Hand ist leer
       *[other] { $name } hat eine leere Hand
    }
web-ends-blocked = Die Runde ist blockiert
web-ends-yard-empty = Der Vorrat ist leer
web-ends-redeal = Alle Steine werden neu ausgeteilt
web-ends-lowest-wins = Die niedrigste Gesamtpunktzahl gewinnt.
# $number rounds are still to be played
web-ends-to-go =
    { $number ->
        [0] Das war die letzte Runde.
        [one] Noch eine Runde.
       *[other] Noch { $number } Runden.
    }
web-ends-next = Nächste Runde
web-ends-ready = Du bist bereit
# $names are those who have not yet said that they are ready
web-ends-waiting-for = Warten auf { $names }
# Who has the first turn of the next round; beside its engine
web-ends-begins =
    { $who ->
        [you] Du beginnst
       *[other] { $name } beginnt
    }
# $time is what is left, such as 0:42
web-ends-next-in = Nächste Runde in { $time }

## The match is over

web-ends-wins =
    { $who ->
        [you] Du gewinnst!
       *[other] { $name } gewinnt
    }
web-ends-share-win = Geteilter Sieg: { $names }
web-ends-number-of-points =
    { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
web-ends-number-of-tokens =
    { $number ->
        [one] 1 Siegchip
       *[other] { $number } Siegchips
    }
# $what is a number of points or tokens
web-ends-after =
    { $rounds ->
        [one] { $what } nach einer Runde
       *[other] { $what } nach { $rounds } Runden
    }
web-ends-rematch = Revanche
web-ends-to-rematch = Zur Revanche
web-ends-rematch-by-host = Die Tischleitung kann eine Revanche eröffnen.
web-ends-rematch-open = Die Revanche ist eröffnet.
web-ends-new-game = Neue Partie
web-ends-replay = Wiederholung ansehen
web-ends-record = Aufzeichnung speichern
# It was sealed before anybody gave their share of chance; the replay shows the proof
web-ends-proof = Verteilung prüfen

## Past games

web-ends-past-games = Frühere Partien
web-ends-past-lead = Partien, die auf diesem Gerät gespielt wurden. Sie bleiben hier, bis der Server aufräumt.
web-ends-none = Noch keine Partien
web-ends-none-why = Hier stehen deine Partien: zum Weiterspielen, zum Ansehen, zum Aufheben.
web-ends-unfinished = nicht zu Ende
web-ends-waiting = noch nicht begonnen
web-ends-won-by = Sieg: { $names }
web-ends-go-on = Weiterspielen
web-ends-delete = Löschen
# $title is the name of a game, such as Mexican Train (classic)
web-ends-delete-ask = Diese Partie { $title } löschen?
web-ends-delete-why = Sie ist dann samt Aufzeichnung für alle weg, die mitgespielt haben.
web-ends-older = Ältere Partien zeigen
