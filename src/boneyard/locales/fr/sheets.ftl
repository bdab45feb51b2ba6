### The rule sheets in words: titles, the questions on which they differ, and the answers found in print.

## Titles, and in one line what is special

sheet-mexican-train-classic = Train mexicain (classique)
sheet-mexican-train-classic-about = Un domino par tour. Un double laissé ouvert doit être fermé avant toute autre chose.

sheet-mexican-train-classic-fr = Train mexicain (classique, texte français)
sheet-mexican-train-classic-fr-about = Comme la feuille classique, mais le domino qui suit un double va sur ce double.

sheet-mexican-train-super = Train mexicain (Super Train)
sheet-mexican-train-super-about = Le train commun grandit des deux bouts, et un double peut en suivre un autre.

sheet-mexican-train-satisfy = Train mexicain (double à fermer)
sheet-mexican-train-satisfy-about = L’obligation de fermer un double fait le tour de la table, jusqu’à revenir à qui l’a posé.

sheet-engine-191 = Engine 191
sheet-engine-191-about = Des lignes avec des gares, et un dépôt devant chaque joueur.

sheet-chickenfoot = Patte de poule (Chickenfoot)
sheet-chickenfoot-about = Un seul réseau pour tous ; chaque double demande trois doigts avant que le jeu continue.

## Which of a sheet’s games, in a heading

game-full = la partie complète
game-fast = la partie rapide, sans 10, 11 ni 12

## Questions and answers. question-<name>, answer-<name of the question>-<answer>
## An answer is a whole sentence: a refusal under a house rule shows it without its question.

question-rounds = Combien de manches compte une partie ?
answer-rounds-all = Il y a une manche pour chaque locomotive du jeu.
answer-rounds =
    { $number ->
        [one] Il y a { $number } manche, avec la locomotive 0-0.
       *[other] Il y a { $number } manches, avec les locomotives de { $engine }-{ $engine } à 0-0.
    }
answer-rounds-others = Il y a ce nombre de manches, la dernière avec la locomotive 0-0.
answer-rounds-all-chickenfoot = Il y a une manche pour chaque double de départ du jeu.
answer-rounds-chickenfoot =
    { $number ->
        [one] Il y a { $number } manche, avec le double de départ 0-0.
       *[other] Il y a { $number } manches, avec les doubles de départ de { $engine }-{ $engine } à 0-0.
    }
answer-rounds-others-chickenfoot = Il y a ce nombre de manches, la dernière avec le double de départ 0-0.

question-tokens = Combien de manches faut-il remporter pour remporter la partie ?
answer-tokens =
    { $number ->
        [one] La partie revient à qui remporte la première manche.
       *[other] La partie revient à qui remporte { $number } manches en premier.
    }
answer-tokens-others = La partie revient à qui remporte ce nombre de manches en premier.

question-game = Quels dominos utilise-t-on, et combien chacun en reçoit-il ?
answer-game-full = Tous les dominos du jeu sont utilisés.
answer-game-fast = Les dominos avec un 10, un 11 ou un 12 sont écartés.

question-hands = Qui voit une main ?
answer-hands-hidden = Personne d’autre que vous ne voit votre main.
answer-hands-open = Tout le monde voit toutes les mains.

question-shared-train = De quels bouts le train commun grandit-il ?
answer-shared-train-one-end = Le train commun ne grandit que d’un bout.
answer-shared-train-both-halves-open = Le train commun grandit des deux bouts.
answer-shared-train-engine-half-dead = Le train commun ne grandit que d’un bout : sur son premier domino, la moitié qui porte le nombre de la locomotive ne reçoit pas de domino.

question-shared-trains = Combien y a-t-il de trains communs ?
answer-shared-trains-one = Il y a un seul train commun : le train public est le train mexicain.
answer-shared-trains-two = Il y a deux trains communs, le train mexicain et un train public.

question-own-train-first = Faut-il démarrer votre train avant de pouvoir poser ailleurs ?
answer-own-train-first-no = Vous pouvez poser ailleurs avant d’avoir démarré votre train.
answer-own-train-first-yes = Vous devez démarrer votre train avant de poser ailleurs ; seul un double ouvert passe avant.
answer-own-train-first-first-turn = À votre premier tour, vous devez démarrer votre train si vous avez un domino pour cela ; seul un double ouvert passe avant.

