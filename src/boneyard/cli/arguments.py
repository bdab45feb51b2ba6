"""How a command line is read, and the arguments that several commands share."""

import argparse
from typing import TYPE_CHECKING, Any, NoReturn, TypeAlias

from boneyard.rules.arguments import brief

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

EXIT_CODES = """\
exit codes:
  0    done, even if nobody reads the output to its end or a game is left early
  1    the output could not be written, or the system reported an error
  2    there is a mistake on the command line
  130  stopped by Ctrl-C; in the same way 129 by SIGHUP, 143 by SIGTERM
"""
SEE_EXIT_CODES = "exit codes: see boneyard --help\n"


class UsageError(Exception):
    """There is a mistake on the command line. The text says what is wrong, and what can be said instead."""


class Parser(argparse.ArgumentParser):
    """Complains in one line, keeps the layout of its texts, and does not take abbreviated options."""

    def __init__(self, **options: Any) -> None:
        kept = {"formatter_class": argparse.RawDescriptionHelpFormatter, "allow_abbrev": False}
        super().__init__(**{**kept, **options})

    def error(self, message: str) -> NoReturn:
        from boneyard.cli.called import NAME, called

        raise UsageError(f"{brief(message)} (see {called()}{self.prog.removeprefix(NAME)} --help)")

    def print_help(self, file: "SupportsWrite[str] | None" = None) -> None:
        """argparse would say nothing if the help cannot be written."""
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
        help="play by this house rule; may be given several times; 'boneyard sheets NAME' lists them",
    )


def add_jobs(command: Parser) -> None:
    command.add_argument(
        "--jobs", metavar="N", type=int, default=1, help="processes to use (default: 1); 0 means one per core"
    )


def add_language(command: argparse._ActionsContainer) -> None:
    command.add_argument(
        "--language",
        metavar="LANG",
        help="speak this language: da, de, en, es, fr or sv (default: BONEYARD_LANGUAGE, else the system's)",
    )


def add_json(command: argparse._ActionsContainer) -> None:
    command.add_argument("--json", action="store_true", help="print JSON for programs, with the keys below")
