### What the command `boneyard` says, apart from the game itself.

needs-terminal = ”boneyard play” kräver en terminal. För att se en omgång utan terminal: boneyard play --demo

## boneyard sheets

sheets-title = Regelblad
sheets-players = { $fewest } till { $most } spelare
sheets-more = ”boneyard sheets NAME” visar ett i sin helhet, ”boneyard sheets --diff A B” jämför två.

sheet-line = { $id }, utgåva { $edition }, { $leaflets }
sheet-leaflets =
    { $number ->
        [one] tryckt regelblad { $leaflets }
       *[other] tryckta regelblad { $leaflets }
    }
sheet-deals = Spelare och brickor
sheet-deal = { $game } ({ $clause })
sheet-deal-set = högsta dubbel
sheet-deal-players = spelare
sheet-deal-tiles = brickor var
sheet-switches = Husregler: svaret med * är regelbladets eget
sheet-elsewhere = med { $switch } är regelbladets eget svar { $name }
sheet-settled = Bestämt av regelbladet
sheet-impossible = Kan inte spelas tillsammans
sheet-impossible-pair = { $first } med { $second } ({ $clause })
sheet-clauses = Regler
sheet-rulings = Våra tolkningar, där regelbladet tiger eller är oklart
sheet-ruling-about = { $id }, om { $clauses }
sheet-ruling-new = { $id }

## boneyard sheets --diff

diff-title = Var två regelblad skiljer sig åt. A är { $a }, B är { $b }.
diff-same = { $a } och { $b } skiljer sig inte åt.
diff-answers = Olika svar
diff-only = Frågor som bara { $sheet } ställer
diff-offered = Olika husregler att välja mellan
diff-settled = bestämt, inget val
diff-deals = Brickor var (- där spelet inte erbjuds)

## Mistakes on the command line

no-such-sheet = det finns inget regelblad { $name }; regelbladen är: { $names }
no-such-rounds = { $sheet } spelas i 1 till { $most } omgångar, inte { $rounds }
no-rounds-but-tokens = { $sheet } spelas om segermynt, inte i ett antal omgångar: använd --switch tokens=3
no-such-seat = med { $players } spelare är platserna A till { $last }, inte { $seat }
not-so-many-opponents =
    { $seats ->
        [one] det finns 1 plats för en bot, men --opponents anger { $number }
       *[other] det finns { $seats } platser för bottar: --opponents tar ett namn för alla eller ett för var och en, inte { $number }
    }
same-seat-twice = två personer kan inte sitta på samma plats: { $seats }
same-name-twice = två personer kan inte ha samma namn
more-names-than-people = --people säger { $people }, men det finns { $names } namn
resume-alone = ett parti fortsätter precis som det var: --resume går inte ihop med { $option }
not-a-switch = en husregel skrivs namn=svar, till exempel { $example }, inte { $text }
not-in-range = { $option } måste vara från { $fewest } till { $most }, inte { $number }
bad-seconds = --seconds måste vara över 0 och högst { $most }
no-such-language = det finns inget språk { $language }; språken är: { $languages }
no-such-switch = { $sheet } har inte valet { $switch }; valen är: { $switches }
no-such-answer = { $switch } har inte svaret { $answer }; svaren är: { $answers }
impossible = { $first } går inte att spela med { $second }: { $why } ({ $clause })
impossible-after-double = ingen dubbel passar på en dubbel, så en kedja skulle aldrig kunna fortsätta
impossible-game = snabbpartiet har bara tio lok, 9 till 0
no-such-table = { $sheet } är för { $fewest } till { $most } spelare ({ $clause })
too-many-rounds = { $rounds } omgångar är för många för { $players } spelare: deras set har bara { $engines } lok, { $highest } till 0 (AA22)
no-such-bot = det finns ingen bot { $name }; bottarna är: { $names }
search-interpreted = Boneyard är inte kompilerat här: nivå 8 och 9 hinner pröva mycket mindre på den tid de har och spelar svagare.
bot-of-trains = { $name } spelar bara mexikanska tåget
not-a-list-of-bots = { $text } är ingen lista med bottar
bot-without-command = efter { $prefix } måste det stå ett kommando, till exempel { $prefix }python3 bot.py
not-a-command = { $name } är inget kommando: ett citattecken saknas
no-such-program = det finns inget program { $program } att köra
