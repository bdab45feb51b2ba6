### Playing at the table in the browser: the hand, the buttons, the side panel, notes and sheets.
### A text of the main button has at most 16 characters, in every language and with the longest tile, 12-12.

## The main button, and the smaller ones beside it. $tile is a tile such as 7-2

web-play-do-play = Poser { $tile }
web-play-do-show = Révéler { $tile }
# The tile that replaces one of the score yard is shown beside the button
web-play-do-give = Remplacer
web-play-do-choose-end = Quel bout ?
web-play-do-choose-line = Quelle ligne ?
web-play-do-choose-tile = Quel domino ?
web-play-do-fits = Voir les choix
web-play-do-wait = Patientez
web-play-do-draw = Piocher
web-play-do-draw-until = Piocher encore
web-play-do-take = Prendre
web-play-do-keep = Garder
web-play-do-stop = Terminer
web-play-do-pass = Passer
web-play-do-remove = Démonter la voie
web-play-do-unmark = Enlever
web-play-do-leave = Laisser
# Shorter, for a button beside the main one
web-play-short-remove = Démonter
web-play-short-take = Prendre
web-play-hint = Indice
web-play-cancel = Annuler
web-play-close = Fermer
web-play-ok = OK

## What it is about now, as the title of the amber card

web-play-now-turn = À vous
web-play-now-none = Rien à poser
web-play-now-own-train = D’abord votre train
web-play-now-double = Le double { $number } est ouvert
web-play-now-marker = Votre marqueur
web-play-now-follow = Un domino de plus
web-play-now-drawn = Vous avez pioché { $tile }, qui convient
web-play-now-foot = Patte de poule sur { $number }-{ $number }
web-play-now-arms = D’abord le double de départ { $number }-{ $number }
web-play-now-show = Choisissez un domino à révéler
web-play-now-station = Gare à compléter
web-play-now-give = Un domino pour votre dépôt
web-play-now-taken = Vous avez pris { $tile }, qui convient
web-play-now-extra = Vous pouvez poser encore une fois
# The tile that was picked up
web-play-now-unfit = { $tile } : impossible pour l’instant
# What stands below the title, without saying so again
web-play-card-now-play-take = Posez un domino, ou prenez-en un dans la pioche.
web-play-card-now-play-end = Posez un domino, ou passez : il ne reste rien à prendre.
web-play-card-now-own-train = Démarrez-le avec un domino qui convient à la locomotive.
web-play-card-now-close = Fermez-le avant de poser ailleurs.
web-play-card-now-close-draw = Il faut d’abord le fermer, et vous n’avez pas de { $number } à poser : piochez.
web-play-card-now-close-pass = Il faut d’abord le fermer, mais vous n’avez pas de { $number } à poser : transmettez l’obligation.
web-play-card-now-close-empty = Il faut d’abord le fermer, mais vous n’avez pas de { $number } et la pioche est vide : passez.
web-play-card-now-drawn = Posez-le.
web-play-card-now-drawn-keep = Posez-le, ou gardez-le.
web-play-card-now-foot =
    { $toes ->
        [one] Elle passe avant : il lui manque encore { $toes } doigt.
       *[other] Elle passe avant : il lui manque encore { $toes } doigts.
    }
web-play-card-now-foot-draw = Elle passe avant, et vous n’avez pas de { $number } : piochez.
web-play-card-now-foot-pass = Elle passe avant, mais vous n’avez pas de { $number } et la pioche est vide : passez.
web-play-card-now-arms =
    { $arms ->
        [one] Il reste { $arms } branche libre.
       *[other] Il reste { $arms } branches libres.
    }
web-play-card-now-arms-draw = Vous n’avez pas de { $number } pour ses branches : piochez.
web-play-card-now-arms-pass = Vous n’avez pas de { $number } pour ses branches et la pioche est vide : passez.
web-play-card-now-station = Complétez d’abord { $station }.
web-play-card-now-station-own = Complétez d’abord { $station }, ou démontez la voie de votre ligne.
web-play-card-now-station-take = Aucun de vos dominos ne complète { $station } : prenez un domino de la pioche pour votre dépôt.
web-play-card-now-station-end = Aucun de vos dominos ne complète { $station } et il ne reste rien à prendre : passez.
web-play-card-now-taken = Posez-le, ou terminez.

