### The rule sheets in words: titles, the questions on which they differ, and the answers found in print.

## Titles, and in one line what is special

sheet-mexican-train-classic = Mexican Train (classic)
sheet-mexican-train-classic-about = One tile a turn. A double left open must be closed before anything else.

sheet-mexican-train-classic-fr = Mexican Train (classic, French)
sheet-mexican-train-classic-fr-about = Like the classic sheet, but the tile after a double goes on that double.

sheet-mexican-train-super = Mexican Train (Super Train)
sheet-mexican-train-super-about = The shared train grows at both ends, and doubles may follow doubles.

sheet-mexican-train-satisfy = Mexican Train (satisfy the double)
sheet-mexican-train-satisfy-about = The duty to close a double travels round the table, back to whoever laid it.

sheet-engine-191 = Engine 191
sheet-engine-191-about = Lines with stations, and a score yard in front of every player.

sheet-chickenfoot = Chickenfoot
sheet-chickenfoot-about = One layout for all; every double needs three toes before play goes on.

## Which of a sheet’s games, in a heading

game-full = the full game
game-fast = the fast game without 10, 11 and 12

## Questions and answers. question-<name>, answer-<name of the question>-<answer>
## An answer is a whole sentence: a refusal under a house rule shows it without its question.

question-rounds = How many rounds does a match have?
answer-rounds-all = There is one round for every engine of the set.
answer-rounds =
    { $number ->
        [one] There is 1 round, with engine 0-0.
       *[other] There are { $number } rounds, with engines from { $engine }-{ $engine } down to 0-0.
    }
answer-rounds-others = There are that many rounds, the last of them with engine 0-0.
answer-rounds-all-chickenfoot = There is one round for every spinner of the set.
answer-rounds-chickenfoot =
    { $number ->
        [one] There is 1 round, with spinner 0-0.
       *[other] There are { $number } rounds, with spinners from { $engine }-{ $engine } down to 0-0.
    }
answer-rounds-others-chickenfoot = There are that many rounds, the last of them with spinner 0-0.

question-tokens = How many rounds must be won to win the match?
answer-tokens =
    { $number ->
        [one] Whoever first wins a round wins the match.
       *[other] Whoever first wins { $number } rounds wins the match.
    }
answer-tokens-others = Whoever first wins that many rounds wins the match.

question-game = Which tiles are used, and how many does everyone get?
answer-game-full = All tiles of the set are used.
answer-game-fast = The tiles with a 10, 11 or 12 are left out.

question-hands = Who sees a hand?
answer-hands-hidden = Only you see your hand.
answer-hands-open = Everyone sees all hands.

question-shared-train = At which ends does the shared train grow?
answer-shared-train-one-end = The shared train grows at one end only.
answer-shared-train-both-halves-open = The shared train grows at both ends.
answer-shared-train-engine-half-dead = The shared train grows at one end only: the engine’s half of its first tile takes no tile.

question-shared-trains = How many shared trains are there?
answer-shared-trains-one = There is one shared train: the public train is the Mexican Train.
answer-shared-trains-two = There are two shared trains, the Mexican Train and a public train.

question-own-train-first = Must you begin your own train before you may play elsewhere?
answer-own-train-first-no = You may play elsewhere before your own train has begun.
answer-own-train-first-yes = You must begin your own train before you play anywhere else; only an open double comes first.
answer-own-train-first-first-turn = In your first turn you must begin your own train if you have a tile for it; only an open double comes first.

question-drawn-tile = Must a drawn tile that fits be played?
answer-drawn-tile-must-play = A drawn tile that fits must be played.
answer-drawn-tile-may-keep = A drawn tile that fits may be played or kept.

question-marker-comes-off = Which play takes the marker off your train?
answer-marker-comes-off-own-train = Your marker comes off by itself when you play on your own train.
answer-marker-comes-off-own-train-if-wished = When you play on your own train, you choose whether your marker comes off.
answer-marker-comes-off-any-play = Your marker comes off by itself when you play on any train.

