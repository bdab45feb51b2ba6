### A first game that explains itself: an amber card at the first turn at which something is of use.
### A title has about 30 characters, a reason two short sentences: it is read on a phone.

web-lesson = Erste Partie
web-lesson-question = Neu hier?
web-lesson-again-question = Noch einmal von vorn?
web-lesson-begin = Eine erste Partie, die sich selbst erklärt
web-lesson-skip = Lektionen überspringen
web-lesson-end = Weiterspielen
# For those who hear the page
web-lesson-progress = Lektion { $number } von { $all }.
# Below what was played last, while somebody else plays
web-lesson-watch = Achte darauf, welches Ende sich jetzt ändert: Dann bist du wieder dran.

## Step 1: your train, and the one for all. $number is the number at the end of your train, $tile a tile that fits

web-lesson-own = Beginne deine eigene Bahn
web-lesson-own-why = Ihr erster Stein muss eine { $number } zeigen, wie die Lok. Dein Stein { $tile } passt: Tippe ihn an, dann das leuchtende Ende deiner Bahn.
web-lesson-own-on = Weiter an deiner Bahn
web-lesson-own-on-why = Gleiche Zahl kommt an gleiche Zahl, und deine Bahn endet mit { $number }. Dein Stein { $tile } passt dort.
web-lesson-shared = Eine Bahn ist für alle da
web-lesson-shared-why = An die gestrichelte Mexikanische Bahn darf anlegen, wer gerade dran ist. Dein Stein { $tile } passt dort.

## Step 2: when nothing fits

web-lesson-draw = Keiner deiner Steine passt
web-lesson-draw-why = Also ziehst du einen aus dem Vorrat und legst ihn an, wenn er passt. Passt er nicht, ist die nächste Person dran, und dein Signal springt auf Grün.
web-lesson-marker = Dein Signal steht auf Grün
web-lesson-marker-why = Du konntest nicht anlegen, also ist deine Bahn für alle offen. Leg selbst dort an, dann springt das Signal auf Rot, und sie gehört wieder dir allein.

## Step 3: doubles, and other trains. $number is that of the double, $name whose train is open

web-lesson-double = { $tile } ist ein Pasch
web-lesson-double-why = Ein Pasch liegt quer, und danach legst du noch einen Stein an. Halte einen bereit, der irgendwo passt.
web-lesson-double-follow = Noch ein Stein
web-lesson-double-follow-why = Du hast einen Pasch angelegt, also folgt noch ein Stein: an den Pasch selbst oder wo du sonst anlegen darfst.
web-lesson-double-open = Der { $number }er-Pasch ist offen
web-lesson-double-open-why = An ihm liegt noch kein weiterer Stein. Er geht vor: Bis er geschlossen ist, darf niemand woanders anlegen.
web-lesson-others = { $name }: Signal auf Grün
web-lesson-others-why = { $name } konnte nicht anlegen. Bis sich das ändert, darfst du diese Bahn benutzen wie deine eigene.

## At the end

web-lesson-over = Das ist schon alles
web-lesson-over-why = Sobald jemand den letzten Stein anlegt, ist die Runde zu Ende; bei allen anderen zählen die Augen auf der Hand. Je weniger Punkte, desto besser.
