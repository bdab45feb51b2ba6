"""Rows for `tools.fit` from whole rounds: the features of every action, and what its seat came to in the end.

Players who go by a first guess, half the time with some noise, play among themselves and against a reference.
What no action can change, how far the others are, is accounted for in columns of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boneyard.bots.equity import LinearEquity, about_best_by, best_by
from boneyard.bots.levels import bot_named
from boneyard.bots.player import Choose
from boneyard.rules.action import Action
from boneyard.rules.chance import Mwc
from boneyard.rules.view import View
from boneyard.sim.duplicate import Deals, relative, rotated
from tools.least_squares import Equations, Row, equations

NOISE = 1.5
"""Points: the temperature of the players when they are noisy."""
REFERENCE = "smart"


def circumstances(view: View) -> Row:
    """What no action of this turn can change."""
    others = [count for seat, count in enumerate(view.counts) if seat != view.seat]
    fewest = min(others)
    return [1 / (1 + fewest), fewest, sum(others) / len(others), view.boneyard, view.boneyard == 0, 1.0]


class Notes:
    """A player who notes down for each of its actions the seat, the features and the circumstances."""

    def __init__(self, equity: LinearEquity) -> None:
        self.equity = equity
        self.steady, self.noisy = best_by(equity), about_best_by(equity, NOISE)
        self.lines: list[tuple[int, Row]] = []

    def __call__(self, view: View, chance: Mwc, seconds: float) -> Action:
        choose = self.noisy if chance.below(2) else self.steady
        action = choose(view, chance, seconds)
        assert view.seat is not None
        features = self.equity.features(view)[view.legal.index(action)]
        self.lines.append((view.seat, [*features, *circumstances(view)]))
        return action


def noted(deals: Deals, number: int, equity: LinearEquity) -> Equations:
    """Rows and the relative points they led to: once among themselves, once against the reference."""
    notes = Notes(equity)
    reference = bot_named(REFERENCE, deals.sheet)
    alone: list[Choose] = [notes, *[reference] * (deals.players - 1)]
    together: list[Choose] = [notes] * deals.players
    points: list[float] = []
    for game, seats in enumerate([together, rotated(alone, number % deals.players)]):
        played, _ = deals.play(number, seats, game)
        points += [relative(played.scores, seat) for seat, _ in notes.lines[len(points) :]]
    return equations([row for _, row in notes.lines], points)


def from_rounds(guess: LinearEquity, tables: Sequence[Deals], number: int) -> Iterator[Equations]:
    yield noted(tables[number % len(tables)], number, guess)
