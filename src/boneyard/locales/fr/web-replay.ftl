### A finished match in the browser, seen again move by move.

web-replay = Relecture
# $title is the name of the game
web-replay-of = Relecture : { $title }
web-replay-back = Retour à la table
web-replay-loading = Chargement de la partie…
web-replay-again = Réessayer

## Moves. $at is 0 for the table after the deal

web-replay-move = Coup { $at } sur { $last }
web-replay-dealt = Les dominos sont distribués.
web-replay-chose = { $name } choisit un domino à révéler.
web-replay-chose-tile = { $name } choisit de révéler { $tile }.
web-replay-slider = Coups de cette manche
web-replay-marks = Repères sur la ligne : les doubles, à la couleur du joueur
web-replay-first = Aller au début
web-replay-before = Un coup en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Un coup en avant
web-replay-last = Aller à la fin
web-replay-next-round = Manche suivante
web-replay-speed = Vitesse
# $moves is 0.5, 1, 2 or 4
web-replay-speed-is =
    { $moves ->
        [0.5] 1 coup en 2 secondes
        [one] { $moves } coup par seconde
       *[other] { $moves } coups par seconde
    }
web-replay-copy = Copier ce moment
# The same where there is little room
web-replay-copy-short = Copier
web-replay-copied = Copié
# The address could not be put on the clipboard: here it is, to be copied by hand
web-replay-copy-by-hand = Copiez cette adresse

## Whose knowledge is shown

web-replay-round-choice = Quelle manche
web-replay-round = Manche { $round } sur { $rounds }
web-replay-eyes = Quels dominos sont visibles
web-replay-eyes-open = Toutes les mains
web-replay-eyes-seat = Vu par { $name }
web-replay-hands = Mains après ce coup
web-replay-hands-short = Mains
web-replay-hidden =
    { $tiles ->
        [one] { $tiles } domino caché
       *[other] { $tiles } dominos cachés
    }

## The end of the round

web-replay-over-out = { $names } a fait domino.
web-replay-over-out-engine-191 = { $names } n’a plus de domino en main.
web-replay-over-blocked = Plus personne ne peut poser.
web-replay-over-yard-empty = La pioche est épuisée.
web-replay-over-redeal = Personne n’a révélé de double.
web-replay-player = Joueur
web-replay-score = Cette manche
web-replay-total = Au total
web-replay-tokens = Jetons
web-replay-winners =
    { $number ->
        [one] { $names } remporte la partie.
       *[other] { $names } se partagent la victoire.
    }
web-replay-save = Télécharger l’enregistrement

## Opening a record

web-replay-open = Revoir une partie
web-replay-open-why = Ouvrez un enregistrement de cet appareil : téléchargé ici après une partie, ou écrit par « boneyard play ». Il est vérifié de la première ligne à la dernière, et le serveur ne le conserve pas.
web-replay-choose = Choisir un enregistrement
web-replay-drop = ou déposez-le ici
web-replay-false = Cet enregistrement ne peut pas être affiché
web-replay-too-long = Ce fichier est trop long pour être l’enregistrement d’une partie.
web-replay-no-text = Ce fichier n’est pas un texte : ce n’est donc pas un enregistrement.
web-replay-not-over = Cette partie est encore en cours. Vous pourrez la revoir quand elle sera terminée.
web-replay-missing = Cette partie n’existe pas ici. L’adresse n’a peut-être pas été copiée en entier, ou la partie a été supprimée.
web-replay-unreachable = Le serveur est injoignable pour l’instant.
web-replay-limits = C’était un peu rapide. Réessayez dans un instant.
web-replay-failed = La partie n’a pas pu être chargée.
