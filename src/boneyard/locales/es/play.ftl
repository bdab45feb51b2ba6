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

you = Tú
# Not at the start of a sentence: “Fewest pips: Ben and you.”
you-inside = tú

## The levels of the bots, and how they play

level-caboose = Furgón de cola
level-brakeman = Guardafrenos
level-conductor = Agente de tren
level-fireman = Ayudante
level-engineer = Maquinista
level-dispatcher = Puesto de mando
level-stationmaster = Jefatura de estación
level-superintendent = Superintendencia
level-baron = Magnate
level-caboose-about = acaba de aprender las reglas
level-brakeman-about = quiere soltar las fichas pesadas
level-conductor-about = tiene un plan y lo pierde de vista a menudo
level-fireman-about = planifica y a veces se equivoca
level-engineer-about = planifica y sigue su plan
level-dispatcher-about = planifica y sopesa cada jugada
level-stationmaster-about = sopesa adónde lleva cada jugada
level-superintendent-about = primero prueba cada jugada mentalmente
level-baron-about = es quien más piensa, y apenas se le escapa nada
opponents =
    { $number ->
        [one] Tu rival: { $each }.
       *[other] Tus rivales: { $each }.
    }
opponents-of-all =
    { $number ->
        [one] El bot: { $each }.
       *[other] Los bots: { $each }.
    }
opponent = { $name } ({ $level })
short-match =
    { $rounds ->
        [one] Una partida de 1 ronda: la locomotora es { $engines }.
       *[other] Una partida de { $rounds } rondas: las locomotoras son { $engines }.
    }
short-match-chickenfoot =
    { $rounds ->
        [one] Una partida de 1 ronda: el doble de salida es { $engines }.
       *[other] Una partida de { $rounds } rondas: los dobles de salida son { $engines }.
    }

## Before the match

welcome = Esto es Boneyard: dominó de trenes según las reglas impresas.
welcome-keys = Pulsa Intro para aceptar la respuesta entre [corchetes]. Con Ctrl-D sales en cualquier momento.
started-games =
    { $number ->
        [one] Tienes una partida sin terminar:
       *[other] Tienes { $number } partidas sin terminar:
    }
started-game = { $title }: { $names }, ronda { $round }, última vez: { $date }
ask-started =
    { $most ->
        [one] ¿Continuar (s), empezar otra (n) o archivar esta (x)? [s]:{" "}
       *[other] ¿Cuál? (n: una nueva; x1: archivar la primera) [1]:{" "}
    }
please-started =
    { $most ->
        [one] Escribe «s», «n» o «x», o pulsa Intro para continuar.
       *[other] Escribe un número del 1 al { $most }, «n», o «x» con un número, o pulsa Intro para la 1.
    }
put-away = Ya no se ofrecerá más. Queda guardada aquí:
started-game-waits =
    { $number ->
        [one] También tienes una partida sin terminar: «boneyard play --resume» la continúa.
       *[other] También tienes { $number } partidas sin terminar: «boneyard play --resume» continúa la última.
    }
ask-sheet = ¿Qué reglas trae tu caja?
ask-number = ¿Qué eliges? [{ $default }]:{" "}
ask-players = Número de participantes, contigo (de { $fewest } a { $most }) [{ $default }]:{" "}
ask-people = ¿Cuántas personas comparten este teclado (de { $fewest } a { $most })? [{ $default }]:{" "}
ask-name = ¿Cómo te llamas? [{ $default }]:{" "}
ask-name-of = ¿Cómo se llama la persona { $number }? [{ $default }]:{" "}
somebody = Persona { $number }
please-other-name = Ya hay alguien que se llama { $name }: elige otro nombre.
ask-opponents = ¿Contra quién quieres jugar?
ask-opponents-number = Un número para todos, o uno para cada rival, como { $example } [{ $default }]:{" "}
opponent-choice = { $level }: { $about }
please-opponents = Escribe un número del 1 al { $most }, un nombre de la lista, o pulsa Intro para { $default }.
please-opponents-each =
    { $opponents ->
        [one] Solo hay 1 rival: escribe un número.
       *[other] Hay { $opponents } rivales: escribe un número para todos, o { $opponents } separados por comas.
    }
