### boneyard plan

plan-train = Best train: { $train }
plan-train-from = Best train from { $start }: { $train }
plan-none = none
plan-weight =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }
plan-left = left over: { $left } ({ $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    })
plan-more = There are more than these { $number }.
plan-not-a-tile = { $text } is not a tile; a tile is written 12-5, and no half is higher than { $highest }
plan-tile-twice = { $tile } is named twice
plan-two-at-most = give --from once or twice; --all works only with a single --from
