### The rule sheets in words: titles, the questions on which they differ, and the answers found in print.

## Titles, and in one line what is special

sheet-mexican-train-classic = Mexican Train (klassisch)
sheet-mexican-train-classic-about = Wer dran ist, legt einen Stein an. Ein offen gelassener Pasch muss vor allem anderen geschlossen werden.

sheet-mexican-train-classic-fr = Mexican Train (klassisch, französisch)
sheet-mexican-train-classic-fr-about = Wie das klassische Regelblatt, aber der Stein nach einem Pasch kommt an diesen Pasch.

sheet-mexican-train-super = Mexican Train (Superbahn)
sheet-mexican-train-super-about = Die gemeinsame Bahn wächst an beiden Enden, und auf einen Pasch darf noch ein Pasch folgen.

sheet-mexican-train-satisfy = Mexican Train (Pasch reihum)
sheet-mexican-train-satisfy-about = Die Pflicht, einen Pasch zu schließen, geht reihum bis zurück zu der Person, die ihn gelegt hat.

sheet-engine-191 = Engine 191
sheet-engine-191-about = Linien mit Bahnhöfen, und an jedem Platz ein Depot.

sheet-chickenfoot = Chickenfoot
sheet-chickenfoot-about = Eine Auslage für alle; jeder Pasch braucht drei Zehen, bevor es weitergeht.

## Which of a sheet’s games, in a heading

game-full = das volle Spiel
game-fast = die Schnellpartie ohne 10, 11 und 12

## Questions and answers. question-<name>, answer-<name of the question>-<answer>
## An answer is a whole sentence: a refusal under a house rule shows it without its question.

question-rounds = Wie viele Runden hat eine Partie?
answer-rounds-all = Für jede Lok des Satzes gibt es eine Runde.
answer-rounds =
    { $number ->
        [one] Es gibt 1 Runde, mit der Lok 0-0.
       *[other] Es gibt { $number } Runden, mit den Loks von { $engine }-{ $engine } bis 0-0.
    }
answer-rounds-others = Es gibt so viele Runden; die letzte hat die Lok 0-0.
answer-rounds-all-chickenfoot = Für jeden Startpasch des Satzes gibt es eine Runde.
answer-rounds-chickenfoot =
    { $number ->
        [one] Es gibt 1 Runde, mit dem Startpasch 0-0.
       *[other] Es gibt { $number } Runden, mit den Startpaschen von { $engine }-{ $engine } bis 0-0.
    }
answer-rounds-others-chickenfoot = Es gibt so viele Runden; die letzte hat den Startpasch 0-0.

question-tokens = Wie viele Runden muss man für den Sieg in der Partie gewinnen?
answer-tokens =
    { $number ->
        [one] Wer zuerst eine Runde gewinnt, gewinnt die Partie.
       *[other] Wer zuerst { $number } Runden gewinnt, gewinnt die Partie.
    }
answer-tokens-others = Wer zuerst so viele Runden gewinnt, gewinnt die Partie.

question-game = Welche Steine sind dabei, und wie viele bekommst du?
answer-game-full = Alle Steine des Satzes sind dabei.
answer-game-fast = Die Steine mit einer 10, 11 oder 12 bleiben weg.

question-hands = Wer sieht eine Hand?
answer-hands-hidden = Nur du siehst deine Hand.
answer-hands-open = Alle sehen alle Hände.

question-shared-train = An welchen Enden wächst die gemeinsame Bahn?
answer-shared-train-one-end = Die gemeinsame Bahn wächst nur an einem Ende.
answer-shared-train-both-halves-open = Die gemeinsame Bahn wächst an beiden Enden.
answer-shared-train-engine-half-dead = Die gemeinsame Bahn wächst nur an einem Ende: An die Hälfte ihres ersten Steins mit der Zahl der Lok kommt kein Stein.

question-shared-trains = Wie viele gemeinsame Bahnen gibt es?
answer-shared-trains-one = Es gibt eine gemeinsame Bahn: Die öffentliche Bahn ist die Mexikanische Bahn.
answer-shared-trains-two = Es gibt zwei gemeinsame Bahnen, die Mexikanische Bahn und eine öffentliche Bahn.

question-own-train-first = Musst du zuerst deine eigene Bahn beginnen, bevor du woanders anlegen darfst?
answer-own-train-first-no = Du darfst woanders anlegen, bevor deine eigene Bahn begonnen ist.
answer-own-train-first-yes = Du musst zuerst deine eigene Bahn beginnen, bevor du woanders anlegst; nur ein offener Pasch geht vor.
answer-own-train-first-first-turn = Bist du zum ersten Mal dran, musst du deine eigene Bahn beginnen, wenn du einen Stein dafür hast; nur ein offener Pasch geht vor.

