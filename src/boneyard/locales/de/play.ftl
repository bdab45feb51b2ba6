### The game in the terminal. $who is `you` or `other`; $name is a player’s name, at the start of a sentence “You”.

## Names of the bots, one for every seat, and another where a guest has the same name

bot-a = Ada
bot-b = Bea
bot-c = Cem
bot-d = Dora
bot-e = Emil
bot-f = Fay
bot-g = Gus
bot-h = Hana
bot-a-too = Ali
bot-b-too = Ben
bot-c-too = Cleo
bot-d-too = Dan
bot-e-too = Eva
bot-f-too = Finn
bot-g-too = Gwen
bot-h-too = Hugo

you = Du
# Not at the start of a sentence: “Fewest pips: Ben and you.”
you-inside = du

## The levels of the bots, and how they play

level-caboose = Schlusswagen
level-brakeman = Bremsdienst
level-conductor = Zugbegleitung
level-fireman = Heizdienst
level-engineer = Lokführung
level-dispatcher = Leitstelle
level-stationmaster = Bahnhofsleitung
level-superintendent = Betriebsleitung
level-baron = Bahnvorstand
level-caboose-about = hat gerade erst die Regeln gelernt
level-brakeman-about = will schwere Steine loswerden
level-conductor-about = hat einen Plan und verliert ihn oft aus den Augen
level-fireman-about = plant voraus und patzt manchmal
level-engineer-about = plant voraus und bleibt dabei
level-dispatcher-about = plant voraus und wägt jede Möglichkeit ab
level-stationmaster-about = wägt ab, wohin jeder Stein führt
level-superintendent-about = spielt erst jede Möglichkeit im Kopf durch
level-baron-about = denkt am längsten nach und übersieht kaum etwas
opponents =
    { $number ->
        [one] Gegen dich spielt: { $each }.
       *[other] Gegen dich spielen: { $each }.
    }
opponents-of-all =
    { $number ->
        [one] Der Bot: { $each }.
       *[other] Die Bots: { $each }.
    }
opponent = { $name } ({ $level })
short-match =
    { $rounds ->
        [one] Eine Partie mit 1 Runde: Die Lok ist { $engines }.
       *[other] Eine Partie mit { $rounds } Runden: Die Loks sind { $engines }.
    }
short-match-chickenfoot =
    { $rounds ->
        [one] Eine Partie mit 1 Runde: Der Startpasch ist { $engines }.
       *[other] Eine Partie mit { $rounds } Runden: Die Startpasche sind { $engines }.
    }

## Before the match

welcome = Willkommen bei Boneyard: Eisenbahn-Domino nach den gedruckten Regeln.
welcome-keys = Enter übernimmt die Antwort in [Klammern]. Mit Strg-D kannst du jederzeit aufhören.
started-games =
    { $number ->
        [one] Du hast eine angefangene Partie:
       *[other] Du hast { $number } angefangene Partien:
    }
started-game = { $title }: { $names }, Runde { $round }, zuletzt gespielt am { $date }
ask-started =
    { $most ->
        [one] Weiterspielen (j), neue Partie (n) oder diese weglegen (x)? [j]:{" "}
       *[other] Welche? n für eine neue Partie, x1 legt die erste weg. [1]:{" "}
    }
please-started =
    { $most ->
        [one] Bitte gib j, n oder x ein; nur Enter heißt weiterspielen.
       *[other] Bitte gib eine Zahl von 1 bis { $most }, n oder x mit einer Zahl ein; nur Enter heißt 1.
    }
put-away = Sie wird nicht mehr angeboten. Aufgehoben ist sie hier:
started-game-waits =
    { $number ->
        [one] Du hast auch eine angefangene Partie: Mit „boneyard play --resume“ geht sie weiter.
       *[other] Du hast auch { $number } angefangene Partien: Mit „boneyard play --resume“ geht die letzte weiter.
    }
