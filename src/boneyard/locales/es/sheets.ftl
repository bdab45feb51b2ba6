### The rule sheets in words: titles, the questions on which they differ, and the answers found in print.

## Titles, and in one line what is special

sheet-mexican-train-classic = Tren mexicano (clásico)
sheet-mexican-train-classic-about = Una ficha por turno. Un doble que queda abierto se cierra antes que nada.

sheet-mexican-train-classic-fr = Tren mexicano (clásico, francés)
sheet-mexican-train-classic-fr-about = Como la hoja clásica, pero la ficha que sigue a un doble va en ese doble.

sheet-mexican-train-super = Tren mexicano (Supertren)
sheet-mexican-train-super-about = El tren común crece por los dos extremos, y tras un doble puede ir otro.

sheet-mexican-train-satisfy = Tren mexicano (cerrar el doble)
sheet-mexican-train-satisfy-about = La obligación de cerrar un doble da la vuelta a la mesa hasta quien lo colocó.

sheet-engine-191 = Engine 191
sheet-engine-191-about = Líneas con estaciones, y un depósito delante de cada participante.

sheet-chickenfoot = Pata de gallina
sheet-chickenfoot-about = Un trazado común; cada doble necesita tres dedos antes de seguir.

## Which of a sheet’s games, in a heading

game-full = la partida completa
game-fast = la partida rápida, sin 10, 11 ni 12

## Questions and answers. question-<name>, answer-<name of the question>-<answer>
## An answer is a whole sentence: a refusal under a house rule shows it without its question.

question-rounds = ¿Cuántas rondas tiene una partida?
answer-rounds-all = Hay una ronda por cada locomotora del dominó.
answer-rounds =
    { $number ->
        [one] Hay 1 ronda, con la locomotora 0-0.
       *[other] Hay { $number } rondas, con locomotoras de { $engine }-{ $engine } a 0-0.
    }
answer-rounds-others = Hay ese número de rondas, la última con la locomotora 0-0.
answer-rounds-all-chickenfoot = Hay una ronda por cada doble de salida del dominó.
answer-rounds-chickenfoot =
    { $number ->
        [one] Hay 1 ronda, con el doble de salida 0-0.
       *[other] Hay { $number } rondas, con dobles de salida de { $engine }-{ $engine } a 0-0.
    }
answer-rounds-others-chickenfoot = Hay ese número de rondas, la última con el doble de salida 0-0.

question-tokens = ¿Cuántas rondas hay que ganar para ganar la partida?
answer-tokens =
    { $number ->
        [one] Gana la partida quien primero gana una ronda.
       *[other] Gana la partida quien llega antes a { $number } rondas ganadas.
    }
answer-tokens-others = Gana la partida quien llega antes a ese número de rondas ganadas.

question-game = ¿Qué fichas se usan y cuántas recibe cada participante?
answer-game-full = Se usan todas las fichas del dominó.
answer-game-fast = Se quitan las fichas con un 10, 11 o 12.

question-hands = ¿Quién ve tus fichas?
answer-hands-hidden = Solo tú ves tus fichas.
answer-hands-open = Todo el mundo ve todas las fichas.

question-shared-train = ¿Por qué extremos crece el tren común?
answer-shared-train-one-end = El tren común crece por un solo extremo.
answer-shared-train-both-halves-open = El tren común crece por los dos extremos.
answer-shared-train-engine-half-dead = El tren común crece por un solo extremo: la mitad de su primera ficha con el número de la locomotora no admite fichas.

question-shared-trains = ¿Cuántos trenes comunes hay?
answer-shared-trains-one = Hay un solo tren común: el tren público es el tren mexicano.
answer-shared-trains-two = Hay dos trenes comunes, el tren mexicano y un tren público.

