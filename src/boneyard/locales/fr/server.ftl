### boneyard serve, backup and restore, and what the server answers over HTTP.

## boneyard serve

serve-running = Boneyard tourne à l’adresse { $address }
serve-lan = Sur votre réseau local : { $address }
serve-no-lan = Cette machine n’est sur aucun réseau : personne d’autre ne peut se joindre à vous.
serve-stop = Arrêtez-le avec Ctrl-C.
serve-port-taken = le port { $port } est déjà utilisé. Choisissez-en un autre avec --port.
serve-port-not-allowed = ce compte ne peut pas écouter sur le port { $port }. Choisissez-en un au-dessus de 1023 avec --port.
serve-no-such-host = { $host } n’est pas une adresse de cette machine
serve-cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $why }
serve-not-installed = les bibliothèques du serveur ne sont pas installées : pip install 'boneyard[server]'
serve-bad-redis = --redis doit ressembler à redis://localhost:6379
serve-no-display = Ouvrez cette adresse dans un navigateur. Pour jouer plutôt dans le terminal : { $command } play
serve-no-client = Les pages web n’ont pas été construites ici. « make build » les construit ; relancez ensuite le serveur.
store-is-away = la base de données est inutilisable : { $why }

## boneyard backup, boneyard restore

backup-done =
    { $tables ->
        [one] { $tables } table sauvegardée
       *[other] { $tables } tables sauvegardées
    } dans { $file }.
restore-done =
    { $tables ->
        [0] Rien à restaurer : tout était déjà là.
        [one] { $tables } table restaurée depuis { $file }.
       *[other] { $tables } tables restaurées depuis { $file }.
    }

## HTTP: why not

problem-bad-request = Cette requête est illisible : { $detail }
problem-bad-terms = On ne peut pas ouvrir de table ainsi : { $detail }
problem-bad-name = { server-refused-bad-name }
problem-bad-token = Ce jeton d’accès n’est pas valable, ou ne l’est plus.
problem-bad-code = Ce code n’est pas valable, ou ne l’est plus.
problem-foreign-token = Ce jeton d’accès ne vaut que pour une place.
problem-foreign-origin = Cette page n’a pas le droit d’utiliser ce serveur.
problem-not-host = C’est réservé à l’hôte.
problem-not-over = La partie n’est pas encore terminée.
problem-no-such-seat = Cette place n’existe pas à cette table.
problem-seat-taken = Cette place est prise.
problem-too-many-tables = Vous avez déjà autant de tables que le permet ce serveur. Terminez-en ou supprimez-en une d’abord.
problem-no-such-table = Cette table n’existe pas, ou n’existe plus.
problem-no-such-sheet = Cette feuille de règles n’existe pas.
problem-no-such-round = Cette partie n’a pas cette manche ou cette place.
problem-bad-record = Cet enregistrement ne peut pas être affiché : { $detail }
problem-no-such-page = Il n’y a rien ici.
problem-not-so = Ce n’est pas possible ici.
problem-not-json = Envoyez du JSON : Content-Type: application/json
problem-too-many = Vous avez atteint la limite pour une heure. Réessayez plus tard.
problem-too-large = C’est trop long.
problem-too-slow = Cela a mis trop de temps à arriver.
problem-too-fast = C’était trop rapide. Attendez un instant et réessayez.
problem-store-away = Le serveur n’a pas accès à sa base de données pour l’instant. Réessayez bientôt.
problem-failed = Une erreur s’est produite ici. Elle a été notée ; réessayez.
