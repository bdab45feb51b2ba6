### Hints: what to do, and why. $names are players, $seats how many they are; $weight is `hint-weight`.

hint-line = Pista: { $what }.
hint-line-numbered = Pista: { $number }) { $what }.
hint-line-by = Pista ({ $level }): { $number }) { $what }.
hint-for-seat = { $seat }: { $what } ({ $action })
hint-next-best = Como alternativa: { $actions }
hint-behind = { $action } ({ $points ->
        [0] igual de buena
        [one] 1 punto peor
       *[other] { $points } puntos peor
    })
hint-behind-by = { $what } ({ $points ->
        [0] igual de buena
       *[other] { $shown } puntos peor
    })
hint-tried =
    { $worlds ->
        [one] { $choices } opciones probadas en 1 reparto posible, en { $seconds } s.
       *[other] { $choices } opciones probadas en { $worlds } repartos posibles, en { $seconds } s.
    }
hint-certainty = Certeza: { NUMBER($sure, style: "percent", maximumFractionDigits: 0) }.
hint-do-play = colocar { $tile } en { $place }
hint-do-remove = retirar vía de tu línea
hint-problem = Línea { $line }: { $problem }
hint-round-over = la ronda ha terminado, así que no hay nada que jugar
hint-hand-unknown = hands.{ $seat }: para dar una pista hacen falta todas las fichas del asiento al que le toca
hint-needs-position = indica una posición como argumento o por la entrada estándar (véase boneyard hint --help)
hint-no-adviser = { $level } no da pistas; pregunta a uno de estos: { $names }, o a un nivel del 6 al 9
hint-decides-at-once = los niveles 6 y 7 deciden al instante: --seconds y --worlds son para los niveles 8 y 9, por ejemplo --level 9
hint-tiles-nowhere =
    { $tiles ->
        [one] 1 ficha no está en ninguna parte: en una ronda real estaría en la mano de alguien, porque el pozo está vacío. Los niveles 8 y 9 necesitan una posición que se pueda jugar hasta el final
       *[other] { $tiles } fichas no están en ninguna parte: en una ronda real estarían en la mano de alguien, porque el pozo está vacío. Los niveles 8 y 9 necesitan una posición que se pueda jugar hasta el final
    }
hint-not-a-position = { $text } no es una posición. Una posición es JSON, por ejemplo '{ $example }'
hint-not-json = esto no es JSON ({ $why }). Una posición se escribe así: '{ $example }'
hint-line-not-json = esto no es JSON ({ $why }). Cada línea es una posición entera
hint-file = { $file } parece un archivo, no una posición. Para leer posiciones de un archivo, una por línea: { $command }
hint-tiles = { $tiles } parecen fichas, pero para dar una pista hace falta también la mesa, por ejemplo '{ $example }'. Para el mejor tren solo con fichas, desde el 12: { $command }

## The plan

hint-plan = Tu plan: { $train }; fichas sueltas: { $left }.
hint-plan-whole = Tu plan: { $train }; sin fichas sueltas.
hint-plan-none = Ahora ninguna de tus fichas encaja en tu tren.
hint-plan-none-engine-191 = Ahora ninguna de tus fichas encaja en tu línea.

## Reasons

hint-weight =
    { $pips ->
        [one] 1 punto
       *[other] { $pips } puntos
    }
hint-only = No hay otra posibilidad.
hint-ahead =
    { $points ->
        [0] Hay otra jugada igual de buena.
        [one] Es más o menos 1 punto mejor que cualquier otra.
       *[other] Es unos { $points } puntos mejor que cualquier otra.
    }
hint-out = Es tu última ficha: haces dominó.
hint-train-next =
    { $tiles ->
        [0] Es la siguiente ficha de tu mejor tren, y la última.
        [one] Es la siguiente ficha de tu mejor tren. Puede seguir 1 más ({ $weight }).
       *[other] Es la siguiente ficha de tu mejor tren. Pueden seguir { $tiles } más ({ $weight }).
    }
hint-train-next-engine-191 =
    { $tiles ->
        [0] Es la siguiente ficha de tu mejor línea, y la última.
        [one] Es la siguiente ficha de tu mejor línea. Puede seguir 1 más ({ $weight }).
       *[other] Es la siguiente ficha de tu mejor línea. Pueden seguir { $tiles } más ({ $weight }).
    }
hint-train-turned =
    { $tiles ->
        [one] Con ella, tu tren tiene 1 ficha ({ $weight }). El mejor tendría { $best_tiles } ({ $best_weight }).
       *[other] Con ella, tu tren tiene { $tiles } fichas ({ $weight }). El mejor tendría { $best_tiles } ({ $best_weight }).
    }
hint-train-turned-engine-191 =
    { $tiles ->
        [one] Con ella, tu línea tiene 1 ficha ({ $weight }). La mejor tendría { $best_tiles } ({ $best_weight }).
       *[other] Con ella, tu línea tiene { $tiles } fichas ({ $weight }). La mejor tendría { $best_tiles } ({ $best_weight }).
    }
hint-train-kept =
    { $tiles ->
        [one] Tu mejor tren no la necesita y sigue entero: 1 ficha ({ $weight }).
       *[other] Tu mejor tren no la necesita y sigue entero: { $tiles } fichas ({ $weight }).
    }
hint-train-kept-engine-191 =
    { $tiles ->
        [one] Tu mejor línea no la necesita y sigue entera: 1 ficha ({ $weight }).
       *[other] Tu mejor línea no la necesita y sigue entera: { $tiles } fichas ({ $weight }).
    }
