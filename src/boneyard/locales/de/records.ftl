### Records of matches: what `boneyard replay` and `boneyard verify` say, and what can be wrong with a record.

## boneyard replay

replay-title = { $title }, Ausgabe { $edition }, { $players } Mitspielende
replay-date = Gespielt am { $date }
replay-round = Runde { $round }
replay-dealt-anew = Kein Pasch wurde gefunden, also wurde neu ausgeteilt: Verteilung { $deal }.
replay-engine =
    { $by ->
        [nobody] Die Lok ist { $engine }.
       *[other] { $name } legt die Lok { $engine }.
    }
replay-seen-by = So hat { $name } es gesehen; „du“ ist { $name }.
replay-dealt =
    { $who ->
        [you] Du bekommst { $tiles }.
       *[other] { $name } bekommt { $tiles }.
    }
replay-engine-set = Die Lok ist { $engine }.
replay-engine-set-chickenfoot = Der Startpasch ist { $engine }.
replay-left =
    { $who ->
        [you] Du behältst { $tiles } übrig.
       *[other] { $name } behält { $tiles } übrig.
    }
place-their-own = die eigene Bahn
place-their-own-engine-191 = die eigene Linie
place-owned = die Bahn von { $name }
place-owned-engine-191 = die Linie von { $name }
replay-flip =
    { $tiles ->
        [one] 1 abgebauter Stein wird zu einem neuen Vorrat umgedreht.
       *[other] { $tiles } abgebaute Steine werden zu einem neuen Vorrat gemischt.
    }
replay-over-out = Jemand hat keinen Stein mehr auf der Hand.
replay-over-blocked = Niemand kann mehr anlegen: Die Runde ist blockiert.
replay-over-yard-empty = Der Vorrat ist aufgebraucht.
replay-scores = Punkte: { $points }
replay-over = Die Partie ist zu Ende
replay-totals = Gesamt: { $points }
replay-winners =
    { $number ->
        [one] Sieg: { $names }
       *[other] Geteilter Sieg: { $names }
    }
replay-true =
    Die Aufzeichnung stimmt: { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }, { $rounds ->
        [one] 1 beendete Runde
       *[other] { $rounds } beendete Runden
    }.

## boneyard verify

verify-title = Das wurde in { $file } geprüft:
verify-promise-table = Das Versprechen. SHA-256 der versprochenen Zeilen im Kopf ist { $commitment }, und das ist die Festlegung (commitment). Also stand all das schon fest, als sie veröffentlicht wurde: das Geheimnis, das Regelblatt mit seinen Regeln, die Hausregeln, die Zahl der Mitspielenden, wer wo sitzt und wer beginnen soll.
verify-promise-secret = Das Versprechen. SHA-256 des Geheimnisses ist { $commitment }, und das ist die Festlegung (commitment). Also stand das Geheimnis schon fest, als sie veröffentlicht wurde. Das ist die ältere Art von Versprechen: Sie bindet das Geheimnis und sonst nichts.
verify-compare = Vergleiche sie mit der, die du vor der Partie bekommen hast, oder überlass das --commitment.
verify-compared = Es ist die, die du bekommen hast.
verify-other-commitment = Das ist nicht die Festlegung, die du bekommen hast: Du hast { $expected } bekommen, die Aufzeichnung sagt { $found }
verify-seed = Der Startwert. SHA-256 aus dem Geheimnis und danach den Nonces von { $seats } ist { $seed }, und das ist der Startwert, aus dem die Partie ausgeteilt wurde. Also konnte niemand den Startwert bestimmen, weder wer das Geheimnis verwahrte noch wer mitspielte. Prüfe, ob die Nonce deines Platzes die ist, die du gegeben hast.
verify-seed-alone = Der Startwert. SHA-256 aus dem Geheimnis und danach den Nonces von { $seats } ist { $seed }, und das ist der Startwert, aus dem die Partie ausgeteilt wurde.
verify-derived =
    { $number ->
        [one] Die Nonce von Platz { $seats } hat niemand gewählt: Sie folgt aus der Festlegung, wie bei jedem Bot und bei allen, die nicht rechtzeitig antworten.
       *[other] Die Nonces der Plätze { $seats } hat niemand gewählt: Sie folgen aus der Festlegung, wie bei jedem Bot und bei allen, die nicht rechtzeitig antworten.
    }
verify-deals =
    Die Verteilungen. { $deals ->
        [one] Die einzige Mischung der Partie folgt
       *[other] Alle { $deals } Mischungen der Partie folgen
    } aus diesem Startwert; { $written ->
        [0] in der Aufzeichnung steht davon nichts.
        [one] 1 davon steht in der Aufzeichnung, und sie stimmt Stein für Stein.
       *[other] { $written } davon stehen in der Aufzeichnung, und sie stimmen Stein für Stein.
    }