question-drawn-tile = Muss ein gezogener Stein, der passt, angelegt werden?
answer-drawn-tile-must-play = Ein gezogener Stein, der passt, muss angelegt werden.
answer-drawn-tile-may-keep = Ein gezogener Stein, der passt, darf angelegt oder behalten werden.

question-marker-comes-off = Wo musst du anlegen, damit dein Marker wegkommt?
answer-marker-comes-off-own-train = Dein Marker kommt von selbst weg, wenn du an deine eigene Bahn anlegst.
answer-marker-comes-off-own-train-if-wished = Legst du an deine eigene Bahn an, entscheidest du, ob dein Marker wegkommt.
answer-marker-comes-off-any-play = Dein Marker kommt von selbst weg, an welche Bahn auch immer du anlegst.

question-double-duty = Was verlangt ein offener Pasch von allen, die danach dran sind?
answer-double-duty-next-tile = An einen offenen Pasch kommt der nächste Stein, wer auch immer ihn anlegt.
answer-double-duty-travels = Wer dran ist, schließt den offenen Pasch oder gibt die Pflicht weiter, und so reihum.

question-after-double = Wohin kommt der Stein nach einem Pasch?
answer-after-double-anywhere = Der Stein nach einem Pasch kommt an diesen Pasch oder an eine Bahn, die für dich offen ist.
answer-after-double-on-the-double = Der Stein nach einem Pasch kommt an diesen Pasch und nirgendwohin sonst.

question-doubles-in-a-turn = Darf der Stein nach einem Pasch wieder ein Pasch sein?
answer-doubles-in-a-turn-one = Der Stein nach einem Pasch darf nicht wieder ein Pasch sein.
answer-doubles-in-a-turn-chain = Der Stein nach einem Pasch darf wieder ein Pasch sein, und jeder verlangt noch einen Stein; von den offenen Paschen wird der älteste zuerst geschlossen.

question-drawn-double = Darfst du einen Pasch anlegen, den du gezogen hast, während ein anderer offen ist?
answer-drawn-double-as-any-tile = Ein Pasch, den du ziehst, während ein anderer offen ist, darf nur dorthin, wo jeder andere Stein auch hindürfte.
answer-drawn-double-may-play = Ein Pasch, den du ziehst, während ein anderer offen ist, darf an jede offene Bahn angelegt oder behalten werden.
answer-drawn-double-must-play = Ein Pasch, den du ziehst, während ein anderer offen ist, muss angelegt werden, wenn er an eine offene Bahn passt.
answer-drawn-double-not-allowed = Ein Pasch, den du ziehst, während ein anderer offen ist, darf nicht angelegt werden: Er bleibt auf deiner Hand.

question-closing-order = Wer muss von mehreren offenen Paschen den ältesten zuerst schließen?
answer-closing-order-everyone = Alle schließen den ältesten offenen Pasch zuerst, auch die Person, die sie gelegt hat.
answer-closing-order-later-players = Wer mehrere Pasche gelegt hat, darf einen beliebigen davon schließen; alle anderen danach müssen den ältesten zuerst schließen.

question-dead-double = Bindet ein offener Pasch noch, wenn alle anderen Steine mit seiner Zahl auf dem Tisch liegen?
answer-dead-double-released = Ein offener Pasch bindet nicht mehr, sobald alle anderen Steine mit seiner Zahl auf dem Tisch liegen.
answer-dead-double-binds = Ein offener Pasch bindet auch dann, wenn alle anderen Steine mit seiner Zahl auf dem Tisch liegen.

question-failed-close = Legst du deinen Marker, wenn du einen fremden Pasch nicht schließen kannst?
answer-failed-close-marker = Du legst deinen Marker, wenn du einen fremden Pasch nicht schließen kannst.
answer-failed-close-no-marker = Du legst keinen Marker, wenn du einen fremden Pasch nicht schließen kannst.

question-duty-draw = Du kannst einen Pasch nicht schließen: Ziehst du, bevor du die Pflicht weitergibst?
answer-duty-draw-none = Kannst du einen Pasch nicht schließen, gibst du die Pflicht weiter, ohne zu ziehen.
answer-duty-draw-one-each = Kannst du einen Pasch nicht schließen, ziehst du einen Stein, bevor du die Pflicht weitergibst.

