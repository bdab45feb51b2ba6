### The game in the terminal. $who is `you` or `other`; $name is a player’s name, at the start of a sentence “You”.

## Names of the bots, one for every seat, and another where a guest has the same name

bot-a = Ada
bot-b = Bea
bot-c = Cem
bot-d = Dora
bot-e = Emil
bot-f = Fay
bot-g = Gus
bot-h = Hana
bot-a-too = Ali
bot-b-too = Ben
bot-c-too = Cleo
bot-d-too = Dan
bot-e-too = Eva
bot-f-too = Finn
bot-g-too = Gwen
bot-h-too = Hugo

you = Vous
# Not at the start of a sentence: “Fewest pips: Ben and you.”
you-inside = vous

## The levels of the bots, and how they play

level-caboose = Fourgon
level-brakeman = Garde-frein
level-conductor = Chef de train
level-fireman = Chauffeur
level-engineer = Mécanicien
level-dispatcher = Régulateur
level-stationmaster = Chef de gare
level-superintendent = Surintendant
level-baron = Baron du rail
level-caboose-about = vient d’apprendre les règles
level-brakeman-about = veut se débarrasser des dominos lourds
level-conductor-about = a un plan, et le perd souvent de vue
level-fireman-about = prévoit la suite, et se trompe parfois
level-engineer-about = prévoit la suite, et s’en tient à son plan
level-dispatcher-about = prévoit la suite, et pèse chaque coup
level-stationmaster-about = pèse les conséquences de chaque coup
level-superintendent-about = joue d’abord chaque coup dans sa tête
level-baron-about = réfléchit le plus longtemps, et ne laisse presque rien passer
opponents =
    { $number ->
        [one] Votre adversaire : { $each }.
       *[other] Vos adversaires : { $each }.
    }
opponents-of-all =
    { $number ->
        [one] Le bot : { $each }.
       *[other] Les bots : { $each }.
    }
opponent = { $name } ({ $level })
short-match =
    { $rounds ->
        [one] Une partie de { $rounds } manche, avec la locomotive { $engines }.
       *[other] Une partie de { $rounds } manches, avec les locomotives { $engines }.
    }
short-match-chickenfoot =
    { $rounds ->
        [one] Une partie de { $rounds } manche, avec le double de départ { $engines }.
       *[other] Une partie de { $rounds } manches, avec les doubles de départ { $engines }.
    }

## Before the match

welcome = Bienvenue dans Boneyard : les trains de dominos, selon les règles imprimées.
welcome-keys = Appuyez sur Entrée pour accepter la réponse entre [crochets]. Ctrl-D permet de quitter à tout moment.
started-games =
    { $number ->
        [one] Vous avez une partie à reprendre :
       *[other] Vous avez { $number } parties à reprendre :
    }
started-game = { $title } : { $names }, manche { $round }, dernier coup le { $date }
ask-started =
    { $most ->
        [one] La reprendre (o), en commencer une nouvelle (n) ou ranger celle-ci (x) ? [o] :{" "}
       *[other] Laquelle, n pour une nouvelle partie, ou x1 pour ranger la première ? [1] :{" "}
    }
please-started =
    { $most ->
        [one] Tapez o, n ou x, ou simplement Entrée pour la reprendre.
       *[other] Tapez un numéro de 1 à { $most }, n, ou x et un numéro, ou simplement Entrée pour la première.
    }
put-away = Cette partie ne sera plus proposée. Elle est conservée ici :
started-game-waits =
    { $number ->
        [one] Vous avez aussi une partie en cours : « boneyard play --resume » la reprend.
       *[other] Vous avez aussi { $number } parties en cours : « boneyard play --resume » reprend la dernière.
    }
