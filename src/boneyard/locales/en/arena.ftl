### boneyard arena: bots against each other.

number-tenth-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
progress-deals = { $done } of { $whole } deals

arena-head =
    { $title }: { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } of { $players } players, each played in every rotation of the seats, seed { $seed }
arena-head-matches =
    { $title }: { $deals ->
        [one] one match
       *[other] { $deals } matches
    } of { $players } players, each played in every rotation of the seats, seed { $seed }
arena-bot = bot
arena-won = won
arena-relative = relative points
arena-control = against control
arena-cpu = CPU ms
arena-rating = rating
arena-notes =
    Behind ± stands the 95% interval over deals. Relative points are a bot’s own less the mean of the others’:
    below zero is better than they did. Against control: its points less those of { $reference } on the same tiles
    when { $reference } sits in every seat. CPU ms is the time for a decision with something to choose. The
    rating begins at 25 for everybody.
arena-stopped = boneyard: stopped after { $done } of { $whole } deals; the same command goes on from there
arena-stopped-seed = boneyard: stopped after { $done } of { $whole } deals; the same command with --seed { $seed } goes on from there
arena-not-kept = boneyard: an interruption will lose the results, they cannot be kept: { $why }
arena-seats =
    --seats names { $number ->
        [one] one bot
       *[other] { $number } bots
    } for { $players } players: name one for each, separated by commas
arena-bad-precision = --precision is a number of points above 0
arena-bad-seconds = --seconds is a number above 0 and up to { $most }
arena-faults = { $bot }: { $faults }. Where it failed, brakeman decided.
arena-no-faults = { $bot } answered every time.
arena-fault = { $number } { $kind ->
    [late] late
    [illegal] illegal
    [unreadable] unreadable
    [flooded] too much
   *[crashed] crashed
}
