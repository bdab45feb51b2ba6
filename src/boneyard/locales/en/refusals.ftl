## Why an action is refused. $clause is the clause behind it, e.g. A35, or, where a house rule asks for it,
## that rule and its clause.
## Players have names at some tables; at others they are called by the letters of their seats: $called is
## `name` or `letter`.

refused-by-house-rule = house rule { $switch }={ $answer }, { $clause }

refused-round-over = The round is over ({ $clause }).
refused-other-game = There is no such action in this game ({ $clause }).
refused-no-such-end = There is no end { $end } to play on here ({ $clause }).
refused-engine-half-dead = The half with the engine’s number on the Super Train’s first tile takes no tile ({ $clause }).
refused-not-in-double-six = There is no { $tile } in the double-six set ({ $clause }).
refused-not-in-double-nine = There is no { $tile } in the double-nine set ({ $clause }).
refused-not-in-double-twelve = There is no { $tile } in the double-twelve set ({ $clause }).
refused-tile-not-held =
    { $where ->
        [table] { $tile } is on the table, not in your hand ({ $clause }).
        [hand] { $called ->
            [name] { $tile } is in { $holder }’s hand, not in yours ({ $clause }).
           *[letter] { $tile } is in player { $holder }’s hand, not in yours ({ $clause }).
        }
       *[unknown] You do not have { $tile } ({ $clause }).
    }
refused-tile-does-not-fit = That end shows { $shows }, and your tile is { $tile } ({ $clause }).
refused-train-closed =
    { $called ->
        [name] { $owner }’s train is closed to you: its marker is not on ({ $clause }).
       *[letter] Train { $owner } is closed to you: its marker is not on ({ $clause }).
    }
refused-own-train-first = Begin your own train before you play elsewhere ({ $clause }).
refused-own-train-on-first-turn = In your first turn you begin your own train if you have a tile for it ({ $clause }).
refused-double-waits = The double { $double } must be closed first ({ $clause }).
refused-older-double-waits = Doubles are closed in the order they were laid: the double { $double } comes first ({ $clause }).
refused-follow-on-the-double = The tile that follows a double goes on that double ({ $clause }).
refused-no-second-double = The tile that follows a double may not be a double ({ $clause }).
refused-only-the-drawn-tile = Only the tile you have drawn, { $drawn }, may be played now ({ $clause }).
refused-must-play = You have a tile that fits, so you must play ({ $clause }).
refused-must-satisfy = You can close the double { $double }, so you must ({ $clause }).
refused-must-play-drawn = The tile you have drawn, { $drawn }, fits and must be played ({ $clause }).
refused-must-play-drawn-double = The double you have drawn, { $drawn }, fits and must be played ({ $clause }).
refused-no-keeping = A drawn tile that fits must be played: you cannot keep it ({ $clause }).
refused-no-keeping-a-double = A drawn tile that fits must be played, even a double drawn while another is open: you cannot keep it ({ $clause }).
refused-drawn-tile-waits = You have drawn { $drawn }: first play it or keep it ({ $clause }).
refused-must-draw = You must draw before you may pass ({ $clause }).
refused-must-draw-for-duty = You must draw before you hand on the duty to close the double { $double } ({ $clause }).
refused-must-draw-until = The duty has come back to you: draw until your double is closed ({ $clause }).
refused-nothing-drawn = You have not drawn a tile that you could keep ({ $clause }).
refused-boneyard-empty = The boneyard is empty: pass ({ $clause }).
refused-duty-without-draw = You cannot close the double { $double }: hand the duty on without drawing ({ $clause }).
refused-no-penalty-due = Only the player who laid the double draws until a tile fits, and only when nobody could close it ({ $clause }).
refused-marker-off-by-itself = There is nothing to decide: your marker comes off by itself when it is due ({ $clause }).
refused-marker-undecided = First say whether your marker comes off or stays ({ $clause }).
refused-no-marker-to-decide = There is no marker to decide about now ({ $clause }).

refused-end-not-open = No open end shows { $shows } ({ $clause }).
refused-foot-waits = The chickenfoot { $foot } comes first: it still needs { $toes ->
    [one] one toe
   *[other] { $toes } toes
} ({ $clause }).
refused-arms-first = All arms of the spinner { $spinner } must be filled first ({ $clause }).
refused-double-foot-first = The spinner { $spinner } is a double chickenfoot: its arms must be filled first ({ $clause }).

refused-choice-first = First everybody chooses a tile to show ({ $clause }).
refused-shown-tile-not-held = You show a tile from your own hand, and { $tile } is not in it ({ $clause }).
refused-choice-made = The tiles have been shown; the round has begun ({ $clause }).
refused-replacement-due = { $laid } came from your score yard: first put a tile from your hand in its place ({ $clause }).
refused-given-tile-not-held = The replacement comes from your hand, and { $tile } is not in it ({ $clause }).
refused-no-replacement-due = No tile of your score yard needs replacing now ({ $clause }).
refused-nothing-to-replace-with = You have no tile in hand to put in its place ({ $clause }).
# $stations is $number of the next three, with “or” between them
station-on-own = on your line
station-on-line = on line { $seat }
station-on-owned = on { $name }’s line
refused-station-waits =
    { $number ->
        [one] An incomplete station comes first, { $stations } ({ $clause }).
       *[other] One of the incomplete stations comes first, { $stations } ({ $clause }).
    }
refused-station-can-be-completed =
    { $number ->
        [one] You can complete the station { $stations }, so you may not decline ({ $clause }).
       *[other] You can complete a station, { $stations }, so you may not decline ({ $clause }).
    }
refused-rival-lines-closed = The boneyard is used up, so a rival’s line is closed unless it waits at a station ({ $clause }).
refused-discards-not-turned = The boneyard counts as used up until somebody has to draw, so a rival’s line is closed unless it waits at a station ({ $clause }).
refused-owner-starts-line = Only its owner may lay the first tile of a line ({ $clause }).
refused-nothing-to-remove = Your line has no tile to remove ({ $clause }).
refused-removal-comes-first = Track is removed before anything else in a turn ({ $clause }).
refused-only-the-taken-tile = Only the tile you have taken, { $taken }, may be played now ({ $clause }).
refused-already-played = You have played or taken already: play on, or stop ({ $clause }).
refused-nothing-to-stop = You cannot stop at this point of your turn ({ $clause }).
refused-tile-can-be-taken = There are tiles left: take one instead of passing ({ $clause }).

unknown-tile = That would turn over a tile nobody has named.

## Under a refusal that rests on a house rule: what the rule says

house-rule-line = { $switch }={ $answer }: { $text } ({ $clause })
