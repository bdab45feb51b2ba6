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
# Not at the start of a sentence: “Fewest pips: Ben and you.”
you-inside = you

## The levels of the bots, and how they play

level-caboose = Caboose
level-brakeman = Brakeman
level-conductor = Conductor
level-fireman = Fireman
level-engineer = Engineer
level-dispatcher = Dispatcher
level-stationmaster = Stationmaster
level-superintendent = Superintendent
level-baron = Baron
level-caboose-about = has only just learned the rules
level-brakeman-about = wants to get rid of heavy tiles
level-conductor-about = has a plan, and often loses sight of it
level-fireman-about = plans ahead, and sometimes slips
level-engineer-about = plans ahead, and keeps to it
level-dispatcher-about = plans ahead, and weighs every play
level-stationmaster-about = weighs what every play leads to
level-superintendent-about = tries every play out in its head first
level-baron-about = thinks longest, and misses very little
opponents =
    { $number ->
        [one] Your opponent: { $each }.
       *[other] Your opponents: { $each }.
    }
opponents-of-all =
    { $number ->
        [one] The bot: { $each }.
       *[other] The bots: { $each }.
    }
opponent = { $name } ({ $level })
short-match =
    { $rounds ->
        [one] A match of 1 round: the engine is { $engines }.
       *[other] A match of { $rounds } rounds: the engines are { $engines }.
    }
short-match-chickenfoot =
    { $rounds ->
        [one] A match of 1 round: the spinner is { $engines }.
       *[other] A match of { $rounds } rounds: the spinners are { $engines }.
    }

## Before the match

welcome = Welcome to Boneyard: train dominoes by the printed rules.
welcome-keys = Press Enter to accept the answer in [brackets]. Ctrl-D leaves at any time.
started-games =
    { $number ->
        [one] You have a game to go on with:
       *[other] You have { $number } games to go on with:
    }
started-game = { $title }: { $names }, round { $round }, last played { $date }
ask-started =
    { $most ->
        [one] Go on (y), start a new game (n), or put this one away (x)? [y]:{" "}
       *[other] Which one, n for a new game, or x1 to put the first away? [1]:{" "}
    }
please-started =
    { $most ->
        [one] Please type y, n or x, or just press Enter to go on.
       *[other] Please type a number from 1 to { $most }, n, or x and a number, or just press Enter for 1.
    }
put-away = It will not be offered any more. It is kept here:
started-game-waits =
    { $number ->
        [one] You also have an unfinished game: “boneyard play --resume” goes on with it.
       *[other] You also have { $number } unfinished games: “boneyard play --resume” goes on with the last one.
    }
ask-sheet = Which rules are in your box?
ask-number = Your choice [{ $default }]:{" "}
ask-players = How many players, you included ({ $fewest } to { $most })? [{ $default }]:{" "}
ask-people = How many of them are people at this keyboard ({ $fewest } to { $most })? [{ $default }]:{" "}
ask-name = What is your name? [{ $default }]:{" "}
ask-name-of = What is the name of person { $number }? [{ $default }]:{" "}
somebody = Player { $number }
please-other-name = Somebody is called { $name } already: please choose another name.
ask-opponents = Who do you want to play against?
ask-opponents-number = One for all, or one for each, such as { $example } [{ $default }]:{" "}
opponent-choice = { $level }: { $about }
please-opponents = Please type a number from 1 to { $most }, a name from the list, or just press Enter for { $default }.
please-opponents-each =
    { $opponents ->
        [one] There is only 1 opponent: please type one.
       *[other] There are { $opponents } opponents: please type one for all, or { $opponents } separated by commas.
    }
ask-rounds = How many rounds ({ $fewest } to { $most })? [{ $default }]:{" "}
ask-tokens = How many tokens win the match ({ $fewest } to { $most })? [{ $default }]:{" "}
ask-house-rules = Change house rules (y or n)? [n]:{" "}
ask-which-rule = Number of the rule to change, or Enter to play:{" "}
house-rules = House rules
as-printed = as printed
please-number = Please type a number from { $fewest } to { $most }, or just press Enter for { $default }.
please-number-or-enter = Please type a number from { $fewest } to { $most }, or just press Enter to play.
please-yes-no = Please type y for yes or n for no.

## The table