ask-sheet = Welche Regeln liegen in deiner Schachtel?
ask-number = Deine Wahl [{ $default }]:{" "}
ask-players = Wie viele spielen mit, dich mitgezählt ({ $fewest } bis { $most })? [{ $default }]:{" "}
ask-people = Wie viele davon sitzen an dieser Tastatur ({ $fewest } bis { $most })? [{ $default }]:{" "}
ask-name = Wie heißt du? [{ $default }]:{" "}
ask-name-of = Wie heißt Person { $number }? [{ $default }]:{" "}
somebody = Person { $number }
please-other-name = { $name } heißt schon jemand: Bitte wähle einen anderen Namen.
ask-opponents = Gegen wen willst du spielen?
ask-opponents-number = Eine Zahl für alle oder je eine, zum Beispiel { $example } [{ $default }]:{" "}
opponent-choice = { $level }: { $about }
please-opponents = Bitte gib eine Zahl von 1 bis { $most } oder einen Namen aus der Liste ein; nur Enter heißt { $default }.
please-opponents-each =
    { $opponents ->
        [one] Gegen dich spielt nur 1 Bot: Bitte gib nur eine Zahl ein.
       *[other] Gegen dich spielen { $opponents } Bots: Bitte gib eine Zahl für alle ein oder { $opponents } mit Kommas dazwischen.
    }
ask-rounds = Wie viele Runden ({ $fewest } bis { $most })? [{ $default }]:{" "}
ask-tokens = Wie viele Siegchips gewinnen die Partie ({ $fewest } bis { $most })? [{ $default }]:{" "}
ask-house-rules = Hausregeln ändern (j oder n)? [n]:{" "}
ask-which-rule = Nummer der Regel, die du ändern willst; Enter zum Spielen:{" "}
house-rules = Hausregeln
as-printed = wie gedruckt
please-number = Bitte gib eine Zahl von { $fewest } bis { $most } ein; nur Enter heißt { $default }.
please-number-or-enter = Bitte gib eine Zahl von { $fewest } bis { $most } ein oder drück nur Enter zum Spielen.
please-yes-no = Bitte gib j für ja oder n für nein ein.

## The table

round-head = Runde { $round } von { $rounds } · Lok { $engine }-{ $engine } · Vorrat { $boneyard }
round-head-chickenfoot = Runde { $round } von { $rounds } · Startpasch { $engine }-{ $engine } · Vorrat { $boneyard }
round-head-engine-191 = Runde { $round }, Ziel: { $tokens ->
    [one] 1 Siegchip
   *[other] { $tokens } Siegchips
} · Hauptbahnhof { $engine }-{ $engine } · Vorrat { $boneyard }, abgebaut { $discards }
round-head-choice = Runde { $round }, Ziel: { $tokens ->
    [one] 1 Siegchip
   *[other] { $tokens } Siegchips
} · vor dem Aufdecken · Vorrat { $boneyard }
round-starts =
    { $who ->
        [you] Eine neue Runde: Du beginnst.
       *[other] Eine neue Runde: { $name } beginnt.
    }
lane-tiles = Steine
lane-hand = Hand
lane-tokens = Chips
lane-yard = Depot, { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
}:
lane-points = Punkte
lane-shared = Mex. Bahn
lane-shared-mexican-train-super = Superbahn
lane-shared-short = Mexik.
lane-shared-short-mexican-train-super = Super
lane-public = Öffentliche
lane-public-short = Öffentl.
signal-open = offen
signal-closed = zu
not-begun = nicht begonnen
open-double = offener Pasch
incomplete-station = unfertiger Bahnhof
has-chosen = hat gewählt
is-choosing = wählt noch
arms-free =
    { $arms ->
        [one] ({ $number }) freier Arm
       *[other] ({ $number }) ×{ $arms } freie Arme
    }
toes-missing =
    { $toes ->
        [one] !({ $number }) Zehe fehlt
       *[other] !({ $number }) ×{ $toes } Zehen fehlen
    }
ends-open = Offene Enden: { $ends }
ends-now = Jetzt offen: { $ends }
ends-later = Später offen: { $ends }
tiles-line = Steine: { $each }
hands-line = Auf der Hand: { $each }
points-line = Punkte: { $each }
tokens-line = Siegchips: { $each }
count-of = { $name } { $number }
hand-head =
    { $tiles ->
        [one] Dein letzter Stein, { $pips ->
            [one] 1 Auge
           *[other] { $pips } Augen
        }:
       *[other] Deine { $tiles } Steine, { $pips ->
            [one] 1 Auge
           *[other] { $pips } Augen
        }:
    }
