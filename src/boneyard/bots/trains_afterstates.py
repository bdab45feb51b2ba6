"""What an action of Mexican Train leaves behind, in the numbers that a network is given.

The first are those of level 6 (trains_features.py).
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.bots.afterstates import Afterstates
from boneyard.bots.hand_plans import HIGH, HIGH_WITH, LOW, LOW_WITH, number_of
from boneyard.bots.planner import TOP
from boneyard.bots.policy import Memory
from boneyard.bots.trains_policy import PLANS_REMEMBERED
from boneyard.bots.trains_reading import (
    FEATURES,
    OPEN_DOUBLE,
    PLANNED_TILES,
    SPARE_TILES,
    TrainsReading,
)
from boneyard.rules.action import DRAW, SHARED
from boneyard.rules.state import NOTHING, ZEROS, State, bit_place
from boneyard.rules.trains import TrainsState

SCALES: Final = vec[float]([40.0, 6.0, 60.0, 8.0, 2.0, 4.0, 10.0, 2.0, 15.0, 2.0, 1.0, 1.0, 1.0, 1.0])
"""Of the features of level 6."""

# What is the same for all actions of a decision.
NEXT_TILES: Final = FEATURES
LAST_TILES: Final = FEATURES + 1
FEWEST_TILES: Final = FEATURES + 2
MEAN_TILES: Final = FEATURES + 3
BONEYARD: Final = FEATURES + 4
PLAYERS: Final = FEATURES + 5
BEGUN: Final = FEATURES + 6
RIVALS_MARKED: Final = FEATURES + 7
OWN_MARKED: Final = FEATURES + 8
DOUBLE_WAITS: Final = FEATURES + 9
HURRY: Final = FEATURES + 10
# What an action leaves.
TILES_LEFT: Final = FEATURES + 11
PIPS_LEFT: Final = FEATURES + 12
NONE_LEFT: Final = FEATURES + 13
ONE_LEFT: Final = FEATURES + 14
TWO_LEFT: Final = FEATURES + 15
PLAYED: Final = FEATURES + 16
ON_OWN: Final = FEATURES + 17
ON_SHARED: Final = FEATURES + 18
PIPS_LAID: Final = FEATURES + 19
DOUBLE: Final = FEATURES + 20
OWN_END_UNSEEN: Final = FEATURES + 21
FAR_UNSEEN: Final = FEATURES + 22
OPEN_DOUBLE_UNSEEN: Final = FEATURES + 23
OWN_END_FITS: Final = FEATURES + 24
OPEN_ENDS_FIT: Final = FEATURES + 25
OPEN_ENDS_UNSEEN: Final = FEATURES + 26
NONE_SPARE: Final = FEATURES + 27
PLAN_BEHIND: Final = FEATURES + 28
HAND_BEHIND: Final = FEATURES + 29
NUMBERS_LEFT: Final = FEATURES + 30
RIVAL_HURRY: Final = FEATURES + 31
RIVAL_UNSEEN: Final = FEATURES + 32
INPUTS: Final = FEATURES + 33


class TrainsAfterstates(Afterstates):
    def __init__(self, costs: Sequence[float]) -> None:
        super().__init__(INPUTS, Memory())
        self.costs: vec[float] = vec[float](costs)
        self.reading: TrainsReading = TrainsReading(PLANS_REMEMBERED)
        self.low_unseen: i64 = 0
        self.high_unseen: i64 = 0
        self.unseen: vec[i64] = ZEROS[:16]
        """How many tiles of each number are neither on the table nor in our hand."""
        self.fewest: i64 = 0

    def see(self, state: State) -> None:
        assert isinstance(state, TrainsState)
        self.reading.read(state)
        self.see_unseen(state)
        self.see_others(state)

    def see_unseen(self, state: TrainsState) -> None:
        self.low_unseen = 0
        self.high_unseen = 0
        row = state.turn << 4
        a: i64 = 0
        while a <= state.top:
            hidden = ((i64(2) << state.top) - 1) & ~(state.table[a] | state.hand[row | a])
            count: i64 = 0
            while hidden:
                lowest = hidden & -hidden
                hidden ^= lowest
                code = a << 4 | bit_place(lowest)
                self.low_unseen |= LOW[code]
                self.high_unseen |= HIGH[code]
                count += 1
            self.unseen[a] = count
            a += 1
        while a <= TOP:
            self.unseen[a] = 0
            a += 1

    def see_others(self, state: TrainsState) -> None:
        given = self.given
        seat = state.turn
        players = state.players
        fewest: i64 = 255
        all_tiles: i64 = 0
        step: i64 = 1
        while step < players:
            count = state.count[(seat + step) % players]
            all_tiles += count
            fewest = min(fewest, count)
            step += 1
        self.fewest = fewest
        given[NEXT_TILES] = float(state.count[(seat + 1) % players]) / 10.0
        given[LAST_TILES] = float(state.count[(seat + players - 1) % players]) / 10.0
        given[FEWEST_TILES] = float(fewest) / 10.0
        given[MEAN_TILES] = float(all_tiles) / float(players - 1) / 10.0
        given[BONEYARD] = float(state.boneyard_size - state.boneyard_next) / 30.0
        given[PLAYERS] = float(players) / 4.0
        given[BEGUN] = 1.0 if state.begun >> seat & 1 else 0.0
        given[RIVALS_MARKED] = float(number_of(state.markers & ~(i64(1) << seat))) / 2.0
        given[OWN_MARKED] = 1.0 if state.markers >> seat & 1 else 0.0
        given[DOUBLE_WAITS] = 1.0 if state.doubles else 0.0
        given[HURRY] = 1.0 / float(1 + fewest)

    def look_at(self, state: State, action: i64) -> float:
        reading = self.reading
        given = self.given
        reading.look_at(action)
        i: i64 = 0
        while i < FEATURES:
            given[i] = reading.feature[i] / SCALES[i]
            i += 1
        self.clear_from(TILES_LEFT)
        if action < DRAW:
            self.look_at_play(state, action)
        else:
            self.look_at_hand(reading.low, reading.high, reading.tiles, reading.pips, NOTHING, NOTHING)
        return -reading.cost(self.costs)

    def look_at_play(self, state: State, action: i64) -> None:
        reading = self.reading
        given = self.given
        tile = action & 255
        on = action >> 8
        pips = (tile >> 4) + (tile & 15)
        far = pips - reading.end[on]
        given[PLAYED] = 1.0
        given[ON_OWN] = 1.0 if on == reading.seat else 0.0
        given[ON_SHARED] = 1.0 if on >= SHARED else 0.0
        given[PIPS_LAID] = float(pips) / 12.0
        given[DOUBLE] = 1.0 if tile >> 4 == tile & 15 else 0.0
        given[FAR_UNSEEN] = float(self.unseen[far]) / 6.0
        given[OPEN_DOUBLE_UNSEEN] = given[FAR_UNSEEN] * reading.feature[OPEN_DOUBLE]
        if on < SHARED and on != reading.seat:
            given[RIVAL_HURRY] = 1.0 / float(1 + state.count[on])
            given[RIVAL_UNSEEN] = given[FAR_UNSEEN]
        low = reading.low ^ LOW[tile]
        high = reading.high ^ HIGH[tile]
        self.look_at_hand(low, high, reading.tiles - 1, reading.pips - pips, on, far)

    def look_at_hand(self, low: i64, high: i64, tiles: i64, pips: i64, on: i64, far: i64) -> None:
        """What is left of it, beside the ends: that of `on` shows `far` now."""
        reading = self.reading
        given = self.given
        own_end = far if on == reading.seat else reading.end[reading.seat]
        low_open: i64 = 0
        high_open: i64 = 0
        ends = reading.open
        end: i64 = 0
        while ends:
            if ends & 1:
                number = far if end == on else reading.end[end]
                low_open |= LOW_WITH[number]
                high_open |= HIGH_WITH[number]
            ends >>= 1
            end += 1
        planned = reading.feature[PLANNED_TILES]
        spare = reading.feature[SPARE_TILES]
        given[TILES_LEFT] = float(tiles) / 10.0
        given[PIPS_LEFT] = float(pips) / 60.0
        given[NONE_LEFT] = 1.0 if tiles == 0 else 0.0
        given[ONE_LEFT] = 1.0 if tiles == 1 else 0.0
        given[TWO_LEFT] = 1.0 if tiles == 2 else 0.0
        given[OWN_END_UNSEEN] = float(self.unseen[own_end]) / 6.0
        own_fitting = number_of(low & LOW_WITH[own_end]) + number_of(high & HIGH_WITH[own_end])
        given[OWN_END_FITS] = float(own_fitting) / 3.0
        given[OPEN_ENDS_FIT] = float(number_of(low & low_open) + number_of(high & high_open)) / 5.0
        fitting = number_of(self.low_unseen & low_open) + number_of(self.high_unseen & high_open)
        hidden = number_of(self.low_unseen) + number_of(self.high_unseen)
        given[OPEN_ENDS_UNSEEN] = float(fitting) / float(hidden + 1)
        given[NONE_SPARE] = 1.0 if spare == 0.0 else 0.0
        given[PLAN_BEHIND] = (planned - float(self.fewest)) / 6.0
        given[HAND_BEHIND] = (planned + spare - float(self.fewest)) / 6.0
        given[NUMBERS_LEFT] = numbers_in(low, high) / 8.0


def numbers_in(low: i64, high: i64) -> float:
    """How many numbers these tiles have."""
    found = 0.0
    number: i64 = 0
    while number <= TOP:
        if low & LOW_WITH[number] or high & HIGH_WITH[number]:
            found += 1.0
        number += 1
    return found