ask-rounds = ¿Cuántas rondas (de { $fewest } a { $most })? [{ $default }]:{" "}
ask-tokens = ¿Con cuántos trofeos se gana la partida (de { $fewest } a { $most })? [{ $default }]:{" "}
ask-house-rules = ¿Cambiar reglas de la casa (s/n)? [n]:{" "}
ask-which-rule = Número de la regla que quieres cambiar, o Intro para jugar:{" "}
house-rules = Reglas de la casa
as-printed = según la hoja
please-number = Escribe un número del { $fewest } al { $most }, o pulsa Intro para { $default }.
please-number-or-enter = Escribe un número del { $fewest } al { $most }, o pulsa Intro para jugar.
please-yes-no = Escribe «s» para sí o «n» para no.

## The table

round-head = Ronda { $round } de { $rounds } · locomotora { $engine }-{ $engine } · pozo { $boneyard }
round-head-chickenfoot = Ronda { $round } de { $rounds } · doble de salida { $engine }-{ $engine } · pozo { $boneyard }
round-head-engine-191 = Ronda { $round }, a { $tokens ->
    [one] 1 trofeo
   *[other] { $tokens } trofeos
} · estación principal { $engine }-{ $engine } · pozo { $boneyard }, retiradas { $discards }
round-head-choice = Ronda { $round }, a { $tokens ->
    [one] 1 trofeo
   *[other] { $tokens } trofeos
} · antes de descubrir · pozo { $boneyard }
round-starts =
    { $who ->
        [you] Nueva ronda: empiezas tú.
       *[other] Nueva ronda: empieza { $name }.
    }
lane-tiles = fichas
lane-hand = mano
lane-tokens = trofeos
lane-yard = depósito, { $pips ->
    [one] 1 punto
   *[other] { $pips } puntos
}:
lane-points = puntos
lane-shared = Tren mexicano
lane-shared-mexican-train-super = Supertren
lane-shared-short = Mexicano
lane-shared-short-mexican-train-super = Súper
lane-public = Tren público
lane-public-short = Público
signal-open = abierto
signal-closed = cerrado
not-begun = sin empezar
open-double = doble abierto
incomplete-station = estación incompleta
has-chosen = ya ha elegido
is-choosing = aún no ha elegido
arms-free =
    { $arms ->
        [one] ({ $number }) rama libre
       *[other] ({ $number }) ×{ $arms } ramas libres
    }
toes-missing =
    { $toes ->
        [one] !({ $number }) dedo que falta
       *[other] !({ $number }) ×{ $toes } dedos que faltan
    }
ends-open = Extremos libres: { $ends }
ends-now = Libres ahora: { $ends }
ends-later = Libres después: { $ends }
tiles-line = Fichas: { $each }
hands-line = En la mano: { $each }
points-line = Puntos: { $each }
tokens-line = Trofeos: { $each }
count-of = { $name } { $number }
hand-head =
    { $tiles ->
        [one] Tu última ficha, { $pips ->
            [one] 1 punto
           *[other] { $pips } puntos
        }:
       *[other] Tus { $tiles } fichas, { $pips ->
            [one] 1 punto
           *[other] { $pips } puntos
        }:
    }
hand-of = { $name }:
yard-head = Tu depósito, { $pips ->
    [one] 1 punto
   *[other] { $pips } puntos
}:

## What must happen now

