"""What an action of Engine 191 is worth: the pips left, how many of them we plan to lay, and the table."""

from collections.abc import Iterable
from typing import NamedTuple

from boneyard.bots.equity import Valued
from boneyard.bots.lacks import drawn_since_lacking
from boneyard.bots.lines_policy import LinesPolicy
from boneyard.bots.lines_valuation import LinesCosts
from boneyard.bots.seen import lines_seen
from boneyard.rules.action import encode
from boneyard.rules.view import LinesLayout, View


class LinesWeights(NamedTuple):
    """Points, found by `python -m tools.tune engine-191 --players 2`."""

    turns: int = 6
    """How many turns are planned."""
    decay: float = 0.78
    """The chance that a plan survives another turn, however long the round may last."""
    slack: float = 0.0
    """A rival goes out in this many turns more than it has tiles in hand …"""
    width: float = 2.2
    """… give or take this many."""
    drawn: float = 1.0
    """What a drawn tile costs, for each pip of an average one."""
    fitting: float = 4.0
    """A tile taken can be played at once."""
    hindered: float = 18.0
    """A rival cannot go on with its line."""
    disturbed: float = 0.0
    """A rival's line goes on differently from its plan."""
    exposed: float = 4.0
    """Everybody can play on our own line."""
    bound: float = 4.0
    """A rival cannot play at all: there is a station to complete, and it cannot."""
    lost_end: float = 3.0
    """A rival completes a station of our own line."""
    stuck: float = 3.0
    """A station is still incomplete at our next turn, and we cannot complete it."""
    out: float = 0.15
    """The round ends, for each pip in a rival's hand."""
    first: float = 10.0
    """What it is worth to begin the round."""
    given: float = 0.05
    """A tile of the plan goes to the score yard, for each point it adds to the plan."""


FIRST_IN_POINTS = LinesWeights._fields.index("drawn")
"""From here on the weights are in the order of LinesCosts."""


class LinesEquity:
    def __init__(self, weights: LinesWeights) -> None:
        self.weights = weights
        self.costs = LinesCosts(
            weights.turns, weights.decay, weights.slack, weights.width, list(weights[FIRST_IN_POINTS:])
        )

    def __call__(self, view: View) -> list[Valued]:
        layout = view.layout
        assert isinstance(layout, LinesLayout), view.sheet
        actions = [encode(action) for action in view.legal]
        worths = self.policy(view).values_of(lines_seen(view, layout), actions)
        return [Valued(action, worth) for action, worth in zip(view.legal, worths, strict=True)]

    def policy(self, view: View) -> LinesPolicy:
        """Plays rounds on from this view, for all seats."""
        return LinesPolicy(self.costs, lacking(view))


def lacking(view: View) -> list[int]:
    """For each of eight seats, bits of the numbers it has shown it does not hold and has not drawn since."""
    drawn = drawn_since_lacking(view)
    told = [bits([number for number, tiles in of_seat.items() if tiles == 0]) for of_seat in drawn]
    return [*told, *[0] * (8 - len(told))]


def bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)
