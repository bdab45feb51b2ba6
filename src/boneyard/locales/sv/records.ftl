### Records of matches: what `boneyard replay` and `boneyard verify` say, and what can be wrong with a record.

## boneyard replay

replay-title = { $title }, utgåva { $edition }, { $players } spelare
replay-date = Spelat { $date }
replay-round = Omgång { $round }
replay-dealt-anew = Det fanns ingen dubbel, så brickorna delades ut igen: giv { $deal }.
replay-engine =
    { $by ->
        [nobody] Loket är { $engine }.
       *[other] { $name } lägger loket { $engine }.
    }
replay-seen-by = Så som { $name } såg det; ”du” är { $name }.
replay-dealt =
    { $who ->
        [you] Du får { $tiles }.
       *[other] { $name } får { $tiles }.
    }
replay-engine-set = Loket är { $engine }.
replay-engine-set-chickenfoot = Startdubbeln är { $engine }.
replay-left =
    { $who ->
        [you] Du har { $tiles } kvar.
       *[other] { $name } har { $tiles } kvar.
    }
place-their-own = sitt eget tåg
place-their-own-engine-191 = sin egen linje
place-owned = tåg { $name }
place-owned-engine-191 = linje { $name }
replay-flip =
    { $tiles ->
        [one] En borttagen bricka vänds och blir ny hög.
       *[other] { $tiles } borttagna brickor blandas till en ny hög.
    }
replay-over-out = Någon har gått ut.
replay-over-blocked = Ingen kan lägga mer: omgången är blockerad.
replay-over-yard-empty = Högen är slut.
replay-scores = Poäng: { $points }
replay-over = Partiet är slut
replay-totals = Totalt: { $points }
replay-winners =
    { $number ->
        [one] Vinnare: { $names }
       *[other] Delad seger: { $names }
    }
replay-true =
    Protokollet stämmer: { $actions ->
        [one] ett drag
       *[other] { $actions } drag
    }, { $rounds ->
        [one] en avslutad omgång
       *[other] { $rounds } avslutade omgångar
    }.

## boneyard verify

verify-title = Det här kontrollerades i { $file }:
verify-promise-table = Löftet. SHA-256 av de utlovade raderna i huvudet är { $commitment }, och det är åtagandet. Allt det här låg alltså redan fast när åtagandet offentliggjordes: hemligheten, regelbladet med sina regler, husreglerna, antalet spelare, vem som sitter var och vem som ska börja.
verify-promise-secret = Löftet. SHA-256 av hemligheten är { $commitment }, och det är åtagandet. Hemligheten låg alltså redan fast när åtagandet offentliggjordes. Det här är det äldre slaget av löfte: det binder hemligheten och inget annat.
verify-compare = Jämför det med det som du fick före partiet, eller låt --commitment göra det.
verify-compared = Det är det som du fick.
verify-other-commitment = det här är inte åtagandet du fick: du fick { $expected }, protokollet säger { $found }
verify-seed = Fröet. SHA-256 av hemligheten följd av engångstalen från { $seats } är { $seed }, och det är fröet som partiets givar kommer ur. Varken den som bevarade hemligheten eller någon spelare kunde alltså välja fröet. Kontrollera att engångstalet för din plats är det som du lämnade.
verify-seed-alone = Fröet. SHA-256 av hemligheten följd av engångstalen från { $seats } är { $seed }, och det är fröet som partiets givar kommer ur.
verify-derived =
    { $number ->
        [one] Ingen valde engångstalet för plats { $seats }: det följer av åtagandet, som för varje bot och för den som inte svarar i tid.
       *[other] Ingen valde engångstalen för platserna { $seats }: de följer av åtagandet, som för varje bot och för den som inte svarar i tid.
    }
verify-deals =
    Givarna. { $deals ->
        [one] Partiets enda blandning följer
       *[other] Partiets alla { $deals } blandningar följer
    } av det fröet; { $written ->
        [0] ingen är nedskriven i protokollet.
        [one] en är nedskriven i protokollet, och den stämmer bricka för bricka.
       *[other] { $written } är nedskrivna i protokollet, och de stämmer bricka för bricka.
    }
