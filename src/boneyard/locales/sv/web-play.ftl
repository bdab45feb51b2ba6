### Playing at the table in the browser: the hand, the buttons, the side panel, notes and sheets.
### A text of the main button has at most 16 characters, in every language and with the longest tile, 12-12.

## The main button, and the smaller ones beside it. $tile is a tile such as 7-2

web-play-do-play = Lägg { $tile }
web-play-do-show = Visa { $tile }
# The tile that replaces one of the score yard is shown beside the button
web-play-do-give = Ersätt
web-play-do-choose-end = Välj en ände
web-play-do-choose-line = Välj en linje
web-play-do-choose-tile = Välj en bricka
web-play-do-fits = Vad passar?
web-play-do-wait = Vänta lite
web-play-do-draw = Dra
web-play-do-draw-until = Dra vidare
web-play-do-take = Ta en bricka
web-play-do-keep = Behåll
web-play-do-stop = Avsluta
web-play-do-pass = Passa
web-play-do-remove = Riv spår
web-play-do-unmark = Ta bort markören
web-play-do-leave = Låt den ligga
web-play-hint = Tips
web-play-cancel = Avbryt
web-play-close = Stäng
web-play-ok = OK

## What it is about now, as the title of the amber card

web-play-now-turn = Din tur
web-play-now-none = Inget passar
web-play-now-own-train = Ditt eget tåg först
web-play-now-double = Dubbel-{ $number } är öppen
web-play-now-marker = Din markör
web-play-now-follow = En bricka till
web-play-now-drawn = Du drog { $tile }, och den passar
web-play-now-foot = Hönsfot på { $number }-{ $number }
web-play-now-arms = Startdubbeln { $number }-{ $number } först
web-play-now-show = Välj en bricka att visa
web-play-now-station = En station går först
web-play-now-give = En bricka till din depå
web-play-now-taken = Du tog { $tile }, och den passar
web-play-now-extra = Du får lägga en gång till
