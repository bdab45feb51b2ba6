### boneyard serve, backup and restore, and what the server answers over HTTP.

## boneyard serve

serve-running = Boneyard körs på { $address }
serve-lan = I ditt hemnätverk: { $address }
serve-no-lan = Den här datorn är inte ansluten till något nätverk, så ingen annan kan vara med.
serve-stop = Stoppa med Ctrl-C.
serve-port-taken = port { $port } används redan. Välj en annan med --port.
serve-port-not-allowed = den här användaren får inte lyssna på port { $port }. Välj en över 1023 med --port.
serve-no-such-host = { $host } är ingen adress på den här datorn
serve-cannot-listen = kan inte lyssna på { $host }, port { $port }: { $why }
serve-not-installed = serverns bibliotek är inte installerade: pip install 'boneyard[server]'
serve-bad-redis = --redis måste se ut som redis://localhost:6379
serve-no-display = Öppna den adressen i en webbläsare. För att spela i terminalen i stället: { $command } play
serve-no-client = Webbsidorna är inte byggda här. ”make build” bygger dem; starta sedan servern igen.
store-is-away = databasen går inte att använda: { $why }

## boneyard backup, boneyard restore

backup-done =
    Sparade { $tables ->
        [one] ett bord
       *[other] { $tables } bord
    } i { $file }.
restore-done =
    { $tables ->
        [0] Inget återställdes: allt fanns redan.
        [one] Återställde ett bord från { $file }.
       *[other] Återställde { $tables } bord från { $file }.
    }

## HTTP: why not

problem-bad-request = Den här begäran går inte att läsa: { $detail }
problem-bad-terms = Det går inte att skapa ett sådant bord: { $detail }
problem-bad-name = { server-refused-bad-name }
problem-bad-token = Nyckeln gäller inte, eller inte längre.
problem-bad-code = Koden gäller inte, eller inte längre.
problem-foreign-token = Nyckeln gäller bara för en plats.
problem-foreign-origin = Den här sidan får inte använda den här servern.
problem-not-host = Bara värden kan göra det.
problem-not-over = Partiet är inte slut än.
problem-no-such-seat = Det finns ingen sådan plats vid det här bordet.
problem-seat-taken = Platsen är upptagen.
problem-too-many-tables = Du har redan så många bord som en värd får ha. Avsluta eller radera ett först.
problem-no-such-table = Bordet finns inte, eller finns inte längre.
problem-no-such-sheet = Det finns inget sådant regelblad.
problem-no-such-round = Partiet har ingen sådan omgång eller plats.
problem-bad-record = Det här protokollet kan inte visas: { $detail }
problem-no-such-page = Här finns ingenting.
problem-not-so = Det går inte att göra här.
problem-not-json = Skicka JSON: Content-Type: application/json
problem-too-many = Du har nått gränsen för en timme. Försök igen senare.
problem-too-large = Det här är för långt.
problem-too-slow = Det tog för lång tid innan det här kom fram.
problem-too-fast = Det gick för fort. Vänta ett ögonblick och försök igen.
problem-store-away = Servern når inte sin databas just nu. Försök igen snart.
problem-failed = Något gick fel här. Det har noterats; försök igen.
