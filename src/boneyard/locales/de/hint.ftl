### Hints: what to do, and why. $names are players, $seats how many they are; $weight is `hint-weight`.

hint-line = Tipp: { $what }.
hint-line-numbered = Tipp: { $number }) { $what }.
hint-line-by = Tipp ({ $level }): { $number }) { $what }.
hint-for-seat = { $seat }: { $what } ({ $action })
hint-next-best = Nächstbeste Wahl: { $actions }
hint-behind = { $action } ({ $points ->
        [0] ebenso gut
        [one] 1 Punkt schlechter
       *[other] { $points } Punkte schlechter
    })
hint-behind-by = { $what } ({ $points ->
        [0] ebenso gut
       *[other] { $shown } Punkte schlechter
    })
hint-tried =
    { $worlds ->
        [one] { $choices } Möglichkeiten in 1 denkbaren Verteilung durchgespielt ({ $seconds } s).
       *[other] { $choices } Möglichkeiten in { $worlds } denkbaren Verteilungen durchgespielt ({ $seconds } s).
    }
hint-certainty = Sicherheit: { NUMBER($sure, style: "percent", maximumFractionDigits: 0) }.
hint-do-play = { $tile } an { $place } anlegen
hint-do-remove = Gleis an deiner Linie abbauen
hint-problem = Zeile { $line }: { $problem }
hint-round-over = Die Runde ist zu Ende, also ist niemand mehr dran
hint-hand-unknown = hands.{ $seat }: Für einen Tipp muss die ganze Hand des Platzes bekannt sein, der dran ist
hint-needs-position = Gib eine Stellung als Argument oder über die Standardeingabe an (siehe boneyard hint --help)
hint-no-adviser = { $level } gibt keine Tipps; zur Wahl stehen { $names } oder 6 bis 9
hint-decides-at-once = Die Stufen 6 und 7 entscheiden sofort: --seconds und --worlds gelten nur für die Stufen 8 und 9, zum Beispiel --level 9
hint-tiles-nowhere =
    { $tiles ->
        [one] 1 Stein ist nirgends zu finden: In einer echten Runde hätte ihn jemand auf der Hand, denn der Vorrat ist leer. Die Stufen 8 und 9 brauchen eine Stellung, die sich zu Ende spielen lässt
       *[other] { $tiles } Steine sind nirgends zu finden: In einer echten Runde hätte sie jemand auf der Hand, denn der Vorrat ist leer. Die Stufen 8 und 9 brauchen eine Stellung, die sich zu Ende spielen lässt
    }
hint-not-a-position = { $text } ist keine Stellung. Eine Stellung ist JSON, zum Beispiel '{ $example }'
hint-not-json = Das ist kein JSON ({ $why }). Eine Stellung wird so geschrieben: '{ $example }'
hint-line-not-json = Das ist kein JSON ({ $why }). Jede Zeile ist eine ganze Stellung
hint-file = { $file } sieht nach einer Datei aus, nicht nach einer Stellung. Um Stellungen aus einer Datei zu lesen, eine in jeder Zeile: { $command }
hint-tiles = { $tiles } sieht nach Steinen aus, aber ein Tipp braucht auch den Tisch, zum Beispiel '{ $example }'. Für die beste Bahn nur aus den Steinen, ab 12: { $command }

## The plan

hint-plan = Dein Plan: { $train }; übrige Steine: { $left }.
hint-plan-whole = Dein Plan: { $train }; kein Stein bleibt übrig.
hint-plan-none = Zurzeit passt keiner deiner Steine an deine Bahn.
hint-plan-none-engine-191 = Zurzeit passt keiner deiner Steine an deine Linie.

## Reasons

hint-weight =
    { $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    }
hint-only = Eine andere Möglichkeit gibt es nicht.
hint-ahead =
    { $points ->
        [0] Etwas anderes wäre ebenso gut.
        [one] Das ist etwa 1 Punkt besser als alles andere.
       *[other] Das ist etwa { $points } Punkte besser als alles andere.
    }
