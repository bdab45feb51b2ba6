### Hints: what to do, and why. $names are players, $seats how many they are; $weight is `hint-weight`.

hint-line = Indice : { $what }.
hint-line-numbered = Indice : { $number }) { $what }.
hint-line-by = Indice ({ $level }) : { $number }) { $what }.
hint-for-seat = { $seat } : { $what } ({ $action })
hint-next-best = À défaut : { $actions }
hint-behind = { $action } ({ $points ->
        [0] aussi bon
        [one] moins bon de { $points } point
       *[other] moins bon de { $points } points
    })
hint-behind-by = { $what } ({ $points ->
        [0] aussi bon
        [one] moins bon de { $shown } point
       *[other] moins bon de { $shown } points
    })
hint-tried =
    { $worlds ->
        [one] { $choices } choix essayés dans { $worlds } donne possible, en { $seconds } s.
       *[other] { $choices } choix essayés dans { $worlds } donnes possibles, en { $seconds } s.
    }
hint-certainty = Indice sûr à { NUMBER($sure, style: "percent", maximumFractionDigits: 0) }.
hint-do-play = poser { $tile } sur { $place }
hint-do-remove = démonter la voie de votre ligne
hint-problem = Ligne { $line } : { $problem }
hint-round-over = la manche est terminée : il n’y a rien à jouer
hint-hand-unknown = hands.{ $seat } : pour un indice, il faut connaître toute la main de la place qui joue
hint-needs-position = donnez une position en argument ou sur l’entrée standard (voir boneyard hint --help)
hint-no-adviser = { $level } ne donne pas d’indice ; vous avez le choix entre { $names }, ou 6 à 9
hint-decides-at-once = les niveaux 6 et 7 décident aussitôt : --seconds et --worlds ne valent que pour les niveaux 8 et 9, par exemple --level 9
hint-tiles-nowhere =
    { $tiles ->
        [one] { $tiles } domino n’est nulle part : dans une vraie manche, quelqu’un l’aurait en main, puisque la pioche est vide. Les niveaux 8 et 9 ont besoin d’une position qui puisse se jouer jusqu’au bout
       *[other] { $tiles } dominos ne sont nulle part : dans une vraie manche, quelqu’un les aurait en main, puisque la pioche est vide. Les niveaux 8 et 9 ont besoin d’une position qui puisse se jouer jusqu’au bout
    }
hint-not-a-position = { $text } n’est pas une position. Une position s’écrit en JSON, par exemple '{ $example }'
hint-not-json = ce n’est pas du JSON ({ $why }). Une position s’écrit ainsi : '{ $example }'
hint-line-not-json = ce n’est pas du JSON ({ $why }). Chaque ligne est une position entière
hint-file = { $file } ressemble à un fichier, pas à une position. Pour lire des positions dans un fichier, une par ligne : { $command }
hint-tiles = { $tiles } ressemble à des dominos, mais un indice demande aussi la table, par exemple '{ $example }'. Pour le meilleur train avec ces seuls dominos, à partir de 12 : { $command }

## The plan

hint-plan = Votre plan : { $train } ; hors plan : { $left }.
hint-plan-whole = Votre plan : { $train } ; rien ne reste hors plan.
hint-plan-none = Aucun de vos dominos ne convient à votre train pour l’instant.
hint-plan-none-engine-191 = Aucun de vos dominos ne convient à votre ligne pour l’instant.

## Reasons

hint-weight =
    { $pips ->
        [one] { $pips } point
       *[other] { $pips } points
    }
hint-only = Il n’y a pas d’autre choix.
hint-ahead =
    { $points ->
        [0] Un autre coup serait aussi bon.
        [one] Ce coup vaut environ { $points } point de mieux que tout autre.
       *[other] Ce coup vaut environ { $points } points de mieux que tout autre.
    }
hint-out = C’est votre dernier domino : vous faites domino.
hint-train-next =
    { $tiles ->
        [0] C’est le prochain domino de votre meilleur train, et aussi le dernier.
        [one] C’est le prochain domino de votre meilleur train. { $tiles } autre peut suivre ({ $weight }).
       *[other] C’est le prochain domino de votre meilleur train. { $tiles } autres peuvent suivre ({ $weight }).
    }
hint-train-next-engine-191 =
    { $tiles ->
        [0] C’est le prochain domino de votre meilleure ligne, et aussi le dernier.
        [one] C’est le prochain domino de votre meilleure ligne. { $tiles } autre peut suivre ({ $weight }).
       *[other] C’est le prochain domino de votre meilleure ligne. { $tiles } autres peuvent suivre ({ $weight }).
    }
hint-train-turned =
    { $tiles ->
        [one] Avec lui, votre train a { $tiles } domino ({ $weight }). Le meilleur en aurait { $best_tiles } ({ $best_weight }).
       *[other] Avec lui, votre train a { $tiles } dominos ({ $weight }). Le meilleur en aurait { $best_tiles } ({ $best_weight }).
    }
hint-train-turned-engine-191 =
    { $tiles ->
        [one] Avec lui, votre ligne a { $tiles } domino ({ $weight }). La meilleure en aurait { $best_tiles } ({ $best_weight }).
       *[other] Avec lui, votre ligne a { $tiles } dominos ({ $weight }). La meilleure en aurait { $best_tiles } ({ $best_weight }).
    }
hint-train-kept =
    { $tiles ->
        [one] Votre meilleur train s’en passe et reste entier : { $tiles } domino ({ $weight }).
       *[other] Votre meilleur train s’en passe et reste entier : { $tiles } dominos ({ $weight }).
    }
hint-train-kept-engine-191 =
    { $tiles ->
        [one] Votre meilleure ligne s’en passe et reste entière : { $tiles } domino ({ $weight }).
       *[other] Votre meilleure ligne s’en passe et reste entière : { $tiles } dominos ({ $weight }).
    }
