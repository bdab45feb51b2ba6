### boneyard arena: bots against each other.

number-tenth-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
progress-deals = { $done } donnes sur { $whole }

arena-head =
    { $title } : { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } à { $players } joueurs, dans toutes les rotations des places, graine { $seed }
arena-head-matches =
    { $title } : { $deals ->
        [one] { $deals } partie
       *[other] { $deals } parties
    } à { $players } joueurs, dans toutes les rotations des places, graine { $seed }
arena-bot = bot
arena-won = victoires
arena-bot-seated =
    { $seats ->
        [one] { $bot }
       *[other] { $bot } × { $seats }
    }
arena-relative = points relatifs
arena-control = face au témoin
arena-cpu = ms CPU
arena-rating = cote
arena-rated = { NUMBER($rating, useGrouping: 0) }
arena-notes =
    Moins il y a de points, mieux c’est : -5 veut dire meilleur de 5 points, +5 moins bon de 5 points. Les points
    relatifs sont ceux d’un bot moins la moyenne de ceux des autres. Face au témoin : ses points moins ceux
    de { $reference } avec les mêmes dominos quand { $reference } occupe toutes les places. ± est l’intervalle à
    95 % sur les donnes. ms CPU est le temps par décision, sans compter celles à un seul choix. La cote dit
    combien de fois un bot finit devant un autre, pas de combien : 1500 est la moyenne ; un bot coté 100 de plus
    finit devant 64 fois sur 100, 200 de plus 76 fois. Un bot nommé plusieurs fois a une seule ligne, avec sa
    moyenne par place.
arena-stopped = boneyard: arrêt après { $done } donnes sur { $whole } ; relancez la même commande pour continuer à partir de là
arena-stopped-seed = boneyard: arrêt après { $done } donnes sur { $whole } ; relancez la même commande avec --seed { $seed } pour continuer à partir de là
arena-not-kept = boneyard: les résultats ne peuvent pas être enregistrés au fur et à mesure, et une interruption les ferait perdre : { $why }
arena-seats =
    --seats nomme { $number ->
        [one] { $number } bot
       *[other] { $number } bots
    } pour { $players } joueurs : nommez-en un pour chacun, séparés par des virgules
arena-bad-precision = --precision doit être un nombre de points supérieur à 0
arena-faults = { $bot } : { $faults }. Chaque fois, brakeman a décidé à sa place.
arena-no-faults = { $bot } a répondu à chaque fois.
arena-tried = { $bot } : { $worlds } donnes possibles essayées par décision.
arena-fault = { $kind ->
    [late] trop tard
    [illegal] contraire aux règles
    [unreadable] illisible
    [flooded] trop de texte
   *[crashed] arrêt brutal
} ×{ $number }
