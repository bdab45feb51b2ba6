### Records of matches: what `boneyard replay` and `boneyard verify` say, and what can be wrong with a record.

## boneyard replay

replay-title = { $title }, udgave { $edition }, { $players } spillere
replay-date = Spillet den { $date }
replay-round = Runde { $round }
replay-dealt-anew = Der blev ikke fundet en dobbeltbrik, så brikkerne blev delt ud igen: uddeling { $deal }.
replay-engine =
    { $by ->
        [nobody] Lokomotivet er { $engine }.
       *[other] { $name } lægger lokomotivet { $engine }.
    }
replay-seen-by = Som { $name } så det; ”du” er { $name }.
replay-dealt =
    { $who ->
        [you] Du får { $tiles }.
       *[other] { $name } får { $tiles }.
    }
replay-engine-set = Lokomotivet er { $engine }.
replay-engine-set-chickenfoot = Startbrikken er { $engine }.
replay-left =
    { $who ->
        [you] Du har { $tiles } tilbage.
       *[other] { $name } har { $tiles } tilbage.
    }
place-their-own = sit eget tog
place-their-own-engine-191 = sin egen linje
place-owned = toget hos { $name }
place-owned-engine-191 = linjen hos { $name }
replay-flip =
    { $tiles ->
        [one] Én fjernet brik vendes og bliver til en ny bunke.
       *[other] { $tiles } fjernede brikker blandes til en ny bunke.
    }
replay-over-out = En spiller er gået ud.
replay-over-blocked = Ingen kan lægge flere brikker: runden er blokeret.
replay-over-yard-empty = Bunken er brugt op.
replay-scores = Point: { $points }
replay-over = Partiet er slut
replay-totals = I alt: { $points }
replay-winners =
    { $number ->
        [one] Vinder: { $names }
       *[other] Sejren deles: { $names }
    }
replay-true =
    Protokollen stemmer: { $actions ->
        [one] én handling
       *[other] { $actions } handlinger
    }, { $rounds ->
        [one] én færdig runde
       *[other] { $rounds } færdige runder
    }.

## boneyard verify

verify-title = Hvad der blev kontrolleret i { $file }:
verify-promise-table = Løftet. SHA-256 af de lovede linjer i hovedet er { $commitment }, og det er forpligtelsen (commitment). Derfor lå alt dette allerede fast, da den blev offentliggjort: hemmeligheden, regelarket med dets regler, husreglerne, antallet af spillere, hvem der sidder hvor, og hvem der er nævnt til at begynde.
verify-promise-secret = Løftet. SHA-256 af hemmeligheden er { $commitment }, og det er forpligtelsen (commitment). Derfor lå hemmeligheden allerede fast, da forpligtelsen blev offentliggjort. Det er den ældre slags løfte: det binder hemmeligheden og intet andet.
verify-compare = Sammenlign forpligtelsen med den, du fik før partiet, eller lad --commitment gøre det.
verify-compared = Det er den, du fik.
verify-other-commitment = det er ikke den forpligtelse, du fik: du fik { $expected }, protokollen siger { $found }
verify-seed = Seedet. SHA-256 af hemmeligheden efterfulgt af noncerne fra { $seats } er { $seed }, og det er det seed, partiet blev delt ud fra. Derfor kunne hverken den, der havde hemmeligheden, eller nogen spiller vælge seedet. Kontrollér, at noncen for din plads er den, du gav.
verify-seed-alone = Seedet. SHA-256 af hemmeligheden efterfulgt af noncerne fra { $seats } er { $seed }, og det er det seed, partiet blev delt ud fra.
verify-derived =
    { $number ->
        [one] Ingen valgte noncen for plads { $seats }: den følger af forpligtelsen, ligesom for alle bots og for dem, der ikke svarer i tide.
       *[other] Ingen valgte noncerne for pladserne { $seats }: de følger af forpligtelsen, ligesom for alle bots og for dem, der ikke svarer i tide.
    }
verify-deals =
    Uddelingerne. { $deals ->
        [one] Partiets eneste blanding følger
       *[other] Alle { $deals } blandinger i partiet følger
    } af det seed; { $written ->
        [0] ingen er skrevet ned i protokollen.
        [one] én er skrevet ned i protokollen, og den er den samme brik for brik.
       *[other] { $written } er skrevet ned i protokollen, og de er de samme brik for brik.
    }
