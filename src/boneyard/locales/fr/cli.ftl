### What the command `boneyard` says, apart from the game itself.

needs-terminal = « boneyard play » a besoin d’un terminal. Pour regarder une manche sans terminal : boneyard play --demo

## boneyard sheets

sheets-title = Feuilles de règles
sheets-players = { $fewest } à { $most } joueurs
sheets-more = « boneyard sheets NAME » en montre une en entier, « boneyard sheets --diff A B » en compare deux.

sheet-line = { $id }, édition { $edition }, { $leaflets }
sheet-leaflets =
    { $number ->
        [one] feuille imprimée { $leaflets }
       *[other] feuilles imprimées { $leaflets }
    }
sheet-deals = Joueurs et dominos
sheet-deal = { $game } ({ $clause })
sheet-deal-set = plus grand double
sheet-deal-players = joueurs
sheet-deal-tiles = dominos par joueur
sheet-switches = Règles maison : la réponse marquée * est celle de la feuille
sheet-elsewhere = avec { $switch }, la réponse de la feuille est { $name }
sheet-settled = Fixé par la feuille
sheet-impossible = Ne peuvent pas se jouer ensemble
sheet-impossible-pair = { $first } avec { $second } ({ $clause })
sheet-clauses = Règles
sheet-rulings = Nos décisions, là où la feuille se tait ou n’est pas claire
sheet-ruling-about = { $id }, sur { $clauses }
sheet-ruling-new = { $id }

## boneyard sheets --diff

diff-title = Ce qui distingue deux feuilles. A est { $a }, B est { $b }.
diff-same = { $a } et { $b } ne diffèrent en rien.
diff-answers = Réponses différentes
diff-only = Question propre à { $sheet }
diff-offered = Règles maison différentes au choix
diff-settled = fixé, sans choix
diff-deals = Dominos par joueur (- là où le jeu n’est pas proposé)

## Mistakes on the command line

no-such-sheet = il n’y a pas de feuille { $name } ; les feuilles sont : { $names }
no-such-rounds = { $sheet } se joue en 1 à { $most } manches, pas en { $rounds }
no-rounds-but-tokens = { $sheet } se joue pour des jetons, pas en un nombre donné de manches : utilisez --switch tokens=3
no-such-seat = à { $players } joueurs, les places vont de A à { $last } : il n’y a pas de place { $seat }
not-so-many-opponents =
    { $seats ->
        [one] il y a { $seats } place pour un bot, mais --opponents en nomme { $number }
       *[other] il y a { $seats } places pour des bots : --opponents prend un nom pour tous ou un pour chacun, pas { $number }
    }
same-seat-twice = deux personnes ne peuvent pas avoir la même place : { $seats }
same-name-twice = deux personnes ne peuvent pas avoir le même nom
more-names-than-people = --people dit { $people }, mais il y a { $names } noms
resume-alone = une partie reprise reste telle qu’elle était : --resume ne va pas avec { $option }
not-a-switch = une règle maison s’écrit nom=réponse, par exemple { $example }, pas { $text }
not-in-range = { $option } doit être compris entre { $fewest } et { $most } ; { $number } ne convient pas
bad-seconds = --seconds doit être supérieur à 0 et au plus { $most }
no-such-language = il n’y a pas de langue { $language } ; les langues sont : { $languages }
no-such-switch = { $sheet } n’a pas d’option { $switch } ; ses options sont : { $switches }
no-such-answer = { $switch } n’a pas de réponse { $answer } ; ses réponses sont : { $answers }
impossible = { $first } ne peut pas se jouer avec { $second } : { $why } ({ $clause })
impossible-after-double = aucun double ne va sur un double, et l’enchaînement ne pourrait jamais continuer
impossible-game = la partie rapide n’a que dix locomotives, de 9 à 0
no-such-table = { $sheet } se joue de { $fewest } à { $most } joueurs ({ $clause })
too-many-rounds = { $rounds } manches, c’est trop pour { $players } joueurs : leur jeu n’a que { $engines } locomotives, de { $highest } à 0 (AA22)
no-such-bot = il n’y a pas de bot { $name } ; les bots sont : { $names }
search-interpreted = Boneyard n’est pas compilé ici : les niveaux 8 et 9 essaient bien moins de coups dans le temps imparti, et jouent moins bien.
bot-of-trains = { $name } ne joue qu’au train mexicain
not-a-list-of-bots = { $text } n’est pas une liste de bots
bot-without-command = { $prefix } doit être suivi d’une commande, par exemple { $prefix }python3 bot.py
not-a-command = { $name } n’est pas une commande : il manque un guillemet
no-such-program = il n’y a pas de programme { $program } à lancer
