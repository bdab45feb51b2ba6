### The rule sheets in words: titles, the questions on which they differ, and the answers found in print.

## Titles, and in one line what is special

sheet-mexican-train-classic = Mexican Train (klassisk)
sheet-mexican-train-classic-about = Én brik pr. tur. En åben dobbeltbrik skal lukkes før alt andet.

sheet-mexican-train-classic-fr = Mexican Train (klassisk, fransk)
sheet-mexican-train-classic-fr-about = Som det klassiske regelark, men brikken efter en dobbeltbrik lægges på dobbeltbrikken.

sheet-mexican-train-super = Mexican Train (supertog)
sheet-mexican-train-super-about = Det fælles tog vokser i begge ender, og dobbeltbrikker må følge efter dobbeltbrikker.

sheet-mexican-train-satisfy = Mexican Train (luk dobbeltbrikken)
sheet-mexican-train-satisfy-about = Pligten til at lukke en dobbeltbrik går bordet rundt, tilbage til den, der lagde den.

sheet-engine-191 = Engine 191
sheet-engine-191-about = Linjer med stationer og et depot foran hver spiller.

sheet-chickenfoot = Chickenfoot
sheet-chickenfoot-about = Alle lægger ud fra den samme startbrik; hver dobbeltbrik skal have tre tæer, før spillet går videre.

## Which of a sheet’s games, in a heading

game-full = det fulde parti
game-fast = det hurtige parti uden 10, 11 og 12

## Questions and answers. question-<name>, answer-<name of the question>-<answer>
## An answer is a whole sentence: a refusal under a house rule shows it without its question.

question-rounds = Hvor mange runder har et parti?
answer-rounds-all = Der er én runde for hvert lokomotiv i sættet.
answer-rounds =
    { $number ->
        [one] Der er 1 runde, med lokomotiv 0-0.
       *[other] Der er { $number } runder, med lokomotiver fra { $engine }-{ $engine } ned til 0-0.
    }
answer-rounds-others = Der er så mange runder, den sidste med lokomotiv 0-0.
answer-rounds-all-chickenfoot = Der er én runde for hver startbrik i sættet.
answer-rounds-chickenfoot =
    { $number ->
        [one] Der er 1 runde, med startbrikken 0-0.
       *[other] Der er { $number } runder, med startbrikker fra { $engine }-{ $engine } ned til 0-0.
    }
answer-rounds-others-chickenfoot = Der er så mange runder, den sidste med startbrikken 0-0.

question-tokens = Hvor mange runder skal vindes for at vinde partiet?
answer-tokens =
    { $number ->
        [one] Den, der først vinder en runde, vinder partiet.
       *[other] Den, der først vinder { $number } runder, vinder partiet.
    }
answer-tokens-others = Den, der først vinder så mange runder, vinder partiet.

question-game = Hvilke brikker bruges, og hvor mange får hver spiller?
answer-game-full = Alle brikker i sættet bruges.
answer-game-fast = Brikkerne med 10, 11 eller 12 bruges ikke.

question-hands = Hvem må se hænderne?
answer-hands-hidden = Kun du ser din hånd.
answer-hands-open = Alle ser alle hænder.

question-shared-train = I hvilke ender vokser det fælles tog?
answer-shared-train-one-end = Det fælles tog vokser kun i den ene ende.
answer-shared-train-both-halves-open = Det fælles tog vokser i begge ender.
answer-shared-train-engine-half-dead = Det fælles tog vokser kun i den ene ende: ved den halvdel af dets første brik, der viser lokomotivets tal, kan der ikke lægges.

question-shared-trains = Hvor mange fælles tog er der?
answer-shared-trains-one = Der er ét fælles tog: det offentlige tog er det mexicanske tog.
answer-shared-trains-two = Der er to fælles tog, det mexicanske tog og et offentligt tog.

