### Hints: what to do, and why. $names are players, $seats how many they are; $weight is `hint-weight`.

hint-line = Hint: { $what }.
hint-line-numbered = Hint: { $number }) { $what }.
hint-line-by = Hint ({ $level }): { $number }) { $what }.
hint-for-seat = { $seat }: { $what } ({ $action })
hint-next-best = Next best: { $actions }
hint-behind = { $action } ({ $points ->
        [0] just as good
        [one] 1 point worse
       *[other] { $points } points worse
    })
hint-behind-by = { $what } ({ $points ->
        [0] just as good
       *[other] { $shown } points worse
    })
hint-tried =
    { $worlds ->
        [one] { $choices } choices tried in 1 possible deal, in { $seconds } s.
       *[other] { $choices } choices tried in { $worlds } possible deals, in { $seconds } s.
    }
hint-certainty = Certainty: { NUMBER($sure, style: "percent", maximumFractionDigits: 0) }.
hint-do-play = play { $tile } on { $place }
hint-do-remove = remove track from your line
hint-problem = Line { $line }: { $problem }
hint-round-over = the round is over, so there is no move to make
hint-hand-unknown = hands.{ $seat }: a hint needs the whole hand of the seat to move
hint-needs-position = give a position as an argument or on standard input (see boneyard hint --help)
hint-no-adviser = { $level } gives no hints; ask one of these: { $names }, or a level from 6 to 9
hint-decides-at-once = levels 6 and 7 decide at once: --seconds and --worlds are for levels 8 and 9, for example --level 9
hint-tiles-nowhere =
    { $tiles ->
        [one] 1 tile is nowhere: in a real round it would be in a hand, as the boneyard is used up. Levels 8 and 9 need a position that can be played to its end
       *[other] { $tiles } tiles are nowhere: in a real round they would be in a hand, as the boneyard is used up. Levels 8 and 9 need a position that can be played to its end
    }
hint-not-a-position = { $text } is not a position. A position is JSON, for example '{ $example }'
hint-not-json = this is not JSON ({ $why }). A position is written like this: '{ $example }'
hint-line-not-json = this is not JSON ({ $why }). Every line is a whole position
hint-file = { $file } looks like a file, not a position. To read positions from a file, one on each line: { $command }
hint-tiles = { $tiles } looks like tiles, but a hint needs the table too, for example '{ $example }'. For the best train from tiles alone, starting from 12: { $command }

## The plan

hint-plan = Your plan: { $train }; left over: { $left }.
hint-plan-whole = Your plan: { $train }; nothing is left over.
hint-plan-none = None of your tiles fits your train now.
hint-plan-none-engine-191 = None of your tiles fits your line now.

## Reasons

hint-weight =
    { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }
hint-only = There is no other choice.
hint-ahead =
    { $points ->
        [0] Something else would be as good.
        [one] It is about 1 point better than anything else.
       *[other] It is about { $points } points better than anything else.
    }
hint-out = It is your last tile: you go out.
hint-train-next =
    { $tiles ->
        [0] It is the next tile of your best train, and its last.
        [one] It is the next tile of your best train. 1 more can follow ({ $weight }).
       *[other] It is the next tile of your best train. { $tiles } more can follow ({ $weight }).
    }
hint-train-next-engine-191 =
    { $tiles ->
        [0] It is the next tile of your best line, and its last.
        [one] It is the next tile of your best line. 1 more can follow ({ $weight }).
       *[other] It is the next tile of your best line. { $tiles } more can follow ({ $weight }).
    }
hint-train-turned =
    { $tiles ->
        [one] With it, your best train would have 1 tile ({ $weight }). The best of all would have { $best_tiles } ({ $best_weight }).
       *[other] With it, your best train would have { $tiles } tiles ({ $weight }). The best of all would have { $best_tiles } ({ $best_weight }).
    }
hint-train-turned-engine-191 =
    { $tiles ->
        [one] With it, your line has 1 tile ({ $weight }). The best of all would have { $best_tiles } ({ $best_weight }).
       *[other] With it, your line has { $tiles } tiles ({ $weight }). The best of all would have { $best_tiles } ({ $best_weight }).
    }
hint-train-kept =
    { $tiles ->
        [one] Your best train does not need it and stays whole: 1 tile ({ $weight }).
       *[other] Your best train does not need it and stays whole: { $tiles } tiles ({ $weight }).
    }
hint-train-kept-engine-191 =
    { $tiles ->
        [one] Your best line does not need it and stays whole: 1 tile ({ $weight }).
       *[other] Your best line does not need it and stays whole: { $tiles } tiles ({ $weight }).
    }
