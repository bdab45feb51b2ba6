### Playing at the table in the browser: the hand, the buttons, the side panel, notes and sheets.
### A text of the main button has at most 16 characters, in every language and with the longest tile, 12-12.

## The main button, and the smaller ones beside it. $tile is a tile such as 7-2

web-play-do-play = Colocar { $tile }
web-play-do-show = Descubrir { $tile }
# The tile that replaces one of the score yard is shown beside the button
web-play-do-give = Reponer
web-play-do-choose-end = Elegir extremo
web-play-do-choose-line = Elegir línea
web-play-do-choose-tile = Elegir ficha
web-play-do-fits = Ver qué encaja
web-play-do-wait = Un momento
web-play-do-draw = Robar
web-play-do-draw-until = Seguir robando
web-play-do-take = Tomar ficha
web-play-do-keep = Conservar
web-play-do-stop = Terminar
web-play-do-pass = Pasar
web-play-do-remove = Retirar vía
web-play-do-unmark = Retirarlo
web-play-do-leave = Dejarlo
web-play-hint = Pista
web-play-cancel = Cancelar
web-play-close = Cerrar
web-play-ok = Aceptar

## What it is about now, as the title of the amber card

web-play-now-turn = Te toca
web-play-now-none = No encaja nada
web-play-now-own-train = Primero tu propio tren
web-play-now-double = El doble { $number } está abierto
web-play-now-marker = Tu indicador
web-play-now-follow = Una ficha más
web-play-now-drawn = Robas { $tile } y encaja
web-play-now-foot = Pata de gallina en { $number }-{ $number }
web-play-now-arms = Primero el doble de salida { $number }-{ $number }
web-play-now-show = Elige la ficha que descubres
web-play-now-station = Primero una estación
web-play-now-give = Una ficha para tu depósito
web-play-now-taken = Tomas { $tile } y encaja
web-play-now-extra = Puedes colocar otra ficha
