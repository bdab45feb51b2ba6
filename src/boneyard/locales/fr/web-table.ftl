### The table in the browser: names of trains and ends, and the table in sentences for those who hear it.

## Trains. $name is a player’s name

web-table = La table
web-table-train = Train { $name }
web-table-own-train = Votre train
web-table-line = Ligne { $name }
web-table-own-line = Votre ligne
web-table-shared = Train mexicain
web-table-shared-super = Super Train
web-table-shared-short = Mexicain
web-table-shared-super-short = Super
web-table-public = Train public
web-table-public-short = Public
web-table-for-all = pour tous
web-table-left-end = { $train }, bout gauche
web-table-right-end = { $train }, bout droit

## Beside a train: how many tiles the player holds, and how many rounds are won

web-table-tiles = { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}
web-table-in-hand = { $count ->
    [one] { $count } domino en main
   *[other] { $count } dominos en main
}
web-table-rounds-won = { $count ->
    [one] { $count } manche remportée
   *[other] { $count } manches remportées
}
web-table-yard = Dépôt
web-table-yard-short = Dépôt

## Ends. $place is “Mia’s train” or “Mexican Train”, $pips the number it shows, $tile the tile that is held

web-table-end = { $place }, bout { $pips }
web-table-end-unknown = { $place }, rien de posé
web-table-end-choose = { $place }, bout { $pips } : vous pouvez poser ici
web-table-end-play = { $place }, bout { $pips } : poser { $tile } ici
web-table-more = { $place } : montrer { $count ->
    [one] le domino précédent
   *[other] les { $count } dominos précédents
}
web-table-all-tiles = { $place }, tous les dominos
web-table-close = Fermer
web-table-open-end = Bout libre
web-table-toe = Doigt manquant du double { $pips }
web-table-arm = Branche libre du double de départ

## The table in sentences. $signal: open, private or none

web-table-about-train = { $place } : { $count ->
    [0] encore aucun domino, commence par { $pips }
    [one] { $count } domino, au bout un { $pips }
   *[other] { $count } dominos, au bout un { $pips }
}{ $signal ->
    [open] , train ouvert à tous
    [private] , train fermé
   *[none] {""}
}{ $double ->
    [yes] {"\u202F"}; le double est ouvert
   *[no] {""}
}.
web-table-about-line = { $place } : { $count ->
    [0] encore aucun domino, commence par { $pips }
    [one] { $count } domino, au bout un { $pips }
   *[other] { $count } dominos, au bout un { $pips }
}{ $station ->
    [incomplete] {"\u202F"}; la gare est incomplète
   *[no] {""}
}. Dépôt : { $yard ->
    [0] vide
    [one] { $yard } domino, { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
   *[other] { $yard } dominos, { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
}.
web-table-about-reveal = La gare centrale n’est pas encore choisie.
web-table-about-engine = La locomotive est { $tile }.
web-table-about-spinner = Le double de départ est { $tile }. { $count ->
    [one] Il y a { $count } domino sur la table, double de départ compris.
   *[other] Il y a { $count } dominos sur la table, double de départ compris.
}
web-table-about-station = La gare centrale est { $tile }.
web-table-about-arms = { $count ->
    [one] { $count } branche du double de départ est libre.
   *[other] { $count } branches du double de départ sont libres.
}
web-table-about-foot = Il manque encore { $count ->
    [one] { $count } doigt
   *[other] { $count } doigts
} au double { $pips }.
web-table-about-end = { $count ->
    [one] { $count } bout libre porte { $pips }.
   *[other] { $count } bouts libres portent { $pips }.
}

## Looking around

web-table-closer = Zoom avant
web-table-further = Zoom arrière
web-table-fit = Voir toute la table
web-table-map = Miniature de la table
web-table-open-ends = Bouts libres
web-table-laid = { $count ->
    [one] { $count } domino posé
   *[other] { $count } dominos posés
}
web-table-look-around = Vous voyez une partie de la table. Faites glisser pour voir le reste, ou utilisez les flèches du clavier.
