"""Equities: what each legal action is worth in points, and players who go by them."""

from collections.abc import Callable, Sequence
from math import exp
from typing import NamedTuple

from boneyard.bots.player import Choose, one_of
from boneyard.rules.action import Action
from boneyard.rules.chance import Mwc
from boneyard.rules.view import View

FINENESS = 1 << 30
"""How finely chances are told apart."""


class Valued(NamedTuple):
    """`equity` is in points, the higher the better; only differences between actions matter."""

    action: Action
    equity: float


Equity = Callable[[View], Sequence[Valued]]
"""Every legal action of a view, valued."""

Features = tuple[float, ...]
"""What an action leaves behind, in numbers; each family of games has its own."""


class LinearEquity:
    """Values actions by what each of their features costs in points."""

    def __init__(self, features: Callable[[View], Sequence[Features]], costs: Features) -> None:
        self.features = features
        """One for each legal action, in their order."""
        self.costs = costs

    def __call__(self, view: View) -> list[Valued]:
        return [
            Valued(action, -self.cost(found))
            for action, found in zip(view.legal, self.features(view), strict=True)
        ]

    def cost(self, features: Features) -> float:
        """Added up one after the other, which `sum` does not do from Python 3.12 on."""
        total = 0.0
        for cost, found in zip(self.costs, features, strict=True):
            total += cost * found
        return total


def best_by(equity: Equity) -> Choose:
    """Takes the action with the highest equity; if several have it, a random one of them."""

    def choose(view: View, chance: Mwc, _seconds: float) -> Action:
        valued = equity(view)
        highest = max(worth for _, worth in valued)
        return one_of([action for action, worth in valued if worth == highest], chance)

    return choose


def about_best_by(equity: Equity, temperature: float) -> Choose:
    """Usually takes a good action. One that is `temperature` points worse is taken e times less often."""

    def choose(view: View, chance: Mwc, _seconds: float) -> Action:
        valued = equity(view)
        highest = max(worth for _, worth in valued)
        weights = [exp((worth - highest) / temperature) for _, worth in valued]
        point = chance.below(FINENESS) / FINENESS * sum(weights)
        for (action, _), weight in zip(valued, weights, strict=True):
            point -= weight
            if point < 0:
                return action
        return valued[-1].action

    return choose
