### Could anybody have chosen the tiles? The check that the browser does itself, after a match.
### The steps of the check and what they show are in records.ftl (verify-…); here is what only the browser says.

## The card

web-proof-good = Reparto verificado ✓
web-proof-good-why = Las fichas quedaron decididas antes de repartir la primera, y este navegador lo ha comprobado.
web-proof-good-remembered = Las fichas quedaron decididas antes de repartir la primera. Este navegador lo ha comprobado con la promesa que recibió entonces.
# Bots only: no person gave a nonce
web-proof-good-alone = Cada reparto sale de lo que prometió el servidor. Ninguna persona dio un nonce, así que ninguna participó en el azar.
web-proof-bad = El reparto no cuadra
web-proof-none = Este reparto no se puede verificar
web-proof-checking = Comprobando el reparto…
web-proof-more = Cómo se ha comprobado
web-proof-title = ¿Pudo alguien elegir las fichas?
web-proof-checked = Lo que ha comprobado este navegador:

## The checks, beside those in records.ftl. $seats is a list such as A, C

web-proof-remembered = Este dispositivo estaba presente cuando se publicó el compromiso, y coincide.
web-proof-not-remembered = Este dispositivo no estaba presente cuando se publicó el compromiso: compáralo con el que recibiste entonces.
web-proof-own =
    { $number ->
        [one] El nonce del asiento { $seats } es el que dio este dispositivo.
       *[other] Los nonces de los asientos { $seats } son los que dio este dispositivo.
    }
web-proof-play = El juego. El servidor comprobó cada jugada antes de mostrar esta partida; este navegador no conoce las reglas. «boneyard verify» comprueba también las jugadas, en tu propio equipo.
web-proof-hidden-rules = Si se repartió el número correcto de fichas, y si un reparto se descartó con razón. Eso depende de las reglas, que «boneyard verify» conoce.

## What is wrong. $line is a line of the record

web-proof-fault-promise = Esta no es la mesa que se prometió: se cambió el secreto, las reglas, un nombre, el número de participantes o el primer asiento. El SHA-256 de lo prometido es { $found }, pero el compromiso es { $expected }.
web-proof-fault-remembered = Este no es el compromiso que recibió este dispositivo antes de la partida. Recibió { $expected }, el registro dice { $found }.
web-proof-fault-nonce = El nonce del asiento { $seat } no es el que dio este dispositivo.
web-proof-fault-seed = La semilla no está hecha con el secreto y los nonces: se cambió la semilla, el secreto o un nonce.
web-proof-fault-number = Línea { $line }: falta un reparto antes del reparto { $deal } de la ronda { $round }.
web-proof-fault-set = Línea { $line }: las fichas repartidas y el pozo del reparto { $deal } de la ronda { $round } no forman un dominó completo.
# $name is the name of a line in the record: “hand A”, “boneyard”
web-proof-fault-deal = El reparto { $deal } de la ronda { $round } no sale de la semilla: «{ $name }» dice { $found }, pero debería decir { $expected }.
web-proof-fault-flip = Línea { $line }: las fichas retiradas que se mezclaron en la ronda { $round } no salen de la semilla.

## Why nothing can be said

web-proof-lacking-commitment = Antes de esta partida no se prometió nada, así que no hay nada que verificar.
web-proof-lacking-secret = El secreto aún no se ha publicado.
web-proof-lacking-nonces = En el registro falta el nonce de un asiento.
web-proof-lacking-digest = En el registro falta una línea que se prometió.
web-proof-lacking-whole = Este registro solo tiene lo que vio un asiento.
web-proof-no-record = La línea { $line } no se puede leer.
web-proof-unsafe = El navegador solo comprueba esto en una página que llega por una conexión segura (https). «boneyard verify» puede hacerlo con el registro guardado.
web-proof-no-answer = No se ha podido cargar el registro.