ask-sheet = Quelles règles y a-t-il dans votre boîte ?
ask-number = Votre choix [{ $default }] :{" "}
ask-players = Combien de joueurs, y compris vous ({ $fewest } à { $most }) ? [{ $default }] :{" "}
ask-people = Combien de personnes à ce clavier ({ $fewest } à { $most }) ? [{ $default }] :{" "}
ask-name = Quel est votre nom ? [{ $default }] :{" "}
ask-name-of = Quel est le nom de la personne { $number } ? [{ $default }] :{" "}
somebody = Joueur { $number }
please-other-name = Quelqu’un s’appelle déjà { $name } : choisissez un autre nom.
ask-opponents = Contre qui voulez-vous jouer ?
ask-opponents-number = Un pour tous, ou un pour chacun, par exemple { $example } [{ $default }] :{" "}
opponent-choice = { $level } : { $about }
please-opponents = Tapez un numéro de 1 à { $most }, un nom de la liste, ou simplement Entrée pour { $default }.
please-opponents-each =
    { $opponents ->
        [one] Il n’y a qu’un adversaire : tapez un seul numéro.
       *[other] Il y a { $opponents } adversaires : tapez un numéro pour tous, ou { $opponents } séparés par des virgules.
    }
ask-rounds = Combien de manches ({ $fewest } à { $most }) ? [{ $default }] :{" "}
ask-tokens = Combien de jetons pour remporter la partie ({ $fewest } à { $most }) ? [{ $default }] :{" "}
ask-house-rules = Changer des règles maison (o pour oui, n pour non) ? [n] :{" "}
ask-which-rule = Numéro de la règle à changer, ou Entrée pour jouer :{" "}
house-rules = Règles maison
as-printed = comme sur la feuille
please-number = Tapez un nombre de { $fewest } à { $most }, ou simplement Entrée pour { $default }.
please-number-or-enter = Tapez un nombre de { $fewest } à { $most }, ou simplement Entrée pour jouer.
please-yes-no = Tapez o pour oui ou n pour non.

## The table

round-head = Manche { $round } sur { $rounds } · locomotive { $engine }-{ $engine } · pioche { $boneyard }
round-head-chickenfoot = Manche { $round } sur { $rounds } · double de départ { $engine }-{ $engine } · pioche { $boneyard }
round-head-engine-191 = Manche { $round }, objectif { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} · gare centrale { $engine }-{ $engine } · pioche { $boneyard }, retirés { $discards }
round-head-choice = Manche { $round }, objectif { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} · avant la révélation · pioche { $boneyard }
round-starts =
    { $who ->
        [you] Nouvelle manche : à vous de commencer.
       *[other] Nouvelle manche : { $name } commence.
    }
lane-tiles = main
lane-hand = main
lane-tokens = jetons
lane-yard = dépôt, { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
} :
lane-points = points
lane-shared = Tr. mexicain
lane-shared-mexican-train-super = Super Train
lane-shared-short = Mexicain
lane-shared-short-mexican-train-super = Super
lane-public = Train public
lane-public-short = Public
signal-open = ouvert
signal-closed = fermé
not-begun = vide
open-double = double ouvert
incomplete-station = gare incomplète
has-chosen = a choisi
is-choosing = doit choisir
arms-free =
    { $arms ->
        [one] ({ $number }) branche libre
       *[other] ({ $number }) ×{ $arms } branches libres
    }
toes-missing =
    { $toes ->
        [one] !({ $number }) doigt manquant
       *[other] !({ $number }) ×{ $toes } doigts manquants
    }
ends-open = Bouts libres : { $ends }
ends-now = Libres maintenant : { $ends }
ends-later = Libres ensuite : { $ends }
tiles-line = Dominos : { $each }
hands-line = En main : { $each }
points-line = Points : { $each }
tokens-line = Jetons : { $each }
count-of = { $name } { $number }
hand-head =
    { $tiles ->
        [one] Votre dernier domino, { $pips ->
            [one] { $pips } point
           *[other] { $pips } points
        } :
       *[other] Vos { $tiles } dominos, { $pips ->
            [one] { $pips } point
           *[other] { $pips } points
        } :
    }
hand-of = { $name } :
yard-head = Votre dépôt, { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
} :

## What must happen now

