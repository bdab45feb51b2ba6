### The rule sheets in words: titles, the questions on which they differ, and the answers found in print.

## Titles, and in one line what is special

sheet-mexican-train-classic = Mexican Train (classic)
sheet-mexican-train-classic-about = One tile a turn. A double left open must be closed before anything else.

sheet-mexican-train-classic-fr = Mexican Train (classic, French)
sheet-mexican-train-classic-fr-about = As the classic sheet, but the tile after a double goes on that double.

sheet-mexican-train-super = Mexican Train (Super Train)
sheet-mexican-train-super-about = The shared train grows at both ends, and doubles may follow doubles.

sheet-mexican-train-satisfy = Mexican Train (satisfy the double)
sheet-mexican-train-satisfy-about = The duty to close a double travels round the table, back to whoever laid it.

sheet-engine-191 = Engine 191
sheet-engine-191-about = Lines with stations, and a score yard in front of every player.

sheet-chickenfoot = Chickenfoot
sheet-chickenfoot-about = One layout for all; every double needs three toes before play goes on.

## Questions and answers. question-<name>, answer-<name of the question>-<answer>

question-rounds = How many rounds has a match?
answer-rounds-all = one for every engine of the set
answer-rounds =
    { $number ->
        [one] 1 round: the engine is 0-0
       *[other] { $number } rounds: the engines go from { $engine }-{ $engine } down to 0-0
    }
answer-rounds-others = that many rounds, the last of them with engine 0-0

question-tokens = How many rounds must be won to win the match?
answer-tokens =
    { $number ->
        [one] 1 round
       *[other] { $number } rounds
    }
answer-tokens-others = that many rounds

question-game = Which tiles are used, and how many does everyone get?
answer-game-full = the full game
answer-game-fast = the fast game without 10, 11 and 12

question-hands = Who sees a hand?
answer-hands-hidden = only its owner
answer-hands-open = everyone

question-shared-train = At which ends does the shared train grow?
answer-shared-train-one-end = at one end
answer-shared-train-both-halves-open = at both ends
answer-shared-train-engine-half-dead = at one end; the engine’s half of its first tile takes no tile

question-shared-trains = How many shared trains are there?
answer-shared-trains-one = one: the public train is the Mexican Train
answer-shared-trains-two = two: the Mexican Train and a public train

question-own-train-first = Must you begin your own train before you may play elsewhere?
answer-own-train-first-no = no
answer-own-train-first-yes = yes
answer-own-train-first-first-turn = in your first turn, if you have a tile for it

question-drawn-tile = Must a drawn tile that fits be played?
answer-drawn-tile-must-play = yes, it must
answer-drawn-tile-may-keep = no, it may be kept

question-marker-comes-off = Which play takes the marker off your train?
answer-marker-comes-off-own-train = any play on your own train
answer-marker-comes-off-own-train-if-wished = a play on your own train, if you wish
answer-marker-comes-off-any-play = any play on any train

question-double-duty = What does an open double ask of the players who follow?
answer-double-duty-next-tile = the next tile anyone plays goes on it
answer-double-duty-travels = each in turn closes it or hands the duty on

question-after-double = Where does the tile after a double go?
answer-after-double-anywhere = on the double or on any train open to you
answer-after-double-on-the-double = on that double only

question-doubles-in-a-turn = May the tile after a double be another double?
answer-doubles-in-a-turn-one = no
answer-doubles-in-a-turn-chain = yes, and each asks for one more tile

question-drawn-double = May you play a double that you drew while another is open?
answer-drawn-double-as-any-tile = only where any other tile could go
answer-drawn-double-may-play = yes, if you wish
answer-drawn-double-must-play = yes, you must
answer-drawn-double-not-allowed = no

question-closing-order = Who must close several open doubles in the order they were laid?
answer-closing-order-everyone = everyone
answer-closing-order-later-players = only the players after the one who laid them

question-dead-double = Does an open double still bind when all other tiles of its number are on the table?
answer-dead-double-released = no, it restricts nobody
answer-dead-double-binds = yes, it binds

question-failed-close = Does your marker go on if you cannot close somebody’s double?
answer-failed-close-marker = yes
answer-failed-close-no-marker = no

question-duty-draw = Do you draw before you hand on the duty to close a double?
answer-duty-draw-none = no
answer-duty-draw-one-each = yes, one tile

