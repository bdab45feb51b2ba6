### boneyard serve, backup and restore, and what the server answers over HTTP.

## boneyard serve

serve-running = Boneyard kører på { $address }
serve-lan = På dit hjemmenetværk: { $address }
serve-no-lan = Denne maskine er ikke på et netværk, så ingen andre kan være med.
serve-stop = Stop den med Ctrl-C.
serve-port-taken = port { $port } er allerede i brug. Vælg en anden med --port.
serve-port-not-allowed = denne bruger må ikke lytte på port { $port }. Vælg en over 1023 med --port.
serve-no-such-host = { $host } er ikke en adresse på denne maskine
serve-cannot-listen = kan ikke lytte på { $host }, port { $port }: { $why }
serve-not-installed = serverens biblioteker er ikke installeret: pip install 'boneyard[server]'
serve-bad-redis = --redis skal se ud som redis://localhost:6379
serve-no-display = Åbn den adresse i en browser. For at spille i terminalen i stedet: { $command } play
serve-no-client = Websiderne er ikke bygget her. ”make build” bygger dem; start så serveren igen.
store-is-away = databasen kan ikke bruges: { $why }

## boneyard backup, boneyard restore

backup-done =
    { $tables ->
        [one] Ét bord er gemt
       *[other] { $tables } borde er gemt
    } i { $file }.
restore-done =
    { $tables ->
        [0] Intet er gendannet: alt var der allerede.
        [one] Ét bord er gendannet fra { $file }.
       *[other] { $tables } borde er gendannet fra { $file }.
    }

## HTTP: why not

problem-bad-request = Denne forespørgsel kan ikke læses: { $detail }
problem-bad-terms = Der kan ikke laves et bord på den måde: { $detail }
problem-bad-name = { server-refused-bad-name }
problem-bad-token = Dette token er ikke gyldigt, eller det gælder ikke længere.
problem-bad-code = Denne kode er ikke gyldig, eller den gælder ikke længere.
problem-foreign-token = Dette token gælder kun for én plads.
problem-foreign-origin = Denne side må ikke bruge denne server.
problem-not-host = Det kan kun værten gøre.
problem-not-over = Partiet er ikke slut endnu.
problem-no-such-seat = Den plads findes ikke ved dette bord.
problem-seat-taken = Denne plads er optaget.
problem-too-many-tables = Du har allerede så mange borde, som én vært må have. Afslut eller slet et først.
problem-no-such-table = Det bord findes ikke, eller det findes ikke længere.
problem-no-such-sheet = Det regelark findes ikke.
problem-no-such-round = Partiet har ikke den runde eller den plads.
problem-bad-record = Denne protokol kan ikke vises: { $detail }
problem-no-such-page = Her er der ikke noget.
problem-not-so = Det kan ikke gøres her.
problem-not-json = Send JSON: Content-Type: application/json
problem-too-many = Du har nået grænsen pr. time. Prøv igen senere.
problem-too-large = Det er for langt.
problem-too-slow = Det var for længe om at nå frem.
problem-too-fast = Det var for hurtigt. Vent lidt, og prøv igen.
problem-store-away = Serveren kan ikke nå sin database lige nu. Prøv igen om lidt.
problem-failed = Noget gik galt her. Det er noteret; prøv igen.