question-own-train-first = ¿Debes empezar tu propio tren antes de colocar en otro sitio?
answer-own-train-first-no = Puedes colocar en otro sitio antes de empezar tu propio tren.
answer-own-train-first-yes = Debes empezar tu propio tren antes de colocar en otro sitio; solo un doble abierto va primero.
answer-own-train-first-first-turn = En tu primer turno debes empezar tu propio tren si tienes una ficha para él; solo un doble abierto va primero.

question-drawn-tile = ¿Se debe colocar una ficha robada que encaja?
answer-drawn-tile-must-play = Una ficha robada que encaja se debe colocar.
answer-drawn-tile-may-keep = Una ficha robada que encaja se puede colocar o conservar.

question-marker-comes-off = ¿Qué jugada retira el indicador de tu tren?
answer-marker-comes-off-own-train = Tu indicador se retira automáticamente cuando colocas en tu propio tren.
answer-marker-comes-off-own-train-if-wished = Cuando colocas en tu propio tren, eliges si se retira tu indicador.
answer-marker-comes-off-any-play = Tu indicador se retira automáticamente cuando colocas en cualquier tren.

question-double-duty = ¿Qué exige un doble abierto a quienes siguen?
answer-double-duty-next-tile = La siguiente ficha que coloque cualquiera va en el doble abierto.
answer-double-duty-travels = Por turno, cada participante cierra el doble abierto o pasa la obligación.

question-after-double = ¿Dónde va la ficha que sigue a un doble?
answer-after-double-anywhere = La ficha que sigue a un doble va en ese doble o en cualquier tren abierto para ti.
answer-after-double-on-the-double = La ficha que sigue a un doble va en ese doble y en ningún otro sitio.

question-doubles-in-a-turn = ¿Puede ser otro doble la ficha que sigue a un doble?
answer-doubles-in-a-turn-one = La ficha que sigue a un doble no puede ser otro doble.
answer-doubles-in-a-turn-chain = La ficha que sigue a un doble puede ser otro doble, y cada uno pide una ficha más; los dobles abiertos se cierran por orden, primero el más antiguo.

question-drawn-double = ¿Puedes colocar un doble que robas mientras otro está abierto?
answer-drawn-double-as-any-tile = Un doble robado mientras otro está abierto solo puede ir donde iría cualquier otra ficha.
answer-drawn-double-may-play = Un doble robado mientras otro está abierto se puede colocar en cualquier tren abierto, o conservar.
answer-drawn-double-must-play = Un doble robado mientras otro está abierto se debe colocar si encaja en un tren abierto.
answer-drawn-double-not-allowed = Un doble robado mientras otro está abierto no se puede colocar: se queda en tu mano.

question-closing-order = ¿Quién debe cerrar varios dobles abiertos en el orden en que se colocaron?
answer-closing-order-everyone = Todo el mundo cierra primero el doble abierto más antiguo, también quien los colocó.
answer-closing-order-later-players = Quien colocó varios dobles puede cerrar cualquiera de ellos; quienes siguen deben cerrar primero el más antiguo.

question-dead-double = ¿Sigue obligando un doble abierto cuando todas las demás fichas de su número están en la mesa?
answer-dead-double-released = Un doble abierto ya no obliga cuando todas las demás fichas de su número están en la mesa.
answer-dead-double-binds = Un doble abierto sigue obligando aunque todas las demás fichas de su número estén en la mesa.

question-failed-close = ¿Pones tu indicador si no puedes cerrar un doble ajeno?
answer-failed-close-marker = Pones tu indicador si no puedes cerrar un doble ajeno.
answer-failed-close-no-marker = No pones tu indicador si no puedes cerrar un doble ajeno.

question-duty-draw = ¿Robas antes de pasar la obligación de cerrar un doble?
answer-duty-draw-none = No robas antes de pasar la obligación de cerrar un doble.
answer-duty-draw-one-each = Robas una ficha antes de pasar la obligación de cerrar un doble.

