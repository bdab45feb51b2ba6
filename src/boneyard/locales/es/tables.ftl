# What the play server says to people at a table.

server-refused-bad-message = Este mensaje no se puede leer: { $detail }
server-refused-too-fast = Demasiado rápido. Espera un momento e inténtalo de nuevo.
server-refused-foreign-token = No puedes ocupar este asiento desde aquí.
server-refused-stale = La mesa ya ha avanzado. Mira otra vez y elige.
server-refused-not-an-action = { $detail }
server-refused-not-your-seat = Ese no es tu asiento.
server-refused-not-your-turn = No te toca.
server-refused-not-host = Eso solo puede hacerlo la persona responsable de mesa.
server-refused-no-such-seat = En esta mesa no hay asiento { $detail }.
server-refused-seat-taken = El asiento { $detail } está ocupado.
server-refused-seat-not-taken = En el asiento { $detail } no hay nadie.
server-refused-bad-name = { $detail ->
    [empty] Escribe un nombre.
    [long] Ese nombre es demasiado largo: caben hasta 24 letras.
    [unseen] Ese nombre tiene un carácter invisible. Escríbelo sin él.
    [marks] Ese nombre tiene acentos donde no se pueden mostrar.
   *[markup] Un nombre no puede llevar < ni >.
}
server-refused-bad-terms = { $detail }
server-refused-bad-order = Cada asiento se debe nombrar exactamente una vez.
server-refused-removed = La persona responsable te ha sacado de esta mesa.
server-refused-not-started = La partida aún no ha empezado.
server-refused-already-started = La partida ya ha empezado.
server-refused-seats-free = Todavía hay asientos libres. Ocúpalos con personas o bots.
server-refused-paused = La partida está en pausa.
server-refused-not-paused = La partida no está en pausa.
server-refused-round-shown = La ronda siguiente aún no ha empezado.
server-refused-no-round-shown = No acaba de terminar ninguna ronda.
server-refused-already-ready = Ya has confirmado.
server-refused-over = La partida ha terminado.
server-refused-not-over = La partida aún no ha terminado.
server-refused-no-hints = En esta mesa las pistas están desactivadas.
server-refused-no-such-adviser = { $detail } no da pistas. Las dan los niveles 6 a 9.
server-refused-no-take-backs = En esta mesa no se puede deshacer.
server-refused-nothing-to-take-back = Solo puedes deshacer la última jugada de la mesa, y solo si es tuya.
server-refused-revealed = Desde entonces se ha descubierto algo, así que no se puede deshacer.
server-refused-nobody-asks = Nadie ha pedido deshacer una jugada.
server-refused-already-asked = Alguien ya ha pedido deshacer una jugada.
server-refused-not-kept = El asiento { $detail } no está reservado para nadie.
server-refused-time-up = Se ha agotado tu tiempo en esta partida. Solo la persona responsable de mesa puede devolverte el asiento.
server-refused-host-is-there = La persona responsable de mesa no lleva ausente el tiempo suficiente.
server-refused-rematched = La revancha ya está abierta.
server-refused-nonce-not-wanted = Ahora no hace falta ningún número al azar de este asiento.
server-refused-too-many-redeals = Ha habido demasiados repartos nuevos seguidos.
server-refused-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
server-refused-store-away = El servidor no puede guardar esto ahora. No ha cambiado nada; inténtalo de nuevo enseguida.

server-farewell-reload = Hay una versión nueva. Recarga la página para continuar; tu asiento sigue reservado.
server-farewell-stopping = El servidor se está reiniciando. En un momento volverás a la mesa.
server-farewell-deleted = La persona responsable ha borrado esta mesa.
server-farewell-token = Este acceso ya no es válido.
server-farewell-no-table = Esa mesa no existe o ha dejado de existir.
server-farewell-store-away = El servidor no puede acceder ahora a su base de datos. Inténtalo de nuevo enseguida.