hand-of = { $name }:
yard-head = Dein Depot, { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
}:

## What must happen now

now-play = Du bist dran: Leg einen Stein an.
now-play-take = Du bist dran: Leg einen Stein an oder nimm einen aus dem Vorrat ({ $clause }).
now-play-end = Du bist dran: Leg einen Stein an oder passe, denn zu nehmen gibt es nichts mehr ({ $clause }).
now-own-train = Beginne zuerst deine eigene Bahn ({ $clause }).
now-own-train-first-turn = Du bist zum ersten Mal dran: Beginne deine eigene Bahn ({ $clause }).
now-close = Zuerst muss der { $number }er-Pasch geschlossen werden ({ $clause }).
now-close-draw = Zuerst muss der { $number }er-Pasch geschlossen werden ({ $clause }), und du hast keine { $number }: Zieh einen Stein.
now-close-pass = Zuerst muss der { $number }er-Pasch geschlossen werden, aber du hast keine { $number }: Gib die Pflicht weiter ({ $clause }).
now-close-empty = Zuerst muss der { $number }er-Pasch geschlossen werden, aber du hast keine { $number }, und der Vorrat ist leer: Passe ({ $clause }).
now-draw-until = Niemand konnte deinen { $number }er-Pasch schließen: Zieh, bis ein Stein passt ({ $clause }).
now-follow = Du hast einen Pasch angelegt: Noch ein Stein ist fällig ({ $clause }).
now-follow-draw = Du hast einen Pasch angelegt und kannst nicht nachlegen: Zieh einen Stein ({ $clause }).
now-follow-pass = Du hast einen Pasch angelegt und kannst nicht nachlegen, und der Vorrat ist leer: Passe ({ $clause }).
now-drawn = Du hast { $tile } gezogen, und der Stein passt: Leg ihn an ({ $clause }).
now-drawn-keep = Du hast { $tile } gezogen, und der Stein passt: Leg ihn an oder behalte ihn ({ $clause }).
now-unmark = Du hast an deine eigene Bahn angelegt. Soll dein Marker weg ({ $clause })?
now-draw = Keiner deiner Steine lässt sich anlegen: Zieh einen ({ $clause }).
now-pass = Keiner deiner Steine lässt sich anlegen, und der Vorrat ist leer: Passe ({ $clause }).
now-none-take = Keiner deiner Steine lässt sich anlegen: Nimm einen in dein Depot ({ $clause }).
now-none-end = Keiner deiner Steine lässt sich anlegen, und zu nehmen gibt es nichts mehr: Passe ({ $clause }).
now-foot =
    { $toes ->
        [one] Der { $number }er-Hühnerfuß geht vor: Es fehlt noch 1 Zehe ({ $clause }).
       *[other] Der { $number }er-Hühnerfuß geht vor: Es fehlen noch { $toes } Zehen ({ $clause }).
    }
now-foot-draw = Der { $number }er-Hühnerfuß geht vor, und du hast keine { $number }: Zieh einen Stein ({ $clause }).
now-foot-pass = Der { $number }er-Hühnerfuß geht vor, aber du hast keine { $number }, und der Vorrat ist leer: Passe ({ $clause }).
now-arms =
    { $arms ->
        [one] Der Startpasch { $number }-{ $number } geht vor: 1 Arm ist noch frei ({ $clause }).
       *[other] Der Startpasch { $number }-{ $number } geht vor: { $arms } Arme sind noch frei ({ $clause }).
    }
