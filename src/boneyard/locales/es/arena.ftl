### boneyard arena: bots against each other.

number-tenth-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
progress-deals = { $done } de { $whole } repartos

arena-head =
    { $title }: { $deals ->
        [one] 1 reparto
       *[other] { $deals } repartos
    } para { $players } participantes, cada uno jugado en todas las rotaciones de asientos, semilla { $seed }
arena-head-matches =
    { $title }: { $deals ->
        [one] 1 partida
       *[other] { $deals } partidas
    } para { $players } participantes, cada una jugada en todas las rotaciones de asientos, semilla { $seed }
arena-bot = bot
arena-won = victorias
arena-bot-seated =
    { $seats ->
        [one] { $bot }
       *[other] { $bot } × { $seats }
    }
arena-relative = puntos relativos
arena-control = frente al control
arena-cpu = ms de CPU
arena-rating = valoración
arena-rated = { NUMBER($rating, useGrouping: 0) }
arena-notes =
    Menos puntos es mejor: -5 son 5 puntos mejor, +5 son 5 puntos peor. Los puntos relativos son los del bot
    menos la media de los demás. Frente al control: sus puntos menos los de { $reference } con las mismas
    fichas cuando { $reference } ocupa todos los asientos. ± es el intervalo del 95 % entre repartos. Los ms de CPU son
    el tiempo por decisión, sin contar las que solo tienen una posibilidad. La valoración dice con qué frecuencia un
    bot termina por delante de otro, no por cuánto: 1500 es la media; con 100 más, un bot termina
    por delante 64 veces de cada 100; con 200 más, 76 veces. Un bot nombrado más de una vez tiene una sola fila,
    con su media por asiento.
arena-stopped = boneyard: detenido tras { $done } de { $whole } repartos; el mismo comando continúa desde ahí
arena-stopped-seed = boneyard: detenido tras { $done } de { $whole } repartos; el mismo comando con --seed { $seed } continúa desde ahí
arena-not-kept = boneyard: los resultados no se pueden ir guardando, así que se perderán si hay una interrupción: { $why }
arena-seats =
    --seats nombra { $number ->
        [one] 1 bot
       *[other] { $number } bots
    } para { $players } participantes: indica uno para cada asiento, separados por comas
arena-bad-precision = --precision debe ser un número de puntos mayor que 0
arena-faults = Fallos de { $bot }: { $faults }. Cada vez decidió brakeman en su lugar.
arena-no-faults = { $bot } ha respondido siempre.
arena-tried = { $bot }: { $worlds } repartos posibles probados por decisión.
arena-fault = { $number } { $kind ->
    [late] por retraso
    [illegal] por una acción no permitida
    [unreadable] por una respuesta ilegible
    [flooded] por escribir demasiado
   *[crashed] por cerrarse
}
