"""`boneyard play`: a match in the terminal, or one round to watch."""

import argparse

from boneyard.cli.arguments import SEE_EXIT_CODES, Commands, add_language

_PLAY_EXAMPLE = """\
examples:
  boneyard play --sheet mexican-train-super --players 3 --opponents fireman,engineer --name Ann
  boneyard play --name Ann --name Ben --players 4
  boneyard play --opponents "run:python3 bot.py"
  boneyard play --resume

opponents, from 1 up:
  caboose, brakeman, conductor, fireman, engineer, dispatcher, stationmaster, superintendent, baron
  run:COMMAND is a program of your own; docs/bot-protocol.md says what it is told (if the command has commas,
  put it in double quotes of its own: --opponents '"run:bot 1,2",fireman')

A game is saved while it is played, however it ends. Saved games and the records of finished ones are kept in
your data folder; BONEYARD_DATA=FOLDER in the environment names another one.

"""


def add(commands: Commands) -> None:
    play = commands.add_parser(
        "play",
        help="play in the terminal, against bots or together",
        description="Play a whole match in the terminal, against bots or together at one keyboard. What the "
        "options leave open is asked.",
        epilog=_PLAY_EXAMPLE + SEE_EXIT_CODES,
    )
    play.add_argument("--sheet", metavar="NAME", help="the rule sheet, for example mexican-train-classic")
    play.add_argument("--players", metavar="N", type=int, help="number of players, people and bots")
    play.add_argument("--people", metavar="N", type=int, help="how many of them are people at this keyboard")
    play.add_argument(
        "--opponents",
        metavar="NAME[,NAME..]",
        help="the bots: one name or level number for all, or one for each",
    )
    play.add_argument(
        "--name",
        metavar="NAME",
        action="append",
        default=[],
        help="your name at the table; once for each person",
    )
    play.add_argument(
        "--seat",
        metavar="LETTER[,LETTER..]",
        default="A",
        help="where you sit (default: A); others sit down beside you unless they have a letter too",
    )
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
    play.add_argument(
        "--seed",
        metavar="TEXT",
        help="the same text gives the same deals and the same bots, but levels 8 and 9 go by the clock",
    )
    play.add_argument(
        "--record", metavar="FILE", help="write the match there while it is played, not to the data folder"
    )
    play.add_argument(
        "--resume",
        metavar="FILE",
        nargs="?",
        const="",
        help="go on with the game in this file, or with the one played last",
    )
    play.add_argument(
        "--demo", action="store_true", help="bots take every seat: print one round and stop; asks nothing"
    )
    add_language(play)


def run(chosen: argparse.Namespace) -> int:
    from boneyard.cli.game import sitting

    return sitting.run(chosen)