verify-play =
    Spillet. { $actions ->
        [one] Den ene handling er lovlig.
       *[other] Alle { $actions } handlinger er lovlige.
    } { $rounds ->
        [0] Ingen runde er færdig.
        [one] Én runde er færdig, og dens point er rigtige.
       *[other] { $rounds } runder er færdige, og deres point er rigtige.
    }
verify-shown = Det viser, hvis forpligtelsen blev offentliggjort, før noncerne blev givet:
verify-shown-tiles = Alle brikker lå fast før den første uddeling, afgjort ved en lodtrækning, som hver plads havde del i. Hverken den, der havde hemmeligheden, eller nogen spiller kunne vælge dem alene.
verify-shown-shares =
    { $number ->
        [one] Alle brikker lå fast før den første uddeling, afgjort ved en lodtrækning, som plads { $seats } havde del i. Hverken den, der havde hemmeligheden, eller den plads kunne vælge dem alene.
       *[other] Alle brikker lå fast før den første uddeling, afgjort ved en lodtrækning, som pladserne { $seats } havde del i. Hverken den, der havde hemmeligheden, eller nogen spiller kunne vælge dem alene.
    }
verify-shown-alone = Alle brikker lå fast, da forpligtelsen blev offentliggjort. Den, der havde hemmeligheden, kunne have prøvet flere forpligtelser forinden, for ingen anden plads havde del i lodtrækningen.
verify-shown-table = Da først noncerne var kendt, kunne ingen længere vælge regelarket, husreglerne, navnene, pladserne eller den, der begynder.
verify-shown-secret = Da først noncerne var kendt, kunne ingen længere vælge hemmeligheden.
verify-shown-play = Hver handling i protokollen er lovlig, og alle point følger af handlingerne.
verify-not-shown = Det kan ikke vise:
verify-hidden-commitment = Om denne forpligtelse er den, der blev offentliggjort, og hvornår.
verify-hidden-time = Om du fik forpligtelsen før noncerne; det ved du selv.
verify-hidden-choice = Hvornår regelarket, husreglerne, navnene og den første plads blev valgt. Den, der havde hemmeligheden, kan have valgt dem, efter at noncerne var kendt, så brikkerne faldt ud til fordel for nogen.
verify-hidden-ending = Om partiet virkelig stoppede her. Protokollen slutter før partiet, så en slutning kan være skåret væk.
verify-hidden-actions = Om det er disse handlinger, der virkelig blev spillet. Den, der har protokollen, kan sætte andre lovlige handlinger i stedet og forsegle den på ny; et segl beskytter kun mod fejl. Sammenlign med en kopi, du har gemt.
verify-hidden-people = Hvem der virkelig sad ved bordet og gav de andre noncer, og om dato og kommentarer passer.
verify-hidden-deals = Om andre uddelinger blev begyndt og kasseret før denne.
verify-hidden-keeper = Om den, der havde hemmeligheden, så på brikkerne eller fortalte det til nogen, og om der på forhånd var en aftale med den plads, der gav sin nonce sidst.
verify-without-commitment = der er ingen forpligtelse (commitment) i denne protokol, så der er intet at efterprøve; ”boneyard replay” kontrollerer uddelingerne ud fra seedet
verify-without-secret = hemmeligheden er ikke offentliggjort endnu, så intet kan efterprøves

## A record that cannot be read. record-place puts the place before what is wrong.