hint-train-broken =
    { $tiles ->
        [0] Ce coup casse votre meilleur train ({ $best_weight }) : il n’en reste rien.
        [one] Ce coup casse votre meilleur train : { $tiles } domino ({ $weight }) au lieu de { $best_tiles } ({ $best_weight }).
       *[other] Ce coup casse votre meilleur train : { $tiles } dominos ({ $weight }) au lieu de { $best_tiles } ({ $best_weight }).
    }
hint-train-broken-engine-191 =
    { $tiles ->
        [0] Ce coup casse votre meilleure ligne ({ $best_weight }) : il n’en reste rien.
        [one] Ce coup casse votre meilleure ligne : { $tiles } domino ({ $weight }) au lieu de { $best_tiles } ({ $best_weight }).
       *[other] Ce coup casse votre meilleure ligne : { $tiles } dominos ({ $weight }) au lieu de { $best_tiles } ({ $best_weight }).
    }
hint-train-keeps =
    { $tiles ->
        [one] Votre meilleur train, c’est lui seul ({ $weight }).
       *[other] Votre meilleur train en a besoin : { $tiles } dominos ({ $weight }).
    }
hint-double-closed = Vous pouvez fermer le double vous-même, avec { $tile }.
hint-double-closed-engine-191 = C’est une gare : vous pouvez poser encore une fois, et { $tile } la compléterait.
hint-double-open = Vous n’avez pas de domino pour fermer le double : il reste ouvert.
hint-double-open-engine-191 = C’est une gare : vous pouvez poser encore une fois, mais vous n’avez pas de domino pour la compléter.
hint-marker-off = Votre marqueur est enlevé, et votre train est fermé aux autres.
hint-marker-stays = Votre train reste ouvert.
hint-nobody-follows = Personne d’autre ne peut avoir de { $shows } : vous les voyez tous.
hint-lack =
    { $seats ->
        [one] { $names } n’a sans doute pas de { $shows }.
       *[other] { $names } n’ont sans doute pas de { $shows }.
    }
hint-open-lack =
    { $seats ->
        [one] { $names } n’a pas de { $shows }.
       *[other] { $names } n’ont pas de { $shows }.
    }
hint-end-is-near =
    { $seats ->
        [one] { $names } va bientôt faire domino.
       *[other] { $names } vont bientôt faire domino.
    }
hint-pips = Vous vous débarrassez de { $weight }.
hint-pips-most = C’est le domino le plus lourd que vous puissiez poser : { $weight }.

## Chickenfoot

hint-double-blank = Resté dans votre main, il coûterait { $points } points.
hint-foot-opened =
    { $toes ->
        [0] Il ouvre une patte de poule, et vous n’avez aucun doigt à y poser.
        [one] Il ouvre une patte de poule, et vous avez { $toes } doigt à y poser.
       *[other] Il ouvre une patte de poule, et vous avez { $toes } doigts à y poser.
    }
hint-foot-spared =
    { $toes ->
        [0] Le poser ouvrirait une patte de poule, et vous n’avez aucun doigt à y poser.
        [one] Le poser ouvrirait une patte de poule, et vous n’avez qu’un doigt à y poser.
       *[other] Le poser ouvrirait une patte de poule ; vous avez { $toes } doigts à y poser.
    }
hint-toe =
    { $missing ->
        [0] C’est le dernier doigt : tous les autres bouts se libèrent.
       *[other] C’est un doigt de la patte de poule { $shows } : il en manque encore { $missing }.
    }
hint-fitting =
    { $number ->
        [0] Mais ensuite, aucun de vos dominos ne convient à un bout libre.
        [one] Ensuite, { $number } de vos { $tiles } autres dominos convient à un bout libre.
       *[other] Ensuite, { $number } de vos { $tiles } autres dominos conviennent à un bout libre.
    }
hint-fitting-all =
    { $tiles ->
        [one] Ensuite, votre autre domino convient à un bout libre.
       *[other] Ensuite, tous vos autres dominos conviennent à un bout libre.
    }

## Engine 191

hint-rival-line = Il va sur une ligne adverse : vous piochez un domino.
hint-station-complete = Il complète une gare.
hint-from-yard = Il quitte votre dépôt ({ $weight }), et un domino de votre main prend sa place.
hint-give = Dans votre dépôt, il compte autant, et vous pouvez toujours le poser.
hint-take = Ce que vous pourriez poser vaut plus si vous le gardez.
hint-keeps-hand = Ce que vous pourriez encore poser vaut plus si vous le gardez.
hint-remove =
    { $tiles ->
        [0] Votre ligne revient au { $shows }.
        [one] Votre ligne revient au { $shows }, où vous pouvez poser { $tiles } domino ({ $weight }) ; là où elle finit maintenant, { $now_tiles } ({ $now_weight }).
       *[other] Votre ligne revient au { $shows }, où vous pouvez poser { $tiles } dominos ({ $weight }) ; là où elle finit maintenant, { $now_tiles } ({ $now_weight }).
    }
hint-show-double =
    { $tiles ->
        [0] S’il devient la gare centrale, vous commencez. Aucun de vos autres dominos ne porte de { $shows }.
        [one] S’il devient la gare centrale, vous commencez, avec { $tiles } domino pour votre ligne ({ $weight }).
       *[other] S’il devient la gare centrale, vous commencez, avec { $tiles } dominos pour votre ligne ({ $weight }).
    }
hint-show-track =
    { $doubles ->
        [0] Vous n’avez pas de double à révéler.
        [one] Votre double reste caché dans votre main.
       *[other] Vos doubles restent cachés dans votre main.
    }
