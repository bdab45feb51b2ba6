### Records of matches: what `boneyard replay` and `boneyard verify` say, and what can be wrong with a record.

## boneyard replay

replay-title = { $title }, édition { $edition }, { $players } joueurs
replay-date = Date de la partie : { $date }
replay-round = Manche { $round }
replay-dealt-anew = Aucun double n’a été trouvé, et les dominos ont été redistribués : donne { $deal }.
replay-engine =
    { $by ->
        [nobody] La locomotive est { $engine }.
       *[other] { $name } pose la locomotive { $engine }.
    }
replay-seen-by = Vu par { $name } ; « vous » veut dire { $name }.
replay-dealt =
    { $who ->
        [you] Vous recevez { $tiles }.
       *[other] { $name } reçoit { $tiles }.
    }
replay-engine-set = La locomotive est { $engine }.
replay-engine-set-chickenfoot = Le double de départ est { $engine }.
replay-left =
    { $who ->
        [you] Vous avez encore { $tiles }.
       *[other] { $name } a encore { $tiles }.
    }
place-their-own = son train
place-their-own-engine-191 = sa ligne
place-owned = le train { $name }
place-owned-engine-191 = la ligne { $name }
replay-flip =
    { $tiles ->
        [one] { $tiles } domino retiré est retourné pour former une nouvelle pioche.
       *[other] { $tiles } dominos retirés sont mélangés pour former une nouvelle pioche.
    }
