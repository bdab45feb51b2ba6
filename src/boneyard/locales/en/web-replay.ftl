### A finished match in the browser, seen again move by move.

web-replay = Replay
# $title is the name of the game
web-replay-of = Replay: { $title }
web-replay-back = Back to the table
web-replay-loading = Fetching the match…
web-replay-again = Try again

## Moves. $at is 0 for the table after the deal

web-replay-move = Move { $at } of { $last }
web-replay-dealt = The tiles have been dealt.
web-replay-chose = { $name } chooses a tile to show.
web-replay-chose-tile = { $name } chooses { $tile } to show.
web-replay-slider = Moves of this round
web-replay-marks = Marks on the line: doubles, in the player’s colour
web-replay-first = To the beginning
web-replay-before = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One move on
web-replay-last = To the end
web-replay-next-round = Next round
web-replay-speed = Speed
# $moves is 0.5, 1, 2 or 4
web-replay-speed-is =
    { $moves ->
        [0.5] 1 move in 2 seconds
        [one] 1 move a second
       *[other] { $moves } moves a second
    }
web-replay-copy = Copy this moment
# The same where there is little room
web-replay-copy-short = Copy
web-replay-copied = Copied
# The address could not be put on the clipboard: here it is, to be copied by hand
web-replay-copy-by-hand = Copy this address

## Whose knowledge is shown

web-replay-round-choice = Which round
web-replay-round = Round { $round } of { $rounds }
web-replay-eyes = Whose tiles are shown
web-replay-eyes-open = All hands open
web-replay-eyes-seat = As { $name } saw it
web-replay-hands = Hands after this move
web-replay-hands-short = Hands
web-replay-hidden =
    { $tiles ->
        [one] 1 hidden tile
       *[other] { $tiles } hidden tiles
    }

## The end of the round

web-replay-over-out = { $names } went out.
web-replay-over-out-engine-191 = { $names } has an empty hand.
web-replay-over-blocked = Nobody can play any more.
web-replay-over-yard-empty = The boneyard is used up.
web-replay-over-redeal = Nobody showed a double.
web-replay-player = Player
web-replay-score = This round
web-replay-total = In all
web-replay-tokens = Tokens
web-replay-winners =
    { $number ->
        [one] { $names } has won the match.
       *[other] { $names } have won the match together.
    }
web-replay-save = Save the record

## Opening a record

web-replay-open = Watch a match again
web-replay-open-why = Open a record from this device: one that you saved after a match here, or one that “boneyard play” has written. It is checked from the first line to the last, and the server does not keep it.
web-replay-choose = Choose a record
web-replay-drop = or drop it here
web-replay-false = This record cannot be shown
web-replay-too-long = This file is too long to be the record of a match.
web-replay-no-text = This file is not text, so it cannot be a record.
web-replay-not-over = This match is still being played. You can watch it again once it is over.
web-replay-missing = There is no such match here. Perhaps the address was not copied in full, or the match was deleted.
web-replay-unreachable = The server cannot be reached just now.
web-replay-limits = That was a little fast. Please try again in a moment.
web-replay-failed = The match could not be fetched.