question-double-duty = What does an open double ask of the players who follow?
answer-double-duty-next-tile = An open double takes the next tile anyone plays.
answer-double-duty-travels = Each player in turn closes the open double or hands the duty on.

question-after-double = Where does the tile after a double go?
answer-after-double-anywhere = The tile after a double goes on that double or on any train open to you.
answer-after-double-on-the-double = The tile after a double goes on that double and nowhere else.

question-doubles-in-a-turn = May the tile after a double be another double?
answer-doubles-in-a-turn-one = The tile after a double may not be another double.
answer-doubles-in-a-turn-chain = The tile after a double may be another double, and each asks for one more tile; open doubles are closed oldest first.

question-drawn-double = May you play a double that you drew while another is open?
answer-drawn-double-as-any-tile = A double drawn while another is open goes only where any other tile could go.
answer-drawn-double-may-play = A double drawn while another is open may be played on any open train, or kept.
answer-drawn-double-must-play = A double drawn while another is open must be played if it fits an open train.
answer-drawn-double-not-allowed = A double drawn while another is open may not be played: it stays in your hand.

question-closing-order = Who must close several open doubles in the order they were laid?
answer-closing-order-everyone = Everyone closes the oldest open double first, even the player who laid them.
answer-closing-order-later-players = The player who laid several doubles may close any of them; those who follow must close the oldest first.

question-dead-double = Does an open double still bind when all other tiles of its number are on the table?
answer-dead-double-released = An open double no longer binds once all other tiles of its number are on the table.
answer-dead-double-binds = An open double still binds when all other tiles of its number are on the table.

question-failed-close = Does your marker go on if you cannot close somebody’s double?
answer-failed-close-marker = Your marker goes on if you cannot close somebody’s double.
answer-failed-close-no-marker = Your marker stays off if you cannot close somebody’s double.

question-duty-draw = Do you draw before you hand on the duty to close a double?
answer-duty-draw-none = You hand on the duty to close a double, and do not draw first.
answer-duty-draw-one-each = You draw one tile before you hand on the duty to close a double.

question-duty-marker = Does your marker go on if you hand on the duty to close a double?
answer-duty-marker-none = Your marker stays off if you hand on the duty to close a double.
answer-duty-marker-marker = Your marker goes on if you hand on the duty to close a double.

question-after-duty = Who is next once a double is closed?
answer-after-duty-left-of-satisfier = Once a double is closed, the player left of the one who closed it is next.
answer-after-duty-left-of-placer = Once a double is closed, the player left of the one who laid it is next.

question-last-double = Are you out if your last tile is a double?
answer-last-double-out = You are out at once if your last tile is a double.
answer-last-double-must-be-satisfied = If your last tile is a double, you are out only when it is closed.

question-last-tile = Is the last tile announced?
answer-last-tile-knock = A player’s last tile is announced with a knock.
answer-last-tile-knock-chickenfoot = A player’s last tile is announced: “One left!”.
answer-last-tile-silent = A player’s last tile is not announced.

question-yard-empty = What happens when the boneyard is used up?
answer-yard-empty-play-on = When the boneyard is used up, play goes on without it.
answer-yard-empty-end-of-turn = When the boneyard is used up, the round ends with that turn.
answer-yard-empty-at-once = When the boneyard is used up, the round ends at once.
answer-yard-empty-when-draw-due = When the boneyard is used up, the round ends as soon as somebody would have to draw.

question-blocked-when = When is a round blocked?
answer-blocked-when-nothing-fits = The round is blocked when every train is open and no hand fits anywhere.
answer-blocked-when-all-pass = The round is blocked when everyone has passed, one after another.
answer-blocked-when-nobody-fits-now = The round is blocked when nobody has a tile that may be played.

question-engine-from = Where does the engine come from?
answer-engine-from-set-aside = The engine is set aside before the deal.
answer-engine-from-holder-or-search = The engine comes from the hand that holds it; if none does, all draw in turn until it turns up.
answer-engine-from-reshuffle = The engine comes from the hand that holds it; if none does, all tiles are dealt again.

