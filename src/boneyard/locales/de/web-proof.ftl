### Could anybody have chosen the tiles? The check that the browser does itself, after a match.
### The steps of the check and what they show are in records.ftl (verify-…); here is what only the browser says.

## The card

web-proof-good = Verteilung geprüft ✓
web-proof-good-why = Die Steine standen fest, bevor der erste ausgeteilt wurde, und dieser Browser hat das geprüft.
web-proof-good-remembered = Die Steine standen fest, bevor der erste ausgeteilt wurde. Dieser Browser hat das geprüft, anhand des Versprechens, das er damals bekommen hat.
# Bots only: no person gave a nonce
web-proof-good-alone = Jede Verteilung folgt aus dem, was der Server versprochen hat. Keine Person hat eine Nonce gegeben, also hatte auch keine Anteil am Zufall.
web-proof-bad = Die Verteilung stimmt nicht
web-proof-none = Diese Verteilung ist nicht prüfbar
web-proof-checking = Die Verteilung wird geprüft …
web-proof-more = Wie geprüft wurde
web-proof-title = Hätte jemand die Steine bestimmen können?
web-proof-checked = Das hat dieser Browser geprüft:

## The checks, beside those in records.ftl. $seats is a list such as A, C

web-proof-remembered = Dieses Gerät war dabei, als die Festlegung veröffentlicht wurde, und es ist dieselbe.
web-proof-not-remembered = Dieses Gerät war nicht dabei, als die Festlegung veröffentlicht wurde: Vergleiche sie mit der, die du damals bekommen hast.
web-proof-own =
    { $number ->
        [one] Die Nonce von Platz { $seats } ist die, die dieses Gerät gegeben hat.
       *[other] Die Nonces der Plätze { $seats } sind die, die dieses Gerät gegeben hat.
    }
web-proof-play = Das Spiel. Der Server hat jede Aktion geprüft, bevor er diese Partie gezeigt hat; dieser Browser kennt keine Regeln. „boneyard verify“ prüft auch die Aktionen, auf deinem eigenen Rechner.
web-proof-hidden-rules = Ob die richtige Zahl von Steinen ausgeteilt wurde und ob eine Verteilung zu Recht verworfen wurde. Das folgt aus den Regeln, und die kennt „boneyard verify“.

## What is wrong. $line is a line of the record

web-proof-fault-promise = Das ist nicht der versprochene Tisch: Das Geheimnis, die Regeln, ein Name, die Zahl der Mitspielenden oder der erste Platz wurde geändert. SHA-256 des Versprochenen ist { $found }, aber die Festlegung ist { $expected }.
web-proof-fault-remembered = Das ist nicht die Festlegung, die dieses Gerät vor der Partie bekommen hat. Es hat { $expected } bekommen, die Aufzeichnung sagt { $found }.
web-proof-fault-nonce = Die Nonce von Platz { $seat } ist nicht die, die dieses Gerät gegeben hat.
web-proof-fault-seed = Der Startwert ergibt sich nicht aus dem Geheimnis und den Nonces: Etwas davon wurde geändert.
web-proof-fault-number = Zeile { $line }: Vor Verteilung { $deal } in Runde { $round } fehlt eine Verteilung.
web-proof-fault-set = Zeile { $line }: Die Hände und der Vorrat von Verteilung { $deal } in Runde { $round } ergeben keinen ganzen Satz.
# $name is the name of a line in the record: “hand A”, “boneyard”
web-proof-fault-deal = Verteilung { $deal } in Runde { $round } folgt nicht aus dem Startwert: Bei „{ $name }“ steht { $found }, müsste aber { $expected } stehen.
web-proof-fault-flip = Zeile { $line }: Die abgebauten Steine, die in Runde { $round } zum Vorrat wurden, folgen nicht aus dem Startwert.

## Why nothing can be said

web-proof-lacking-commitment = Vor dieser Partie wurde nichts versprochen, also gibt es nichts zu prüfen.
web-proof-lacking-secret = Das Geheimnis ist noch nicht veröffentlicht.
web-proof-lacking-nonces = In der Aufzeichnung fehlt die Nonce eines Platzes.
web-proof-lacking-digest = In der Aufzeichnung fehlt eine versprochene Zeile.
web-proof-lacking-whole = Diese Aufzeichnung enthält nur, was ein einzelner Platz sah.
web-proof-no-record = Zeile { $line } ist nicht lesbar.
web-proof-unsafe = Das prüft der Browser nur auf einer Seite, die über eine sichere Verbindung (https) geladen wurde. Mit der gespeicherten Aufzeichnung kann es auch „boneyard verify“.
web-proof-no-answer = Die Aufzeichnung konnte nicht geladen werden.
