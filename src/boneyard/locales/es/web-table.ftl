### The table in the browser: names of trains and ends, and the table in sentences for those who hear it.

## Trains. $name is a player’s name

web-table = La mesa
web-table-train = Tren de { $name }
web-table-own-train = Tu tren
web-table-line = Línea de { $name }
web-table-own-line = Tu línea
web-table-shared = Tren mexicano
web-table-shared-super = Supertren
web-table-shared-short = Mexicano
web-table-shared-super-short = Súper
web-table-public = Tren público
web-table-public-short = Público
web-table-for-all = común
web-table-left-end = { $train }, extremo izquierdo
web-table-right-end = { $train }, extremo derecho

## Beside a train: how many tiles the player holds, and how many rounds are won

web-table-tiles = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
web-table-in-hand = { $count ->
    [one] 1 ficha en la mano
   *[other] { $count } fichas en la mano
}
web-table-rounds-won = { $count ->
    [one] 1 ronda ganada
   *[other] { $count } rondas ganadas
}
web-table-yard = Depósito
web-table-yard-short = Depósito

## Ends. $place is “Mia’s train” or “Mexican Train”, $pips the number it shows, $tile the tile that is held

web-table-end = { $place }, extremo { $pips }
web-table-end-unknown = { $place }, sin empezar
web-table-end-choose = { $place }, extremo { $pips }: puedes colocar aquí
web-table-end-play = { $place }, extremo { $pips }: colocar { $tile } aquí
web-table-more = { $place }: ver { $count ->
    [one] la ficha anterior
   *[other] las { $count } fichas anteriores
}
web-table-all-tiles = { $place }, todas las fichas
web-table-close = Cerrar
web-table-open-end = Extremo libre
web-table-toe = Dedo que falta en el doble { $pips }
web-table-arm = Rama libre del doble de salida

## The table in sentences. $signal: open, private or none

web-table-about-train = { $place }: { $count ->
    [0] sin fichas todavía, empieza con { $pips }
    [one] 1 ficha, acaba en { $pips }
   *[other] { $count } fichas, acaba en { $pips }
}{ $signal ->
    [open] , abierto para todo el mundo
    [private] , cerrado
   *[none] {""}
}{ $double ->
    [yes] ; el doble está abierto
   *[no] {""}
}.
web-table-about-line = { $place }: { $count ->
    [0] sin fichas todavía, empieza con { $pips }
    [one] 1 ficha, acaba en { $pips }
   *[other] { $count } fichas, acaba en { $pips }
}{ $station ->
    [incomplete] ; la estación está incompleta
   *[no] {""}
}. Depósito: { $yard ->
    [0] vacío
    [one] 1 ficha, { $total ->
        [one] 1 punto
       *[other] { $total } puntos
    }
   *[other] { $yard } fichas, { $total ->
        [one] 1 punto
       *[other] { $total } puntos
    }
}.
web-table-about-reveal = La estación principal aún no se ha elegido.
web-table-about-engine = La locomotora es { $tile }.
web-table-about-spinner = El doble de salida es { $tile }. { $count ->
    [one] Hay 1 ficha
   *[other] Hay { $count } fichas
} en la mesa, contando el doble de salida.
web-table-about-station = La estación principal es { $tile }.
web-table-about-arms = { $count ->
    [one] Queda libre 1 rama del doble de salida.
   *[other] Quedan libres { $count } ramas del doble de salida.
}
web-table-about-foot = Al doble { $pips } { $count ->
    [one] le falta 1 dedo
   *[other] le faltan { $count } dedos
}.
web-table-about-end = { $count ->
    [one] 1 extremo libre pide un { $pips }.
   *[other] { $count } extremos libres piden un { $pips }.
}

## Looking around

web-table-closer = Acercar
web-table-further = Alejar
web-table-fit = Ver toda la mesa
web-table-map = Mapa pequeño de la mesa
web-table-open-ends = Extremos libres
web-table-laid = { $count ->
    [one] 1 ficha colocada
   *[other] { $count } fichas colocadas
}
web-table-look-around = Parte de la mesa. Arrastra para moverte por ella, o usa las flechas.
