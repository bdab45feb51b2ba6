"""What an action of Engine 191 is worth: the pips left, how many of them we plan to lay, and the table."""

from collections.abc import Iterable
from typing import NamedTuple

from boneyard.bots.equity import Valued
from boneyard.bots.lacks import drawn_since_lacking
from boneyard.bots.lines_policy import LinesPolicy
from boneyard.bots.lines_valuation import LinesCosts, Valuation
from boneyard.bots.own_train import own_seat
from boneyard.rules.action import encode
from boneyard.rules.lines_rules import LinesRules
from boneyard.rules.state import NOTHING
from boneyard.rules.tile import code_of
from boneyard.rules.view import LinesLayout, View
from boneyard.sheets.editions import sheet_of


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
        valuation = self.valuation(view)
        return [Valued(action, valuation.of(encode(action))) for action in view.legal]

    def policy(self, view: View) -> LinesPolicy:
        """Plays rounds on from this view, for all seats."""
        return LinesPolicy(self.costs, lacking(view))

    def valuation(self, view: View) -> Valuation:
        seat = own_seat(view)
        layout = view.layout
        assert isinstance(layout, LinesLayout), view.sheet
        found = Valuation(self.costs)
        hand = [code_of(tile) for tile in view.hand]
        yards = [[code_of(tile) for tile in yard] for yard in layout.score_yards]
        told = lacking(view)
        for rival in [(seat + place) % view.players for place in range(1, view.players)]:
            found.seen.be_told_of_rival(rival, view.counts[rival], yards[rival], told[rival])
        found.seen.be_told(
            view.top,
            [code_of(tile) for tile in view.on_table],
            hand,
            [code_of(tile) for tile in layout.discards],
        )
        found.be_told(
            place=(seat, NOTHING if view.engine is None else view.engine, bits(layout.incomplete)),
            ends=[layout.ends.get(line, 0) for line in range(view.players)],
            hand=hand,
            yard=yards[seat],
            line=[near << 4 | far for near, far in layout.lines.get(seat, ())],
            replacement_goes_out=LinesRules(sheet_of(view)).replacement_goes_out,
        )
        return found


def lacking(view: View) -> list[int]:
    """For each of eight seats, bits of the numbers it has shown it does not hold and has not drawn since."""
    drawn = drawn_since_lacking(view)
    told = [bits([number for number, tiles in of_seat.items() if tiles == 0]) for of_seat in drawn]
    return [*told, *[0] * (8 - len(told))]


def bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)
