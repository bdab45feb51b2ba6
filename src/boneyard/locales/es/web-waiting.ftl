### A table that waits for its players.

# $number seats are free
web-waiting-title =
    { $number ->
        [0] Ya está todo el mundo
        [one] Falta una persona
       *[other] Faltan { $number } personas
    }
web-waiting-dealing = Se están repartiendo las fichas…
web-waiting-dealing-why = Cada participante aporta algo de azar al reparto, para que nadie pueda elegirlo.
web-waiting-taken =
    { $taken ->
        [one] 1 de { $players } asientos está ocupado.
       *[other] { $taken } de { $players } asientos están ocupados.
    }
web-waiting-host-may = Empieza cuando quieras; los asientos libres pueden ser para bots.
web-waiting-host-starts = La partida la empieza la persona responsable de mesa.
web-waiting-full = Puedes mirar desde aquí.
# The title, for somebody who has come too late for a seat
web-waiting-full-title = Todos los asientos están ocupados
web-waiting-watching = Estás mirando. Siéntate donde haya un asiento libre.
web-waiting-sent-away = Te han sacado de esta mesa
web-waiting-sent-away-why = La persona responsable de mesa ha dejado libre tu asiento. Todavía puedes mirar.

## Seats

web-waiting-at-the-table = En la mesa
web-waiting-here = presente
web-waiting-away = ausente
web-waiting-bot = bot
web-waiting-host = responsable de mesa
web-waiting-you = tú
web-waiting-free = libre para alguien más
web-waiting-sit = Sentarse
web-waiting-sit-here = Sentarse aquí
# Another person at the same device gets this seat
web-waiting-seat-somebody = Sentar a alguien
# Below the seats: a button that gives the next free seat to another person at the same device
web-waiting-also-here = Alguien más en este dispositivo
web-waiting-your-name = Tu nombre
web-waiting-name-here = ¿Quién ocupa el asiento { $number }, en este dispositivo?
# Above the choice of who gets a free seat
web-waiting-fill = Sentar a un bot…
web-waiting-free-seat = Dejar libre
web-waiting-who-for = Quién ocupa el asiento { $number }
web-waiting-remove = Sacar
web-waiting-remove-ask = ¿Sacar de la mesa a { $name }?
web-waiting-remove-why = No podrá volver a sentarse a esta mesa.
# On a phone: shows the arrows that move somebody to another seat
web-waiting-move = Cambiar los asientos
web-waiting-up = { $name }: un asiento más arriba
web-waiting-down = { $name }: un asiento más abajo
web-waiting-oldest = ¿Quién tiene más edad?
web-waiting-youngest = ¿Quién tiene menos edad?
web-waiting-leave = Salir
web-waiting-become-host = Responsable ausente: tomar el relevo

## Starting

web-waiting-start = Empezar
# The number of the one free seat
web-waiting-start-bot = Empezar con un bot en el asiento { $number }
web-waiting-start-bots = Empezar con bots en { $number } asientos

## The link

web-waiting-bring = Trae a alguien
web-waiting-code = Código QR del enlace de esta mesa
web-waiting-point = Escanéalo con un teléfono, o envía el enlace.
web-waiting-link = Enlace a esta mesa
web-waiting-copy = Copiar
web-waiting-share = Compartir el enlace
web-waiting-invitation = Ven a jugar al dominó de trenes
web-waiting-no-names = Sin cuenta. Quien tenga el enlace puede entrar y mirar.

## The rules

web-waiting-not-as-last = No son las reglas de la última vez
web-waiting-not-as-last-why =
    { $number ->
        [one] Una respuesta no es la misma que la última vez que jugaste con esta caja.
       *[other] { $number } respuestas no son las mismas que la última vez que jugaste con esta caja.
    }
