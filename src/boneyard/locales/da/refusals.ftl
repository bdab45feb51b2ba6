## Why an action is refused. $clause is the clause behind it, e.g. A35, or, where a house rule asks for it,
## that rule and its clause.
## Players have names at some tables; at others they are called by the letters of their seats: $called is
## `name` or `letter`.

refused-by-house-rule = husregel { $switch }={ $answer }, { $clause }

refused-round-over = Runden er slut ({ $clause }).
refused-other-game = Det kan man ikke i dette spil ({ $clause }).
refused-no-such-end = Der er ingen ende { $end } at lægge på her ({ $clause }).
refused-engine-half-dead = På supertogets første brik kan der ikke lægges ved halvdelen med lokomotivets tal ({ $clause }).
refused-not-in-double-six = Der er ingen { $tile } i dobbelt-6-sættet ({ $clause }).
refused-not-in-double-nine = Der er ingen { $tile } i dobbelt-9-sættet ({ $clause }).
refused-not-in-double-twelve = Der er ingen { $tile } i dobbelt-12-sættet ({ $clause }).
refused-tile-not-held =
    { $where ->
        [table] { $tile } ligger på bordet, ikke på din hånd ({ $clause }).
        [hand] { $called ->
            [name] Det er { $holder }, der har { $tile }, ikke dig ({ $clause }).
           *[letter] Det er spiller { $holder }, der har { $tile }, ikke dig ({ $clause }).
        }
       *[unknown] Du har ikke { $tile } ({ $clause }).
    }
refused-tile-does-not-fit = Den ende viser { $shows }, men din brik er { $tile } ({ $clause }).
refused-train-closed =
    { $called ->
        [name] Toget hos { $owner } er lukket for dig: der er ingen markør på det ({ $clause }).
       *[letter] Tog { $owner } er lukket for dig: der er ingen markør på det ({ $clause }).
    }
refused-own-train-first = Begynd dit eget tog, før du lægger andre steder ({ $clause }).
refused-own-train-on-first-turn = I din første tur begynder du dit eget tog, hvis du har en brik til det ({ $clause }).
refused-double-waits =
    { $double ->
        [0] Dobbeltblank
       *[other] Dobbelt-{ $double }
    } skal lukkes først ({ $clause }).
refused-older-double-waits =
    Dobbeltbrikker lukkes i den rækkefølge, de blev lagt: { $double ->
        [0] dobbeltblank
       *[other] dobbelt-{ $double }
    } kommer først ({ $clause }).
refused-follow-on-the-double = Brikken efter en dobbeltbrik lægges på dobbeltbrikken ({ $clause }).
refused-no-second-double = Brikken efter en dobbeltbrik må ikke være en dobbeltbrik ({ $clause }).
refused-only-the-drawn-tile = Kun den brik, du har trukket, { $drawn }, må lægges nu ({ $clause }).
refused-must-play = Du har en brik, der passer, så du skal lægge ({ $clause }).
refused-must-satisfy =
    Du kan lukke { $double ->
        [0] dobbeltblank
       *[other] dobbelt-{ $double }
    }, så du skal gøre det ({ $clause }).
refused-must-play-drawn = Den brik, du har trukket, { $drawn }, passer og skal lægges ({ $clause }).
refused-must-play-drawn-double = Den dobbeltbrik, du har trukket, { $drawn }, passer og skal lægges ({ $clause }).
refused-no-keeping = En trukket brik, der passer, skal lægges: du kan ikke beholde den ({ $clause }).
refused-no-keeping-a-double = En trukket brik, der passer, skal lægges, også en dobbeltbrik, du trak, mens en anden er åben: du kan ikke beholde den ({ $clause }).
refused-drawn-tile-waits = Du har trukket { $drawn }: du skal først lægge den eller beholde den ({ $clause }).
refused-must-draw = Du skal trække, før du må melde pas ({ $clause }).
refused-must-draw-for-duty =
    Du skal trække, før du giver pligten til at lukke { $double ->
        [0] dobbeltblank
       *[other] dobbelt-{ $double }
    } videre ({ $clause }).
