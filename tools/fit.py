"""python -m tools.fit: what each feature of a hand and a table costs in Mexican Train, by least squares.

Players who go by a first guess, half of them with some noise, play many rounds among themselves and against
`smart`. Every action is noted with its features and with the relative points the round came to; the costs are
those that explain the points best. What an action cannot change (how far the others are) is accounted for
beside them. Prints the costs, then how a player who goes by them does against `smart`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from boneyard import SHEETS
from boneyard.bots.equity import Features, LinearEquity, about_best_by, best_by
from boneyard.bots.levels import bot_named
from boneyard.bots.player import Choose
from boneyard.bots.trains_features import TrainsFeatures, TrainsReader
from boneyard.rules.action import Action
from boneyard.rules.chance import Mwc
from boneyard.rules.view import TrainsLayout, View
from boneyard.sim.duplicate import Deals, relative, rotated
from boneyard.sim.estimate import mean_of
from boneyard.sim.processes import share_out
from tools.tune import points

REFERENCE = "smart"
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
    followed_double=0.0,
    rival_train=0.0,
)
NOISE = 1.5
"""Points: the temperature of the players with noise."""

Row = list[float]


def circumstances(view: View) -> Features:
    """What no action of this turn can change."""
    layout = view.layout
    assert isinstance(layout, TrainsLayout)
    others = [count for seat, count in enumerate(view.counts) if seat != view.seat]
    fewest = min(others)
    marked = sum(1 for seat in layout.markers if seat != view.seat)
    empty = view.boneyard == 0
    return (1 / (1 + fewest), fewest, sum(others) / len(others), marked, view.boneyard, empty, 1.0)


class Notes:
    """A player who notes down for each of its actions the seat, the features and the circumstances."""

    def __init__(self, costs: TrainsFeatures) -> None:
        self.read = TrainsReader()
        equity = LinearEquity(self.read, costs)
        self.steady, self.noisy = best_by(equity), about_best_by(equity, NOISE)
        self.lines: list[tuple[int, Row]] = []

    def __call__(self, view: View, chance: Mwc, seconds: float) -> Action:
        choose = self.noisy if chance.below(2) else self.steady
        action = choose(view, chance, seconds)
        assert view.seat is not None
        features = self.read(view)[view.legal.index(action)]
        self.lines.append((view.seat, [*features, *circumstances(view)]))
        return action


def noted(deals: Deals, numbers: Sequence[int]) -> Iterator[tuple[Row, float]]:
    """Rows and the relative points they led to: each deal among themselves, and one against the reference."""
    smart = bot_named(REFERENCE, deals.sheet)
    for number in numbers:
        notes = Notes(GUESS)
        alone: list[Choose] = [notes, *[smart] * (deals.players - 1)]
        among_themselves: list[Choose] = [notes] * deals.players
        for game, seats in enumerate([among_themselves, rotated(alone, number % deals.players)]):
            notes.lines.clear()
            played, _ = deals.play(number, seats, game)
            for seat, row in notes.lines:
                yield row, relative(played.scores, seat)


def sums(deals: Deals, numbers: Sequence[int]) -> list[Row]:
    """The normal equations of these deals: a row for each column, the right-hand side last."""
    width = len(TrainsFeatures._fields) + 7
    found = [[0.0] * (width + 1) for _ in range(width)]
    for row, goal in noted(deals, numbers):
        whole = [*row, goal]
        for i, value in enumerate(row):
            if value:
                line = found[i]
                for j in range(i, width + 1):
                    line[j] += value * whole[j]
    return found


def solved(equations: list[Row]) -> Row:
    """Gauss and Jordan, with the larger pivot first; a column that says nothing gets 0."""
    size = len(equations)
    rows = [
        [equations[min(i, j)][max(i, j)] for j in range(size)] + [equations[i][size]] for i in range(size)
    ]
    for column in range(size):
        best = max(range(column, size), key=lambda i: abs(rows[i][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        if abs(pivot) < 1e-9:
            rows[column] = [0.0] * (size + 1)
            continue
        rows[column] = [value / pivot for value in rows[column]]
        for i in range(size):
            factor = rows[i][column]
            if i != column and factor:
                rows[i] = [a - factor * b for a, b in zip(rows[i], rows[column], strict=True)]
    return [row[size] for row in rows]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.fit", description=__doc__)
    parser.add_argument("--sheet", choices=SHEETS, default="mexican-train-classic")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=2500)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    deals = Deals(SHEETS[chosen.sheet], chosen.players, b"fit")

    def share(job: int) -> Iterator[list[Row]]:
        yield sums(deals, range(job, chosen.deals, chosen.jobs))

    parts = list(share_out(chosen.jobs, share))
    equations = [[sum(cells) for cells in zip(*rows, strict=True)] for rows in zip(*parts, strict=True)]
    costs = TrainsFeatures(*solved(equations)[: len(TrainsFeatures._fields)])
    for name, cost in costs._asdict().items():
        print(f"    {name}={cost:.2f},")
    player = best_by(LinearEquity(TrainsReader(), costs))
    other = Deals(deals.sheet, deals.players, b"judge")
    found = mean_of([points(other, player, bot_named(REFERENCE, deals.sheet), i) for i in range(500)])
    print(f"against {REFERENCE}: {found.value:+.2f} ± {found.margin:.2f} points")


if __name__ == "__main__":
    main()