round-head = Round { $round } of { $rounds } · engine { $engine }-{ $engine } · boneyard { $boneyard }
round-head-chickenfoot = Round { $round } of { $rounds } · spinner { $engine }-{ $engine } · boneyard { $boneyard }
round-head-engine-191 = Round { $round }, first to { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} · main station { $engine }-{ $engine } · boneyard { $boneyard }, discards { $discards }
round-head-choice = Round { $round }, first to { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} · before the reveal · boneyard { $boneyard }
round-starts =
    { $who ->
        [you] A new round: you start.
       *[other] A new round: { $name } starts.
    }
lane-tiles = tiles
lane-hand = hand
lane-tokens = tokens
lane-yard = score yard, { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}:
lane-points = points
lane-shared = Mexican Train
lane-shared-mexican-train-super = Super Train
lane-shared-short = Mexican
lane-shared-short-mexican-train-super = Super
lane-public = Public train
lane-public-short = Public
signal-open = open
signal-closed = closed
not-begun = not begun
open-double = open double
incomplete-station = incomplete station
has-chosen = has chosen
is-choosing = still to choose
arms-free =
    { $arms ->
        [one] ({ $number }) free arm
       *[other] ({ $number }) ×{ $arms } free arms
    }
toes-missing =
    { $toes ->
        [one] !({ $number }) missing toe
       *[other] !({ $number }) ×{ $toes } missing toes
    }
ends-open = Open ends: { $ends }
ends-now = Open now: { $ends }
ends-later = Open later: { $ends }
tiles-line = Tiles: { $each }
hands-line = In hand: { $each }
points-line = Points: { $each }
tokens-line = Tokens: { $each }
count-of = { $name } { $number }
hand-head =
    { $tiles ->
        [one] Your last tile, { $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        }:
       *[other] Your { $tiles } tiles, { $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        }:
    }
hand-of = { $name }:
yard-head = Your score yard, { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}:

## What must happen now

now-play = Your turn: play a tile.
now-play-take = Your turn: play a tile, or take one from the boneyard ({ $clause }).
now-play-end = Your turn: play a tile, or pass: nothing is left to take ({ $clause }).
now-own-train = Begin your own train first ({ $clause }).
now-own-train-first-turn = This is your first turn: begin your own train ({ $clause }).
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
now-none-take = None of your tiles can be played: take one into your score yard ({ $clause }).
now-none-end = None of your tiles can be played and nothing is left to take: pass ({ $clause }).
now-foot =
    { $toes ->
        [one] The chickenfoot { $number } comes first: it needs one more toe ({ $clause }).
       *[other] The chickenfoot { $number } comes first: it needs { $toes } more toes ({ $clause }).
    }
now-foot-draw = The chickenfoot { $number } comes first, and you have no { $number }: draw ({ $clause }).
now-foot-pass = The chickenfoot { $number } comes first, but you have no { $number } and the boneyard is empty: pass ({ $clause }).
now-arms =
    { $arms ->
        [one] The spinner { $number } comes first: one arm is free ({ $clause }).
       *[other] The spinner { $number } comes first: { $arms } arms are free ({ $clause }).
    }
now-arms-draw = The arms of the spinner come first, and you have no { $number }: draw ({ $clause }).
now-arms-pass = The arms of the spinner come first, but you have no { $number } and the boneyard is empty: pass ({ $clause }).
now-show = Choose a tile in secret. All are shown together; the lowest double becomes the main station, and its owner starts ({ $clause }).
now-show-only = Choose a tile in secret. All are shown together; the lowest double becomes the main station ({ $clause }).
now-station = A station comes first: complete { $station } ({ $clause }).
now-station-own = A station comes first: complete { $station }, or remove track from your line ({ $clause }).
now-station-take = A station comes first, { $station }, but none of your tiles fits: take one into your score yard ({ $clause }).
now-station-end = A station comes first, { $station }, but none of your tiles fits and nothing is left to take: pass ({ $clause }).
now-give = { $tile } came from your score yard: put a tile from your hand in its place ({ $clause }).
now-taken = You took { $tile }, and it fits: play it, or stop ({ $clause }).
now-extra = You played a station: play one more tile, or stop ({ $clause }).
now-extra-none = You played a station, and nothing more fits: stop ({ $clause }).
station-at = the { $number } on { $place }

## The choices

