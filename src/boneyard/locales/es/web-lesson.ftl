### A first game that explains itself: an amber card at the first turn at which something is of use.
### A title has about 30 characters, a reason two short sentences: it is read on a phone.

web-lesson = Primera partida
web-lesson-question = ¿Es tu primera vez?
web-lesson-again-question = ¿Otra vez desde el principio?
web-lesson-begin = Una primera partida que se explica sola
web-lesson-skip = Saltar las lecciones
web-lesson-end = Seguir jugando
# For those who hear the page
web-lesson-progress = Lección { $number } de { $all }.
# Below what was played last, while somebody else plays
web-lesson-watch = Fíjate en qué extremo cambia ahora: después te toca otra vez.

## Step 1: your train, and the one for all. $number is the number at the end of your train, $tile a tile that fits

web-lesson-own = Empieza tu propio tren
web-lesson-own-why = Su primera ficha debe tener un { $number }, como la locomotora. Tu { $tile } lo tiene: tócala y después toca el extremo iluminado de tu tren.
web-lesson-own-on = Sigue con tu tren
web-lesson-own-on-why = Las mitades que se tocan deben ser iguales, y tu tren acaba en { $number }. Tu { $tile } encaja ahí.
web-lesson-shared = El tren mexicano se comparte
web-lesson-shared-why = En la línea discontinua puede colocar cualquiera, en cualquier turno. Tu { $tile } encaja ahí.

## Step 2: when nothing fits

web-lesson-draw = Ninguna de tus fichas encaja
web-lesson-draw-why = Por eso robas una del pozo, y la colocas si encaja. Si no, termina tu turno y tu señal se pone verde.
web-lesson-marker = Tu señal está en verde
web-lesson-marker-why = No has podido colocar, así que tu tren está abierto para todo el mundo. Si colocas tú en él, la señal se pone roja y vuelve a ser solo tuyo.

## Step 3: doubles, and other trains. $number is that of the double, $name whose train is open

web-lesson-double = { $tile } es un doble
web-lesson-double-why = Los dobles van atravesados, y después de un doble colocas una ficha más. Ten preparada una que encaje en algún sitio.
web-lesson-double-follow = Una ficha más
web-lesson-double-follow-why = Has colocado un doble, así que sigues: en el propio doble o en cualquier otro sitio donde puedas colocar.
web-lesson-double-open = El doble { $number } está abierto
web-lesson-double-open-why = Alguien lo dejó sin cerrar, y va primero: hasta que se cierre, nadie puede colocar en otro sitio.
web-lesson-others = { $name }: señal en verde
web-lesson-others-why = { $name } no ha podido colocar. Mientras siga así, puedes usar ese tren como si fuera tuyo.

## At the end

web-lesson-over = Eso es todo
web-lesson-over-why = La ronda termina cuando alguien coloca su última ficha; el resto suma los puntos de las que le quedan. Cuantos menos puntos, mejor.