question-engine-turn = Is laying the engine the starter’s turn?
answer-engine-turn-is-the-play = Laying the engine is the starter’s turn.
answer-engine-turn-plays-on = The starter lays the engine and then plays a tile.

question-first-player = Who starts the next round?
answer-first-player-rotate = The next round is started by the next seat clockwise.
answer-first-player-round-winner = The next round is started by the winner of the round before.
answer-first-player-youngest = Every round is started by the youngest player.
answer-first-player-holder = Every round is started by whoever holds or finds the engine.
answer-first-player-holder-chickenfoot = Every round is started by whoever holds or finds the spinner.
answer-first-player-lowest-double = Every round is started by whoever shows the lowest double.

question-spinner = How many arms does the spinner have?
answer-spinner-four-arms = The spinner has four arms.
answer-spinner-double-chickenfoot = The spinner is a double chickenfoot: it has six arms, to be filled first unless spinner_first says otherwise.

question-spinner-first = Must the spinner’s arms be filled before anything else is played?
answer-spinner-first-free = The spinner’s arms may be filled at any time.
answer-spinner-first-fill-first = All arms of the spinner must be filled before anything else is played.

question-missing-double = What if nobody holds the double that begins the round?
answer-missing-double-reshuffle = If nobody holds the double that begins the round, all tiles are shuffled and dealt again.
answer-missing-double-next-lower = If nobody holds the double that begins the round, the next lower one that somebody holds begins it.
answer-missing-double-draw = If nobody holds the double that begins the round, everybody draws in turn until it is found.

question-dead-foot = What if a foot can never get its three toes?
answer-dead-foot-binds = A foot that can never get its three toes goes on stopping everything else.
answer-dead-foot-ends-round = The round ends as soon as the table proves that a foot can never get its three toes.
answer-dead-foot-released = A foot that can never get its three toes counts as complete.

question-first-turn = Who takes the first turn of a round?
answer-first-turn-starter-plays = Whoever laid the main station takes the first turn of the round.
answer-first-turn-next-plays = Laying the main station was a turn, so the next player takes the first one after it.

question-start-rival-line = Who may lay the first tile of a line?
answer-start-rival-line-allowed = Anybody may lay the first tile of a line.
answer-start-rival-line-owner-only = Only its owner may lay the first tile of a line.

question-decline-station = May you take a tile when you could complete a station?
answer-decline-station-not-if-able = If you can complete a station, you may not take a tile instead.
answer-decline-station-allowed = You may take a tile even if you could complete a station.

question-yard-replacement = You play from the score yard on a rival’s line: what comes first?
answer-yard-replacement-after-draw = When you play from the score yard on a rival’s line, you draw first and then replace the tile.
answer-yard-replacement-before-draw = When you play from the score yard on a rival’s line, you replace the tile first and then draw.

question-emptied-by-replacement = Are you out if your last hand tile goes to the score yard?
answer-emptied-by-replacement-out = You are out if your last hand tile goes to the score yard.
answer-emptied-by-replacement-not-out = If your last hand tile goes to the score yard, you are not out, but you cannot play from the score yard.

question-discards-flip = When do the discards become the boneyard?
answer-discards-flip-at-once = The discards become the boneyard as soon as it is used up.
answer-discards-flip-when-draw-due = The discards become the boneyard only when a tile has to be drawn; until then it counts as used up.

question-round-end = What ends a round with nothing left to draw?
answer-round-end-all-pass = With nothing left to draw, the round ends when everybody passes in a row, able to play or not.
answer-round-end-nobody-can = With nothing left to draw, the round ends when nobody can play; whoever can play must.

question-dead-station = Does a station that can never be completed still bind?
answer-dead-station-binds = A station that can never be completed still binds.
answer-dead-station-released = A station that can never be completed no longer binds.

question-shared-third-token = Who wins if several get their last token together?
answer-shared-third-token-shared-victory = If several players get their last token together, they share the win.
answer-shared-third-token-score-sum = If several players get their last token together, the lowest sum of scores wins among them.
