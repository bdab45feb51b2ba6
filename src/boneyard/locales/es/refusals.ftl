## Why an action is refused. $clause is the clause behind it, e.g. A35, or, where a house rule asks for it,
## that rule and its clause.
## Players have names at some tables; at others they are called by the letters of their seats: $called is
## `name` or `letter`.

refused-by-house-rule = regla de la casa { $switch }={ $answer }, { $clause }

refused-round-over = La ronda ha terminado ({ $clause }).
refused-other-game = Esa acción no existe en este juego ({ $clause }).
refused-no-such-end = Aquí no hay ningún extremo { $end } donde colocar ({ $clause }).
refused-engine-half-dead = La mitad de la primera ficha del Supertren con el número de la locomotora no admite fichas ({ $clause }).
refused-not-in-double-six = No hay ninguna ficha { $tile } en el dominó doble 6 ({ $clause }).
refused-not-in-double-nine = No hay ninguna ficha { $tile } en el dominó doble 9 ({ $clause }).
refused-not-in-double-twelve = No hay ninguna ficha { $tile } en el dominó doble 12 ({ $clause }).
refused-tile-not-held =
    { $where ->
        [table] { $tile } está en la mesa, no en tu mano ({ $clause }).
        [hand] { $called ->
            [name] { $tile } está en la mano de { $holder }, no en la tuya ({ $clause }).
           *[letter] { $tile } está en la mano del asiento { $holder }, no en la tuya ({ $clause }).
        }
       *[unknown] No tienes { $tile } ({ $clause }).
    }
refused-tile-does-not-fit = Ese extremo pide un { $shows }, y tu ficha es { $tile } ({ $clause }).
refused-train-closed =
    { $called ->
        [name] El tren de { $owner } está cerrado para ti: no lleva indicador ({ $clause }).
       *[letter] El tren { $owner } está cerrado para ti: no lleva indicador ({ $clause }).
    }
refused-own-train-first = Empieza tu propio tren antes de colocar en otro sitio ({ $clause }).
refused-own-train-on-first-turn = En tu primer turno empiezas tu propio tren si tienes una ficha para él ({ $clause }).
refused-double-waits = Primero hay que cerrar el doble { $double } ({ $clause }).
refused-older-double-waits = Los dobles se cierran en el orden en que se colocaron: primero el doble { $double } ({ $clause }).
refused-follow-on-the-double = La ficha que sigue a un doble va en ese doble ({ $clause }).
refused-no-second-double = La ficha que sigue a un doble no puede ser un doble ({ $clause }).
refused-only-the-drawn-tile = Ahora solo puedes colocar la ficha robada, { $drawn } ({ $clause }).
refused-must-play = Tienes una ficha que encaja: debes colocar ({ $clause }).
refused-must-satisfy = Puedes cerrar el doble { $double }: debes hacerlo ({ $clause }).
refused-must-play-drawn = La ficha robada, { $drawn }, encaja y debes colocarla ({ $clause }).
refused-must-play-drawn-double = El doble robado, { $drawn }, encaja y debes colocarlo ({ $clause }).
refused-no-keeping = Una ficha robada que encaja se debe colocar: no puedes conservarla ({ $clause }).
refused-no-keeping-a-double = Una ficha robada que encaja se debe colocar, incluso un doble robado mientras otro está abierto: no puedes conservarla ({ $clause }).
refused-drawn-tile-waits = Has robado { $drawn }: primero colócala o consérvala ({ $clause }).
refused-must-draw = Debes robar antes de poder pasar ({ $clause }).
refused-must-draw-for-duty = Debes robar antes de pasar la obligación de cerrar el doble { $double } ({ $clause }).
refused-must-draw-until = La obligación ha vuelto a ti: roba hasta cerrar tu doble ({ $clause }).
refused-nothing-drawn = No has robado ninguna ficha que puedas conservar ({ $clause }).
refused-boneyard-empty = El pozo está vacío: pasa ({ $clause }).
refused-duty-without-draw = No puedes cerrar el doble { $double }: pasa la obligación sin robar ({ $clause }).
refused-no-penalty-due = Solo quien colocó el doble roba hasta que encaje una ficha, y solo cuando nadie ha podido cerrarlo ({ $clause }).
refused-marker-off-by-itself = No hay nada que decidir: tu indicador se retira automáticamente cuando corresponde ({ $clause }).
refused-marker-undecided = Primero di si tu indicador se retira o se queda ({ $clause }).
refused-no-marker-to-decide = Ahora no hay ningún indicador sobre el que decidir ({ $clause }).

