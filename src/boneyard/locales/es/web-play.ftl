### Playing at the table in the browser: the hand, the buttons, the side panel, notes and sheets.
### A text of the main button has at most 16 characters, in every language and with the longest tile, 12-12.

## The main button, and the smaller ones beside it. $tile is a tile such as 7-2

web-play-do-play = Colocar { $tile }
web-play-do-show = Descubrir { $tile }
# The tile that replaces one of the score yard is shown beside the button
web-play-do-give = Reponer
web-play-do-choose-end = Elegir extremo
web-play-do-choose-line = Elegir línea
web-play-do-choose-tile = Elegir ficha
web-play-do-fits = Ver qué encaja
web-play-do-wait = Un momento
web-play-do-draw = Robar
web-play-do-draw-until = Seguir robando
web-play-do-take = Tomar ficha
web-play-do-keep = Conservar
web-play-do-stop = Terminar
web-play-do-pass = Pasar
web-play-do-remove = Retirar vía
web-play-do-unmark = Retirarlo
web-play-do-leave = Dejarlo
# Shorter, for a button beside the main one
web-play-short-remove = Retirar
web-play-short-take = Tomar
web-play-hint = Pista
web-play-cancel = Cancelar
web-play-close = Cerrar
web-play-ok = Aceptar

## What it is about now, as the title of the amber card

web-play-now-turn = Te toca
web-play-now-none = No encaja nada
web-play-now-own-train = Primero tu propio tren
web-play-now-double = El doble { $number } está abierto
web-play-now-marker = Tu indicador
web-play-now-follow = Una ficha más
web-play-now-drawn = Robas { $tile } y encaja
web-play-now-foot = Pata de gallina en { $number }-{ $number }
web-play-now-arms = Primero el doble de salida { $number }-{ $number }
web-play-now-show = Elige qué ficha descubrir
web-play-now-station = Primero una estación
web-play-now-give = Una ficha para tu depósito
web-play-now-taken = Tomas { $tile } y encaja
web-play-now-extra = Puedes colocar otra ficha
# The tile that was picked up
web-play-now-unfit = { $tile } no encaja ahora
# What stands below the title, without saying so again
web-play-card-now-play-take = Coloca una ficha o toma una del pozo.
web-play-card-now-play-end = Coloca una ficha o pasa; no queda nada que tomar.
web-play-card-now-own-train = Empiézalo con una ficha que encaje con la locomotora.
web-play-card-now-close = Ciérralo antes de colocar en otro sitio.
web-play-card-now-close-draw = Primero hay que cerrarlo, y no tienes ningún { $number } que colocar: roba.
web-play-card-now-close-pass = Primero hay que cerrarlo, pero no tienes ningún { $number } que colocar: pasa la obligación.
web-play-card-now-close-empty = Primero hay que cerrarlo, pero no tienes ningún { $number } y el pozo está vacío: pasa.
web-play-card-now-drawn = Colócala.
web-play-card-now-drawn-keep = Colócala o consérvala.
web-play-card-now-foot =
    { $toes ->
        [one] Primero hay que completarla: le falta 1 dedo.
       *[other] Primero hay que completarla: le faltan { $toes } dedos.
    }
web-play-card-now-foot-draw = Va primero, y no tienes ningún { $number }: roba.
web-play-card-now-foot-pass = Va primero, pero no tienes ningún { $number } y el pozo está vacío: pasa.
web-play-card-now-arms =
    { $arms ->
        [one] Queda 1 rama libre.
       *[other] Quedan { $arms } ramas libres.
    }
web-play-card-now-arms-draw = No tienes ningún { $number } para sus ramas: roba.
web-play-card-now-arms-pass = No tienes ningún { $number } para sus ramas y el pozo está vacío: pasa.
web-play-card-now-station = Completa { $station }.
web-play-card-now-station-own = Completa { $station } o retira vía de tu línea.
web-play-card-now-station-take = Ninguna de tus fichas completa { $station }: toma una para tu depósito.
web-play-card-now-station-end = Ninguna de tus fichas completa { $station } y no queda nada que tomar: pasa.
web-play-card-now-taken = Colócala o termina el turno.