verify-play =
    Spelet. { $actions ->
        [one] Det enda draget är tillåtet.
       *[other] Alla { $actions } drag är tillåtna.
    } { $rounds ->
        [0] Ingen omgång är avslutad.
        [one] En omgång är avslutad och rätt poängsatt.
       *[other] { $rounds } omgångar är avslutade och rätt poängsatta.
    }
verify-shown = Det här visar, förutsatt att åtagandet offentliggjordes innan engångstalen lämnades:
verify-shown-tiles = Alla brickor var bestämda före den första given, av en slump som varje plats hade del i. Varken den som bevarade hemligheten eller någon spelare kunde välja dem på egen hand.
verify-shown-shares =
    { $number ->
        [one] Alla brickor var bestämda före den första given, av en slump som plats { $seats } hade del i. Varken den som bevarade hemligheten eller den platsen kunde välja dem på egen hand.
       *[other] Alla brickor var bestämda före den första given, av en slump som platserna { $seats } hade del i. Varken den som bevarade hemligheten eller någon spelare kunde välja dem på egen hand.
    }
verify-shown-alone = Alla brickor var bestämda när åtagandet offentliggjordes. Den som bevarade hemligheten kan ha prövat flera innan dess, för ingen annan plats hade del i slumpen.
verify-shown-table = När engångstalen väl var kända kunde ingen välja regelblad, husregler, namn, platser eller vem som börjar.
verify-shown-secret = När engångstalen väl var kända kunde ingen välja hemligheten.
verify-shown-play = Varje drag i protokollet är tillåtet, och all poäng följer av dragen.
verify-not-shown = Det kan inte visa:
verify-hidden-commitment = Om det här åtagandet är det som offentliggjordes, och när.
verify-hidden-time = Om du fick åtagandet före engångstalen; det vet du själv.
verify-hidden-choice = När regelbladet, husreglerna, namnen och den första platsen valdes. Den som bevarade hemligheten kan ha valt dem när engångstalen var kända, så att brickorna passade någon.
verify-hidden-ending = Om partiet verkligen slutade här. Protokollet slutar före partiet, så ett slut kan ha klippts bort.
verify-hidden-actions = Om det är de här dragen som verkligen gjordes. Den som har protokollet kan sätta in andra tillåtna drag i stället och försegla det på nytt; ett sigill skyddar bara mot misstag. Jämför med en kopia som du har sparat.
verify-hidden-people = Vilka som verkligen satt vid bordet och lämnade de andra engångstalen, och om datumet och kommentarerna är sanna.
verify-hidden-deals = Om andra givar påbörjades och kastades bort före den här.
verify-hidden-keeper = Om den som bevarade hemligheten tittade på brickorna eller berättade för någon, eller i förväg hade gjort upp med den plats som lämnade sitt engångstal sist.
verify-without-commitment = det finns inget åtagande i det här protokollet, så det finns inget att verifiera; ”boneyard replay” kontrollerar givarna mot fröet
verify-without-secret = hemligheten är inte offentliggjord än, så inget kan verifieras

## A record that cannot be read. record-place puts the place before what is wrong.