now-play = Te toca: coloca una ficha.
now-play-take = Te toca: coloca una ficha o toma una del pozo ({ $clause }).
now-play-end = Te toca: coloca una ficha o pasa; no queda nada que tomar ({ $clause }).
now-own-train = Primero empieza tu propio tren ({ $clause }).
now-own-train-first-turn = Es tu primer turno: empieza tu propio tren ({ $clause }).
now-close = Primero hay que cerrar el doble { $number } ({ $clause }).
now-close-draw = Primero hay que cerrar el doble { $number } ({ $clause }), y no tienes ningún { $number } que colocar: roba.
now-close-pass = Primero hay que cerrar el doble { $number }, pero no tienes ningún { $number } que colocar: pasa la obligación ({ $clause }).
now-close-empty = Primero hay que cerrar el doble { $number }, pero no tienes ningún { $number } y el pozo está vacío: pasa ({ $clause }).
now-draw-until = Nadie ha podido cerrar tu doble { $number }: roba hasta que encaje una ficha ({ $clause }).
now-follow = Has colocado un doble: coloca una ficha más ({ $clause }).
now-follow-draw = Has colocado un doble y no puedes colocar otra ficha: roba ({ $clause }).
now-follow-pass = Has colocado un doble y no puedes colocar otra ficha; el pozo está vacío: pasa ({ $clause }).
now-drawn = Robas { $tile } y encaja: colócala ({ $clause }).
now-drawn-keep = Robas { $tile } y encaja: colócala o consérvala ({ $clause }).
now-unmark = Has colocado en tu propio tren. ¿Se retira tu indicador ({ $clause })?
now-draw = No puedes colocar ninguna de tus fichas: roba una ({ $clause }).
now-pass = No puedes colocar ninguna de tus fichas y el pozo está vacío: pasa ({ $clause }).
now-none-take = No puedes colocar ninguna de tus fichas: toma una para tu depósito ({ $clause }).
now-none-end = No puedes colocar ninguna de tus fichas y no queda nada que tomar: pasa ({ $clause }).
now-foot =
    { $toes ->
        [one] Primero la pata de gallina { $number }: le falta 1 dedo ({ $clause }).
       *[other] Primero la pata de gallina { $number }: le faltan { $toes } dedos ({ $clause }).
    }
now-foot-draw = Primero la pata de gallina { $number }, y no tienes ningún { $number }: roba ({ $clause }).
now-foot-pass = Primero la pata de gallina { $number }, pero no tienes ningún { $number } y el pozo está vacío: pasa ({ $clause }).
now-arms =
    { $arms ->
        [one] Primero el doble de salida { $number }: queda 1 rama libre ({ $clause }).
       *[other] Primero el doble de salida { $number }: quedan { $arms } ramas libres ({ $clause }).
    }
now-arms-draw = Primero las ramas del doble de salida, y no tienes ningún { $number }: roba ({ $clause }).
now-arms-pass = Primero las ramas del doble de salida, pero no tienes ningún { $number } y el pozo está vacío: pasa ({ $clause }).
now-show = Elige una ficha en secreto. Todas se descubren a la vez; el doble más bajo será la estación principal, y empieza quien lo tenía ({ $clause }).
now-show-only = Elige una ficha en secreto. Todas se descubren a la vez; el doble más bajo será la estación principal ({ $clause }).
now-station = Primero hay que completar una estación: { $station } ({ $clause }).
now-station-own = Primero hay que completar una estación, { $station }, o retirar vía de tu línea ({ $clause }).
now-station-take = Primero hay que completar una estación, { $station }, pero ninguna de tus fichas encaja: toma una para tu depósito ({ $clause }).
now-station-end = Primero hay que completar una estación, { $station }, pero ninguna de tus fichas encaja y no queda nada que tomar: pasa ({ $clause }).
now-give = { $tile } salió de tu depósito: repón en su lugar una ficha de tu mano ({ $clause }).
now-taken = Tomas { $tile } y encaja: colócala o termina el turno ({ $clause }).
now-extra = Has colocado una estación: coloca una ficha más o termina el turno ({ $clause }).
now-extra-none = Has colocado una estación y no encaja nada más: termina el turno ({ $clause }).
station-at = el { $number } de { $place }

## The choices

on-own = En tu tren
on-own-engine-191 = En tu línea
on-place = En el tren { $seat }, { $name }
on-place-engine-191 = En la línea { $seat }, { $name }
on-shared = En el tren mexicano
on-shared-mexican-train-super = En el Supertren
on-shared-left = En el Supertren, extremo izquierdo
on-shared-right = En el Supertren, extremo derecho
on-shared-public = En el tren público
choices-head = { $place } ({ $number }):
choices-draw = { $place } ({ $number }), y después robas:
choices-foot =
    { $toes ->
        [one] En la pata de gallina { $number } (último dedo):
       *[other] En la pata de gallina { $number } (faltan { $toes } dedos):
    }
