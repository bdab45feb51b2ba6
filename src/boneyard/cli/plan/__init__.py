"""`boneyard plan`: the best train from a hand and a number."""

import argparse

from boneyard.cli.arguments import SEE_EXIT_CODES, Commands, add_json, add_language

_PLAN = """\
examples:
  boneyard plan "12-5 5-5 5-3 9-3" --from 12
  boneyard plan "12-5 5-5 5-3 9-3" --from 12 --from 9   # your own train and the shared one

A double is laid as soon as its number is reached. Of two trains with the same pips, the one with more tiles
is better; with --most tiles it is the other way round.

--json:
  {train: tiles as laid, pips, tiles, left: tiles left over}; with --all {trains: [...], more};
  with --from twice {trains: [{from, train}, {from, train}], pips, tiles, left}

"""


def add(commands: Commands) -> None:
    plan = commands.add_parser(
        "plan",
        help="find the best train from a hand",
        description="Find the best train that these tiles can make from a number. The answer is exact.",
        epilog=_PLAN + SEE_EXIT_CODES,
    )
    plan.add_argument("tiles", metavar="TILES", nargs="+", help='the hand, for example "12-5 5-5 5-3"')
    plan.add_argument(
        "--from",
        dest="start",
        metavar="N",
        type=int,
        required=True,
        action="append",
        help="the number the train begins with; give it twice to plan two trains at once",
    )
    plan.add_argument(
        "--most",
        choices=("pips", "tiles"),
        default="pips",
        help="what the train should have most of (default: pips)",
    )
    plan.add_argument("--all", action="store_true", help="list all trains that are equally good, up to 100")
    add_json(plan)
    add_language(plan)


def run(chosen: argparse.Namespace) -> int:
    from boneyard.cli.plan import trains

    return trains.run(chosen)