verify-play =
    Das Spiel. { $actions ->
        [one] Die eine Aktion ist erlaubt.
       *[other] Alle { $actions } Aktionen sind erlaubt.
    } { $rounds ->
        [0] Keine Runde ist beendet.
        [one] 1 Runde ist beendet und richtig gewertet.
       *[other] { $rounds } Runden sind beendet und richtig gewertet.
    }
verify-shown = Das zeigt, sofern die Festlegung veröffentlicht wurde, bevor die Nonces gegeben wurden:
verify-shown-tiles = Alle Steine standen vor dem ersten Austeilen fest, durch einen Zufall, an dem jeder Platz Anteil hatte. Allein konnte sie niemand bestimmen, weder wer das Geheimnis verwahrte noch wer mitspielte.
verify-shown-shares =
    { $number ->
        [one] Alle Steine standen vor dem ersten Austeilen fest, durch einen Zufall, an dem Platz { $seats } Anteil hatte. Allein konnte sie niemand bestimmen, weder wer das Geheimnis verwahrte noch dieser Platz.
       *[other] Alle Steine standen vor dem ersten Austeilen fest, durch einen Zufall, an dem die Plätze { $seats } Anteil hatten. Allein konnte sie niemand bestimmen, weder wer das Geheimnis verwahrte noch wer mitspielte.
    }
verify-shown-alone = Alle Steine standen fest, als die Festlegung veröffentlicht wurde. Wer das Geheimnis verwahrte, kann davor mehrere Geheimnisse ausprobiert haben, denn sonst hatte kein Platz Anteil am Zufall.
verify-shown-table = Sobald die Nonces bekannt waren, konnte niemand mehr das Regelblatt, die Hausregeln, die Namen, die Plätze oder den Beginn bestimmen.
verify-shown-secret = Sobald die Nonces bekannt waren, konnte niemand mehr das Geheimnis bestimmen.
verify-shown-play = Jede Aktion in der Aufzeichnung ist erlaubt, und jede Punktzahl folgt aus den Aktionen.
verify-not-shown = Das lässt sich daraus nicht ablesen:
verify-hidden-commitment = Ob diese Festlegung die veröffentlichte ist, und seit wann es sie gibt.
verify-hidden-time = Ob du die Festlegung vor den Nonces bekommen hast; das weißt du selbst.
verify-hidden-choice = Wann das Regelblatt, die Hausregeln, die Namen und der erste Platz gewählt wurden. Wer das Geheimnis verwahrte, kann sie gewählt haben, als die Nonces bekannt waren, sodass die Steine jemandem gelegen kamen.
verify-hidden-ending = Ob die Partie wirklich hier aufhörte. Die Aufzeichnung endet vor der Partie, also kann ein Ende abgeschnitten sein.
verify-hidden-actions = Ob wirklich diese Aktionen gespielt wurden. Wer die Aufzeichnung hat, kann andere erlaubte Aktionen an ihre Stelle setzen und sie neu versiegeln; ein Siegel schützt nur vor Versehen. Vergleiche sie mit einer Kopie, die du aufgehoben hast.
verify-hidden-people = Wer wirklich am Tisch saß und die anderen Nonces gab, und ob Datum und Anmerkungen stimmen.
verify-hidden-deals = Ob vor dieser schon andere Verteilungen begonnen und verworfen wurden.
verify-hidden-keeper = Ob die Person, die das Geheimnis verwahrte, die Steine angesehen oder verraten hat und ob sie sich mit dem Platz abgesprochen hatte, der seine Nonce zuletzt gab.
verify-without-commitment = In dieser Aufzeichnung ist keine Festlegung (commitment), also gibt es nichts nachzuprüfen; „boneyard replay“ prüft ihre Verteilungen am Startwert
verify-without-secret = Das Geheimnis ist noch nicht veröffentlicht, also lässt sich nichts nachprüfen

## A record that cannot be read. record-place puts the place before what is wrong.