now-play = À vous : posez un domino.
now-play-take = À vous : posez un domino, ou prenez-en un dans la pioche ({ $clause }).
now-play-end = À vous : posez un domino, ou passez : il ne reste rien à prendre ({ $clause }).
now-own-train = Démarrez d’abord votre train ({ $clause }).
now-own-train-first-turn = C’est votre premier tour : démarrez votre train ({ $clause }).
now-close = Il faut d’abord fermer le double { $number } ({ $clause }).
now-close-draw = Il faut d’abord fermer le double { $number } ({ $clause }), et vous n’avez pas de { $number } à poser : piochez.
now-close-pass = Il faut d’abord fermer le double { $number }, mais vous n’avez pas de { $number } à poser : transmettez l’obligation ({ $clause }).
now-close-empty = Il faut d’abord fermer le double { $number }, mais vous n’avez pas de { $number } et la pioche est vide : passez ({ $clause }).
now-draw-until = Personne n’a pu fermer votre double { $number } : piochez jusqu’à ce qu’un domino convienne ({ $clause }).
now-follow = Vous avez posé un double : il faut poser un domino de plus ({ $clause }).
now-follow-draw = Vous avez posé un double et rien ne peut le suivre : piochez ({ $clause }).
now-follow-pass = Vous avez posé un double et rien ne peut le suivre ; la pioche est vide : passez ({ $clause }).
now-drawn = Vous avez pioché { $tile }, qui convient : posez-le ({ $clause }).
now-drawn-keep = Vous avez pioché { $tile }, qui convient : posez-le, ou gardez-le ({ $clause }).
now-unmark = Vous avez posé sur votre propre train. Enlevez-vous votre marqueur ({ $clause }) ?
now-draw = Aucun de vos dominos ne peut être posé : piochez-en un ({ $clause }).
now-pass = Aucun de vos dominos ne peut être posé et la pioche est vide : passez ({ $clause }).
now-none-take = Aucun de vos dominos ne peut être posé : prenez un domino de la pioche pour votre dépôt ({ $clause }).
now-none-end = Aucun de vos dominos ne peut être posé et il ne reste rien à prendre : passez ({ $clause }).
now-foot =
    { $toes ->
        [one] La patte de poule { $number } passe avant : il lui manque encore { $toes } doigt ({ $clause }).
       *[other] La patte de poule { $number } passe avant : il lui manque encore { $toes } doigts ({ $clause }).
    }
now-foot-draw = La patte de poule { $number } passe avant, et vous n’avez pas de { $number } : piochez ({ $clause }).
now-foot-pass = La patte de poule { $number } passe avant, mais vous n’avez pas de { $number } et la pioche est vide : passez ({ $clause }).
now-arms =
    { $arms ->
        [one] Le double de départ { $number } passe avant : { $arms } branche est libre ({ $clause }).
       *[other] Le double de départ { $number } passe avant : { $arms } branches sont libres ({ $clause }).
    }
now-arms-draw = Les branches du double de départ passent avant, et vous n’avez pas de { $number } : piochez ({ $clause }).
now-arms-pass = Les branches du double de départ passent avant, mais vous n’avez pas de { $number } et la pioche est vide : passez ({ $clause }).
now-show = Choisissez un domino en secret. Tous sont révélés ensemble ; le plus petit double devient la gare centrale, et qui l’a révélé commence ({ $clause }).
now-show-only = Choisissez un domino en secret. Tous sont révélés ensemble ; le plus petit double devient la gare centrale ({ $clause }).
now-station = Il faut d’abord compléter une gare : { $station } ({ $clause }).
now-station-own = Il faut d’abord compléter une gare, { $station }, ou démonter la voie de votre ligne ({ $clause }).
now-station-take = Il faut d’abord compléter une gare, { $station }, mais aucun de vos dominos ne convient : prenez un domino de la pioche pour votre dépôt ({ $clause }).
now-station-end = Il faut d’abord compléter une gare, { $station }, mais aucun de vos dominos ne convient et il ne reste rien à prendre : passez ({ $clause }).
now-give = { $tile } vient de votre dépôt : mettez un domino de votre main à sa place ({ $clause }).
now-taken = Vous avez pris { $tile }, qui convient : posez-le, ou terminez ({ $clause }).
now-extra = Vous avez posé une gare : posez encore un domino, ou terminez ({ $clause }).
now-extra-none = Vous avez posé une gare, et plus rien ne convient : terminez ({ $clause }).
station-at = le { $number } sur { $place }

## The choices

