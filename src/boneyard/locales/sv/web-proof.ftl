### Could anybody have chosen the tiles? The check that the browser does itself, after a match.
### The steps of the check and what they show are in records.ftl (verify-…); here is what only the browser says.

## The card

web-proof-good = Given är verifierad ✓
web-proof-good-why = Brickorna var bestämda innan den första delades ut, och den här webbläsaren har kontrollerat det.
web-proof-good-remembered = Brickorna var bestämda innan den första delades ut. Den här webbläsaren har kontrollerat det mot löftet som den fick då.
# Bots only: no person gave a nonce
web-proof-good-alone = Varje giv följer av det som servern lovade. Ingen människa lämnade något engångstal, så ingen människa hade del i slumpen.
web-proof-bad = Given stämmer inte
web-proof-none = Given kan inte verifieras
web-proof-checking = Kontrollerar given …
web-proof-more = Så kontrollerades den
web-proof-title = Kunde någon ha valt brickorna?
web-proof-checked = Det här har webbläsaren kontrollerat:

## The checks, beside those in records.ftl. $seats is a list such as A, C

web-proof-remembered = Den här enheten var med när åtagandet offentliggjordes, och det är detsamma.
web-proof-not-remembered = Den här enheten var inte med när åtagandet offentliggjordes: jämför det med det som du fick då.
web-proof-own =
    { $number ->
        [one] Engångstalet för plats { $seats } är det som den här enheten lämnade.
       *[other] Engångstalen för platserna { $seats } är de som den här enheten lämnade.
    }
web-proof-play = Spelet. Servern kontrollerade varje drag innan den visade partiet; den här webbläsaren kan inga regler. ”boneyard verify” kontrollerar även dragen, på en egen dator.
web-proof-hidden-rules = Om rätt antal brickor delades ut, och om en giv kastades bort med rätta. Det följer av reglerna, och dem kan ”boneyard verify”.

## What is wrong. $line is a line of the record

web-proof-fault-promise = Det här är inte bordet som utlovades: hemligheten, reglerna, ett namn, antalet spelare eller den första platsen har ändrats. SHA-256 av det som utlovades är { $found }, men åtagandet är { $expected }.
web-proof-fault-remembered = Det här är inte åtagandet som den här enheten fick före partiet. Den fick { $expected }, protokollet säger { $found }.
web-proof-fault-nonce = Engångstalet för plats { $seat } är inte det som den här enheten lämnade.
web-proof-fault-seed = Fröet är inte gjort av hemligheten och engångstalen: något av dem har ändrats.
web-proof-fault-number = Rad { $line }: en giv saknas före giv { $deal } i omgång { $round }.
web-proof-fault-set = Rad { $line }: händerna och högen i giv { $deal } i omgång { $round } bildar inget helt set.
# $name is the name of a line in the record: “hand A”, “boneyard”
web-proof-fault-deal = Giv { $deal } i omgång { $round } följer inte av fröet: ”{ $name }” säger { $found }, men borde säga { $expected }.
web-proof-fault-flip = Rad { $line }: de borttagna brickorna som vändes i omgång { $round } följer inte av fröet.

## Why nothing can be said

web-proof-lacking-commitment = Inget utlovades före det här partiet, så det finns inget att verifiera.
web-proof-lacking-secret = Hemligheten är inte offentliggjord än.
web-proof-lacking-nonces = Engångstalet för en plats saknas i protokollet.
web-proof-lacking-digest = En rad som utlovades saknas i protokollet.
web-proof-lacking-whole = Det här protokollet har bara det som en plats såg.
web-proof-no-record = Rad { $line } går inte att läsa.
web-proof-unsafe = Webbläsaren kontrollerar det här bara på en sida som kom över en säker anslutning (https). ”boneyard verify” kan göra det med det sparade protokollet.
web-proof-no-answer = Protokollet kunde inte hämtas.