hint-train-broken =
    { $tiles ->
        [0] Rompe tu mejor tren ({ $best_weight }): no queda nada de él.
        [one] Rompe tu mejor tren: 1 ficha ({ $weight }) en vez de { $best_tiles } ({ $best_weight }).
       *[other] Rompe tu mejor tren: { $tiles } fichas ({ $weight }) en vez de { $best_tiles } ({ $best_weight }).
    }
hint-train-broken-engine-191 =
    { $tiles ->
        [0] Rompe tu mejor línea ({ $best_weight }): no queda nada de ella.
        [one] Rompe tu mejor línea: 1 ficha ({ $weight }) en vez de { $best_tiles } ({ $best_weight }).
       *[other] Rompe tu mejor línea: { $tiles } fichas ({ $weight }) en vez de { $best_tiles } ({ $best_weight }).
    }
hint-train-keeps =
    { $tiles ->
        [one] Por sí sola ya es tu mejor tren ({ $weight }).
       *[other] Tu mejor tren la necesita: { $tiles } fichas ({ $weight }).
    }
hint-double-closed = Puedes cerrar tú el doble, con { $tile }.
hint-double-closed-engine-191 = Es una estación: puedes colocar otra ficha, y { $tile } la completaría.
hint-double-open = No tienes ninguna ficha para cerrar el doble: queda abierto.
hint-double-open-engine-191 = Es una estación: puedes colocar otra ficha, pero no tienes ninguna que la complete.
hint-marker-off = Se retira tu indicador, y tu tren queda cerrado para el resto.
hint-marker-stays = Tu tren sigue abierto.
hint-nobody-follows = Nadie más puede tener un { $shows }: los ves todos.
hint-lack =
    { $seats ->
        [one] Es probable que { $names } no tenga ningún { $shows }.
       *[other] Es probable que { $names } no tengan ningún { $shows }.
    }
hint-open-lack =
    { $seats ->
        [one] { $names } no tiene ningún { $shows }.
       *[other] { $names } no tienen ningún { $shows }.
    }
hint-end-is-near =
    { $seats ->
        [one] A { $names } le falta poco para hacer dominó.
       *[other] A { $names } les falta poco para hacer dominó.
    }
hint-pips = Te quitas { $weight }.
hint-pips-most = Es la ficha más pesada que puedes colocar: { $weight }.

## Chickenfoot

hint-double-blank = Si te quedara en la mano, te costaría { $points } puntos.
hint-foot-opened =
    { $toes ->
        [0] Abre una pata de gallina, y no tienes ningún dedo para ella.
        [one] Abre una pata de gallina, y tienes 1 dedo para ella.
       *[other] Abre una pata de gallina, y tienes { $toes } dedos para ella.
    }
hint-foot-spared =
    { $toes ->
        [0] Colocarla abriría una pata de gallina, y no tienes ningún dedo para ella.
        [one] Colocarla abriría una pata de gallina, y solo tienes 1 dedo para ella.
       *[other] Colocarla abriría una pata de gallina; tienes { $toes } dedos para ella.
    }
hint-toe =
    { $missing ->
        [0] Es el último dedo: todos los demás extremos vuelven a estar libres.
        [one] Es un dedo de la pata de gallina { $shows }; después le falta 1.
       *[other] Es un dedo de la pata de gallina { $shows }; después le faltan { $missing }.
    }
hint-fitting =
    { $number ->
        [0] { $tiles ->
            [one] Pero después tu otra ficha no encaja en ningún extremo libre.
           *[other] Pero después ninguna de tus fichas encaja en ningún extremo libre.
        }
        [one] Después, 1 de tus otras { $tiles } fichas encaja en un extremo libre.
       *[other] Después, { $number } de tus otras { $tiles } fichas encajan en un extremo libre.
    }
hint-fitting-all =
    { $tiles ->
        [one] Después, tu otra ficha encaja en un extremo libre.
       *[other] Después, todas tus otras fichas encajan en un extremo libre.
    }

## Engine 191

hint-rival-line = Va a otra línea, así que robas una ficha.
hint-station-complete = Completa una estación.
hint-from-yard = Sale de tu depósito ({ $weight }), y una ficha de tu mano ocupa su lugar.
hint-give = En tu depósito cuenta lo mismo, y todavía puedes colocarla.
hint-take = Lo que podrías colocar vale más si lo conservas.
hint-keeps-hand = Lo que todavía podrías colocar vale más si lo conservas.
hint-remove =
    { $tiles ->
        [0] Tu línea vuelve al { $shows }.
        [one] Tu línea vuelve al { $shows }, donde puedes colocar 1 ficha ({ $weight }); donde acaba ahora, { $now_tiles } ({ $now_weight }).
       *[other] Tu línea vuelve al { $shows }, donde puedes colocar { $tiles } fichas ({ $weight }); donde acaba ahora, { $now_tiles } ({ $now_weight }).
    }
hint-show-double =
    { $tiles ->
        [0] Si pasa a ser la estación principal, empiezas. Ninguna de tus otras fichas tiene un { $shows }.
        [one] Si pasa a ser la estación principal, empiezas, con 1 ficha para tu línea ({ $weight }).
       *[other] Si pasa a ser la estación principal, empiezas, con { $tiles } fichas para tu línea ({ $weight }).
    }
hint-show-track =
    { $doubles ->
        [0] No tienes ningún doble que descubrir.
        [one] Tu doble sigue oculto en tu mano.
       *[other] Tus dobles siguen ocultos en tu mano.
    }
