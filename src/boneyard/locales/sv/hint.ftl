### Hints: what to do, and why. $names are players, $seats how many they are; $weight is `hint-weight`.

hint-line = Tips: { $what }.
hint-line-numbered = Tips: { $number }) { $what }.
hint-line-by = Tips ({ $level }): { $number }) { $what }.
hint-for-seat = { $seat }: { $what } ({ $action })
hint-next-best = Näst bäst: { $actions }
hint-behind = { $action } ({ $points ->
        [0] lika bra
        [one] 1 poäng sämre
       *[other] { $points } poäng sämre
    })
hint-behind-by = { $what } ({ $points ->
        [0] lika bra
       *[other] { $shown } poäng sämre
    })
hint-tried =
    { $worlds ->
        [one] { $choices } val prövade i 1 tänkbar giv på { $seconds } s.
       *[other] { $choices } val prövade i { $worlds } tänkbara givar på { $seconds } s.
    }
hint-certainty = Säkerhet: { NUMBER($sure, style: "percent", maximumFractionDigits: 0) }.
hint-do-play = lägg { $tile } på { $place }
hint-do-remove = riv spår på din linje
hint-problem = Rad { $line }: { $problem }
hint-round-over = omgången är slut, så det finns inget att göra
hint-hand-unknown = hands.{ $seat }: ett tips kräver hela handen på den plats som är i tur
hint-needs-position = ange en ställning som argument eller på standard in (se boneyard hint --help)
hint-no-adviser = { $level } ger inga tips; fråga någon av dessa: { $names }, eller nivå 6 till 9
hint-decides-at-once = nivå 6 och 7 bestämmer sig genast: --seconds och --worlds gäller bara nivå 8 och 9, till exempel --level 9
hint-tiles-nowhere =
    { $tiles ->
        [one] 1 bricka finns ingenstans: i en riktig omgång skulle den finnas på någons hand, för högen är tom. Nivå 8 och 9 behöver en ställning som kan spelas till slut
       *[other] { $tiles } brickor finns ingenstans: i en riktig omgång skulle de finnas på någons hand, för högen är tom. Nivå 8 och 9 behöver en ställning som kan spelas till slut
    }
hint-not-a-position = { $text } är ingen ställning. En ställning är JSON, till exempel '{ $example }'
hint-not-json = det här är inte JSON ({ $why }). En ställning skrivs så här: '{ $example }'
hint-line-not-json = det här är inte JSON ({ $why }). Varje rad är en hel ställning
hint-file = { $file } ser ut som en fil, inte en ställning. För att läsa ställningar från en fil, en på varje rad: { $command }
hint-tiles = { $tiles } ser ut som brickor, men ett tips kräver bordet också, till exempel '{ $example }'. För att få det bästa tåget av enbart brickorna, med start på 12: { $command }

## The plan

hint-plan = Din plan: { $train }; lösa brickor: { $left }.
hint-plan-whole = Din plan: { $train }; inga lösa brickor.
hint-plan-none = Ingen av dina brickor passar på ditt tåg nu.
hint-plan-none-engine-191 = Ingen av dina brickor passar på din linje nu.

## Reasons

hint-weight =
    { $pips ->
        [one] 1 prick
       *[other] { $pips } prickar
    }
hint-only = Det finns inget annat att välja.
hint-ahead =
    { $points ->
        [0] Det finns något annat som är lika bra.
        [one] Det är ungefär 1 poäng bättre än allt annat.
       *[other] Det är ungefär { $points } poäng bättre än allt annat.
    }
hint-out = Det är din sista bricka: du går ut.
hint-train-next =
    { $tiles ->
        [0] Det är nästa bricka i ditt bästa tåg, och den sista.
        [one] Det är nästa bricka i ditt bästa tåg. 1 till kan följa ({ $weight }).
       *[other] Det är nästa bricka i ditt bästa tåg. { $tiles } till kan följa ({ $weight }).
    }
hint-train-next-engine-191 =
    { $tiles ->
        [0] Det är nästa bricka i din bästa linje, och den sista.
        [one] Det är nästa bricka i din bästa linje. 1 till kan följa ({ $weight }).
       *[other] Det är nästa bricka i din bästa linje. { $tiles } till kan följa ({ $weight }).
    }
hint-train-turned =
    { $tiles ->
        [one] Med den får ditt tåg 1 bricka ({ $weight }). Det bästa skulle ha { $best_tiles } ({ $best_weight }).
       *[other] Med den får ditt tåg { $tiles } brickor ({ $weight }). Det bästa skulle ha { $best_tiles } ({ $best_weight }).
    }
hint-train-turned-engine-191 =
    { $tiles ->
        [one] Med den får din linje 1 bricka ({ $weight }). Den bästa skulle ha { $best_tiles } ({ $best_weight }).
       *[other] Med den får din linje { $tiles } brickor ({ $weight }). Den bästa skulle ha { $best_tiles } ({ $best_weight }).
    }
hint-train-kept =
    { $tiles ->
        [one] Ditt bästa tåg behöver den inte och förblir helt: 1 bricka ({ $weight }).
       *[other] Ditt bästa tåg behöver den inte och förblir helt: { $tiles } brickor ({ $weight }).
    }
hint-train-kept-engine-191 =
    { $tiles ->
        [one] Din bästa linje behöver den inte och förblir hel: 1 bricka ({ $weight }).
       *[other] Din bästa linje behöver den inte och förblir hel: { $tiles } brickor ({ $weight }).
    }
