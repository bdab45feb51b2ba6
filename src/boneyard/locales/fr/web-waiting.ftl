### A table that waits for its players.

# $number seats are free
web-waiting-title =
    { $number ->
        [0] Tout le monde est là
        [one] On attend encore { $number } personne
       *[other] On attend encore { $number } personnes
    }
web-waiting-dealing = Distribution des dominos…
web-waiting-dealing-why = Chacun ajoute un peu de hasard à la donne : ainsi, personne ne peut la choisir.
web-waiting-taken =
    { $taken ->
        [one] { $taken } place sur { $players } est prise.
       *[other] { $taken } places sur { $players } sont prises.
    }
web-waiting-host-may = Commencez quand vous voulez ; les places libres peuvent aller à des bots.
web-waiting-host-starts = C’est l’hôte qui lance la partie.
web-waiting-full = Vous pouvez regarder d’ici.
# The title, for somebody who has come too late for a seat
web-waiting-full-title = Toutes les places sont prises
web-waiting-watching = Vous regardez. Asseyez-vous là où une place est libre.
web-waiting-sent-away = Vous n’êtes plus à cette table
web-waiting-sent-away-why = L’hôte a libéré votre place. Vous pouvez toujours regarder.

## Seats

web-waiting-at-the-table = À la table
web-waiting-here = en ligne
web-waiting-away = hors ligne
web-waiting-bot = bot
web-waiting-host = hôte
web-waiting-you = vous
web-waiting-free = place à prendre
web-waiting-sit = S’asseoir
web-waiting-sit-here = S’asseoir ici
# Another person at the same device gets this seat
web-waiting-seat-somebody = Installer quelqu’un
# Below the seats: a button that gives the next free seat to another person at the same device
web-waiting-also-here = Encore quelqu’un sur cet appareil
web-waiting-your-name = Votre nom
web-waiting-name-here = Qui prend la place { $number }, sur cet appareil ?
# Above the choice of who gets a free seat
web-waiting-fill = Installer un bot…
web-waiting-free-seat = Libérer cette place
web-waiting-who-for = Qui occupe la place { $number }
web-waiting-remove = Exclure
web-waiting-remove-ask = Exclure { $name } ?
web-waiting-remove-why = Cette personne ne pourra plus s’asseoir à cette table.
# On a phone: shows the arrows that move somebody to another seat
web-waiting-move = Échanger les places
web-waiting-up = { $name } : une place plus haut
web-waiting-down = { $name } : une place plus bas
web-waiting-oldest = Qui est la personne la plus âgée ?
web-waiting-youngest = Qui est la personne la plus jeune ?
web-waiting-leave = Quitter
web-waiting-become-host = L’hôte est hors ligne : devenir hôte

## Starting

web-waiting-start = Commencer
# The number of the one free seat
web-waiting-start-bot = Commencer avec un bot à la place { $number }
web-waiting-start-bots = Commencer avec { $number } bots

## The link

web-waiting-bring = Inviter quelqu’un
web-waiting-code = Code QR du lien vers cette table
web-waiting-point = Scannez-le avec un téléphone, ou envoyez le lien.
web-waiting-link = Lien vers cette table
web-waiting-copy = Copier
web-waiting-share = Partager le lien
web-waiting-invitation = Une partie de trains de dominos ?
web-waiting-no-names = Pas besoin de compte. Avec le lien, tout le monde peut venir regarder.

## The rules

web-waiting-not-as-last = Pas les règles de la dernière fois
web-waiting-not-as-last-why =
    { $number ->
        [one] { $number } réponse a changé depuis votre dernière partie avec cette boîte.
       *[other] { $number } réponses ont changé depuis votre dernière partie avec cette boîte.
    }
