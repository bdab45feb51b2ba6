## Why an action is refused. $clause is the clause behind it, e.g. A35, or, where a house rule asks for it,
## that rule and its clause.
## Players have names at some tables; at others they are called by the letters of their seats: $called is
## `name` or `letter`.

refused-by-house-rule = Hausregel { $switch }={ $answer }, { $clause }

refused-round-over = Die Runde ist zu Ende ({ $clause }).
refused-other-game = Das gibt es in diesem Spiel nicht ({ $clause }).
refused-no-such-end = Hier gibt es kein Ende { $end }, an das du anlegen könntest ({ $clause }).
refused-engine-half-dead = An die Hälfte mit der Zahl der Lok am ersten Stein der Superbahn kommt kein Stein ({ $clause }).
refused-not-in-double-six = Im Doppel-6-Satz gibt es { $tile } nicht ({ $clause }).
refused-not-in-double-nine = Im Doppel-9-Satz gibt es { $tile } nicht ({ $clause }).
refused-not-in-double-twelve = Im Doppel-12-Satz gibt es { $tile } nicht ({ $clause }).
refused-tile-not-held =
    { $where ->
        [table] { $tile } liegt auf dem Tisch, nicht auf deiner Hand ({ $clause }).
        [hand] { $called ->
            [name] { $tile } ist auf der Hand von { $holder }, nicht auf deiner ({ $clause }).
           *[letter] { $tile } ist auf der Hand von Platz { $holder }, nicht auf deiner ({ $clause }).
        }
       *[unknown] Du hast { $tile } nicht ({ $clause }).
    }
refused-tile-does-not-fit = An diesem Ende liegt eine { $shows }, und dein Stein ist { $tile } ({ $clause }).
refused-train-closed =
    { $called ->
        [name] Die Bahn von { $owner } ist für dich geschlossen: Es liegt kein Marker darauf ({ $clause }).
       *[letter] Bahn { $owner } ist für dich geschlossen: Es liegt kein Marker darauf ({ $clause }).
    }
refused-own-train-first = Beginne zuerst deine eigene Bahn, bevor du woanders anlegst ({ $clause }).
refused-own-train-on-first-turn = Bist du zum ersten Mal dran, beginnst du deine eigene Bahn, wenn du einen Stein dafür hast ({ $clause }).
refused-double-waits = Zuerst muss der { $double }er-Pasch geschlossen werden ({ $clause }).
refused-older-double-waits = Pasche werden der Reihe nach geschlossen: Zuerst kommt der { $double }er-Pasch ({ $clause }).
refused-follow-on-the-double = Der Stein nach einem Pasch kommt an diesen Pasch ({ $clause }).
refused-no-second-double = Der Stein nach einem Pasch darf kein Pasch sein ({ $clause }).
refused-only-the-drawn-tile = Jetzt darfst du nur den gezogenen Stein anlegen, { $drawn } ({ $clause }).
refused-must-play = Du hast einen Stein, der passt, also musst du anlegen ({ $clause }).
refused-must-satisfy = Du kannst den { $double }er-Pasch schließen, also musst du es auch ({ $clause }).
refused-must-play-drawn = Der gezogene Stein, { $drawn }, passt und muss angelegt werden ({ $clause }).
refused-must-play-drawn-double = Der gezogene Pasch, { $drawn }, passt und muss angelegt werden ({ $clause }).
refused-no-keeping = Ein gezogener Stein, der passt, muss angelegt werden: Behalten kannst du ihn nicht ({ $clause }).
refused-no-keeping-a-double = Ein gezogener Stein, der passt, muss angelegt werden, auch ein Pasch, während ein anderer offen ist: Behalten kannst du ihn nicht ({ $clause }).
refused-drawn-tile-waits = Du hast { $drawn } gezogen: Leg den Stein zuerst an oder behalte ihn ({ $clause }).
refused-must-draw = Du musst ziehen, bevor du passen darfst ({ $clause }).
refused-must-draw-for-duty = Du musst ziehen, bevor du die Pflicht, den { $double }er-Pasch zu schließen, weitergibst ({ $clause }).
refused-must-draw-until = Die Pflicht ist wieder bei dir: Zieh, bis dein Pasch geschlossen ist ({ $clause }).
refused-nothing-drawn = Du hast keinen Stein gezogen, den du behalten könntest ({ $clause }).
refused-boneyard-empty = Der Vorrat ist leer: Passe ({ $clause }).
refused-duty-without-draw = Du kannst den { $double }er-Pasch nicht schließen: Gib die Pflicht weiter, ohne zu ziehen ({ $clause }).
refused-no-penalty-due = Nur wer den Pasch gelegt hat, zieht, bis ein Stein passt, und nur, wenn niemand ihn schließen konnte ({ $clause }).
refused-marker-off-by-itself = Zu entscheiden gibt es nichts: Dein Marker kommt von selbst weg, wenn es so weit ist ({ $clause }).
refused-marker-undecided = Sag zuerst, ob dein Marker wegkommt oder liegen bleibt ({ $clause }).
refused-no-marker-to-decide = Über einen Marker ist jetzt nicht zu entscheiden ({ $clause }).

