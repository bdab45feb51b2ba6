### What the command `boneyard` says, apart from the game itself.

needs-terminal = „boneyard play“ braucht ein Terminal. Um ohne eines eine Runde anzusehen: boneyard play --demo

## boneyard sheets

sheets-title = Regelblätter
sheets-players = { $fewest } bis { $most } Mitspielende
sheets-more = „boneyard sheets NAME“ zeigt eines ganz, „boneyard sheets --diff A B“ vergleicht zwei.

sheet-line = { $id }, Ausgabe { $edition }, { $leaflets }
sheet-leaflets =
    { $number ->
        [one] gedrucktes Regelblatt { $leaflets }
       *[other] gedruckte Regelblätter { $leaflets }
    }
sheet-deals = Mitspielende und Steine
sheet-deal = { $game } ({ $clause })
sheet-deal-set = höchster Pasch
sheet-deal-players = Mitspielende
sheet-deal-tiles = Steine je Platz
sheet-switches = Hausregeln: Die Antwort mit * ist die des Regelblatts
sheet-elsewhere = mit { $switch } ist die Antwort des Regelblatts { $name }
sheet-settled = Vom Regelblatt festgelegt
sheet-impossible = Nicht zusammen spielbar
sheet-impossible-pair = { $first } mit { $second } ({ $clause })
sheet-clauses = Regeln
sheet-rulings = Unsere Auslegungen, wo das Regelblatt schweigt oder unklar ist
sheet-ruling-about = { $id }, zu { $clauses }
sheet-ruling-new = { $id }

## boneyard sheets --diff

diff-title = Wo zwei Regelblätter sich unterscheiden. A ist { $a }, B ist { $b }.
diff-same = { $a } und { $b } unterscheiden sich nicht.
diff-answers = Verschieden beantwortet
diff-only = Nur gefragt bei { $sheet }
diff-offered = Verschiedene Hausregeln zur Wahl
diff-settled = festgelegt, keine Wahl
diff-deals = Steine je Platz (- wo das Spiel nicht angeboten wird)

## Mistakes on the command line

no-such-sheet = Es gibt kein Regelblatt { $name }; die Regelblätter sind: { $names }
no-such-rounds = { $sheet } wird über 1 bis { $most } Runden gespielt, nicht über { $rounds }
no-rounds-but-tokens = { $sheet } wird um Siegchips gespielt, nicht über eine Zahl von Runden: Nimm --switch tokens=3
no-such-seat = Bei { $players } Mitspielenden gibt es die Plätze A bis { $last }, nicht { $seat }
not-so-many-opponents =
    { $seats ->
        [one] Es gibt 1 Platz für einen Bot, aber --opponents nennt { $number }
       *[other] Es gibt { $seats } Plätze für Bots: --opponents nimmt einen Namen für alle oder je einen, nicht { $number }
    }
same-seat-twice = Zwei Personen können nicht auf demselben Platz sitzen: { $seats }
same-name-twice = Zwei Personen können nicht gleich heißen
more-names-than-people = --people sagt { $people }, aber es sind { $names } Namen
resume-alone = Eine Partie, die weitergeht, bleibt, wie sie war: --resume verträgt sich nicht mit { $option }
not-a-switch = Eine Hausregel schreibt man name=antwort, zum Beispiel { $example }, nicht { $text }
not-in-range = { $option } muss zwischen { $fewest } und { $most } liegen, nicht bei { $number }
bad-seconds = --seconds muss über 0 und höchstens { $most } sein
no-such-language = Es gibt keine Sprache { $language }; die Sprachen sind: { $languages }
no-such-switch = { $sheet } hat keine Option { $switch }; die Optionen sind: { $switches }
no-such-answer = { $switch } hat keine Antwort { $answer }; die Antworten sind: { $answers }
impossible = { $first } lässt sich nicht mit { $second } spielen: { $why } ({ $clause })
impossible-after-double = Kein Pasch passt auf einen Pasch, also könnte eine Kette nie weitergehen
impossible-game = Die Schnellpartie hat nur zehn Loks, 9 bis 0
no-such-table = { $sheet } ist für { $fewest } bis { $most } Mitspielende ({ $clause })
too-many-rounds = { $rounds } Runden sind zu viele für { $players } Mitspielende: Deren Satz hat nur { $engines } Loks, { $highest } bis 0 (AA22)
no-such-bot = Es gibt keinen Bot { $name }; die Bots sind: { $names }
search-interpreted = Boneyard ist hier nicht kompiliert: Die Stufen 8 und 9 schaffen in ihrer Zeit viel weniger und spielen schwächer.
bot-of-trains = { $name } spielt nur Mexican Train
not-a-list-of-bots = { $text } ist keine Liste von Bots
bot-without-command = Auf { $prefix } muss ein Befehl folgen, zum Beispiel { $prefix }python3 bot.py
not-a-command = { $name } ist kein Befehl: Ein Anführungszeichen fehlt
no-such-program = Es gibt kein Programm { $program }, das sich starten ließe