on-own = Sur votre train
on-own-engine-191 = Sur votre ligne
on-place = Sur le train { $seat }, { $name }
on-place-engine-191 = Sur la ligne { $seat }, { $name }
on-shared = Sur le train mexicain
on-shared-mexican-train-super = Sur le Super Train
on-shared-left = Sur le Super Train, bout gauche
on-shared-right = Sur le Super Train, bout droit
on-shared-public = Sur le train public
choices-head = { $place } ({ $number }) :
choices-draw = { $place } ({ $number }), puis piocher :
choices-foot =
    { $toes ->
        [one] Sur la patte de poule { $number } (dernier doigt) :
       *[other] Sur la patte de poule { $number } ({ $toes } doigts manquants) :
    }
choices-spinner =
    { $arms ->
        [one] Sur le double de départ { $number } ({ $arms } branche libre) :
       *[other] Sur le double de départ { $number } ({ $arms } branches libres) :
    }
choices-ends =
    { $ends ->
        [one] Sur le { $number } :
       *[other] Sur le { $number } ({ $ends } bouts) :
    }
choices-show-double = Doubles :
choices-show-other = Autres dominos :
choices-give = De votre main :
choices-yard = * de votre dépôt ; un domino de votre main prend sa place
do-draw = piocher un domino
do-keep = garder le domino
do-pass = passer
do-draw-until = piocher jusqu’à ce qu’un domino convienne
do-unmark = enlever le marqueur
do-leave = laisser le marqueur
do-play = poser { $tile }
do-show = choisir { $tile }
do-give = mettre { $tile } dans votre dépôt
do-take = prendre un domino de la pioche pour votre dépôt
do-remove =
    { $number ->
        [one] démonter la voie : { $tiles } part, et un domino de la pioche va dans votre dépôt
       *[other] démonter la voie : { $tiles } partent, et un domino de la pioche va dans votre dépôt
    }
do-stop = terminer votre tour
prompt = Votre choix (?{"\u00A0"}pour{"\u00A0"}l’aide) :{" "}
prompt-enter = Entrée pour { $what } (?{"\u00A0"}pour{"\u00A0"}l’aide) :{" "}
prompt-more = -- Entrée pour la suite, q pour arrêter --{" "}
prompt-quit = Quitter la partie (o pour oui, n pour non) ? [n] :{" "}
prompt-quit-saved = La partie est enregistrée. La quitter (o pour oui, n pour non) ? [n] :{" "}
prompt-next-round = Entrée pour la manche suivante :{" "}
prompt-pass = Appuyez sur Entrée pour cacher vos dominos, puis laissez le clavier à { $name } :{" "}
prompt-sit-down = { $name }, appuyez sur Entrée quand personne d’autre ne voit l’écran :{" "}

## What was typed

typed-nothing = Tapez le numéro d’un choix, ou ? pour l’aide.
typed-unknown = « { $text } » n’est pas possible ici. Tapez un numéro de la liste, un domino comme { $example }, ou ? pour l’aide.
typed-too-high =
    { $most ->
        [one] Il n’y a qu’un choix : 1.
       *[other] Les choix vont de 1 à { $most }.
    }
typed-no-tile = Il n’y a pas de domino { $text } : le nombre le plus grand est { $highest }.
typed-no-end = Il n’y a pas de train « { $text } » ici. Les trains sont { $ends }.
typed-no-end-chickenfoot = Il n’y a pas de bout « { $text } » ici. Les bouts libres portent { $ends }.
typed-no-end-engine-191 = Il n’y a pas de ligne « { $text } » ici. Les lignes sont { $ends }.
typed-which-end = { $tile } peut se poser à plusieurs endroits. Dites où : { $choices }.
typed-no-clause = Il n’y a pas de règle { $text } ici. Tapez « rules » pour les voir toutes.
clause-line = { $id } : { $text }
# What may be typed for yes, for no, and for another table; y and n always may.
typed-yes = o oui
typed-no = n non
typed-another = a autre

help =
    Tapez le numéro d’un choix, puis Entrée.
    Ou un domino : 12-5. S’il peut se poser à deux endroits, ajoutez le train : 12-5@A, ou 12-5@{ $shared }.

    table    montrer de nouveau la table
    hand     vos dominos, et où chacun peut aller maintenant
    history  ce qui s’est passé dans cette manche
    hint     ce que ferait un bon joueur, et pourquoi ; « hint 9 » demande au plus fort
    rules    les règles, toutes ou en partie : « rules A34 », « rules marqueur »
    quit     quitter la partie (aussi Ctrl-C, Ctrl-D)

    Sur la table, > signale un train où vous pouvez poser, et ! un double ouvert.
    Un domino entre crochets est un double : [7-7]. +3 remplace trois dominos précédents.
    Le nombre au bout d’un train, (9), est celui que votre domino doit porter.
    Tout le monde peut poser sur un train ouvert, seul son propriétaire sur un train fermé.
