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

Levels 6 (dispatcher) and 7 (stationmaster) decide at once. Levels 8 (superintendent) and 9 (baron) try the
best choices in possible deals of the hidden tiles, for as long as such a bot would, or as --seconds says. For
levels 7 to 9 a hand that is left out is as large as that of the seat to move, and tiles told nowhere are in
the boneyard.

--json, one line for each position:
  {turn, action, equity, reasons: [strings], others: [{action, equity}, ..] best first}, or {error: {..}} as
  from the referee. An equity is in points; only differences between actions mean anything. With
  --level 7 to 9 also {level, worlds, seconds}: how many possible deals were tried (0 by level 7), and in what
  time; each of others then has its certainty, the chance that it really is worse, and levels 8 and 9 leave
  out what they did not weigh.

"""


def add(commands: Commands) -> None:
    hint = commands.add_parser(
        "hint",
        help="say what to do in a position, and why",
        description="Say what a strong bot would do in a position, and why.",
        epilog=_HINT + SEE_EXIT_CODES,
    )
    hint.add_argument(
        "position", metavar="POSITION", nargs="?", help="the position as JSON (default: standard input)"
    )
    hint.add_argument(
        "--level", metavar="LEVEL", help="who is asked: a name or number from 6 to 9 (default: 6, dispatcher)"
    )
    limits = hint.add_mutually_exclusive_group()
    limits.add_argument("--seconds", metavar="N", type=float, help="time for levels 8 and 9 to think")
    limits.add_argument(
        "--worlds",
        metavar="N",
        type=int,
        help="levels 8 and 9 try at most N possible deals instead; the same N gives the same hint",
    )
    add_json(hint)
    add_language(hint)


def run(chosen: argparse.Namespace) -> int:
    from boneyard.cli.hint import answers

    return answers.run(chosen)
