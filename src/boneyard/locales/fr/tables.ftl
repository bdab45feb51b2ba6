# What the play server says to people at a table.

server-refused-bad-message = Ce message est illisible : { $detail }
server-refused-too-fast = C’était trop rapide. Attendez un instant et réessayez.
server-refused-foreign-token = Vous ne pouvez pas prendre cette place d’ici.
server-refused-stale = La partie a avancé entre-temps. Regardez de nouveau, puis choisissez.
server-refused-not-an-action = { $detail }
server-refused-not-your-seat = Ce n’est pas votre place.
server-refused-not-your-turn = Ce n’est pas votre tour.
server-refused-not-host = C’est réservé à l’hôte.
server-refused-no-such-seat = Il n’y a pas de place { $detail } à cette table.
server-refused-seat-taken = La place { $detail } est prise.
server-refused-seat-not-taken = La place { $detail } est libre.
server-refused-bad-name = { $detail ->
    [empty] Indiquez un nom.
    [long] Ce nom est trop long : 24 lettres au plus.
    [unseen] Ce nom contient un caractère invisible. Saisissez-le sans ce caractère.
    [marks] Ce nom a des accents là où ils ne peuvent pas être affichés.
   *[markup] Un nom ne peut pas contenir < ni >.
}
server-refused-bad-terms = { $detail }
server-refused-bad-order = Chaque place doit être nommée une fois et une seule.
server-refused-removed = L’hôte vous a fait quitter cette table.
server-refused-not-started = La partie n’a pas encore commencé.
server-refused-already-started = La partie a déjà commencé.
server-refused-seats-free = Il y a encore des places libres. Donnez-les à des personnes ou à des bots.
server-refused-paused = La partie est en pause.
server-refused-not-paused = La partie n’est pas en pause.
server-refused-round-shown = La manche suivante n’a pas encore commencé.
server-refused-no-round-shown = Aucune manche ne vient de finir.
server-refused-already-ready = Vous avez déjà confirmé ; on attend les autres.
server-refused-over = La partie est terminée.
server-refused-not-over = La partie n’est pas encore terminée.
server-refused-no-hints = Les indices sont désactivés à cette table.
server-refused-no-such-adviser = { $detail } ne donne pas d’indice. Les niveaux 6 à 9 en donnent.
server-refused-no-take-backs = À cette table, on ne peut pas annuler de coup.
server-refused-nothing-to-take-back = Vous ne pouvez annuler que le dernier coup joué à la table, et seulement si c’est le vôtre.
server-refused-revealed = Quelque chose a été révélé depuis : ce coup ne peut plus être annulé.
server-refused-nobody-asks = Personne ne demande à annuler un coup.
server-refused-already-asked = Quelqu’un demande déjà à annuler un coup.
server-refused-not-kept = La place { $detail } n’est gardée pour personne.
server-refused-time-up = Votre temps pour cette partie est écoulé. L’hôte peut vous rendre la place, personne d’autre.
server-refused-host-is-there = L’hôte n’est pas hors ligne depuis assez longtemps.
server-refused-rematched = La revanche a déjà été lancée.
server-refused-nonce-not-wanted = Aucun nombre aléatoire n’est attendu de cette place pour l’instant.
server-refused-too-many-redeals = Il y a eu trop de nouvelles donnes de suite.
server-refused-busy = Le serveur est occupé. Réessayez dans un instant.
server-refused-store-away = Le serveur ne peut pas enregistrer cela pour l’instant. Rien n’a changé ; réessayez bientôt.

server-farewell-reload = Il y a une nouvelle version. Rechargez la page pour continuer ; votre place est gardée.
server-farewell-stopping = Le serveur redémarre. Vous retrouverez la table dans un instant.
server-farewell-deleted = L’hôte a supprimé cette table.
server-farewell-token = Cette connexion n’est plus valable.
server-farewell-no-table = Cette table n’existe pas, ou n’existe plus.
server-farewell-store-away = Le serveur n’a pas accès à sa base de données pour l’instant. Réessayez bientôt.