choices-spinner =
    { $arms ->
        [one] En el doble de salida { $number } (1 rama libre):
       *[other] En el doble de salida { $number } ({ $arms } ramas libres):
    }
choices-ends =
    { $ends ->
        [one] En el { $number }:
       *[other] En el { $number } ({ $ends } extremos):
    }
choices-show-double = Dobles:
choices-show-other = Otras fichas:
choices-give = De tu mano:
choices-yard = * de tu depósito; una ficha de tu mano ocupa su lugar
do-draw = robar una ficha
do-keep = conservar la ficha
do-pass = pasar
do-draw-until = robar hasta que encaje una ficha
do-unmark = retirar el indicador
do-leave = dejar el indicador
do-play = colocar { $tile }
do-show = elegir { $tile }
do-give = reponer { $tile } en tu depósito
do-take = tomar una ficha del pozo para tu depósito
do-remove =
    { $number ->
        [one] retirar vía: se va { $tiles }, y una ficha del pozo pasa a tu depósito
       *[other] retirar vía: se van { $tiles }, y una ficha del pozo pasa a tu depósito
    }
do-stop = terminar tu turno
prompt = ¿Qué eliges? (?{"\u00A0"}para{"\u00A0"}ayuda):{" "}
prompt-enter = Pulsa Intro para { $what } (?{"\u00A0"}para{"\u00A0"}ayuda):{" "}
prompt-more = -- Intro para seguir, q para dejarlo --{" "}
prompt-quit = ¿Salir de la partida (s/n)? [n]:{" "}
prompt-quit-saved = La partida está guardada. ¿Salir (s/n)? [n]:{" "}
prompt-next-round = Pulsa Intro para la ronda siguiente:{" "}
prompt-pass = Pulsa Intro para ocultar tus fichas y pasa el teclado a { $name }:{" "}
prompt-sit-down = { $name }, pulsa Intro cuando nadie más vea la pantalla:{" "}

## What was typed

typed-nothing = Escribe un número de la lista, o ? para ver la ayuda.
typed-unknown = «{ $text }» no es algo que se pueda hacer aquí. Escribe un número de la lista, una ficha como { $example }, o ? para ver la ayuda.
typed-too-high =
    { $most ->
        [one] Solo puedes elegir el 1.
       *[other] Puedes elegir del 1 al { $most }.
    }
typed-no-tile = No hay ninguna ficha { $text }: el número más alto es { $highest }.
typed-no-end = Aquí no hay ningún tren «{ $text }». Los trenes son { $ends }.
typed-no-end-chickenfoot = Aquí no hay ningún extremo «{ $text }». Los extremos libres son { $ends }.
typed-no-end-engine-191 = Aquí no hay ninguna línea «{ $text }». Las líneas son { $ends }.
typed-which-end = { $tile } encaja en más de un sitio. Indica dónde: { $choices }.
typed-no-clause = Aquí no hay ninguna regla { $text }. Escribe «rules» para verlas todas.
clause-line = { $id }: { $text }
# What may be typed for yes, for no, and for another table; y and n always may.
typed-yes = s sí
typed-no = n no
typed-another = o otra

help =
    Escribe el número de lo que eliges y pulsa Intro.
    O escribe una ficha: 12-5. Si encaja en dos sitios, añade el tren: 12-5@A o 12-5@{ $shared }.

    table    muestra otra vez la mesa
    hand     tus fichas, y dónde encaja ahora cada una
    history  lo que ha pasado en esta ronda
    hint     lo que haría alguien que juega muy bien, y por qué; «hint 9» pregunta al nivel más fuerte
    rules    todas las reglas de esta hoja; «rules A34» o «rules indicador» busca algunas
    quit     salir de la partida (también Ctrl-C, Ctrl-D)

    En la mesa, > marca un tren donde puedes colocar ahora; !, un doble abierto.
    Una ficha entre corchetes es un doble: [7-7]. +3 son tres fichas anteriores.
    El número al final de un tren, (9), es el que debe coincidir.
    Los trenes abiertos son para todo el mundo; de los cerrados, solo puedes usar el tuyo.