refused-must-draw-until = Pligten er kommet tilbage til dig: træk, til din dobbeltbrik er lukket ({ $clause }).
refused-nothing-drawn = Du har ikke trukket en brik, du kunne beholde ({ $clause }).
refused-boneyard-empty = Bunken er tom: meld pas ({ $clause }).
refused-duty-without-draw =
    Du kan ikke lukke { $double ->
        [0] dobbeltblank
       *[other] dobbelt-{ $double }
    }: giv pligten videre uden at trække ({ $clause }).
refused-no-penalty-due = Kun den spiller, der lagde dobbeltbrikken, trækker, til en brik passer, og kun når ingen kunne lukke den ({ $clause }).
refused-marker-off-by-itself = Der er ikke noget at vælge: din markør tages af automatisk, når den skal ({ $clause }).
refused-marker-undecided = Sig først, om din markør skal tages af eller blive liggende ({ $clause }).
refused-no-marker-to-decide = Der er ingen markør at tage stilling til nu ({ $clause }).

refused-end-not-open = Ingen åben ende viser { $shows } ({ $clause }).
refused-foot-waits = Hønsefod { $foot } kommer først: den mangler { $toes ->
    [one] én tå
   *[other] { $toes } tæer
} ({ $clause }).
refused-arms-first = Alle arme på startbrik { $spinner } skal fyldes først ({ $clause }).
refused-double-foot-first = Startbrik { $spinner } er en dobbelt hønsefod: dens arme skal fyldes først ({ $clause }).

refused-choice-first = Først vælger alle en brik at vise ({ $clause }).
refused-shown-tile-not-held = Du viser en brik fra din egen hånd, og { $tile } har du ikke på hånden ({ $clause }).
refused-choice-made = Brikkerne er vist; runden er begyndt ({ $clause }).
refused-replacement-due = { $laid } kom fra dit depot: erstat den først med en brik fra din hånd ({ $clause }).
refused-given-tile-not-held = Erstatningen kommer fra din hånd, og { $tile } har du ikke på hånden ({ $clause }).
refused-no-replacement-due = Ingen brik i dit depot skal erstattes nu ({ $clause }).
refused-nothing-to-replace-with = Du har ingen brik på hånden at erstatte den med ({ $clause }).
# $stations is $number of the next three, with “or” between them
station-on-own = på din linje
station-on-line = på linje { $seat }
station-on-owned = på linjen hos { $name }
refused-station-waits =
    { $number ->
        [one] En ufærdig station kommer først, { $stations } ({ $clause }).
       *[other] En af de ufærdige stationer kommer først, { $stations } ({ $clause }).
    }
refused-station-can-be-completed =
    { $number ->
        [one] Du kan gøre stationen { $stations } færdig, så du må ikke lade være ({ $clause }).
       *[other] Du kan gøre en station færdig, { $stations }, så du må ikke lade være ({ $clause }).
    }
refused-rival-lines-closed = Bunken er brugt op, så en modstanders linje er lukket, medmindre den har en ufærdig station ({ $clause }).
refused-discards-not-turned = Bunken regnes for brugt op, indtil nogen skal trække, så en modstanders linje er lukket, medmindre den har en ufærdig station ({ $clause }).
refused-owner-starts-line = Kun ejeren må lægge den første brik på en linje ({ $clause }).
refused-nothing-to-remove = Der er ingen brik at fjerne på din linje ({ $clause }).
refused-removal-comes-first = Spor fjernes før alt andet i en tur ({ $clause }).
refused-only-the-taken-tile = Kun den brik, du har taget, { $taken }, må lægges nu ({ $clause }).
refused-already-played = Du har allerede lagt eller taget en brik: læg en til, eller afslut turen ({ $clause }).
refused-nothing-to-stop = Du kan ikke afslutte turen nu ({ $clause }).
refused-tile-can-be-taken = Der er brikker tilbage: tag én i stedet for at melde pas ({ $clause }).

unknown-tile = Det ville vende en brik, som ingen har nævnt.

## Under a refusal that rests on a house rule: what the rule says

house-rule-line = { $switch }={ $answer }: { $text } ({ $clause })
