"""`boneyard replay`: a recorded match checked and shown, or what one seat saw of it."""

import argparse

from boneyard.cli.arguments import Commands, add_json
from boneyard.cli.records import EXIT_CODES

_REPLAY = """\
examples:
  boneyard replay sunday.record
  boneyard replay sunday.record --seen-by B > ben.record

Every deal, action and score in the record is checked; deals and scores may be left out. What B saw is
written as a record too: it has no seed, and tiles that B could not see are '?'.

keys of --json:
  {sheet, edition, digest, options, players, names: {A: .., B: ..}, played_by: {A: .., B: ..}, first, date,
   seen_by, commitment, nonces: {A: .., B: ..}, secret, seed,
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
    replay.add_argument("--seen-by", metavar="LETTER", help="write what this seat saw, as a record")
    add_json(replay)


def run(chosen: argparse.Namespace) -> int:
    from boneyard.cli.records import replayed

    return replayed.run(chosen)