question-duty-marker = ¿Pones tu indicador si pasas la obligación de cerrar un doble?
answer-duty-marker-none = No pones tu indicador si pasas la obligación de cerrar un doble.
answer-duty-marker-marker = Pones tu indicador si pasas la obligación de cerrar un doble.

question-after-duty = ¿Quién sigue cuando se cierra un doble?
answer-after-duty-left-of-satisfier = Cuando se cierra un doble, sigue quien está a la izquierda de quien lo cerró.
answer-after-duty-left-of-placer = Cuando se cierra un doble, sigue quien está a la izquierda de quien lo colocó.

question-last-double = ¿Haces dominó si tu última ficha es un doble?
answer-last-double-out = Haces dominó en el acto si tu última ficha es un doble.
answer-last-double-must-be-satisfied = Si tu última ficha es un doble, solo haces dominó cuando se cierra.

question-last-tile = ¿Se avisa de la última ficha?
answer-last-tile-knock = Se avisa de la última ficha con un golpecito.
answer-last-tile-knock-chickenfoot = Se avisa de la última ficha: «¡Me queda una!».
answer-last-tile-silent = No se avisa de la última ficha.

question-yard-empty = ¿Qué pasa cuando se agota el pozo?
answer-yard-empty-play-on = Cuando se agota el pozo, se sigue jugando sin él.
answer-yard-empty-end-of-turn = Cuando se agota el pozo, la ronda termina con ese turno.
answer-yard-empty-at-once = Cuando se agota el pozo, la ronda termina en el acto.
answer-yard-empty-when-draw-due = Cuando se agota el pozo, la ronda termina en cuanto alguien tenga que robar y no pueda.

question-blocked-when = ¿Cuándo está bloqueada una ronda?
answer-blocked-when-nothing-fits = La ronda está bloqueada cuando todos los trenes están abiertos y nadie tiene una ficha que encaje.
answer-blocked-when-all-pass = La ronda está bloqueada cuando todo el mundo pasa en una vuelta completa.
answer-blocked-when-nobody-fits-now = La ronda está bloqueada cuando nadie tiene una ficha que se pueda colocar.

question-engine-from = ¿De dónde sale la locomotora?
answer-engine-from-set-aside = La locomotora se aparta antes del reparto.
answer-engine-from-holder-or-search = La locomotora la pone quien la tiene; si no la tiene nadie, se roba por turno hasta que aparece.
answer-engine-from-reshuffle = La locomotora la pone quien la tiene; si no la tiene nadie, se reparte todo de nuevo.

question-engine-turn = ¿Poner la locomotora es el turno de quien empieza?
answer-engine-turn-is-the-play = Poner la locomotora es el turno de quien empieza.
answer-engine-turn-plays-on = Quien empieza pone la locomotora y después coloca una ficha.

question-first-player = ¿Quién empieza la ronda siguiente?
answer-first-player-rotate = La ronda siguiente la empieza el asiento que sigue en sentido horario.
answer-first-player-round-winner = La ronda siguiente la empieza quien ganó la anterior.
answer-first-player-youngest = Cada ronda la empieza la persona más joven.
answer-first-player-holder = Cada ronda la empieza quien tiene o encuentra la locomotora.
answer-first-player-holder-chickenfoot = Cada ronda la empieza quien tiene o encuentra el doble de salida.
answer-first-player-lowest-double = Cada ronda la empieza quien descubre el doble más bajo.

question-spinner = ¿Cuántas ramas tiene el doble de salida?
answer-spinner-four-arms = El doble de salida tiene cuatro ramas.
answer-spinner-double-chickenfoot = El doble de salida es una doble pata de gallina: tiene seis ramas, que se llenan primero salvo que spinner_first diga otra cosa.

question-spinner-first = ¿Hay que llenar las ramas del doble de salida antes de colocar en otro sitio?
answer-spinner-first-free = Las ramas del doble de salida se pueden llenar en cualquier momento.
answer-spinner-first-fill-first = Hay que llenar todas las ramas del doble de salida antes de colocar en otro sitio.