record-place = linje { $line }, kolonne { $column }: { $problem }
record-in-file = { $file }, { $problem }
record-unreadable = kan ikke læse { $file }: { $why }
record-unwritable = kan ikke skrive en protokol til { $file }: { $why }
record-not-utf-8 = det er ikke UTF-8
record-empty = der er ingen protokol her; en protokol begynder med ”boneyard record 1”
record-no-title = en protokol begynder med linjen ”{ $title }”
record-late-heading = ”{ $name }” hører til i hovedet, over den første runde
record-no-such-line = der er ingen linje, der hedder { $name }; der er { $known } og linjer med handlinger som ”A 12-5@A, B draw”
record-said-twice = ”{ $name }” er angivet to gange
record-too-long = protokollen er længere end { $most } byte
record-text-too-long = ”{ $name }” er længere end { $most } tegn
record-seed-too-long = seedet er længere end { $most } byte
record-too-many-redeals = her blev mere end { $most } uddelinger i træk kasseret
record-missing = ”{ $name }” mangler i hovedet
record-whose = ”{ $name }” skal nævne en plads: ”{ $name } A: …”
record-nobodys = ”{ $name }” må ikke nævne en plads
record-word-count = der er for få eller for mange ord efter ”{ $name }:”
record-no-text = ”{ $name }” mangler en tekst med synlige tegn
record-no-such-sheet = der er intet regelark { $word }; regelarkene er: { $known }
record-no-such-edition = der er ingen udgave { $word } af { $sheet }; udgaverne er: { $known }
record-bad-switch = { $why }
record-no-switch = { $word } er ikke en husregel; husregler skrives navn=svar
record-no-number = { $word } er ikke et tal
record-no-hash = { $word } er ikke en hash; en hash er 64 hexadecimale cifre
record-no-promise = { $word } er ikke en slags løfte; den eneste slags er ”table”
record-no-secret = { $word } er ikke en hemmelighed; en hemmelighed er 64 hexadecimale cifre med små bogstaver
record-no-nonce = { $word } er ikke en nonce; en nonce er 32 hexadecimale cifre med små bogstaver
record-no-seed-digits = { $word } er ikke et seed; et seed er par af hexadecimale cifre, eller "" for det tomme seed
record-no-ending = { $word } er ikke en slutning; en runde slutter med et af disse: { $known }
record-no-such-seat = der er ingen plads { $seat } med { $players } spillere
record-bad-word = { $why }
record-unknown-tile = kun en protokol over, hvad én plads så, må have ukendte brikker
record-no-seat = der står ikke, hvem der skal gøre { $word }: en linje med handlinger begynder med en plads, som i ”A 12-5@A”
record-idle-seat = plads { $seat } er nævnt, men gør ikke noget her
record-tile-missing = ”{ $word }” mangler en brik
record-known-tile = brikken efter ”{ $word }” kan ikke være ukendt på den måde
record-bad-brackets = i parentes står de brikker, der blev trukket, som i (12-5 9-3)
record-seen-only = det er kun, hvad { $seat } så; der skal en hel protokol til at genafspille et parti
record-without-seed = partiet kan ikke deles ud igen uden et seed eller en hemmelighed og alle noncer

## A record that is false

record-false-digest = reglerne på dette regelark er ikke dem, partiet blev spillet efter: deres hash er { $expected }, protokollen siger { $found }
record-false-secret = hemmeligheden er ikke den, der blev lovet: SHA-256 af den er { $found }, men forpligtelsen er { $expected }
record-false-table = det er ikke det bord, der blev lovet: hemmeligheden, regelarket, en husregel, et navn, antallet af spillere eller den første plads er ændret. SHA-256 af det lovede er { $found }, men forpligtelsen er { $expected }
record-false-seed = dette seed er ikke dannet af hemmeligheden og noncerne, som giver { $expected }: seedet, hemmeligheden eller en nonce er ændret
record-false-turn = her er det ikke { $found }, men { $expected }, der har tur
record-false-action = { $seat } kan ikke gøre { $found } her. { $why }
record-false-after-end = ”{ $found }” kommer efter partiets slutning
record-false-drew = ”{ $action }” vender { $expected }, ikke { $found }
record-false-deal = ”{ $name }” følger ikke af seedet: der står { $found }, men der skulle stå { $expected }
record-false-deal-more = ”{ $name }” følger ikke af seedet: { $found } er én for meget
record-false-deal-less = ”{ $name }” følger ikke af seedet: { $expected } mangler
record-false-line = ”{ $name }” er forkert: der står { $found }, men der skulle stå { $expected }
record-false-line-more = ”{ $name }” er forkert: { $found } er én for meget
record-false-line-less = ”{ $name }” er forkert: { $expected } mangler
record-false-line-here = ”{ $name }” kan ikke stå her: runde { $round } er i gang, og { $turn } har tur
record-false-line-after-end = ”{ $name }” kan ikke stå her: partiet er slut
record-false-second-seal = en protokol kan kun have ét segl, og dette er det andet
record-false-seal = seglet er brudt: alt passer med reglerne, men noget er ændret, siden protokollen blev skrevet. Seglet skulle være { $expected }
