### Playing at the table in the browser: the hand, the buttons, the side panel, notes and sheets.
### A text of the main button has at most 16 characters, in every language and with the longest tile, 12-12.

## The main button, and the smaller ones beside it. $tile is a tile such as 7-2

web-play-do-play = Play { $tile }
web-play-do-show = Show { $tile }
# The tile that replaces one of the score yard is shown beside the button
web-play-do-give = Replace
web-play-do-choose-end = Choose an end
web-play-do-choose-line = Choose a line
web-play-do-choose-tile = Choose a tile
web-play-do-fits = Show what fits
web-play-do-wait = Please wait
web-play-do-draw = Draw
web-play-do-draw-until = Keep drawing
web-play-do-take = Take a tile
web-play-do-keep = Keep it
web-play-do-stop = Stop
web-play-do-pass = Pass
web-play-do-remove = Remove track
web-play-do-unmark = Marker off
web-play-do-leave = Leave it on
# Shorter, for a button beside the main one
web-play-short-remove = Remove
web-play-short-take = Take
web-play-hint = Hint
web-play-cancel = Cancel
web-play-close = Close
web-play-ok = OK

## What it is about now, as the title of the amber card

web-play-now-turn = Your turn
web-play-now-none = Nothing fits
web-play-now-own-train = Your own train first
web-play-now-double = The double { $number } is open
web-play-now-marker = Your marker
web-play-now-follow = One more tile
web-play-now-drawn = You drew { $tile }, and it fits
web-play-now-foot = Chickenfoot on { $number }-{ $number }
web-play-now-arms = Spinner { $number }-{ $number } comes first
web-play-now-show = Choose a tile to show
web-play-now-station = A station comes first
web-play-now-give = One tile for your yard
web-play-now-taken = You took { $tile }, and it fits
web-play-now-extra = You may play once more
# The tile that was picked up
web-play-now-unfit = { $tile } does not fit now
# What stands below the title, without saying so again
web-play-card-now-play-take = Play a tile, or take one from the boneyard.
web-play-card-now-play-end = Play a tile, or pass: nothing is left to take.
web-play-card-now-own-train = Begin it with a tile that fits the engine.
web-play-card-now-close = Close it before you play anywhere else.
web-play-card-now-close-draw = It must be closed first, and you have no { $number }: draw.
web-play-card-now-close-pass = It must be closed first, but you have no { $number }: hand the duty on.
web-play-card-now-close-empty = It must be closed first, but you have no { $number } and the boneyard is empty: pass.
web-play-card-now-drawn = Play it.
web-play-card-now-drawn-keep = Play it, or keep it.
web-play-card-now-foot =
    { $toes ->
        [one] It needs one more toe before anything else.
       *[other] It needs { $toes } more toes before anything else.
    }
web-play-card-now-foot-draw = It comes first, and you have no { $number }: draw.
web-play-card-now-foot-pass = It comes first, but you have no { $number } and the boneyard is empty: pass.
web-play-card-now-arms =
    { $arms ->
        [one] One arm is still free.
       *[other] { $arms } arms are still free.
    }
web-play-card-now-arms-draw = You have no { $number } for its arms: draw.
web-play-card-now-arms-pass = You have no { $number } for its arms and the boneyard is empty: pass.
web-play-card-now-station = Complete { $station }.
web-play-card-now-station-own = Complete { $station }, or remove track from your line.
web-play-card-now-station-take = None of your tiles completes { $station }: take one into your score yard.
web-play-card-now-station-end = None of your tiles completes { $station }, and nothing is left to take: pass.
web-play-card-now-taken = Play it, or stop.

## The bar at the top. $rounds is 0 where a match is played for tokens

web-play-round =
    { $rounds ->
        [0] Round { $round }
       *[other] Round { $round } of { $rounds }
    }
# The same where there is little room
web-play-round-short =
    { $rounds ->
        [0] Round { $round }
       *[other] Round { $round } / { $rounds }
    }
web-play-engine = Engine { $engine }
web-play-engine-chickenfoot = Spinner { $engine }
web-play-engine-engine-191 = Main station { $engine }
web-play-engine-hidden = Before the reveal
web-play-first-to =
    { $tokens ->
        [one] First to 1 token
       *[other] First to { $tokens } tokens
    }
web-play-menu = Menu
web-play-scores = Scores
web-play-rules = Rules
web-play-share = Share
web-play-sounds = Sounds
# The title of the browser window
web-play-title-turn = Your turn · Boneyard

## At the table

