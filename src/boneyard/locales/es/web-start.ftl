### The start page: the boxes, who plays, house rules, how the evening goes. Also the list of past games.

# The title of the browser window
web-start-page-title = Boneyard · dominó de trenes
web-start-which-box = ¿Qué caja tienes en la mesa?
web-start-lead = Elige una y juega al momento contra bots, o invita a quien quieras con un enlace. Sin cuenta y sin anuncios.
web-start-past-games = Tus partidas
# $theme is “Light”, “Dark” or “As the system”
web-start-colours = Tema: { $theme }
web-start-players = { $fewest }–{ $most } participantes
web-start-set-12 = dominó doble 12
web-start-set-9-12 = dominó doble 9 o doble 12
web-start-set-6-9 = dominó doble 6 o doble 9
web-start-play-now = Jugar ahora
# $title is the title of a box
web-start-play-box = Jugar ahora: { $title }
web-start-invite = Invitar a alguien
web-start-change = cambiar
web-start-promise-clause = Cada rechazo cita la hoja de reglas.
web-start-promise-deal = Cada reparto se puede comprobar.
web-start-promise-bots = Los bots no ven más de lo que verías tú.

## Who plays

web-start-how-many = Participantes
web-start-fewer = Una persona menos
web-start-more = Una persona más
web-start-your-name = Tu nombre
# What somebody is called who has given no name
web-start-somebody = Visitante
# $number is the number of the seat; your own is seat 1
web-start-seat = Asiento { $number }
web-start-person = Persona { $number }
web-start-name-of = Nombre de la persona { $number }
# $name is the name of a bot, such as Fireman
web-start-bot = { $name } · nivel { $level }
web-start-by-link = Alguien, por enlace
web-start-here = Alguien en este dispositivo
# A button below the seats: people take all of them, and pass the device round
web-start-all-here = Todo el mundo en este dispositivo
web-start-a-friend = alguien más

## House rules

web-start-house-rules = Reglas de la casa
web-start-change-rules = Todas las reglas de la casa
# How many answers are not the leaflet’s own
web-start-differ =
    { $number ->
        [0] Todo según la hoja
        [one] 1 respuesta se aparta de la hoja
       *[other] { $number } respuestas se apartan de la hoja
    }
# Beside the answer that the leaflet gives
web-start-leaflet = según la hoja
web-start-as-printed = Todo según la hoja
web-start-saved = Reglas de la casa guardadas
web-start-save-as = Guardar estas reglas con un nombre
web-start-save-example = Domingos con Ana
web-start-save = Guardar
# $name is the name under which house rules were saved
web-start-forget = Olvidar { $name }
web-start-done = Listo
web-start-length-rounds = Rondas
web-start-length-tokens = Trofeos para ganar
web-start-all-rounds = todas
web-start-compare = En qué se diferencian las cajas
web-start-question = Pregunta
# Read aloud where a sheet does not ask a question
web-start-not-asked = no se pregunta
web-start-loading = Un momento…

## How the evening goes

web-start-manners = Reloj, pistas y más
web-start-clock = Reloj
web-start-clock-none = Sin reloj
# $number is a time such as 20 seconds
web-start-clock-move = { $number } por jugada
web-start-clock-match = { $number } por partida
web-start-seconds =
    { $number ->
        [one] 1 segundo
       *[other] { $number } segundos
    }
web-start-minutes =
    { $number ->
        [one] 1 minuto
       *[other] { $number } minutos
    }
web-start-hours =
    { $number ->
        [one] 1 hora
       *[other] { $number } horas
    }
web-start-pace = Los bots juegan
web-start-pace-quick = rápido
web-start-pace-normal = a ritmo normal
web-start-pace-calm = despacio
web-start-pace-own =
    { $seconds ->
        [one] tras 1 segundo
       *[other] tras { $seconds } segundos
    }
web-start-hints = Pistas
web-start-take-backs = Deshacer jugadas
web-start-public = Cualquiera puede unirse

## Tables

web-start-go-on = Partidas sin terminar
web-start-go-on-with = Continuar
# So many unfinished games are in the list of past games besides the one shown
web-start-more-unfinished = { $number } más
web-start-open-tables = Mesas abiertas
web-start-join = Unirse
web-start-watch = Mirar
web-start-free =
    { $number ->
        [one] 1 asiento libre
       *[other] { $number } asientos libres
    }

## When something goes wrong

web-start-trouble-unreachable = No se puede acceder al servidor. Comprueba tu conexión e inténtalo de nuevo.
web-start-trouble-failed = No ha funcionado. Inténtalo de nuevo.
web-start-trouble-wait =
    { $minutes ->
        [one] Podrás dentro de 1 minuto, más o menos.
       *[other] Podrás dentro de unos { $minutes } minutos.
    }
