### boneyard simulate and boneyard deal: many matches played at random, one deal looked at.

number = { $value }
number-one-place = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-two-places = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

house-rules-chosen = Husregler: { $rules }

## boneyard simulate

progress-matches = { $done } af { $whole } partier

simulate-head =
    { $title }: { $matches ->
        [one] ét parti
       *[other] { $matches } partier
    } med { $players } spillere, der vælger tilfældigt, seed { $seed }
simulate-play = Hvad der blev spillet
simulate-rounds = runder
simulate-rounds-a-match = { $number } pr. parti
simulate-decisions = beslutninger
simulate-speed = { $millions } millioner i sekundet på én kerne
simulate-decisions-a-round = beslutninger pr. runde
simulate-range = fra { $fewest } til { $most }
simulate-thrown-away = kasserede uddelinger
simulate-endings = Hvordan runderne sluttede
simulate-ending-out = en spiller gik ud
simulate-ending-blocked = blokeret
simulate-ending-yard-empty = bunken tom
simulate-starter = Runder vundet af den plads, der begyndte
simulate-without-edge = hvis det var ligegyldigt
simulate-seats = Partiet, plads for plads
simulate-seat = plads
simulate-total = i alt
simulate-won = vundet
simulate-margin = ± { $margin }
simulate-interval = ({ $low } til { $high })
simulate-notes =
    ± og tallene i parentes er 95 %-intervaller. Regelarkets første spiller er A. En sejr, som flere
    pladser deler, tæller i lige store dele: { $rounds ->
        [one] én runde
       *[other] { $rounds } runder
    } og { $matches ->
        [one] ét parti
       *[other] { $matches } partier
    } blev delt.

## boneyard deal

deal-head = { $title }: den første uddeling til { $players } spillere, { $origin }
deal-seed = seed { $seed }
deal-verifiable = efterprøvelig
deal-thrown-away =
    { $number ->
        [one] Én uddeling blev kasseret før den.
       *[other] { $number } uddelinger blev kasseret før den.
    }
deal-hands = Hænderne efter uddelingen, { $number } brikker til hver
deal-searched =
    { $number ->
        [one] Trukket og beholdt under søgningen efter lokomotivet, én brik
       *[other] Trukket og beholdt under søgningen efter lokomotivet, { $number } brikker
    }
deal-engine-set-aside = Lokomotivet { $tile } blev lagt til side før uddelingen.
deal-engine-laid = Lokomotivet { $tile } lægges af { $seat }.
deal-engine-revealed = Lokomotivet findes, når alle viser en brik; det afgør også, hvem der starter runden.
deal-turn = Den første, der har tur, er { $seat }.
deal-boneyard =
    { $number ->
        [one] Bunken, én brik
       *[other] Bunken, { $number } brikker, i den rækkefølge, de trækkes
    }

## boneyard deal --verifiable

deal-commitment = Løftet. Offentliggør disse linjer, før nogen giver en nonce; forpligtelsen (commitment) binder alle de andre linjer og hemmeligheden:
deal-ask-nonce = Nonce for plads { $seat }, 32 hexadecimale cifre (Enter laver en her):{" "}
deal-nonces = Noncerne, én fra hver plads:
deal-nonces-made =
    { $number ->
        [one] Plads { $seats } gav ingen, så dens nonce blev lavet her.
       *[other] Pladserne { $seats } gav ingen, så deres noncer blev lavet her.
    } Den, der ikke giver en nonce, har kun dit ord for, at ingen har valgt brikkerne. Vil du lade alle give en, så offentliggør forpligtelsen, og del så ud igen med --secret og --nonce.
deal-secret = Hold dem for dig selv, til partiet er slut, og offentliggør dem så:
deal-record = Disse linjer hører til i hovedet på partiets protokol. Med dem viser ”boneyard verify FILE” alle, at ingen kunne vælge brikkerne.
deal-again = Del de samme brikker ud igen:
deal-nonce-form = en nonce angives som SEAT=HEX, f.eks. --nonce A=3d70e8483c71b653ecee61a611e745a5, ikke { $text }
deal-nonce-twice = --nonce nævner plads { $seat } to gange
deal-nonce-first = --nonce kræver --secret: en nonce gives først, når forpligtelsen til hemmeligheden er offentliggjort (se boneyard deal --help)
deal-nonce-missing = der er ingen nonce for plads { $seat }, så der blev ikke delt ud
deal-not-verifiable = --secret, --nonce og --name hører til --verifiable, som gør et løfte af dem
deal-too-many-names =
    der er angivet { $names } navne, men der er kun { $players } pladser
