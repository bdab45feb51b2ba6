"""`boneyard play`: a match in the terminal, or one round to watch."""

import argparse

from boneyard.cli.arguments import SEE_EXIT_CODES, Commands

_PLAY_EXAMPLE = """\
example:
  boneyard play --sheet mexican-train-super --players 3 --opponents fireman,engineer --name Ann

opponents, from 1 up:
  caboose, brakeman, conductor, fireman, engineer, dispatcher

"""


def add(commands: Commands) -> None:
    play = commands.add_parser(
        "play",
        help="play in the terminal against bots",
        description="Play a whole match in the terminal against bots. What the options leave open is asked.",
        epilog=_PLAY_EXAMPLE + SEE_EXIT_CODES,
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


def run(chosen: argparse.Namespace) -> int:
    from boneyard.cli.game import sitting

    return sitting.run(chosen)