refused-end-not-open = Kein offenes Ende zeigt eine { $shows } ({ $clause }).
refused-foot-waits = Der { $foot }er-Hühnerfuß geht vor: { $toes ->
    [one] Es fehlt noch 1 Zehe
   *[other] Es fehlen noch { $toes } Zehen
} ({ $clause }).
refused-arms-first = Zuerst müssen alle Arme des Startpaschs { $spinner }-{ $spinner } belegt werden ({ $clause }).
refused-double-foot-first = Der Startpasch { $spinner }-{ $spinner } ist ein doppelter Hühnerfuß: Zuerst müssen seine Arme belegt werden ({ $clause }).

refused-choice-first = Zuerst wählen alle einen Stein zum Aufdecken ({ $clause }).
refused-shown-tile-not-held = Du deckst einen Stein aus deiner eigenen Hand auf, und { $tile } hast du nicht ({ $clause }).
refused-choice-made = Die Steine sind aufgedeckt, die Runde hat begonnen ({ $clause }).
refused-replacement-due = { $laid } kam aus deinem Depot: Ersetze den Stein dort zuerst durch einen aus deiner Hand ({ $clause }).
refused-given-tile-not-held = Der Ersatz kommt aus deiner Hand, und { $tile } hast du dort nicht ({ $clause }).
refused-no-replacement-due = In deinem Depot ist jetzt kein Stein zu ersetzen ({ $clause }).
refused-nothing-to-replace-with = Du hast keinen Stein auf der Hand, der an seine Stelle könnte ({ $clause }).
# $stations is $number of the next three, with “or” between them
station-on-own = an deiner Linie
station-on-line = an Linie { $seat }
station-on-owned = an der Linie von { $name }
refused-station-waits =
    { $number ->
        [one] Ein unfertiger Bahnhof geht vor, { $stations } ({ $clause }).
       *[other] Einer der unfertigen Bahnhöfe geht vor, { $stations } ({ $clause }).
    }
refused-station-can-be-completed =
    { $number ->
        [one] Du kannst den Bahnhof { $stations } fertig bauen, also darfst du nicht verzichten ({ $clause }).
       *[other] Du kannst einen Bahnhof fertig bauen, { $stations }, also darfst du nicht verzichten ({ $clause }).
    }
refused-rival-lines-closed = Der Vorrat ist aufgebraucht, also sind fremde Linien geschlossen, außer an einem unfertigen Bahnhof ({ $clause }).
refused-discards-not-turned = Bis jemand ziehen muss, gilt der Vorrat als aufgebraucht, also sind fremde Linien geschlossen, außer an einem unfertigen Bahnhof ({ $clause }).
refused-owner-starts-line = Den ersten Stein einer Linie darf nur legen, wer sie besitzt ({ $clause }).
refused-nothing-to-remove = An deiner Linie gibt es keinen Stein abzubauen ({ $clause }).
refused-removal-comes-first = Gleis wird vor allem anderen abgebaut, gleich wenn du an die Reihe kommst ({ $clause }).
refused-only-the-taken-tile = Jetzt darfst du nur den genommenen Stein anlegen, { $taken } ({ $clause }).
refused-already-played = Du hast schon angelegt oder genommen: Leg noch einen Stein an oder belass es dabei ({ $clause }).
refused-nothing-to-stop = Beenden kannst du hier noch nicht ({ $clause }).
refused-tile-can-be-taken = Es sind noch Steine da: Nimm einen, statt zu passen ({ $clause }).

unknown-tile = Damit würde ein Stein aufgedeckt, den niemand genannt hat.

## Under a refusal that rests on a house rule: what the rule says

house-rule-line = { $switch }={ $answer }: { $text } ({ $clause })
