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
verify-commitment = The commitment. SHA-256 of the secret is { $commitment }, and that is the commitment. So the secret was already chosen when the commitment was published. Compare it with the one you were given before the match.
verify-seed = The seed. SHA-256 of the secret followed by the nonces of { $seats } is { $seed }, and that is the seed the match was dealt from. So whoever kept the secret could not choose the seed, and no player could. Look whether the nonce of your seat is the one you gave.
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
verify-shows = This shows that the tiles were settled before the first deal, by chance to which every seat has added, and that nothing was changed afterwards.
verify-limits = It does not show when the commitment was published, whether whoever kept the secret told somebody, or whether they and the seat that gave its nonce last had agreed beforehand.
verify-without-commitment = there is no commitment in this record, so there is nothing to verify; “boneyard replay” checks its deals against its seed
verify-without-secret = the secret has not been published yet, so nothing can be verified

## A record that cannot be read. record-place puts the place before what is wrong.

record-place = line { $line }, column { $column }: { $problem }
record-in-file = { $file }, { $problem }
record-unreadable = cannot read { $file }: { $why }
record-unwritable = a record cannot be written to { $file }: { $why }
record-not-utf-8 = this is not UTF-8
record-empty = there is nothing here; a record begins with “boneyard record 1”
record-no-title = a record begins with the line “{ $title }”
record-late-heading = “{ $name }” belongs to the heading, above the first round
record-no-such-line = there is no line { $name }; there are: { $known }, and lines of actions, as “A 12-5@A, B draw”
record-said-twice = “{ $name }” has been said already
record-missing = the heading does not say “{ $name }”
record-whose = “{ $name }” is about one seat: “{ $name } A: …”
record-nobodys = “{ $name }” is not about one seat
record-word-count = too few words stand after “{ $name }:”, or too many
record-no-text = after “{ $name }” a text is needed, in signs that can be seen
record-no-such-sheet = there is no sheet { $word }; there are: { $known }
record-no-such-edition = edition { $word } of { $sheet } is not known here; known: { $known }
record-bad-switch = { $why }
record-no-switch = { $word } is not a house rule; one is written name=answer
record-no-number = { $word } is not a number
record-no-hash = { $word } is not a hash; one is 64 hexadecimal digits
record-no-secret = { $word } is not a secret; one is 64 hexadecimal digits, written small
record-no-nonce = { $word } is not a nonce; one is 32 hexadecimal digits, written small
record-no-seed-digits = { $word } is not a seed; one is pairs of hexadecimal digits, or "" for the empty seed
record-no-ending = { $word } is not how a round ends; it ends: { $known }
record-no-such-seat = there is no seat { $seat } at a table of { $players }
record-bad-word = { $why }
record-unknown-tile = only a record of what one seat saw has unknown tiles
record-no-seat = { $word } is done by nobody: a line of actions begins with a seat, as “A 12-5@A”
record-idle-seat = seat { $seat } does nothing here
record-tile-missing = “{ $word }” needs a tile
record-known-tile = the tile after “{ $word }” cannot be hidden like this
record-bad-brackets = in brackets stand the tiles that were drawn, as (12-5 9-3)
record-seen-only = this is what { $seat } saw; only the whole record can be replayed
record-without-seed = without a seed, or a secret and all nonces, the match cannot be dealt again

## A record that is false

record-false-digest = the rules of this sheet are not those the match was played by: their digest is { $expected }, the record says { $found }
record-false-secret = the secret is not the one that was promised: SHA-256 of it is { $found }, but the commitment is { $expected }
record-false-seed = this seed is not made of the secret and the nonces, which give { $expected }: the seed, the secret or a nonce was changed
record-false-turn = { $found } is not to move here, but { $expected }
record-false-action = { $seat } cannot do { $found } here. { $why }
record-false-after-end = the match is over before “{ $found }”
record-false-drew = “{ $action }” turns over { $expected }, not { $found }
record-false-deal = “{ $name }” is not as the seed has it: { $found } stands where { $expected } belongs
record-false-deal-more = “{ $name }” is not as the seed has it: { $found } stands there too many
record-false-deal-less = “{ $name }” is not as the seed has it: { $expected } is missing
record-false-line = “{ $name }” is not so: { $found } stands where { $expected } belongs
record-false-line-more = “{ $name }” is not so: { $found } stands there too many
record-false-line-less = “{ $name }” is not so: { $expected } is missing
record-false-line-here = “{ $name }” cannot stand here: round { $round } is being played, and { $turn } is to move
record-false-line-after-end = “{ $name }” cannot stand here: the match is over
record-false-seal = the seal is broken: all fits the rules, but something has been changed since the record was written. The seal should be { $expected }
