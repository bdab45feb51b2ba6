### boneyard arena: bots against each other.

number-tenth-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
progress-deals = { $done } af { $whole } uddelinger

arena-head =
    { $title }: { $deals ->
        [one] én uddeling
       *[other] { $deals } uddelinger
    } til { $players } spillere, hver spillet i alle rotationer af pladserne, seed { $seed }
arena-head-matches =
    { $title }: { $deals ->
        [one] ét parti
       *[other] { $deals } partier
    } for { $players } spillere, hvert spillet i alle rotationer af pladserne, seed { $seed }
arena-bot = bot
arena-won = vundet
arena-bot-seated =
    { $seats ->
        [one] { $bot }
       *[other] { $bot } × { $seats }
    }
arena-relative = relative point
arena-control = mod kontrol
arena-cpu = CPU-ms
arena-rating = rating
arena-rated = { NUMBER($rating, useGrouping: 0) }
arena-notes =
    Færre point er bedre: -5 betyder 5 point bedre, +5 betyder 5 point dårligere. Relative point er en bots egne
    minus gennemsnittet af de andres. Mod kontrol: dens point minus dem, { $reference } får med de samme brikker,
    når { $reference } sidder på alle pladser. ± er 95 %-intervallet over uddelinger. CPU-ms er tiden pr. beslutning,
    fraregnet dem med kun én mulighed. Ratingen siger, hvor ofte en bot ender foran en anden, ikke hvor
    langt: 1500 er gennemsnittet; en bot, der ligger 100 højere, ender foran 64 gange ud af 100, 200 højere 76 gange.
    En bot, der er nævnt flere gange, har én række med sit gennemsnit pr. plads.
arena-stopped = boneyard: stoppet efter { $done } af { $whole } uddelinger; kør samme kommando igen for at fortsætte derfra
arena-stopped-seed = boneyard: stoppet efter { $done } af { $whole } uddelinger; kør samme kommando igen med --seed { $seed } for at fortsætte derfra
arena-not-kept = boneyard: resultaterne kan ikke gemmes undervejs, så de går tabt ved en afbrydelse: { $why }
arena-seats =
    --seats nævner { $number ->
        [one] én bot
       *[other] { $number } bots
    } til { $players } spillere: nævn én til hver, med komma imellem
arena-bad-precision = --precision skal være et antal point over 0
arena-faults = { $bot }: { $faults }. Hver gang valgte brakeman i stedet.
arena-no-faults = { $bot } svarede hver gang.
arena-tried = { $bot }: { $worlds } tænkelige uddelinger prøvet pr. beslutning.
arena-fault = { $number } × { $kind ->
    [late] for sent
    [illegal] ulovligt
    [unreadable] ulæseligt
    [flooded] for meget output
   *[crashed] gået ned
}
