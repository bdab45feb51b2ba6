### boneyard plan

plan-train = Beste Bahn: { $train }
plan-train-from = Beste Bahn ab { $start }: { $train }
plan-none = keine
plan-weight =
    { $tiles ->
        [one] 1 Stein
       *[other] { $tiles } Steine
    }, { $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    }
plan-left = übrige Steine: { $left } ({ $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    })
plan-more = Es gibt mehr als diese { $number }.
plan-not-a-tile = { $text } ist kein Stein; man schreibt ihn 12-5, und keine Hälfte ist höher als { $highest }
plan-tile-twice = { $tile } ist zweimal genannt
plan-two-at-most = Gib --from ein- oder zweimal an; --all geht nur mit einem einzigen --from