## The bar at the top. $rounds is 0 where a match is played for tokens

web-play-round =
    { $rounds ->
        [0] Manche { $round }
       *[other] Manche { $round } sur { $rounds }
    }
# The same where there is little room
web-play-round-short =
    { $rounds ->
        [0] Manche { $round }
       *[other] Manche { $round } / { $rounds }
    }
web-play-engine = Locomotive { $engine }
web-play-engine-chickenfoot = Double de départ { $engine }
web-play-engine-engine-191 = Gare centrale { $engine }
web-play-engine-hidden = Avant la révélation
web-play-first-to =
    { $tokens ->
        [one] Objectif : { $tokens } jeton
       *[other] Objectif : { $tokens } jetons
    }
web-play-menu = Menu
web-play-scores = Scores
web-play-rules = Règles
web-play-share = Partager
web-play-sounds = Sons
# The title of the browser window
web-play-title-turn = À vous · Boneyard

## At the table

web-play-at-the-table = À la table
web-play-you = Vous
web-play-your-turn = à vous
web-play-their-turn = joue
web-play-away = hors ligne
# Beside the name of somebody for whom a bot plays on
web-play-bot-plays = un bot joue
# Beside the letter of a seat that nobody has
web-play-free = libre
# Beside an eye and the number
web-play-watchers =
    { $number ->
        [one] { $number } personne regarde
       *[other] { $number } personnes regardent
    }
web-play-tiles =
    { $tiles ->
        [one] { $tiles } domino
       *[other] { $tiles } dominos
    }
web-play-count =
    { $tiles ->
        [one] { $tiles } domino
       *[other] { $tiles } dominos
    } · { $pips ->
        [one] { $pips } point
       *[other] { $pips } points
    }
web-play-points = points
web-play-tokens = jetons
web-play-signal-open = Train ouvert
web-play-signal-closed = Train fermé
# $time is minutes and seconds, 1:05, or hours, 23 h
web-play-time-left = temps restant : { $time }
web-play-moves = Derniers coups
web-play-no-moves = Il ne s’est encore rien passé.
web-play-boneyard =
    { $tiles ->
        [0] Pioche vide
       *[other] Pioche { $tiles }
    }
# Engine 191: the tiles removed, face up beside the boneyard; a button that shows them
web-play-discards = Retirés { $tiles }
web-play-discards-all = Dominos retirés
# The deal was fixed before anybody could know it, and can be checked after the match
web-play-sealed = Donne scellée ✓
# Followed by the seal itself, 64 hexadecimal digits
web-play-sealed-why = Les dominos de cette partie sont fixés et scellés : plus personne ne peut les changer. À la fin de la partie, ce navigateur les vérifie à l’aide du scellé, publié avant que le premier domino soit distribué :
web-play-turn-of = { $name } joue
# The player whose turn it is has left the page or lost the network
web-play-turn-away = On attend { $name }
web-play-turn-away-why = Cette personne est hors ligne.
# It is the turn of a seat that nobody has
web-play-turn-free = La place { $seat } est libre
web-play-turn-free-why = Quelqu’un peut s’y asseoir.
# A button for the host
web-play-let-bot = Laisser jouer un bot
# To somebody who has no seat, before the last move
web-play-watching = Vous regardez.
# A button that shows them the seats they can have
web-play-take-seat = S’asseoir
# To somebody for whom a bot plays on, as a card with the button below
web-play-lent-now = Un bot joue pour vous
web-play-lent-now-why = Reprenez votre place quand vous voulez.
web-play-lent-time-up = Votre temps est écoulé
web-play-lent-time-up-why = Un bot continue pour vous. L’hôte peut vous rendre votre place.
# The same to the host
web-play-lent-host-why = C’est vous l’hôte : reprenez votre place, et vous aurez de nouveau du temps.
web-play-seat-back = Reprendre ma place
# To somebody whom the host has removed during the match
web-play-removed = L’hôte vous a retiré votre place
web-play-removed-why = Un bot continue pour vous. Vous pouvez toujours regarder.
web-play-paused = La partie est en pause
web-play-paused-why = Elle reprend quand l’hôte le décide.
# The same to the host, beside a button
web-play-paused-host = Reprenez quand vous voulez.
web-play-go-on = Reprendre

