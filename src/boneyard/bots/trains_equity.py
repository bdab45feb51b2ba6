"""What an action of Mexican Train is worth: the hand it leaves, planned exactly, and the table it leaves."""

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.bots.equity import Valued
from boneyard.bots.own_train import own_seat, table
from boneyard.bots.plan import Rows, rows_of, without
from boneyard.bots.planner import Planner
from boneyard.rules.action import Action, Verb
from boneyard.rules.view import View

TILE_BITS = 7
"""A plan's weight carries the number of its tiles in its lowest bits."""


class TrainsWeights(NamedTuple):
    """Points, found by `python -m tools.tune mexican-train-classic --against smart`."""

    tile_in_plan: int = 3
    """Planning counts a tile as that many pips more."""
    spare_pip: float = 0.75
    spare_tile: float = 3.0
    planned_pip: float = 0.25
    planned_tile: float = 1.5
    spare_double: float = 2.0
    marked: float = 6.0
    """The own train lies open to all."""
    open_double: float = 2.0
    """A double is left that nothing in hand can close."""
    urgency: float = 3.0
    """How much more pips weigh as somebody comes close to going out."""


class TrainsEquity:
    def __init__(self, weights: TrainsWeights) -> None:
        self.weights = weights
        self.planner = Planner(1 << TILE_BITS, (weights.tile_in_plan << TILE_BITS) + 1)

    def __call__(self, view: View) -> list[Valued]:
        return Valuation(view, self.weights, self.planner).of_all()


class Valuation:
    """One view valued. Plays that leave the same hand and the same own end are planned once."""

    def __init__(self, view: View, weights: TrainsWeights, planner: Planner) -> None:
        self.view = view
        self.weights = weights
        self.planner = planner
        self.seat = own_seat(view)
        self.ends = table(view).ends
        self.marked = self.seat in table(view).markers
        self.rows = rows_of(view.hand)
        self.pips = sum(tile.pips for tile in view.hand)
        fewest = min(count for seat, count in enumerate(view.counts) if seat != self.seat)
        self.hurry = 1 + weights.urgency / (1 + fewest)
        self.known: dict[tuple[int, int, int], float] = {}

    def of_all(self) -> list[Valued]:
        return [Valued(action, self.of(action)) for action in self.view.legal]

    def of(self, action: Action) -> float:
        if action.verb is Verb.UNMARK:
            return self.weights.marked
        if action.tile is None or action.end is None:
            return self.of_keeping()
        own = action.end == self.seat
        far = action.tile.pips - self.ends[action.end]
        high, low = action.tile
        key = (high, low, far if own else self.ends[self.seat])
        if key not in self.known:
            rest = without(self.rows, high, low)
            self.known[key] = self.of_hand(rest, key[2], len(self.view.hand) - 1, self.pips - high - low)
        worth = self.known[key]
        if self.marked and not own:
            worth -= self.weights.marked
        if high == low and len(self.view.hand) > 1 and not self.rows[far] & ~(1 << far):
            worth -= self.weights.open_double
        return worth

    def of_keeping(self) -> float:
        """The hand stays as it is."""
        worth = self.of_hand(self.rows, self.ends[self.seat], len(self.view.hand), self.pips)
        return worth - self.weights.marked if self.marked else worth

    def of_hand(self, rows: Rows, end: int, tiles: int, pips: int) -> float:
        """What this hand costs, planned from this end of the own train."""
        weights = self.weights
        weight = int(self.planner.solve(vec[i64](rows), end))
        in_plan = weight & ((1 << TILE_BITS) - 1)
        planned_pips = (weight >> TILE_BITS) - weights.tile_in_plan * in_plan
        kept = self.planner.kept
        spare_doubles = sum(
            1 for number in range(13) if rows[number] >> number & 1 and not kept[number] >> number & 1
        )
        return -(
            self.hurry * (weights.spare_pip * (pips - planned_pips) + weights.planned_pip * planned_pips)
            + weights.spare_tile * (tiles - in_plan)
            + weights.planned_tile * in_plan
            + weights.spare_double * spare_doubles
        )
