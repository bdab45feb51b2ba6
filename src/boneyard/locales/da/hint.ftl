### Hints: what to do, and why. $names are players, $seats how many they are; $weight is `hint-weight`.

hint-line = Tip: { $what }.
hint-line-numbered = Tip: { $number }) { $what }.
hint-line-by = Tip ({ $level }): { $number }) { $what }.
hint-for-seat = { $seat }: { $what } ({ $action })
hint-next-best = Næstbedst: { $actions }
hint-behind = { $action } ({ $points ->
        [0] lige så godt
        [one] 1 point dårligere
       *[other] { $points } point dårligere
    })
hint-behind-by = { $what } ({ $points ->
        [0] lige så godt
       *[other] { $shown } point dårligere
    })
hint-tried =
    { $worlds ->
        [one] { $choices } muligheder prøvet i 1 tænkelig uddeling på { $seconds } s.
       *[other] { $choices } muligheder prøvet i { $worlds } tænkelige uddelinger på { $seconds } s.
    }
hint-certainty = Sikkerhed: { NUMBER($sure, style: "percent", maximumFractionDigits: 0) }.
hint-do-play = læg { $tile } på { $place }
hint-do-remove = fjern spor fra din linje
hint-problem = Linje { $line }: { $problem }
hint-round-over = runden er slut, så der er ikke noget at vælge
hint-hand-unknown = hands.{ $seat }: et tip kræver hele hånden for den plads, der har tur
hint-needs-position = giv en stilling som argument eller på standard input (se boneyard hint --help)
hint-no-adviser = { $level } giver ikke tip; spørg en af disse: { $names }, eller niveau 6 til 9
hint-decides-at-once = niveau 6 og 7 beslutter sig med det samme: --seconds og --worlds gælder kun niveau 8 og 9, for eksempel --level 9
hint-tiles-nowhere =
    { $tiles ->
        [one] 1 brik er ingen steder: i en rigtig runde ville den være på en hånd, for bunken er tom. Niveau 8 og 9 skal bruge en stilling, der kan spilles til ende
       *[other] { $tiles } brikker er ingen steder: i en rigtig runde ville de være på en hånd, for bunken er tom. Niveau 8 og 9 skal bruge en stilling, der kan spilles til ende
    }
hint-not-a-position = { $text } er ikke en stilling. En stilling er JSON, f.eks. '{ $example }'
hint-not-json = dette er ikke JSON ({ $why }). En stilling skrives sådan: '{ $example }'
hint-line-not-json = dette er ikke JSON ({ $why }). Hver linje er en hel stilling
hint-file = { $file } ligner en fil, ikke en stilling. Læs stillinger fra en fil, én på hver linje: { $command }
hint-tiles = { $tiles } ligner brikker, men et tip kræver også bordet, f.eks. '{ $example }'. Det bedste tog af brikkerne alene, med start på 12: { $command }

## The plan

hint-plan = Din plan: { $train }; løse brikker: { $left }.
hint-plan-whole = Din plan: { $train }; ingen løse brikker.
hint-plan-none = Ingen af dine brikker passer til dit tog nu.
hint-plan-none-engine-191 = Ingen af dine brikker passer til din linje nu.

## Reasons

hint-weight =
    { $pips ->
        [one] 1 prik
       *[other] { $pips } prikker
    }
hint-only = Der er ikke andet at vælge.
hint-ahead =
    { $points ->
        [0] Noget andet ville være lige så godt.
        [one] Det er cirka 1 point bedre end alt andet.
       *[other] Det er cirka { $points } point bedre end alt andet.
    }
hint-out = Det er din sidste brik: du går ud.
hint-train-next =
    { $tiles ->
        [0] Det er den næste brik i dit bedste tog, og den sidste.
        [one] Det er den næste brik i dit bedste tog. Der kan følge 1 brik mere ({ $weight }).
       *[other] Det er den næste brik i dit bedste tog. Der kan følge { $tiles } brikker mere ({ $weight }).
    }
hint-train-next-engine-191 =
    { $tiles ->
        [0] Det er den næste brik i din bedste linje, og den sidste.
        [one] Det er den næste brik i din bedste linje. Der kan følge 1 brik mere ({ $weight }).
       *[other] Det er den næste brik i din bedste linje. Der kan følge { $tiles } brikker mere ({ $weight }).
    }
hint-train-turned =
    { $tiles ->
        [one] Med den får dit tog 1 brik ({ $weight }). Det bedste ville få { $best_tiles } ({ $best_weight }).
       *[other] Med den får dit tog { $tiles } brikker ({ $weight }). Det bedste ville få { $best_tiles } ({ $best_weight }).
    }
hint-train-turned-engine-191 =
    { $tiles ->
        [one] Med den får din linje 1 brik ({ $weight }). Den bedste ville få { $best_tiles } ({ $best_weight }).
       *[other] Med den får din linje { $tiles } brikker ({ $weight }). Den bedste ville få { $best_tiles } ({ $best_weight }).
    }
hint-train-kept =
    { $tiles ->
        [one] Dit bedste tog kan undvære den og forbliver helt: 1 brik ({ $weight }).
       *[other] Dit bedste tog kan undvære den og forbliver helt: { $tiles } brikker ({ $weight }).
    }
hint-train-kept-engine-191 =
    { $tiles ->
        [one] Din bedste linje kan undvære den og forbliver hel: 1 brik ({ $weight }).
       *[other] Din bedste linje kan undvære den og forbliver hel: { $tiles } brikker ({ $weight }).
    }
