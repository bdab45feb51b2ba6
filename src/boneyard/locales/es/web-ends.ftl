### After a round and after a match, and the list of past games.

## The board

web-ends-place = Puesto
web-ends-player = Participante
web-ends-left = Fichas restantes
web-ends-this-round = Ronda
web-ends-total = Total
web-ends-tokens = Trofeos
web-ends-went-out = ¡Dominó!
web-ends-plot = Totales tras cada ronda
web-ends-plot-tokens = Trofeos tras cada ronda
web-ends-all-rounds = Todas las rondas
web-ends-round = Ronda

## A round is over

web-ends-out =
    { $who ->
        [you] Haces dominó
       *[other] { $name } hace dominó
    }
# The last tile may have gone to the score yard
web-ends-out-engine-191 =
    { $who ->
        [you] No te quedan fichas en la mano
       *[other] A { $name } no le quedan fichas en la mano
    }
web-ends-blocked = La ronda queda bloqueada
web-ends-yard-empty = El pozo está vacío
web-ends-redeal = Se reparte todo de nuevo
web-ends-lowest-wins = Gana el total más bajo.
# $number rounds are still to be played
web-ends-to-go =
    { $number ->
        [0] Era la última ronda.
        [one] Queda una ronda.
       *[other] Quedan { $number } rondas.
    }
web-ends-next = Ronda siguiente
web-ends-ready = Ya has confirmado
# $names are those who have not yet said that they are ready
web-ends-waiting-for = Esperando a { $names }
# Who has the first turn of the next round; beside its engine
web-ends-begins =
    { $who ->
        [you] Empiezas tú
       *[other] Empieza { $name }
    }
# $time is what is left, such as 0:42
web-ends-next-in = Ronda siguiente en { $time }

## The match is over

web-ends-wins =
    { $who ->
        [you] ¡Ganas!
       *[other] Gana { $name }
    }
web-ends-share-win = Victoria compartida: { $names }
web-ends-number-of-points =
    { $number ->
        [one] 1 punto
       *[other] { $number } puntos
    }
web-ends-number-of-tokens =
    { $number ->
        [one] 1 trofeo
       *[other] { $number } trofeos
    }
# $what is a number of points or tokens
web-ends-after =
    { $rounds ->
        [one] { $what } tras una ronda
       *[other] { $what } tras { $rounds } rondas
    }
web-ends-rematch = Revancha
web-ends-to-rematch = Ir a la revancha
web-ends-rematch-by-host = La persona responsable de mesa puede abrir una revancha.
web-ends-rematch-open = La revancha está abierta.
web-ends-new-game = Partida nueva
web-ends-replay = Ver la repetición
web-ends-record = Guardar el registro
# It was sealed before anybody gave their share of chance; the replay shows the proof
web-ends-proof = Comprobar el reparto

## Past games

web-ends-past-games = Tus partidas
web-ends-past-lead = Partidas jugadas en este dispositivo. Se quedan aquí hasta que el servidor las borre.
web-ends-none = Todavía no hay partidas
web-ends-none-why = Aquí aparecen tus partidas, para continuarlas, verlas otra vez o guardarlas.
web-ends-unfinished = sin terminar
web-ends-waiting = sin empezar
web-ends-won-by = Ganada por { $names }
web-ends-go-on = Continuar
web-ends-delete = Borrar
# $title is the name of a game, such as Mexican Train (classic)
web-ends-delete-ask = ¿Borrar esta partida de { $title }?
web-ends-delete-why = Desaparecerá, junto con su registro, para todas las personas que la jugaron.
web-ends-older = Ver partidas más antiguas
