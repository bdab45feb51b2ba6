"""`boneyard deal`: the first deal of a match, exactly as its seed gives it."""

import argparse

from boneyard.cli.arguments import SEE_EXIT_CODES, Commands, add_json, add_table

_DEAL = """\
example:
  boneyard deal --sheet mexican-train-classic --players 4 --seed friday

It is what 'boneyard play' deals first with the same sheet, players, house rules and seed. Only the first
round follows from the seed alone: who begins a later one, and so how it is set up, depends on the play.

keys of --json:
  {seed, deals_thrown_away,
   dealt: {A: "12-8 9-9 ..", B: ..} in the order of the deal,
   searched: ["A 4-1", ..] the tiles drawn in search of the engine, in order,
   engine_by, starter: each a seat or null,
   position: the table before the first action, as the referee reads it}

"""


def add(commands: Commands) -> None:
    deal = commands.add_parser(
        "deal",
        help="show the first deal of a match with a given seed",
        description="Show the first deal of a match with this seed: every hand, the boneyard and the engine.",
        epilog=_DEAL + SEE_EXIT_CODES,
    )
    add_table(deal)
    deal.add_argument("--seed", metavar="TEXT", help="the match's seed (default: a random one)")
    add_json(deal)


def run(chosen: argparse.Namespace) -> int:
    from boneyard.cli.deal import first

    return first.run(chosen)