on-own = On your train
on-own-engine-191 = On your line
on-place = On train { $seat }, { $name }
on-place-engine-191 = On line { $seat }, { $name }
on-shared = On the Mexican Train
on-shared-mexican-train-super = On the Super Train
on-shared-left = On the Super Train, left end
on-shared-right = On the Super Train, right end
on-shared-public = On the public train
choices-head = { $place } ({ $number }):
choices-draw = { $place } ({ $number }), then draw:
choices-foot =
    { $toes ->
        [one] On the chickenfoot { $number } (last toe):
       *[other] On the chickenfoot { $number } ({ $toes } toes missing):
    }
choices-spinner =
    { $arms ->
        [one] On the spinner { $number } (one free arm):
       *[other] On the spinner { $number } ({ $arms } free arms):
    }
choices-ends =
    { $ends ->
        [one] On the { $number }:
       *[other] On the { $number } ({ $ends } ends):
    }
choices-show-double = Doubles:
choices-show-other = Other tiles:
choices-give = From your hand:
choices-yard = * from your score yard; a tile from your hand takes its place
do-draw = draw a tile
do-keep = keep the tile
do-pass = pass
do-draw-until = draw until a tile fits
do-unmark = take the marker off
do-leave = leave the marker on
do-play = play { $tile }
do-show = choose { $tile }
do-give = put { $tile } into your score yard
do-take = take a boneyard tile into your score yard
do-remove =
    { $number ->
        [one] remove track: { $tiles } goes, and a boneyard tile comes into your score yard
       *[other] remove track: { $tiles } go, and a boneyard tile comes into your score yard
    }
do-stop = end your turn
prompt = Your choice (?{"\u00A0"}for{"\u00A0"}help):{" "}
prompt-enter = Press Enter to { $what } (?{"\u00A0"}for{"\u00A0"}help):{" "}
prompt-more = -- Enter for more, q to stop --{" "}
prompt-quit = Leave the game (y or n)? [n]:{" "}
prompt-quit-saved = The game is saved. Leave it (y or n)? [n]:{" "}
prompt-next-round = Press Enter for the next round:{" "}
prompt-pass = Press Enter to hide your tiles, then pass the keyboard to { $name }:{" "}
prompt-sit-down = { $name }, press Enter when nobody else can see the screen:{" "}

## What was typed

typed-nothing = Type the number of a choice, or ? for help.
typed-unknown = “{ $text }” is not something you can do here. Type a number from the list, a tile such as { $example }, or ? for help.
typed-too-high =
    { $most ->
        [one] There is only one choice: 1.
       *[other] The choices are 1 to { $most }.
    }
typed-no-tile = There is no tile { $text }: the highest number is { $highest }.
typed-no-end = There is no train “{ $text }” here. The trains are { $ends }.
typed-no-end-chickenfoot = There is no end “{ $text }” here. Open ends show { $ends }.
typed-no-end-engine-191 = There is no line “{ $text }” here. The lines are { $ends }.
typed-which-end = { $tile } fits in more than one place. Say where: { $choices }.
typed-no-clause = There is no rule { $text } here. Type “rules” to see them all.
clause-line = { $id }: { $text }
# What may be typed for yes, for no, and for another table; y and n always may.
typed-yes = y yes
typed-no = n no
typed-another = o other another

help =
    Type the number of a choice and press Enter.
    Or type a tile: 12-5. If it fits in two places, add the train: 12-5@A, or 12-5@{ $shared }.

    table    show the table again
    hand     your tiles, and where each could go now
    history  what happened in this round
    hint     what a strong player would do, and why; “hint 9” asks the strongest
    rules    all rules of this sheet; “rules A34” or “rules marker” finds some
    quit     leave the game (also Ctrl-C, Ctrl-D)

    In the table, > marks a train you can play on now, ! an open double.
    A tile in brackets is a double: [7-7]. +3 means three earlier tiles.
    The number at the end of a train, (9), is the one to match.
    An open train takes tiles from everybody, a closed one only from its owner.
help-chickenfoot =
    Type the number of a choice and press Enter.
    Or type a tile: 9-5. If it fits in two places, add the number to play on: 9-5@9.

    table    show the table again
    hand     your tiles, and where each could go now
    history  what happened in this round
    hint     what a strong player would do, and why; “hint 9” asks the strongest
    rules    all rules of this sheet; “rules F11” or “rules spinner” finds some
    quit     leave the game (also Ctrl-C, Ctrl-D)

    The layout grows to the right from the spinner, the first double.
    A tile in brackets is a double: [7-7]. +3 means three earlier tiles.
    A number in brackets, (9), is an open end; (9) ×2 are two of them.
    !(7) marks a chickenfoot: nothing else may be played until it has three toes.
