"""What an action of Mexican Train leaves behind, and what level 6 makes of it, written to be read.

The players use boneyard.bots.trains_reading, which is compiled; this says the same a second time, in plain
Python and from a View.
"""

from __future__ import annotations

from functools import reduce
from typing import NamedTuple

from boneyard import View
from boneyard.bots.own_train import own_seat, table
from boneyard.bots.plan import Rows, rows_of, without
from boneyard.bots.planner import Planner
from boneyard.bots.trains_features import TrainsFeatures
from boneyard.rules.action import SHARED, Action, Verb
from boneyard.rules.chance import Mwc

TILE_BITS = 7
"""A plan's weight carries the number of its tiles in its lowest bits."""
TILE_IN_PLAN = 3
"""Planning counts each tile as this many extra pips."""


def equities(view: View, costs: TrainsFeatures) -> list[float]:
    """Of all legal actions, in their order; floats are added one after the other, as they stand."""
    return [
        -reduce(
            lambda total, term: total + term, [cost * found for cost, found in zip(costs, left, strict=True)]
        )
        for left in trains_features(view)
    ]


def choice(view: View, costs: TrainsFeatures, chance: Mwc) -> Action:
    """The action with the highest equity; if several have it, a random one of them."""
    worths = equities(view, costs)
    best = [action for action, worth in zip(view.legal, worths, strict=True) if worth == max(worths)]
    return best[chance.below(len(best))]


class Planned(NamedTuple):
    pips: int
    tiles: int
    spare: Rows


PLANNER = Planner(1 << TILE_BITS, (TILE_IN_PLAN << TILE_BITS) + 1)


def trains_features(view: View) -> list[TrainsFeatures]:
    """Of all legal actions, in their order."""
    reading = Reading(view)
    return [reading.features(action) for action in view.legal]


class Reading:
    """One view. Plays that leave us the same hand and the same end are planned once."""

    def __init__(self, view: View) -> None:
        self.seat = own_seat(view)
        self.ends = table(view).ends
        self.markers = table(view).markers
        self.rows = rows_of(view.hand)
        self.tiles = len(view.hand)
        self.pips = sum(tile.pips for tile in view.hand)
        fewest = min(count for seat, count in enumerate(view.counts) if seat != self.seat)
        self.hurry = 1 / (1 + fewest)
        self.known: dict[tuple[int, int, int], Planned] = {}

    def features(self, action: Action) -> TrainsFeatures:
        if action.tile is None or action.end is None:
            return self.without_a_play(action)
        own = action.end == self.seat
        high, low = action.tile
        far = high + low - self.ends[action.end]
        end = far if own else self.ends[self.seat]
        key = (high, low, end)
        if key not in self.known:
            self.known[key] = self.plan(without(self.rows, high, low), end)
        left = self.of_hand(self.known[key], self.tiles - 1, self.pips - high - low, action.end, far)
        follows = high == low and self.tiles > 1
        closable = self.rows[far] & ~(1 << far) != 0
        return left._replace(
            marked=self.seat in self.markers and not own,
            open_double=follows and not closable,
            closed_double=follows and closable,
            rival_train=not own and action.end < SHARED,
        )

    def without_a_play(self, action: Action) -> TrainsFeatures:
        """The hand stays as it is."""
        planned = self.plan(self.rows, self.ends[self.seat])
        left = self.of_hand(planned, self.tiles, self.pips, None, 0)
        return left._replace(marked=self.seat in self.markers and action.verb is not Verb.UNMARK)

    def of_hand(
        self, planned: Planned, tiles: int, pips: int, played_on: int | None, far: int
    ) -> TrainsFeatures:
        spare_pips = pips - planned.pips
        spare_tiles = tiles - planned.tiles
        return TrainsFeatures(
            spare_pips=spare_pips,
            spare_tiles=spare_tiles,
            planned_pips=planned.pips,
            planned_tiles=planned.tiles,
            spare_doubles=sum(row >> number & 1 for number, row in enumerate(planned.spare)),
            placed_spares=self.placed(planned.spare, played_on, far),
            hurried_spare_pips=self.hurry * spare_pips,
            hurried_spare_tiles=self.hurry * spare_tiles,
            hurried_planned_pips=self.hurry * planned.pips,
            hurried_planned_tiles=self.hurry * planned.tiles,
            marked=False,
            open_double=False,
            closed_double=False,
            rival_train=False,
        )

    def placed(self, spare: Rows, played_on: int | None, far: int) -> int:
        """How many of these tiles fit an end that is open to everybody once the play is made."""
        numbers = self.open_numbers(played_on, far)
        found = 0
        for number, row in enumerate(spare):
            below = row & (2 << number) - 1  # each tile once, at its higher number
            found += (below if numbers >> number & 1 else below & numbers).bit_count()
        return found

    def open_numbers(self, played_on: int | None, far: int) -> int:
        """A bit for each number at an end that is open to everybody, except our own train."""
        numbers = 0
        for end, number in self.ends.items():
            if end != self.seat and (end >= SHARED or end in self.markers):
                numbers |= 1 << (far if end == played_on else number)
        return numbers

    def plan(self, rows: Rows, end: int) -> Planned:
        solved = PLANNER.solve(rows, end)
        tiles = solved.weight & (1 << TILE_BITS) - 1
        spare = [row & ~kept for row, kept in zip(rows, solved.kept, strict=True)]
        return Planned((solved.weight >> TILE_BITS) - TILE_IN_PLAN * tiles, tiles, spare)