now-arms-draw = Die Arme des Startpaschs gehen vor, und du hast keine { $number }: Zieh einen Stein ({ $clause }).
now-arms-pass = Die Arme des Startpaschs gehen vor, aber du hast keine { $number }, und der Vorrat ist leer: Passe ({ $clause }).
now-show = Wähle geheim einen Stein. Alle werden gleichzeitig aufgedeckt; der niedrigste Pasch wird zum Hauptbahnhof, und wer ihn gewählt hat, beginnt ({ $clause }).
now-show-only = Wähle geheim einen Stein. Alle werden gleichzeitig aufgedeckt; der niedrigste Pasch wird zum Hauptbahnhof ({ $clause }).
now-station = Ein Bahnhof geht vor ({ $clause }): Bau { $station } fertig.
now-station-own = Ein Bahnhof geht vor ({ $clause }): Bau { $station } fertig oder bau Gleis an deiner Linie ab.
now-station-take = Ein Bahnhof geht vor, { $station }, aber keiner deiner Steine passt: Nimm einen in dein Depot ({ $clause }).
now-station-end = Ein Bahnhof geht vor, { $station }, aber keiner deiner Steine passt, und zu nehmen gibt es nichts mehr: Passe ({ $clause }).
now-give = { $tile } kam aus deinem Depot: Ersetze den Stein dort durch einen aus deiner Hand ({ $clause }).
now-taken = Du hast { $tile } genommen, und der Stein passt: Leg ihn an oder belass es dabei ({ $clause }).
now-extra = Du hast einen Bahnhof angelegt: Leg noch einen Stein an oder belass es dabei ({ $clause }).
now-extra-none = Du hast einen Bahnhof angelegt, und nichts passt mehr: Belass es dabei ({ $clause }).
station-at = die { $number } ({ $place })

## The choices

on-own = An deine Bahn
on-own-engine-191 = An deine Linie
on-place = An Bahn { $seat }, { $name }
on-place-engine-191 = An Linie { $seat }, { $name }
on-shared = An die Mexikanische Bahn
on-shared-mexican-train-super = An die Superbahn
on-shared-left = An die Superbahn, linkes Ende
on-shared-right = An die Superbahn, rechtes Ende
on-shared-public = An die öffentliche Bahn
choices-head = { $place } ({ $number }):
choices-draw = { $place } ({ $number }), danach ziehen:
choices-foot =
    { $toes ->
        [one] An den { $number }er-Hühnerfuß (letzte Zehe):
       *[other] An den { $number }er-Hühnerfuß ({ $toes } Zehen fehlen):
    }
choices-spinner =
    { $arms ->
        [one] An den Startpasch { $number }-{ $number } (1 freier Arm):
       *[other] An den Startpasch { $number }-{ $number } ({ $arms } freie Arme):
    }
choices-ends =
    { $ends ->
        [one] An die { $number }:
       *[other] An die { $number } ({ $ends } Enden):
    }
choices-show-double = Pasche:
choices-show-other = Andere Steine:
choices-give = Aus deiner Hand:
choices-yard = * aus deinem Depot; ein Stein aus deiner Hand kommt an seine Stelle
do-draw = einen Stein ziehen
do-keep = den Stein behalten
do-pass = passen
do-draw-until = ziehen, bis ein Stein passt
do-unmark = den Marker wegnehmen
do-leave = den Marker lassen
do-play = { $tile } anlegen
do-show = { $tile } wählen
do-give = { $tile } in dein Depot legen
do-take = einen Stein aus dem Vorrat in dein Depot nehmen
do-remove =
    { $number ->
        [one] Gleis abbauen: { $tiles } kommt weg, ein Stein aus dem Vorrat in dein Depot
       *[other] Gleis abbauen: { $tiles } kommen weg, ein Stein aus dem Vorrat in dein Depot
    }
do-stop = nichts mehr anlegen und beenden
prompt = Deine Wahl (?{"\u00A0"}für{"\u00A0"}Hilfe):{" "}
prompt-enter = Enter: { $what } (?{"\u00A0"}für{"\u00A0"}Hilfe):{" "}
prompt-more = -- Enter für mehr, q zum Aufhören --{" "}
prompt-quit = Die Partie verlassen (j oder n)? [n]:{" "}
prompt-quit-saved = Die Partie ist gespeichert. Verlassen (j oder n)? [n]:{" "}
prompt-next-round = Enter für die nächste Runde:{" "}
prompt-pass = Enter verbirgt deine Steine; gib die Tastatur dann an { $name } weiter:{" "}
prompt-sit-down = { $name }, drück Enter, wenn sonst niemand auf den Bildschirm sieht:{" "}

