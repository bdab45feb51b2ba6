### What the command `boneyard` says, apart from the game itself.

needs-terminal = «boneyard play» necesita una terminal. Para ver una ronda sin ella: boneyard play --demo

## boneyard sheets

sheets-title = Hojas de reglas
sheets-players = de { $fewest } a { $most } participantes
sheets-more = «boneyard sheets NAME» muestra una entera, «boneyard sheets --diff A B» compara dos.

sheet-line = { $id }, edición { $edition }, { $leaflets }
sheet-leaflets =
    { $number ->
        [one] hoja impresa { $leaflets }
       *[other] hojas impresas { $leaflets }
    }
sheet-deals = Participantes y fichas
sheet-deal = { $game } ({ $clause })
sheet-deal-set = doble más alto
sheet-deal-players = participantes
sheet-deal-tiles = fichas por persona
sheet-switches = Reglas de la casa: la respuesta con * es la de la hoja
sheet-elsewhere = con { $switch }, la respuesta de la hoja es { $name }
sheet-settled = Lo que fija la hoja
sheet-impossible = Lo que no se puede combinar
sheet-impossible-pair = { $first } con { $second } ({ $clause })
sheet-clauses = Reglas
sheet-rulings = Nuestras decisiones, donde la hoja calla o no es clara
sheet-ruling-about = { $id }, sobre { $clauses }
sheet-ruling-new = { $id }

## boneyard sheets --diff

diff-title = En qué se diferencian dos hojas. A es { $a }, B es { $b }.
diff-same = { $a } y { $b } no se diferencian.
diff-answers = Con respuestas distintas
diff-only = Solo en { $sheet }
diff-offered = Con otras reglas de la casa para elegir
diff-settled = fijado, sin elección
diff-deals = Fichas por persona (- donde no se puede jugar así)

## Mistakes on the command line

no-such-sheet = no hay ninguna hoja { $name }; las hojas son: { $names }
no-such-rounds = { $sheet } admite de 1 a { $most } rondas, no { $rounds }
no-rounds-but-tokens = { $sheet } se juega a trofeos, no a un número de rondas: usa --switch tokens=3
no-such-seat = con { $players } participantes los asientos van de A a { $last }; no hay { $seat }
not-so-many-opponents =
    { $seats ->
        [one] hay 1 asiento para un bot, pero --opponents nombra { $number }
       *[other] hay { $seats } asientos para bots: --opponents admite un nombre para todos o uno para cada uno, no { $number }
    }
same-seat-twice = dos personas no pueden ocupar el mismo asiento: { $seats }
same-name-twice = dos personas no pueden tener el mismo nombre
more-names-than-people = --people dice { $people }, pero hay { $names } nombres
resume-alone = una partida se continúa tal como estaba: --resume no admite { $option }
not-a-switch = una regla de la casa se escribe nombre=respuesta, por ejemplo { $example }, no { $text }
not-in-range = { $option } debe estar entre { $fewest } y { $most }, y es { $number }
bad-seconds = --seconds debe ser mayor que 0 y como máximo { $most }
no-such-language = no hay ningún idioma { $language }; los idiomas son: { $languages }
no-such-switch = { $sheet } no tiene la opción { $switch }; sus opciones son: { $switches }
no-such-answer = { $switch } no tiene la respuesta { $answer }; sus respuestas son: { $answers }
impossible = { $first } no se puede jugar con { $second }: { $why } ({ $clause })
impossible-after-double = ningún doble encaja en otro doble, así que la cadena nunca podría seguir
impossible-game = la partida rápida solo tiene diez locomotoras, de 9 a 0
no-such-table = { $sheet } admite de { $fewest } a { $most } participantes ({ $clause })
too-many-rounds = { $rounds } rondas son demasiadas para { $players } participantes: su dominó solo tiene { $engines } locomotoras, de { $highest } a 0 (AA22)
no-such-bot = no hay ningún bot { $name }; los bots son: { $names }
search-interpreted = Boneyard no está compilado aquí: los niveles 8 y 9 prueban mucho menos en el tiempo que tienen y juegan peor.
bot-of-trains = { $name } solo juega al tren mexicano
not-a-list-of-bots = { $text } no es una lista de bots
bot-without-command = tras { $prefix } debe ir un comando, por ejemplo { $prefix }python3 bot.py
not-a-command = { $name } no es un comando: falta una comilla
no-such-program = no hay ningún programa { $program } que ejecutar
