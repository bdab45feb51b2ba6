### A first game that explains itself: an amber card at the first turn at which something is of use.
### A title has about 30 characters, a reason two short sentences: it is read on a phone.

web-lesson = First game
web-lesson-question = New to this?
web-lesson-again-question = Once more from the beginning?
web-lesson-begin = A first game that explains itself
web-lesson-skip = Skip the lessons
web-lesson-end = Play on
# For those who hear the page
web-lesson-progress = Lesson { $number } of { $all }.
# Below what was played last, while somebody else plays
web-lesson-watch = Watch which end changes now: then it is your turn again.

## Step 1: your train, and the one for all. $number is the number at the end of your train, $tile a tile that fits

web-lesson-own = Begin your own train
web-lesson-own-why = Its first tile must show { $number }, like the engine. Your { $tile } does: tap it, then the glowing end of your train.
web-lesson-own-on = Go on with your train
web-lesson-own-on-why = Touching halves must be equal, and your train ends in { $number }. Your { $tile } fits there.
web-lesson-shared = The Mexican Train is for all
web-lesson-shared-why = Anybody may play on the dashed train, in any turn. Your { $tile } fits there.

## Step 2: when nothing fits

web-lesson-draw = None of your tiles fits
web-lesson-draw-why = So you draw one from the boneyard, and play it if it fits. If it does not, your turn is over and your signal turns green.
web-lesson-marker = Your signal is green
web-lesson-marker-why = You could not play, so your train is open to all. Play on it yourself and the signal turns red: then it is yours alone again.

## Step 3: doubles, and other trains. $number is that of the double, $name whose train is open

web-lesson-double = { $tile } is a double
web-lesson-double-why = Doubles lie crosswise, and after one you play one more tile. Have a tile ready that fits somewhere.
web-lesson-double-follow = One more tile
web-lesson-double-follow-why = You have laid a double, so you go on: on the double itself, or wherever else you may play.
web-lesson-double-open = The double { $number } is open
web-lesson-double-open-why = Somebody left it without a tile. It comes first: until it is closed, nobody may play anywhere else.
web-lesson-others = { $name }’s signal is green
web-lesson-others-why = { $name } could not play. Until that changes, you may use that train like your own.

## At the end

web-lesson-over = That is all there is to it
web-lesson-over-why = The first to play their last tile ends the round; the others count the pips they still hold. The fewer points, the better.
