### boneyard plan

plan-train = Bästa tåg: { $train }
plan-train-from = Bästa tåg från { $start }: { $train }
plan-none = inget
plan-weight =
    { $tiles ->
        [one] 1 bricka
       *[other] { $tiles } brickor
    }, { $pips ->
        [one] 1 prick
       *[other] { $pips } prickar
    }
plan-left = lösa brickor: { $left } ({ $pips ->
        [one] 1 prick
       *[other] { $pips } prickar
    })
plan-more = Det finns fler än de här { $number }.
plan-not-a-tile = { $text } är ingen bricka; en bricka skrivs 12-5, och ingen halva är högre än { $highest }
plan-tile-twice = { $tile } anges två gånger
plan-two-at-most = ange --from en eller två gånger; --all fungerar bara med ett enda --from
