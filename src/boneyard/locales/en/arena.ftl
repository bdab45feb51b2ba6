### boneyard arena: bots against each other.

number-tenth-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
progress-deals = { $done } of { $whole } deals

arena-head =
    { $title }: { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } for { $players } players, each played in every rotation of the seats, seed { $seed }
arena-head-matches =
    { $title }: { $deals ->
        [one] one match
       *[other] { $deals } matches
    } for { $players } players, each played in every rotation of the seats, seed { $seed }
arena-bot = bot
arena-won = won
arena-bot-seated =
    { $seats ->
        [one] { $bot }
       *[other] { $bot } × { $seats }
    }
arena-relative = relative points
arena-control = against control
arena-cpu = CPU ms
arena-rating = rating
arena-rated = { NUMBER($rating, useGrouping: 0) }
arena-notes =
    Fewer points are better: -5 means 5 points better, +5 means 5 points worse. Relative points are a bot’s own
    minus the mean of the others’. Against control: its points minus those of { $reference } with the same tiles
    when { $reference } sits in every seat. ± is the 95% interval over deals. CPU ms is the time per decision,
    not counting those with only one choice. The rating says how often a bot finishes ahead of another, not by
    how much: 1500 is the mean; a bot rated 100 higher finishes ahead 64 times in 100, 200 higher 76 times. A bot
    named more than once has one row, with its mean per seat.
arena-stopped = boneyard: stopped after { $done } of { $whole } deals; run the same command again to go on from there
arena-stopped-seed = boneyard: stopped after { $done } of { $whole } deals; run the same command again with --seed { $seed } to go on from there
arena-not-kept = boneyard: the results cannot be saved as they come, so an interruption will lose them: { $why }
arena-seats =
    --seats names { $number ->
        [one] one bot
       *[other] { $number } bots
    } for { $players } players: name one for each, separated by commas
arena-bad-precision = --precision must be a number of points above 0
arena-faults = { $bot }: { $faults }. Each time, brakeman decided instead.
arena-no-faults = { $bot } answered every time.
arena-tried = { $bot }: { $worlds } possible deals tried per decision.
arena-fault = { $number } { $kind ->
    [late] late
    [illegal] illegal
    [unreadable] unreadable
    [flooded] too much output
   *[crashed] crashed
}
