### What the command `boneyard` says, apart from the game itself.

needs-terminal = ”boneyard play” kræver en terminal. Se en runde uden: boneyard play --demo

## boneyard sheets

sheets-title = Regelark
sheets-players = { $fewest } til { $most } spillere
sheets-more = ”boneyard sheets NAME” viser et regelark i sin helhed, ”boneyard sheets --diff A B” sammenligner to.

sheet-line = { $id }, udgave { $edition }, { $leaflets }
sheet-leaflets =
    { $number ->
        [one] trykt regelark { $leaflets }
       *[other] trykte regelark { $leaflets }
    }
sheet-deals = Spillere og brikker
sheet-deal = { $game } ({ $clause })
sheet-deal-set = højeste dobbeltbrik
sheet-deal-players = spillere
sheet-deal-tiles = brikker til hver
sheet-switches = Husregler: svaret med * er regelarkets eget
sheet-elsewhere = med { $switch } er regelarkets eget svar { $name }
sheet-settled = Afgjort af regelarket
sheet-impossible = Kan ikke bruges sammen
sheet-impossible-pair = { $first } med { $second } ({ $clause })
sheet-clauses = Regler
sheet-rulings = Vores afgørelser, hvor regelarket er tavst eller uklart
sheet-ruling-about = { $id }, om { $clauses }
sheet-ruling-new = { $id }

## boneyard sheets --diff

diff-title = Hvor to regelark er forskellige. A er { $a }, B er { $b }.
diff-same = { $a } og { $b } er ens.
diff-answers = Besvaret forskelligt
diff-only = Kun i { $sheet }
diff-offered = Forskellige husregler at vælge imellem
diff-settled = afgjort, intet valg
diff-deals = Brikker til hver (- hvor spillet ikke findes)

## Mistakes on the command line

no-such-sheet = der er intet regelark { $name }; regelarkene er: { $names }
no-such-rounds = { $sheet } spilles over 1 til { $most } runder, ikke { $rounds }
no-rounds-but-tokens = { $sheet } spilles om sejrsmønter, ikke om et antal runder: brug --switch tokens=3
no-such-seat = med { $players } spillere er pladserne A til { $last }, ikke { $seat }
not-so-many-opponents =
    { $seats ->
        [one] der er 1 plads til en bot, men --opponents nævner { $number }
       *[other] der er { $seats } pladser til bots: --opponents tager ét navn til alle eller ét til hver, ikke { $number }
    }
same-seat-twice = to personer kan ikke sidde på samme plads: { $seats }
same-name-twice = to personer kan ikke have samme navn
more-names-than-people = --people siger { $people }, men der er { $names } navne
resume-alone = et parti fortsættes, som det var: --resume kan ikke bruges sammen med { $option }
not-a-switch = en husregel skrives navn=svar, f.eks. { $example }, ikke { $text }
not-in-range = { $option } skal være fra { $fewest } til { $most }, ikke { $number }
bad-seconds = --seconds skal være over 0 og højst { $most }
no-such-language = der er intet sprog { $language }; sprogene er: { $languages }
no-such-switch = { $sheet } har ikke valget { $switch }; valgene er: { $switches }
no-such-answer = { $switch } har ikke svaret { $answer }; svarene er: { $answers }
impossible = { $first } kan ikke bruges sammen med { $second }: { $why } ({ $clause })
impossible-after-double = ingen dobbeltbrik passer på en dobbeltbrik, så en kæde kunne aldrig fortsætte
impossible-game = det hurtige parti har kun ti lokomotiver, 9 til 0
no-such-table = { $sheet } er for { $fewest } til { $most } spillere ({ $clause })
too-many-rounds = { $rounds } runder er for mange til { $players } spillere: deres sæt har kun { $engines } lokomotiver, { $highest } til 0 (AA22)
no-such-bot = der er ingen bot { $name }; bottene er: { $names }
search-interpreted = Boneyard er ikke kompileret her: niveau 8 og 9 når at prøve langt mindre på den tid, de har, og spiller svagere.
bot-of-trains = { $name } spiller kun Mexican Train
not-a-list-of-bots = { $text } er ikke en liste over bots
bot-without-command = efter { $prefix } skal der stå en kommando, f.eks. { $prefix }python3 bot.py
not-a-command = { $name } er ikke en kommando: der mangler et anførselstegn
no-such-program = der er intet program { $program } at køre
