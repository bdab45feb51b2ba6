### The start page: the boxes, who plays, house rules, how the evening goes. Also the list of past games.

# The title of the browser window
web-start-page-title = Boneyard · trains de dominos
web-start-which-box = Quelle boîte est sur votre table ?
web-start-lead = Choisissez-en une et jouez tout de suite contre des bots, ou faites venir des amis par un lien. Sans compte ni publicité.
web-start-past-games = Parties passées
# $theme is “Light”, “Dark” or “System setting”
web-start-colours = Couleurs : { $theme }
web-start-players = { $fewest } à { $most } joueurs
web-start-set-12 = jeu double 12
web-start-set-9-12 = jeu double 9 ou double 12
web-start-set-6-9 = jeu double 6 ou double 9
web-start-play-now = Jouer
# $title is the title of a box
web-start-play-box = Jouer maintenant : { $title }
web-start-invite = Inviter des amis
web-start-change = modifier
web-start-promise-clause = Chaque refus cite la feuille de règles.
web-start-promise-deal = Chaque donne est vérifiable.
web-start-promise-bots = Les bots n’en voient pas plus que vous à leur place.

## Who plays

web-start-how-many = Joueurs
web-start-fewer = Un joueur de moins
web-start-more = Un joueur de plus
web-start-your-name = Votre nom
# What somebody is called who has given no name
web-start-somebody = Anonyme
# $number is the number of the seat; your own is seat 1
web-start-seat = Place { $number }
web-start-person = Joueur { $number }
web-start-name-of = Nom du joueur { $number }
# $name is the name of a bot, such as Fireman
web-start-bot = { $name } · niveau { $level }
web-start-by-link = Quelqu’un, par lien
web-start-here = Quelqu’un sur cet appareil
# A button below the seats: people take all of them, and pass the device round
web-start-all-here = Tout le monde sur cet appareil
web-start-a-friend = quelqu’un par lien

## House rules

web-start-house-rules = Règles maison
web-start-change-rules = Toutes les règles maison
# How many answers are not the leaflet’s own
web-start-differ =
    { $number ->
        [0] Tout est comme sur la feuille
        [one] { $number } réponse diffère de la feuille
       *[other] { $number } réponses diffèrent de la feuille
    }
# Beside the answer that the leaflet gives
web-start-leaflet = comme sur la feuille
web-start-as-printed = Suivre la feuille
web-start-saved = Règles maison enregistrées
web-start-save-as = Enregistrer ces règles sous un nom
web-start-save-example = Dimanches chez Anna
web-start-save = Enregistrer
# $name is the name under which house rules were saved
web-start-forget = Supprimer « { $name } »
web-start-done = Terminé
web-start-length-rounds = Manches
web-start-length-tokens = Jetons à obtenir
web-start-all-rounds = toutes
web-start-compare = Ce qui distingue les boîtes
web-start-question = Question
# Read aloud where a sheet does not ask a question
web-start-not-asked = question non posée
web-start-loading = Un instant…

## How the evening goes

web-start-manners = Pendule, indices, etc.
web-start-clock = Pendule
web-start-clock-none = Sans pendule
# $number is a time such as 20 seconds
web-start-clock-move = { $number } par coup
web-start-clock-match = { $number } par partie
web-start-seconds =
    { $number ->
        [one] { $number } seconde
       *[other] { $number } secondes
    }
web-start-minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
web-start-hours =
    { $number ->
        [one] { $number } heure
       *[other] { $number } heures
    }
web-start-pace = Les bots jouent
web-start-pace-quick = vite
web-start-pace-normal = à vitesse normale
web-start-pace-calm = lentement
web-start-pace-own =
    { $seconds ->
        [one] après { $seconds } seconde
       *[other] après { $seconds } secondes
    }
web-start-hints = Indices
web-start-take-backs = Coups annulables
web-start-public = Table ouverte à tous

## Tables

web-start-go-on = À reprendre
web-start-go-on-with = Reprendre
# So many unfinished games are in the list of past games besides the one shown
web-start-more-unfinished = { $number } de plus
web-start-open-tables = Tables ouvertes
web-start-join = Rejoindre
web-start-watch = Regarder
web-start-free =
    { $number ->
        [one] { $number } place libre
       *[other] { $number } places libres
    }

## When something goes wrong

web-start-trouble-unreachable = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.
web-start-trouble-failed = Cela n’a pas marché. Réessayez.
web-start-trouble-wait =
    { $minutes ->
        [one] Ce sera de nouveau possible dans environ { $minutes } minute.
       *[other] Ce sera de nouveau possible dans environ { $minutes } minutes.
    }
