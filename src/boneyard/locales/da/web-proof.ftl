### Could anybody have chosen the tiles? The check that the browser does itself, after a match.
### The steps of the check and what they show are in records.ftl (verify-…); here is what only the browser says.

## The card

web-proof-good = Uddeling efterprøvet ✓
web-proof-good-why = Brikkerne lå fast, før den første blev delt ud, og det har denne browser kontrolleret.
web-proof-good-remembered = Brikkerne lå fast, før den første blev delt ud. Denne browser har kontrolleret det mod det løfte, den fik dengang.
# Bots only: no person gave a nonce
web-proof-good-alone = Hver uddeling følger af det, serveren lovede. Intet menneske gav en nonce, så intet menneske havde del i lodtrækningen.
web-proof-bad = Uddelingen stemmer ikke
web-proof-none = Denne uddeling kan ikke efterprøves
web-proof-checking = Kontrollerer uddelingen …
web-proof-more = Sådan blev det kontrolleret
web-proof-title = Kunne nogen have valgt brikkerne?
web-proof-checked = Det har denne browser kontrolleret:

## The checks, beside those in records.ftl. $seats is a list such as A, C

web-proof-remembered = Denne enhed var med, da forpligtelsen blev offentliggjort, og det er den samme.
web-proof-not-remembered = Denne enhed var ikke med, da forpligtelsen blev offentliggjort: sammenlign den med den, du fik dengang.
web-proof-own =
    { $number ->
        [one] Noncen for plads { $seats } er den, denne enhed gav.
       *[other] Noncerne for pladserne { $seats } er dem, denne enhed gav.
    }
web-proof-play = Spillet. Serveren kontrollerede hver handling, før den viste dette parti; denne browser kender ingen regler. ”boneyard verify” kontrollerer også handlingerne, på din egen computer.
web-proof-hidden-rules = Om antallet af uddelte brikker er rigtigt, og om en uddeling blev kasseret med rette. Det følger af reglerne, og dem kender ”boneyard verify”.

## What is wrong. $line is a line of the record

web-proof-fault-promise = Det er ikke det bord, der blev lovet: hemmeligheden, reglerne, et navn, antallet af spillere eller den første plads er ændret. SHA-256 af det lovede er { $found }, men forpligtelsen er { $expected }.
web-proof-fault-remembered = Det er ikke den forpligtelse, denne enhed fik før partiet. Den fik { $expected }, protokollen siger { $found }.
web-proof-fault-nonce = Noncen for plads { $seat } er ikke den, denne enhed gav.
web-proof-fault-seed = Seedet er ikke dannet af hemmeligheden og noncerne: en af dem er ændret.
web-proof-fault-number = Linje { $line }: der mangler en uddeling før uddeling { $deal } i runde { $round }.
web-proof-fault-set = Linje { $line }: hænderne og bunken i uddeling { $deal } i runde { $round } udgør ikke et helt sæt.
# $name is the name of a line in the record: “hand A”, “boneyard”
web-proof-fault-deal = Uddeling { $deal } i runde { $round } følger ikke af seedet: i ”{ $name }” står der { $found }, men der skulle stå { $expected }.
web-proof-fault-flip = Linje { $line }: de fjernede brikker, der blev vendt i runde { $round }, følger ikke af seedet.

## Why nothing can be said

web-proof-lacking-commitment = Der blev ikke lovet noget før dette parti, så der er intet at efterprøve.
web-proof-lacking-secret = Hemmeligheden er ikke offentliggjort endnu.
web-proof-lacking-nonces = Noncen for en plads mangler i protokollen.
web-proof-lacking-digest = En linje, der blev lovet, mangler i protokollen.
web-proof-lacking-whole = Denne protokol har kun det, én plads så.
web-proof-no-record = Linje { $line } kan ikke læses.
web-proof-unsafe = Browseren kontrollerer kun dette på en side, der kom over en sikker forbindelse (https). ”boneyard verify” kan gøre det med den gemte protokol.
web-proof-no-answer = Protokollen kunne ikke hentes.
