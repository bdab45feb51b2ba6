"""python -m tools.tune SHEET: better weights for a one-ply evaluation.

One weight after another is tried larger and smaller on the same deals, against the reference in all other
seats. What does better by more than chance explains is kept; it ends when nothing is, and prints the weights.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from multiprocessing import Pool
from statistics import mean, stdev
from typing import Any

from boneyard import SHEETS
from boneyard.bots.equity import Equity, LinearEquity, best_by
from boneyard.bots.feet_levels import EQUITY, FEET_COSTS
from boneyard.bots.levels import bot_named
from boneyard.bots.lines_equity import LinesEquity, LinesWeights
from boneyard.bots.player import Choose
from boneyard.bots.trains_levels import PLANS, TRAINS_COSTS
from boneyard.rules.sheet import Family
from boneyard.sim.duplicate import Deals, relative, rotated

FACTORS = (1.5, 1 / 1.5)
FROM_NOTHING = (1.0, -1.0)
"""What is tried where a weight is 0."""
SURE = 1.6
"""A change is kept if it is better by this many standard errors."""

Weights = Any
EQUITIES: dict[Family, tuple[Weights, Callable[[Weights], Equity]]] = {
    Family.TRAINS: (TRAINS_COSTS, lambda costs: LinearEquity(PLANS.features, costs)),
    Family.FEET: (FEET_COSTS, lambda costs: LinearEquity(EQUITY.features, costs)),
    Family.LINES: (LinesWeights(), LinesEquity),
}
"""What is played by now, and what makes players of other weights."""


def points(deals: Deals, player: Choose, others: Choose, number: int) -> float:
    """The player's mean relative points on this deal, once in every seat."""
    seats = [player, *[others] * (deals.players - 1)]
    total = 0.0
    for by in range(deals.players):
        played, _ = deals.play(number, rotated(seats, by), by)
        total += relative(played.scores, by)
    return total / deals.players


def measure(
    sheet: str, players: int, seed: str, against: str, weights: Weights, numbers: Sequence[int]
) -> list[float]:
    """Runs in another process, so what is dealt is passed as plain values."""
    deals = Deals(SHEETS[sheet], players, seed.encode())
    _, equity = EQUITIES[deals.sheet.family]
    player = best_by(equity(weights))
    return [points(deals, player, bot_named(against, deals.sheet), number) for number in numbers]


def changed(weights: Weights, name: str) -> list[Weights]:
    now = getattr(weights, name)
    tried = [now * factor for factor in FACTORS] if now else list(FROM_NOTHING)
    if isinstance(now, int):
        tried = [now + 1, max(now - 1, 0)]
    return [weights._replace(**{name: value}) for value in tried if value != now]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.tune", description=__doc__)
    parser.add_argument("sheet", choices=SHEETS)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=600)
    parser.add_argument("--against", default="dispatcher", help="who sits in all other seats")
    parser.add_argument("--passes", type=int, default=20, help="how often to go through all weights at most")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    weights, _ = EQUITIES[SHEETS[chosen.sheet].family]
    measured = partial(measure, chosen.sheet, chosen.players, chosen.seed, chosen.against)
    with Pool(chosen.jobs) as pool:

        def run(tried: Weights) -> list[float]:
            shares = [range(job, chosen.deals, chosen.jobs) for job in range(chosen.jobs)]
            found = pool.map(partial(measured, tried), shares)
            return [found[number % chosen.jobs][number // chosen.jobs] for number in range(chosen.deals)]

        base = run(weights)
        print(f"{mean(base):+.2f}  {weights}", flush=True)
        for _ in range(chosen.passes):
            improved = False
            for name in weights._fields:
                for tried in changed(weights, name):
                    found = run(tried)
                    gains = [old - new for old, new in zip(base, found, strict=True)]
                    error = stdev(gains) / sqrt(len(gains))
                    kept = mean(gains) > SURE * error
                    sign = "kept" if kept else ""
                    value = getattr(tried, name)
                    print(f"{mean(found):+.2f}  {name}={value:.3g} {mean(gains):+.2f} ± {error:.2f} {sign}")
                    sys.stdout.flush()
                    if kept:
                        weights, base, improved = tried, found, True
                        break
            if not improved:
                break
    print(weights)


if __name__ == "__main__":
    main()
