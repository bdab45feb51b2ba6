# What the play server says to people at a table.

server-refused-bad-message = Det här meddelandet går inte att läsa: { $detail }
server-refused-too-fast = Det gick för fort. Vänta ett ögonblick och försök igen.
server-refused-foreign-token = Du kan inte ta den här platsen härifrån.
server-refused-stale = Spelet har gått vidare. Titta igen och välj sedan.
server-refused-not-an-action = { $detail }
server-refused-not-your-seat = Det är inte din plats.
server-refused-not-your-turn = Det är inte din tur.
server-refused-not-host = Bara värden kan göra det.
server-refused-no-such-seat = Det finns ingen plats { $detail } vid det här bordet.
server-refused-seat-taken = Plats { $detail } är upptagen.
server-refused-seat-not-taken = Ingen sitter på plats { $detail }.
server-refused-bad-name = { $detail ->
    [empty] Skriv ett namn.
    [long] Namnet är för långt. Det ryms högst 24 tecken.
    [unseen] Det finns ett osynligt tecken i namnet. Skriv det utan.
    [marks] Namnet har accenter där de inte kan visas.
   *[markup] Ett namn kan inte innehålla < eller >.
}
server-refused-bad-terms = { $detail }
server-refused-bad-order = Varje plats måste anges exakt en gång.
server-refused-removed = Värden har tagit bort dig från det här bordet.
server-refused-not-started = Partiet har inte börjat än.
server-refused-already-started = Partiet har redan börjat.
server-refused-seats-free = Det finns fortfarande lediga platser. Fyll dem med människor eller bottar.
server-refused-paused = Partiet är pausat.
server-refused-not-paused = Partiet är inte pausat.
server-refused-round-shown = Nästa omgång har inte börjat än.
server-refused-no-round-shown = Ingen omgång har just tagit slut.
server-refused-already-ready = Du har redan sagt att du är redo.
server-refused-over = Partiet är slut.
server-refused-not-over = Partiet är inte slut än.
server-refused-no-hints = Tips är avstängda vid det här bordet.
server-refused-no-such-adviser = { $detail } ger inga tips. Det gör nivå 6 till 9.
server-refused-no-take-backs = Det går inte att ångra vid det här bordet.
server-refused-nothing-to-take-back = Du kan bara ångra det senaste som gjordes vid bordet, och bara om det var du som gjorde det.
server-refused-revealed = Något har visats sedan dess, så det går inte att ångra.
server-refused-nobody-asks = Ingen ber om att få ångra.
server-refused-already-asked = Någon ber redan om att få ångra.
server-refused-not-kept = Plats { $detail } är inte reserverad för någon.
server-refused-time-up = Din tid för det här partiet är slut. Bara värden kan ge dig platsen tillbaka.
server-refused-host-is-there = Värden har inte varit borta tillräckligt länge.
server-refused-rematched = Revanschen är redan öppnad.
server-refused-nonce-not-wanted = Inget slumptal behövs från den här platsen nu.
server-refused-too-many-redeals = Det har delats ut på nytt för många gånger i rad.
server-refused-busy = Servern är upptagen. Försök igen om en stund.
server-refused-store-away = Servern kan inte spara det här just nu. Inget har ändrats; försök igen snart.

server-farewell-reload = Det finns en ny version. Ladda om sidan för att fortsätta; din plats finns kvar.
server-farewell-stopping = Servern startar om. Du är tillbaka vid bordet om ett ögonblick.
server-farewell-deleted = Värden har raderat det här bordet.
server-farewell-token = Den här inloggningen gäller inte längre.
server-farewell-no-table = Bordet finns inte, eller finns inte längre.
server-farewell-store-away = Servern når inte sin databas just nu. Försök igen snart.
