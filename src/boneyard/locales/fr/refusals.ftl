## Why an action is refused. $clause is the clause behind it, e.g. A35, or, where a house rule asks for it,
## that rule and its clause.
## Players have names at some tables; at others they are called by the letters of their seats: $called is
## `name` or `letter`.

refused-by-house-rule = règle maison { $switch }={ $answer }, { $clause }

refused-round-over = La manche est terminée ({ $clause }).
refused-other-game = Cette action n’existe pas dans ce jeu ({ $clause }).
refused-no-such-end = Il n’y a pas de bout { $end } où poser ici ({ $clause }).
refused-engine-half-dead = Sur le premier domino du Super Train, la moitié qui porte le nombre de la locomotive ne reçoit pas de domino ({ $clause }).
refused-not-in-double-six = Il n’y a pas de { $tile } dans le jeu double 6 ({ $clause }).
refused-not-in-double-nine = Il n’y a pas de { $tile } dans le jeu double 9 ({ $clause }).
refused-not-in-double-twelve = Il n’y a pas de { $tile } dans le jeu double 12 ({ $clause }).
refused-tile-not-held =
    { $where ->
        [table] { $tile } est sur la table, pas dans votre main ({ $clause }).
        [hand] { $called ->
            [name] C’est { $holder } qui a { $tile } en main, pas vous ({ $clause }).
           *[letter] { $tile } est dans la main de la place { $holder }, pas dans la vôtre ({ $clause }).
        }
       *[unknown] Vous n’avez pas { $tile } ({ $clause }).
    }
refused-tile-does-not-fit = Ce bout demande un { $shows }, et votre domino est { $tile } ({ $clause }).
refused-train-closed = Le train { $owner } vous est fermé : il ne porte pas son marqueur ({ $clause }).
refused-own-train-first = Démarrez votre train avant de poser ailleurs ({ $clause }).
refused-own-train-on-first-turn = À votre premier tour, vous démarrez votre train si vous avez un domino pour cela ({ $clause }).
refused-double-waits = Il faut d’abord fermer le double { $double } ({ $clause }).
refused-older-double-waits = Les doubles se ferment dans l’ordre où ils ont été posés : le double { $double } passe avant ({ $clause }).
refused-follow-on-the-double = Le domino qui suit un double va sur ce double ({ $clause }).
refused-no-second-double = Le domino qui suit un double ne peut pas être un double ({ $clause }).
refused-only-the-drawn-tile = Seul le domino que vous avez pioché, { $drawn }, peut être posé maintenant ({ $clause }).
refused-must-play = Vous avez un domino qui convient : vous devez poser ({ $clause }).
refused-must-satisfy = Vous pouvez fermer le double { $double } : vous devez le faire ({ $clause }).
refused-must-play-drawn = Le domino que vous avez pioché, { $drawn }, convient et doit être posé ({ $clause }).
refused-must-play-drawn-double = Le double que vous avez pioché, { $drawn }, convient et doit être posé ({ $clause }).
refused-no-keeping = Un domino pioché qui convient doit être posé : vous ne pouvez pas le garder ({ $clause }).
refused-no-keeping-a-double = Un domino pioché qui convient doit être posé, même un double pioché pendant qu’un autre est ouvert : vous ne pouvez pas le garder ({ $clause }).
refused-drawn-tile-waits = Vous avez pioché { $drawn } : posez-le ou gardez-le d’abord ({ $clause }).
refused-must-draw = Vous devez piocher avant de pouvoir passer ({ $clause }).
refused-must-draw-for-duty = Vous devez piocher avant de transmettre l’obligation de fermer le double { $double } ({ $clause }).
refused-must-draw-until = L’obligation vous est revenue : piochez jusqu’à ce que votre double soit fermé ({ $clause }).
refused-nothing-drawn = Vous n’avez pas pioché de domino à garder ({ $clause }).
refused-boneyard-empty = La pioche est vide : passez ({ $clause }).
refused-duty-without-draw = Vous ne pouvez pas fermer le double { $double } : transmettez l’obligation sans piocher ({ $clause }).
refused-no-penalty-due = Seule la personne qui a posé le double pioche jusqu’à ce qu’un domino convienne, et seulement si personne n’a pu le fermer ({ $clause }).
refused-marker-off-by-itself = Il n’y a rien à décider : votre marqueur s’enlève automatiquement le moment venu ({ $clause }).
refused-marker-undecided = Dites d’abord si vous enlevez ou laissez votre marqueur ({ $clause }).
refused-no-marker-to-decide = Il n’y a pas de marqueur à enlever ou à laisser maintenant ({ $clause }).

