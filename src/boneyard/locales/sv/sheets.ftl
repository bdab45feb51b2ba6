### The rule sheets in words: titles, the questions on which they differ, and the answers found in print.

## Titles, and in one line what is special

sheet-mexican-train-classic = Mexikanska tåget (klassiskt)
sheet-mexican-train-classic-about = En bricka per tur. En dubbel som lämnats öppen måste stängas före allt annat.

sheet-mexican-train-classic-fr = Mexikanska tåget (klassiskt, franskt)
sheet-mexican-train-classic-fr-about = Som det klassiska regelbladet, men brickan efter en dubbel läggs på den dubbeln.

sheet-mexican-train-super = Mexikanska tåget (supertåget)
sheet-mexican-train-super-about = Det gemensamma tåget växer i båda ändarna, och dubblar får följa på dubblar.

sheet-mexican-train-satisfy = Mexikanska tåget (stäng dubbeln)
sheet-mexican-train-satisfy-about = Plikten att stänga en dubbel går runt bordet, tillbaka till den som lade den.

sheet-engine-191 = Engine 191
sheet-engine-191-about = Linjer med stationer, och en depå framför varje spelare.

sheet-chickenfoot = Hönsfot
sheet-chickenfoot-about = Ett mönster för alla; varje dubbel behöver tre tår innan spelet går vidare.

## Which of a sheet’s games, in a heading

game-full = hela spelet
game-fast = snabbpartiet utan 10, 11 och 12

## Questions and answers. question-<name>, answer-<name of the question>-<answer>
## An answer is a whole sentence: a refusal under a house rule shows it without its question.

question-rounds = Hur många omgångar har ett parti?
answer-rounds-all = Det är en omgång för varje lok i setet.
answer-rounds =
    { $number ->
        [one] Det är 1 omgång, med lok 0-0.
       *[other] Det är { $number } omgångar, med loken från { $engine }-{ $engine } ned till 0-0.
    }
answer-rounds-others = Det är så många omgångar, den sista med lok 0-0.
answer-rounds-all-chickenfoot = Det är en omgång för varje startdubbel i setet.
answer-rounds-chickenfoot =
    { $number ->
        [one] Det är 1 omgång, med startdubbeln 0-0.
       *[other] Det är { $number } omgångar, med startdubblar från { $engine }-{ $engine } ned till 0-0.
    }
answer-rounds-others-chickenfoot = Det är så många omgångar, den sista med startdubbeln 0-0.

question-tokens = Hur många omgångar måste man vinna för att vinna partiet?
answer-tokens =
    { $number ->
        [one] Den som först vinner en omgång vinner partiet.
       *[other] Den som först vinner { $number } omgångar vinner partiet.
    }
answer-tokens-others = Den som först vinner så många omgångar vinner partiet.

question-game = Vilka brickor används, och hur många får var och en?
answer-game-full = Alla brickor i setet används.
answer-game-fast = Brickorna med 10, 11 eller 12 utelämnas.

question-hands = Vem får se händerna?
answer-hands-hidden = Bara du ser din hand.
answer-hands-open = Alla ser alla händer.

question-shared-train = I vilka ändar växer det gemensamma tåget?
answer-shared-train-one-end = Det gemensamma tåget växer bara i ena änden.
answer-shared-train-both-halves-open = Det gemensamma tåget växer i båda ändarna.
answer-shared-train-engine-half-dead = Det gemensamma tåget växer bara i ena änden: på den halva av dess första bricka som har lokets tal läggs ingen bricka.

question-shared-trains = Hur många gemensamma tåg finns det?
answer-shared-trains-one = Det finns ett gemensamt tåg: det allmänna tåget är mexikanska tåget.
answer-shared-trains-two = Det finns två gemensamma tåg, mexikanska tåget och ett allmänt tåg.

question-own-train-first = Måste du påbörja ditt eget tåg innan du får lägga någon annanstans?
answer-own-train-first-no = Du får lägga någon annanstans innan ditt eget tåg är påbörjat.
answer-own-train-first-yes = Du måste påbörja ditt eget tåg innan du lägger någon annanstans; bara en öppen dubbel går före.
answer-own-train-first-first-turn = I din första tur måste du påbörja ditt eget tåg om du har en bricka till det; bara en öppen dubbel går före.

question-drawn-tile = Måste en dragen bricka som passar läggas?
answer-drawn-tile-must-play = En dragen bricka som passar måste läggas.
answer-drawn-tile-may-keep = En dragen bricka som passar får läggas eller behållas.

question-marker-comes-off = Var ska du lägga för att din markör ska tas bort?
answer-marker-comes-off-own-train = Din markör tas bort av sig själv när du lägger på ditt eget tåg.
answer-marker-comes-off-own-train-if-wished = När du lägger på ditt eget tåg väljer du om din markör ska tas bort.
answer-marker-comes-off-any-play = Din markör tas bort av sig själv när du lägger på vilket tåg som helst.