help-engine-191 =
    Type the number of a choice and press Enter.
    Or type a tile: 9-5. If it fits in two places, add the line: 9-5@A.
    Or a word: take, remove, stop, pass.

    table    show the table again
    hand     your tiles, and where each could go now
    history  what happened in this round
    hint     what a strong player would do, and why; “hint 9” asks the strongest
    rules    all rules of this sheet; “rules E33” or “rules station” finds some
    quit     leave the game (also Ctrl-C, Ctrl-D)

    In the table, > marks a line you can play on now, ! an incomplete station.
    A tile in brackets is a station, a double: [7-7]. +3 means three earlier tiles.
    The number at the end of a line, (9), is the one to match.
    All lines are open to you, but a play on somebody else’s costs a draw.
    Tiles in your hand and in your score yard count against you. The lowest score wins the round.
hand-goes = { $tile }: { $where }
nothing-yet = Nothing has happened yet.
hand-stays = cannot be played now
hand-show = can be chosen
hand-give = can go into your score yard
hand-yard = { "" } (score yard)

## What happened, one line a turn. A line is `told-line`; its parts have no subject.

told-line = { $name } { $what }.
told-and = { $first } and { $last }
told-or = { $first } or { $last }
told-comma = { $first }, { $next }
told-laid =
    { $who ->
        [you] play { $tile } on { $place }
       *[other] plays { $tile } on { $place }
    }
told-foot-begun =
    { $who ->
        [you] call “Chickenfoot!”
       *[other] calls “Chickenfoot!”
    }
told-foot-completed =
    { $who ->
        [you] lay the last toe
       *[other] lays the last toe
    }
told-foot-released = Too few tiles with the number { $number } are left for three toes, so the chickenfoot counts as complete.
told-showed =
    { $who ->
        [you] choose { $tile }
       *[other] chooses a tile
    }
told-revealed = The reveal: { $each }.
told-each = { $name } { $tile }
told-station-completed =
    { $who ->
        [you] complete the station
       *[other] completes the station
    }
told-removed =
    { $who ->
        [you] remove { $tile } from your line
       *[other] removes { $tile } from { $place }
    }
told-took =
    { $who ->
        [you] take { $tile } into your score yard
       *[other] takes { $tile } into the score yard
    }
told-gave =
    { $who ->
        [you] put { $tile } into your score yard
       *[other] puts { $tile } into the score yard
    }
told-stopped =
    { $who ->
        [you] stop
       *[other] stops
    }
told-flipped = The boneyard is used up: the discards are shuffled into a new one.
told-drew =
    { $who ->
        [you] draw { $tiles }
       *[other] draws { $tiles }
    }
told-drew-in-vain =
    { $who ->
        [you] draw { $tiles } but cannot play it
       *[other] draws { $tiles } but cannot play it
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
       *[other] opens { $place }
    }
told-marked-mexican-train-super =
    { $who ->
        [you] open your train (“Woo! Woo!”)
       *[other] opens { $place } (“Woo! Woo!”)
    }
told-unmarked =
    { $who ->
        [you] take your marker off
       *[other] takes the marker off
    }
told-left-marked =
    { $who ->
        [you] leave your train open
       *[other] leaves { $place } open
    }
told-double-closed =
    { $who ->
        [you] close the double
       *[other] closes the double
    }
told-duty-handed-on =
    { $who ->
        [you] hand on the duty to close the double
       *[other] hands on the duty to close the double
    }
