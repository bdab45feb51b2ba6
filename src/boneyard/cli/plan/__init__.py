"""`boneyard plan`: the best train from a hand and a number."""

import argparse

from boneyard.cli.arguments import SEE_EXIT_CODES, Commands, add_json

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


def add(commands: Commands) -> None:
    plan = commands.add_parser(
        "plan",
        help="find the best train from a hand",
        description="The best train that these tiles make from a number, exactly.",
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
        help="the number the train begins with; given twice, two trains are planned at once",
    )
    plan.add_argument(
        "--most",
        choices=("pips", "tiles"),
        default="pips",
        help="what it should have most of (default: pips)",
    )
    plan.add_argument("--all", action="store_true", help="list all trains that are as good, up to 100")
    add_json(plan)


def run(chosen: argparse.Namespace) -> int:
    from boneyard.cli.plan import trains

    return trains.run(chosen)
