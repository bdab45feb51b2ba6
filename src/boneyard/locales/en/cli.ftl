### What the command `boneyard` says, apart from the game itself.

needs-terminal = Boneyard is played in a terminal: start “boneyard play” in one, or watch with “boneyard play --demo”.

## boneyard sheets

sheets-title = Rule sheets
sheets-players = { $fewest } to { $most } players
sheets-not-yet = Not yet playable, but their clauses can be read: { $names }.
sheets-more = “boneyard sheets NAME” shows one whole, “boneyard sheets --diff A B” compares two.

sheet-line = { $id }, edition { $edition }, { $leaflets }
sheet-line-unplayable = { $id }, { $leaflets }
sheet-leaflets =
    { $number ->
        [one] leaflet { $leaflets }
       *[other] leaflets { $leaflets }
    }
sheet-unplayable = It cannot be played yet: here are its clauses and our rulings.
sheet-deals = Players and tiles
sheet-deal = { $game } ({ $clause }), with the double-{ $top } set
sheet-deal-players = players
sheet-deal-tiles = tiles each
sheet-switches = House rules: the answer marked * is the sheet’s own
sheet-settled = Settled by the sheet
sheet-impossible = Cannot be played together
sheet-impossible-pair = { $first } with { $second } ({ $clause })
sheet-clauses = Clauses
sheet-rulings = Our rulings, where the leaflet is silent or unclear
sheet-ruling-about = { $id }, about { $clauses }
sheet-ruling-new = { $id }

## boneyard sheets --diff

diff-title = Where two sheets differ. A is { $a }, B is { $b }.
diff-same = { $a } and { $b } do not differ.
diff-answers = Answered differently
diff-only = Asked only by { $sheet }
diff-offered = Other house rules to choose from
diff-settled = settled, no choice
diff-deals = Tiles each (- where the game is not offered)

## Mistakes on the command line

no-such-sheet = there is no sheet { $name }; there are: { $names }
no-playable-sheet = { $name } cannot be played yet; these can: { $names }
no-sheet-to-compare = { $name } has no playable sheet to compare yet; these have: { $names }
no-such-rounds = { $sheet } has { $most } rounds at most and 1 at least, not { $rounds }
no-such-seat = with { $players } players the seats are A to { $last }, not { $seat }
not-a-switch = a house rule is written name=answer, for example { $example }, not { $text }