## What was typed

typed-nothing = Gib die Nummer einer Möglichkeit ein oder ? für Hilfe.
typed-unknown = „{ $text }“ geht hier nicht. Gib eine Nummer aus der Liste ein, einen Stein wie { $example } oder ? für Hilfe.
typed-too-high =
    { $most ->
        [one] Es gibt nur eine Möglichkeit: 1.
       *[other] Möglich sind 1 bis { $most }.
    }
typed-no-tile = Den Stein { $text } gibt es nicht: Die höchste Zahl ist { $highest }.
typed-no-end = Eine Bahn „{ $text }“ gibt es hier nicht. Es gibt { $ends }.
typed-no-end-chickenfoot = Ein Ende „{ $text }“ gibt es hier nicht. Offene Enden zeigen { $ends }.
typed-no-end-engine-191 = Eine Linie „{ $text }“ gibt es hier nicht. Es gibt { $ends }.
typed-which-end = { $tile } passt an mehr als einer Stelle. Sag, wo: { $choices }.
typed-no-clause = Eine Regel { $text } gibt es hier nicht. Gib „rules“ ein, dann siehst du alle.
clause-line = { $id }: { $text }
# What may be typed for yes, for no, and for another table; y and n always may.
typed-yes = j ja
typed-no = n nein
typed-another = a anderer

help =
    Gib die Nummer einer Möglichkeit ein und drück Enter.
    Oder einen Stein: 12-5. Passt er an zwei Stellen, nenn auch die Bahn: 12-5@A oder 12-5@{ $shared }.

    table    den Tisch noch einmal zeigen
    hand     deine Steine, und wo jeder jetzt hinkönnte
    history  was in dieser Runde passiert ist
    hint     was jemand mit viel Erfahrung tun würde, und warum; „hint 9“ fragt den stärksten Bot
    rules    alle Regeln des Regelblatts; „rules A34“ oder „rules Marker“ findet einzelne
    quit     die Partie verlassen (auch Strg-C, Strg-D)

    Am Tisch zeigt > eine Bahn, an die du jetzt anlegen kannst, ! einen offenen Pasch.
    Ein Stein in eckigen Klammern ist ein Pasch: [7-7]. +3 heißt: davor drei weitere Steine.
    An die Zahl am Ende einer Bahn, (9), muss der nächste Stein passen.
    An eine offene Bahn dürfen alle anlegen, an eine geschlossene (zu) nur, wer sie besitzt.
help-chickenfoot =
    Gib die Nummer einer Möglichkeit ein und drück Enter.
    Oder einen Stein: 9-5. Passt er an zwei Stellen, nenn auch die Zahl, an die er soll: 9-5@9.

    table    den Tisch noch einmal zeigen
    hand     deine Steine, und wo jeder jetzt hinkönnte
    history  was in dieser Runde passiert ist
    hint     was jemand mit viel Erfahrung tun würde, und warum; „hint 9“ fragt den stärksten Bot
    rules    alle Regeln des Regelblatts; „rules F11“ oder „rules Startpasch“ findet einzelne
    quit     die Partie verlassen (auch Strg-C, Strg-D)

    Die Auslage wächst vom Startpasch, dem ersten Pasch, nach rechts.
    Ein Stein in eckigen Klammern ist ein Pasch: [7-7]. +3 heißt: davor drei weitere Steine.
    Eine Zahl in Klammern, (9), ist ein offenes Ende; (9) ×2 sind zwei davon.
    !(7) zeigt einen Hühnerfuß: Bis er drei Zehen hat, darf nirgendwo sonst angelegt werden.
