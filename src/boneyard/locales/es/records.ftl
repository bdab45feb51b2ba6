### Records of matches: what `boneyard replay` and `boneyard verify` say, and what can be wrong with a record.

## boneyard replay

replay-title = { $title }, edición { $edition }, { $players } participantes
replay-date = Jugada el { $date }
replay-round = Ronda { $round }
replay-dealt-anew = No se encontró ningún doble, así que se repartió todo de nuevo: reparto { $deal }.
replay-engine =
    { $by ->
        [nobody] La locomotora es { $engine }.
       *[other] { $name } pone la locomotora { $engine }.
    }
replay-seen-by = Tal como lo vio { $name }; «tú» es { $name }.
replay-dealt =
    { $who ->
        [you] Recibes { $tiles }.
       *[other] { $name } recibe { $tiles }.
    }
replay-engine-set = La locomotora es { $engine }.
replay-engine-set-chickenfoot = El doble de salida es { $engine }.
replay-left =
    { $who ->
        [you] Te quedas con { $tiles }.
       *[other] { $name } se queda con { $tiles }.
    }
place-their-own = su tren
place-their-own-engine-191 = su línea
place-owned = el tren de { $name }
place-owned-engine-191 = la línea de { $name }
replay-flip =
    { $tiles ->
        [one] Se da la vuelta a 1 ficha retirada, que forma un nuevo pozo.
       *[other] Se mezclan { $tiles } fichas retiradas, que forman un nuevo pozo.
    }
replay-over-out = Alguien ha hecho dominó.
replay-over-blocked = Ya nadie puede colocar: la ronda queda bloqueada.
replay-over-yard-empty = El pozo se ha agotado.
replay-scores = Puntuación: { $points }
replay-over = Fin de la partida
replay-totals = Total: { $points }
replay-winners =
    { $number ->
        [one] Gana: { $names }
       *[other] Victoria compartida: { $names }
    }
replay-true =
    El registro es correcto: { $actions ->
        [one] 1 acción
       *[other] { $actions } acciones
    }, { $rounds ->
        [one] 1 ronda terminada
       *[other] { $rounds } rondas terminadas
    }.

## boneyard verify

verify-title = Lo que se ha comprobado en { $file }:
verify-promise-table = La promesa. El SHA-256 de las líneas prometidas del encabezado es { $commitment }, que es el compromiso. Así que todo esto ya estaba fijado cuando se publicó: el secreto, la hoja con sus reglas, las reglas de la casa, el número de participantes, quién se sienta dónde y a quién se nombra para empezar.
verify-promise-secret = La promesa. El SHA-256 del secreto es { $commitment }, que es el compromiso. Así que el secreto ya estaba fijado cuando se publicó. Este es el tipo de promesa más antiguo: solo fija el secreto, y nada más.
verify-compare = Compáralo con el que recibiste antes de la partida, o deja que lo haga --commitment.
verify-compared = Es el que recibiste.
verify-other-commitment = este no es el compromiso que recibiste: recibiste { $expected }, el registro dice { $found }
verify-seed = La semilla. El SHA-256 del secreto seguido de los nonces de { $seats } es { $seed }, que es la semilla con la que se repartió la partida. Así que ni quien guardaba el secreto ni nadie de la mesa pudo elegir la semilla. Comprueba que el nonce de tu asiento es el que diste.
verify-seed-alone = La semilla. El SHA-256 del secreto seguido de los nonces de { $seats } es { $seed }, que es la semilla con la que se repartió la partida.
verify-derived =
    { $number ->
        [one] Nadie eligió el nonce del asiento { $seats }: sale del compromiso, como el de cualquier bot y el de quien no responde a tiempo.
       *[other] Nadie eligió los nonces de los asientos { $seats }: salen del compromiso, como el de cualquier bot y el de quien no responde a tiempo.
    }
verify-deals =
    Los repartos. { $deals ->
        [one] La única mezcla de la partida sale
       *[other] Las { $deals } mezclas de la partida salen
    } de esa semilla; { $written ->
        [0] ninguna está escrita en el registro.
        [one] 1 está escrita en el registro, y es igual ficha por ficha.
       *[other] { $written } están escritas en el registro, y son iguales ficha por ficha.
    }