question-duty-marker = Du kannst einen Pasch nicht schließen: Legst du deinen Marker, wenn du die Pflicht weitergibst?
answer-duty-marker-none = Gibst du die Pflicht, einen Pasch zu schließen, an die nächste Person weiter, legst du keinen Marker.
answer-duty-marker-marker = Gibst du die Pflicht, einen Pasch zu schließen, an die nächste Person weiter, legst du deinen Marker.

question-after-duty = Wer ist dran, sobald ein Pasch geschlossen ist?
answer-after-duty-left-of-satisfier = Ist ein Pasch geschlossen, ist die Person links von der dran, die ihn geschlossen hat.
answer-after-duty-left-of-placer = Ist ein Pasch geschlossen, ist die Person links von der dran, die ihn gelegt hat.

question-last-double = Ist die Runde zu Ende, wenn dein letzter Stein ein Pasch ist?
answer-last-double-out = Ist dein letzter Stein ein Pasch, ist die Runde sofort zu Ende.
answer-last-double-must-be-satisfied = Ist dein letzter Stein ein Pasch, ist die Runde erst zu Ende, wenn er geschlossen ist.

question-last-tile = Wird der letzte Stein angesagt?
answer-last-tile-knock = Wer nur noch einen Stein hat, klopft.
answer-last-tile-knock-chickenfoot = Wer nur noch einen Stein hat, sagt „Noch einer!“.
answer-last-tile-silent = Wer nur noch einen Stein hat, sagt das nicht an.

question-yard-empty = Was passiert, wenn der Vorrat aufgebraucht ist?
answer-yard-empty-play-on = Ist der Vorrat aufgebraucht, geht es ohne ihn weiter.
answer-yard-empty-end-of-turn = Ist der Vorrat aufgebraucht, endet die Runde, sobald die Person, die dran ist, zu Ende gespielt hat.
answer-yard-empty-at-once = Ist der Vorrat aufgebraucht, endet die Runde sofort.
answer-yard-empty-when-draw-due = Ist der Vorrat aufgebraucht, endet die Runde, sobald jemand ziehen müsste.

question-blocked-when = Wann ist eine Runde blockiert?
answer-blocked-when-nothing-fits = Die Runde ist blockiert, wenn jede Bahn offen ist und niemand einen passenden Stein hat.
answer-blocked-when-all-pass = Die Runde ist blockiert, wenn alle nacheinander gepasst haben.
answer-blocked-when-nobody-fits-now = Die Runde ist blockiert, wenn niemand einen Stein hat, der angelegt werden darf.

question-engine-from = Woher kommt die Lok?
answer-engine-from-set-aside = Die Lok wird vor dem Austeilen beiseitegelegt.
answer-engine-from-holder-or-search = Wer die Lok auf der Hand hat, legt sie; hat sie niemand, ziehen alle reihum, bis sie auftaucht.
answer-engine-from-reshuffle = Wer die Lok auf der Hand hat, legt sie; hat sie niemand, werden alle Steine neu gemischt und ausgeteilt.

question-engine-turn = Ist die nächste Person dran, sobald jemand die Lok gelegt hat?
answer-engine-turn-is-the-play = Wer die Lok gelegt hat, war damit dran.
answer-engine-turn-plays-on = Wer die Lok gelegt hat, legt danach noch einen Stein an.

question-first-player = Wer beginnt die nächste Runde?
answer-first-player-rotate = Die nächste Runde beginnt der nächste Platz im Uhrzeigersinn.
answer-first-player-round-winner = Die nächste Runde beginnt, wer die vorige gewonnen hat.
answer-first-player-youngest = Jede Runde beginnt die jüngste Person.
answer-first-player-holder = Jede Runde beginnt, wer die Lok hat oder findet.
answer-first-player-holder-chickenfoot = Jede Runde beginnt, wer den Startpasch hat oder findet.
answer-first-player-lowest-double = Jede Runde beginnt, wer den niedrigsten Pasch zeigt.

question-spinner = Wie viele Arme hat der Startpasch?
answer-spinner-four-arms = Der Startpasch hat vier Arme.
answer-spinner-double-chickenfoot = Der Startpasch ist ein doppelter Hühnerfuß: Er hat sechs Arme, die zuerst belegt werden, wenn spinner_first nichts anderes sagt.

question-spinner-first = Müssen die Arme des Startpaschs vor allem anderen belegt werden?
answer-spinner-first-free = Die Arme des Startpaschs dürfen jederzeit belegt werden.
answer-spinner-first-fill-first = Alle Arme des Startpaschs müssen belegt sein, bevor woanders angelegt wird.

