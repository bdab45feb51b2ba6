"""python -m tools.fit SHEET ..: what each feature of an action costs in points, by least squares.

For Mexican Train from whole rounds (tools/fit_rounds.py), for Chickenfoot from decisions played out in
sampled worlds (tools/fit_worlds.py): each has come out better than the other way. Several numbers of
players go into one. Prints the costs, and how a player who goes by them does against the top level as it is.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import reduce
from operator import add
from typing import NamedTuple

from boneyard import SHEETS
from boneyard.bots.equity import LinearEquity, best_by
from boneyard.bots.feet_features import FeetFeatures
from boneyard.bots.feet_levels import EQUITY
from boneyard.bots.player import Choose
from boneyard.bots.trains_features import TrainsFeatures
from boneyard.bots.trains_levels import PLANS
from boneyard.rules.sheet import Family
from boneyard.sim.duplicate import Deals
from boneyard.sim.estimate import mean_of
from boneyard.sim.processes import share_out
from tools.fit_rounds import from_rounds
from tools.fit_worlds import from_worlds
from tools.least_squares import Equations
from tools.tune import points

GUESS = TrainsFeatures(
    spare_pips=0.75,
    spare_tiles=3.0,
    planned_pips=0.25,
    planned_tiles=1.5,
    spare_doubles=2.0,
    placed_spares=0.0,
    hurried_spare_pips=2.25,
    hurried_spare_tiles=0.0,
    hurried_planned_pips=0.75,
    hurried_planned_tiles=0.0,
    marked=6.0,
    open_double=2.0,
    closed_double=0.0,
    rival_train=0.0,
)


class Fitted(NamedTuple):
    """Whose costs are to be found, by whom rounds are played meanwhile, and how."""

    names: tuple[str, ...]
    now: LinearEquity
    players: LinearEquity
    equations: Callable[[Sequence[Deals], int, LinearEquity], Iterator[Equations]]
    """Of the deal of this number."""


FAMILIES = {
    Family.TRAINS: Fitted(TrainsFeatures._fields, PLANS, LinearEquity(PLANS.features, GUESS), from_rounds),
    Family.FEET: Fitted(FeetFeatures._fields, EQUITY, EQUITY, from_worlds),
}


def judge(tables: Sequence[Deals], fitted: Choose, now: Choose, number: int) -> None:
    for table in tables:
        deals = Deals(table.sheet, table.players, b"judge")
        found = mean_of([points(deals, fitted, now, i) for i in range(number)])
        name = f"{table.sheet.id}, {table.players} players"
        print(f"{name}: {found.value:+.2f} ± {found.margin:.2f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.fit", description=__doc__)
    parser.add_argument("sheets", metavar="SHEET", nargs="+", choices=SHEETS)
    parser.add_argument("--players", type=int, nargs="+", default=[4])
    parser.add_argument("--deals", type=int, default=6000)
    parser.add_argument("--judge", type=int, default=500, help="deals to judge the costs by")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    sheets = [SHEETS[name] for name in chosen.sheets]
    tables = [Deals(sheet, players, chosen.seed.encode()) for players in chosen.players for sheet in sheets]
    family = FAMILIES[sheets[0].family]

    def share(job: int) -> Generator[Equations, None, None]:
        for number in range(job, chosen.deals, chosen.jobs):
            yield from family.equations(tables, number, family.players)

    found = reduce(add, share_out(chosen.jobs, share))
    costs = tuple(found.solved()[: len(family.names)])
    print(f"from {found.number} actions:")
    for name, cost in zip(family.names, costs, strict=True):
        print(f"    {name}={cost:.2f},", flush=True)
    judge(tables, best_by(LinearEquity(family.now.features, costs)), best_by(family.now), chosen.judge)


if __name__ == "__main__":
    main()
