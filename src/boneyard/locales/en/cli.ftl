### What the command `boneyard` says, apart from the game itself.

needs-terminal = “boneyard play” needs a terminal. To watch a round without one: boneyard play --demo

## boneyard sheets

sheets-title = Rule sheets
sheets-players = { $fewest } to { $most } players
sheets-more = “boneyard sheets NAME” shows one in full, “boneyard sheets --diff A B” compares two.

sheet-line = { $id }, edition { $edition }, { $leaflets }
sheet-leaflets =
    { $number ->
        [one] leaflet { $leaflets }
       *[other] leaflets { $leaflets }
    }
sheet-deals = Players and tiles
sheet-deal = { $game } ({ $clause })
sheet-deal-set = highest double
sheet-deal-players = players
sheet-deal-tiles = tiles each
sheet-switches = House rules: the answer marked * is the sheet’s own
sheet-elsewhere = with { $switch }, the sheet’s own answer is { $name }
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
diff-offered = Different house rules to choose from
diff-settled = settled, no choice
diff-deals = Tiles each (- where the game is not offered)

## Mistakes on the command line

no-such-sheet = there is no sheet { $name }; the sheets are: { $names }
no-such-rounds = { $sheet } is played over 1 to { $most } rounds, not { $rounds }
no-rounds-but-tokens = { $sheet } is played for tokens, not for a number of rounds: use --switch tokens=3
no-such-seat = with { $players } players the seats are A to { $last }, not { $seat }
not-so-many-opponents =
    { $seats ->
        [one] there is 1 seat for a bot, but --opponents names { $number }
       *[other] there are { $seats } seats for bots: --opponents takes one name for all or one for each, not { $number }
    }
same-seat-twice = two people cannot sit in one seat: { $seats }
same-name-twice = two people cannot have the same name
more-names-than-people = --people says { $people }, but there are { $names } names
resume-alone = a game is resumed just as it was: --resume does not go with { $option }
not-a-switch = a house rule is written name=answer, for example { $example }, not { $text }
not-in-range = { $option } must be from { $fewest } to { $most }, not { $number }
bad-seconds = --seconds must be above 0 and at most { $most }
no-such-language = there is no language { $language }; the languages are: { $languages }
no-such-switch = { $sheet } has no switch { $switch }; its switches are: { $switches }
no-such-answer = { $switch } has no answer { $answer }; its answers are: { $answers }
impossible = { $first } cannot be played with { $second }: { $why } ({ $clause })
impossible-after-double = no double fits on a double, so a chain could never go on
impossible-game = the fast game has only ten engines, 9 to 0
no-such-table = { $sheet } is for { $fewest } to { $most } players ({ $clause })
too-many-rounds = { $rounds } rounds are too many for { $players } players: their set has only { $engines } engines, { $highest } to 0 (AA22)
no-such-bot = there is no bot { $name }; the bots are: { $names }
search-interpreted = Boneyard is not compiled here: levels 8 and 9 can try far less in the time they have, and are weaker.
bot-of-trains = { $name } plays Mexican Train only
not-a-list-of-bots = { $text } is not a list of bots
bot-without-command = { $prefix } must be followed by a command, such as { $prefix }python3 bot.py
not-a-command = { $name } is not a command: a quotation mark is missing
no-such-program = there is no program { $program } to run
