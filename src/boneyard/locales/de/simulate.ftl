### boneyard simulate and boneyard deal: many matches played at random, one deal looked at.

number = { $value }
number-one-place = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-two-places = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

house-rules-chosen = Hausregeln: { $rules }

## boneyard simulate

progress-matches = { $done } von { $whole } Partien

simulate-head =
    { $title }: { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } mit { $players } Zufallsbots, Startwert { $seed }
simulate-play = Was gespielt wurde
simulate-rounds = Runden
simulate-rounds-a-match = { $number } je Partie
simulate-decisions = Entscheidungen
simulate-speed = { $millions } Millionen je Sekunde auf einem Kern
simulate-decisions-a-round = Entscheidungen je Runde
simulate-range = von { $fewest } bis { $most }
simulate-thrown-away = verworfene Verteilungen
simulate-endings = Wie die Runden endeten
simulate-ending-out = Hand leer
simulate-ending-blocked = blockiert
simulate-ending-yard-empty = Vorrat leer
simulate-starter = Runden, die der Platz gewann, der sie begann
simulate-without-edge = wenn es egal wäre
simulate-seats = Die Partie, Platz für Platz
simulate-seat = Platz
simulate-total = gesamt
simulate-won = Siege
simulate-margin = ± { $margin }
simulate-interval = ({ $low } bis { $high })
simulate-notes =
    ± und die Bereiche in Klammern sind 95-%-Intervalle. Wer nach dem Regelblatt beginnt, sitzt auf A. Ein Sieg, den
    sich mehrere Plätze teilen, zählt zu gleichen Teilen; geteilt wurden { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    } und { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }.

## boneyard deal

deal-head = { $title }: die erste Verteilung für { $players } Mitspielende, { $origin }
deal-seed = Startwert { $seed }
deal-verifiable = prüfbar
deal-thrown-away =
    { $number ->
        [one] 1 Verteilung davor wurde verworfen.
       *[other] { $number } Verteilungen davor wurden verworfen.
    }
deal-hands = Die Hände nach dem Austeilen, je { $number } Steine
deal-searched =
    { $number ->
        [one] Auf der Suche nach der Lok gezogen und behalten, 1 Stein
       *[other] Auf der Suche nach der Lok gezogen und behalten, { $number } Steine
    }
deal-engine-set-aside = Die Lok { $tile } wurde vor dem Austeilen beiseitegelegt.
deal-engine-laid = Platz { $seat } legt die Lok { $tile }.
deal-engine-revealed = Die Lok findet sich, wenn alle einen Stein aufdecken; dann steht auch fest, wer die Runde beginnt.
deal-turn = Zuerst ist Platz { $seat } dran.
deal-boneyard =
    { $number ->
        [one] Vorrat, 1 Stein
       *[other] Vorrat, { $number } Steine, der nächste vorn
    }

## boneyard deal --verifiable

deal-commitment = Das Versprechen. Veröffentliche diese Zeilen, bevor jemand eine Nonce gibt; die Festlegung (commitment) legt alle anderen fest und dazu das Geheimnis:
deal-ask-nonce = Nonce von Platz { $seat }, 32 hexadezimale Ziffern (Enter erzeugt hier eine):{" "}
deal-nonces = Die Nonces, eine von jedem Platz:
deal-nonces-made =
    { $number ->
        [one] Platz { $seats } hat keine gegeben, also wurde seine Nonce hier erzeugt.
       *[other] Die Plätze { $seats } haben keine gegeben, also wurden ihre Nonces hier erzeugt.
    } Wer keine Nonce gibt, hat nur dein Wort, dass niemand die Steine bestimmt hat. Damit alle eine geben können, veröffentliche die Festlegung und teile dann mit --secret und --nonce noch einmal aus.
deal-secret = Behalte das für dich, bis die Partie zu Ende ist, und veröffentliche es dann:
deal-record = Diese Zeilen gehören in den Kopf der Aufzeichnung. Mit ihnen zeigt „boneyard verify FILE“ allen, dass niemand die Steine bestimmen konnte.
deal-again = Um dieselben Steine noch einmal auszuteilen:
deal-nonce-form = Eine Nonce gibt man als SEAT=HEX an, zum Beispiel --nonce A=3d70e8483c71b653ecee61a611e745a5, nicht { $text }
deal-nonce-twice = --nonce nennt Platz { $seat } zweimal
deal-nonce-first = --nonce braucht --secret: Eine Nonce wird erst gegeben, wenn die Festlegung auf das Geheimnis veröffentlicht ist (siehe boneyard deal --help)
deal-nonce-missing = Für Platz { $seat } gibt es keine Nonce, also wurde nichts ausgeteilt
deal-not-verifiable = --secret, --nonce und --name gehören zu --verifiable, das aus ihnen ein Versprechen macht
deal-too-many-names =
    { $names } Namen sind angegeben, aber es gibt nur { $players } Plätze