question-own-train-first = Skal du begynde dit eget tog, før du må lægge andre steder?
answer-own-train-first-no = Du må lægge andre steder, før dit eget tog er begyndt.
answer-own-train-first-yes = Du skal begynde dit eget tog, før du lægger andre steder; kun en åben dobbeltbrik kommer først.
answer-own-train-first-first-turn = I din første tur skal du begynde dit eget tog, hvis du har en brik til det; kun en åben dobbeltbrik kommer først.

question-drawn-tile = Skal en trukket brik, der passer, lægges?
answer-drawn-tile-must-play = En trukket brik, der passer, skal lægges.
answer-drawn-tile-may-keep = En trukket brik, der passer, må lægges eller beholdes.

question-marker-comes-off = Hvornår tages markøren af dit tog?
answer-marker-comes-off-own-train = Din markør tages af automatisk, når du lægger på dit eget tog.
answer-marker-comes-off-own-train-if-wished = Når du lægger på dit eget tog, vælger du, om din markør tages af.
answer-marker-comes-off-any-play = Din markør tages af automatisk, når du lægger på et hvilket som helst tog.

question-double-duty = Hvad kræver en åben dobbeltbrik af de følgende spillere?
answer-double-duty-next-tile = Den næste brik, nogen lægger, skal på den åbne dobbeltbrik.
answer-double-duty-travels = Efter tur lukker hver spiller den åbne dobbeltbrik eller giver pligten videre.

question-after-double = Hvor skal brikken efter en dobbeltbrik lægges?
answer-after-double-anywhere = Brikken efter en dobbeltbrik lægges på dobbeltbrikken eller på et hvilket som helst tog, der er åbent for dig.
answer-after-double-on-the-double = Brikken efter en dobbeltbrik lægges på dobbeltbrikken og ingen andre steder.

question-doubles-in-a-turn = Må brikken efter en dobbeltbrik være endnu en dobbeltbrik?
answer-doubles-in-a-turn-one = Brikken efter en dobbeltbrik må ikke være endnu en dobbeltbrik.
answer-doubles-in-a-turn-chain = Brikken efter en dobbeltbrik må være endnu en dobbeltbrik, og hver af dem kræver en brik til; af åbne dobbeltbrikker lukkes den ældste først.

question-drawn-double = Må du lægge en dobbeltbrik, du trak, mens en anden er åben?
answer-drawn-double-as-any-tile = En dobbeltbrik, du trækker, mens en anden er åben, må kun lægges, hvor enhver anden brik måtte.
answer-drawn-double-may-play = En dobbeltbrik, du trækker, mens en anden er åben, må lægges på et hvilket som helst åbent tog eller beholdes.
answer-drawn-double-must-play = En dobbeltbrik, du trækker, mens en anden er åben, skal lægges, hvis den passer til et åbent tog.
answer-drawn-double-not-allowed = En dobbeltbrik, du trækker, mens en anden er åben, må ikke lægges: den bliver på din hånd.

question-closing-order = Hvem skal lukke flere åbne dobbeltbrikker i den rækkefølge, de blev lagt?
answer-closing-order-everyone = Alle lukker den ældste åbne dobbeltbrik først, også den spiller, der lagde dem.
answer-closing-order-later-players = Den spiller, der lagde flere dobbeltbrikker, må lukke dem i vilkårlig rækkefølge; de følgende spillere skal lukke den ældste først.

question-dead-double = Binder en åben dobbeltbrik stadig, når alle andre brikker med dens tal er på bordet?
answer-dead-double-released = En åben dobbeltbrik binder ikke længere, når alle andre brikker med dens tal er på bordet.
answer-dead-double-binds = En åben dobbeltbrik binder stadig, når alle andre brikker med dens tal er på bordet.

question-failed-close = Kommer din markør på, hvis du ikke kan lukke en andens dobbeltbrik?
answer-failed-close-marker = Din markør kommer på, hvis du ikke kan lukke en andens dobbeltbrik.
answer-failed-close-no-marker = Din markør kommer ikke på, hvis du ikke kan lukke en andens dobbeltbrik.

