"""How a command line is read, and the arguments that several commands share."""

import argparse
from typing import TYPE_CHECKING, Any, NoReturn, TypeAlias

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

EXIT_CODES = """\
exit codes:
  0    done; also when the reader of the output has gone, or a game was left
  1    the output could not be written, or the system stopped the work
  2    the command line asks for something there is not
  130  stopped by Ctrl-C
"""
SEE_EXIT_CODES = "exit codes: see boneyard --help\n"


class UsageError(Exception):
    """The command line asks for something there is not. Its text says what there is."""


class Parser(argparse.ArgumentParser):
    """Complains in one line, shows texts as they are laid out here, and wants options in full."""

    def __init__(self, **options: Any) -> None:
        kept = {"formatter_class": argparse.RawDescriptionHelpFormatter, "allow_abbrev": False}
        super().__init__(**{**kept, **options})

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")

    def print_help(self, file: "SupportsWrite[str] | None" = None) -> None:
        """argparse would keep silent about a help that cannot be written."""
        print(self.format_help(), end="", file=file)


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"
"""Where a command adds its parser."""


# --- What several commands share ----------------------------------------------------------------------------


def add_table(command: Parser) -> None:
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


def add_jobs(command: Parser) -> None:
    command.add_argument(
        "--jobs", metavar="N", type=int, default=1, help="processes to use (default: 1); 0 is one a core"
    )


def add_json(command: argparse._ActionsContainer) -> None:
    command.add_argument("--json", action="store_true", help="for programs: JSON with the keys below")
