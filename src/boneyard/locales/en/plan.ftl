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
plan-tile-twice = { $tile } is there twice
plan-two-at-most = one train or two can be planned: give --from once or twice, and --all with one only
