"""What may stand on the command line."""

import argparse
from typing import TYPE_CHECKING, Any, NoReturn

from boneyard.cli.bot_arguments import add_arena, add_hint, add_plan
from boneyard.cli.common_arguments import EXIT_CODES, add_table
from boneyard.cli.record_arguments import add_replay, add_verify

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

_SHEETS_JSON = """\
keys of --json:
  boneyard sheets         a list of {id, title, game, players: [fewest, most], leaflets: [..]}
  boneyard sheets NAME    {id, title, edition, game, leaflets: [..],
                           deals: [{game, clause, tables: [{players, set, tiles}]}],
                           switches: [{name, question, default, answers: [{name, clause, text}],
                                       elsewhere: {switch, answer, default} or null}],
                           settled: [{name, question, answer: {name, clause, text}}],
                           clauses: [{id, leaflet, section, text}],
                           rulings: [{id, about: [..], text}]}
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


_PLAY_EXAMPLE = """\
example:
  boneyard play --sheet mexican-train-super --players 3 --opponents fireman,engineer --name Ann

opponents, from 1 up:
  caboose, brakeman, conductor, fireman, engineer, dispatcher

"""

_SHEETS_EXAMPLE = """\
example:
  boneyard sheets --diff mexican-train-classic mexican-train-super

"""

_SIMULATE = """\
example:
  boneyard simulate --sheet mexican-train-classic --players 4 --matches 10000 --seed 1 --jobs 0

The same seed gives the same figures, whatever the number of jobs. Players choose each legal action with the
same chance. A win shared by k seats counts as 1/k for each of them.

keys of --json:
  {sheet, options, players, seed, matches, rounds, decisions, cpu_seconds,
   decisions_per_round: {value, deviation, margin, fewest, most},
   endings: {out: {rounds, value, low, high}, blocked: {..}, yard-empty: {..}},
   deals_thrown_away,
   starter: {won: {rounds, value, low, high}, without_edge},
   seats: [{seat, total: {value, deviation, margin}, won: {matches, value, low, high}}],
   shared: {rounds, matches}}
  value is a mean, or a share from 0 to 1. Its 95% interval is value - margin to value + margin, or low to
  high; deviation is the standard deviation (both null for a single match). starter is the seat that began
  the round; shared counts what several seats have won together.

"""

_DEAL = """\
example:
  boneyard deal --sheet mexican-train-classic --players 4 --seed friday

It is what 'boneyard play' deals first with the same sheet, players, house rules and seed. Only the first
round can be told from the seed alone: who begins a later one, and so how it is set up, depends on the play.

keys of --json:
  {seed, deals_thrown_away,
   dealt: {A: "12-8 9-9 ..", B: ..} in the order of the deal,
   searched: ["A 4-1", ..] the tiles drawn in search of the engine, in their order,
   engine_by, starter: a seat or null,
   position: the table before the first action, as the referee reads it}

"""

_COMPLETION = """\
examples:
  eval "$(boneyard completion bash)"                                     in ~/.bashrc
  eval "$(boneyard completion zsh)"                                      in ~/.zshrc, after compinit
  boneyard completion fish > ~/.config/fish/completions/boneyard.fish    once

"""


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


class Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from boneyard.cli.version import version_line

        print(version_line())
        parser.exit()


def parser() -> Parser:
    top = Parser(
        prog="boneyard",
        description="Train dominoes by the printed rules: play, look up a rule, ask the referee.",
        epilog=EXIT_CODES,
    )
    top.add_argument(
        "--version", action=Version, nargs=0, help="say which version this is, and whether it runs compiled"
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    _add_play(commands)
    _add_sheets(commands)
    _add_referee(commands)
    add_hint(commands)
    _add_simulate(commands)
    _add_deal(commands)
    add_replay(commands)
    add_verify(commands)
    add_plan(commands)
    add_arena(commands)
    _add_completion(commands)
    return top


def _add_play(commands: "argparse._SubParsersAction[Parser]") -> None:
    play = commands.add_parser(
        "play",
        help="play in the terminal against bots",
        description="Play a whole match in the terminal against bots. What the options leave open is asked.",
        epilog=_PLAY_EXAMPLE + EXIT_CODES,
    )
    play.add_argument("--sheet", metavar="NAME", help="the rule sheet, for example mexican-train-classic")
    play.add_argument("--players", metavar="N", type=int, help="number of players, you included")
    play.add_argument(
        "--opponents",
        metavar="NAME[,NAME..]",
        help="who plays against you: one name or level number for all, or one for each",
    )
    play.add_argument("--name", metavar="NAME", help="your name at the table")
    play.add_argument("--seat", metavar="LETTER", default="A", help="where you sit (default: A)")
    play.add_argument(
        "--rounds", metavar="N", type=int, help="number of rounds; not for engine-191, which goes to tokens"
    )
    play.add_argument(
        "--switch",
        metavar="NAME=ANSWER",
        action="append",
        default=[],
        help="play with this house rule; may be given several times; 'boneyard sheets SHEET' lists them",
    )
    play.add_argument("--seed", metavar="TEXT", help="the same text gives the same deals and the same bots")
    play.add_argument("--record", metavar="FILE", help="write the match there when you leave it, over or not")
    play.add_argument(
        "--demo", action="store_true", help="bots take every seat: print one round and stop; asks nothing"
    )


def _add_sheets(commands: "argparse._SubParsersAction[Parser]") -> None:
    sheets = commands.add_parser(
        "sheets",
        help="list the rule sheets, show one whole, compare two",
        description="The rule sheets: their questions and answers, house rules, clauses and our rulings.",
        epilog=_SHEETS_EXAMPLE + _SHEETS_JSON + EXIT_CODES,
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
        epilog=EXIT_CODES,
    )


def _add_simulate(commands: "argparse._SubParsersAction[Parser]") -> None:
    simulate = commands.add_parser(
        "simulate",
        help="play many matches with random players and count what happens",
        description="Play whole matches with random players, as fast as it goes, and say what they came to.",
        epilog=_SIMULATE + EXIT_CODES,
    )
    add_table(simulate)
    simulate.add_argument(
        "--matches", metavar="N", type=int, default=1000, help="how many matches (default: 1000)"
    )
    simulate.add_argument(
        "--seed", metavar="TEXT", help="the same text gives the same matches; a fresh one without it"
    )
    simulate.add_argument(
        "--jobs", metavar="N", type=int, default=1, help="processes to use (default: 1); 0 is one a core"
    )
    simulate.add_argument("--json", action="store_true", help="for programs: JSON with the keys below")


def _add_deal(commands: "argparse._SubParsersAction[Parser]") -> None:
    deal = commands.add_parser(
        "deal",
        help="show the first deal of a match with a given seed",
        description="The first deal of a match with this seed: every hand, the boneyard, the engine.",
        epilog=_DEAL + EXIT_CODES,
    )
    add_table(deal)
    deal.add_argument("--seed", metavar="TEXT", help="the match's seed; a fresh one without it")
    deal.add_argument("--json", action="store_true", help="for programs: JSON with the keys below")


def _add_completion(commands: "argparse._SubParsersAction[Parser]") -> None:
    completion = commands.add_parser(
        "completion",
        help="print what makes a shell complete this command",
        description="Print a script by which a shell completes commands, options, sheets and house rules.",
        epilog=_COMPLETION + EXIT_CODES,
    )
    completion.add_argument("shell", choices=("bash", "zsh", "fish"), help="which shell")
