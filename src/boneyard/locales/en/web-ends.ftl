### After a round and after a match, and the list of past games.

## The board

web-ends-place = Place
web-ends-player = Player
web-ends-left = Left in hand
web-ends-this-round = Round
web-ends-total = Total
web-ends-tokens = Tokens
web-ends-went-out = went out
web-ends-plot = Totals after each round
web-ends-plot-tokens = Tokens after each round
web-ends-all-rounds = All rounds
web-ends-round = Round

## A round is over

web-ends-out =
    { $who ->
        [you] You go out
       *[other] { $name } goes out
    }
# The last tile may have gone to the score yard
web-ends-out-engine-191 =
    { $who ->
        [you] Your hand is empty
       *[other] { $name } has an empty hand
    }
web-ends-blocked = The round is blocked
web-ends-yard-empty = The boneyard is empty
web-ends-redeal = All tiles are dealt again
web-ends-lowest-wins = Lowest total wins.
# $number rounds are still to be played
web-ends-to-go =
    { $number ->
        [0] That was the last round.
        [one] One round to go.
       *[other] { $number } rounds to go.
    }
web-ends-next = Next round
web-ends-ready = You are ready
# $names are those who have not yet said that they are ready
web-ends-waiting-for = Waiting for { $names }
# Who has the first turn of the next round; beside its engine
web-ends-begins =
    { $who ->
        [you] You begin
       *[other] { $name } begins
    }
# $time is what is left, such as 0:42
web-ends-next-in = Next round in { $time }

## The match is over

web-ends-wins =
    { $who ->
        [you] You win!
       *[other] { $name } wins
    }
web-ends-share-win = Shared win: { $names }
web-ends-number-of-points =
    { $number ->
        [one] 1 point
       *[other] { $number } points
    }
web-ends-number-of-tokens =
    { $number ->
        [one] 1 token
       *[other] { $number } tokens
    }
# $what is a number of points or tokens
web-ends-after =
    { $rounds ->
        [one] { $what } after one round
       *[other] { $what } after { $rounds } rounds
    }
web-ends-rematch = Rematch
web-ends-to-rematch = To the rematch
web-ends-rematch-by-host = The host can open a rematch.
web-ends-rematch-open = The rematch is open.
web-ends-new-game = New game
web-ends-replay = Watch the replay
web-ends-record = Save the record
# It was sealed before anybody gave their share of chance; the replay shows the proof
web-ends-proof = Check the deal

## Past games

web-ends-past-games = Past games
web-ends-past-lead = Games played on this device. They stay here until the server clears them out.
web-ends-none = No games yet
web-ends-none-why = The games you play are listed here, to go on with, to watch again or to keep.
web-ends-unfinished = not finished
web-ends-waiting = not started yet
web-ends-won-by = Won by { $names }
web-ends-go-on = Continue
web-ends-delete = Delete
# $title is the name of a game, such as Mexican Train (classic)
web-ends-delete-ask = Delete this game of { $title }?
web-ends-delete-why = It will be gone for everybody who played, and so will its record.
web-ends-older = Show older games