question-drawn-tile = Un domino pioché qui convient doit-il être posé ?
answer-drawn-tile-must-play = Un domino pioché qui convient doit être posé.
answer-drawn-tile-may-keep = Un domino pioché qui convient peut être posé ou gardé.

question-marker-comes-off = Quand le marqueur de votre train s’enlève-t-il ?
answer-marker-comes-off-own-train = Votre marqueur s’enlève automatiquement quand vous posez sur votre propre train.
answer-marker-comes-off-own-train-if-wished = Quand vous posez sur votre propre train, vous choisissez d’enlever ou non votre marqueur.
answer-marker-comes-off-any-play = Votre marqueur s’enlève automatiquement quand vous posez sur n’importe quel train.

question-double-duty = À quoi un double ouvert oblige-t-il les joueurs suivants ?
answer-double-duty-next-tile = Un double ouvert reçoit le prochain domino posé, par qui que ce soit.
answer-double-duty-travels = Chacun à son tour ferme le double ouvert ou transmet l’obligation.

question-after-double = Où va le domino qui suit un double ?
answer-after-double-anywhere = Le domino qui suit un double va sur ce double ou sur n’importe quel train qui vous est ouvert.
answer-after-double-on-the-double = Le domino qui suit un double va sur ce double et nulle part ailleurs.

question-doubles-in-a-turn = Le domino qui suit un double peut-il être un autre double ?
answer-doubles-in-a-turn-one = Le domino qui suit un double ne peut pas être un autre double.
answer-doubles-in-a-turn-chain = Le domino qui suit un double peut être un autre double, et chacun demande un domino de plus ; les doubles ouverts se ferment du plus ancien au plus récent.

question-drawn-double = Pouvez-vous poser un double pioché pendant qu’un autre est ouvert ?
answer-drawn-double-as-any-tile = Un double pioché pendant qu’un autre est ouvert ne va que là où pourrait aller tout autre domino.
answer-drawn-double-may-play = Un double pioché pendant qu’un autre est ouvert peut être posé sur n’importe quel train ouvert, ou gardé.
answer-drawn-double-must-play = Un double pioché pendant qu’un autre est ouvert doit être posé s’il convient à un train ouvert.
answer-drawn-double-not-allowed = Un double pioché pendant qu’un autre est ouvert ne peut pas être posé : il reste dans votre main.

question-closing-order = Qui doit fermer plusieurs doubles ouverts dans l’ordre où ils ont été posés ?
answer-closing-order-everyone = Tout le monde ferme d’abord le plus ancien double ouvert, même la personne qui les a posés.
answer-closing-order-later-players = Qui a posé plusieurs doubles peut fermer n’importe lequel ; les joueurs suivants doivent fermer d’abord le plus ancien.

question-dead-double = Un double ouvert oblige-t-il encore les joueurs quand tous les autres dominos de son nombre sont sur la table ?
answer-dead-double-released = Un double ouvert n’oblige plus personne dès que tous les autres dominos de son nombre sont sur la table.
answer-dead-double-binds = Un double ouvert oblige encore les joueurs quand tous les autres dominos de son nombre sont sur la table.

question-failed-close = Mettez-vous votre marqueur si vous ne pouvez pas fermer le double d’un autre joueur ?
answer-failed-close-marker = Vous mettez votre marqueur si vous ne pouvez pas fermer le double d’un autre joueur.
answer-failed-close-no-marker = Vous ne mettez pas votre marqueur si vous ne pouvez pas fermer le double d’un autre joueur.

question-duty-draw = Piochez-vous avant de transmettre l’obligation de fermer un double ?
answer-duty-draw-none = Vous transmettez l’obligation de fermer un double sans piocher.
answer-duty-draw-one-each = Vous piochez un domino avant de transmettre l’obligation de fermer un double.