question-duty-draw = Trækker du, før du giver pligten til at lukke en dobbeltbrik videre?
answer-duty-draw-none = Du giver pligten til at lukke en dobbeltbrik videre uden at trække.
answer-duty-draw-one-each = Du trækker én brik, før du giver pligten til at lukke en dobbeltbrik videre.

question-duty-marker = Kommer din markør på, hvis du giver pligten til at lukke en dobbeltbrik videre?
answer-duty-marker-none = Din markør kommer ikke på, hvis du giver pligten til at lukke en dobbeltbrik videre.
answer-duty-marker-marker = Din markør kommer på, hvis du giver pligten til at lukke en dobbeltbrik videre.

question-after-duty = Hvem har tur, når en dobbeltbrik er lukket?
answer-after-duty-left-of-satisfier = Når en dobbeltbrik er lukket, går turen til spilleren til venstre for den, der lukkede den.
answer-after-duty-left-of-placer = Når en dobbeltbrik er lukket, går turen til spilleren til venstre for den, der lagde den.

question-last-double = Går du ud, hvis din sidste brik er en dobbeltbrik?
answer-last-double-out = Du går straks ud, hvis din sidste brik er en dobbeltbrik.
answer-last-double-must-be-satisfied = Hvis din sidste brik er en dobbeltbrik, går du først ud, når den er lukket.

question-last-tile = Bliver den sidste brik meldt?
answer-last-tile-knock = Der bankes i bordet, når en spiller kun har én brik tilbage.
answer-last-tile-knock-chickenfoot = En spillers sidste brik meldes: ”Én tilbage!”.
answer-last-tile-silent = En spillers sidste brik meldes ikke.

question-yard-empty = Hvad sker der, når bunken er brugt op?
answer-yard-empty-play-on = Når bunken er brugt op, spilles der videre uden den.
answer-yard-empty-end-of-turn = Når bunken er brugt op, slutter runden med den tur.
answer-yard-empty-at-once = Når bunken er brugt op, slutter runden straks.
answer-yard-empty-when-draw-due = Når bunken er brugt op, slutter runden, så snart nogen skulle trække.

question-blocked-when = Hvornår er en runde blokeret?
answer-blocked-when-nothing-fits = Runden er blokeret, når alle tog er åbne, og ingen har en brik, der passer nogen steder.
answer-blocked-when-all-pass = Runden er blokeret, når alle har meldt pas lige efter hinanden.
answer-blocked-when-nobody-fits-now = Runden er blokeret, når ingen har en brik, der må lægges.

question-engine-from = Hvor kommer lokomotivet fra?
answer-engine-from-set-aside = Lokomotivet lægges til side før uddelingen.
answer-engine-from-holder-or-search = Lokomotivet kommer fra den hånd, der har det; har ingen det, trækker alle efter tur, indtil det dukker op.
answer-engine-from-reshuffle = Lokomotivet kommer fra den hånd, der har det; har ingen det, deles alle brikker ud igen.

question-engine-turn = Bruger den, der starter, sin tur på at lægge lokomotivet?
answer-engine-turn-is-the-play = Den, der starter, bruger sin tur på at lægge lokomotivet.
answer-engine-turn-plays-on = Den, der starter, lægger lokomotivet og derefter en brik.

question-first-player = Hvem starter den næste runde?
answer-first-player-rotate = Den næste runde startes af den næste plads med uret.
answer-first-player-round-winner = Den næste runde startes af vinderen af den forrige.
answer-first-player-youngest = Hver runde startes af den yngste spiller.
answer-first-player-holder = Hver runde startes af den, der har eller finder lokomotivet.
answer-first-player-holder-chickenfoot = Hver runde startes af den, der har eller finder startbrikken.
answer-first-player-lowest-double = Hver runde startes af den, der viser den laveste dobbeltbrik.

question-spinner = Hvor mange arme har startbrikken?
answer-spinner-four-arms = Startbrikken har fire arme.
answer-spinner-double-chickenfoot = Startbrikken er en dobbelt hønsefod: den har seks arme, som skal fyldes først, medmindre spinner_first siger noget andet.