question-missing-double = Was gilt, wenn niemand den Startpasch der Runde hat?
answer-missing-double-reshuffle = Hat niemand den Startpasch der Runde, werden alle Steine neu gemischt und ausgeteilt.
answer-missing-double-next-lower = Hat niemand den Startpasch der Runde, beginnt sie mit dem nächstniedrigeren Pasch, den jemand hat.
answer-missing-double-draw = Hat niemand den Startpasch der Runde, ziehen alle reihum, bis er auftaucht.

question-dead-foot = Was gilt, wenn ein Hühnerfuß nie seine drei Zehen bekommen kann?
answer-dead-foot-binds = Ein Hühnerfuß, der nie seine drei Zehen bekommen kann, hält weiter alles andere auf.
answer-dead-foot-ends-round = Die Runde endet, sobald am Tisch zu sehen ist, dass ein Hühnerfuß nie seine drei Zehen bekommen kann.
answer-dead-foot-released = Ein Hühnerfuß, der nie seine drei Zehen bekommen kann, gilt als vollständig.

question-first-turn = Wer ist in einer Runde zuerst dran?
answer-first-turn-starter-plays = Wer den Hauptbahnhof gelegt hat, ist in der Runde zuerst dran.
answer-first-turn-next-plays = Wer den Hauptbahnhof gelegt hat, war damit schon dran; nun ist die nächste Person dran.

question-start-rival-line = Wer darf den ersten Stein einer Linie legen?
answer-start-rival-line-allowed = Den ersten Stein einer Linie dürfen alle legen.
answer-start-rival-line-owner-only = Den ersten Stein einer Linie darf nur legen, wer sie besitzt.

question-decline-station = Darfst du einen Stein nehmen, wenn du einen Bahnhof fertig bauen könntest?
answer-decline-station-not-if-able = Kannst du einen Bahnhof fertig bauen, darfst du nicht stattdessen einen Stein nehmen.
answer-decline-station-allowed = Du darfst einen Stein nehmen, auch wenn du einen Bahnhof fertig bauen könntest.

question-yard-replacement = Du legst aus dem Depot an eine fremde Linie an: Was kommt zuerst?
answer-yard-replacement-after-draw = Legst du aus dem Depot an eine fremde Linie an, ziehst du zuerst und ersetzt dann den Stein.
answer-yard-replacement-before-draw = Legst du aus dem Depot an eine fremde Linie an, ersetzt du zuerst den Stein und ziehst dann.

question-emptied-by-replacement = Ist die Runde zu Ende, wenn der letzte Stein von deiner Hand ins Depot kommt?
answer-emptied-by-replacement-out = Kommt der letzte Stein von deiner Hand ins Depot, ist die Runde zu Ende.
answer-emptied-by-replacement-not-out = Kommt der letzte Stein von deiner Hand ins Depot, geht die Runde weiter, aber du kannst nicht aus dem Depot anlegen.

question-discards-flip = Wann werden die abgebauten Steine zum Vorrat?
answer-discards-flip-at-once = Die abgebauten Steine werden zum Vorrat, sobald er aufgebraucht ist.
answer-discards-flip-when-draw-due = Die abgebauten Steine werden erst zum Vorrat, wenn ein Stein gezogen werden muss; bis dahin gilt er als aufgebraucht.

question-round-end = Wann endet eine Runde, wenn nichts mehr zu ziehen ist?
answer-round-end-all-pass = Ist nichts mehr zu ziehen, endet die Runde, wenn alle nacheinander passen, ob sie anlegen könnten oder nicht.
answer-round-end-nobody-can = Ist nichts mehr zu ziehen, endet die Runde, wenn niemand anlegen kann; wer anlegen kann, muss es auch.

question-dead-station = Bindet ein Bahnhof noch, der nie fertig werden kann?
answer-dead-station-binds = Ein Bahnhof, der nie fertig werden kann, bindet trotzdem.
answer-dead-station-released = Ein Bahnhof, der nie fertig werden kann, bindet nicht mehr.

question-shared-third-token = Wer gewinnt, wenn mehrere zugleich ihren letzten Siegchip bekommen?
answer-shared-third-token-shared-victory = Bekommen mehrere zugleich ihren letzten Siegchip, teilen sie sich den Sieg.
answer-shared-third-token-score-sum = Bekommen mehrere zugleich ihren letzten Siegchip, gewinnt unter ihnen die niedrigste Summe der Punktzahlen.
