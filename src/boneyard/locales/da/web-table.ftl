### The table in the browser: names of trains and ends, and the table in sentences for those who hear it.

## Trains. $name is a player’s name

web-table = Bordet
web-table-train = Toget hos { $name }
web-table-own-train = Dit tog
web-table-line = Linjen hos { $name }
web-table-own-line = Din linje
web-table-shared = Det mexicanske tog
web-table-shared-super = Supertoget
web-table-shared-short = Mex. tog
web-table-shared-super-short = Supertog
web-table-public = Det offentlige tog
web-table-public-short = Off. tog
web-table-for-all = for alle
web-table-left-end = { $train }, venstre ende
web-table-right-end = { $train }, højre ende

## Beside a train: how many tiles the player holds, and how many rounds are won

web-table-tiles = { $count ->
    [one] 1 brik
   *[other] { $count } brikker
}
web-table-in-hand = { $count ->
    [one] 1 brik på hånden
   *[other] { $count } brikker på hånden
}
web-table-rounds-won = { $count ->
    [one] 1 runde vundet
   *[other] { $count } runder vundet
}
web-table-yard = Depot
web-table-yard-short = Depot

## Ends. $place is “Mia’s train” or “Mexican Train”, $pips the number it shows, $tile the tile that is held

web-table-end = { $place }, ende { $pips }
web-table-end-unknown = { $place }, ikke begyndt
web-table-end-choose = { $place }, ende { $pips }: du kan lægge her
web-table-end-play = { $place }, ende { $pips }: læg { $tile } her
web-table-more = { $place }: vis { $count ->
    [one] brikken længere tilbage
   *[other] de { $count } brikker længere tilbage
}
web-table-all-tiles = { $place }, alle brikker
web-table-close = Luk
web-table-open-end = Åben ende
web-table-toe = Manglende tå på { $pips ->
    [0] dobbeltblank
   *[other] dobbelt-{ $pips }
}
web-table-arm = Ledig arm på startbrikken

## The table in sentences. $signal: open, private or none

web-table-about-train = { $place }: { $count ->
    [0] ingen brikker endnu, begynder med { $pips }
    [one] 1 brik, ender i { $pips }
   *[other] { $count } brikker, ender i { $pips }
}{ $signal ->
    [open] , åbent for alle
    [private] , lukket
   *[none] {""}
}{ $double ->
    [yes] ; dobbeltbrikken er åben
   *[no] {""}
}.
web-table-about-line = { $place }: { $count ->
    [0] ingen brikker endnu, begynder med { $pips }
    [one] 1 brik, ender i { $pips }
   *[other] { $count } brikker, ender i { $pips }
}{ $station ->
    [incomplete] ; stationen er ufærdig
   *[no] {""}
}. Depot: { $yard ->
    [0] tomt
    [one] 1 brik, { $total ->
        [one] 1 prik
       *[other] { $total } prikker
    }
   *[other] { $yard } brikker, { $total ->
        [one] 1 prik
       *[other] { $total } prikker
    }
}.
web-table-about-reveal = Hovedstationen er ikke valgt endnu.
web-table-about-engine = Lokomotivet er { $tile }.
web-table-about-spinner = Startbrikken er { $tile }. Der ligger { $count ->
    [one] 1 brik
   *[other] { $count } brikker
} på bordet, startbrikken medregnet.
web-table-about-station = Hovedstationen er { $tile }.
web-table-about-arms = { $count ->
    [one] 1 arm på startbrikken er ledig.
   *[other] { $count } arme på startbrikken er ledige.
}
web-table-about-foot = { $pips ->
    [0] Dobbeltblank
   *[other] Dobbelt-{ $pips }
} mangler { $count ->
    [one] 1 tå
   *[other] { $count } tæer
}.
web-table-about-end = { $count ->
    [one] 1 åben ende viser { $pips }.
   *[other] { $count } åbne ender viser { $pips }.
}

## Looking around

web-table-closer = Zoom ind
web-table-further = Zoom ud
web-table-fit = Vis hele bordet
web-table-map = Lille kort over bordet
web-table-open-ends = Åbne ender
web-table-laid = { $count ->
    [one] 1 brik lagt
   *[other] { $count } brikker lagt
}
web-table-look-around = En del af bordet. Træk i bordet for at se dig omkring, eller brug piletasterne.
