"""What several commands have in common on the command line."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boneyard.cli.arguments import Parser

EXIT_CODES = """\
exit codes:
  0    done; also when the reader of the output has gone, or a game was left
  1    the output could not be written, or the system stopped the work
  2    the command line asks for something there is not
  130  stopped by Ctrl-C
"""


def add_table(command: "Parser") -> None:
    command.add_argument(
        "--sheet", metavar="NAME", required=True, help="the rule sheet, for example mexican-train-classic"
    )
    command.add_argument("--players", metavar="N", type=int, required=True, help="number of players")
    command.add_argument(
        "--switch",
        metavar="NAME=ANSWER",
        action="append",
        default=[],
        help="with this house rule; may be given several times; 'boneyard sheets SHEET' lists them",
    )