help-chickenfoot =
    Escribe el número de lo que eliges y pulsa Intro.
    O escribe una ficha: 9-5. Si encaja en dos sitios, añade el número donde va: 9-5@9.

    table    muestra otra vez la mesa
    hand     tus fichas, y dónde encaja ahora cada una
    history  lo que ha pasado en esta ronda
    hint     lo que haría alguien que juega muy bien, y por qué; «hint 9» pregunta al nivel más fuerte
    rules    todas las reglas de esta hoja; «rules F11» o «rules rama» busca algunas
    quit     salir de la partida (también Ctrl-C, Ctrl-D)

    El trazado crece hacia la derecha desde el doble de salida, el primer doble.
    Una ficha entre corchetes es un doble: [7-7]. +3 son tres fichas anteriores.
    Un número entre paréntesis, (9), es un extremo libre; (9) ×2 son dos.
    !(7) marca una pata de gallina: no se coloca nada más hasta que tenga tres dedos.
help-engine-191 =
    Escribe el número de lo que eliges y pulsa Intro.
    O escribe una ficha: 9-5. Si encaja en dos sitios, añade la línea: 9-5@A.
    O una palabra: take (tomar), remove (retirar vía), stop (terminar), pass (pasar).

    table    muestra otra vez la mesa
    hand     tus fichas, y dónde encaja ahora cada una
    history  lo que ha pasado en esta ronda
    hint     lo que haría alguien que juega muy bien, y por qué; «hint 9» pregunta al nivel más fuerte
    rules    todas las reglas de esta hoja; «rules E33» o «rules estación» busca algunas
    quit     salir de la partida (también Ctrl-C, Ctrl-D)

    En la mesa, > marca una línea donde puedes colocar ahora; !, una estación incompleta.
    Una ficha entre corchetes es una estación, un doble: [7-7]. +3 son tres fichas anteriores.
    El número al final de una línea, (9), es el que debe coincidir.
    Todas las líneas están abiertas para ti, pero si colocas en una que no es tuya, robas.
    Las fichas de tu mano y de tu depósito cuentan en tu contra. La puntuación más baja gana la ronda.
hand-goes = { $tile }: { $where }
nothing-yet = Todavía no ha pasado nada.
hand-stays = no se puede colocar ahora
hand-show = se puede elegir
hand-give = puede ir a tu depósito
hand-yard = { "" } (depósito)

## What happened, one line a turn. A line is `told-line`; its parts have no subject.

told-line = { $name } { $what }.
# “y” is “e” before an i, “o” is “u” before an o: “Ana e Inés”, “siete u ocho”
told-and = { $first } { SOUND($last) ->
    [i] e
   *[other] y
} { $last }
told-or = { $first } { SOUND($last) ->
    [o] u
   *[other] o
} { $last }
told-comma = { $first }, { $next }
told-laid =
    { $who ->
        [you] colocas { $tile } en { $place }
       *[other] coloca { $tile } en { $place }
    }
told-foot-begun =
    { $who ->
        [you] cantas «¡Pata de gallina!»
       *[other] canta «¡Pata de gallina!»
    }
told-foot-completed =
    { $who ->
        [you] pones el último dedo
       *[other] pone el último dedo
    }
told-foot-released = Ya no quedan bastantes fichas con un { $number } para tres dedos, así que la pata de gallina se da por completa.
told-showed =
    { $who ->
        [you] eliges { $tile }
       *[other] elige una ficha
    }
told-revealed = Se descubren las fichas: { $each }.
told-each = { $name } { $tile }
told-station-completed =
    { $who ->
        [you] completas la estación
       *[other] completa la estación
    }
told-removed =
    { $who ->
        [you] retiras { $tile } de tu línea
       *[other] retira { $tile } de { $place }
    }
told-took =
    { $who ->
        [you] tomas { $tile } para tu depósito
       *[other] toma { $tile } para su depósito
    }
told-gave =
    { $who ->
        [you] repones { $tile } en tu depósito
       *[other] repone { $tile } en su depósito
    }
told-stopped =
    { $who ->
        [you] terminas tu turno
       *[other] termina su turno
    }