help-engine-191 =
    Gib die Nummer einer Möglichkeit ein und drück Enter.
    Oder einen Stein: 9-5. Passt er an zwei Stellen, nenn auch die Linie: 9-5@A.
    Oder ein Wort: take (nehmen), remove (abbauen), stop (beenden), pass (passen).

    table    den Tisch noch einmal zeigen
    hand     deine Steine, und wo jeder jetzt hinkönnte
    history  was in dieser Runde passiert ist
    hint     was jemand mit viel Erfahrung tun würde, und warum; „hint 9“ fragt den stärksten Bot
    rules    alle Regeln des Regelblatts; „rules E33“ oder „rules Bahnhof“ findet einzelne
    quit     die Partie verlassen (auch Strg-C, Strg-D)

    Am Tisch zeigt > eine Linie, an die du jetzt anlegen kannst, ! einen unfertigen Bahnhof.
    Ein Stein in eckigen Klammern ist ein Bahnhof, also ein Pasch: [7-7]. +3 heißt: davor drei weitere Steine.
    An die Zahl am Ende einer Linie, (9), muss der nächste Stein passen.
    Alle Linien stehen dir offen, aber wer an eine fremde anlegt, muss ziehen.
    Steine auf der Hand und im Depot zählen gegen dich. Die niedrigste Punktzahl gewinnt die Runde.
hand-goes = { $tile }: { $where }
nothing-yet = Noch ist nichts passiert.
hand-stays = lässt sich jetzt nicht anlegen
hand-show = kann gewählt werden
hand-give = kann in dein Depot
hand-yard = { "" } (Depot)

## What happened, one line a turn. A line is `told-line`; its parts have no subject.

told-line = { $name } { $what }.
told-and = { $first } und { $last }
told-or = { $first } oder { $last }
told-comma = { $first }, { $next }
told-laid =
    { $who ->
        [you] legst { $tile } an { $place } an
       *[other] legt { $tile } an { $place } an
    }
told-foot-begun =
    { $who ->
        [you] rufst „Hühnerfuß!“
       *[other] ruft „Hühnerfuß!“
    }
told-foot-completed =
    { $who ->
        [you] machst den Hühnerfuß vollständig
       *[other] macht den Hühnerfuß vollständig
    }
told-foot-released = Für drei Zehen sind zu wenige Steine mit einer { $number } übrig, also gilt der Hühnerfuß als vollständig.
told-showed =
    { $who ->
        [you] wählst { $tile }
       *[other] wählt einen Stein
    }
told-revealed = Aufgedeckt: { $each }.
told-each = { $name } { $tile }
told-station-completed =
    { $who ->
        [you] baust den Bahnhof fertig
       *[other] baut den Bahnhof fertig
    }
told-removed =
    { $who ->
        [you] baust { $tile } von deiner Linie ab
       *[other] kürzt { $place } um { $tile }
    }
told-took =
    { $who ->
        [you] nimmst { $tile } in dein Depot
       *[other] nimmt { $tile } ins Depot
    }
told-gave =
    { $who ->
        [you] legst { $tile } in dein Depot
       *[other] legt { $tile } ins Depot
    }
told-stopped =
    { $who ->
        [you] belässt es dabei
       *[other] belässt es dabei
    }
told-flipped = Der Vorrat ist aufgebraucht: Die abgebauten Steine werden zu einem neuen gemischt.
told-drew =
    { $who ->
        [you] ziehst { $tiles }
       *[other] zieht { $tiles }
    }
told-drew-in-vain =
    { $who ->
        [you] ziehst vergeblich { $tiles }
       *[other] zieht vergeblich { $tiles }
    }
told-drew-hidden =
    { $number ->
        [one] zieht einen Stein
       *[other] zieht { $number } Steine
    }
told-kept =
    { $who ->
        [you] behältst den Stein
       *[other] behält den Stein
    }
told-passed =
    { $who ->
        [you] passt
       *[other] passt
    }
told-marked =
    { $who ->
        [you] öffnest deine Bahn
       *[other] öffnet { $place }
    }
told-marked-mexican-train-super =
    { $who ->
        [you] öffnest deine Bahn („Tut! Tut!“)
       *[other] öffnet { $place } („Tut! Tut!“)
    }
told-unmarked =
    { $who ->
        [you] nimmst deinen Marker weg
       *[other] nimmt den Marker weg
    }
