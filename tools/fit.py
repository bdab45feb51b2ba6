"""python -m tools.fit SHEET ..: what each feature of an action costs in points, by least squares.

For Mexican Train from whole rounds (tools/fit_rounds.py), for Chickenfoot from single decisions that are
played out (tools/fit_decisions.py). Several numbers of players go into one. Prints the costs, and how a
player who goes by them does against the top level as it is.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial, reduce
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
from tools.fit_decisions import from_decisions
from tools.fit_rounds import from_rounds
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

FEET_FEATURES = (
    "late_pips",
    "tiles",
    "own_toes",
    "controlled",
    "toeless",
    "arms",
    "foot",
    "stuck",
    "lead",
    "hurried_late_pips",
    "last_shut_doubles",
    "last_stuck",
    "hurried_starved",
    "toeless_later",
)
"""The others were worth nothing beside these: they stay for the first level 6, and for networks."""


class Fitted(NamedTuple):
    """Whose costs are to be found, and how."""

    names: tuple[str, ...]
    fitted: tuple[str, ...]
    """The others cost nothing."""
    now: LinearEquity
    equations: Callable[[Sequence[Deals], int], Iterator[Equations]]
    """Of the deal of this number. Fitted features come first."""


FAMILIES = {
    Family.TRAINS: Fitted(
        TrainsFeatures._fields,
        TrainsFeatures._fields,
        PLANS,
        partial(from_rounds, LinearEquity(PLANS.features, GUESS)),
    ),
    Family.FEET: Fitted(
        FeetFeatures._fields,
        FEET_FEATURES,
        EQUITY,
        partial(from_decisions, [FeetFeatures._fields.index(name) for name in FEET_FEATURES]),
    ),
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
            yield from family.equations(tables, number)

    found = reduce(add, share_out(chosen.jobs, share))
    solved = dict(zip(family.fitted, found.solved()[: len(family.fitted)], strict=True))
    costs = tuple([solved.get(name, 0.0) for name in family.names])
    print(f"from {found.number} actions:")
    for name, cost in solved.items():
        print(f"    {name}={cost:.2f},", flush=True)
    judge(tables, best_by(LinearEquity(family.now.features, costs)), best_by(family.now), chosen.judge)


if __name__ == "__main__":
    main()