web-play-at-the-table = At the table
web-play-you = You
web-play-your-turn = your turn
web-play-their-turn = playing
web-play-away = away
# Beside the name of somebody for whom a bot plays on
web-play-bot-plays = a bot plays
# Beside the letter of a seat that nobody has
web-play-free = free
# Beside an eye and the number
web-play-watchers =
    { $number ->
        [one] 1 person is watching
       *[other] { $number } people are watching
    }
web-play-tiles =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
web-play-count =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } · { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }
web-play-points = points
web-play-tokens = tokens
web-play-signal-open = Open train
web-play-signal-closed = Closed train
# $time is minutes and seconds, 1:05, or hours, 23 h
web-play-time-left = { $time } left
web-play-moves = Last moves
web-play-no-moves = Nothing has happened yet.
web-play-boneyard =
    { $tiles ->
        [0] Boneyard empty
       *[other] Boneyard { $tiles }
    }
# Engine 191: the tiles removed, face up beside the boneyard; a button that shows them
web-play-discards = Discards { $tiles }
web-play-discards-all = Discards
# The deal was fixed before anybody could know it, and can be checked after the match
web-play-sealed = Deal sealed ✓
# Followed by the seal itself, 64 hexadecimal digits
web-play-sealed-why = The tiles of this match are settled and sealed: nobody can change them any more. When the match is over, this browser checks them against the seal, which was published before the first tile was dealt:
web-play-turn-of = { $name } is playing
# The player whose turn it is has left the page or lost the network
web-play-turn-away = Waiting for { $name }
web-play-turn-away-why = They are away.
# It is the turn of a seat that nobody has
web-play-turn-free = Seat { $seat } is free
web-play-turn-free-why = Waiting for somebody to sit down.
# A button for the host
web-play-let-bot = Let a bot play
# To somebody who has no seat, before the last move
web-play-watching = You are watching.
# A button that shows them the seats they can have
web-play-take-seat = Take a seat
# To somebody for whom a bot plays on, as a card with the button below
web-play-lent-now = A bot is playing for you
web-play-lent-now-why = Take your seat back whenever you like.
web-play-lent-time-up = Your time is up
web-play-lent-time-up-why = A bot plays on for you. The host can give you your seat back.
# The same to the host
web-play-lent-host-why = You are the host: take your seat back and get new time.
web-play-seat-back = Take my seat back
# To somebody whom the host has removed during the match
web-play-removed = The host has removed you
web-play-removed-why = A bot plays on for you. You can still watch.
web-play-paused = The match is paused
web-play-paused-why = It goes on when the host says so.
# The same to the host, beside a button
web-play-paused-host = Go on whenever you like.
web-play-go-on = Go on

## The hand

web-play-hand = Your hand
web-play-hand-empty = No tiles left
web-play-train = Your train
web-play-train-engine-191 = Your line
web-play-spare = Spare
web-play-yard = Score yard
# A tile read aloud. $use: lay, show, give or none
web-play-tile =
    { $high } and { $low }, { $use ->
        [lay] can be played
        [show] can be shown
        [give] can go into your score yard
       *[none] cannot be played now
    }
web-play-arrange = Arrange
web-play-sort-train = As a train
web-play-sort-train-engine-191 = As a line
web-play-sort-number = By number
web-play-sort-doubles = Doubles first
web-play-turn-tile = Turn { $tile } round
web-play-divide = Divide after { $tile }

## Refusals and hints

web-play-can-lay = You can play { $tiles } on { $place }.
web-play-can-choose =
    { $number ->
        [one] One of your tiles fits.
       *[other] { $number } of your tiles fit.
    }
# $what is the text of a button, such as Draw
web-play-can-do = You can choose “{ $what }”.
# $what is a deed such as “play 12-5 on your train”
web-play-hint-is = Hint: { $what }
# From a level above the usual one
web-play-hint-by = Hint ({ $level }): { $what }
# A button in the hint: the strongest level is asked, and thinks for a moment
web-play-hint-stronger = Ask the Baron
# A button beside the hint, which shows the reasons for it
web-play-hint-why = Why?
web-play-clause = Rule { $clause }
web-play-remove-ask = Remove track?
web-play-remove-off = Comes off
web-play-remove-end = New end
web-play-remove-cost = It costs
web-play-remove-price = 1 boneyard tile, face up in your score yard

## What is called out. A bubble beside the name

web-play-call-knocked = “Last tile!”
web-play-call-knocked-chickenfoot = “One left!”
web-play-call-marked-mexican-train-super = “Woo! Woo!”
web-play-call-foot-begun = “Chickenfoot!”
web-play-call-round-over = “Domino!”

## What can be said

