"""What may stand on the command line of `boneyard plan`, `boneyard hint` and `boneyard arena`."""

import argparse
from typing import TYPE_CHECKING

from boneyard.cli.common_arguments import EXIT_CODES, add_table

if TYPE_CHECKING:
    from boneyard.cli.arguments import Parser

_PLAN = """\
examples:
  boneyard plan "12-5 5-5 5-3 9-3" --from 12
  boneyard plan "12-5 5-5 5-3 9-3" --from 12 --from 9    your own train and the shared one

A double is laid when its number is reached first. Among trains with the most pips the one with the most tiles
is best, and the other way round.

--json:
  {train: tiles as laid, pips, tiles, left: tiles without a place}; with --all {trains: [...], more};
  with --from twice {trains: [{from, train}, {from, train}], pips, tiles, left}

"""

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

_ARENA = """\
example:
  boneyard arena --sheet mexican-train-classic --players 4 --seats dispatcher,smart,smart,smart --deals 200

bots:
  levels      caboose, brakeman, conductor, fireman, engineer, dispatcher, or 1 to 6
  yardsticks  random; for Mexican Train also greedy, followups, longest-path, smart
  programs    run:COMMAND, for example "run:python3 bot.py"; docs/bot-protocol.md says what they are told

Every deal is played once in each rotation of the seats, and once more for control with the last bot in every
seat. Results depend on the seed, not on the number of jobs. Stopped by Ctrl-C, the same command goes on where
it was.

keys of --json:
  {sheet, options, players, seed, matches, deals,
   seats: [{bot, win_share, win_interval, relative_points, interval, against_control, control_interval,
            cpu_ms, rating, faults: {kind: number}}, ..] in the order of --seats}
  a bot named more than once has the same figures in each of its seats: their mean, but all of its faults;
  intervals are [low, high] at 95% over deals, null after a single deal; relative_points are a bot's own
  minus the mean of the others', lower is better; cpu_ms is for one decision with something to choose, without
  what a program outside needs; faults are late, illegal, unreadable, flooded, crashed.

"""


def add_plan(commands: "argparse._SubParsersAction[Parser]") -> None:
    plan = commands.add_parser(
        "plan",
        help="find the best train from a hand",
        description="The best train that these tiles make from a number, exactly.",
        epilog=_PLAN + EXIT_CODES,
    )
    plan.add_argument("tiles", metavar="TILES", nargs="+", help='the hand, for example "12-5 5-5 5-3"')
    plan.add_argument(
        "--from",
        dest="start",
        metavar="N",
        type=int,
        required=True,
        action="append",
        help="the number the train begins with; given twice, two trains are planned at once",
    )
    plan.add_argument(
        "--most",
        choices=("pips", "tiles"),
        default="pips",
        help="what it should have most of (default: pips)",
    )
    plan.add_argument("--all", action="store_true", help="list all trains that are as good, up to 100")
    plan.add_argument("--json", action="store_true", help="for programs: JSON with the keys below")


def add_hint(commands: "argparse._SubParsersAction[Parser]") -> None:
    hint = commands.add_parser(
        "hint",
        help="say what to do at a position, and why",
        description="The best action at a position, by the best level there is, and the reasons for it.",
        epilog=_HINT + EXIT_CODES,
    )
    hint.add_argument(
        "position", metavar="POSITION", nargs="?", help="the position as JSON; standard input without it"
    )
    hint.add_argument("--json", action="store_true", help="for programs: JSON with the keys below")


def add_arena(commands: "argparse._SubParsersAction[Parser]") -> None:
    arena = commands.add_parser(
        "arena",
        help="measure bots against each other on duplicate deals",
        description="Let bots play the same deals in every seat, and say who plays better and by how much.",
        epilog=_ARENA + EXIT_CODES,
    )
    add_table(arena)
    arena.add_argument("--seats", metavar="BOT,BOT,..", required=True, help="who plays, one bot a player")
    arena.add_argument(
        "--deals", metavar="N", type=int, default=1000, help="how many deals at most (default: 1000)"
    )
    arena.add_argument(
        "--precision",
        metavar="POINTS",
        type=float,
        help="stop once all relative points are known to within so many points, after 100 deals or more",
    )
    arena.add_argument(
        "--matches", action="store_true", help="play a whole match where otherwise a round is dealt"
    )
    arena.add_argument(
        "--seconds", metavar="N", type=float, default=1.0, help="time for one decision (default: 1)"
    )
    arena.add_argument(
        "--seed", metavar="TEXT", help="the same text gives the same deals; a fresh one without it"
    )
    arena.add_argument(
        "--jobs", metavar="N", type=int, default=1, help="processes to use (default: 1); 0 is one a core"
    )
    arena.add_argument("--json", action="store_true", help="for programs: JSON with the keys below")
