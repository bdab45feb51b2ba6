"""What an action of Engine 191 is worth."""

from typing import NamedTuple

from boneyard.bots.equity import Valued
from boneyard.rules.view import View


class LinesWeights(NamedTuple):
    """Points, found by `python -m tools.tune engine-191`."""

    pip: float = 1.0


class LinesEquity:
    def __init__(self, weights: LinesWeights) -> None:
        self.weights = weights

    def __call__(self, view: View) -> list[Valued]:
        return [
            Valued(action, 0.0 if action.tile is None else self.weights.pip * action.tile.pips)
            for action in view.legal
        ]