question-missing-double = ¿Qué pasa si nadie tiene el doble que empieza la ronda?
answer-missing-double-reshuffle = Si nadie tiene el doble que empieza la ronda, se mezcla y se reparte todo de nuevo.
answer-missing-double-next-lower = Si nadie tiene el doble que empieza la ronda, la empieza el siguiente más bajo que alguien tenga.
answer-missing-double-draw = Si nadie tiene el doble que empieza la ronda, se roba por turno hasta que aparece.

question-dead-foot = ¿Qué pasa si una pata de gallina nunca podrá tener sus tres dedos?
answer-dead-foot-binds = Una pata de gallina que nunca podrá tener sus tres dedos sigue impidiendo colocar en otro sitio.
answer-dead-foot-ends-round = La ronda termina en cuanto la mesa demuestra que una pata de gallina nunca podrá tener sus tres dedos.
answer-dead-foot-released = Una pata de gallina que nunca podrá tener sus tres dedos se da por completa.

question-first-turn = ¿Quién juega el primer turno de una ronda?
answer-first-turn-starter-plays = Quien puso la estación principal juega el primer turno de la ronda.
answer-first-turn-next-plays = Poner la estación principal fue un turno, así que el primero después lo juega quien sigue.

question-start-rival-line = ¿Quién puede colocar la primera ficha de una línea?
answer-start-rival-line-allowed = Cualquiera puede colocar la primera ficha de una línea.
answer-start-rival-line-owner-only = Solo puedes empezar tu propia línea, no una rival.

question-decline-station = ¿Puedes tomar una ficha cuando podrías completar una estación?
answer-decline-station-not-if-able = Si puedes completar una estación, no puedes tomar una ficha en vez de hacerlo.
answer-decline-station-allowed = Puedes tomar una ficha aunque pudieras completar una estación.

question-yard-replacement = Colocas una ficha del depósito en una línea rival: ¿qué va primero?
answer-yard-replacement-after-draw = Cuando colocas una ficha del depósito en una línea rival, primero robas y después repones.
answer-yard-replacement-before-draw = Cuando colocas una ficha del depósito en una línea rival, primero repones y después robas.

question-emptied-by-replacement = ¿Haces dominó si tu última ficha de la mano va al depósito?
answer-emptied-by-replacement-out = Haces dominó si tu última ficha de la mano va al depósito.
answer-emptied-by-replacement-not-out = Si tu última ficha de la mano va al depósito, no haces dominó, pero no puedes colocar fichas del depósito.

question-discards-flip = ¿Cuándo pasan a ser el pozo las fichas retiradas?
answer-discards-flip-at-once = Las fichas retiradas pasan a ser el pozo en cuanto este se agota.
answer-discards-flip-when-draw-due = Las fichas retiradas pasan a ser el pozo solo cuando hay que robar; hasta entonces se da por agotado.

question-round-end = ¿Cuándo termina una ronda si no queda nada que robar?
answer-round-end-all-pass = Cuando no queda nada que robar, la ronda termina si todo el mundo pasa en una vuelta completa, aunque alguien pueda colocar.
answer-round-end-nobody-can = Cuando no queda nada que robar, la ronda termina si nadie puede colocar; quien puede, debe hacerlo.

question-dead-station = ¿Sigue obligando una estación que nunca se podrá completar?
answer-dead-station-binds = Una estación que nunca se podrá completar sigue obligando.
answer-dead-station-released = Una estación que nunca se podrá completar ya no obliga.

question-shared-third-token = ¿Quién gana si varias personas consiguen a la vez su último trofeo?
answer-shared-third-token-shared-victory = Si varias personas consiguen a la vez su último trofeo, comparten la victoria.
answer-shared-third-token-score-sum = Si varias personas consiguen a la vez su último trofeo, gana entre ellas la suma de puntuaciones más baja.