## The bar at the top. $rounds is 0 where a match is played for tokens

web-play-round =
    { $rounds ->
        [0] Ronda { $round }
       *[other] Ronda { $round } de { $rounds }
    }
# The same where there is little room
web-play-round-short =
    { $rounds ->
        [0] Ronda { $round }
       *[other] Ronda { $round } / { $rounds }
    }
web-play-engine = Locomotora { $engine }
web-play-engine-chickenfoot = Doble de salida { $engine }
web-play-engine-engine-191 = Estación principal { $engine }
web-play-engine-hidden = Antes de descubrir
web-play-first-to =
    { $tokens ->
        [one] Se gana con 1 trofeo
       *[other] Se gana con { $tokens } trofeos
    }
web-play-menu = Menú
web-play-scores = Puntuación
web-play-rules = Reglas
web-play-share = Compartir
web-play-sounds = Sonidos
# The title of the browser window
web-play-title-turn = Te toca · Boneyard

## At the table

web-play-at-the-table = En la mesa
web-play-you = Tú
web-play-your-turn = te toca
web-play-their-turn = le toca
web-play-away = ausente
# Beside the name of somebody for whom a bot plays on
web-play-bot-plays = juega un bot
# Beside the letter of a seat that nobody has
web-play-free = libre
# Beside an eye and the number
web-play-watchers =
    { $number ->
        [one] 1 persona mira
       *[other] { $number } personas miran
    }
web-play-tiles =
    { $tiles ->
        [one] 1 ficha
       *[other] { $tiles } fichas
    }
web-play-count =
    { $tiles ->
        [one] 1 ficha
       *[other] { $tiles } fichas
    } · { $pips ->
        [one] 1 punto
       *[other] { $pips } puntos
    }
web-play-points = puntos
web-play-tokens = trofeos
web-play-signal-open = Tren abierto
web-play-signal-closed = Tren cerrado
# $time is minutes and seconds, 1:05, or hours, 23 h
web-play-time-left = Tiempo restante: { $time }
web-play-moves = Últimas jugadas
web-play-no-moves = Todavía no ha pasado nada.
web-play-boneyard =
    { $tiles ->
        [0] Pozo vacío
       *[other] Pozo { $tiles }
    }
# Engine 191: the tiles removed, face up beside the boneyard; a button that shows them
web-play-discards = Retiradas { $tiles }
web-play-discards-all = Fichas retiradas
# The deal was fixed before anybody could know it, and can be checked after the match
web-play-sealed = Reparto sellado ✓
# Followed by the seal itself, 64 hexadecimal digits
web-play-sealed-why = Las fichas de esta partida están decididas y selladas: ya nadie puede cambiarlas. Al acabar la partida, este navegador las comprueba con el sello, que se publicó antes de repartir la primera:
web-play-turn-of = Le toca a { $name }
# The player whose turn it is has left the page or lost the network
web-play-turn-away = Esperando a { $name }
web-play-turn-away-why = Ahora no está.
# It is the turn of a seat that nobody has
web-play-turn-free = El asiento { $seat } está libre
web-play-turn-free-why = Alguien puede sentarse.
# A button for the host
web-play-let-bot = Que juegue un bot
# To somebody who has no seat, before the last move
web-play-watching = Estás mirando.
# A button that shows them the seats they can have
web-play-take-seat = Sentarse
# To somebody for whom a bot plays on, as a card with the button below
web-play-lent-now = Un bot juega por ti
web-play-lent-now-why = Recupera tu asiento cuando quieras.
web-play-lent-time-up = Ya no te queda tiempo
web-play-lent-time-up-why = Un bot sigue por ti. La persona responsable de mesa puede devolverte el asiento.
# The same to the host
web-play-lent-host-why = Eres responsable de mesa: recupera tu asiento y tendrás tiempo nuevo.
web-play-seat-back = Recuperar mi asiento
# To somebody whom the host has removed during the match
web-play-removed = Te han sacado de la mesa
web-play-removed-why = Un bot sigue por ti. Todavía puedes mirar.
web-play-paused = La partida está en pausa
web-play-paused-why = Seguirá cuando lo diga la persona responsable de mesa.
# The same to the host, beside a button
web-play-paused-host = Sigue cuando quieras.
web-play-go-on = Seguir

