"""`boneyard verify`: could anybody have chosen the tiles? Each check is explained in plain words."""

import argparse

from boneyard.cli.arguments import Commands
from boneyard.cli.records import EXIT_CODES

_VERIFY = """\
example:
  boneyard verify sunday.record

Checks that the secret is the one promised, that secret and nonces make the seed, that every deal follows from
the seed, and that the match was played by the rules. It says in plain words what that proves and what it does
not.

"""


def add(commands: Commands) -> None:
    verify = commands.add_parser(
        "verify",
        help="check that nobody could have chosen the tiles of a match",
        description="Verify the deals of a recorded match whose secret has been published.",
        epilog=_VERIFY + EXIT_CODES,
    )
    verify.add_argument("file", metavar="FILE", help="the record; - means standard input")


def run(chosen: argparse.Namespace) -> int:
    from boneyard.cli.records import verified

    return verified.run(chosen)
