### boneyard simulate and boneyard deal: many matches played at random, one deal looked at.

number = { $value }
number-one-place = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-two-places = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

house-rules-chosen = Règles maison : { $rules }

## boneyard simulate

progress-matches = { $done } parties sur { $whole }

simulate-head =
    { $title } : { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } à { $players } joueurs qui jouent au hasard, graine { $seed }
simulate-play = Ce qui a été joué
simulate-rounds = manches
simulate-rounds-a-match = { $number } par partie
simulate-decisions = décisions
simulate-speed = { $millions } M par seconde sur un cœur
simulate-decisions-a-round = décisions par manche
simulate-range = de { $fewest } à { $most }
simulate-thrown-away = donnes écartées
simulate-endings = Comment les manches ont fini
simulate-ending-out = quelqu’un a fait domino
simulate-ending-blocked = bloquée
simulate-ending-yard-empty = pioche vide
simulate-starter = Manches remportées par la place qui les a commencées
simulate-without-edge = si c’était sans effet
simulate-seats = La partie, place par place
simulate-seat = place
simulate-total = total
simulate-won = victoires
simulate-margin = ± { $margin }
simulate-interval = ({ $low } à { $high })
simulate-notes =
    ± et les intervalles entre parenthèses sont à 95 %. A est la personne que la feuille désigne pour commencer.
    Une victoire partagée entre plusieurs places compte à parts égales : { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } et { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } dans ce cas.

## boneyard deal

deal-head = { $title } : la première donne à { $players } joueurs, { $origin }
deal-seed = graine { $seed }
deal-verifiable = vérifiable
deal-thrown-away =
    { $number ->
        [one] { $number } donne a été écartée avant celle-ci.
       *[other] { $number } donnes ont été écartées avant celle-ci.
    }
deal-hands = Mains distribuées, { $number } dominos chacune
deal-searched =
    { $number ->
        [one] Pioché et gardé en cherchant la locomotive, { $number } domino
       *[other] Piochés et gardés en cherchant la locomotive, { $number } dominos
    }
deal-engine-set-aside = La locomotive { $tile } a été mise de côté avant la donne.
deal-engine-laid = La locomotive { $tile } est posée par { $seat }.
deal-engine-revealed = La locomotive est trouvée quand tout le monde révèle un domino ; c’est aussi ce qui décide qui commence la manche.
deal-turn = { $seat } joue en premier.
deal-boneyard =
    { $number ->
        [one] Pioche, { $number } domino
       *[other] Pioche, { $number } dominos, le prochain à piocher en tête
    }

## boneyard deal --verifiable

deal-commitment = La promesse. Publiez ces lignes avant que quiconque donne un nonce ; l’engagement fixe toutes les autres, et le secret :
deal-ask-nonce = Nonce de la place { $seat }, 32 chiffres hexadécimaux (Entrée en crée un ici) :{" "}
deal-nonces = Les nonces, un par place :
deal-nonces-made =
    { $number ->
        [one] La place { $seats } n’en a pas donné : son nonce a été créé ici.
       *[other] Les places { $seats } n’en ont pas donné : leurs nonces ont été créés ici.
    } Qui ne donne pas de nonce n’a que votre parole que personne n’a choisi les dominos. Pour que tout le monde en donne un, publiez l’engagement, puis refaites la donne avec --secret et --nonce.
deal-secret = Gardez ceci pour vous jusqu’à la fin de la partie, puis publiez-le :
deal-record = Ces lignes ont leur place dans l’en-tête de l’enregistrement de la partie. Grâce à elles, « boneyard verify FILE » montre à tous que personne n’a pu choisir les dominos.
deal-again = Pour refaire la même donne :
deal-nonce-form = un nonce s’écrit SEAT=HEX, par exemple --nonce A=3d70e8483c71b653ecee61a611e745a5, pas { $text }
deal-nonce-twice = --nonce nomme deux fois la place { $seat }
deal-nonce-first = --nonce exige --secret : un nonce n’est donné qu’après la publication de l’engagement sur le secret (voir boneyard deal --help)
deal-nonce-missing = il n’y a pas de nonce pour la place { $seat } : rien n’a été distribué
deal-not-verifiable = --secret, --nonce et --name vont avec --verifiable, qui en fait une promesse
deal-too-many-names =
    { $names } noms ont été donnés, mais il n’y a que { $players } places