help-chickenfoot =
    Tapez le numéro d’un choix, puis Entrée.
    Ou un domino : 9-5. S’il peut se poser à deux endroits, ajoutez le nombre du bout : 9-5@9.

    table    montrer de nouveau la table
    hand     vos dominos, et où chacun peut aller maintenant
    history  ce qui s’est passé dans cette manche
    hint     ce que ferait un bon joueur, et pourquoi ; « hint 9 » demande au plus fort
    rules    les règles, toutes ou en partie : « rules F11 », « rules branche »
    quit     quitter la partie (aussi Ctrl-C, Ctrl-D)

    Le réseau grandit vers la droite à partir du double de départ, le premier double.
    Un domino entre crochets est un double : [7-7]. +3 remplace trois dominos précédents.
    Un nombre entre parenthèses, (9), est un bout libre ; (9) ×2, ce sont deux bouts.
    !(7) signale une patte de poule : rien ne peut être posé ailleurs avant ses trois doigts.
help-engine-191 =
    Tapez le numéro d’un choix, puis Entrée.
    Ou un domino : 9-5. S’il peut se poser à deux endroits, ajoutez la ligne : 9-5@A.
    Ou un mot : take (prendre), remove (démonter la voie), stop (terminer), pass (passer).

    table    montrer de nouveau la table
    hand     vos dominos, et où chacun peut aller maintenant
    history  ce qui s’est passé dans cette manche
    hint     ce que ferait un bon joueur, et pourquoi ; « hint 9 » demande au plus fort
    rules    les règles, toutes ou en partie : « rules E33 », « rules gare »
    quit     quitter la partie (aussi Ctrl-C, Ctrl-D)

    Sur la table, > signale une ligne où vous pouvez poser, et ! une gare incomplète.
    Un domino entre crochets est une gare, un double : [7-7]. +3 remplace trois dominos précédents.
    Le nombre au bout d’une ligne, (9), est celui que votre domino doit porter.
    Toutes les lignes vous sont ouvertes, mais poser sur une ligne adverse oblige à piocher.
    Les dominos de votre main et de votre dépôt comptent dans votre score. Le plus bas remporte la manche.
hand-goes = { $tile } : { $where }
nothing-yet = Il ne s’est encore rien passé.
hand-stays = ne peut pas être posé maintenant
hand-show = peut être choisi
hand-give = peut aller dans votre dépôt
hand-yard = { "" } (dépôt)

## What happened, one line a turn. A line is `told-line`; its parts have no subject.

told-line = { $name } { $what }.
told-and = { $first } et { $last }
told-or = { $first } ou { $last }
told-comma = { $first }, { $next }
told-laid =
    { $who ->
        [you] posez { $tile } sur { $place }
       *[other] pose { $tile } sur { $place }
    }
told-foot-begun =
    { $who ->
        [you] annoncez « Patte de poule ! »
       *[other] annonce « Patte de poule ! »
    }
told-foot-completed =
    { $who ->
        [you] complétez la patte de poule
       *[other] complète la patte de poule
    }
told-foot-released = Il ne reste pas assez de dominos avec un { $number } pour trois doigts : la patte de poule compte comme complète.
told-showed =
    { $who ->
        [you] choisissez { $tile }
       *[other] choisit un domino
    }
told-revealed = Révélation : { $each }.
told-each = { $name } { $tile }
told-station-completed =
    { $who ->
        [you] complétez la gare
       *[other] complète la gare
    }
told-removed =
    { $who ->
        [you] retirez { $tile } de votre ligne
       *[other] retire { $tile } de { $place }
    }
told-took =
    { $who ->
        [you] prenez { $tile } pour votre dépôt
       *[other] prend { $tile } pour son dépôt
    }
told-gave =
    { $who ->
        [you] mettez { $tile } dans votre dépôt
       *[other] met { $tile } dans son dépôt
    }
