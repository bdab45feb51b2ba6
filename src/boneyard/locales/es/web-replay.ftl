### A finished match in the browser, seen again move by move.

web-replay = Repetición
# $title is the name of the game
web-replay-of = Repetición: { $title }
web-replay-back = Volver a la mesa
web-replay-loading = Cargando la partida…
web-replay-again = Intentar de nuevo

## Moves. $at is 0 for the table after the deal

web-replay-move = Jugada { $at } de { $last }
web-replay-dealt = Se han repartido las fichas.
web-replay-chose = { $name } elige la ficha que va a descubrir.
web-replay-chose-tile = { $name } elige { $tile } para descubrirla.
web-replay-slider = Jugadas de esta ronda
web-replay-marks = Marcas: dobles, con el color de quien los colocó
web-replay-first = Al principio
web-replay-before = Una jugada atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-next = Una jugada adelante
web-replay-last = Al final
web-replay-next-round = Ronda siguiente
web-replay-speed = Velocidad
# $moves is 0.5, 1, 2 or 4
web-replay-speed-is =
    { $moves ->
        [0.5] 1 jugada cada 2 s
        [one] 1 jugada/s
       *[other] { $moves } jugadas/s
    }
web-replay-copy = Copiar este momento
# The same where there is little room
web-replay-copy-short = Copiar
web-replay-copied = Copiado
# The address could not be put on the clipboard: here it is, to be copied by hand
web-replay-copy-by-hand = Copia esta dirección

## Whose knowledge is shown

web-replay-round-choice = Qué ronda
web-replay-round = Ronda { $round } de { $rounds }
web-replay-eyes = Qué fichas se ven
web-replay-eyes-open = Todas las fichas a la vista
web-replay-eyes-seat = Como lo vio { $name }
web-replay-hands = Fichas tras esta jugada
web-replay-hands-short = Fichas
web-replay-hidden =
    { $tiles ->
        [one] 1 ficha oculta
       *[other] { $tiles } fichas ocultas
    }

## The end of the round

web-replay-over-out = { $names } hace dominó.
web-replay-over-out-engine-191 = A { $names } no le quedan fichas en la mano.
web-replay-over-blocked = Ya nadie puede colocar.
web-replay-over-yard-empty = El pozo se ha agotado.
web-replay-over-redeal = Nadie ha descubierto un doble.
web-replay-player = Participante
web-replay-score = Esta ronda
web-replay-total = Total
web-replay-tokens = Trofeos
web-replay-winners =
    { $number ->
        [one] { $names } gana la partida.
       *[other] Victoria compartida: { $names }.
    }
web-replay-save = Guardar el registro

## Opening a record

web-replay-open = Ver otra vez una partida
web-replay-open-why = Abre un registro de este dispositivo: uno que guardaste aquí después de una partida, o uno escrito por «boneyard play». Se comprueba de la primera línea a la última, y el servidor no lo conserva.
web-replay-choose = Elegir un registro
web-replay-drop = o suéltalo aquí
web-replay-false = Este registro no se puede mostrar
web-replay-too-long = Este archivo es demasiado largo para ser el registro de una partida.
web-replay-no-text = Este archivo no es un texto, así que no es un registro.
web-replay-not-over = Esta partida todavía se está jugando. Se podrá ver otra vez cuando termine.
web-replay-missing = Aquí no hay ninguna partida así. Quizá la dirección no se copió entera, o la partida se borró.
web-replay-unreachable = Ahora no se puede acceder al servidor.
web-replay-limits = Demasiado rápido. Inténtalo de nuevo en un momento.
web-replay-failed = No se ha podido cargar la partida.
