"""`boneyard hint`: what to do at a position, and why."""

import argparse

from boneyard.cli.arguments import SEE_EXIT_CODES, Commands, add_json

_HINT = """\
example:
  boneyard hint '{"sheet": "mexican-train-classic", "players": 2, "turn": "A", "engine": 12,
                  "hands": {"A": "12-5 12-9 5-3 9-8"}}'

The hint is for the seat to move; its hand must be known, the others need not. A position is what the referee
reads, alone or as its request {"position": .., "do": [..]}. Without an argument, positions are read from
standard input, one a line; a bad line is answered by its error and does not stop it.

--json, one line for each position:
  {turn, action, equity, reasons: [texts], others: [{action, equity}, ..] the best first}, or {error: {..}} as
  the referee has it. An equity is in points of the score; only differences between actions mean something.

"""


def add(commands: Commands) -> None:
    hint = commands.add_parser(
        "hint",
        help="say what to do at a position, and why",
        description="The best action at a position, by the best level there is, and the reasons for it.",
        epilog=_HINT + SEE_EXIT_CODES,
    )
    hint.add_argument(
        "position", metavar="POSITION", nargs="?", help="the position as JSON; standard input without it"
    )
    add_json(hint)


def run(chosen: argparse.Namespace) -> int:
    from boneyard.cli.hint import answers

    return answers.run(chosen)
