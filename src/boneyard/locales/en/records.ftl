### Records of matches: what `boneyard replay` and `boneyard verify` say, and what can be wrong with a record.

## boneyard replay

replay-title = { $title }, edition { $edition }, { $players } players
replay-date = Played on { $date }
replay-round = Round { $round }
replay-dealt-anew = No double was found, so the tiles were dealt again: deal { $deal }.
replay-engine =
    { $by ->
        [nobody] The engine is { $engine }.
       *[other] { $name } lays the engine { $engine }.
    }
replay-seen-by = As { $name } saw it; “you” means { $name }.
replay-dealt =
    { $who ->
        [you] You are dealt { $tiles }.
       *[other] { $name } is dealt { $tiles }.
    }
replay-engine-set = The engine is { $engine }.
replay-engine-set-chickenfoot = The spinner is { $engine }.
replay-left =
    { $who ->
        [you] You are left with { $tiles }.
       *[other] { $name } is left with { $tiles }.
    }
place-their-own = their own train
place-their-own-engine-191 = their own line
place-owned = { $name }’s train
place-owned-engine-191 = { $name }’s line
replay-flip =
    { $tiles ->
        [one] One discarded tile is turned over for a new boneyard.
       *[other] { $tiles } discarded tiles are shuffled for a new boneyard.
    }
replay-over-out = Somebody has gone out.
replay-over-blocked = Nobody can play any more: the round is blocked.
replay-over-yard-empty = The boneyard is used up.
replay-scores = Scores: { $points }
replay-over = The match is over
replay-totals = Totals: { $points }
replay-winners =
    { $number ->
        [one] Winner: { $names }
       *[other] The win is shared: { $names }
    }
replay-true =
    The record is true: { $actions ->
        [one] one action
       *[other] { $actions } actions
    }, { $rounds ->
        [one] one finished round
       *[other] { $rounds } finished rounds
    }.

## boneyard verify

verify-title = What was checked in { $file }:
verify-promise-table = The promise. SHA-256 of the promised lines of the heading is { $commitment }, which is the commitment. So all of these were already fixed when it was published: the secret, the sheet with its rules, the house rules, the number of players, who sits where and who is named to begin.
verify-promise-secret = The promise. SHA-256 of the secret is { $commitment }, which is the commitment. So the secret was already fixed when it was published. This is the older kind of promise: it binds the secret and nothing else.
verify-compare = Compare it with the one you were given before the match, or let --commitment do it.
verify-compared = It is the one you were given.
verify-other-commitment = this is not the commitment you were given: you were given { $expected }, the record says { $found }
verify-seed = The seed. SHA-256 of the secret followed by the nonces of { $seats } is { $seed }, which is the seed the match was dealt from. So neither the keeper of the secret nor any player could choose the seed. Check that the nonce of your seat is the one you gave.
verify-seed-alone = The seed. SHA-256 of the secret followed by the nonces of { $seats } is { $seed }, which is the seed the match was dealt from.
verify-derived =
    { $number ->
        [one] Nobody chose the nonce of seat { $seats }: it follows from the commitment, as for every bot and for those who do not answer in time.
       *[other] Nobody chose the nonces of seats { $seats }: they follow from the commitment, as for every bot and for those who do not answer in time.
    }
verify-deals =
    The deals. { $deals ->
        [one] The only shuffle of the match follows
       *[other] All { $deals } shuffles of the match follow
    } from that seed; { $written ->
        [0] none is written down in the record.
        [one] one is written down in the record, and it is the same tile by tile.
       *[other] { $written } are written down in the record, and they are the same tile by tile.
    }
verify-play =
    The play. { $actions ->
        [one] The one action is legal.
       *[other] All { $actions } actions are legal.
    } { $rounds ->
        [0] No round is finished.
        [one] One round is finished and scored as it should be.
       *[other] { $rounds } rounds are finished and scored as they should be.
    }
verify-shown = This shows, provided the commitment was published before the nonces were given:
verify-shown-tiles = All tiles were settled before the first deal, by chance in which every seat had a share. Neither the keeper of the secret nor any player could choose them alone.
verify-shown-shares =
    { $number ->
        [one] All tiles were settled before the first deal, by chance in which seat { $seats } had a share. Neither the keeper of the secret nor that seat could choose them alone.
       *[other] All tiles were settled before the first deal, by chance in which seats { $seats } had a share. Neither the keeper of the secret nor any player could choose them alone.
    }
verify-shown-alone = All tiles were settled when the commitment was published. Whoever kept the secret could have tried several secrets before that, because no other seat had a share.
verify-shown-table = Once the nonces were known, nobody could choose the sheet, the house rules, the names, the seats or who begins.
verify-shown-secret = Once the nonces were known, nobody could choose the secret.
verify-shown-play = Every action in the record is legal, and every score follows from the actions.
verify-not-shown = It cannot show:
verify-hidden-commitment = Whether this commitment is the one that was published, and when.
verify-hidden-time = Whether you were given the commitment before the nonces; you know that yourself.
verify-hidden-choice = When the sheet, the house rules, the names and the first seat were chosen. The keeper may have chosen them once the nonces were known, so that the tiles suited somebody.
verify-hidden-ending = Whether the match really stopped here. The record ends before the match does, so an ending may have been cut off.
verify-hidden-actions = Whether these are the actions that were really played. Whoever has the record can put other legal actions in their place and seal it anew; a seal guards only against mistakes. Compare it with a copy you have kept.
verify-hidden-people = Who really sat at the table and gave the other nonces, and whether the date and the comments are true.
verify-hidden-deals = Whether other deals were begun and thrown away before this one.
verify-hidden-keeper = Whether the keeper of the secret looked at the tiles or told anyone, and whether the keeper and the seat that gave its nonce last had agreed beforehand.
verify-without-commitment = there is no commitment in this record, so there is nothing to verify; “boneyard replay” checks its deals against its seed
verify-without-secret = the secret has not been published yet, so nothing can be verified

