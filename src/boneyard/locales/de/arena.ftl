### boneyard arena: bots against each other.

number-tenth-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
progress-deals = { $done } von { $whole } Verteilungen

arena-head =
    { $title }: { $deals ->
        [one] 1 Verteilung
       *[other] { $deals } Verteilungen
    } für { $players } Mitspielende, jede reihum von allen Plätzen aus gespielt, Startwert { $seed }
arena-head-matches =
    { $title }: { $deals ->
        [one] 1 Partie
       *[other] { $deals } Partien
    } für { $players } Mitspielende, jede reihum von allen Plätzen aus gespielt, Startwert { $seed }
arena-bot = Bot
arena-won = Siege
arena-bot-seated =
    { $seats ->
        [one] { $bot }
       *[other] { $bot } × { $seats }
    }
arena-relative = relative Punkte
arena-control = gegen Kontrolle
arena-cpu = CPU-ms
arena-rating = Wertung
arena-rated = { NUMBER($rating, useGrouping: 0) }
arena-notes =
    Weniger Punkte sind besser: -5 heißt 5 Punkte besser, +5 heißt 5 Punkte schlechter. Relative Punkte sind die
    eigenen minus der Durchschnitt der anderen. Gegen Kontrolle: die Punkte des Bots minus die von { $reference }
    mit denselben Steinen, wenn { $reference } auf allen Plätzen sitzt. ± ist das 95-%-Intervall über die
    Verteilungen. CPU-ms ist die Zeit je Entscheidung, ohne die mit nur einer Möglichkeit. Die Wertung sagt, wie oft
    ein Bot vor einem anderen liegt, nicht wie weit: 1500 ist der Durchschnitt; mit 100 mehr liegt ein Bot in 64 von
    100 Fällen vorn, mit 200 mehr in 76. Ein Bot, der mehrmals genannt ist, hat eine Zeile mit seinem Durchschnitt
    je Platz.
arena-stopped = boneyard: nach { $done } von { $whole } Verteilungen abgebrochen; derselbe Befehl macht dort weiter
arena-stopped-seed = boneyard: nach { $done } von { $whole } Verteilungen abgebrochen; derselbe Befehl mit --seed { $seed } macht dort weiter
arena-not-kept = boneyard: Die Ergebnisse können nicht laufend gespeichert werden, bei einem Abbruch gehen sie also verloren: { $why }
arena-seats =
    --seats nennt { $number ->
        [one] 1 Bot
       *[other] { $number } Bots
    } für { $players } Mitspielende: Nenne je einen, mit Kommas dazwischen
arena-bad-precision = --precision muss eine Punktzahl über 0 sein
arena-faults = { $bot }: { $faults }. Jedes Mal hat stattdessen brakeman entschieden.
arena-no-faults = { $bot } hat jedes Mal geantwortet.
arena-tried = { $bot }: je Entscheidung { $worlds } denkbare Verteilungen durchgespielt.
arena-fault = { $number } { $kind ->
    [late] zu spät
    [illegal] unerlaubt
    [unreadable] unlesbar
    [flooded] zu viel Ausgabe
   *[crashed] abgestürzt
}
