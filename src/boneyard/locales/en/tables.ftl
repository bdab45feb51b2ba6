# What the play server says to people at a table.

server-refused-bad-message = This message cannot be read: { $detail }
server-refused-too-fast = That was too fast. Wait a moment and try again.
server-refused-foreign-token = You cannot take this seat from here.
server-refused-stale = The table has moved on. Look again, then choose.
server-refused-not-an-action = { $detail }
server-refused-not-your-seat = That is not your seat.
server-refused-not-your-turn = It is not your turn.
server-refused-not-host = Only the host can do that.
server-refused-no-such-seat = There is no seat { $detail } at this table.
server-refused-seat-taken = Seat { $detail } is taken.
server-refused-seat-not-taken = Nobody sits in seat { $detail }.
server-refused-bad-name = { $detail ->
    [empty] Please type a name.
    [long] That name is too long. Up to 24 letters will fit.
    [unseen] That name has an invisible character in it. Please type it again without it.
    [marks] That name has accents where they cannot be shown.
   *[markup] A name cannot have < or > in it.
}
server-refused-bad-terms = { $detail }
server-refused-bad-order = Every seat must be named exactly once.
server-refused-removed = The host has removed you from this table.
server-refused-not-started = The match has not begun yet.
server-refused-already-started = The match has already begun.
server-refused-seats-free = There are still free seats. Fill them with people or bots.
server-refused-paused = The match is paused.
server-refused-not-paused = The match is not paused.
server-refused-round-shown = The next round has not begun yet.
server-refused-no-round-shown = No round has just ended.
server-refused-already-ready = You are ready already.
server-refused-over = The match is over.
server-refused-not-over = The match is not over yet.
server-refused-no-hints = Hints are switched off at this table.
server-refused-no-such-adviser = No hint can come from { $detail }. Levels 6 to 9 give hints.
server-refused-no-take-backs = Take-backs are switched off at this table.
server-refused-nothing-to-take-back = You can take back only the last move at the table, if it was yours.
server-refused-revealed = Something has been revealed since, so it cannot be taken back.
server-refused-nobody-asks = Nobody is asking to take a move back.
server-refused-already-asked = Somebody is already asking to take a move back.
server-refused-not-kept = Seat { $detail } is not being kept for anybody.
server-refused-time-up = Your time for this match is used up. Only the host can give you the seat back.
server-refused-host-is-there = The host has not been away long enough.
server-refused-rematched = The rematch has already been opened.
server-refused-nonce-not-wanted = No random number is needed from this seat now.
server-refused-too-many-redeals = There have been too many new deals in a row.
server-refused-busy = The server is busy. Try again in a moment.
server-refused-store-away = The server cannot save this at the moment. Nothing has changed; try again soon.

server-farewell-reload = There is a new version. Reload the page to go on; your seat is kept.
server-farewell-stopping = The server is restarting. You will be back at the table in a moment.
server-farewell-deleted = The host has deleted this table.
server-farewell-token = This sign-in is no longer valid.
server-farewell-no-table = This table does not exist, or no longer does.
server-farewell-store-away = The server cannot reach its database at the moment. Try again soon.