told-left-marked =
    { $who ->
        [you] lässt deine Bahn offen
       *[other] lässt { $place } offen
    }
told-double-closed =
    { $who ->
        [you] schließt den Pasch
       *[other] schließt den Pasch
    }
told-duty-handed-on =
    { $who ->
        [you] musst die Pflicht zum Schließen weitergeben
       *[other] muss die Pflicht zum Schließen weitergeben
    }
told-duty-lapsed =
    { $who ->
        [you] musst den Pasch nicht mehr schließen
       *[other] muss den Pasch nicht mehr schließen
    }
told-knocked =
    { $who ->
        [you] klopfst: nur noch ein Stein
       *[other] klopft: nur noch ein Stein
    }
told-knocked-mexican-train-satisfy =
    { $who ->
        [you] hast nur noch einen Stein
       *[other] hat nur noch einen Stein
    }
told-knocked-chickenfoot =
    { $who ->
        [you] rufst „Noch einer!“
       *[other] ruft „Noch einer!“
    }
told-engine-laid-chickenfoot =
    { $who ->
        [you] legst den Startpasch { $tile }
       *[other] legt den Startpasch { $tile }
    }
told-engine-laid-engine-191 =
    { $who ->
        [you] zeigst den niedrigsten Pasch: { $tile } ist der Hauptbahnhof
       *[other] zeigt den niedrigsten Pasch: { $tile } ist der Hauptbahnhof
    }
told-engine-laid =
    { $who ->
        [you] legst die Lok { $tile }
       *[other] legt die Lok { $tile }
    }
told-redealt =
    { $number ->
        [one] Niemand hatte { $engine }: Alle Steine wurden neu gemischt und ausgeteilt.
       *[other] Niemand hatte { $engine }: Alle Steine wurden { $number } Mal neu gemischt und ausgeteilt.
    }
told-redealt-chickenfoot =
    { $number ->
        [one] Niemand hatte den Startpasch: Alle Steine wurden neu gemischt und ausgeteilt.
       *[other] Niemand hatte den Startpasch: Alle Steine wurden { $number } Mal neu gemischt und ausgeteilt.
    }
told-redealt-engine-191 =
    { $number ->
        [one] Niemand zeigte einen Pasch: Alle Steine wurden neu gemischt und ausgeteilt.
       *[other] Niemand zeigte einen Pasch: Alle Steine wurden bisher { $number } Mal neu gemischt und ausgeteilt.
    }
told-not-held = Niemand hatte den Startpasch: Ein niedrigerer, { $engine }, tritt an seine Stelle.
told-searched =
    { $number ->
        [one] Niemand hatte { $engine }: Gleich der erste gezogene Stein war es.
       *[other] Niemand hatte { $engine }: Alle zogen reihum, bis der Stein auftauchte, insgesamt { $number } Steine.
    }

place-own = deine Bahn
place-own-engine-191 = deine Linie
place-of = Bahn { $seat }
place-of-engine-191 = Linie { $seat }
place-shared = die Mexikanische Bahn
place-shared-mexican-train-super = die Superbahn
place-shared-left = das linke Ende der Superbahn
place-shared-right = das rechte Ende der Superbahn
place-shared-public = die öffentliche Bahn
place-showing = die { $number }

## Scores

board-head = Ende von Runde { $round } von { $rounds } · Lok { $engine }-{ $engine }
board-head-chickenfoot = Ende von Runde { $round } von { $rounds } · Startpasch { $engine }-{ $engine }
board-head-engine-191 = Ende von Runde { $round } · Hauptbahnhof { $engine }-{ $engine }
board-out =
    { $who ->
        [you] „Domino!“ Du hast deinen letzten Stein angelegt und gewinnst die Runde.
       *[other] „Domino!“ { $name } hat den letzten Stein angelegt und gewinnt die Runde.
    }
board-out-engine-191 =
    { $who ->
        [you] Deine Hand ist leer: Die Runde ist zu Ende.
       *[other] { $name } hat eine leere Hand: Die Runde ist zu Ende.
    }
