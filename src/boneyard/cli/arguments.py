"""What may stand on the command line."""

import argparse
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

_EXIT_CODES = """\
exit codes:
  0  done; also when the reader of the output has gone, or a game was left
  1  the output could not be written
  2  the command line asks for something there is not
"""

_SHEETS_JSON = """\
keys of --json:
  boneyard sheets         a list of {id, title, game, players: [fewest, most], leaflets: [..]}
  boneyard sheets NAME    {id, title, edition, game, leaflets: [..],
                           deals: [{game, clause, tables: [{players, set, tiles}]}],
                           switches: [{name, question, default, answers: [{name, clause, text}]}],
                           settled: [{name, question, answer: {name, clause, text}}],
                           clauses: [{id, leaflet, section, text}],
                           rulings: [{id, about: [..], text}]}
                          (edition is null while the game cannot be played yet)
  boneyard sheets --diff  {a, b,
                           different: [{name, question, a: {name, clause, text}, b: {..}}],
                           offered: [{name, question, a: [answers], b: [answers]}],
                           only_a: [{name, question, answer: {name, clause, text}}], only_b: [..],
                           deals: [{game, players, a: {set, tiles} or null, b: {..} or null}]}

"""

_REFEREE = """\
Reads requests from standard input, one JSON object a line, and answers each with one line, at once:

  {"position": {"sheet": "mexican-train-classic", "players": 2, "turn": "A", "engine": 12,
                "hands": {"A": "12-5 9-3"}}, "do": ["12-5@A"]}

An answer names whose turn it is, the legal actions and the position, or the error with the clause behind it.
A bad line is answered by its error; it does not stop the referee.
"""


class UsageError(Exception):
    """The command line asks for something there is not. Its text says what there is."""


class Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")

    def print_help(self, file: "SupportsWrite[str] | None" = None) -> None:
        """argparse would keep silent about a help that cannot be written."""
        print(self.format_help(), end="", file=file)


class Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from boneyard.cli.version import version_line

        print(version_line())
        parser.exit()


def parser() -> Parser:
    top = Parser(
        prog="boneyard",
        description="Train dominoes by the printed rules: play, look up a rule, ask the referee.",
        epilog=_EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    top.add_argument(
        "--version", action=Version, nargs=0, help="say which version this is, and whether it runs compiled"
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    _add_play(commands)
    _add_sheets(commands)
    _add_referee(commands)
    return top


def _add_play(commands: "argparse._SubParsersAction[Parser]") -> None:
    play = commands.add_parser(
        "play",
        help="play in the terminal against bots",
        description="Play a whole match in the terminal against bots. What the options leave open is asked.",
        epilog=_EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    play.add_argument("--sheet", metavar="NAME", help="the rule sheet, for example mexican-train-classic")
    play.add_argument("--players", metavar="N", type=int, help="number of players, you included")
    play.add_argument("--name", metavar="NAME", help="your name at the table")
    play.add_argument("--seat", metavar="LETTER", default="A", help="where you sit (default: A)")
    play.add_argument("--rounds", metavar="N", type=int, help="number of rounds of the match")
    play.add_argument(
        "--switch",
        metavar="NAME=ANSWER",
        action="append",
        default=[],
        help="play with this house rule; may be given several times; 'boneyard sheets SHEET' lists them",
    )
    play.add_argument("--seed", metavar="TEXT", help="the same text gives the same deals and the same bots")
    play.add_argument(
        "--demo", action="store_true", help="bots take every seat: print one round and stop; asks nothing"
    )


def _add_sheets(commands: "argparse._SubParsersAction[Parser]") -> None:
    sheets = commands.add_parser(
        "sheets",
        help="list the rule sheets, show one whole, compare two",
        description="The rule sheets: their questions and answers, house rules, clauses and our rulings.",
        epilog=_SHEETS_JSON + _EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    sheets.add_argument(
        "name", metavar="NAME", nargs="?", help="the sheet to show; all are listed without it"
    )
    sheets.add_argument("--diff", nargs=2, metavar=("A", "B"), help="show where two sheets differ")
    sheets.add_argument("--json", action="store_true", help="for programs: JSON with the keys below")


def _add_referee(commands: "argparse._SubParsersAction[Parser]") -> None:
    commands.add_parser(
        "referee",
        help="answer questions about positions, one JSON line each",
        description=_REFEREE,
        epilog=_EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