hint-out = Das ist dein letzter Stein: Damit ist die Runde zu Ende.
hint-train-next =
    { $tiles ->
        [0] Das ist der nächste Stein deiner besten Bahn und ihr letzter.
        [one] Das ist der nächste Stein deiner besten Bahn. 1 weiterer kann folgen ({ $weight }).
       *[other] Das ist der nächste Stein deiner besten Bahn. { $tiles } weitere können folgen ({ $weight }).
    }
hint-train-next-engine-191 =
    { $tiles ->
        [0] Das ist der nächste Stein deiner besten Linie und ihr letzter.
        [one] Das ist der nächste Stein deiner besten Linie. 1 weiterer kann folgen ({ $weight }).
       *[other] Das ist der nächste Stein deiner besten Linie. { $tiles } weitere können folgen ({ $weight }).
    }
hint-train-turned =
    { $tiles ->
        [one] Damit hat deine Bahn 1 Stein ({ $weight }). Die beste hätte { $best_tiles } ({ $best_weight }).
       *[other] Damit hat deine Bahn { $tiles } Steine ({ $weight }). Die beste hätte { $best_tiles } ({ $best_weight }).
    }
hint-train-turned-engine-191 =
    { $tiles ->
        [one] Damit hat deine Linie 1 Stein ({ $weight }). Die beste hätte { $best_tiles } ({ $best_weight }).
       *[other] Damit hat deine Linie { $tiles } Steine ({ $weight }). Die beste hätte { $best_tiles } ({ $best_weight }).
    }
hint-train-kept =
    { $tiles ->
        [one] Deine beste Bahn braucht diesen Stein nicht und bleibt ganz: 1 Stein ({ $weight }).
       *[other] Deine beste Bahn braucht diesen Stein nicht und bleibt ganz: { $tiles } Steine ({ $weight }).
    }
hint-train-kept-engine-191 =
    { $tiles ->
        [one] Deine beste Linie braucht diesen Stein nicht und bleibt ganz: 1 Stein ({ $weight }).
       *[other] Deine beste Linie braucht diesen Stein nicht und bleibt ganz: { $tiles } Steine ({ $weight }).
    }
hint-train-broken =
    { $tiles ->
        [0] Das zerreißt deine beste Bahn ({ $best_weight }): Nichts bleibt von ihr übrig.
        [one] Das zerreißt deine beste Bahn: 1 Stein ({ $weight }) statt { $best_tiles } ({ $best_weight }).
       *[other] Das zerreißt deine beste Bahn: { $tiles } Steine ({ $weight }) statt { $best_tiles } ({ $best_weight }).
    }
hint-train-broken-engine-191 =
    { $tiles ->
        [0] Das zerreißt deine beste Linie ({ $best_weight }): Nichts bleibt von ihr übrig.
        [one] Das zerreißt deine beste Linie: 1 Stein ({ $weight }) statt { $best_tiles } ({ $best_weight }).
       *[other] Das zerreißt deine beste Linie: { $tiles } Steine ({ $weight }) statt { $best_tiles } ({ $best_weight }).
    }
hint-train-keeps =
    { $tiles ->
        [one] Der Stein ist allein schon deine beste Bahn ({ $weight }).
       *[other] Deine beste Bahn braucht diesen Stein: { $tiles } Steine ({ $weight }).
    }
hint-double-closed = Du kannst den Pasch selbst schließen, mit { $tile }.
hint-double-closed-engine-191 = Das ist ein Bahnhof: Du darfst noch einmal anlegen, und mit { $tile } könntest du ihn fertig bauen.
hint-double-open = Du hast keinen Stein, um den Pasch zu schließen: Er bleibt offen.
hint-double-open-engine-191 = Das ist ein Bahnhof: Du darfst noch einmal anlegen, hast aber keinen Stein, um ihn fertig zu bauen.
hint-marker-off = Dein Marker kommt weg, und deine Bahn ist für die anderen geschlossen.
hint-marker-stays = Deine Bahn bleibt offen.
hint-nobody-follows = Sonst kann niemand eine { $shows } haben: Du siehst sie alle.
hint-lack =
    { $seats ->
        [one] { $names } hat wahrscheinlich keine { $shows }.
       *[other] { $names } haben wahrscheinlich keine { $shows }.
    }
