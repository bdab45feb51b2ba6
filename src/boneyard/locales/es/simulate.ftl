### boneyard simulate and boneyard deal: many matches played at random, one deal looked at.

number = { $value }
number-one-place = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-two-places = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

house-rules-chosen = Reglas de la casa: { $rules }

## boneyard simulate

progress-matches = { $done } de { $whole } partidas

simulate-head =
    { $title }: { $matches ->
        [one] 1 partida
       *[other] { $matches } partidas
    } con { $players } participantes que juegan al azar, semilla { $seed }
simulate-play = Lo que se ha jugado
simulate-rounds = rondas
simulate-rounds-a-match = { $number } por partida
simulate-decisions = decisiones
simulate-speed = { $millions } millones por segundo en un núcleo
simulate-decisions-a-round = decisiones por ronda
simulate-range = de { $fewest } a { $most }
simulate-thrown-away = repartos descartados
simulate-endings = Cómo terminaron las rondas
simulate-ending-out = alguien hizo dominó
simulate-ending-blocked = bloqueada
simulate-ending-yard-empty = pozo vacío
simulate-starter = Rondas ganadas por el asiento que las empezó
simulate-without-edge = si diera igual empezar
simulate-seats = La partida, asiento por asiento
simulate-seat = asiento
simulate-total = total
simulate-won = ganadas
simulate-margin = ± { $margin }
simulate-interval = (de { $low } a { $high })
simulate-notes =
    ± y los valores entre paréntesis son intervalos del 95 %. A es quien empieza según la hoja. Una victoria
    compartida por varios asientos cuenta a partes iguales: se compartieron { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    } y { $matches ->
        [one] 1 partida
       *[other] { $matches } partidas
    }.

## boneyard deal

deal-head = { $title }: el primer reparto para { $players } participantes, { $origin }
deal-seed = semilla { $seed }
deal-verifiable = verificable
deal-thrown-away =
    { $number ->
        [one] Antes se descartó 1 reparto.
       *[other] Antes se descartaron { $number } repartos.
    }
deal-hands = Fichas repartidas, { $number } por asiento
deal-searched =
    { $number ->
        [one] Robada y conservada al buscar la locomotora, 1 ficha
       *[other] Robadas y conservadas al buscar la locomotora, { $number } fichas
    }
deal-engine-set-aside = La locomotora { $tile } se apartó antes del reparto.
deal-engine-laid = La locomotora { $tile } la pone { $seat }.
deal-engine-revealed = La locomotora sale cuando cada participante descubre una ficha; eso decide también quién empieza la ronda.
deal-turn = Primero le toca a { $seat }.
deal-boneyard =
    { $number ->
        [one] Pozo, 1 ficha
       *[other] Pozo, { $number } fichas, en el orden en que se roban
    }

## boneyard deal --verifiable

deal-commitment = La promesa. Publica estas líneas antes de que nadie dé un nonce; el compromiso fija todas las demás, y el secreto:
deal-ask-nonce = Nonce del asiento { $seat }, 32 cifras hexadecimales (Intro crea uno aquí):{" "}
deal-nonces = Los nonces, uno de cada asiento:
deal-nonces-made =
    { $number ->
        [one] El asiento { $seats } no dio ninguno, así que su nonce se creó aquí.
       *[other] Los asientos { $seats } no dieron ninguno, así que sus nonces se crearon aquí.
    } Quien no da un nonce solo tiene tu palabra de que nadie eligió las fichas. Para que cada cual pueda dar el suyo, publica el compromiso y reparte de nuevo con --secret y --nonce.
deal-secret = Guárdate esto hasta que termine la partida, y publícalo entonces:
deal-record = Estas líneas van en el encabezado del registro de la partida. Con ellas, «boneyard verify FILE» demuestra a todo el mundo que nadie pudo elegir las fichas.
deal-again = Para repartir otra vez las mismas fichas:
deal-nonce-form = un nonce se indica como SEAT=HEX, por ejemplo --nonce A=3d70e8483c71b653ecee61a611e745a5, no { $text }
deal-nonce-twice = --nonce nombra dos veces el asiento { $seat }
deal-nonce-first = --nonce necesita --secret: un nonce solo se da después de publicar el compromiso con el secreto (véase boneyard deal --help)
deal-nonce-missing = no hay nonce para el asiento { $seat }, así que no se ha repartido nada
deal-not-verifiable = --secret, --nonce y --name van con --verifiable, que hace con ellos una promesa
deal-too-many-names =
    se han dado { $names } nombres, pero solo hay { $players } asientos
