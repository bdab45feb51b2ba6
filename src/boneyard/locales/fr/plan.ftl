### boneyard plan

plan-train = Meilleur train : { $train }
plan-train-from = Meilleur train à partir de { $start } : { $train }
plan-none = aucun
plan-weight =
    { $tiles ->
        [one] { $tiles } domino
       *[other] { $tiles } dominos
    }, { $pips ->
        [one] { $pips } point
       *[other] { $pips } points
    }
plan-left = hors plan : { $left } ({ $pips ->
        [one] { $pips } point
       *[other] { $pips } points
    })
plan-more = Il y en a plus que ces { $number }.
plan-not-a-tile = { $text } n’est pas un domino ; un domino s’écrit 12-5, et aucune moitié ne dépasse { $highest }
plan-tile-twice = { $tile } est nommé deux fois
plan-two-at-most = donnez --from une ou deux fois ; --all ne va qu’avec un seul --from
