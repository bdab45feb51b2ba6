# What the play server says to people at a table.

server-refused-bad-message = Diese Nachricht ist nicht lesbar: { $detail }
server-refused-too-fast = Das war zu schnell. Warte einen Augenblick und versuche es noch einmal.
server-refused-foreign-token = Von hier aus kannst du diesen Platz nicht einnehmen.
server-refused-stale = Am Tisch ging es schon weiter. Sieh noch einmal hin und wähle dann.
server-refused-not-an-action = { $detail }
server-refused-not-your-seat = Das ist nicht dein Platz.
server-refused-not-your-turn = Du bist nicht dran.
server-refused-not-host = Das kann nur die Tischleitung.
server-refused-no-such-seat = Platz { $detail } gibt es an diesem Tisch nicht.
server-refused-seat-taken = Platz { $detail } ist besetzt.
server-refused-seat-not-taken = Auf Platz { $detail } sitzt niemand.
server-refused-bad-name = { $detail ->
    [empty] Bitte gib einen Namen ein.
    [long] Dieser Name ist zu lang. Bis zu 24 Buchstaben passen.
    [unseen] In diesem Namen steckt ein unsichtbares Zeichen. Bitte gib ihn ohne dieses Zeichen ein.
    [marks] Dieser Name hat Akzente an Stellen, an denen sie sich nicht darstellen lassen.
   *[markup] Ein Name kann kein < oder > enthalten.
}
server-refused-bad-terms = { $detail }
server-refused-bad-order = Jeder Platz muss genau einmal genannt sein.
server-refused-removed = Die Tischleitung hat dich von diesem Tisch entfernt.
server-refused-not-started = Die Partie hat noch nicht begonnen.
server-refused-already-started = Die Partie hat schon begonnen.
server-refused-seats-free = Es sind noch Plätze frei. Besetzt sie mit Personen oder Bots.
server-refused-paused = Die Partie ist unterbrochen.
server-refused-not-paused = Die Partie ist nicht unterbrochen.
server-refused-round-shown = Die nächste Runde hat noch nicht begonnen.
server-refused-no-round-shown = Es ist gerade keine Runde zu Ende gegangen.
server-refused-already-ready = Du bist schon bereit.
server-refused-over = Die Partie ist zu Ende.
server-refused-not-over = Die Partie ist noch nicht zu Ende.
server-refused-no-hints = An diesem Tisch sind Tipps ausgeschaltet.
server-refused-no-such-adviser = Von { $detail } gibt es keinen Tipp. Tipps geben die Stufen 6 bis 9.
server-refused-no-take-backs = An diesem Tisch ist „Rückgängig“ ausgeschaltet.
server-refused-nothing-to-take-back = Rückgängig machen kannst du nur das Letzte, was am Tisch passiert ist, und nur, wenn du es warst.
server-refused-revealed = Seitdem wurde etwas aufgedeckt, also lässt es sich nicht mehr rückgängig machen.
server-refused-nobody-asks = Niemand möchte gerade etwas rückgängig machen.
server-refused-already-asked = Jemand möchte schon etwas rückgängig machen.
server-refused-not-kept = Platz { $detail } wird für niemanden freigehalten.
server-refused-time-up = Deine Zeit für diese Partie ist abgelaufen. Nur die Tischleitung kann dir den Platz zurückgeben.
server-refused-host-is-there = Die Tischleitung ist noch nicht lange genug weg.
server-refused-rematched = Die Revanche ist schon eröffnet.
server-refused-nonce-not-wanted = Von diesem Platz wird gerade keine Zufallszahl gebraucht.
server-refused-too-many-redeals = Es wurde zu oft nacheinander neu ausgeteilt.
server-refused-busy = Der Server ist gerade ausgelastet. Versuche es gleich noch einmal.
server-refused-store-away = Der Server kann das gerade nicht speichern. Es hat sich nichts geändert; versuche es bald noch einmal.

server-farewell-reload = Es gibt eine neue Version. Lade die Seite neu, um weiterzuspielen; dein Platz bleibt dir.
server-farewell-stopping = Der Server startet neu. Du bist gleich wieder am Tisch.
server-farewell-deleted = Die Tischleitung hat diesen Tisch gelöscht.
server-farewell-token = Diese Anmeldung gilt nicht mehr.
server-farewell-no-table = Diesen Tisch gibt es nicht oder nicht mehr.
server-farewell-store-away = Der Server erreicht seine Datenbank gerade nicht. Versuche es bald noch einmal.