told-flipped = El pozo se ha agotado: las fichas retiradas se mezclan y forman uno nuevo.
told-drew =
    { $who ->
        [you] robas { $tiles }
       *[other] roba { $tiles }
    }
told-drew-in-vain =
    { $who ->
        [you] robas { $tiles } sin poder colocarla
       *[other] roba { $tiles } sin poder colocarla
    }
told-drew-hidden =
    { $number ->
        [one] roba una ficha
       *[other] roba { $number } fichas
    }
told-kept =
    { $who ->
        [you] la conservas
       *[other] la conserva
    }
told-passed =
    { $who ->
        [you] pasas
       *[other] pasa
    }
told-marked =
    { $who ->
        [you] abres tu tren
       *[other] abre { $place }
    }
told-marked-mexican-train-super =
    { $who ->
        [you] abres tu tren («¡Chu-chu!»)
       *[other] abre { $place } («¡Chu-chu!»)
    }
told-unmarked =
    { $who ->
        [you] retiras tu indicador
       *[other] retira su indicador
    }
told-left-marked =
    { $who ->
        [you] dejas abierto tu tren
       *[other] deja abierto { $place }
    }
told-double-closed =
    { $who ->
        [you] cierras el doble
       *[other] cierra el doble
    }
told-duty-handed-on =
    { $who ->
        [you] pasas la obligación de cerrar el doble
       *[other] pasa la obligación de cerrar el doble
    }
told-duty-lapsed =
    { $who ->
        [you] ya no tienes que cerrar el doble
       *[other] ya no tiene que cerrar el doble
    }
told-knocked =
    { $who ->
        [you] das un golpecito: te queda una ficha
       *[other] da un golpecito: le queda una ficha
    }
told-knocked-mexican-train-satisfy =
    { $who ->
        [you] te quedas con una sola ficha
       *[other] se queda con una sola ficha
    }
told-knocked-chickenfoot =
    { $who ->
        [you] cantas «¡Me queda una!»
       *[other] canta «¡Me queda una!»
    }
told-engine-laid-chickenfoot =
    { $who ->
        [you] pones el doble de salida { $tile }
       *[other] pone el doble de salida { $tile }
    }
told-engine-laid-engine-191 =
    { $who ->
        [you] descubres el doble más bajo: { $tile } es la estación principal
       *[other] descubre el doble más bajo: { $tile } es la estación principal
    }
told-engine-laid =
    { $who ->
        [you] pones la locomotora { $tile }
       *[other] pone la locomotora { $tile }
    }
told-redealt =
    { $number ->
        [one] Nadie tenía { $engine }: se ha mezclado y repartido todo de nuevo.
       *[other] Nadie tenía { $engine }: se ha mezclado y repartido todo de nuevo, { $number } veces.
    }
told-redealt-chickenfoot =
    { $number ->
        [one] Nadie tenía el doble inicial: se ha mezclado y repartido todo de nuevo.
       *[other] Nadie tenía el doble inicial: se ha mezclado y repartido todo de nuevo, { $number } veces.
    }
told-redealt-engine-191 =
    { $number ->
        [one] Nadie ha descubierto un doble: se ha mezclado y repartido todo de nuevo.
       *[other] Nadie ha descubierto un doble: se ha mezclado y repartido todo de nuevo, ya { $number } veces.
    }
told-not-held = Nadie tenía el doble inicial: ocupa su lugar uno más bajo, { $engine }.
told-searched =
    { $number ->
        [one] Nadie tenía { $engine }: ha sido la primera ficha robada.
       *[other] Nadie tenía { $engine }: se ha robado por turno hasta que ha salido: { $number } fichas en total.
    }

place-own = tu tren
place-own-engine-191 = tu línea
place-of = el tren { $seat }
place-of-engine-191 = la línea { $seat }
place-shared = el tren mexicano
place-shared-mexican-train-super = el Supertren
place-shared-left = el extremo izquierdo del Supertren
place-shared-right = el extremo derecho del Supertren
place-shared-public = el tren público
place-showing = el { $number }

## Scores