question-double-duty = Vad kräver en öppen dubbel av spelarna som kommer efter?
answer-double-duty-next-tile = Nästa bricka som någon lägger måste läggas på den öppna dubbeln.
answer-double-duty-travels = I tur och ordning stänger varje spelare den öppna dubbeln eller lämnar plikten vidare.

question-after-double = Var läggs brickan efter en dubbel?
answer-after-double-anywhere = Brickan efter en dubbel läggs på dubbeln eller på vilket tåg som helst som är öppet för dig.
answer-after-double-on-the-double = Brickan efter en dubbel läggs på dubbeln och ingen annanstans.

question-doubles-in-a-turn = Får brickan efter en dubbel vara en ny dubbel?
answer-doubles-in-a-turn-one = Brickan efter en dubbel får inte vara en ny dubbel.
answer-doubles-in-a-turn-chain = Brickan efter en dubbel får vara en ny dubbel, och varje dubbel kräver en bricka till; den äldsta öppna dubbeln stängs först.

question-drawn-double = Får du lägga en dubbel som du drog medan en annan är öppen?
answer-drawn-double-as-any-tile = En dubbel som dras medan en annan är öppen får läggas bara där vilken bricka som helst får läggas.
answer-drawn-double-may-play = En dubbel som dras medan en annan är öppen får läggas på vilket öppet tåg som helst, eller behållas.
answer-drawn-double-must-play = En dubbel som dras medan en annan är öppen måste läggas om den passar på ett öppet tåg.
answer-drawn-double-not-allowed = En dubbel som dras medan en annan är öppen får inte läggas: den stannar i din hand.

question-closing-order = Vem måste stänga flera öppna dubblar i den ordning de lades?
answer-closing-order-everyone = Alla stänger den äldsta öppna dubbeln först, även den som lade dem.
answer-closing-order-later-players = Den som lade flera dubblar får stänga vilken som helst av dem; spelarna efter måste stänga den äldsta först.

question-dead-double = Binder en öppen dubbel även när alla andra brickor med dess tal ligger på bordet?
answer-dead-double-released = En öppen dubbel binder inte längre när alla andra brickor med dess tal ligger på bordet.
answer-dead-double-binds = En öppen dubbel binder även när alla andra brickor med dess tal ligger på bordet.

question-failed-close = Läggs din markör ut om du inte kan stänga någon annans dubbel?
answer-failed-close-marker = Din markör läggs ut om du inte kan stänga någon annans dubbel.
answer-failed-close-no-marker = Din markör läggs inte ut om du inte kan stänga någon annans dubbel.

question-duty-draw = Drar du innan du lämnar vidare plikten att stänga en dubbel?
answer-duty-draw-none = Du drar inte innan du lämnar vidare plikten att stänga en dubbel.
answer-duty-draw-one-each = Du drar en bricka innan du lämnar vidare plikten att stänga en dubbel.

question-duty-marker = Läggs din markör ut om du lämnar vidare plikten att stänga en dubbel?
answer-duty-marker-none = Din markör läggs inte ut om du lämnar vidare plikten att stänga en dubbel.
answer-duty-marker-marker = Din markör läggs ut om du lämnar vidare plikten att stänga en dubbel.

question-after-duty = Vems tur är det när en dubbel har stängts?
answer-after-duty-left-of-satisfier = När en dubbel har stängts går turen till spelaren till vänster om den som stängde den.
answer-after-duty-left-of-placer = När en dubbel har stängts går turen till spelaren till vänster om den som lade den.

question-last-double = Går du ut om din sista bricka är en dubbel?
answer-last-double-out = Du går ut genast om din sista bricka är en dubbel.
answer-last-double-must-be-satisfied = Om din sista bricka är en dubbel går du ut först när den är stängd.

question-last-tile = Meddelas det när någon bara har en bricka kvar?
answer-last-tile-knock = Den som bara har en bricka kvar knackar i bordet.
answer-last-tile-knock-chickenfoot = Den som bara har en bricka kvar säger ”En kvar!”.
answer-last-tile-silent = Att någon bara har en bricka kvar meddelas inte.

question-yard-empty = Vad händer när högen är slut?
answer-yard-empty-play-on = När högen är slut går spelet vidare utan den.
answer-yard-empty-end-of-turn = När högen är slut tar omgången slut efter den turen.
answer-yard-empty-at-once = När högen är slut tar omgången slut genast.
answer-yard-empty-when-draw-due = När högen är slut tar omgången slut så snart någon skulle behöva dra.

question-blocked-when = När är en omgång blockerad?
answer-blocked-when-nothing-fits = Omgången är blockerad när alla tåg är öppna och ingen har en bricka som passar någonstans.
answer-blocked-when-all-pass = Omgången är blockerad när alla har passat i rad.
answer-blocked-when-nobody-fits-now = Omgången är blockerad när ingen har en bricka som får läggas.

question-engine-from = Varifrån kommer loket?
answer-engine-from-set-aside = Loket läggs åt sidan innan brickorna delas ut.
answer-engine-from-holder-or-search = Loket kommer från den hand som har det; har ingen det drar alla i tur och ordning tills det dyker upp.
answer-engine-from-reshuffle = Loket kommer från den hand som har det; har ingen det delas alla brickor ut igen.