question-duty-marker = Mettez-vous votre marqueur si vous transmettez l’obligation de fermer un double ?
answer-duty-marker-none = Vous ne mettez pas votre marqueur si vous transmettez l’obligation de fermer un double.
answer-duty-marker-marker = Vous mettez votre marqueur si vous transmettez l’obligation de fermer un double.

question-after-duty = Qui joue une fois un double fermé ?
answer-after-duty-left-of-satisfier = Une fois un double fermé, c’est au tour de la personne à gauche de celle qui l’a fermé.
answer-after-duty-left-of-placer = Une fois un double fermé, c’est au tour de la personne à gauche de celle qui l’a posé.

question-last-double = Faites-vous domino si votre dernier domino est un double ?
answer-last-double-out = Vous faites domino aussitôt si votre dernier domino est un double.
answer-last-double-must-be-satisfied = Si votre dernier domino est un double, vous ne faites domino que lorsqu’il est fermé.

question-last-tile = Le dernier domino est-il annoncé ?
answer-last-tile-knock = Qui n’a plus qu’un domino l’annonce en tapant sur la table.
answer-last-tile-knock-chickenfoot = Qui n’a plus qu’un domino annonce « Plus qu’un ! ».
answer-last-tile-silent = Qui n’a plus qu’un domino ne l’annonce pas.

question-yard-empty = Que se passe-t-il quand la pioche est épuisée ?
answer-yard-empty-play-on = Quand la pioche est épuisée, le jeu continue sans elle.
answer-yard-empty-end-of-turn = Quand la pioche est épuisée, la manche prend fin avec ce tour.
answer-yard-empty-at-once = Quand la pioche est épuisée, la manche prend fin aussitôt.
answer-yard-empty-when-draw-due = Quand la pioche est épuisée, la manche prend fin dès que quelqu’un devrait piocher.

question-blocked-when = Quand une manche est-elle bloquée ?
answer-blocked-when-nothing-fits = La manche est bloquée quand tous les trains sont ouverts et qu’aucun domino en main ne convient nulle part.
answer-blocked-when-all-pass = La manche est bloquée quand tous les joueurs ont passé l’un après l’autre.
answer-blocked-when-nobody-fits-now = La manche est bloquée quand personne n’a de domino qui puisse être posé.

question-engine-from = D’où vient la locomotive ?
answer-engine-from-set-aside = La locomotive est mise de côté avant la donne.
answer-engine-from-holder-or-search = La locomotive vient de la main où elle se trouve ; si elle n’est dans aucune, chacun pioche à tour de rôle jusqu’à ce qu’elle sorte.
answer-engine-from-reshuffle = La locomotive vient de la main où elle se trouve ; si elle n’est dans aucune, tous les dominos sont redistribués.

question-engine-turn = Poser la locomotive compte-t-il comme un tour ?
answer-engine-turn-is-the-play = Poser la locomotive compte comme le tour de la personne qui commence.
answer-engine-turn-plays-on = Qui commence pose la locomotive, puis un domino.

question-first-player = Qui commence la manche suivante ?
answer-first-player-rotate = La place suivante dans le sens horaire commence la manche suivante.
answer-first-player-round-winner = Qui a remporté une manche commence la suivante.
answer-first-player-youngest = La personne la plus jeune commence chaque manche.
answer-first-player-holder = Qui a ou trouve la locomotive commence la manche.
answer-first-player-holder-chickenfoot = Qui a ou trouve le double de départ commence la manche.
answer-first-player-lowest-double = Qui révèle le plus petit double commence la manche.

question-spinner = Combien de branches a le double de départ ?
answer-spinner-four-arms = Le double de départ a quatre branches.
answer-spinner-double-chickenfoot = Le double de départ est une double patte de poule : il a six branches, à remplir d’abord, sauf si spinner_first en décide autrement.

question-spinner-first = Faut-il remplir les branches du double de départ avant de poser ailleurs ?
answer-spinner-first-free = Les branches du double de départ peuvent être remplies à tout moment.
answer-spinner-first-fill-first = Toutes les branches du double de départ doivent être remplies avant de poser ailleurs.