verify-play =
    El juego. { $actions ->
        [one] La única acción está permitida.
       *[other] Las { $actions } acciones están permitidas.
    } { $rounds ->
        [0] No hay ninguna ronda terminada.
        [one] 1 ronda está terminada y bien puntuada.
       *[other] { $rounds } rondas están terminadas y bien puntuadas.
    }
verify-shown = Esto demuestra, siempre que el compromiso se publicara antes de dar los nonces:
verify-shown-tiles = Todas las fichas quedaron decididas antes del primer reparto, por un azar en el que participó cada asiento. Ni quien guardaba el secreto ni nadie de la mesa pudo elegirlas por su cuenta.
verify-shown-shares =
    { $number ->
        [one] Todas las fichas quedaron decididas antes del primer reparto, por un azar en el que participó el asiento { $seats }. Ni quien guardaba el secreto ni ese asiento pudieron elegirlas por su cuenta.
       *[other] Todas las fichas quedaron decididas antes del primer reparto, por un azar en el que participaron los asientos { $seats }. Ni quien guardaba el secreto ni nadie de la mesa pudo elegirlas por su cuenta.
    }
verify-shown-alone = Todas las fichas quedaron decididas cuando se publicó el compromiso. Antes, quien guardaba el secreto pudo probar varios, porque ningún otro asiento participó en el azar.
verify-shown-table = Una vez conocidos los nonces, nadie pudo elegir la hoja, las reglas de la casa, los nombres, los asientos ni quién empieza.
verify-shown-secret = Una vez conocidos los nonces, nadie pudo elegir el secreto.
verify-shown-play = Todas las acciones del registro están permitidas, y cada puntuación se deduce de las acciones.
verify-not-shown = No puede demostrar:
verify-hidden-commitment = Si este compromiso es el que se publicó, ni cuándo.
verify-hidden-time = Si recibiste el compromiso antes de los nonces; eso lo sabes tú.
verify-hidden-choice = Cuándo se eligieron la hoja, las reglas de la casa, los nombres y el primer asiento. Quien guardaba el secreto pudo elegirlos una vez conocidos los nonces, para que las fichas le convinieran a alguien.
verify-hidden-ending = Si la partida se detuvo de verdad aquí. El registro acaba antes que la partida, así que puede faltar el final.
verify-hidden-actions = Si estas son las acciones que se jugaron de verdad. Quien tiene el registro puede cambiarlas por otras permitidas y volver a sellarlo; un sello solo protege de errores. Compáralo con una copia que hayas guardado.
verify-hidden-people = Quién se sentó de verdad a la mesa y dio los demás nonces, y si la fecha y los comentarios son ciertos.
verify-hidden-deals = Si antes de este se empezaron y descartaron otros repartos.
verify-hidden-keeper = Si quien guardaba el secreto miró las fichas o se lo contó a alguien, y si antes se había puesto de acuerdo con el asiento que dio su nonce en último lugar.
verify-without-commitment = en este registro no hay compromiso, así que no hay nada que verificar; «boneyard replay» comprueba sus repartos con su semilla
verify-without-secret = el secreto aún no se ha publicado, así que no se puede verificar nada

## A record that cannot be read. record-place puts the place before what is wrong.