question-engine-turn = Räknas det som en tur att lägga loket?
answer-engine-turn-is-the-play = Den som börjar lägger loket, och det är hela turen.
answer-engine-turn-plays-on = Den som börjar lägger loket och lägger sedan en bricka.

question-first-player = Vem börjar nästa omgång?
answer-first-player-rotate = Nästa plats medurs börjar nästa omgång.
answer-first-player-round-winner = Den som vann omgången före börjar nästa omgång.
answer-first-player-youngest = Den yngsta spelaren börjar varje omgång.
answer-first-player-holder = Den som har eller hittar loket börjar omgången.
answer-first-player-holder-chickenfoot = Den som har eller hittar startdubbeln börjar omgången.
answer-first-player-lowest-double = Den som visar den lägsta dubbeln börjar omgången.

question-spinner = Hur många armar har startdubbeln?
answer-spinner-four-arms = Startdubbeln har fyra armar.
answer-spinner-double-chickenfoot = Startdubbeln är en dubbel hönsfot: den har sex armar, som ska fyllas först om inte spinner_first säger något annat.

question-spinner-first = Måste startdubbelns armar fyllas innan något annat läggs?
answer-spinner-first-free = Startdubbelns armar får fyllas när som helst.
answer-spinner-first-fill-first = Startdubbelns alla armar måste fyllas innan något annat läggs.

question-missing-double = Vad händer om ingen har dubbeln som inleder omgången?
answer-missing-double-reshuffle = Om ingen har dubbeln som inleder omgången blandas alla brickor och delas ut igen.
answer-missing-double-next-lower = Om ingen har dubbeln som inleder omgången inleds den av närmast lägre dubbel som någon har.
answer-missing-double-draw = Om ingen har dubbeln som inleder omgången drar alla i tur och ordning tills den hittas.

question-dead-foot = Vad händer om en hönsfot aldrig kan få sina tre tår?
answer-dead-foot-binds = En hönsfot som aldrig kan få sina tre tår fortsätter att hindra allt annat.
answer-dead-foot-ends-round = Omgången är slut så snart bordet visar att en hönsfot aldrig kan få sina tre tår.
answer-dead-foot-released = En hönsfot som aldrig kan få sina tre tår räknas som färdig.

question-first-turn = Vem har den första turen i en omgång?
answer-first-turn-starter-plays = Den som lade centralstationen har omgångens första tur.
answer-first-turn-next-plays = Att lägga centralstationen var en tur, så nästa spelare har den första turen efter den.

question-start-rival-line = Vem får lägga den första brickan på en linje?
answer-start-rival-line-allowed = Vem som helst får lägga den första brickan på en linje.
answer-start-rival-line-owner-only = Bara ägaren får lägga den första brickan på en linje.

question-decline-station = Får du ta en bricka fast du kan göra en station färdig?
answer-decline-station-not-if-able = Om du kan göra en station färdig får du inte ta en bricka i stället.
answer-decline-station-allowed = Du får ta en bricka fast du kan göra en station färdig.

question-yard-replacement = Du lägger från depån på en motspelares linje: vad kommer först?
answer-yard-replacement-after-draw = När du lägger från depån på en motspelares linje drar du först och ersätter sedan brickan.
answer-yard-replacement-before-draw = När du lägger från depån på en motspelares linje ersätter du först brickan och drar sedan.

question-emptied-by-replacement = Går du ut om din sista handbricka går till depån?
answer-emptied-by-replacement-out = Du går ut om din sista handbricka går till depån.
answer-emptied-by-replacement-not-out = Om din sista handbricka går till depån går du inte ut, men du kan inte lägga från depån.

question-discards-flip = När blir de borttagna brickorna en ny hög?
answer-discards-flip-at-once = De borttagna brickorna blir en ny hög så snart den gamla är slut.
answer-discards-flip-when-draw-due = De borttagna brickorna blir en ny hög först när en bricka måste dras; till dess räknas högen som slut.

question-round-end = Vad avslutar en omgång när inget finns kvar att dra?
answer-round-end-all-pass = När inget finns kvar att dra är omgången slut när alla passar i rad, vare sig de kan lägga eller inte.
answer-round-end-nobody-can = När inget finns kvar att dra är omgången slut när ingen kan lägga; den som kan lägga måste göra det.

question-dead-station = Binder en station som aldrig kan göras färdig?
answer-dead-station-binds = En station som aldrig kan göras färdig binder ändå.
answer-dead-station-released = En station som aldrig kan göras färdig binder inte längre.

question-shared-third-token = Vem vinner om flera får sitt sista segermynt samtidigt?
answer-shared-third-token-shared-victory = Om flera får sitt sista segermynt samtidigt delar de segern.
answer-shared-third-token-score-sum = Om flera får sitt sista segermynt samtidigt vinner den av dem som har lägst sammanlagd poäng.