web-play-say = Say something
web-play-say-hello = Hello!
web-play-say-good-luck = Good luck!
web-play-say-nice-move = Nice move!
web-play-say-well-played = Well played!
web-play-say-thanks = Thank you!
web-play-say-sorry = Sorry!
web-play-say-oops = Oops!
web-play-say-thinking = Let me think…
web-play-say-hurry-up = Your turn!
web-play-say-good-game = Good game!

## Menu, leaving, taking back

web-play-take-back = Take back
web-play-take-back-ask = { $name } would like to take a move back
web-play-take-back-why = It is taken back if everybody agrees.
web-play-take-back-waits = Waiting for the others to agree…
# Bubbles over the table: what has become of it
web-play-declined = Not everybody agrees: play goes on.
web-play-taken-back = The move is taken back.
web-play-yes = Agree
web-play-no = Play on
web-play-pause = Pause the match
web-play-resume = Resume the match
web-play-leave = Leave the table
web-play-leave-ask = Leave the table?
web-play-leave-playing = Your seat is kept for you if you just close the page. If you stand up, the host may give it to a bot.
web-play-leave-why = You can come back with the link.
web-play-leave-later = Come back later
web-play-leave-stand = Stand up
web-play-stay = Stay
web-play-share-why = Anyone with this link can watch, and sit down if a seat is free.
web-play-copy = Copy the link
web-play-copied = Copied
web-play-house-rules = House rules at this table
web-play-rulings = Our rulings, where the leaflet is silent or unclear

## Seats, while a match goes on. $name is who sits there, $seat the letter of a free seat

web-play-your-name = Your name
web-play-sit = Take seat { $seat }
web-play-bot-for = Let a bot play for { $name }
web-play-hand-back = Give { $name } the seat back
# For the host, in the menu and below the seats
web-play-remove-player = Remove a player
web-play-remove-who = Who should leave the table?
# Below the question whether somebody is to be removed
web-play-remove-player-why = A bot plays on for them. They can still watch, but they cannot sit down at this table again.
# $time is minutes and seconds, 4:05
web-play-host-away = The host is away. You can take over in { $time }.

## What becomes of seats: bubbles over the table, and lines among the last moves. $who is you or other

web-play-news-handed =
    { $who ->
        [you] A bot is playing for you now.
       *[other] A bot is playing for { $name } now.
    }
# The time for the whole match
web-play-news-time-up =
    { $who ->
        [you] Your time is up: a bot plays on for you.
       *[other] { $name } is out of time: a bot plays on.
    }
web-play-news-handed-back =
    { $who ->
        [you] You are playing again.
       *[other] { $name } is playing again.
    }
web-play-news-freed =
    { $who ->
        [you] The host has freed your seat.
       *[other] { $name }’s seat is free.
    }
web-play-news-sat =
    { $who ->
        [you] You are in the game now.
       *[other] { $name } has sat down to play.
    }
web-play-news-filled = A bot takes the free seat.
web-play-news-removed =
    { $who ->
        [you] The host has removed you: a bot plays on.
        [host] You have removed { $name }: a bot plays on.
       *[other] The host has removed { $name }: a bot plays on.
    }
web-play-news-host =
    { $who ->
        [you] You are the host now.
       *[other] { $name } is the host now.
    }
# The time for one move
web-play-news-clock =
    { $who ->
        [you] Your time was up: a bot played for you.
       *[other] { $name } was out of time: a bot played.
    }

## Settings

web-play-settings = Settings
web-play-set-numerals = Numbers instead of pips
web-play-set-large = Large tiles
web-play-set-sounds = Sounds
web-play-set-motion = Animation
web-play-set-theme = Colours
web-play-set-language = Language
web-play-theme-system = System setting
web-play-theme-light = Light
web-play-theme-dark = Dark

## Keys

web-play-keys = Keys
web-play-key-move = Go through your tiles, and through the ends
web-play-key-pick = Pick up a tile; lay it on an end
web-play-key-ends = Go to the next end that can be used
web-play-key-back = Put the tile back
web-play-key-arrange = Move the tile in your hand
web-play-key-turn = Turn the tile round
web-play-key-draw = Draw, or take a tile
web-play-key-pass = Pass, keep or stop
web-play-key-hint = Ask for a hint
web-play-key-keys = Show these keys

## One device for several people

web-play-pass-device = Pass the device to { $name }
web-play-pass-device-why = The table is covered so that nobody sees anyone else’s hand.
web-play-i-am = I am { $name }

## Connection

web-play-coming = Coming to the table…
web-play-lost = The connection was lost. Coming back…
web-play-try-now = Try now
web-play-try-again = Try again
# A button that loads the page again
web-play-reload = Reload
web-play-gone = This table cannot be shown
# The title when the server has a newer client
web-play-gone-reload = Boneyard has been updated
web-play-gone-deleted = This table is gone