hint-open-lack =
    { $seats ->
        [one] { $names } hat keine { $shows }.
       *[other] { $names } haben keine { $shows }.
    }
hint-end-is-near =
    { $seats ->
        [one] { $names } hat nur noch wenige Steine.
       *[other] { $names } haben nur noch wenige Steine.
    }
hint-pips = Damit wirst du { $weight } los.
hint-pips-most = Das ist der schwerste Stein, den du anlegen kannst: { $weight }.

## Chickenfoot

hint-double-blank = Bleibt der Stein auf deiner Hand, kostet er { $points } Punkte.
hint-foot-opened =
    { $toes ->
        [0] Das eröffnet einen Hühnerfuß, und du hast keine Zehe dafür.
        [one] Das eröffnet einen Hühnerfuß, und du hast 1 Zehe dafür.
       *[other] Das eröffnet einen Hühnerfuß, und du hast { $toes } Zehen dafür.
    }
hint-foot-spared =
    { $toes ->
        [0] Dieser Pasch würde einen Hühnerfuß eröffnen, und du hast keine Zehe dafür.
        [one] Dieser Pasch würde einen Hühnerfuß eröffnen, und du hast nur 1 Zehe dafür.
       *[other] Dieser Pasch würde einen Hühnerfuß eröffnen; du hast { $toes } Zehen dafür.
    }
hint-toe =
    { $missing ->
        [0] Das ist die letzte Zehe: Alle anderen Enden sind wieder frei.
        [one] Das ist eine Zehe am { $shows }er-Hühnerfuß; danach fehlt noch 1.
       *[other] Das ist eine Zehe am { $shows }er-Hühnerfuß; danach fehlen noch { $missing }.
    }
hint-fitting =
    { $number ->
        [0] Danach passt allerdings keiner deiner Steine an ein offenes Ende.
        [one] Danach passt 1 deiner { $tiles } anderen Steine an ein offenes Ende.
       *[other] Danach passen { $number } deiner { $tiles } anderen Steine an ein offenes Ende.
    }
hint-fitting-all =
    { $tiles ->
        [one] Danach passt auch dein letzter Stein an ein offenes Ende.
       *[other] Danach passen alle deine anderen Steine an ein offenes Ende.
    }

## Engine 191

hint-rival-line = Der Stein kommt an eine fremde Linie, also musst du einen ziehen.
hint-station-complete = Damit ist ein Bahnhof fertig.
hint-from-yard = Der Stein verlässt dein Depot ({ $weight }), und ein Stein aus deiner Hand kommt an seine Stelle.
hint-give = In deinem Depot zählt der Stein genauso viel, und anlegen kannst du ihn immer noch.
hint-take = Was du anlegen könntest, ist mehr wert, wenn du es behältst.
hint-keeps-hand = Was du noch anlegen könntest, ist mehr wert, wenn du es behältst.
hint-remove =
    { $tiles ->
        [0] Deine Linie geht zurück bis zur { $shows }.
        [one] Deine Linie geht zurück bis zur { $shows }, wo du 1 Stein anlegen kannst ({ $weight }); am jetzigen Ende sind es { $now_tiles } ({ $now_weight }).
       *[other] Deine Linie geht zurück bis zur { $shows }, wo du { $tiles } Steine anlegen kannst ({ $weight }); am jetzigen Ende sind es { $now_tiles } ({ $now_weight }).
    }
hint-show-double =
    { $tiles ->
        [0] Wird dieser Pasch zum Hauptbahnhof, beginnst du. Keiner deiner anderen Steine zeigt eine { $shows }.
        [one] Wird dieser Pasch zum Hauptbahnhof, beginnst du, mit 1 Stein für deine Linie ({ $weight }).
       *[other] Wird dieser Pasch zum Hauptbahnhof, beginnst du, mit { $tiles } Steinen für deine Linie ({ $weight }).
    }
hint-show-track =
    { $doubles ->
        [0] Du hast keinen Pasch zu zeigen.
        [one] Dein Pasch bleibt verdeckt auf deiner Hand.
       *[other] Deine Pasche bleiben verdeckt auf deiner Hand.
    }