question-duty-marker = Does your marker go on if you hand on the duty to close a double?
answer-duty-marker-none = no
answer-duty-marker-marker = yes

question-after-duty = Who is next once a double is closed?
answer-after-duty-left-of-satisfier = the player left of the one who closed it
answer-after-duty-left-of-placer = the player left of the one who laid it

question-last-double = Are you out if your last tile is a double?
answer-last-double-out = yes, at once
answer-last-double-must-be-satisfied = only when it is closed

question-last-tile = Is a last tile announced?
answer-last-tile-knock = yes, with a knock
answer-last-tile-silent = no

question-yard-empty = What happens when the boneyard is used up?
answer-yard-empty-play-on = play goes on without it
answer-yard-empty-end-of-turn = the round ends with that turn
answer-yard-empty-at-once = the round ends at once
answer-yard-empty-when-draw-due = the round ends when somebody would have to draw

question-blocked-when = When is a round blocked?
answer-blocked-when-nothing-fits = when every train is open and no hand fits anywhere
answer-blocked-when-all-pass = when everyone has passed in a row
answer-blocked-when-nobody-fits-now = when nobody has a tile that may be played

question-engine-from = Where does the engine come from?
answer-engine-from-set-aside = it is set aside before the deal
answer-engine-from-holder-or-search = from the hand that holds it; if none does, all draw in turn until it turns up
answer-engine-from-reshuffle = from the hand that holds it; if none does, all tiles are dealt again

question-engine-turn = Is laying the engine the starter’s turn?
answer-engine-turn-is-the-play = yes
answer-engine-turn-plays-on = no, the starter also plays a tile

question-first-player = Who starts the next round?
answer-first-player-rotate = the next seat clockwise
answer-first-player-round-winner = the winner of the round before
answer-first-player-youngest = always the youngest player
answer-first-player-holder = whoever holds or finds the engine
answer-first-player-lowest-double = whoever shows the lowest double

question-spinner = How many arms has the spinner?
answer-spinner-four-arms = four
answer-spinner-double-chickenfoot = six: a double chickenfoot

question-spinner-first = Must the spinner’s arms be filled before anything else is played?
answer-spinner-first-free = no
answer-spinner-first-fill-first = yes

question-missing-double = What if nobody holds the double that begins the round?
answer-missing-double-reshuffle = all tiles are shuffled and dealt again
answer-missing-double-next-lower = the next lower double that somebody holds begins it
answer-missing-double-draw = everybody draws in turn until it is found

question-dead-foot = What if a foot can never get its three toes?
answer-dead-foot-binds = it goes on stopping everything else
answer-dead-foot-ends-round = the round ends as soon as the table proves it
answer-dead-foot-released = it counts as complete

question-first-turn = Who takes the first turn of a round?
answer-first-turn-starter-plays = whoever laid the main station
answer-first-turn-next-plays = the next player: laying the main station was a turn

question-start-rival-line = Who may lay the first tile of a line?
answer-start-rival-line-allowed = anybody
answer-start-rival-line-owner-only = its owner alone

question-decline-station = May you take a tile although you could complete a station?
answer-decline-station-not-if-able = no
answer-decline-station-allowed = yes

question-yard-replacement = You play from the score yard on a rival’s line: what comes first?
answer-yard-replacement-after-draw = the draw, then the replacement
answer-yard-replacement-before-draw = the replacement, then the draw

question-emptied-by-replacement = Are you out if your last hand tile goes to the score yard?
answer-emptied-by-replacement-out = yes
answer-emptied-by-replacement-not-out = no

question-discards-flip = When do the discards become the boneyard?
answer-discards-flip-at-once = as soon as the boneyard is used up
answer-discards-flip-when-draw-due = when a tile has to be drawn

question-round-end = What ends a round with nothing left to draw?
answer-round-end-all-pass = everybody passes in a row, able to play or not
answer-round-end-nobody-can = nobody can play; who can play must

question-dead-station = Does a station bind that can never be completed?
answer-dead-station-binds = yes
answer-dead-station-released = no

question-shared-third-token = Who wins if several get their last token together?
answer-shared-third-token-shared-victory = all of them
answer-shared-third-token-score-sum = of them, whoever has the lowest sum of scores
