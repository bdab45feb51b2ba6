### boneyard arena: bots against each other.

number-tenth-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
progress-deals = { $done } av { $whole } givar

arena-head =
    { $title }: { $deals ->
        [one] en giv
       *[other] { $deals } givar
    } för { $players } spelare, var och en spelad i varje rotation av platserna, frö { $seed }
arena-head-matches =
    { $title }: { $deals ->
        [one] ett parti
       *[other] { $deals } partier
    } för { $players } spelare, vart och ett spelat i varje rotation av platserna, frö { $seed }
arena-bot = bot
arena-won = vunna
arena-bot-seated =
    { $seats ->
        [one] { $bot }
       *[other] { $bot } × { $seats }
    }
arena-relative = relativ poäng
arena-control = mot kontroll
arena-cpu = CPU-ms
arena-rating = rating
arena-rated = { NUMBER($rating, useGrouping: 0) }
arena-notes =
    Färre poäng är bättre: −5 betyder 5 poäng bättre, +5 betyder 5 poäng sämre. Relativ poäng är en bots egen
    poäng minus medelvärdet av de andras. Mot kontroll: dess poäng minus den som { $reference } får med samma
    brickor när { $reference } sitter på varje plats. ± är konfidensintervallet på 95{"\u00A0"}% över givarna.
    CPU-ms är tiden per beslut, utom för beslut med bara ett alternativ. Ratingen säger hur ofta en bot slutar
    före en annan, inte med hur mycket: 1500 är medelvärdet; en bot med 100 mer slutar före 64 gånger av 100,
    med 200 mer 76 gånger. En bot som anges mer än en gång har en rad, med sitt medelvärde per plats.
arena-stopped = boneyard: stoppad efter { $done } av { $whole } givar; kör samma kommando igen för att fortsätta därifrån
arena-stopped-seed = boneyard: stoppad efter { $done } av { $whole } givar; kör samma kommando igen med --seed { $seed } för att fortsätta därifrån
arena-not-kept = boneyard: resultaten kan inte sparas efter hand, så de går förlorade vid ett avbrott: { $why }
arena-seats =
    --seats anger { $number ->
        [one] en bot
       *[other] { $number } bottar
    } för { $players } spelare: ange en för var och en, med komma emellan
arena-bad-precision = --precision måste vara ett antal poäng över 0
arena-faults = { $bot }: { $faults }. Varje gång bestämde brakeman i stället.
arena-no-faults = { $bot } svarade varje gång.
arena-tried = { $bot }: { $worlds } tänkbara givar prövade per beslut.
arena-fault = { $number } { $kind ->
    [late] { $number ->
        [one] för sent
       *[other] för sena
    }
    [illegal] { $number ->
        [one] otillåtet
       *[other] otillåtna
    }
    [unreadable] { $number ->
        [one] oläsligt
       *[other] oläsliga
    }
    [flooded] med för mycket text
   *[crashed] { $number ->
        [one] krasch
       *[other] krascher
    }
}
