### boneyard serve, backup and restore, and what the server answers over HTTP.

## boneyard serve

serve-running = Boneyard läuft unter { $address }
serve-lan = In deinem Heimnetz: { $address }
serve-no-lan = Dieser Rechner ist in keinem Netz, also kann sonst niemand mitspielen.
serve-stop = Strg-C beendet den Server.
serve-port-taken = Port { $port } ist schon belegt. Wähle mit --port einen anderen.
serve-port-not-allowed = Mit deinem Konto ist Port { $port } nicht erlaubt. Wähle mit --port einen über 1023.
serve-no-such-host = { $host } ist keine Adresse dieses Rechners
serve-cannot-listen = { $host }, Port { $port } lässt sich nicht öffnen: { $why }
serve-not-installed = Die Bibliotheken des Servers sind nicht installiert: pip install 'boneyard[server]'
serve-bad-redis = --redis muss so aussehen: redis://localhost:6379
serve-no-display = Öffne diese Adresse in einem Browser. Um stattdessen im Terminal zu spielen: { $command } play
serve-no-client = Die Webseiten sind hier noch nicht gebaut. „make build“ baut sie; starte danach den Server neu.
store-is-away = Die Datenbank lässt sich nicht benutzen: { $why }

## boneyard backup, boneyard restore

backup-done =
    { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    } in { $file } gesichert.
restore-done =
    { $tables ->
        [0] Nichts wiederhergestellt: Alles war schon da.
        [one] 1 Tisch aus { $file } wiederhergestellt.
       *[other] { $tables } Tische aus { $file } wiederhergestellt.
    }

## HTTP: why not

problem-bad-request = Diese Anfrage ist nicht lesbar: { $detail }
problem-bad-terms = So lässt sich kein Tisch einrichten: { $detail }
problem-bad-name = { server-refused-bad-name }
problem-bad-token = Dieser Schlüssel ist nicht oder nicht mehr gültig.
problem-bad-code = Dieser Code ist nicht oder nicht mehr gültig.
problem-foreign-token = Dieser Schlüssel gilt nur für einen Platz.
problem-foreign-origin = Diese Seite darf diesen Server nicht benutzen.
problem-not-host = Das kann nur die Tischleitung.
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-seat-taken = Dieser Platz ist besetzt.
problem-too-many-tables = Du hast schon so viele Tische, wie erlaubt sind. Beende oder lösche zuerst einen.
problem-no-such-table = Diesen Tisch gibt es nicht oder nicht mehr.
problem-no-such-sheet = Dieses Regelblatt gibt es nicht.
problem-no-such-round = Diese Runde oder diesen Platz gibt es in der Partie nicht.
problem-bad-record = Diese Aufzeichnung lässt sich nicht anzeigen: { $detail }
problem-no-such-page = Hier ist nichts.
problem-not-so = Das geht hier nicht.
problem-not-json = Sende JSON: Content-Type: application/json
problem-too-many = Die Grenze für eine Stunde ist erreicht. Versuche es später noch einmal.
problem-too-large = Das ist zu lang.
problem-too-slow = Das kam zu langsam an.
problem-too-fast = Das war zu schnell. Warte einen Augenblick und versuche es noch einmal.
problem-store-away = Der Server erreicht seine Datenbank gerade nicht. Versuche es bald noch einmal.
problem-failed = Hier ist etwas schiefgegangen. Der Fehler ist vermerkt; versuche es noch einmal.
