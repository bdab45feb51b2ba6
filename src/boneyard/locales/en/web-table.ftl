### The table in the browser: names of trains and ends, and the table in sentences for those who hear it.

## Trains. $name is a player’s name

web-table = The table
web-table-train = { $name }’s train
web-table-own-train = Your train
web-table-line = { $name }’s line
web-table-own-line = Your line
web-table-shared = Mexican Train
web-table-shared-super = Super Train
web-table-shared-short = Mexican
web-table-shared-super-short = Super
web-table-public = Public train
web-table-public-short = Public
web-table-for-all = for all
web-table-left-end = { $train }, left end
web-table-right-end = { $train }, right end

## Beside a train: how many tiles the player holds, and how many rounds are won

web-table-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
web-table-in-hand = { $count ->
    [one] 1 tile in hand
   *[other] { $count } tiles in hand
}
web-table-rounds-won = { $count ->
    [one] 1 round won
   *[other] { $count } rounds won
}
web-table-yard = Score yard
web-table-yard-short = Yard

## Ends. $place is “Mia’s train” or “Mexican Train”, $pips the number it shows, $tile the tile that is held

web-table-end = { $place }, end { $pips }
web-table-end-unknown = { $place }, not begun
web-table-end-choose = { $place }, end { $pips }: you can play here
web-table-end-play = { $place }, end { $pips }: play { $tile } here
web-table-more = { $place }: show { $count ->
    [one] the tile further back
   *[other] the { $count } tiles further back
}
web-table-all-tiles = { $place }, all tiles
web-table-close = Close
web-table-open-end = Open end
web-table-toe = Missing toe of the double { $pips }
web-table-arm = Free arm of the spinner

## The table in sentences. $signal: open, private or none

web-table-about-train = { $place }: { $count ->
    [0] no tiles yet, begins with { $pips }
    [one] 1 tile, ends in { $pips }
   *[other] { $count } tiles, ends in { $pips }
}{ $signal ->
    [open] , open to all
    [private] , closed
   *[none] {""}
}{ $double ->
    [yes] ; the double is open
   *[no] {""}
}.
web-table-about-line = { $place }: { $count ->
    [0] no tiles yet, begins with { $pips }
    [one] 1 tile, ends in { $pips }
   *[other] { $count } tiles, ends in { $pips }
}{ $station ->
    [incomplete] ; the station is incomplete
   *[no] {""}
}. Score yard: { $yard ->
    [0] empty
    [one] 1 tile, { $total ->
        [one] 1 pip
       *[other] { $total } pips
    }
   *[other] { $yard } tiles, { $total ->
        [one] 1 pip
       *[other] { $total } pips
    }
}.
web-table-about-reveal = The main station has not been chosen yet.
web-table-about-engine = The engine is { $tile }.
web-table-about-spinner = The spinner is { $tile }. { $count ->
    [one] 1 tile lies
   *[other] { $count } tiles lie
} on the table, with the spinner.
web-table-about-station = The main station is { $tile }.
web-table-about-arms = { $count ->
    [one] 1 arm of the spinner is free.
   *[other] { $count } arms of the spinner are free.
}
web-table-about-foot = The double { $pips } needs { $count ->
    [one] 1 more toe
   *[other] { $count } more toes
}.
web-table-about-end = { $count ->
    [one] 1 open end shows { $pips }.
   *[other] { $count } open ends show { $pips }.
}

## Looking around

web-table-closer = Zoom in
web-table-further = Zoom out
web-table-fit = Show the whole table
web-table-map = Small map of the table
web-table-open-ends = Open ends
web-table-laid = { $count ->
    [one] 1 tile laid
   *[other] { $count } tiles laid
}
web-table-look-around = Part of the table. Drag to look around, or use the arrow keys.
