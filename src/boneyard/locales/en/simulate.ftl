### boneyard simulate and boneyard deal: many matches played at random, one deal looked at.

number = { $value }
number-one-place = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-two-places = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

house-rules-chosen = House rules: { $rules }

## boneyard simulate

progress-matches = { $done } of { $whole } matches

simulate-head =
    { $title }: { $matches ->
        [one] one match
       *[other] { $matches } matches
    } with { $players } random players, seed { $seed }
simulate-play = What was played
simulate-rounds = rounds
simulate-rounds-a-match = { $number } per match
simulate-decisions = decisions
simulate-speed = { $millions } million per second on one core
simulate-decisions-a-round = decisions per round
simulate-range = from { $fewest } to { $most }
simulate-thrown-away = deals thrown away
simulate-endings = How rounds ended
simulate-ending-out = somebody went out
simulate-ending-blocked = blocked
simulate-ending-yard-empty = boneyard empty
simulate-starter = Rounds won by the seat that began them
simulate-without-edge = if it made no difference
simulate-seats = The match, seat by seat
simulate-seat = seat
simulate-total = total
simulate-won = won
simulate-margin = ± { $margin }
simulate-interval = ({ $low } to { $high })
simulate-notes =
    ± and the ranges in brackets are 95% intervals. The leaflet’s first player is A. A win shared by several
    seats counts in equal parts: { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } and { $matches ->
        [one] one match
       *[other] { $matches } matches
    } were shared.

## boneyard deal

deal-head = { $title }: the first deal for { $players } players, { $origin }
deal-seed = seed { $seed }
deal-verifiable = verifiable
deal-thrown-away =
    { $number ->
        [one] One deal was thrown away before it.
       *[other] { $number } deals were thrown away before it.
    }
deal-hands = Hands as dealt, { $number } tiles each
deal-searched =
    { $number ->
        [one] Drawn and kept in search of the engine, one tile
       *[other] Drawn and kept in search of the engine, { $number } tiles
    }
deal-engine-set-aside = The engine { $tile } was set aside before the deal.
deal-engine-laid = The engine { $tile } is laid by { $seat }.
deal-engine-revealed = The engine is found when everybody shows a tile; that also decides who begins the round.
deal-turn = The first to act is { $seat }.
deal-boneyard =
    { $number ->
        [one] Boneyard, one tile
       *[other] Boneyard, { $number } tiles, the next to be drawn first
    }

## boneyard deal --verifiable

deal-commitment = The promise. Publish these lines before anybody gives a nonce; the commitment fixes all the others, and the secret:
deal-ask-nonce = Nonce of seat { $seat }, 32 hexadecimal digits (Enter makes one here):{" "}
deal-nonces = The nonces, one from each seat:
deal-nonces-made =
    { $number ->
        [one] Seat { $seats } gave none, so its nonce was made here.
       *[other] Seats { $seats } gave none, so their nonces were made here.
    } Whoever gives no nonce has only your word that nobody chose the tiles. To let everybody give one, publish the commitment, then deal again with --secret and --nonce.
deal-secret = Keep these to yourself until the match is over, then publish them:
deal-record = These lines belong in the heading of the match’s record. With them “boneyard verify FILE” shows everybody that nobody could choose the tiles.
deal-again = To deal the same tiles again:
deal-nonce-form = a nonce is given as SEAT=HEX, for example --nonce A=3d70e8483c71b653ecee61a611e745a5, not { $text }
deal-nonce-twice = --nonce names seat { $seat } twice
deal-nonce-first = --nonce needs --secret: a nonce is given only after the commitment to the secret was published (see boneyard deal --help)
deal-nonce-missing = there is no nonce for seat { $seat }, so nothing was dealt
deal-not-verifiable = --secret, --nonce and --name belong to --verifiable, which makes a promise of them
deal-too-many-names =
    { $names } names were given, but there are only { $players } seats
