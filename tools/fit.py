"""python -m tools.fit SHEET ..: what each feature of an action costs in points, by least squares.

The top level plays rounds against itself. Now and then a decision is looked at: every legal action is played
out in the same few worlds, sampled from what the seat knows. Costs are those that explain best how much
better an action came out than the others of its decision. Several sheets and numbers of players go into one.
Prints the costs, and how a player who goes by them does against the top level as it is.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from boneyard import SHEETS, Round
from boneyard.bots.equity import LinearEquity, about_best_by, best_by
from boneyard.bots.feet_features import FeetFeatures
from boneyard.bots.feet_levels import EQUITY
from boneyard.bots.player import Choose
from boneyard.bots.trains_features import TrainsFeatures
from boneyard.bots.trains_levels import PLANS
from boneyard.bots.worlds import Worlds
from boneyard.rules.action import encode
from boneyard.rules.chance import Mwc
from boneyard.rules.families import round_of
from boneyard.rules.feet_round import FeetRound
from boneyard.rules.sheet import Family
from boneyard.rules.state import State
from boneyard.rules.trains_round import TrainsRound
from boneyard.sim.duplicate import Deals, relative
from boneyard.sim.estimate import mean_of
from boneyard.sim.processes import share_out
from boneyard.sim.seated import Bots, play_round
from tools.tune import points

LINEAR = {Family.TRAINS: PLANS, Family.FEET: EQUITY}
NAMES = {Family.TRAINS: TrainsFeatures._fields, Family.FEET: FeetFeatures._fields}
NOISE = 2.0
"""Points: how freely actions are chosen on the way, so that unusual tables come up too."""
WORLDS = 4
LOOK_EVERY = 9
"""About so many decisions are passed by for one that is looked at."""
RIDGE = 0.5
"""Draws costs that the decisions say little about towards what they are now."""
JUDGE = 400

Row = list[float]


class Decision(NamedTuple):
    """For every legal action its features, and the relative points it came to in the mean."""

    features: list[Row]
    points: list[float]


def in_world(round_: Round, state: State) -> Round:
    """The round in another world that looks the same."""
    other = round_of(round_.sheet, state, round_.round_number, round_.standing)
    other.history = list(round_.history)
    if isinstance(round_, TrainsRound) and isinstance(other, TrainsRound):
        other.trains = {end: list(laid) for end, laid in round_.trains.items()}
    if isinstance(round_, FeetRound) and isinstance(other, FeetRound):
        other.laid = None if round_.laid is None else list(round_.laid)
    return other


class Looker:
    """Plays as told, and looks closely at some of the decisions."""

    def __init__(self, equity: LinearEquity, players: int, chance: Mwc) -> None:
        self.equity = equity
        self.chance = chance
        self.noisy = about_best_by(equity, NOISE)
        self.bots = Bots([best_by(equity)] * players, [chance] * players)

    def decisions(self, round_: Round) -> Iterator[Decision]:
        while round_.turn is not None:
            legal = round_.legal()
            if len(legal) == 1:
                round_.play(legal[0])
                continue
            if self.chance.below(LOOK_EVERY) == 0:
                yield self.look(round_)
            round_.play(self.noisy(round_.view(round_.turn), self.chance, 1.0))

    def look(self, round_: Round) -> Decision:
        seat = round_.turn
        assert seat is not None
        view = round_.view(seat)
        worlds = Worlds(view, self.chance)
        totals = [0.0] * len(view.legal)
        for _ in range(WORLDS):
            state = worlds.sample()
            for i, action in enumerate(view.legal):
                assert state.allows(encode(action)), action
                other = in_world(round_, state.clone())
                other.play(action)
                totals[i] += relative(play_round(other, self.bots).scores, seat)
        return Decision([list(row) for row in self.equity.features(view)], [t / WORLDS for t in totals])


def add(decision: Decision, equations: list[Row]) -> None:
    """What sets an action apart from the mean of its decision goes into the normal equations."""
    number = len(decision.points)
    whole = [[*row, goal] for row, goal in zip(decision.features, decision.points, strict=True)]
    means = [sum(column) / number for column in zip(*whole, strict=True)]
    for row in whole:
        apart = [value - mean for value, mean in zip(row, means, strict=True)]
        for i, line in enumerate(equations):
            if apart[i]:
                for j in range(i, len(apart)):
                    line[j] += apart[i] * apart[j]


def looked_at(tables: Sequence[Deals], numbers: Sequence[int], equity: LinearEquity) -> tuple[int, list[Row]]:
    size = len(equity.costs)
    equations = [[0.0] * (size + 1) for _ in range(size)]
    decisions = 0
    for number in numbers:
        deals = tables[number % len(tables)]
        looker = Looker(equity, deals.players, Mwc(number))
        for decision in looker.decisions(deals.dealt(number)):
            add(decision, equations)
            decisions += 1
    return decisions, equations


def solved(equations: list[Row], now: Sequence[float], ridge: float) -> Row:
    """The costs, by Gauss and Jordan with the largest pivot first."""
    size = len(equations)
    rows = [
        [*(equations[min(i, j)][max(i, j)] for j in range(size)), equations[i][size]] for i in range(size)
    ]
    for i in range(size):
        rows[i][i] += ridge
        rows[i][size] += ridge * now[i]
    for column in range(size):
        best = max(range(column, size), key=lambda i: abs(rows[i][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for i in range(size):
            factor = rows[i][column]
            if i != column and factor:
                rows[i] = [a - factor * b for a, b in zip(rows[i], rows[column], strict=True)]
    return [row[size] for row in rows]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.fit", description=__doc__)
    parser.add_argument("sheets", metavar="SHEET", nargs="+", choices=SHEETS)
    parser.add_argument("--players", type=int, nargs="+", default=[4, 2])
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    sheets = [SHEETS[name] for name in chosen.sheets]
    tables = [Deals(sheet, players, chosen.seed.encode()) for players in chosen.players for sheet in sheets]
    equity = LINEAR[sheets[0].family]

    def share(job: int) -> Iterator[tuple[int, list[Row]]]:
        yield looked_at(tables, range(job, chosen.deals, chosen.jobs), equity)

    parts = list(share_out(chosen.jobs, share))
    decisions = sum(number for number, _ in parts)
    equations = [
        [sum(cells) for cells in zip(*rows, strict=True)]
        for rows in zip(*(found for _, found in parts), strict=True)
    ]
    costs = tuple(solved(equations, equity.costs, RIDGE * decisions / 1000))
    print(f"{decisions} decisions in {chosen.deals} deals")
    for name, cost in zip(NAMES[sheets[0].family], costs, strict=True):
        print(f"    {name}={cost:.2f},", flush=True)
    judge(tables, best_by(LinearEquity(equity.features, costs)), best_by(equity))


def judge(tables: Sequence[Deals], fitted: Choose, now: Choose) -> None:
    for table in tables:
        deals = Deals(table.sheet, table.players, b"judge")
        found = mean_of([points(deals, fitted, now, number) for number in range(JUDGE)])
        print(
            f"{table.sheet.id}, {table.players} players: {found.value:+.2f} ± {found.margin:.2f}", flush=True
        )


if __name__ == "__main__":
    main()