question-spinner-first = Skal startbrikkens arme fyldes, før der lægges andre steder?
answer-spinner-first-free = Startbrikkens arme må fyldes når som helst.
answer-spinner-first-fill-first = Alle startbrikkens arme skal fyldes, før der lægges andre steder.

question-missing-double = Hvad sker der, hvis ingen har rundens dobbeltbrik?
answer-missing-double-reshuffle = Hvis ingen har rundens dobbeltbrik, blandes alle brikker og deles ud igen.
answer-missing-double-next-lower = Hvis ingen har rundens dobbeltbrik, begynder runden med den nærmeste lavere, som nogen har.
answer-missing-double-draw = Hvis ingen har rundens dobbeltbrik, trækker alle efter tur, indtil den er fundet.

question-dead-foot = Hvad sker der, hvis en hønsefod aldrig kan få sine tre tæer?
answer-dead-foot-binds = En hønsefod, der aldrig kan få sine tre tæer, bliver ved med at spærre for alt andet.
answer-dead-foot-ends-round = Runden slutter, så snart det kan ses på bordet, at en hønsefod aldrig kan få sine tre tæer.
answer-dead-foot-released = En hønsefod, der aldrig kan få sine tre tæer, regnes for færdig.

question-first-turn = Hvem har den første tur i en runde?
answer-first-turn-starter-plays = Den, der lagde hovedstationen, har den første tur i runden.
answer-first-turn-next-plays = Det var en tur at lægge hovedstationen, så den næste spiller har den første tur bagefter.

question-start-rival-line = Hvem må lægge den første brik på en linje?
answer-start-rival-line-allowed = Enhver må lægge den første brik på en linje.
answer-start-rival-line-owner-only = Kun ejeren må lægge den første brik på en linje.

question-decline-station = Må du tage en brik, når du kunne gøre en station færdig?
answer-decline-station-not-if-able = Hvis du kan gøre en station færdig, må du ikke tage en brik i stedet.
answer-decline-station-allowed = Du må tage en brik, selv om du kunne gøre en station færdig.

question-yard-replacement = Du lægger fra depotet på en modstanders linje: hvad kommer først?
answer-yard-replacement-after-draw = Når du lægger fra depotet på en modstanders linje, trækker du først og erstatter så brikken.
answer-yard-replacement-before-draw = Når du lægger fra depotet på en modstanders linje, erstatter du først brikken og trækker så.

question-emptied-by-replacement = Går du ud, hvis den sidste brik på din hånd går til depotet?
answer-emptied-by-replacement-out = Du går ud, hvis den sidste brik på din hånd går til depotet.
answer-emptied-by-replacement-not-out = Hvis den sidste brik på din hånd går til depotet, går du ikke ud, men du kan ikke lægge fra depotet.

question-discards-flip = Hvornår bliver de fjernede brikker til bunken?
answer-discards-flip-at-once = De fjernede brikker bliver til bunken, så snart den er brugt op.
answer-discards-flip-when-draw-due = De fjernede brikker bliver først til bunken, når der skal trækkes en brik; indtil da regnes den for brugt op.

question-round-end = Hvad afslutter en runde, når der ikke er mere at trække?
answer-round-end-all-pass = Når der ikke er mere at trække, slutter runden, når alle melder pas lige efter hinanden, uanset om de kan lægge.
answer-round-end-nobody-can = Når der ikke er mere at trække, slutter runden, når ingen kan lægge; den, der kan lægge, skal gøre det.

question-dead-station = Binder en station, der aldrig kan gøres færdig, stadig?
answer-dead-station-binds = En station, der aldrig kan gøres færdig, binder stadig.
answer-dead-station-released = En station, der aldrig kan gøres færdig, binder ikke længere.

question-shared-third-token = Hvem vinder, hvis flere får deres sidste sejrsmønt samtidig?
answer-shared-third-token-shared-victory = Hvis flere spillere får deres sidste sejrsmønt samtidig, deler de sejren.
answer-shared-third-token-score-sum = Hvis flere spillere får deres sidste sejrsmønt samtidig, vinder den af dem, der har færrest point i alt.
