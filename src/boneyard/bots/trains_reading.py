"""Mexican Train as the seat on turn sees it: what each action leaves behind, in numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.bots.hand_plans import (
    HIGH,
    HIGH_DOUBLES,
    HIGH_WITH,
    LOW,
    LOW_DOUBLES,
    LOW_WITH,
    HandPlans,
    number_of,
)
from boneyard.bots.planner import TOP
from boneyard.rules.action import DRAW, SHARED, UNMARK
from boneyard.rules.state import NOTHING, ZEROS, bit_place
from boneyard.rules.trains import TrainsState

SPARE_PIPS: Final = 0
SPARE_TILES: Final = 1
PLANNED_PIPS: Final = 2
PLANNED_TILES: Final = 3
SPARE_DOUBLES: Final = 4
PLACED_SPARES: Final = 5
HURRIED_SPARE_PIPS: Final = 6
HURRIED_SPARE_TILES: Final = 7
HURRIED_PLANNED_PIPS: Final = 8
HURRIED_PLANNED_TILES: Final = 9
MARKED: Final = 10
OPEN_DOUBLE: Final = 11
CLOSED_DOUBLE: Final = 12
RIVAL_TRAIN: Final = 13
FEATURES: Final = 14
"""What they mean is told in trains_features.py."""

NO_FEATURES: Final = vec[float]([0.0] * FEATURES)


class TrainsReading:
    """One decision: the seat's own hand, the ends, the markers and how many tiles the others have."""

    def __init__(self, remembered: i64) -> None:
        self.plans: HandPlans = HandPlans(remembered)
        self.feature: vec[float] = NO_FEATURES[:FEATURES]
        """Of the action looked at last."""
        self.seat: i64 = 0
        self.end: vec[i64] = ZEROS[:12]
        self.marked: bool = False
        self.open: i64 = 0
        """The ends open to everybody, our own train apart."""
        self.rows: vec[i64] = ZEROS[:16]
        self.low: i64 = 0
        self.high: i64 = 0
        self.tiles: i64 = 0
        self.pips: i64 = 0
        self.hurry: float = 0.0

    # --- Reading ------------------------------------------------------------------------------------------

    def read(self, state: TrainsState) -> None:
        """The seat on turn, and nothing but what it may know."""
        seat = state.turn
        self.end = state.end
        fewest: i64 = 255
        other: i64 = 0
        while other < state.players:
            if other != seat and state.count[other] < fewest:
                fewest = state.count[other]
            other += 1
        row = seat << 4
        number: i64 = 0
        while number <= TOP:
            self.rows[number] = state.hand[row | number]
            number += 1
        self.take_up(seat, state.markers, state.shared, fewest)

    def read_seen(
        self, seat: int, hand: list[int], ends: dict[int, int], markers: list[int], fewest: int
    ) -> None:
        """The same from what a view tells; tiles by their codes."""
        self.end = ZEROS[:12]
        self.rows = ZEROS[:16]
        for code in hand:
            self.rows[code >> 4] |= i64(1) << (code & 15)
            self.rows[code & 15] |= i64(1) << (code >> 4)
        shared: i64 = 0
        for end, number in ends.items():
            self.end[end] = number
            if end >= SHARED:
                shared |= i64(1) << end
        marked: i64 = 0
        for marker in markers:
            marked |= i64(1) << marker
        self.take_up(seat, marked, shared, fewest)

    def take_up(self, seat: i64, markers: i64, shared: i64, fewest: i64) -> None:
        self.seat = seat
        self.marked = markers >> seat & 1 == 1
        self.open = (markers | shared) & ~(i64(1) << seat)
        self.hurry = 1.0 / float(1 + fewest)
        self.low = 0
        self.high = 0
        self.tiles = 0
        self.pips = 0
        a: i64 = 0
        while a <= TOP:
            row = self.rows[a] & (i64(2) << a) - 1
            while row:
                lowest = row & -row
                row ^= lowest
                b = bit_place(lowest)
                self.low |= LOW[a << 4 | b]
                self.high |= HIGH[a << 4 | b]
                self.tiles += 1
                self.pips += a + b
            a += 1

    # --- What an action leaves ----------------------------------------------------------------------------

    def features(self, action: int) -> list[float]:
        self.look_at(action)
        return [float(found) for found in self.feature]

    def look_at(self, action: i64) -> None:
        """Put what the action leaves into `feature`."""
        if action >= DRAW:
            self.look_at_no_play(action)
            return
        feature = self.feature
        rows = self.rows
        seat = self.seat
        end = action >> 8
        tile = action & 255
        high = tile >> 4
        low = tile & 15
        own = end == seat
        far = high + low - self.end[end]
        double = high == low
        rows[high] ^= i64(1) << low
        if not double:
            rows[low] ^= i64(1) << high
        start = far if own else self.end[seat]
        slot = self.plans.find(rows, self.low ^ LOW[tile], self.high ^ HIGH[tile], start)
        follows = double and self.tiles > 1
        closable = rows[far] != 0
        rows[high] |= i64(1) << low
        rows[low] |= i64(1) << high
        # Our own end is not among the open ones, so that it does not matter what is played there.
        self.of_hand(slot, self.tiles - 1, self.pips - high - low, end, far)
        feature[MARKED] = 1.0 if self.marked and not own else 0.0
        feature[OPEN_DOUBLE] = 1.0 if follows and not closable else 0.0
        feature[CLOSED_DOUBLE] = 1.0 if follows and closable else 0.0
        feature[RIVAL_TRAIN] = 1.0 if not own and end < SHARED else 0.0

    def look_at_no_play(self, action: i64) -> None:
        """The hand stays as it is."""
        feature = self.feature
        slot = self.plans.find(self.rows, self.low, self.high, self.end[self.seat])
        self.of_hand(slot, self.tiles, self.pips, NOTHING, 0)
        feature[MARKED] = 1.0 if self.marked and action != UNMARK else 0.0
        feature[OPEN_DOUBLE] = 0.0
        feature[CLOSED_DOUBLE] = 0.0
        feature[RIVAL_TRAIN] = 0.0

    def cost(self, costs: vec[float]) -> float:
        """What was looked at last, at these costs for each feature."""
        feature = self.feature
        total = 0.0
        i: i64 = 0
        while i < FEATURES:
            total += costs[i] * feature[i]
            i += 1
        return total

    def of_hand(self, slot: i64, tiles: i64, pips: i64, played_on: i64, far: i64) -> None:
        plans = self.plans
        feature = self.feature
        hurry = self.hurry
        planned_pips = float(plans.pips[slot])
        planned_tiles = float(plans.tiles[slot])
        spare_pips = float(pips - plans.pips[slot])
        spare_tiles = float(tiles - plans.tiles[slot])
        low = plans.spare_low[slot]
        high = plans.spare_high[slot]
        feature[SPARE_PIPS] = spare_pips
        feature[SPARE_TILES] = spare_tiles
        feature[PLANNED_PIPS] = planned_pips
        feature[PLANNED_TILES] = planned_tiles
        feature[SPARE_DOUBLES] = float(number_of(low & LOW_DOUBLES) + number_of(high & HIGH_DOUBLES))
        feature[PLACED_SPARES] = float(self.placed(low, high, played_on, far))
        feature[HURRIED_SPARE_PIPS] = hurry * spare_pips
        feature[HURRIED_SPARE_TILES] = hurry * spare_tiles
        feature[HURRIED_PLANNED_PIPS] = hurry * planned_pips
        feature[HURRIED_PLANNED_TILES] = hurry * planned_tiles

    def placed(self, low: i64, high: i64, played_on: i64, far: i64) -> i64:
        """How many of these tiles fit an end that is open to everybody once the play is made."""
        if low == 0 and high == 0:
            return 0
        low_fits: i64 = 0
        high_fits: i64 = 0
        ends = self.open
        end: i64 = 0
        while ends:
            if ends & 1:
                number = far if end == played_on else self.end[end]
                low_fits |= LOW_WITH[number]
                high_fits |= HIGH_WITH[number]
            ends >>= 1
            end += 1
        return number_of(low & low_fits) + number_of(high & high_fits)
