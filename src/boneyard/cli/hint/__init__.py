"""`boneyard hint`: what to do in a position, and why."""

import argparse

from boneyard.cli.arguments import SEE_EXIT_CODES, Commands, add_json, add_language

_HINT = """\
example:
  boneyard hint '{"sheet": "mexican-train-classic", "players": 2, "turn": "A", "engine": 12,
                  "hands": {"A": "12-5 12-9 5-3 9-8"}}'

The hint is for the seat to move; its hand must be known, but the others need not be. Positions are written as
for the referee, alone or in a request {"position": .., "do": [..]}. Without an argument, positions are read
from standard input, one per line; a bad line is answered with an error, and the next one is read.

--json, one line for each position:
  {turn, action, equity, reasons: [strings], others: [{action, equity}, ..] best first}, or {error: {..}} as
  from the referee. An equity is in points of the score; only differences between actions mean anything.

"""


def add(commands: Commands) -> None:
    hint = commands.add_parser(
        "hint",
        help="say what to do in a position, and why",
        description="Say what the strongest bot would do in a position, and why.",
        epilog=_HINT + SEE_EXIT_CODES,
    )
    hint.add_argument(
        "position", metavar="POSITION", nargs="?", help="the position as JSON (default: standard input)"
    )
    add_json(hint)
    add_language(hint)


def run(chosen: argparse.Namespace) -> int:
    from boneyard.cli.hint import answers

    return answers.run(chosen)
