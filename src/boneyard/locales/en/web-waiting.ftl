### A table that waits for its players.

# $number seats are free
web-waiting-title =
    { $number ->
        [0] Everybody is here
        [one] Waiting for one more
       *[other] Waiting for { $number } more
    }
web-waiting-dealing = The tiles are being dealt…
web-waiting-dealing-why = Everybody adds some randomness to the deal, so that nobody can choose it.
web-waiting-taken =
    { $taken ->
        [one] 1 of { $players } seats is taken.
       *[other] { $taken } of { $players } seats are taken.
    }
web-waiting-host-may = Start whenever you like; free seats can go to bots.
web-waiting-host-starts = The host starts the match.
web-waiting-full = You can watch from here.
# The title, for somebody who has come too late for a seat
web-waiting-full-title = All seats are taken
web-waiting-watching = You are watching. Sit down where a seat is free.
web-waiting-sent-away = You have been removed from this table
web-waiting-sent-away-why = The host has freed your seat. You can still watch.

## Seats

web-waiting-at-the-table = At the table
web-waiting-here = here
web-waiting-away = away
web-waiting-bot = bot
web-waiting-host = host
web-waiting-you = you
web-waiting-free = free for a friend
web-waiting-sit = Sit down
web-waiting-sit-here = Sit here
# Another person at the same device gets this seat
web-waiting-seat-somebody = Seat somebody
# Below the seats: a button that gives the next free seat to another person at the same device
web-waiting-also-here = Somebody else on this device
web-waiting-your-name = Your name
web-waiting-name-here = Who sits in seat { $number }, on this device?
# Above the choice of who gets a free seat
web-waiting-fill = Seat a bot…
web-waiting-free-seat = Free this seat
web-waiting-who-for = Who sits in seat { $number }
web-waiting-remove = Remove
web-waiting-remove-ask = Remove { $name }?
web-waiting-remove-why = They cannot sit down at this table again.
# On a phone: shows the arrows that move somebody to another seat
web-waiting-move = Change seats
web-waiting-up = { $name }: one seat up
web-waiting-down = { $name }: one seat down
web-waiting-oldest = Who is the oldest?
web-waiting-youngest = Who is the youngest?
web-waiting-leave = Leave
web-waiting-become-host = The host is away: take over as host

## Starting

web-waiting-start = Start
# The number of the one free seat
web-waiting-start-bot = Start with a bot in seat { $number }
web-waiting-start-bots = Start with bots in { $number } seats

## The link

web-waiting-bring = Bring a friend
web-waiting-code = QR code of this table’s link
web-waiting-point = Point a phone’s camera at it, or send the link.
web-waiting-link = Link to this table
web-waiting-copy = Copy
web-waiting-share = Share the link
web-waiting-invitation = Come and play train dominoes
web-waiting-no-names = No account needed. Anyone with the link can come and watch.

## The rules

web-waiting-not-as-last = Not the same rules as last time
web-waiting-not-as-last-why =
    { $number ->
        [one] One answer has changed since you last played this box.
       *[other] { $number } answers have changed since you last played this box.
    }
