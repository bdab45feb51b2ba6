"""`boneyard backup`: everything the server keeps, in one file."""

import argparse

from boneyard.cli.arguments import SEE_EXIT_CODES, Commands
from boneyard.cli.server.options import add_settings, chosen_settings

_BACKUP = """\
examples:
  boneyard backup sunday.backup
  boneyard backup sunday.backup --database postgresql://boneyard:PASSWORD@localhost/boneyard

The server may run meanwhile: the backup shows one moment. It is the same kind of file for SQLite and for
PostgreSQL, and can be restored to either. A file of that name is replaced once the new one is complete.

"""


def add(commands: Commands) -> None:
    backup = commands.add_parser(
        "backup",
        help="save everything the server keeps to a file",
        description="Save all tables and matches of the server to one file, also while it runs.",
        epilog=_BACKUP + SEE_EXIT_CODES,
    )
    backup.add_argument("file", metavar="FILE", help="where to")
    add_settings(backup, ("database",))


def run(chosen: argparse.Namespace) -> int:
    from boneyard.cli.server.missing import unless_missing

    database = chosen_settings(chosen).database
    return unless_missing(lambda: _save(database, chosen.file))


def _save(database: str, file: str) -> int:
    from boneyard.cli.server.copying import copy
    from boneyard.server.store import backup

    return copy(backup, database, file, "backup-done")