record-place = rad { $line }, kolumn { $column }: { $problem }
record-in-file = { $file }, { $problem }
record-unreadable = kan inte läsa { $file }: { $why }
record-unwritable = kan inte skriva något protokoll till { $file }: { $why }
record-not-utf-8 = det här är inte UTF-8
record-empty = här finns inget protokoll; ett protokoll börjar med ”boneyard record 1”
record-no-title = ett protokoll börjar med raden ”{ $title }”
record-late-heading = ”{ $name }” hör hemma i huvudet, ovanför första omgången
record-no-such-line = det finns ingen rad som heter { $name }; det finns { $known }, och rader med drag som ”A 12-5@A, B draw”
record-said-twice = ”{ $name }” anges två gånger
record-too-long = protokollet är längre än { $most } byte
record-text-too-long = ”{ $name }” är längre än { $most } tecken
record-seed-too-long = fröet är längre än { $most } byte
record-too-many-redeals = mer än { $most } givar i rad kastades bort här
record-missing = ”{ $name }” saknas i huvudet
record-whose = ”{ $name }” måste ange en plats: ”{ $name } A: …”
record-nobodys = ”{ $name }” får inte ange någon plats
record-word-count = det står för få ord efter ”{ $name }:”, eller för många
record-no-text = ”{ $name }” behöver en text, med tecken som går att skriva ut
record-no-such-sheet = det finns inget regelblad { $word }; regelbladen är: { $known }
record-no-such-edition = det finns ingen utgåva { $word } av { $sheet }; utgåvorna är: { $known }
record-bad-switch = { $why }
record-no-switch = { $word } är ingen husregel; husregler skrivs namn=svar
record-no-number = { $word } är inget tal
record-no-hash = { $word } är ingen hash; en hash är 64 hexadecimala siffror
record-no-promise = { $word } är inget slags löfte; det enda slaget är ”table”
record-no-secret = { $word } är ingen hemlighet; en hemlighet är 64 hexadecimala siffror med små bokstäver
record-no-nonce = { $word } är inget engångstal; ett engångstal är 32 hexadecimala siffror med små bokstäver
record-no-seed-digits = { $word } är inget frö; ett frö är par av hexadecimala siffror, eller "" för det tomma fröet
record-no-ending = { $word } är inget slut; en omgång slutar med något av: { $known }
record-no-such-seat = det finns ingen plats { $seat } med { $players } spelare
record-bad-word = { $why }
record-unknown-tile = bara ett protokoll över vad en plats såg får ha okända brickor
record-no-seat = ingen är angiven för { $word }: en rad med drag börjar med en plats, som ”A 12-5@A”
record-idle-seat = plats { $seat } är angiven men gör ingenting här
record-tile-missing = ”{ $word }” behöver en bricka
record-known-tile = brickan efter ”{ $word }” kan inte lämnas okänd så här
record-bad-brackets = inom parentes står brickorna som drogs, som (12-5 9-3)
record-seen-only = det här är bara vad { $seat } såg; det krävs ett helt protokoll för att spela upp ett parti
record-without-seed = partiet kan inte delas ut igen utan ett frö, eller en hemlighet och alla engångstal

## A record that is false

record-false-digest = reglerna på det här regelbladet är inte de som partiet spelades efter: deras kontrollsumma är { $expected }, protokollet säger { $found }
record-false-secret = hemligheten är inte den som utlovades: SHA-256 av den är { $found }, men åtagandet är { $expected }
record-false-table = det här är inte bordet som utlovades: hemligheten, regelbladet, en husregel, ett namn, antalet spelare eller den första platsen har ändrats. SHA-256 av det som utlovades är { $found }, men åtagandet är { $expected }
record-false-seed = det här fröet är inte gjort av hemligheten och engångstalen, som ger { $expected }: fröet, hemligheten eller ett engångstal har ändrats
record-false-turn = här är det inte { $found } som är i tur, utan { $expected }
record-false-action = { $seat } kan inte göra { $found } här. { $why }
record-false-after-end = ”{ $found }” kommer efter partiets slut
record-false-drew = ”{ $action }” vänder upp { $expected }, inte { $found }
record-false-deal = ”{ $name }” följer inte av fröet: det står { $found }, men borde stå { $expected }
record-false-deal-more = ”{ $name }” följer inte av fröet: { $found } är en för mycket
record-false-deal-less = ”{ $name }” följer inte av fröet: { $expected } saknas
record-false-line = ”{ $name }” är fel: det står { $found }, men borde stå { $expected }
record-false-line-more = ”{ $name }” är fel: { $found } är en för mycket
record-false-line-less = ”{ $name }” är fel: { $expected } saknas
record-false-line-here = ”{ $name }” kan inte stå här: omgång { $round } pågår, och { $turn } är i tur
record-false-line-after-end = ”{ $name }” kan inte stå här: partiet är slut
record-false-second-seal = ett protokoll kan bara ha ett sigill, och det här är ett andra
record-false-seal = sigillet är brutet: allt stämmer med reglerna, men något har ändrats sedan protokollet skrevs. Sigillet borde vara { $expected }