replay-over-out = Quelqu’un a fait domino.
replay-over-blocked = Plus personne ne peut poser : la manche est bloquée.
replay-over-yard-empty = La pioche est épuisée.
replay-scores = Scores : { $points }
replay-over = La partie est terminée
replay-totals = Totaux : { $points }
replay-winners =
    { $number ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
replay-true =
    L’enregistrement est exact : { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $rounds ->
        [one] { $rounds } manche terminée
       *[other] { $rounds } manches terminées
    }.

## boneyard verify

verify-title = Ce qui a été vérifié dans { $file } :
verify-promise-table = La promesse. Le SHA-256 des lignes promises de l’en-tête est { $commitment } : c’est bien l’engagement. Tout ceci était donc déjà fixé quand il a été publié : le secret, la feuille et ses règles, les règles maison, le nombre de joueurs, qui est à quelle place et qui est désigné pour commencer.
verify-promise-secret = La promesse. Le SHA-256 du secret est { $commitment } : c’est bien l’engagement. Le secret était donc déjà fixé quand il a été publié. C’est l’ancienne forme de promesse : elle fixe le secret et rien d’autre.
verify-compare = Comparez-le à celui que vous avez reçu avant la partie, ou laissez --commitment le faire.
verify-compared = C’est celui que vous avez reçu.
verify-other-commitment = ce n’est pas l’engagement que vous avez reçu : vous avez reçu { $expected }, l’enregistrement dit { $found }
verify-seed = La graine. Le SHA-256 du secret suivi des nonces de { $seats } est { $seed } : c’est bien la graine dont vient la donne. Ni la personne qui garde le secret ni aucune autre ne pouvait donc choisir la graine. Vérifiez que le nonce de votre place est bien celui que vous avez donné.
verify-seed-alone = La graine. Le SHA-256 du secret suivi des nonces de { $seats } est { $seed } : c’est bien la graine dont vient la donne.
verify-derived =
    { $number ->
        [one] Personne n’a choisi le nonce de la place { $seats } : il découle de l’engagement, comme pour tout bot et pour qui ne répond pas à temps.
       *[other] Personne n’a choisi les nonces des places { $seats } : ils découlent de l’engagement, comme pour tout bot et pour qui ne répond pas à temps.
    }
verify-deals =
    Les donnes. { $deals ->
        [one] Le seul mélange de la partie découle
       *[other] Les { $deals } mélanges de la partie découlent
    } de cette graine ; { $written ->
        [0] aucun n’est noté dans l’enregistrement.
        [one] { $written } est noté dans l’enregistrement, et il est identique domino par domino.
       *[other] { $written } sont notés dans l’enregistrement, et ils sont identiques domino par domino.
    }
verify-play =
    Le jeu. { $actions ->
        [0] Il n’y a aucune action.
        [one] La seule action est permise.
       *[other] Les { $actions } actions sont toutes permises.
    } { $rounds ->
        [0] Aucune manche n’est terminée.
        [one] { $rounds } manche est terminée, et son score est juste.
       *[other] { $rounds } manches sont terminées, et leurs scores sont justes.
    }
verify-shown = Si l’engagement a été publié avant que les nonces soient donnés, cela montre :
verify-shown-tiles = Tous les dominos étaient fixés avant la première donne, par un hasard où chaque place a eu sa part. Ni la personne qui garde le secret ni aucune autre ne pouvait les choisir à elle seule.
verify-shown-shares =
    { $number ->
        [one] Tous les dominos étaient fixés avant la première donne, par un hasard où la place { $seats } a eu sa part. Ni la personne qui garde le secret ni cette place ne pouvait les choisir à elle seule.
       *[other] Tous les dominos étaient fixés avant la première donne, par un hasard où les places { $seats } ont eu leur part. Ni la personne qui garde le secret ni aucune autre ne pouvait les choisir à elle seule.
    }
verify-shown-alone = Tous les dominos étaient fixés à la publication de l’engagement. Avant cela, la personne qui garde le secret a pu essayer plusieurs engagements, car aucune autre place n’a eu sa part du hasard.
verify-shown-table = Une fois les nonces connus, personne ne pouvait choisir la feuille, les règles maison, les noms, les places ni qui commence.
verify-shown-secret = Une fois les nonces connus, personne ne pouvait choisir le secret.
verify-shown-play = Chaque action de l’enregistrement est permise, et chaque score découle des actions.
verify-not-shown = Cela ne peut pas montrer :
verify-hidden-commitment = Si cet engagement est bien celui qui a été publié, et quand.
verify-hidden-time = Si vous avez reçu l’engagement avant les nonces ; vous le savez vous-même.
verify-hidden-choice = Quand la feuille, les règles maison, les noms et la première place ont été choisis. La personne qui garde le secret a pu les choisir une fois les nonces connus, pour que les dominos avantagent quelqu’un.
verify-hidden-ending = Si la partie s’est vraiment arrêtée là. L’enregistrement finit avant la partie : une fin a pu être coupée.
verify-hidden-actions = Si ces actions sont celles qui ont vraiment été jouées. Qui a l’enregistrement peut y mettre d’autres actions permises et le sceller de nouveau ; un scellé ne protège que des erreurs. Comparez-le à une copie que vous avez gardée.
verify-hidden-people = Qui était vraiment à la table et a donné les autres nonces, et si la date et les commentaires sont vrais.
verify-hidden-deals = Si d’autres donnes ont été commencées et écartées avant celle-ci.
verify-hidden-keeper = Si la personne qui garde le secret a regardé les dominos ou en a parlé, et s’il y a eu entente avec la place qui a donné son nonce en dernier.
verify-without-commitment = cet enregistrement n’a pas d’engagement : il n’y a rien à vérifier ; « boneyard replay » compare ses donnes à sa graine
verify-without-secret = le secret n’a pas encore été publié : rien ne peut être vérifié

## A record that cannot be read. record-place puts the place before what is wrong.

record-place = ligne { $line }, colonne { $column } : { $problem }
record-in-file = { $file }, { $problem }
record-unreadable = impossible de lire { $file } : { $why }
record-unwritable = impossible d’écrire un enregistrement dans { $file } : { $why }
record-not-utf-8 = ce n’est pas de l’UTF-8
record-empty = il n’y a pas d’enregistrement ici ; un enregistrement commence par « boneyard record 1 »
record-no-title = un enregistrement commence par la ligne « { $title } »
record-late-heading = « { $name } » a sa place dans l’en-tête, avant la première manche
record-no-such-line = il n’y a pas de ligne nommée { $name } ; il y a { $known }, et des lignes d’actions comme « A 12-5@A, B draw »
record-said-twice = « { $name } » est donné deux fois
record-too-long = l’enregistrement dépasse { $most } octets
record-text-too-long = « { $name } » dépasse { $most } caractères
record-seed-too-long = la graine dépasse { $most } octets
record-too-many-redeals = plus de { $most } donnes de suite ont été écartées ici
record-missing = « { $name } » manque dans l’en-tête
record-whose = « { $name } » doit nommer une place : « { $name } A: … »
record-nobodys = « { $name } » ne doit pas nommer de place
record-word-count = il y a trop ou trop peu de mots après « { $name }: »
record-no-text = « { $name } » demande un texte, en caractères imprimables
record-no-such-sheet = il n’y a pas de feuille { $word } ; les feuilles sont : { $known }
record-no-such-edition = il n’y a pas d’édition { $word } de { $sheet } ; les éditions sont : { $known }
record-bad-switch = { $why }
record-no-switch = { $word } n’est pas une règle maison ; une règle maison s’écrit nom=réponse
record-no-number = { $word } n’est pas un nombre
record-no-hash = { $word } n’est pas une empreinte ; une empreinte compte 64 chiffres hexadécimaux
record-no-promise = { $word } n’est pas une sorte de promesse ; la seule est « table »
record-no-secret = { $word } n’est pas un secret ; un secret compte 64 chiffres hexadécimaux en minuscules
record-no-nonce = { $word } n’est pas un nonce ; un nonce compte 32 chiffres hexadécimaux en minuscules
record-no-seed-digits = { $word } n’est pas une graine ; une graine s’écrit en paires de chiffres hexadécimaux, ou "" si elle est vide
record-no-ending = { $word } n’est pas une fin ; une manche finit par : { $known }
record-no-such-seat = il n’y a pas de place { $seat } à { $players } joueurs
record-bad-word = { $why }
record-unknown-tile = seul un enregistrement de ce qu’a vu une place peut avoir des dominos inconnus
record-no-seat = personne n’est nommé pour { $word } : une ligne d’actions commence par une place, comme « A 12-5@A »
record-idle-seat = la place { $seat } est nommée mais ne fait rien ici
record-tile-missing = « { $word } » demande un domino
record-known-tile = le domino après « { $word } » ne peut pas rester inconnu ainsi
record-bad-brackets = les parenthèses contiennent les dominos piochés, comme (12-5 9-3)
record-seen-only = ce n’est que ce qu’a vu { $seat } ; il faut l’enregistrement entier pour revoir une partie
record-without-seed = la partie ne peut pas être redistribuée sans graine, ou sans secret et tous les nonces

## A record that is false

record-false-digest = les règles de cette feuille ne sont pas celles de la partie : leur empreinte est { $expected }, l’enregistrement dit { $found }
record-false-secret = le secret n’est pas celui qui a été promis : son SHA-256 est { $found }, mais l’engagement est { $expected }
record-false-table = ce n’est pas la table qui a été promise : le secret, la feuille, une règle maison, un nom, le nombre de joueurs ou la première place a changé. Le SHA-256 de ce qui a été promis est { $found }, mais l’engagement est { $expected }
record-false-seed = cette graine ne vient pas du secret et des nonces, qui donnent { $expected } : la graine, le secret ou un nonce a changé
record-false-turn = ici, ce n’est pas à { $found } de jouer, mais à { $expected }
record-false-action = { $seat } ne peut pas faire { $found } ici. { $why }
record-false-after-end = « { $found } » vient après la fin de la partie
record-false-drew = « { $action } » fait sortir { $expected }, pas { $found }
record-false-deal = « { $name } » ne découle pas de la graine : il y a { $found }, mais il faudrait { $expected }
record-false-deal-more = « { $name } » ne découle pas de la graine : { $found } est de trop
record-false-deal-less = « { $name } » ne découle pas de la graine : il manque { $expected }
record-false-line = « { $name } » est faux : il y a { $found }, mais il faudrait { $expected }
record-false-line-more = « { $name } » est faux : { $found } est de trop
record-false-line-less = « { $name } » est faux : il manque { $expected }
record-false-line-here = « { $name } » ne peut pas être ici : la manche { $round } est en cours, et c’est à { $turn } de jouer
record-false-line-after-end = « { $name } » ne peut pas être ici : la partie est terminée
record-false-second-seal = un enregistrement ne peut avoir qu’un scellé, et celui-ci est le deuxième
record-false-seal = le scellé est brisé : tout est conforme aux règles, mais quelque chose a changé depuis l’écriture de l’enregistrement. Le scellé devrait être { $expected }
