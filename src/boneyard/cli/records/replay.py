"""`boneyard replay`: a recorded match checked and shown, or what one seat saw of it."""

import argparse

from boneyard.cli.arguments import Commands, add_json, add_language
from boneyard.cli.records import EXIT_CODES

_REPLAY = """\
examples:
  boneyard replay sunday.record
  boneyard replay sunday.record --notation
  boneyard replay sunday.record --seen-by B --sentences
  boneyard replay sunday.record --seen-by B > ben.record

Every deal, action and score in the record is checked; deals and scores may be left out. What B saw is
written as a record too: it has no seed, and tiles that B could not see are '?'.

The match is told in sentences, with every hand and every tile drawn; --notation is shorter. --seen-by writes
a record, or with --sentences tells that seat what it saw.

keys of --json:
  {sheet, edition, digest, options, players, names: {A: .., B: ..}, played_by: {A: .., B: ..}, first, date,
   seen_by, promise, commitment, nonces: {A: .., B: ..}, secret, seed,
   rounds: [{round, lines: [{name, seat, value}, {seat, action, drew}, {comment}]}],
   over, totals, winners: [..]}
  Lines are in the order of the record; a line about no seat has seat null. Whatever is unknown is null.

"""


def add(commands: Commands) -> None:
    replay = commands.add_parser(
        "replay",
        help="check the record of a match, and show the match",
        description="Play a recorded match again: check every line of the record, and show the match.",
        epilog=_REPLAY + EXIT_CODES,
    )
    replay.add_argument("file", metavar="FILE", help="the record; - means standard input")
    replay.add_argument("--seen-by", metavar="LETTER", help="what this seat saw, as a record or in sentences")
    form = replay.add_mutually_exclusive_group()
    form.add_argument(
        "--sentences", action="store_true", help="tell the match in sentences (default without --seen-by)"
    )
    form.add_argument("--notation", action="store_true", help="show the actions in notation, as in a record")
    add_json(form)
    add_language(replay)


def run(chosen: argparse.Namespace) -> int:
    from boneyard.cli.records import replayed

    return replayed.run(chosen)