hint-train-broken =
    { $tiles ->
        [0] Den förstör ditt bästa tåg ({ $best_weight }): inget blir kvar av det.
        [one] Den förstör ditt bästa tåg: 1 bricka ({ $weight }) i stället för { $best_tiles } ({ $best_weight }).
       *[other] Den förstör ditt bästa tåg: { $tiles } brickor ({ $weight }) i stället för { $best_tiles } ({ $best_weight }).
    }
hint-train-broken-engine-191 =
    { $tiles ->
        [0] Den förstör din bästa linje ({ $best_weight }): inget blir kvar av den.
        [one] Den förstör din bästa linje: 1 bricka ({ $weight }) i stället för { $best_tiles } ({ $best_weight }).
       *[other] Den förstör din bästa linje: { $tiles } brickor ({ $weight }) i stället för { $best_tiles } ({ $best_weight }).
    }
hint-train-keeps =
    { $tiles ->
        [one] Den utgör ensam ditt bästa tåg ({ $weight }).
       *[other] Ditt bästa tåg behöver den: { $tiles } brickor ({ $weight }).
    }
hint-double-closed = Du kan stänga dubbeln själv, med { $tile }.
hint-double-closed-engine-191 = Den är en station: du får lägga en gång till, och { $tile } skulle göra den färdig.
hint-double-open = Du har ingen bricka att stänga dubbeln med: den förblir öppen.
hint-double-open-engine-191 = Den är en station: du får lägga en gång till, men du har ingen bricka som gör den färdig.
hint-marker-off = Din markör tas bort, och ditt tåg är stängt för de andra.
hint-marker-stays = Ditt tåg förblir öppet.
hint-nobody-follows = Ingen annan kan ha en { $shows }:a: du ser alla { $shows }:or.
hint-lack =
    { $seats ->
        [one] { $names } har troligen ingen { $shows }:a.
       *[other] { $names } har troligen ingen { $shows }:a.
    }
hint-open-lack =
    { $seats ->
        [one] { $names } har ingen { $shows }:a.
       *[other] { $names } har ingen { $shows }:a.
    }
hint-end-is-near =
    { $seats ->
        [one] { $names } är nära att gå ut.
       *[other] { $names } är nära att gå ut.
    }
hint-pips = Du blir av med { $weight }.
hint-pips-most = Det är den tyngsta brickan du kan lägga: { $weight }.

## Chickenfoot

hint-double-blank = Kvar i din hand skulle den kosta { $points } poäng.
hint-foot-opened =
    { $toes ->
        [0] Den öppnar en hönsfot, och du har ingen tå till den.
        [one] Den öppnar en hönsfot, och du har 1 tå till den.
       *[other] Den öppnar en hönsfot, och du har { $toes } tår till den.
    }
hint-foot-spared =
    { $toes ->
        [0] Lägger du den öppnas en hönsfot, och du har ingen tå till den.
        [one] Lägger du den öppnas en hönsfot, och du har bara 1 tå till den.
       *[other] Lägger du den öppnas en hönsfot; du har { $toes } tår till den.
    }
hint-toe =
    { $missing ->
        [0] Det är den sista tån: alla andra ändar är fria igen.
        [one] Det är en tå på hönsfoten { $shows }, som sedan saknar en till.
       *[other] Det är en tå på hönsfoten { $shows }, som sedan saknar { $missing } till.
    }
hint-fitting =
    { $number ->
        [0] { $tiles ->
            [one] Men sedan passar din sista bricka inte i någon öppen ände.
           *[other] Men sedan passar ingen av dina brickor i någon öppen ände.
        }
       *[other] Sedan passar { $number } av dina { $tiles } andra brickor i en öppen ände.
    }
hint-fitting-all =
    { $tiles ->
        [one] Sedan passar din sista bricka i en öppen ände.
       *[other] Sedan passar alla dina andra brickor i en öppen ände.
    }

## Engine 191

hint-rival-line = Den läggs på en annan linje, så du drar en bricka.
hint-station-complete = Den gör en station färdig.
hint-from-yard = Den lämnar din depå ({ $weight }), och en bricka från din hand tar dess plats.
hint-give = I din depå räknas den lika mycket, och du kan fortfarande lägga den.
hint-take = Det du kan lägga är mer värt om du behåller det.
hint-keeps-hand = Det du fortfarande kan lägga är mer värt om du behåller det.
hint-remove =
    { $tiles ->
        [0] Din linje går tillbaka till { $shows }:an.
        [one] Din linje går tillbaka till { $shows }:an, där du kan lägga 1 bricka ({ $weight }); där den slutar nu kan du lägga { $now_tiles } ({ $now_weight }).
       *[other] Din linje går tillbaka till { $shows }:an, där du kan lägga { $tiles } brickor ({ $weight }); där den slutar nu kan du lägga { $now_tiles } ({ $now_weight }).
    }
hint-show-double =
    { $tiles ->
        [0] Om den blir centralstation börjar du. Ingen av dina andra brickor visar en { $shows }:a.
        [one] Om den blir centralstation börjar du, med 1 bricka till din linje ({ $weight }).
       *[other] Om den blir centralstation börjar du, med { $tiles } brickor till din linje ({ $weight }).
    }
hint-show-track =
    { $doubles ->
        [0] Du har ingen dubbel att visa.
        [one] Din dubbel förblir dold i din hand.
       *[other] Dina dubblar förblir dolda i din hand.
    }
