"""What an action of Chickenfoot is worth."""

from typing import NamedTuple

from boneyard.bots.equity import Valued
from boneyard.rules.view import View


class FeetWeights(NamedTuple):
    """Points, found by `python -m tools.tune chickenfoot`."""

    pip: float = 1.0


class FeetEquity:
    def __init__(self, weights: FeetWeights) -> None:
        self.weights = weights

    def __call__(self, view: View) -> list[Valued]:
        return [
            Valued(action, 0.0 if action.tile is None else self.weights.pip * action.tile.pips)
            for action in view.legal
        ]
