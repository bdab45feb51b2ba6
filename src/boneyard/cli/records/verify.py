"""`boneyard verify`: could anybody have chosen the tiles? Each check is explained in plain words."""

import argparse

from boneyard.cli.arguments import Commands, add_language
from boneyard.cli.records import EXIT_CODES

_VERIFY = """\
examples:
  boneyard verify sunday.record
  boneyard verify sunday.record --commitment 85f62758932311c4c42cffbe7ad806012ad362fb270326c99f2195f6a238ffd0

Checks that everything promised was kept, that secret and nonces make the seed, that every deal follows from
the seed, and that the match was played by the rules. It says in plain words what that shows and what nothing
in a record can show. With --commitment it also checks that the promise is the one you were given.

"""


def add(commands: Commands) -> None:
    verify = commands.add_parser(
        "verify",
        help="check that nobody could have chosen the tiles of a match",
        description="Verify the deals of a recorded match whose secret has been published.",
        epilog=_VERIFY + EXIT_CODES,
    )
    verify.add_argument("file", metavar="FILE", help="the record; - means standard input")
    verify.add_argument(
        "--commitment", metavar="HEX", help="the commitment you were given before the match, to be compared"
    )
    add_language(verify)


def run(chosen: argparse.Namespace) -> int:
    from boneyard.cli.records import verified

    return verified.run(chosen)