refused-end-not-open = Ningún extremo libre tiene un { $shows } ({ $clause }).
refused-foot-waits = Primero la pata de gallina { $foot }: { $toes ->
    [one] le falta 1 dedo
   *[other] le faltan { $toes } dedos
} ({ $clause }).
refused-arms-first = Primero hay que llenar todas las ramas del doble de salida { $spinner } ({ $clause }).
refused-double-foot-first = El doble de salida { $spinner } es una doble pata de gallina: primero hay que llenar sus ramas ({ $clause }).

refused-choice-first = Primero cada participante elige la ficha que va a descubrir ({ $clause }).
refused-shown-tile-not-held = La ficha que descubres sale de tu mano, y { $tile } no está en ella ({ $clause }).
refused-choice-made = Las fichas ya se han descubierto; la ronda ha empezado ({ $clause }).
refused-replacement-due = { $laid } salió de tu depósito: primero repón en su lugar una ficha de tu mano ({ $clause }).
refused-given-tile-not-held = La ficha que repones sale de tu mano, y { $tile } no está en ella ({ $clause }).
refused-no-replacement-due = Ahora no hay que reponer ninguna ficha de tu depósito ({ $clause }).
refused-nothing-to-replace-with = No tienes en la mano ninguna ficha que reponer en su lugar ({ $clause }).
# $stations is $number of the next three, with “or” between them
station-on-own = en tu línea
station-on-line = en la línea { $seat }
station-on-owned = en la línea de { $name }
refused-station-waits =
    { $number ->
        [one] Primero hay que completar una estación, { $stations } ({ $clause }).
       *[other] Primero hay que completar una de las estaciones incompletas, { $stations } ({ $clause }).
    }
refused-station-can-be-completed =
    { $number ->
        [one] Puedes completar la estación { $stations }: no puedes renunciar ({ $clause }).
       *[other] Puedes completar una estación, { $stations }: no puedes renunciar ({ $clause }).
    }
refused-rival-lines-closed = El pozo está agotado: una línea rival está cerrada salvo si acaba en una estación incompleta ({ $clause }).
refused-discards-not-turned = El pozo se da por agotado hasta que alguien tenga que robar: una línea rival está cerrada salvo si acaba en una estación incompleta ({ $clause }).
refused-owner-starts-line = Solo puedes empezar tu propia línea, no una rival ({ $clause }).
refused-nothing-to-remove = Tu línea no tiene ninguna ficha que retirar ({ $clause }).
refused-removal-comes-first = La vía se retira antes que nada en un turno ({ $clause }).
refused-only-the-taken-tile = Ahora solo puedes colocar la ficha tomada, { $taken } ({ $clause }).
refused-already-played = Ya has colocado o tomado una ficha: sigue colocando o termina el turno ({ $clause }).
refused-nothing-to-stop = En este punto de tu turno no puedes terminarlo ({ $clause }).
refused-tile-can-be-taken = Todavía quedan fichas: toma una en vez de pasar ({ $clause }).

unknown-tile = Así se descubriría una ficha que nadie ha nombrado.

## Under a refusal that rests on a house rule: what the rule says

house-rule-line = { $switch }={ $answer }: { $text } ({ $clause })
