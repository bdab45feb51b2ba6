### The table in the browser: names of trains and ends, and the table in sentences for those who hear it.

## Trains. $name is a player’s name

web-table = Der Tisch
web-table-train = Bahn von { $name }
web-table-own-train = Deine Bahn
web-table-line = Linie von { $name }
web-table-own-line = Deine Linie
web-table-shared = Mexikanische Bahn
web-table-shared-super = Superbahn
web-table-shared-short = Mex. Bahn
web-table-shared-super-short = Super
web-table-public = Öffentliche Bahn
web-table-public-short = Öffentl.
web-table-for-all = für alle
web-table-left-end = { $train }, linkes Ende
web-table-right-end = { $train }, rechtes Ende

## Beside a train: how many tiles the player holds, and how many rounds are won

web-table-tiles = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
web-table-in-hand = { $count ->
    [one] 1 Stein auf der Hand
   *[other] { $count } Steine auf der Hand
}
web-table-rounds-won = { $count ->
    [one] 1 Runde gewonnen
   *[other] { $count } Runden gewonnen
}
web-table-yard = Depot
web-table-yard-short = Depot

## Ends. $place is “Mia’s train” or “Mexican Train”, $pips the number it shows, $tile the tile that is held

web-table-end = { $place }, Ende { $pips }
web-table-end-unknown = { $place }, nicht begonnen
web-table-end-choose = { $place }, Ende { $pips }: Hier kannst du anlegen
web-table-end-play = { $place }, Ende { $pips }: { $tile } hier anlegen
web-table-more = { $place }: { $count ->
    [one] den Stein weiter hinten zeigen
   *[other] die { $count } Steine weiter hinten zeigen
}
web-table-all-tiles = { $place }, alle Steine
web-table-close = Schließen
web-table-open-end = Offenes Ende
web-table-toe = Fehlende Zehe am { $pips }er-Pasch
web-table-arm = Freier Arm des Startpaschs

## The table in sentences. $signal: open, private or none

web-table-about-train = { $place }: { $count ->
    [0] noch kein Stein, beginnt mit { $pips }
    [one] 1 Stein, am Ende { $pips }
   *[other] { $count } Steine, am Ende { $pips }
}{ $signal ->
    [open] , offen für alle
    [private] , geschlossen
   *[none] {""}
}{ $double ->
    [yes] ; der Pasch ist offen
   *[no] {""}
}.
web-table-about-line = { $place }: { $count ->
    [0] noch kein Stein, beginnt mit { $pips }
    [one] 1 Stein, am Ende { $pips }
   *[other] { $count } Steine, am Ende { $pips }
}{ $station ->
    [incomplete] ; der Bahnhof ist unfertig
   *[no] {""}
}. Depot: { $yard ->
    [0] leer
    [one] 1 Stein, { $total ->
        [one] 1 Auge
       *[other] { $total } Augen
    }
   *[other] { $yard } Steine, { $total ->
        [one] 1 Auge
       *[other] { $total } Augen
    }
}.
web-table-about-reveal = Der Hauptbahnhof steht noch nicht fest.
web-table-about-engine = Die Lok ist { $tile }.
web-table-about-spinner = Der Startpasch ist { $tile }. { $count ->
    [one] 1 Stein liegt
   *[other] { $count } Steine liegen
} auf dem Tisch, den Startpasch mitgezählt.
web-table-about-station = Der Hauptbahnhof ist { $tile }.
web-table-about-arms = { $count ->
    [one] 1 Arm des Startpaschs ist frei.
   *[other] { $count } Arme des Startpaschs sind frei.
}
web-table-about-foot = Dem { $pips }er-Pasch { $count ->
    [one] fehlt noch 1 Zehe
   *[other] fehlen noch { $count } Zehen
}.
web-table-about-end = { $count ->
    [one] 1 offenes Ende zeigt { $pips }.
   *[other] { $count } offene Enden zeigen { $pips }.
}

## Looking around

web-table-closer = Vergrößern
web-table-further = Verkleinern
web-table-fit = Den ganzen Tisch zeigen
web-table-map = Kleine Karte des Tisches
web-table-open-ends = Offene Enden
web-table-laid = { $count ->
    [one] 1 Stein gelegt
   *[other] { $count } Steine gelegt
}
web-table-look-around = Ein Teil des Tisches. Verschiebe ihn mit der Maus, dem Finger oder den Pfeiltasten.
