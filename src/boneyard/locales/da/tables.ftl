# What the play server says to people at a table.

server-refused-bad-message = Denne besked kan ikke læses: { $detail }
server-refused-too-fast = Det var for hurtigt. Vent lidt, og prøv igen.
server-refused-foreign-token = Du kan ikke tage denne plads herfra.
server-refused-stale = Der er sket noget ved bordet imens. Se igen, og vælg så.
server-refused-not-an-action = { $detail }
server-refused-not-your-seat = Det er ikke din plads.
server-refused-not-your-turn = Det er ikke din tur.
server-refused-not-host = Det kan kun værten gøre.
server-refused-no-such-seat = Der er ingen plads { $detail } ved dette bord.
server-refused-seat-taken = Plads { $detail } er optaget.
server-refused-seat-not-taken = Ingen sidder på plads { $detail }.
server-refused-bad-name = { $detail ->
    [empty] Skriv et navn.
    [long] Navnet er for langt. Der er plads til 24 bogstaver.
    [unseen] Der er et usynligt tegn i navnet. Skriv det uden.
    [marks] Navnet har accenter, hvor de ikke kan vises.
   *[markup] Et navn kan ikke indeholde < eller >.
}
server-refused-bad-terms = { $detail }
server-refused-bad-order = Hver plads skal nævnes præcis én gang.
server-refused-removed = Værten har fjernet dig fra dette bord.
server-refused-not-started = Partiet er ikke begyndt endnu.
server-refused-already-started = Partiet er allerede begyndt.
server-refused-seats-free = Der er stadig ledige pladser. Fyld dem med mennesker eller bots.
server-refused-paused = Partiet er på pause.
server-refused-not-paused = Partiet er ikke på pause.
server-refused-round-shown = Den næste runde er ikke begyndt endnu.
server-refused-no-round-shown = Ingen runde er lige sluttet.
server-refused-already-ready = Du er allerede klar.
server-refused-over = Partiet er slut.
server-refused-not-over = Partiet er ikke slut endnu.
server-refused-no-hints = Tip er slået fra ved dette bord.
server-refused-no-such-adviser = { $detail } giver ikke tip. Det gør niveau 6 til 9.
server-refused-no-take-backs = Ved dette bord kan man ikke tage noget tilbage.
server-refused-nothing-to-take-back = Du kan kun tage det tilbage, der sidst skete ved bordet, og kun hvis du gjorde det.
server-refused-revealed = Der er blevet vist noget siden, så det kan ikke tages tilbage.
server-refused-nobody-asks = Ingen beder om at tage noget tilbage.
server-refused-already-asked = Der er allerede nogen, der beder om at tage noget tilbage.
server-refused-not-kept = Plads { $detail } holdes ikke fri til nogen.
server-refused-time-up = Din tid i dette parti er brugt. Kun værten kan give dig pladsen tilbage.
server-refused-host-is-there = Værten har ikke været væk længe nok.
server-refused-rematched = Revanchen er allerede åbnet.
server-refused-nonce-not-wanted = Der mangler ikke et tilfældigt tal fra denne plads nu.
server-refused-too-many-redeals = Der er delt ud igen for mange gange i træk.
server-refused-busy = Serveren har travlt. Prøv igen om lidt.
server-refused-store-away = Serveren kan ikke gemme det lige nu. Intet er ændret; prøv igen om lidt.

server-farewell-reload = Der er en ny version. Genindlæs siden for at fortsætte; du beholder din plads.
server-farewell-stopping = Serveren genstarter. Du er tilbage ved bordet om et øjeblik.
server-farewell-deleted = Værten har slettet dette bord.
server-farewell-token = Dette login er ikke gyldigt mere.
server-farewell-no-table = Det bord findes ikke, eller det findes ikke længere.
server-farewell-store-away = Serveren kan ikke nå sin database lige nu. Prøv igen om lidt.
