### boneyard serve, backup and restore, and what the server answers over HTTP.

## boneyard serve

serve-running = Boneyard is running at { $address }
serve-lan = On your home network: { $address }
serve-no-lan = This machine is not on a network, so nobody else can join.
serve-stop = Stop it with Ctrl-C.
serve-port-taken = port { $port } is already in use. Choose another one with --port.
serve-port-not-allowed = this user may not listen on port { $port }. Choose one above 1023 with --port.
serve-no-such-host = { $host } is not an address of this machine
serve-cannot-listen = cannot listen on { $host }, port { $port }: { $why }
serve-not-installed = the server’s libraries are not installed: pip install 'boneyard[server]'
serve-bad-redis = --redis must look like redis://localhost:6379
serve-no-display = Open that address in a browser. To play in the terminal instead: { $command } play
serve-no-client = The web pages have not been built here. “make build” builds them; then start the server again.
store-is-away = the database cannot be used: { $why }

## boneyard backup, boneyard restore

backup-done =
    Saved { $tables ->
        [one] one table
       *[other] { $tables } tables
    } to { $file }.
restore-done =
    Restored { $tables ->
        [0] nothing: everything was there already.
        [one] one table from { $file }.
       *[other] { $tables } tables from { $file }.
    }

## HTTP: why not

problem-bad-request = This request cannot be read: { $detail }
problem-bad-terms = No table can be made like this: { $detail }
problem-bad-name = { server-refused-bad-name }
problem-bad-token = This access token is not valid, or no longer valid.
problem-bad-code = This code is not valid, or no longer valid.
problem-foreign-token = This access token is good for one seat only.
problem-foreign-origin = This page may not use this server.
problem-not-host = Only the host can do that.
problem-not-over = The match is not over yet.
problem-no-such-seat = There is no such seat at this table.
problem-seat-taken = This seat is taken.
problem-too-many-tables = You already have as many tables as one host may have. Finish or delete one first.
problem-no-such-table = This table does not exist, or no longer does.
problem-no-such-sheet = There is no such sheet.
problem-no-such-round = This match has no such round or seat.
problem-bad-record = This record cannot be shown: { $detail }
problem-no-such-page = There is nothing here.
problem-not-so = That cannot be done here.
problem-not-json = Send JSON: Content-Type: application/json
problem-too-many = You have reached the limit for one hour. Try again later.
problem-too-large = This is too long.
problem-too-slow = This took too long to arrive.
problem-too-fast = That was too fast. Wait a moment and try again.
problem-store-away = The server cannot reach its database at the moment. Try again soon.
problem-failed = Something went wrong here. It has been noted; try again.