hint-train-broken =
    { $tiles ->
        [0] Den ødelægger dit bedste tog ({ $best_weight }): der er intet tilbage af det.
        [one] Den ødelægger dit bedste tog: 1 brik ({ $weight }) i stedet for { $best_tiles } ({ $best_weight }).
       *[other] Den ødelægger dit bedste tog: { $tiles } brikker ({ $weight }) i stedet for { $best_tiles } ({ $best_weight }).
    }
hint-train-broken-engine-191 =
    { $tiles ->
        [0] Den ødelægger din bedste linje ({ $best_weight }): der er intet tilbage af den.
        [one] Den ødelægger din bedste linje: 1 brik ({ $weight }) i stedet for { $best_tiles } ({ $best_weight }).
       *[other] Den ødelægger din bedste linje: { $tiles } brikker ({ $weight }) i stedet for { $best_tiles } ({ $best_weight }).
    }
hint-train-keeps =
    { $tiles ->
        [one] Den alene er dit bedste tog ({ $weight }).
       *[other] Dit bedste tog har brug for den: { $tiles } brikker ({ $weight }).
    }
hint-double-closed = Du kan selv lukke dobbeltbrikken med { $tile }.
hint-double-closed-engine-191 = Det er en station: du må lægge en brik til, og { $tile } ville gøre den færdig.
hint-double-open = Du har ingen brik at lukke dobbeltbrikken med: den forbliver åben.
hint-double-open-engine-191 = Det er en station: du må lægge en brik til, men du har ingen, der gør den færdig.
hint-marker-off = Din markør tages af, og dit tog er lukket for de andre.
hint-marker-stays = Dit tog forbliver åbent.
hint-nobody-follows = Ingen andre kan have en brik med { $shows }: du kan se dem alle.
hint-lack =
    { $seats ->
        [one] { $names } har nok ingen brik med { $shows }.
       *[other] { $names } har nok ingen brikker med { $shows }.
    }
hint-open-lack =
    { $seats ->
        [one] { $names } har ingen brik med { $shows }.
       *[other] { $names } har ingen brikker med { $shows }.
    }
hint-end-is-near =
    { $seats ->
        [one] { $names } er tæt på at gå ud.
       *[other] { $names } er tæt på at gå ud.
    }
hint-pips = Du slipper af med { $weight }.
hint-pips-most = Det er den tungeste brik, du kan lægge: { $weight }.

## Chickenfoot

hint-double-blank = Bliver den på din hånd, koster den { $points } point.
hint-foot-opened =
    { $toes ->
        [0] Den åbner en hønsefod, og du har ingen tå til den.
        [one] Den åbner en hønsefod, og du har 1 tå til den.
       *[other] Den åbner en hønsefod, og du har { $toes } tæer til den.
    }
hint-foot-spared =
    { $toes ->
        [0] Lægger du den, åbner den en hønsefod, og du har ingen tå til den.
        [one] Lægger du den, åbner den en hønsefod, og du har kun 1 tå til den.
       *[other] Lægger du den, åbner den en hønsefod; du har { $toes } tæer til den.
    }
hint-toe =
    { $missing ->
        [0] Det er den sidste tå: alle andre ender er fri igen.
        [one] Det er en tå på hønsefod { $shows }, som mangler én til.
       *[other] Det er en tå på hønsefod { $shows }, som mangler { $missing } til.
    }
hint-fitting =
    { $number ->
        [0] { $tiles ->
            [one] Men så passer din sidste brik ikke til en åben ende.
           *[other] Men så passer ingen af dine brikker til en åben ende.
        }
       *[other] Derefter passer { $number } af dine { $tiles } andre brikker til en åben ende.
    }
hint-fitting-all =
    { $tiles ->
        [one] Derefter passer din sidste brik til en åben ende.
       *[other] Derefter passer alle dine andre brikker til en åben ende.
    }

## Engine 191

hint-rival-line = Den lægges på en anden linje, så du trækker en brik.
hint-station-complete = Den gør en station færdig.
hint-from-yard = Den forlader dit depot ({ $weight }) og erstattes af en brik fra din hånd.
hint-give = I dit depot tæller den det samme, og du kan stadig lægge den.
hint-take = Det, du kunne lægge, er mere værd, hvis du beholder det.
hint-keeps-hand = Det, du stadig kunne lægge, er mere værd, hvis du beholder det.
hint-remove =
    { $tiles ->
        [0] Din linje går tilbage til { $shows }.
        [one] Din linje går tilbage til { $shows }, hvor du kan lægge 1 brik ({ $weight }); hvor den ender nu, kan du lægge { $now_tiles } ({ $now_weight }).
       *[other] Din linje går tilbage til { $shows }, hvor du kan lægge { $tiles } brikker ({ $weight }); hvor den ender nu, kan du lægge { $now_tiles } ({ $now_weight }).
    }
hint-show-double =
    { $tiles ->
        [0] Bliver den hovedstationen, starter du. Ingen af dine andre brikker viser { $shows }.
        [one] Bliver den hovedstationen, starter du med 1 brik til din linje ({ $weight }).
       *[other] Bliver den hovedstationen, starter du med { $tiles } brikker til din linje ({ $weight }).
    }
hint-show-track =
    { $doubles ->
        [0] Du har ingen dobbeltbrik at vise.
        [one] Din dobbeltbrik forbliver skjult på din hånd.
       *[other] Dine dobbeltbrikker forbliver skjulte på din hånd.
    }
