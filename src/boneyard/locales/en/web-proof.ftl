### Could anybody have chosen the tiles? The check that the browser does itself, after a match.
### The steps of the check and what they show are in records.ftl (verify-…); here is what only the browser says.

## The card

web-proof-good = Deal verified ✓
web-proof-good-why = The tiles were settled before the first one was dealt, and this browser has checked it.
web-proof-good-remembered = The tiles were settled before the first one was dealt. This browser has checked it, against the promise it was given then.
# Bots only: no person gave a nonce
web-proof-good-alone = Every deal follows from what the server promised. No person gave a nonce, so no person had a share in the chance.
web-proof-bad = The deal does not check out
web-proof-none = This deal cannot be verified
web-proof-checking = Checking the deal…
web-proof-more = How it was checked
web-proof-title = Could anybody have chosen the tiles?
web-proof-checked = What this browser has checked:

## The checks, beside those in records.ftl. $seats is a list such as A, C

web-proof-remembered = This device was there when it was published, and it is the same.
web-proof-not-remembered = This device was not there when it was published: compare it with the one you were given then.
web-proof-own =
    { $number ->
        [one] The nonce of seat { $seats } is the one that this device gave.
       *[other] The nonces of seats { $seats } are the ones that this device gave.
    }
web-proof-play = The play. The server checked every move before it showed this match; this browser knows no rules. “boneyard verify” checks the moves too, on a computer of your own.
web-proof-hidden-rules = Whether the number of tiles dealt is right, and whether a deal was rightly thrown away. That follows from the rules, which “boneyard verify” knows.

## What is wrong. $line is a line of the record

web-proof-fault-promise = This is not the table that was promised: the secret, the rules, a name, the number of players or the first seat was changed. SHA-256 of what was promised is { $found }, but the commitment is { $expected }.
web-proof-fault-remembered = This is not the commitment that this device was given before the match. It was given { $expected }, the record says { $found }.
web-proof-fault-nonce = The nonce of seat { $seat } is not the one that this device gave.
web-proof-fault-seed = The seed is not made of the secret and the nonces: one of them was changed.
web-proof-fault-number = Line { $line }: a deal is missing before deal { $deal } of round { $round }.
web-proof-fault-set = Line { $line }: the hands and the boneyard of deal { $deal } in round { $round } do not make up a set.
# $name is the name of a line in the record: “hand A”, “boneyard”
web-proof-fault-deal = Deal { $deal } of round { $round } does not follow from the seed: “{ $name }” says { $found }, but should say { $expected }.
web-proof-fault-flip = Line { $line }: the discards turned over in round { $round } do not follow from the seed.

## Why nothing can be said

web-proof-lacking-commitment = Nothing was promised before this match, so there is nothing to verify.
web-proof-lacking-secret = The secret has not been published yet.
web-proof-lacking-nonces = The nonce of a seat is missing from the record.
web-proof-lacking-digest = A line that was promised is missing from the record.
web-proof-lacking-whole = This record has only what one seat saw.
web-proof-no-record = Line { $line } cannot be read.
web-proof-unsafe = The browser can check this only on a page that came over a secure connection (https). “boneyard verify” can do it with the saved record.
web-proof-no-answer = The record could not be fetched.
