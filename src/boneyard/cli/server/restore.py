"""`boneyard restore`: what a backup has and the database lacks."""

import argparse

from boneyard.cli.arguments import SEE_EXIT_CODES, Commands
from boneyard.cli.server.options import add_settings, chosen_settings

_RESTORE = """\
examples:
  boneyard restore sunday.backup
  boneyard restore sunday.backup --database postgresql://boneyard:PASSWORD@localhost/boneyard

What is there already stays as it is; only what is missing is added. The server may run meanwhile.

"""


def add(commands: Commands) -> None:
    restore = commands.add_parser(
        "restore",
        help="bring back what a backup has and the server lacks",
        description="Add to the server's database what is in a backup and missing there.",
        epilog=_RESTORE + SEE_EXIT_CODES,
    )
    restore.add_argument("file", metavar="FILE", help="the backup")
    add_settings(restore, ("database",))


def run(chosen: argparse.Namespace) -> int:
    from boneyard.cli.server.missing import unless_missing

    database = chosen_settings(chosen).database
    return unless_missing(lambda: _bring_back(database, chosen.file))


def _bring_back(database: str, file: str) -> int:
    from boneyard.cli.server.copying import copy
    from boneyard.server.store import restore

    return copy(restore, database, file, "restore-done")
