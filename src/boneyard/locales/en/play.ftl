### The game in the terminal. $who is `you` or `other`; $name is a player’s name, at the start of a sentence “You”.

## Names of the bots, one for every seat, and another where a guest has the same name

bot-a = Ada
bot-b = Bea
bot-c = Cem
bot-d = Dora
bot-e = Emil
bot-f = Fay
bot-g = Gus
bot-h = Hana
bot-a-too = Ali
bot-b-too = Ben
bot-c-too = Cleo
bot-d-too = Dan
bot-e-too = Eva
bot-f-too = Finn
bot-g-too = Gwen
bot-h-too = Hugo

you = You

## Before the match

welcome = Welcome to Boneyard: train dominoes by the printed rules.
welcome-keys = Press Enter to take what stands in [brackets]. Ctrl-D leaves at any time.
ask-sheet = Which rules are in your box?
ask-number = Your choice [{ $default }]:{" "}
ask-players = How many players, you included ({ $fewest } to { $most })? [{ $default }]:{" "}
ask-name = What is your name? [{ $default }]:{" "}
ask-rounds = How many rounds ({ $fewest } to { $most })? [{ $default }]:{" "}
ask-house-rules = Change house rules (y or n)? [n]:{" "}
ask-which-rule = Number of the rule to change, or Enter to play:{" "}
house-rules = House rules
as-printed = as printed
please-number = Please type a number from { $fewest } to { $most }, or just press Enter for { $default }.
please-number-or-enter = Please type a number from { $fewest } to { $most }, or just press Enter to play.
please-yes-no = Please type y for yes or n for no.

## The table

round-head = Round { $round } of { $rounds } · engine { $engine }-{ $engine } · boneyard { $boneyard }
round-head-mexican-train-super = Round { $round } of { $rounds } · engine { $engine }-{ $engine } · railway yard { $boneyard }
round-starts =
    { $who ->
        [you] A new round: you start.
       *[other] A new round: { $name } starts.
    }
lane-tiles = tiles
lane-points = points
lane-shared = Mexican Train
lane-shared-mexican-train-super = Super Train
lane-shared-short = Mexican
lane-shared-short-mexican-train-super = Super
signal-open = open
signal-closed = closed
not-begun = not begun
open-double = open double
tiles-line = Tiles: { $each }
points-line = Points: { $each }
count-of = { $name } { $number }
hand-head =
    { $tiles ->
        [one] Your last tile, { $pips } pips:
       *[other] Your { $tiles } tiles, { $pips } pips:
    }
hand-of = { $name }:

## What must happen now

now-play = Your turn: play a tile.
now-own-train = Begin your own train first ({ $clause }).
now-close = The double { $number } must be closed first ({ $clause }).
now-close-draw = The double { $number } must be closed first ({ $clause }), and you have no { $number } to play: draw.
now-close-pass = The double { $number } must be closed first, but you have no { $number } to play: hand the duty on ({ $clause }).
now-close-empty = The double { $number } must be closed first, but you have no { $number } and the boneyard is empty: pass ({ $clause }).
now-draw-until = Nobody could close your double { $number }: draw until a tile fits ({ $clause }).
now-follow = You played a double: one more tile is due ({ $clause }).
now-follow-draw = You played a double and nothing can follow it: draw ({ $clause }).
now-follow-pass = You played a double and nothing can follow it; the boneyard is empty: pass ({ $clause }).
now-drawn = You drew { $tile }, and it fits: play it ({ $clause }).
now-drawn-keep = You drew { $tile }, and it fits: play it, or keep it ({ $clause }).
now-unmark = You played on your own train. Does your marker come off ({ $clause })?
now-draw = None of your tiles can be played: draw one ({ $clause }).
now-pass = None of your tiles can be played and the boneyard is empty: pass ({ $clause }).

## The choices

on-own = On your train
on-train = On train { $seat }, { $name }
on-shared = On the Mexican Train
on-shared-mexican-train-super = On the Super Train
on-shared-left = On the Super Train, left end
on-shared-right = On the Super Train, right end
choices-head = { $train } ({ $number }):
do-draw = draw a tile
do-keep = keep the tile
do-pass = pass
do-draw-until = draw until a tile fits
do-unmark = take the marker off
do-leave = leave the marker on
do-play = play { $tile }
prompt = Your choice (? for help):{" "}
prompt-enter = Press Enter to { $what } (? for help):{" "}
prompt-more = -- Enter for more, q to stop --{" "}
prompt-quit = Leave the match (y or n)? [n]:{" "}
prompt-next-round = Press Enter for the next round:{" "}

## What was typed

