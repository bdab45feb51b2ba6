### boneyard simulate and boneyard deal: many matches played at random, one deal looked at.

number = { $value }
number-one-place = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-two-places = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

house-rules-chosen = Husregler: { $rules }

## boneyard simulate

progress-matches = { $done } av { $whole } partier

simulate-head =
    { $title }: { $matches ->
        [one] ett parti
       *[other] { $matches } partier
    } med { $players } slumpspelare, frö { $seed }
simulate-play = Vad som spelades
simulate-rounds = omgångar
simulate-rounds-a-match = { $number } per parti
simulate-decisions = beslut
simulate-speed = { $millions } miljoner per sekund på en kärna
simulate-decisions-a-round = beslut per omgång
simulate-range = från { $fewest } till { $most }
simulate-thrown-away = bortkastade givar
simulate-endings = Hur omgångarna slutade
simulate-ending-out = någon gick ut
simulate-ending-blocked = blockerad
simulate-ending-yard-empty = högen tom
simulate-starter = Omgångar som vanns av platsen som började
simulate-without-edge = om det inte spelade någon roll
simulate-seats = Partiet, plats för plats
simulate-seat = plats
simulate-total = totalt
simulate-won = vunna
simulate-margin = ± { $margin }
simulate-interval = ({ $low } till { $high })
simulate-notes =
    ± och spannen inom parentes är konfidensintervall på 95{"\u00A0"}%. Regelbladets första spelare är A. En seger
    som delas av flera platser räknas i lika delar: { $rounds ->
        [one] en omgång
       *[other] { $rounds } omgångar
    } och { $matches ->
        [one] ett parti
       *[other] { $matches } partier
    } delades.

## boneyard deal

deal-head = { $title }: den första given för { $players } spelare, { $origin }
deal-seed = frö { $seed }
deal-verifiable = verifierbar
deal-thrown-away =
    { $number ->
        [one] En giv kastades bort före den.
       *[other] { $number } givar kastades bort före den.
    }
deal-hands = Händerna som de delades ut, { $number } brickor var
deal-searched =
    { $number ->
        [one] Dragen och behållen under sökandet efter loket, en bricka
       *[other] Dragna och behållna under sökandet efter loket, { $number } brickor
    }
deal-engine-set-aside = Loket { $tile } lades åt sidan innan brickorna delades ut.
deal-engine-laid = Loket { $tile } läggs av { $seat }.
deal-engine-revealed = Loket hittas när alla visar en bricka; det avgör också vem som börjar omgången.
deal-turn = Först i tur är { $seat }.
deal-boneyard =
    { $number ->
        [one] Högen, en bricka
       *[other] Högen, { $number } brickor, i den ordning de dras
    }

## boneyard deal --verifiable

deal-commitment = Löftet. Offentliggör de här raderna innan någon lämnar ett engångstal; åtagandet låser alla de andra, och hemligheten:
deal-ask-nonce = Engångstal för plats { $seat }, 32 hexadecimala siffror (Enter skapar ett här):{" "}
deal-nonces = Engångstalen, ett från varje plats:
deal-nonces-made =
    { $number ->
        [one] Plats { $seats } lämnade inget, så dess engångstal skapades här.
       *[other] Platserna { $seats } lämnade inget, så deras engångstal skapades här.
    } Den som inte lämnar något engångstal har bara ditt ord på att ingen valde brickorna. Om alla ska kunna lämna ett: offentliggör åtagandet och dela sedan ut igen med --secret och --nonce.
deal-secret = Behåll det här för dig själv tills partiet är slut och offentliggör det sedan:
deal-record = De här raderna hör hemma i huvudet på partiets protokoll. Med dem visar ”boneyard verify FILE” alla att ingen kunde välja brickorna.
deal-again = Så delar du ut samma brickor igen:
deal-nonce-form = ett engångstal anges som SEAT=HEX, till exempel --nonce A=3d70e8483c71b653ecee61a611e745a5, inte { $text }
deal-nonce-twice = --nonce anger plats { $seat } två gånger
deal-nonce-first = --nonce kräver --secret: ett engångstal lämnas först när åtagandet till hemligheten har offentliggjorts (se boneyard deal --help)
deal-nonce-missing = det finns inget engångstal för plats { $seat }, så inget delades ut
deal-not-verifiable = --secret, --nonce och --name hör till --verifiable, som gör ett löfte av dem
deal-too-many-names =
    { $names } namn angavs, men det finns bara { $players } platser