record-place = Zeile { $line }, Spalte { $column }: { $problem }
record-in-file = { $file }, { $problem }
record-unreadable = { $file } lässt sich nicht lesen: { $why }
record-unwritable = In { $file } lässt sich keine Aufzeichnung schreiben: { $why }
record-not-utf-8 = Das ist kein UTF-8
record-empty = Hier ist keine Aufzeichnung; eine Aufzeichnung beginnt mit „boneyard record 1“
record-no-title = Eine Aufzeichnung beginnt mit der Zeile „{ $title }“
record-late-heading = „{ $name }“ gehört in den Kopf, über die erste Runde
record-no-such-line = Eine Zeile { $name } gibt es nicht; es gibt { $known } und Zeilen mit Aktionen wie „A 12-5@A, B draw“
record-said-twice = „{ $name }“ ist zweimal angegeben
record-too-long = Die Aufzeichnung ist länger als { $most } Bytes
record-text-too-long = „{ $name }“ ist länger als { $most } Zeichen
record-seed-too-long = Der Startwert ist länger als { $most } Bytes
record-too-many-redeals = Hier wurden mehr als { $most } Verteilungen nacheinander verworfen
record-missing = „{ $name }“ fehlt im Kopf
record-whose = „{ $name }“ muss einen Platz nennen: „{ $name } A: …“
record-nobodys = „{ $name }“ darf keinen Platz nennen
record-word-count = Nach „{ $name }:“ stehen zu wenige oder zu viele Wörter
record-no-text = „{ $name }“ braucht einen Text aus druckbaren Zeichen
record-no-such-sheet = Es gibt kein Regelblatt { $word }; die Regelblätter sind: { $known }
record-no-such-edition = Von { $sheet } gibt es keine Ausgabe { $word }; die Ausgaben sind: { $known }
record-bad-switch = { $why }
record-no-switch = { $word } ist keine Hausregel; Hausregeln schreibt man name=antwort
record-no-number = { $word } ist keine Zahl
record-no-hash = { $word } ist kein Hash; ein Hash hat 64 hexadezimale Ziffern
record-no-promise = { $word } ist keine Art von Versprechen; die einzige Art ist „table“
record-no-secret = { $word } ist kein Geheimnis; ein Geheimnis hat 64 hexadezimale Ziffern in Kleinbuchstaben
record-no-nonce = { $word } ist keine Nonce; eine Nonce hat 32 hexadezimale Ziffern in Kleinbuchstaben
record-no-seed-digits = { $word } ist kein Startwert; ein Startwert besteht aus Paaren hexadezimaler Ziffern, der leere ist ""
record-no-ending = { $word } ist kein Ende; eine Runde endet mit einem dieser Wörter: { $known }
record-no-such-seat = Bei { $players } Mitspielenden gibt es keinen Platz { $seat }
record-bad-word = { $why }
record-unknown-tile = Unbekannte Steine darf nur eine Aufzeichnung haben, die zeigt, was ein einzelner Platz sah
record-no-seat = Bei { $word } fehlt, wer es tut: Eine Zeile mit Aktionen beginnt mit einem Platz, etwa „A 12-5@A“
record-idle-seat = Platz { $seat } ist genannt, tut hier aber nichts
record-tile-missing = „{ $word }“ braucht einen Stein
record-known-tile = Der Stein nach „{ $word }“ darf hier nicht unbekannt bleiben
record-bad-brackets = In Klammern stehen die gezogenen Steine, etwa (12-5 9-3)
record-seen-only = Das ist nur, was { $seat } sah; um eine Partie noch einmal abzuspielen, braucht es die ganze Aufzeichnung
record-without-seed = Ohne Startwert, oder Geheimnis und alle Nonces, lässt sich die Partie nicht noch einmal austeilen

## A record that is false

record-false-digest = Die Regeln dieses Regelblatts sind nicht die, nach denen die Partie gespielt wurde: Ihre Prüfsumme ist { $expected }, die Aufzeichnung sagt { $found }
record-false-secret = Das Geheimnis ist nicht das versprochene: Sein SHA-256 ist { $found }, aber die Festlegung ist { $expected }
record-false-table = Das ist nicht der versprochene Tisch: Das Geheimnis, das Regelblatt, eine Hausregel, ein Name, die Zahl der Mitspielenden oder der erste Platz wurde geändert. SHA-256 des Versprochenen ist { $found }, aber die Festlegung ist { $expected }
record-false-seed = Dieser Startwert ergibt sich nicht aus dem Geheimnis und den Nonces, denn die ergeben { $expected }: Der Startwert, das Geheimnis oder eine Nonce wurde geändert
record-false-turn = Hier ist nicht { $found } dran, sondern { $expected }
record-false-action = { $found } ist für { $seat } hier nicht möglich. { $why }
record-false-after-end = „{ $found }“ kommt nach dem Ende der Partie
record-false-drew = „{ $action }“ deckt { $expected } auf, nicht { $found }
record-false-deal = „{ $name }“ folgt nicht aus dem Startwert: Da steht { $found }, müsste aber { $expected } stehen
record-false-deal-more = „{ $name }“ folgt nicht aus dem Startwert: { $found } ist zu viel
record-false-deal-less = „{ $name }“ folgt nicht aus dem Startwert: { $expected } fehlt
record-false-line = „{ $name }“ stimmt nicht: Da steht { $found }, müsste aber { $expected } stehen
record-false-line-more = „{ $name }“ stimmt nicht: { $found } ist zu viel
record-false-line-less = „{ $name }“ stimmt nicht: { $expected } fehlt
record-false-line-here = „{ $name }“ kann hier nicht stehen: Runde { $round } läuft, und { $turn } ist dran
record-false-line-after-end = „{ $name }“ kann hier nicht stehen: Die Partie ist zu Ende
record-false-second-seal = Eine Aufzeichnung kann nur ein Siegel haben, und das ist ein zweites
record-false-seal = Das Siegel ist gebrochen: Alles entspricht den Regeln, aber seit dem Schreiben der Aufzeichnung wurde etwas geändert. Das Siegel müsste { $expected } sein