told-duty-lapsed =
    { $who ->
        [you] no longer have to close the double
       *[other] no longer has to close the double
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
told-knocked-chickenfoot =
    { $who ->
        [you] say “One left!”
       *[other] says “One left!”
    }
told-engine-laid-chickenfoot =
    { $who ->
        [you] lay the spinner { $tile }
       *[other] lays the spinner { $tile }
    }
told-engine-laid-engine-191 =
    { $who ->
        [you] show the lowest double: { $tile } is the main station
       *[other] shows the lowest double: { $tile } is the main station
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
told-redealt-chickenfoot =
    { $number ->
        [one] Nobody had the double to begin with: all tiles were shuffled and dealt again.
       *[other] Nobody had the double to begin with: all tiles were shuffled and dealt again, { $number } times.
    }
told-redealt-engine-191 =
    { $number ->
        [one] Nobody showed a double: all tiles were shuffled and dealt again.
       *[other] Nobody showed a double: all tiles were shuffled and dealt again, { $number } times so far.
    }
told-not-held = Nobody had the double to begin with: a lower one, { $engine }, takes its place.
told-searched =
    { $number ->
        [one] Nobody had { $engine }: it was the first tile drawn.
       *[other] Nobody had { $engine }: all drew in turn until it turned up, after { $number } tiles.
    }

place-own = your train
place-own-engine-191 = your line
place-of = train { $seat }
place-of-engine-191 = line { $seat }
place-shared = the Mexican Train
place-shared-mexican-train-super = the Super Train
place-shared-left = the left end of the Super Train
place-shared-right = the right end of the Super Train
place-shared-public = the public train
place-showing = the { $number }

## Scores

board-head = End of round { $round } of { $rounds } · engine { $engine }-{ $engine }
board-head-chickenfoot = End of round { $round } of { $rounds } · spinner { $engine }-{ $engine }
board-head-engine-191 = End of round { $round } · main station { $engine }-{ $engine }
board-out =
    { $who ->
        [you] “Domino!” You have played your last tile and win the round.
       *[other] “Domino!” { $name } has played the last tile and wins the round.
    }
board-out-engine-191 =
    { $who ->
        [you] Your hand is empty: the round is over.
       *[other] { $name } has an empty hand: the round is over.
    }
board-fewest = Fewest pips: { $names }.
board-fewest-engine-191 =
    { $number ->
        [one] The lowest score, and a win token: { $names }.
       *[other] The lowest score, and a win token each: { $names }.
    }
board-double-blank = 0-0 scores 50 points.
board-blocked = Nobody can play any more: the round is blocked.
board-blocked-engine-191 = Everybody has passed, and nothing is left to take: the round is over.
board-redeal = Nobody showed a double: all tiles are shuffled and dealt again.
board-yard-empty = The boneyard is empty: the round is over.
board-round = round
board-round-engine-191 = score
board-total = total
board-left = tiles left
board-hand = hand
board-yard = yard
board-tokens = tokens
board-hand-yard = hand { $hand }, yard { $yard }
final-head = The match is over
final-win =
    { $who ->
        [you] You win the match with { $points ->
            [one] 1 point
           *[other] { $points } points
        }. Well done!
       *[other] { $name } wins the match with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
final-win-engine-191 =
    { $who ->
        [you] You win the match with { $tokens ->
            [one] 1 token
           *[other] { $tokens } tokens
        }. Well done!
       *[other] { $name } wins the match with { $tokens ->
            [one] 1 token
           *[other] { $tokens } tokens
        }.
    }
final-shared-engine-191 = A tie: { $names } share the win with { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} each.
final-shared = A tie: { $names } share the win with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
replay = To play the same deals again:
recorded = The match has been recorded. To see it again:
ask-again = Play again (y or n; o for another table)? [n]:{" "}
please-again = Please type y to play again at this table, o for another table, or n to stop.

## Saved games

game-saved = The game is saved. To go on:
game-not-saved = The game could not be saved.
not-saved = This game cannot be saved: { $why }.
ask-unsaved = Play on all the same (y or n)? [y]:{" "}
saved-again = The game is being saved again.
no-started-game = there is no unfinished game to go on with
game-in-use = { $file } is being played in another terminal
game-unusable = cannot go on with { $file }: { $why }
game-over = the match in { $file } is over; “boneyard replay” shows it
game-of-nobody = { $file } does not say who plays each seat, as in “player A: person” and “player B: conductor”
game-runs = This game runs a program on your computer: { $command }
ask-to-run = Run it (y or n)? [n]:{" "}

## A program that plays, and fails

fault-late = { $name }’s program did not answer in time, so a simple bot decided for it.
fault-illegal = { $name }’s program wanted something that is not allowed, so a simple bot decided for it.
fault-unreadable = { $name }’s program gave an answer that cannot be read, so a simple bot decided for it.
fault-flooded = { $name }’s program sent too much and was stopped; a simple bot decided for it.
fault-crashed = { $name }’s program has ended; a simple bot decided for it.

## Leaving

goodbye = Goodbye, and thank you for playing.

## boneyard play --demo

demo-head = { $title }: { $players } bots, one round
players-of-demo = The bots: { $each }.
