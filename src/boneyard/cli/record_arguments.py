"""What may stand on the command line of `boneyard replay` and `boneyard verify`."""

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boneyard.cli.arguments import Parser

_EXIT_CODES = """\
exit codes:
  0    the record is true; also when the reader of the output has gone
  1    the record is false: the line and what should stand there are named; or the output could not be written
  2    the record cannot be read, replayed or verified, or the command line asks for something there is not
  130  stopped by Ctrl-C
"""

_REPLAY = """\
examples:
  boneyard replay sunday.record
  boneyard replay sunday.record --seen-by B > ben.record

Every deal, action and score that is written down is checked; what is left out is not missed. What B saw is
written as a record too: it has no seed, and tiles that B could not see are '?'.

keys of --json:
  {sheet, edition, digest, options, players, names: {A: .., B: ..}, first, date, seen_by, commitment,
   nonces: {A: .., B: ..}, secret, seed,
   rounds: [{round, lines: [{name, seat, value}, {seat, action, drew}, {comment}]}],
   over, totals, winners: [..]}
  Lines are those of the record in their order; a line without a seat has seat null. What is unknown is null.

"""

_VERIFY = """\
example:
  boneyard verify sunday.record

Checks that the secret is the one promised, that secret and nonces make the seed, that every deal follows from
the seed, and that the match was played by the rules; and says in plain words what that shows and what not.

"""


def add_replay(commands: "argparse._SubParsersAction[Parser]") -> None:
    replay = commands.add_parser(
        "replay",
        help="check the record of a match and show it",
        description="Play a recorded match again: check every line of the record, and show the match.",
        epilog=_REPLAY + _EXIT_CODES,
    )
    replay.add_argument("file", metavar="FILE", help="the record; - is standard input")
    replay.add_argument("--seen-by", metavar="LETTER", help="write what this seat saw, as a record")
    replay.add_argument("--json", action="store_true", help="for programs: JSON with the keys below")


def add_verify(commands: "argparse._SubParsersAction[Parser]") -> None:
    verify = commands.add_parser(
        "verify",
        help="check that nobody could choose the tiles of a match",
        description="Verify the deals of a recorded match whose secret has been published.",
        epilog=_VERIFY + _EXIT_CODES,
    )
    verify.add_argument("file", metavar="FILE", help="the record; - is standard input")