## The hand

web-play-hand = En tu mano
web-play-hand-empty = No te quedan fichas
web-play-train = Tu tren
web-play-train-engine-191 = Tu línea
web-play-spare = Sueltas
web-play-yard = Depósito
# A tile read aloud. $use: lay, show, give or none
web-play-tile =
    { $high } y { $low }, { $use ->
        [lay] se puede colocar
        [show] se puede descubrir
        [give] puede ir a tu depósito
       *[none] no se puede colocar ahora
    }
web-play-arrange = Ordenar
web-play-sort-train = Como tren
web-play-sort-train-engine-191 = Como línea
web-play-sort-number = Por número
web-play-sort-doubles = Dobles primero
web-play-turn-tile = Girar { $tile }
web-play-divide = Separar tras { $tile }

## Refusals and hints

web-play-can-lay = Puedes colocar en { $place }: { $tiles }.
web-play-can-choose =
    { $number ->
        [one] Encaja una de tus fichas.
       *[other] Encajan { $number } de tus fichas.
    }
# $what is the text of a button, such as Draw
web-play-can-do = Puedes elegir «{ $what }».
# $what is a deed such as “play 12-5 on your train”
web-play-hint-is = Pista: { $what }
# From a level above the usual one
web-play-hint-by = Pista ({ $level }): { $what }
# A button in the hint: the strongest level is asked, and thinks for a moment
web-play-hint-stronger = Preguntar al Magnate
# A button beside the hint, which shows the reasons for it
web-play-hint-why = ¿Por qué?
web-play-clause = Regla { $clause }
web-play-remove-ask = ¿Retirar vía?
web-play-remove-off = Retiras
web-play-remove-end = Nuevo extremo
web-play-remove-cost = Te cuesta
web-play-remove-price = 1 ficha del pozo, boca arriba en tu depósito

## What is called out. A bubble beside the name

web-play-call-knocked = «¡Última ficha!»
web-play-call-knocked-chickenfoot = «¡Me queda una!»
web-play-call-marked-mexican-train-super = «¡Chu-chu!»
web-play-call-foot-begun = «¡Pata de gallina!»
web-play-call-round-over = «¡Dominó!»

## What can be said

web-play-say = Decir algo
web-play-say-hello = ¡Hola!
web-play-say-good-luck = ¡Suerte!
web-play-say-nice-move = ¡Buena jugada!
web-play-say-well-played = ¡Bien jugado!
web-play-say-thanks = ¡Gracias!
web-play-say-sorry = ¡Perdón!
web-play-say-oops = ¡Uy!
web-play-say-thinking = Déjame pensar…
web-play-say-hurry-up = ¡Te toca!
web-play-say-good-game = ¡Buena partida!

## Menu, leaving, taking back

web-play-take-back = Deshacer
web-play-take-back-ask = { $name } quiere deshacer una jugada
web-play-take-back-why = Se deshace si todo el mundo está de acuerdo.
web-play-take-back-waits = Esperando a que el resto acepte…
# Bubbles over the table: what has become of it
web-play-declined = No todo el mundo está de acuerdo: se sigue jugando.
web-play-taken-back = La jugada se ha deshecho.
web-play-yes = De acuerdo
web-play-no = Seguir jugando
web-play-pause = Pausar la partida
web-play-resume = Continuar la partida
web-play-leave = Salir de la mesa
web-play-leave-ask = ¿Salir de la mesa?
web-play-leave-playing = Si solo cierras la página, tu asiento te espera. Si te levantas, la persona responsable de mesa puede dárselo a un bot.
web-play-leave-why = Puedes volver con el enlace.
web-play-leave-later = Volver luego
web-play-leave-stand = Levantarse
web-play-stay = Quedarse
web-play-share-why = Quien tenga este enlace puede mirar, y sentarse donde haya un asiento libre.
web-play-copy = Copiar el enlace
web-play-copied = Copiado
web-play-house-rules = Reglas de la casa en esta mesa
web-play-rulings = Nuestras decisiones, donde la hoja calla o no es clara