refused-end-not-open = Aucun bout libre ne porte de { $shows } ({ $clause }).
refused-foot-waits = La patte de poule { $foot } passe avant : il lui manque encore { $toes ->
    [one] { $toes } doigt
   *[other] { $toes } doigts
} ({ $clause }).
refused-arms-first = Toutes les branches du double de départ { $spinner } doivent être remplies d’abord ({ $clause }).
refused-double-foot-first = Le double de départ { $spinner } est une double patte de poule : ses branches doivent être remplies d’abord ({ $clause }).

refused-choice-first = D’abord, tout le monde choisit un domino à révéler ({ $clause }).
refused-shown-tile-not-held = Vous révélez un domino de votre propre main, et { $tile } n’y est pas ({ $clause }).
refused-choice-made = Les dominos ont été révélés ; la manche a commencé ({ $clause }).
refused-replacement-due = { $laid } vient de votre dépôt : mettez d’abord un domino de votre main à sa place ({ $clause }).
refused-given-tile-not-held = Le domino de remplacement vient de votre main, et { $tile } n’y est pas ({ $clause }).
refused-no-replacement-due = Aucun domino de votre dépôt n’est à remplacer maintenant ({ $clause }).
refused-nothing-to-replace-with = Vous n’avez pas de domino en main pour le remplacer ({ $clause }).
# $stations is $number of the next three, with “or” between them
station-on-own = sur votre ligne
station-on-line = sur la ligne { $seat }
station-on-owned = sur la ligne { $name }
refused-station-waits =
    { $number ->
        [one] Une gare incomplète passe avant, { $stations } ({ $clause }).
       *[other] L’une des gares incomplètes passe avant, { $stations } ({ $clause }).
    }
refused-station-can-be-completed =
    { $number ->
        [one] Vous pouvez compléter la gare { $stations } : vous devez le faire ({ $clause }).
       *[other] Vous pouvez compléter une gare, { $stations } : vous devez le faire ({ $clause }).
    }
refused-rival-lines-closed = La pioche est épuisée : les lignes adverses sont fermées, sauf à une gare incomplète ({ $clause }).
refused-discards-not-turned = La pioche compte comme épuisée jusqu’à ce que quelqu’un doive piocher : les lignes adverses sont fermées, sauf à une gare incomplète ({ $clause }).
refused-owner-starts-line = Seul son propriétaire peut poser le premier domino d’une ligne ({ $clause }).
refused-nothing-to-remove = Votre ligne n’a pas de domino à retirer ({ $clause }).
refused-removal-comes-first = La voie se démonte avant toute autre chose dans un tour ({ $clause }).
refused-only-the-taken-tile = Seul le domino que vous avez pris, { $taken }, peut être posé maintenant ({ $clause }).
refused-already-played = Vous avez déjà posé ou pris un domino : posez-en un autre, ou terminez ({ $clause }).
refused-nothing-to-stop = Vous ne pouvez pas terminer à ce moment de votre tour ({ $clause }).
refused-tile-can-be-taken = Il reste des dominos : prenez-en un au lieu de passer ({ $clause }).

unknown-tile = Cela retournerait un domino que personne n’a nommé.

## Under a refusal that rests on a house rule: what the rule says

house-rule-line = { $switch }={ $answer } : { $text } ({ $clause })
