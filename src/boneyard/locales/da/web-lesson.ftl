### A first game that explains itself: an amber card at the first turn at which something is of use.
### A title has about 30 characters, a reason two short sentences: it is read on a phone.

web-lesson = Første parti
web-lesson-question = Er det nyt for dig?
web-lesson-again-question = En gang til fra begyndelsen?
web-lesson-begin = Et første parti, der forklarer sig selv
web-lesson-skip = Spring lektionerne over
web-lesson-end = Spil videre
# For those who hear the page
web-lesson-progress = Lektion { $number } af { $all }.
# Below what was played last, while somebody else plays
web-lesson-watch = Læg mærke til, hvilken ende der nu ændrer sig: så er det din tur igen.

## Step 1: your train, and the one for all. $number is the number at the end of your train, $tile a tile that fits

web-lesson-own = Begynd dit eget tog
web-lesson-own-why = Den første brik skal vise { $number } ligesom lokomotivet. Det gør din { $tile }: tryk på den og så på den lysende ende af dit tog.
web-lesson-own-on = Byg videre på dit tog
web-lesson-own-on-why = Halvdele, der mødes, skal have samme tal, og dit tog ender i { $number }. Din { $tile } passer dér.
web-lesson-shared = Det mexicanske tog er for alle
web-lesson-shared-why = Alle må lægge på den stiplede linje, hver gang de har tur. Din { $tile } passer dér.

## Step 2: when nothing fits

web-lesson-draw = Ingen af dine brikker passer
web-lesson-draw-why = Så trækker du én fra bunken og lægger den, hvis den passer. Hvis ikke, er din tur slut, og dit signal bliver grønt.
web-lesson-marker = Dit signal er grønt
web-lesson-marker-why = Du kunne ikke lægge, så dit tog er åbent for alle. Lægger du selv på det, bliver signalet rødt: så er det kun dit igen.

## Step 3: doubles, and other trains. $number is that of the double, $name whose train is open

web-lesson-double = { $tile } er en dobbeltbrik
web-lesson-double-why = Dobbeltbrikker ligger på tværs, og efter sådan en lægger du en brik til. Hav en klar, der passer et sted.
web-lesson-double-follow = En brik til
web-lesson-double-follow-why = Du har lagt en dobbeltbrik, så du fortsætter: på selve dobbeltbrikken eller et andet sted, hvor du må lægge.
web-lesson-double-open =
    { $number ->
        [0] Dobbeltblank
       *[other] Dobbelt-{ $number }
    } er åben
web-lesson-double-open-why = Den ligger endnu uden en brik på. Den kommer først: indtil den er lukket, må ingen lægge andre steder.
web-lesson-others = { $name } har grønt signal
web-lesson-others-why = { $name } kunne ikke lægge. Indtil det ændrer sig, må du lægge på det tog som på dit eget.

## At the end

web-lesson-over = Sværere er det ikke
web-lesson-over-why = Den, der først får lagt sin sidste brik, afslutter runden; de andre tæller prikkerne på de brikker, de har tilbage. Jo færre point, jo bedre.
