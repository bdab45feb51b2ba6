### After a round and after a match, and the list of past games.

## The board

web-ends-place = Rang
web-ends-player = Joueur
web-ends-left = Reste en main
web-ends-this-round = Manche
web-ends-total = Total
web-ends-tokens = Jetons
web-ends-went-out = domino !
web-ends-plot = Totaux après chaque manche
web-ends-plot-tokens = Jetons après chaque manche
web-ends-all-rounds = Toutes les manches
web-ends-round = Manche

## A round is over

web-ends-out =
    { $who ->
        [you] Vous faites domino
       *[other] { $name } fait domino
    }
# The last tile may have gone to the score yard
web-ends-out-engine-191 =
    { $who ->
        [you] Votre main est vide
       *[other] { $name } n’a plus de domino en main
    }
web-ends-blocked = La manche est bloquée
web-ends-yard-empty = La pioche est vide
web-ends-redeal = Tous les dominos sont redistribués
web-ends-lowest-wins = Le total le plus bas remporte la partie.
# $number rounds are still to be played
web-ends-to-go =
    { $number ->
        [0] C’était la dernière manche.
        [one] Il reste { $number } manche.
       *[other] Il reste { $number } manches.
    }
web-ends-next = Manche suivante
web-ends-ready = Confirmé
# $names are those who have not yet said that they are ready
web-ends-waiting-for = On attend { $names }
# Who has the first turn of the next round; beside its engine
web-ends-begins =
    { $who ->
        [you] Vous commencez
       *[other] { $name } commence
    }
# $time is what is left, such as 0:42
web-ends-next-in = Manche suivante dans { $time }

## The match is over

web-ends-wins =
    { $who ->
        [you] Vous remportez la partie !
       *[other] { $name } remporte la partie
    }
web-ends-share-win = Victoire partagée : { $names }
web-ends-number-of-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
web-ends-number-of-tokens =
    { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    }
# $what is a number of points or tokens
web-ends-after =
    { $rounds ->
        [one] { $what } après { $rounds } manche
       *[other] { $what } après { $rounds } manches
    }
web-ends-rematch = Revanche
web-ends-to-rematch = Aller à la revanche
web-ends-rematch-by-host = L’hôte peut lancer une revanche.
web-ends-rematch-open = La revanche est ouverte.
web-ends-new-game = Nouvelle partie
web-ends-replay = Revoir la partie
web-ends-record = Télécharger l’enregistrement
# It was sealed before anybody gave their share of chance; the replay shows the proof
web-ends-proof = Vérifier la donne

## Past games

web-ends-past-games = Parties passées
web-ends-past-lead = Les parties jouées sur cet appareil. Elles restent ici jusqu’à ce que le serveur les efface.
web-ends-none = Pas encore de partie
web-ends-none-why = Vos parties apparaissent ici : à reprendre, à revoir, à garder.
web-ends-unfinished = inachevée
web-ends-waiting = pas encore commencée
web-ends-won-by = Victoire : { $names }
web-ends-go-on = Reprendre
web-ends-delete = Supprimer
# $title is the name of a game, such as Mexican Train (classic)
web-ends-delete-ask = Supprimer cette partie de « { $title } » ?
web-ends-delete-why = Elle disparaîtra pour toute la table, avec son enregistrement.
web-ends-older = Voir les parties plus anciennes
