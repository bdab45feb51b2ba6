## Why an action is refused. $clause is the clause behind it, e.g. A35.

refused-round-over = The round is over ({ $clause }).
refused-other-game = There is no such action in this game ({ $clause }).
refused-no-such-end = There is no end { $end } to play on here ({ $clause }).
refused-tile-not-held = { $tile } is not in your hand ({ $clause }).
refused-tile-does-not-fit = That end shows { $shows }, your tile is { $tile } ({ $clause }).
refused-train-closed = Train { $end } is closed to you: its marker is not on ({ $clause }).
refused-own-train-first = Begin your own train before you play elsewhere ({ $clause }).
refused-double-waits = The double { $double } must be closed first ({ $clause }).
refused-older-double-waits = Doubles are closed in the order they were laid: the double { $double } comes first ({ $clause }).
refused-follow-on-the-double = The tile that follows a double goes on that double ({ $clause }).
refused-no-second-double = The tile that follows a double may not be a double ({ $clause }).
refused-only-the-drawn-tile = Only the tile you have drawn, { $drawn }, may be played now ({ $clause }).
refused-must-play = You have a tile that fits, so you must play ({ $clause }).
refused-must-play-drawn = The tile you have drawn, { $drawn }, fits and must be played ({ $clause }).
refused-must-draw = You must draw before your turn can pass ({ $clause }).
refused-must-draw-until = The duty has come back to you: draw until your double is satisfied ({ $clause }).
refused-nothing-drawn = You have not drawn a tile that you could keep ({ $clause }).
refused-boneyard-empty = The boneyard is empty: pass ({ $clause }).
refused-duty-without-draw = You cannot satisfy the double { $double }: hand the duty on without drawing ({ $clause }).
refused-no-penalty-due = Drawing until it fits is only for the one who laid the double, when nobody could satisfy it ({ $clause }).
refused-marker-undecided = First say whether your marker comes off or stays ({ $clause }).
refused-no-marker-to-decide = There is no marker to decide about now ({ $clause }).

unknown-tile = That would turn over a tile nobody has named.