## The hand

web-play-hand = Votre main
web-play-hand-empty = Plus de domino
web-play-train = Votre train
web-play-train-engine-191 = Votre ligne
web-play-spare = Hors plan
web-play-yard = Dépôt
# A tile read aloud. $use: lay, show, give or none
web-play-tile =
    { $high } et { $low }, { $use ->
        [lay] peut être posé
        [show] peut être révélé
        [give] peut aller dans votre dépôt
       *[none] ne peut pas être posé maintenant
    }
web-play-arrange = Ranger
web-play-sort-train = Meilleur train
web-play-sort-train-engine-191 = Meilleure ligne
web-play-sort-number = Par nombre
web-play-sort-doubles = Doubles d’abord
web-play-turn-tile = Tourner { $tile }
web-play-divide = Séparer après { $tile }

## Refusals and hints

web-play-can-lay = Vous pouvez poser { $tiles } sur { $place }.
web-play-can-choose =
    { $number ->
        [one] Un de vos dominos convient.
       *[other] { $number } de vos dominos conviennent.
    }
# $what is the text of a button, such as Draw
web-play-can-do = Vous pouvez choisir « { $what } ».
# $what is a deed such as “play 12-5 on your train”
web-play-hint-is = Indice : { $what }
# From a level above the usual one
web-play-hint-by = Indice ({ $level }) : { $what }
# A button in the hint: the strongest level is asked, and thinks for a moment
web-play-hint-stronger = Demander au Baron
# A button beside the hint, which shows the reasons for it
web-play-hint-why = Pourquoi ?
web-play-clause = Règle { $clause }
web-play-remove-ask = Démonter la voie ?
web-play-remove-off = À retirer
web-play-remove-end = Nouveau bout
web-play-remove-cost = Prix
web-play-remove-price = 1 domino de la pioche, face visible dans votre dépôt

## What is called out. A bubble beside the name

web-play-call-knocked = « Dernier domino ! »
web-play-call-knocked-chickenfoot = « Plus qu’un ! »
web-play-call-marked-mexican-train-super = « Tchou ! Tchou ! »
web-play-call-foot-begun = « Patte de poule ! »
web-play-call-round-over = « Domino ! »

## What can be said

web-play-say = Dire quelque chose
web-play-say-hello = Bonjour !
web-play-say-good-luck = Bonne chance !
web-play-say-nice-move = Joli coup !
web-play-say-well-played = Bien joué !
web-play-say-thanks = Merci !
web-play-say-sorry = Pardon !
web-play-say-oops = Oups !
web-play-say-thinking = Je réfléchis…
web-play-say-hurry-up = À vous !
web-play-say-good-game = Belle partie !

## Menu, leaving, taking back

web-play-take-back = Annuler le coup
web-play-take-back-ask = { $name } voudrait annuler un coup
web-play-take-back-why = Il est annulé si tout le monde est d’accord.
web-play-take-back-waits = Les autres doivent donner leur accord…
# Bubbles over the table: what has become of it
web-play-declined = Tout le monde n’est pas d’accord : on continue.
web-play-taken-back = Le coup est annulé.
web-play-yes = D’accord
web-play-no = Continuer
web-play-pause = Mettre en pause
web-play-resume = Reprendre la partie
web-play-leave = Quitter la table
web-play-leave-ask = Quitter la table ?
web-play-leave-playing = Si vous fermez seulement la page, votre place vous attend. Si vous vous levez, l’hôte peut la donner à un bot.
web-play-leave-why = Vous pouvez revenir avec le lien.
web-play-leave-later = Revenir plus tard
web-play-leave-stand = Se lever
web-play-stay = Rester
web-play-share-why = Avec ce lien, on peut regarder, et s’asseoir là où une place est libre.
web-play-copy = Copier le lien
web-play-copied = Copié
web-play-house-rules = Règles maison à cette table
web-play-rulings = Nos décisions, là où la feuille se tait ou n’est pas claire