## Seats, while a match goes on. $name is who sits there, $seat the letter of a free seat

web-play-your-name = Tu nombre
web-play-sit = Ocupar el asiento { $seat }
web-play-bot-for = Que un bot juegue por { $name }
web-play-hand-back = Devolver el asiento a { $name }
# For the host, in the menu and below the seats
web-play-remove-player = Sacar a alguien
web-play-remove-who = ¿Quién debe dejar la mesa?
# Below the question whether somebody is to be removed
web-play-remove-player-why = Un bot jugará en su lugar. Podrá mirar, pero no volver a sentarse a esta mesa.
# $time is minutes and seconds, 4:05
web-play-host-away = La persona responsable de mesa no está. Puedes tomar el relevo en { $time }.

## What becomes of seats: bubbles over the table, and lines among the last moves. $who is you or other

web-play-news-handed =
    { $who ->
        [you] Ahora un bot juega por ti.
       *[other] Ahora un bot juega por { $name }.
    }
# The time for the whole match
web-play-news-time-up =
    { $who ->
        [you] Ya no te queda tiempo: un bot sigue por ti.
       *[other] A { $name } ya no le queda tiempo: un bot sigue jugando.
    }
web-play-news-handed-back =
    { $who ->
        [you] Vuelves a jugar.
       *[other] { $name } vuelve a jugar.
    }
web-play-news-freed =
    { $who ->
        [you] La persona responsable de mesa ha dejado libre tu asiento.
       *[other] El asiento de { $name } queda libre.
    }
web-play-news-sat =
    { $who ->
        [you] Ya juegas en esta mesa.
       *[other] { $name } se sienta a jugar.
    }
web-play-news-filled = Un bot ocupa el asiento libre.
web-play-news-removed =
    { $who ->
        [you] La persona responsable de mesa te ha sacado: un bot sigue por ti.
        [host] Has sacado a { $name }: un bot sigue jugando.
       *[other] La persona responsable de mesa ha sacado a { $name }: un bot sigue jugando.
    }
web-play-news-host =
    { $who ->
        [you] Ahora eres responsable de mesa.
       *[other] { $name } es ahora responsable de mesa.
    }
# The time for one move
web-play-news-clock =
    { $who ->
        [you] Se acabó tu tiempo: un bot ha jugado por ti.
       *[other] A { $name } se le acabó el tiempo: ha jugado un bot.
    }

## Settings

web-play-settings = Ajustes
web-play-set-numerals = Números en vez de puntos
web-play-set-large = Fichas grandes
web-play-set-sounds = Sonidos
web-play-set-motion = Animaciones
web-play-set-theme = Tema
web-play-set-language = Idioma
web-play-theme-system = Según el sistema
web-play-theme-light = Claro
web-play-theme-dark = Oscuro

## Keys

web-play-keys = Teclas
web-play-key-move = Recorrer tus fichas y los extremos
web-play-key-pick = Levantar una ficha; colocarla en un extremo
web-play-key-ends = Ir al siguiente extremo que se puede usar
web-play-key-back = Devolver la ficha a su sitio
web-play-key-arrange = Mover la ficha en tu mano
web-play-key-turn = Girar la ficha
web-play-key-draw = Robar o tomar una ficha
web-play-key-pass = Pasar, conservar o terminar
web-play-key-hint = Pedir una pista
web-play-key-keys = Mostrar estas teclas

## One device for several people

web-play-pass-device = Pasa el dispositivo a { $name }
web-play-pass-device-why = La mesa está tapada para que nadie vea fichas ajenas.
web-play-i-am = Soy { $name }

## Connection

web-play-coming = Entrando en la mesa…
web-play-lost = Se ha perdido la conexión. Volviendo…
web-play-try-now = Intentar ahora
web-play-try-again = Intentar de nuevo
# A button that loads the page again
web-play-reload = Recargar
web-play-gone = Esta mesa no se puede mostrar
# The title when the server has a newer client
web-play-gone-reload = Boneyard se ha actualizado
web-play-gone-deleted = Esta mesa ya no existe
