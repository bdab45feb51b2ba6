### The start page: the boxes, who plays, house rules, how the evening goes. Also the list of past games.

# The title of the browser window
web-start-page-title = Boneyard · train dominoes
web-start-which-box = Which box is on your table?
web-start-lead = Choose one and play at once against bots, or bring friends with a link. No account, no ads.
web-start-past-games = Past games
# $theme is “Light”, “Dark” or “System setting”
web-start-colours = Colours: { $theme }
web-start-players = { $fewest }–{ $most } players
web-start-set-12 = double-twelve set
web-start-set-9-12 = double-nine or double-twelve set
web-start-set-6-9 = double-six or double-nine set
web-start-play-now = Play now
# $title is the title of a box
web-start-play-box = Play { $title } now
web-start-invite = Invite friends
web-start-change = change
web-start-promise-clause = Every refusal cites the leaflet.
web-start-promise-deal = Every deal can be checked.
web-start-promise-bots = The bots see no more than you would.

## Who plays

web-start-how-many = Players
web-start-fewer = One player fewer
web-start-more = One player more
web-start-your-name = Your name
# What somebody is called who has given no name
web-start-somebody = Guest
# $number is the number of the seat; your own is seat 1
web-start-seat = Seat { $number }
web-start-person = Player { $number }
web-start-name-of = Name of player { $number }
# $name is the name of a bot, such as Fireman
web-start-bot = { $name } · level { $level }
web-start-by-link = A friend, by link
web-start-here = Somebody on this device
# A button below the seats: people take all of them, and pass the device round
web-start-all-here = All on this device
web-start-a-friend = a friend

## House rules

web-start-house-rules = House rules
web-start-change-rules = All house rules
# How many answers are not the leaflet’s own
web-start-differ =
    { $number ->
        [0] All as in the leaflet
        [one] 1 answer differs from the leaflet
       *[other] { $number } answers differ from the leaflet
    }
# Beside the answer that the leaflet gives
web-start-leaflet = as in the leaflet
web-start-as-printed = All as printed
web-start-saved = Saved house rules
web-start-save-as = Save these rules under a name
web-start-save-example = Sundays at Anna’s
web-start-save = Save
# $name is the name under which house rules were saved
web-start-forget = Forget { $name }
web-start-done = Done
web-start-length-rounds = Rounds
web-start-length-tokens = Tokens to win
web-start-all-rounds = all
web-start-compare = How the boxes differ
web-start-question = Question
# Read aloud where a sheet does not ask a question
web-start-not-asked = not asked
web-start-loading = One moment…

## How the evening goes

web-start-manners = Clock, hints and more
web-start-clock = Clock
web-start-clock-none = No clock
# $number is a time such as 20 seconds
web-start-clock-move = { $number } a move
web-start-clock-match = { $number } a match
web-start-seconds =
    { $number ->
        [one] 1 second
       *[other] { $number } seconds
    }
web-start-minutes =
    { $number ->
        [one] 1 minute
       *[other] { $number } minutes
    }
web-start-hours =
    { $number ->
        [one] 1 hour
       *[other] { $number } hours
    }
web-start-pace = Bots play
web-start-pace-quick = quickly
web-start-pace-normal = at normal speed
web-start-pace-calm = slowly
web-start-pace-own =
    { $seconds ->
        [one] after { $seconds } second
       *[other] after { $seconds } seconds
    }
web-start-hints = Hints
web-start-take-backs = Take-backs
web-start-public = Anybody may join

## Tables

web-start-go-on = Unfinished games
web-start-go-on-with = Continue
# So many unfinished games are in the list of past games besides the one shown
web-start-more-unfinished = { $number } more
web-start-open-tables = Open tables
web-start-join = Join
web-start-watch = Watch
web-start-free =
    { $number ->
        [one] 1 free seat
       *[other] { $number } free seats
    }

## When something goes wrong

web-start-trouble-unreachable = The server cannot be reached. Check your connection, then try again.
web-start-trouble-failed = That did not work. Please try again.
web-start-trouble-wait =
    { $minutes ->
        [one] It will work again in about 1 minute.
       *[other] It will work again in about { $minutes } minutes.
    }