question-missing-double = Que faire si personne n’a en main le double de départ de la manche ?
answer-missing-double-reshuffle = Si personne n’a en main le double de départ de la manche, tous les dominos sont remélangés et redistribués.
answer-missing-double-next-lower = Si personne n’a en main le double de départ de la manche, elle commence avec le plus proche en dessous que quelqu’un a en main.
answer-missing-double-draw = Si personne n’a en main le double de départ de la manche, chacun pioche à tour de rôle jusqu’à ce qu’il sorte.

question-dead-foot = Que faire d’une patte de poule qui ne pourra jamais avoir ses trois doigts ?
answer-dead-foot-binds = Une patte de poule qui ne pourra jamais avoir ses trois doigts continue de bloquer tout le reste.
answer-dead-foot-ends-round = La manche prend fin dès que la table prouve qu’une patte de poule ne pourra jamais avoir ses trois doigts.
answer-dead-foot-released = Une patte de poule qui ne pourra jamais avoir ses trois doigts compte comme complète.

question-first-turn = Qui joue le premier tour d’une manche ?
answer-first-turn-starter-plays = Qui a posé la gare centrale joue le premier tour de la manche.
answer-first-turn-next-plays = Poser la gare centrale comptait comme un tour : c’est donc au joueur suivant de jouer.

question-start-rival-line = Qui peut poser le premier domino d’une ligne ?
answer-start-rival-line-allowed = N’importe qui peut poser le premier domino d’une ligne.
answer-start-rival-line-owner-only = Seul son propriétaire peut poser le premier domino d’une ligne.

question-decline-station = Pouvez-vous prendre un domino alors que vous pourriez compléter une gare ?
answer-decline-station-not-if-able = Si vous pouvez compléter une gare, vous ne pouvez pas prendre un domino à la place.
answer-decline-station-allowed = Vous pouvez prendre un domino même si vous pourriez compléter une gare.

question-yard-replacement = Vous posez un domino du dépôt sur une ligne adverse : que faites-vous d’abord ?
answer-yard-replacement-after-draw = Quand vous posez un domino du dépôt sur une ligne adverse, vous piochez d’abord, puis remplacez le domino.
answer-yard-replacement-before-draw = Quand vous posez un domino du dépôt sur une ligne adverse, vous remplacez d’abord le domino, puis piochez.

question-emptied-by-replacement = Faites-vous domino si le dernier domino de votre main va dans le dépôt ?
answer-emptied-by-replacement-out = Vous faites domino si le dernier domino de votre main va dans le dépôt.
answer-emptied-by-replacement-not-out = Si le dernier domino de votre main va dans le dépôt, vous ne faites pas domino, mais vous ne pouvez plus poser de domino du dépôt.

question-discards-flip = Quand les dominos retirés deviennent-ils la pioche ?
answer-discards-flip-at-once = Les dominos retirés deviennent la pioche dès qu’elle est épuisée.
answer-discards-flip-when-draw-due = Les dominos retirés ne deviennent la pioche que lorsqu’il faut piocher ; jusque-là, elle compte comme épuisée.

question-round-end = Qu’est-ce qui met fin à une manche quand il ne reste rien à piocher ?
answer-round-end-all-pass = Quand il ne reste rien à piocher, la manche prend fin quand tous les joueurs passent l’un après l’autre, même en pouvant poser.
answer-round-end-nobody-can = Quand il ne reste rien à piocher, la manche prend fin quand personne ne peut poser ; qui peut poser doit le faire.

question-dead-station = Une gare qui ne pourra jamais être complétée oblige-t-elle encore les joueurs ?
answer-dead-station-binds = Une gare qui ne pourra jamais être complétée oblige encore les joueurs.
answer-dead-station-released = Une gare qui ne pourra jamais être complétée n’oblige plus personne.

question-shared-third-token = Qui gagne si plusieurs joueurs obtiennent leur dernier jeton ensemble ?
answer-shared-third-token-shared-victory = Si plusieurs joueurs obtiennent leur dernier jeton ensemble, ils se partagent la victoire.
answer-shared-third-token-score-sum = Si plusieurs joueurs obtiennent leur dernier jeton ensemble, c’est parmi eux la plus petite somme des scores qui gagne.