record-place = línea { $line }, columna { $column }: { $problem }
record-in-file = { $file }, { $problem }
record-unreadable = no se puede leer { $file }: { $why }
record-unwritable = no se puede escribir un registro en { $file }: { $why }
record-not-utf-8 = esto no es UTF-8
record-empty = aquí no hay ningún registro; un registro empieza con «boneyard record 1»
record-no-title = un registro empieza con la línea «{ $title }»
record-late-heading = «{ $name }» va en el encabezado, antes de la primera ronda
record-no-such-line = no hay ninguna línea llamada { $name }; hay { $known }, y líneas de acciones como «A 12-5@A, B draw»
record-said-twice = «{ $name }» aparece dos veces
record-too-long = el registro tiene más de { $most } bytes
record-text-too-long = «{ $name }» tiene más de { $most } caracteres
record-seed-too-long = la semilla tiene más de { $most } bytes
record-too-many-redeals = aquí se descartaron más de { $most } repartos seguidos
record-missing = falta «{ $name }» en el encabezado
record-whose = «{ $name }» debe nombrar un asiento: «{ $name } A: …»
record-nobodys = «{ $name }» no debe nombrar ningún asiento
record-word-count = después de «{ $name }:» faltan palabras o sobran
record-no-text = «{ $name }» necesita un texto, con caracteres imprimibles
record-no-such-sheet = no hay ninguna hoja { $word }; las hojas son: { $known }
record-no-such-edition = no hay edición { $word } de { $sheet }; las ediciones son: { $known }
record-bad-switch = { $why }
record-no-switch = { $word } no es una regla de la casa; las reglas de la casa se escriben nombre=respuesta
record-no-number = { $word } no es un número
record-no-hash = { $word } no es un hash; un hash son 64 cifras hexadecimales
record-no-promise = { $word } no es un tipo de promesa; el único tipo es «table»
record-no-secret = { $word } no es un secreto; un secreto son 64 cifras hexadecimales en minúscula
record-no-nonce = { $word } no es un nonce; un nonce son 32 cifras hexadecimales en minúscula
record-no-seed-digits = { $word } no es una semilla; una semilla son pares de cifras hexadecimales, o "" si está vacía
record-no-ending = { $word } no es un final; una ronda acaba de una de estas formas: { $known }
record-no-such-seat = con { $players } participantes no hay asiento { $seat }
record-bad-word = { $why }
record-unknown-tile = solo un registro de lo que vio un asiento puede tener fichas desconocidas
record-no-seat = no se dice quién hace { $word }: una línea de acciones empieza con un asiento, como «A 12-5@A»
record-idle-seat = se nombra el asiento { $seat }, pero aquí no hace nada
record-tile-missing = «{ $word }» necesita una ficha
record-known-tile = la ficha que sigue a «{ $word }» no puede quedar así, desconocida
record-bad-brackets = entre paréntesis van las fichas robadas, como (12-5 9-3)
record-seen-only = esto es solo lo que vio { $seat }; para repetir una partida hace falta el registro entero
record-without-seed = la partida no se puede repartir de nuevo sin una semilla, o sin un secreto y todos los nonces

## A record that is false

record-false-digest = las reglas de esta hoja no son las de la partida: su resumen es { $expected }, el registro dice { $found }
record-false-secret = el secreto no es el que se prometió: su SHA-256 es { $found }, pero el compromiso es { $expected }
record-false-table = esta no es la mesa que se prometió: se cambió el secreto, la hoja, una regla de la casa, un nombre, el número de participantes o el primer asiento. El SHA-256 de lo prometido es { $found }, pero el compromiso es { $expected }
record-false-seed = esta semilla no está hecha con el secreto y los nonces, que dan { $expected }: se cambió la semilla, el secreto o un nonce
record-false-turn = aquí no le toca a { $found }, sino a { $expected }
record-false-action = { $seat } no puede hacer { $found } aquí. { $why }
record-false-after-end = «{ $found }» viene después del final de la partida
record-false-drew = «{ $action }» descubre { $expected }, no { $found }
record-false-deal = «{ $name }» no sale de la semilla: dice { $found }, pero debería decir { $expected }
record-false-deal-more = «{ $name }» no sale de la semilla: sobra { $found }
record-false-deal-less = «{ $name }» no sale de la semilla: falta { $expected }
record-false-line = «{ $name }» no es correcto: dice { $found }, pero debería decir { $expected }
record-false-line-more = «{ $name }» no es correcto: sobra { $found }
record-false-line-less = «{ $name }» no es correcto: falta { $expected }
record-false-line-here = «{ $name }» no puede estar aquí: se juega la ronda { $round }, y le toca a { $turn }
record-false-line-after-end = «{ $name }» no puede estar aquí: la partida ha terminado
record-false-second-seal = un registro solo puede tener un sello, y este es el segundo
record-false-seal = el sello está roto: todo cumple las reglas, pero algo ha cambiado desde que se escribió el registro. El sello debería ser { $expected }