typed-nothing = Type the number of a choice, or ? for help.
typed-unknown = “{ $text }” is nothing to do here. Type a number from the list, a tile such as { $example }, or ? for help.
typed-too-high =
    { $most ->
        [one] There is only one choice: 1.
       *[other] The choices are 1 to { $most }.
    }
typed-no-tile = There is no tile { $text }: the highest number is 12.
typed-no-end = There is no train “{ $text }” here. The trains are { $ends }.
typed-which-end = { $tile } fits in more than one place. Say where: { $choices }.
typed-no-clause = There is no rule { $text } here. Type “rules” to see them all.
clause-line = { $id }: { $text }

help =
    Type the number of a choice and press Enter.
    Or type a tile: 12-5. If it fits in two places, add the train: 12-5@A, or 12-5@{ $shared }.

    table    show the table again
    hand     your tiles, and where each could go now
    history  what happened in this round
    rules    all rules of this sheet; “rules A34” or “rules marker” finds some
    quit     leave the match (also Ctrl-D)

    In the table, > marks a train you can play on now, ! an open double.
    A tile in brackets is a double: [7-7]. +3 means three earlier tiles.
    The number at the end of a train, (9), is the one to match.
    An open train takes tiles from everybody, a closed one only from its owner.
hand-goes = { $tile }: { $where }
nothing-yet = Nothing has happened yet.
hand-stays = cannot be played now

## What happened, one line a turn. A line is `told-line`; its parts have no subject.

told-line = { $name } { $what }.
told-and = { $first } and { $last }
told-comma = { $first }, { $next }
told-laid =
    { $who ->
        [you] play { $tile } on { $train }
       *[other] plays { $tile } on { $train }
    }
told-drew =
    { $who ->
        [you] draw { $tiles }
       *[other] draws { $tiles }
    }
told-drew-in-vain =
    { $who ->
        [you] draw { $tiles }, cannot play it
       *[other] draws { $tiles }, cannot play it
    }
told-drew-hidden =
    { $number ->
        [one] draws
       *[other] draws { $number } tiles
    }
told-kept =
    { $who ->
        [you] keep it
       *[other] keeps it
    }
told-passed =
    { $who ->
        [you] pass
       *[other] passes
    }
told-marked =
    { $who ->
        [you] open your train
       *[other] opens { $train }
    }
told-marked-mexican-train-super =
    { $who ->
        [you] open your train (“Woo! Woo!”)
       *[other] opens { $train } (“Woo! Woo!”)
    }
told-unmarked =
    { $who ->
        [you] take your marker off
       *[other] takes the marker off
    }
told-left-marked =
    { $who ->
        [you] leave your train open
       *[other] leaves { $train } open
    }
told-double-closed =
    { $who ->
        [you] close the double
       *[other] closes the double
    }
told-duty-lapsed =
    { $who ->
        [you] need not close the double any more
       *[other] need not close the double any more
    }
told-knocked =
    { $who ->
        [you] knock: one tile left
       *[other] knocks: one tile left
    }
told-knocked-mexican-train-satisfy =
    { $who ->
        [you] have one tile left
       *[other] has one tile left
    }
told-engine-laid =
    { $who ->
        [you] lay the engine { $tile }
       *[other] lays the engine { $tile }
    }
told-redealt =
    { $number ->
        [one] Nobody had { $engine }: all tiles were shuffled and dealt again.
       *[other] Nobody had { $engine }: all tiles were shuffled and dealt again, { $number } times.
    }
told-searched =
    { $number ->
        [one] Nobody had { $engine }: the first tile drawn was it.
       *[other] Nobody had { $engine }: all drew in turn until it turned up, { $number } tiles.
    }

train-own = your train
train-of = train { $seat }
train-shared = the Mexican Train
train-shared-mexican-train-super = the Super Train
train-shared-left = the left end of the Super Train
train-shared-right = the right end of the Super Train

## Scores

board-head = End of round { $round } of { $rounds } · engine { $engine }-{ $engine }
board-out =
    { $who ->
        [you] “Domino!” You have played your last tile and win the round.
       *[other] “Domino!” { $name } has played the last tile and wins the round.
    }
board-fewest = Fewest pips: { $names }.
board-blocked = Nobody can play any more: the round is blocked.
board-yard-empty = The boneyard is empty: the round is over.
board-round = round
board-total = total
board-left = tiles left
final-head = The match is over
final-place = place
final-win =
    { $who ->
        [you] You win the match with { $points } points. Well done!
       *[other] { $name } wins the match with { $points } points.
    }
final-shared = A tie: { $names } share the win with { $points } points.
replay = The same deals again:
goodbye = Goodbye, and thank you for playing.

## boneyard play --demo

demo-head = { $title }: { $players } bots, round 1 of { $rounds }, engine { $engine }-{ $engine }
