### A first game that explains itself: an amber card at the first turn at which something is of use.
### A title has about 30 characters, a reason two short sentences: it is read on a phone.

web-lesson = Första partiet
web-lesson-question = Är spelet nytt för dig?
web-lesson-again-question = En gång till från början?
web-lesson-begin = Ett första parti som förklarar sig självt
web-lesson-skip = Hoppa över lektionerna
web-lesson-end = Spela vidare
# For those who hear the page
web-lesson-progress = Lektion { $number } av { $all }.
# Below what was played last, while somebody else plays
web-lesson-watch = Se efter vilken ände som ändras nu: sedan är det din tur igen.

## Step 1: your train, and the one for all. $number is the number at the end of your train, $tile a tile that fits

web-lesson-own = Påbörja ditt eget tåg
web-lesson-own-why = Den första brickan måste visa { $number }, som loket. Det gör din { $tile }: tryck på den och sedan på änden som lyser.
web-lesson-own-on = Fortsätt ditt tåg
web-lesson-own-on-why = Halvor som möts måste vara lika, och ditt tåg slutar på { $number }. Din { $tile } passar där.
web-lesson-shared = Mexikanska tåget är för alla
web-lesson-shared-why = På den streckade linjen får alla lägga när det är deras tur. Din { $tile } passar där.

## Step 2: when nothing fits

web-lesson-draw = Ingen av dina brickor passar
web-lesson-draw-why = Då drar du en från högen, och lägger den om den passar. Passar den inte är din tur slut, och din signal blir grön.
web-lesson-marker = Din signal är grön
web-lesson-marker-why = Du kunde inte lägga, så ditt tåg är öppet för alla. Lägger du på det själv blir signalen röd, och tåget är bara ditt igen.

## Step 3: doubles, and other trains. $number is that of the double, $name whose train is open

web-lesson-double = { $tile } är en dubbel
web-lesson-double-why = Dubblar ligger på tvären, och efter en dubbel lägger du en bricka till. Ha en redo som passar någonstans.
web-lesson-double-follow = En bricka till
web-lesson-double-follow-why = Du har lagt en dubbel, så du fortsätter: på själva dubbeln, eller var du annars får lägga.
web-lesson-double-open = Dubbel-{ $number } är öppen
web-lesson-double-open-why = Någon lämnade den utan bricka. Den kommer först: tills den är stängd får ingen lägga någon annanstans.
web-lesson-others = { $name } har grön signal
web-lesson-others-why = { $name } kunde inte lägga. Tills det ändras får du lägga på det tåget som på ditt eget.

## At the end

web-lesson-over = Svårare än så är det inte
web-lesson-over-why = Den som först lägger sin sista bricka avslutar omgången; de andra räknar prickarna de har kvar. Ju färre poäng, desto bättre.
