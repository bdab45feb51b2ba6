### boneyard serve, backup and restore, and what the server answers over HTTP.

## boneyard serve

serve-running = Boneyard está en marcha en { $address }
serve-lan = En tu red doméstica: { $address }
serve-no-lan = Este equipo no está conectado a ninguna red, así que nadie más puede unirse.
serve-stop = Para detenerlo: Ctrl-C.
serve-port-taken = el puerto { $port } ya está en uso. Elige otro con --port.
serve-port-not-allowed = tu usuario no tiene permiso para el puerto { $port }. Elige uno por encima de 1023 con --port.
serve-no-such-host = { $host } no es una dirección de este equipo
serve-cannot-listen = no se puede escuchar en { $host }, puerto { $port }: { $why }
serve-not-installed = las bibliotecas del servidor no están instaladas: pip install 'boneyard[server]'
serve-bad-redis = --redis debe tener la forma redis://localhost:6379
serve-no-display = Abre esa dirección en un navegador. Para jugar en la terminal: { $command } play
serve-no-client = Las páginas web no están construidas aquí. «make build» las construye; después, arranca otra vez el servidor.
store-is-away = no se puede usar la base de datos: { $why }

## boneyard backup, boneyard restore

backup-done =
    { $tables ->
        [one] Se ha guardado 1 mesa
       *[other] Se han guardado { $tables } mesas
    } en { $file }.
restore-done =
    { $tables ->
        [0] No se ha restaurado nada: ya estaba todo.
        [one] Se ha restaurado 1 mesa de { $file }.
       *[other] Se han restaurado { $tables } mesas de { $file }.
    }

## HTTP: why not

problem-bad-request = Esta petición no se puede leer: { $detail }
problem-bad-terms = No se puede crear una mesa así: { $detail }
problem-bad-name = { server-refused-bad-name }
problem-bad-token = Este token no es válido, o ya no lo es.
problem-bad-code = Este código no es válido, o ya no lo es.
problem-foreign-token = Este token solo vale para un asiento.
problem-foreign-origin = Esta página no puede usar este servidor.
problem-not-host = Eso solo puede hacerlo la persona responsable de mesa.
problem-not-over = La partida aún no ha terminado.
problem-no-such-seat = Ese asiento no existe en esta mesa.
problem-seat-taken = Este asiento está ocupado.
problem-too-many-tables = Ya tienes todas las mesas que puede tener una persona. Termina o borra una antes.
problem-no-such-table = Esa mesa no existe o ha dejado de existir.
problem-no-such-sheet = Esa hoja no existe.
problem-no-such-round = La partida no tiene esa ronda o ese asiento.
problem-bad-record = Este registro no se puede mostrar: { $detail }
problem-no-such-page = Aquí no hay nada.
problem-not-so = Eso no se puede hacer aquí.
problem-not-json = Envía JSON: Content-Type: application/json
problem-too-many = Ya has llegado al máximo por hora. Inténtalo más tarde.
problem-too-large = Es demasiado largo.
problem-too-slow = Ha tardado demasiado en llegar.
problem-too-fast = Demasiado rápido. Espera un momento e inténtalo de nuevo.
problem-store-away = El servidor no puede acceder ahora a su base de datos. Inténtalo de nuevo enseguida.
problem-failed = Algo ha fallado aquí. Ha quedado anotado; inténtalo de nuevo.