## A record that cannot be read. record-place puts the place before what is wrong.

record-place = line { $line }, column { $column }: { $problem }
record-in-file = { $file }, { $problem }
record-unreadable = cannot read { $file }: { $why }
record-unwritable = cannot write a record to { $file }: { $why }
record-not-utf-8 = this is not UTF-8
record-empty = there is no record here; a record begins with “boneyard record 1”
record-no-title = a record begins with the line “{ $title }”
record-late-heading = “{ $name }” belongs to the heading, above the first round
record-no-such-line = there is no line called { $name }; there are { $known }, and lines of actions such as “A 12-5@A, B draw”
record-said-twice = “{ $name }” is given twice
record-too-long = the record is longer than { $most } bytes
record-text-too-long = “{ $name }” is longer than { $most } characters
record-seed-too-long = the seed is longer than { $most } bytes
record-too-many-redeals = more than { $most } deals in a row were thrown away here
record-missing = “{ $name }” is missing from the heading
record-whose = “{ $name }” must name a seat: “{ $name } A: …”
record-nobodys = “{ $name }” must not name a seat
record-word-count = there are too few words after “{ $name }:”, or too many
record-no-text = “{ $name }” needs some text, in printable characters
record-no-such-sheet = there is no sheet { $word }; the sheets are: { $known }
record-no-such-edition = there is no edition { $word } of { $sheet }; the editions are: { $known }
record-bad-switch = { $why }
record-no-switch = { $word } is not a house rule; house rules are written name=answer
record-no-number = { $word } is not a number
record-no-hash = { $word } is not a hash; a hash is 64 hexadecimal digits
record-no-promise = { $word } is not a kind of promise; the only kind is “table”
record-no-secret = { $word } is not a secret; a secret is 64 hexadecimal digits in lower case
record-no-nonce = { $word } is not a nonce; a nonce is 32 hexadecimal digits in lower case
record-no-seed-digits = { $word } is not a seed; a seed is pairs of hexadecimal digits, or "" for the empty seed
record-no-ending = { $word } is not an ending; a round ends in one of: { $known }
record-no-such-seat = there is no seat { $seat } with { $players } players
record-bad-word = { $why }
record-unknown-tile = only a record of what one seat saw may have unknown tiles
record-no-seat = nobody is named to do { $word }: a line of actions begins with a seat, such as “A 12-5@A”
record-idle-seat = seat { $seat } is named but does nothing here
record-tile-missing = “{ $word }” needs a tile
record-known-tile = the tile after “{ $word }” cannot be left unknown like this
record-bad-brackets = brackets hold the tiles that were drawn, such as (12-5 9-3)
record-seen-only = this is only what { $seat } saw; it takes the whole record to replay a match
record-without-seed = the match cannot be dealt again without a seed, or a secret and all nonces

## A record that is false

record-false-digest = the rules of this sheet are not the ones the match was played by: their digest is { $expected }, the record says { $found }
record-false-secret = the secret is not the one that was promised: SHA-256 of it is { $found }, but the commitment is { $expected }
record-false-table = this is not the table that was promised: the secret, the sheet, a house rule, a name, the number of players or the first seat was changed. SHA-256 of what was promised is { $found }, but the commitment is { $expected }
record-false-seed = this seed is not made of the secret and the nonces, which give { $expected }: the seed, the secret or a nonce was changed
record-false-turn = it is not { $found }’s turn here, but { $expected }’s
record-false-action = { $seat } cannot do { $found } here. { $why }
record-false-after-end = “{ $found }” comes after the end of the match
record-false-drew = “{ $action }” turns over { $expected }, not { $found }
record-false-deal = “{ $name }” does not follow from the seed: it says { $found }, but should say { $expected }
record-false-deal-more = “{ $name }” does not follow from the seed: { $found } is one too many
record-false-deal-less = “{ $name }” does not follow from the seed: { $expected } is missing
record-false-line = “{ $name }” is wrong: it says { $found }, but should say { $expected }
record-false-line-more = “{ $name }” is wrong: { $found } is one too many
record-false-line-less = “{ $name }” is wrong: { $expected } is missing
record-false-line-here = “{ $name }” cannot be here: round { $round } is being played, and it is { $turn }’s turn
record-false-line-after-end = “{ $name }” cannot be here: the match is over
record-false-second-seal = a record can have only one seal, and this is a second one
record-false-seal = the seal is broken: everything fits the rules, but something has been changed since the record was written. The seal should be { $expected }