board-head = Fin de la ronda { $round } de { $rounds } · locomotora { $engine }-{ $engine }
board-head-chickenfoot = Fin de la ronda { $round } de { $rounds } · doble de salida { $engine }-{ $engine }
board-head-engine-191 = Fin de la ronda { $round } · estación principal { $engine }-{ $engine }
board-out =
    { $who ->
        [you] «¡Dominó!». Has colocado tu última ficha y ganas la ronda.
       *[other] «¡Dominó!». { $name } ha colocado su última ficha y gana la ronda.
    }
board-out-engine-191 =
    { $who ->
        [you] No te quedan fichas en la mano: termina la ronda.
       *[other] A { $name } no le quedan fichas en la mano: termina la ronda.
    }
board-fewest = Menos puntos: { $names }.
board-fewest-engine-191 =
    { $number ->
        [one] La puntuación más baja, y un trofeo: { $names }.
       *[other] La puntuación más baja, y un trofeo por persona: { $names }.
    }
board-double-blank = 0-0 vale 50 puntos.
board-blocked = Ya nadie puede colocar: la ronda queda bloqueada.
board-blocked-engine-191 = Todo el mundo ha pasado y no queda nada que tomar: termina la ronda.
board-redeal = Nadie ha descubierto un doble: se mezcla y se reparte todo de nuevo.
board-yard-empty = El pozo está vacío: termina la ronda.
board-round = ronda
board-round-engine-191 = puntos
board-total = total
board-left = fichas restantes
board-hand = mano
board-yard = depósito
board-tokens = trofeos
board-hand-yard = mano { $hand }, depósito { $yard }
final-head = Fin de la partida
final-win =
    { $who ->
        [you] Ganas la partida con { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }. ¡Bien jugado!
       *[other] { $name } gana la partida con { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }.
    }
final-win-engine-191 =
    { $who ->
        [you] Ganas la partida con { $tokens ->
            [one] 1 trofeo
           *[other] { $tokens } trofeos
        }. ¡Bien jugado!
       *[other] { $name } gana la partida con { $tokens ->
            [one] 1 trofeo
           *[other] { $tokens } trofeos
        }.
    }
final-shared-engine-191 = Empate con { $tokens ->
    [one] 1 trofeo
   *[other] { $tokens } trofeos
}. Victoria compartida: { $names }.
final-shared = Empate con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. Victoria compartida: { $names }.
replay = Para jugar otra vez los mismos repartos:
recorded = La partida ha quedado registrada. Para verla otra vez:
ask-again = ¿Jugar otra vez (s/n; «o»: otra mesa)? [n]:{" "}
please-again = Escribe «s» para jugar otra vez en esta mesa, «o» para otra mesa o «n» para dejarlo.

## Saved games

game-saved = La partida está guardada. Para continuar:
game-not-saved = La partida no se ha podido guardar.
not-saved = Esta partida no se puede guardar: { $why }.
ask-unsaved = ¿Jugar de todos modos (s/n)? [s]:{" "}
saved-again = La partida vuelve a guardarse.
no-started-game = no hay ninguna partida sin terminar
game-in-use = { $file } se está jugando en otra terminal
game-unusable = no se puede continuar con { $file }: { $why }
game-over = la partida de { $file } ha terminado; «boneyard replay» la muestra
game-of-nobody = { $file } no dice quién juega en cada asiento, como en «player A: person» y «player B: conductor»
game-runs = Esta partida ejecuta un programa en tu equipo: { $command }
ask-to-run = ¿Ejecutarlo (s/n)? [n]:{" "}

## A program that plays, and fails

fault-late = El programa de { $name } no ha respondido a tiempo; ha decidido por él un bot sencillo.
fault-illegal = El programa de { $name } quería hacer algo que no está permitido; ha decidido por él un bot sencillo.
fault-unreadable = El programa de { $name } ha dado una respuesta que no se puede leer; ha decidido por él un bot sencillo.
fault-flooded = El programa de { $name } ha escrito demasiado y se ha detenido; ha decidido por él un bot sencillo.
fault-crashed = El programa de { $name } se ha cerrado; ha decidido por él un bot sencillo.

## Leaving

goodbye = Hasta pronto, y gracias por jugar.

## boneyard play --demo

demo-head = { $title }: { $players } bots, una ronda
players-of-demo = Los bots: { $each }.
