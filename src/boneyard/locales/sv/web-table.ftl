### The table in the browser: names of trains and ends, and the table in sentences for those who hear it.

## Trains. $name is a player’s name

web-table = Bordet
web-table-train = Tåg { $name }
web-table-own-train = Ditt tåg
web-table-line = Linje { $name }
web-table-own-line = Din linje
web-table-shared = Mexikanska tåget
web-table-shared-super = Supertåget
web-table-shared-short = Mexikanska
web-table-shared-super-short = Super
web-table-public = Allmänna tåget
web-table-public-short = Allmänna
web-table-for-all = för alla
web-table-left-end = { $train }, vänstra änden
web-table-right-end = { $train }, högra änden

## Beside a train: how many tiles the player holds, and how many rounds are won

web-table-tiles = { $count ->
    [one] 1 bricka
   *[other] { $count } brickor
}
web-table-in-hand = { $count ->
    [one] 1 bricka på hand
   *[other] { $count } brickor på hand
}
web-table-rounds-won = { $count ->
    [one] 1 vunnen omgång
   *[other] { $count } vunna omgångar
}
web-table-yard = Depå
web-table-yard-short = Depå

## Ends. $place is “Mia’s train” or “Mexican Train”, $pips the number it shows, $tile the tile that is held

web-table-end = { $place }, ände { $pips }
web-table-end-unknown = { $place }, inget lagt än
web-table-end-choose = { $place }, ände { $pips }: här kan du lägga
web-table-end-play = { $place }, ände { $pips }: lägg { $tile } här
web-table-more = { $place }: visa { $count ->
    [one] brickan längre bak
   *[other] de { $count } brickorna längre bak
}
web-table-all-tiles = { $place }, alla brickor
web-table-close = Stäng
web-table-open-end = Öppen ände
web-table-toe = Tå som saknas på dubbel-{ $pips }
web-table-arm = Ledig arm på startdubbeln

## The table in sentences. $signal: open, private or none

web-table-about-train = { $place }: { $count ->
    [0] inga brickor än, börjar med { $pips }
    [one] 1 bricka, slutar på { $pips }
   *[other] { $count } brickor, slutar på { $pips }
}{ $signal ->
    [open] , öppet för alla
    [private] , stängt
   *[none] {""}
}{ $double ->
    [yes] ; dubbeln är öppen
   *[no] {""}
}.
web-table-about-line = { $place }: { $count ->
    [0] inga brickor än, börjar med { $pips }
    [one] 1 bricka, slutar på { $pips }
   *[other] { $count } brickor, slutar på { $pips }
}{ $station ->
    [incomplete] ; stationen är ofärdig
   *[no] {""}
}. Depå: { $yard ->
    [0] tom
    [one] 1 bricka, { $total ->
        [one] 1 prick
       *[other] { $total } prickar
    }
   *[other] { $yard } brickor, { $total ->
        [one] 1 prick
       *[other] { $total } prickar
    }
}.
web-table-about-reveal = Centralstationen är inte vald än.
web-table-about-engine = Loket är { $tile }.
web-table-about-spinner = Startdubbeln är { $tile }. { $count ->
    [one] 1 bricka ligger
   *[other] { $count } brickor ligger
} på bordet, startdubbeln medräknad.
web-table-about-station = Centralstationen är { $tile }.
web-table-about-arms = { $count ->
    [one] 1 arm på startdubbeln är ledig.
   *[other] { $count } armar på startdubbeln är lediga.
}
web-table-about-foot = Dubbel-{ $pips } saknar { $count ->
    [one] 1 tå
   *[other] { $count } tår
}.
web-table-about-end = { $count ->
    [one] 1 öppen ände visar { $pips }.
   *[other] { $count } öppna ändar visar { $pips }.
}

## Looking around

web-table-closer = Zooma in
web-table-further = Zooma ut
web-table-fit = Visa hela bordet
web-table-map = Liten karta över bordet
web-table-open-ends = Öppna ändar
web-table-laid = { $count ->
    [one] 1 lagd bricka
   *[other] { $count } lagda brickor
}
web-table-look-around = En del av bordet. Dra för att se dig omkring, eller använd piltangenterna.