## Seats, while a match goes on. $name is who sits there, $seat the letter of a free seat

web-play-your-name = Votre nom
web-play-sit = Prendre la place { $seat }
web-play-bot-for = Faire jouer un bot pour { $name }
web-play-hand-back = Rendre la place à { $name }
# For the host, in the menu and below the seats
web-play-remove-player = Exclure quelqu’un
web-play-remove-who = Qui doit quitter la table ?
# Below the question whether somebody is to be removed
web-play-remove-player-why = Un bot jouera à sa place. Cette personne pourra encore regarder, mais plus s’asseoir à cette table.
# $time is minutes and seconds, 4:05
web-play-host-away = L’hôte est hors ligne. Vous pourrez prendre le relais dans { $time }.

## What becomes of seats: bubbles over the table, and lines among the last moves. $who is you or other

web-play-news-handed =
    { $who ->
        [you] Un bot joue maintenant pour vous.
       *[other] Un bot joue maintenant pour { $name }.
    }
# The time for the whole match
web-play-news-time-up =
    { $who ->
        [you] Votre temps est écoulé : un bot continue pour vous.
       *[other] { $name } n’a plus de temps : un bot continue.
    }
web-play-news-handed-back =
    { $who ->
        [you] Vous jouez de nouveau.
       *[other] { $name } joue de nouveau.
    }
web-play-news-freed =
    { $who ->
        [you] L’hôte a libéré votre place.
       *[other] { $name } laisse une place libre.
    }
web-play-news-sat =
    { $who ->
        [you] Vous jouez maintenant.
       *[other] { $name } prend place et joue.
    }
web-play-news-filled = Un bot prend la place libre.
web-play-news-removed =
    { $who ->
        [you] L’hôte vous a retiré votre place : un bot continue.
        [host] Vous avez exclu { $name } : un bot continue.
       *[other] L’hôte a exclu { $name } : un bot continue.
    }
web-play-news-host =
    { $who ->
        [you] Vous devenez l’hôte de la table.
       *[other] { $name } devient l’hôte de la table.
    }
# The time for one move
web-play-news-clock =
    { $who ->
        [you] Votre temps était écoulé : un bot a joué pour vous.
       *[other] { $name } n’avait plus de temps : un bot a joué.
    }

## Settings

web-play-settings = Réglages
web-play-set-numerals = Nombres au lieu de points
web-play-set-large = Grands dominos
web-play-set-sounds = Sons
web-play-set-motion = Animations
web-play-set-theme = Couleurs
web-play-set-language = Langue
web-play-theme-system = Comme le système
web-play-theme-light = Clair
web-play-theme-dark = Sombre

## Keys

web-play-keys = Raccourcis clavier
web-play-key-move = Parcourir vos dominos, puis les bouts
web-play-key-pick = Saisir un domino ; le poser sur un bout
web-play-key-ends = Aller au prochain bout où poser
web-play-key-back = Remettre le domino dans la main
web-play-key-arrange = Déplacer le domino dans la main
web-play-key-turn = Tourner le domino
web-play-key-draw = Piocher, ou prendre un domino
web-play-key-pass = Passer, garder ou terminer
web-play-key-hint = Demander un indice
web-play-key-keys = Afficher ces raccourcis

## One device for several people

web-play-pass-device = Passez l’appareil à { $name }
web-play-pass-device-why = La table est cachée : ainsi, personne ne voit la main des autres.
web-play-i-am = Je suis { $name }

## Connection

web-play-coming = Vous arrivez à la table…
web-play-lost = La connexion est perdue. Reconnexion en cours…
web-play-try-now = Réessayer maintenant
web-play-try-again = Réessayer
# A button that loads the page again
web-play-reload = Recharger
web-play-gone = Cette table ne peut pas être affichée
# The title when the server has a newer client
web-play-gone-reload = Boneyard a été mis à jour
web-play-gone-deleted = Cette table n’existe plus
