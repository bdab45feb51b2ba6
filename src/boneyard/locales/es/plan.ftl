### boneyard plan

plan-train = Mejor tren: { $train }
plan-train-from = Mejor tren desde el { $start }: { $train }
plan-none = ninguno
plan-weight =
    { $tiles ->
        [one] 1 ficha
       *[other] { $tiles } fichas
    }, { $pips ->
        [one] 1 punto
       *[other] { $pips } puntos
    }
plan-left = fichas sueltas: { $left } ({ $pips ->
        [one] 1 punto
       *[other] { $pips } puntos
    })
plan-more = Hay más, aparte de estos { $number }.
plan-not-a-tile = { $text } no es una ficha; una ficha se escribe 12-5, y ninguna mitad pasa de { $highest }
plan-tile-twice = { $tile } aparece dos veces
plan-two-at-most = indica --from una o dos veces; --all solo vale con un único --from