told-stopped =
    { $who ->
        [you] terminez votre tour
       *[other] termine son tour
    }
told-flipped = La pioche est épuisée : les dominos retirés sont mélangés pour en former une nouvelle.
told-drew =
    { $who ->
        [you] piochez { $tiles }
       *[other] pioche { $tiles }
    }
told-drew-in-vain =
    { $who ->
        [you] piochez { $tiles } sans pouvoir le poser
       *[other] pioche { $tiles } sans pouvoir le poser
    }
told-drew-hidden =
    { $number ->
        [one] pioche
       *[other] pioche { $number } dominos
    }
told-kept =
    { $who ->
        [you] gardez le domino
       *[other] garde le domino
    }
told-passed =
    { $who ->
        [you] passez
       *[other] passe
    }
told-marked =
    { $who ->
        [you] ouvrez votre train
       *[other] ouvre { $place }
    }
told-marked-mexican-train-super =
    { $who ->
        [you] ouvrez votre train (« Tchou ! Tchou ! »)
       *[other] ouvre { $place } (« Tchou ! Tchou ! »)
    }
told-unmarked =
    { $who ->
        [you] enlevez votre marqueur
       *[other] enlève son marqueur
    }
told-left-marked =
    { $who ->
        [you] laissez votre train ouvert
       *[other] laisse { $place } ouvert
    }
told-double-closed =
    { $who ->
        [you] fermez le double
       *[other] ferme le double
    }
told-duty-handed-on =
    { $who ->
        [you] transmettez l’obligation de fermer le double
       *[other] transmet l’obligation de fermer le double
    }
told-duty-lapsed =
    { $who ->
        [you] n’avez plus à fermer le double
       *[other] n’a plus à fermer le double
    }
told-knocked =
    { $who ->
        [you] tapez sur la table : plus qu’un domino
       *[other] tape sur la table : plus qu’un domino
    }
told-knocked-mexican-train-satisfy =
    { $who ->
        [you] n’avez plus qu’un domino
       *[other] n’a plus qu’un domino
    }
told-knocked-chickenfoot =
    { $who ->
        [you] dites « Plus qu’un ! »
       *[other] dit « Plus qu’un ! »
    }
told-engine-laid-chickenfoot =
    { $who ->
        [you] posez le double de départ { $tile }
       *[other] pose le double de départ { $tile }
    }
told-engine-laid-engine-191 =
    { $who ->
        [you] révélez le plus petit double : { $tile } est la gare centrale
       *[other] révèle le plus petit double : { $tile } est la gare centrale
    }
told-engine-laid =
    { $who ->
        [you] posez la locomotive { $tile }
       *[other] pose la locomotive { $tile }
    }
told-redealt =
    { $number ->
        [one] Personne n’avait { $engine } : tous les dominos ont été remélangés et redistribués.
       *[other] Personne n’avait { $engine } : tous les dominos ont été remélangés et redistribués, { $number } fois.
    }
told-redealt-chickenfoot =
    { $number ->
        [one] Personne n’avait le double de départ : tous les dominos ont été remélangés et redistribués.
       *[other] Personne n’avait le double de départ : tous les dominos ont été remélangés et redistribués, { $number } fois.
    }
told-redealt-engine-191 =
    { $number ->
        [one] Personne n’a révélé de double : tous les dominos ont été remélangés et redistribués.
       *[other] Personne n’a révélé de double : tous les dominos ont été remélangés et redistribués, { $number } fois jusqu’ici.
    }
told-not-held = Personne n’avait le double de départ : un plus petit, { $engine }, prend sa place.
told-searched =
    { $number ->
        [one] Personne n’avait { $engine } : c’était le premier domino pioché.
       *[other] Personne n’avait { $engine } : chacun a pioché à tour de rôle jusqu’à ce qu’il sorte, soit { $number } dominos.
    }

place-own = votre train
place-own-engine-191 = votre ligne
place-of = le train { $seat }
place-of-engine-191 = la ligne { $seat }
place-shared = le train mexicain
place-shared-mexican-train-super = le Super Train
place-shared-left = le bout gauche du Super Train
place-shared-right = le bout droit du Super Train
place-shared-public = le train public
place-showing = le { $number }

