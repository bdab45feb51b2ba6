### boneyard plan

plan-train = Bedste tog: { $train }
plan-train-from = Bedste tog fra { $start }: { $train }
plan-none = intet
plan-weight =
    { $tiles ->
        [one] 1 brik
       *[other] { $tiles } brikker
    }, { $pips ->
        [one] 1 prik
       *[other] { $pips } prikker
    }
plan-left = løse brikker: { $left } ({ $pips ->
        [one] 1 prik
       *[other] { $pips } prikker
    })
plan-more = Der er flere end disse { $number }.
plan-not-a-tile = { $text } er ikke en brik; en brik skrives 12-5, og ingen halvdel er højere end { $highest }
plan-tile-twice = { $tile } er nævnt to gange
plan-two-at-most = brug --from én eller to gange; --all virker kun med et enkelt --from