board-fewest = Die wenigsten Augen: { $names }.
board-fewest-engine-191 =
    { $number ->
        [one] Die niedrigste Punktzahl und ein Siegchip: { $names }.
       *[other] Die niedrigste Punktzahl und je ein Siegchip: { $names }.
    }
board-double-blank = 0-0 zählt 50 Punkte.
board-blocked = Niemand kann mehr anlegen: Die Runde ist blockiert.
board-blocked-engine-191 = Alle haben gepasst, und zu nehmen gibt es nichts mehr: Die Runde ist zu Ende.
board-redeal = Niemand hat einen Pasch gezeigt: Alle Steine werden neu gemischt und ausgeteilt.
board-yard-empty = Der Vorrat ist leer: Die Runde ist zu Ende.
board-round = Runde
board-round-engine-191 = Punkte
board-total = gesamt
board-left = restliche Steine
board-hand = Hand
board-yard = Depot
board-tokens = Siegchips
board-hand-yard = Hand { $hand }, Depot { $yard }
final-head = Die Partie ist zu Ende
final-win =
    { $who ->
        [you] Du gewinnst die Partie mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }. Glückwunsch!
       *[other] { $name } gewinnt die Partie mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
    }
final-win-engine-191 =
    { $who ->
        [you] Du gewinnst die Partie mit { $tokens ->
            [one] 1 Siegchip
           *[other] { $tokens } Siegchips
        }. Glückwunsch!
       *[other] { $name } gewinnt die Partie mit { $tokens ->
            [one] 1 Siegchip
           *[other] { $tokens } Siegchips
        }.
    }
final-shared-engine-191 = Gleichstand mit je { $tokens ->
    [one] 1 Siegchip
   *[other] { $tokens } Siegchips
}, ein geteilter Sieg: { $names }.
final-shared = Gleichstand mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}, ein geteilter Sieg: { $names }.
replay = Um dieselben Verteilungen noch einmal zu spielen:
recorded = Die Partie ist aufgezeichnet. Um sie noch einmal anzusehen:
ask-again = Noch eine Partie (j oder n; a für einen anderen Tisch)? [n]:{" "}
please-again = Bitte gib j für noch eine Partie an diesem Tisch ein, a für einen anderen Tisch oder n zum Aufhören.

## Saved games

game-saved = Die Partie ist gespeichert. Um weiterzuspielen:
game-not-saved = Die Partie konnte nicht gespeichert werden.
not-saved = Diese Partie kann nicht gespeichert werden: { $why }.
ask-unsaved = Trotzdem weiterspielen (j oder n)? [j]:{" "}
saved-again = Die Partie wird jetzt wieder gespeichert.
no-started-game = Es gibt keine angefangene Partie zum Weiterspielen
game-in-use = { $file } wird gerade in einem anderen Terminal gespielt
game-unusable = Mit { $file } geht es nicht weiter: { $why }
game-over = Die Partie in { $file } ist zu Ende; „boneyard replay“ zeigt sie
game-of-nobody = { $file } sagt nicht, wer auf welchem Platz spielt, etwa „player A: person“ und „player B: conductor“
game-runs = Diese Partie startet ein Programm auf deinem Rechner: { $command }
ask-to-run = Soll es starten (j oder n)? [n]:{" "}

## A program that plays, and fails

fault-late = Das Programm von { $name } hat nicht rechtzeitig geantwortet; ein einfacher Bot ist eingesprungen.
fault-illegal = Das Programm von { $name } wollte etwas Unerlaubtes; ein einfacher Bot ist eingesprungen.
fault-unreadable = Das Programm von { $name } hat etwas Unlesbares geantwortet; ein einfacher Bot ist eingesprungen.
fault-flooded = Das Programm von { $name } hat zu viel ausgegeben und wurde beendet; ein einfacher Bot ist eingesprungen.
fault-crashed = Das Programm von { $name } läuft nicht mehr; ein einfacher Bot ist eingesprungen.

## Leaving

goodbye = Bis bald, und danke fürs Mitspielen.

## boneyard play --demo

demo-head = { $title }: { $players } Bots, eine Runde
players-of-demo = Die Bots: { $each }.