hint-train-broken =
    { $tiles ->
        [0] It breaks your best train ({ $best_weight }): nothing is left of it.
        [one] It breaks your best train: 1 tile ({ $weight }) instead of { $best_tiles } ({ $best_weight }).
       *[other] It breaks your best train: { $tiles } tiles ({ $weight }) instead of { $best_tiles } ({ $best_weight }).
    }
hint-train-broken-engine-191 =
    { $tiles ->
        [0] It breaks your best line ({ $best_weight }): nothing is left of it.
        [one] It breaks your best line: 1 tile ({ $weight }) instead of { $best_tiles } ({ $best_weight }).
       *[other] It breaks your best line: { $tiles } tiles ({ $weight }) instead of { $best_tiles } ({ $best_weight }).
    }
hint-train-keeps =
    { $tiles ->
        [one] It is your best train by itself ({ $weight }).
       *[other] Your best train needs it: { $tiles } tiles ({ $weight }).
    }
hint-double-closed = You can close the double yourself, with { $tile }.
hint-double-closed-engine-191 = It is a station: you may play once more, and { $tile } would complete it.
hint-double-open = You have no tile to close the double with: it stays open.
hint-double-open-engine-191 = It is a station: you may play once more, but you have no tile to complete it.
hint-marker-off = Your marker comes off, and your train is closed to the others.
hint-marker-stays = Your train stays open.
hint-nobody-follows = You can see every { $shows }, so nobody else can have one.
hint-lack =
    { $seats ->
        [one] { $names } probably has no { $shows }.
       *[other] { $names } probably have no { $shows }.
    }
hint-open-lack =
    { $seats ->
        [one] { $names } has no { $shows }.
       *[other] { $names } have no { $shows }.
    }
hint-end-is-near =
    { $seats ->
        [one] { $names } is close to going out.
       *[other] { $names } are close to going out.
    }
hint-pips = It sheds { $weight }.
hint-pips-most = It is the heaviest tile you can play: { $weight }.

## Chickenfoot

hint-double-blank = Left in your hand, it would cost { $points } points.
hint-foot-opened =
    { $toes ->
        [0] It opens a chickenfoot, and you have no toe for it.
        [one] It opens a chickenfoot, and you have 1 toe for it.
       *[other] It opens a chickenfoot, and you have { $toes } toes for it.
    }
hint-foot-spared =
    { $toes ->
        [0] Playing it would open a chickenfoot, and you have no toe for it.
        [one] Playing it would open a chickenfoot, and you have only 1 toe for it.
       *[other] Playing it would open a chickenfoot; you have { $toes } toes for it.
    }
hint-toe =
    { $missing ->
        [0] It is the last toe: all other ends are free again.
        [one] It is a toe of the chickenfoot { $shows }, which needs one more.
       *[other] It is a toe of the chickenfoot { $shows }, which needs { $missing } more.
    }
hint-fitting =
    { $number ->
        [0] { $tiles ->
            [one] But then your last tile fits no open end.
           *[other] But then none of your tiles fits an open end.
        }
        [one] After it, 1 of your { $tiles } other tiles fits an open end.
       *[other] After it, { $number } of your { $tiles } other tiles fit an open end.
    }
hint-fitting-all =
    { $tiles ->
        [one] After it, your other tile fits an open end.
       *[other] After it, all your other tiles fit an open end.
    }

## Engine 191

hint-rival-line = It goes on another line, so you draw a tile.
hint-station-complete = It completes a station.
hint-from-yard = It leaves your score yard ({ $weight }), and a tile from your hand takes its place.
hint-give = In your score yard it counts the same, and you can still play it.
hint-take = What you could play is worth more if you keep it.
hint-keeps-hand = What you could still play is worth more if you keep it.
hint-remove =
    { $tiles ->
        [0] Your line goes back to the { $shows }.
        [one] Your line goes back to the { $shows }, where you can lay 1 tile ({ $weight }); where it ends now, { $now_tiles } ({ $now_weight }).
       *[other] Your line goes back to the { $shows }, where you can lay { $tiles } tiles ({ $weight }); where it ends now, { $now_tiles } ({ $now_weight }).
    }
hint-show-double =
    { $tiles ->
        [0] If it becomes the main station, you start. None of your other tiles shows { $shows }.
        [one] If it becomes the main station, you start, with 1 tile for your line ({ $weight }).
       *[other] If it becomes the main station, you start, with { $tiles } tiles for your line ({ $weight }).
    }
hint-show-track =
    { $doubles ->
        [0] You have no double to show.
        [one] Your double stays hidden in your hand.
       *[other] Your doubles stay hidden in your hand.
    }