## Scores

board-head = Fin de la manche { $round } sur { $rounds } · locomotive { $engine }-{ $engine }
board-head-chickenfoot = Fin de la manche { $round } sur { $rounds } · double de départ { $engine }-{ $engine }
board-head-engine-191 = Fin de la manche { $round } · gare centrale { $engine }-{ $engine }
board-out =
    { $who ->
        [you] « Domino ! » Vous avez posé votre dernier domino et remportez la manche.
       *[other] « Domino ! » { $name } a posé son dernier domino et remporte la manche.
    }
board-out-engine-191 =
    { $who ->
        [you] Votre main est vide : la manche est terminée.
       *[other] { $name } n’a plus de domino en main : la manche est terminée.
    }
board-fewest = Le moins de points : { $names }.
board-fewest-engine-191 =
    { $number ->
        [one] Le score le plus bas, et un jeton de victoire : { $names }.
       *[other] Le score le plus bas à égalité, et un jeton de victoire par personne : { $names }.
    }
board-double-blank = 0-0 compte 50 points.
board-blocked = Plus personne ne peut poser : la manche est bloquée.
board-blocked-engine-191 = Tout le monde a passé, et il ne reste rien à prendre : la manche est terminée.
board-redeal = Personne n’a révélé de double : tous les dominos sont remélangés et redistribués.
board-yard-empty = La pioche est vide : la manche est terminée.
board-round = manche
board-round-engine-191 = score
board-total = total
board-left = dominos restants
board-hand = main
board-yard = dépôt
board-tokens = jetons
board-hand-yard = main { $hand }, dépôt { $yard }
final-head = La partie est terminée
final-win =
    { $who ->
        [you] Vous remportez la partie avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. Bravo !
       *[other] { $name } remporte la partie avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
final-win-engine-191 =
    { $who ->
        [you] Vous remportez la partie avec { $tokens ->
            [one] { $tokens } jeton
           *[other] { $tokens } jetons
        }. Bravo !
       *[other] { $name } remporte la partie avec { $tokens ->
            [one] { $tokens } jeton
           *[other] { $tokens } jetons
        }.
    }
final-shared-engine-191 = Égalité à { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, et victoire partagée : { $names }.
final-shared = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et victoire partagée : { $names }.
replay = Pour rejouer les mêmes donnes :
recorded = La partie a été enregistrée. Pour la revoir :
ask-again = Rejouer (o pour oui, n pour non, a pour une autre table) ? [n] :{" "}
please-again = Tapez o pour rejouer à cette table, a pour une autre table, ou n pour arrêter.

## Saved games

game-saved = La partie est enregistrée. Pour la reprendre :
game-not-saved = La partie n’a pas pu être enregistrée.
not-saved = Cette partie ne peut pas être enregistrée : { $why }.
ask-unsaved = Jouer quand même (o pour oui, n pour non) ? [o] :{" "}
saved-again = La partie est de nouveau enregistrée.
no-started-game = il n’y a pas de partie en cours à reprendre
game-in-use = { $file } est déjà ouvert dans un autre terminal
game-unusable = impossible de reprendre { $file } : { $why }
game-over = la partie de { $file } est terminée ; « boneyard replay » la montre
game-of-nobody = { $file } ne dit pas qui joue à chaque place, comme « player A: person » et « player B: conductor »
game-runs = Cette partie lance un programme sur votre ordinateur : { $command }
ask-to-run = Le lancer (o pour oui, n pour non) ? [n] :{" "}

## A program that plays, and fails

fault-late = { $name } : le programme n’a pas répondu à temps ; un bot simple a décidé à sa place.
fault-illegal = { $name } : le programme voulait faire quelque chose d’interdit ; un bot simple a décidé à sa place.
fault-unreadable = { $name } : le programme a donné une réponse illisible ; un bot simple a décidé à sa place.
fault-flooded = { $name } : le programme envoyait trop de texte et a été arrêté ; un bot simple a décidé à sa place.
fault-crashed = { $name } : le programme s’est arrêté ; un bot simple a décidé à sa place.

## Leaving

goodbye = Au revoir, et merci d’avoir joué.

## boneyard play --demo

demo-head = { $title } : { $players } bots, une manche
players-of-demo = Les bots : { $each }.
