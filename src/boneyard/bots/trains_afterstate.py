"""What an action of Mexican Train leaves behind, in the numbers that a network is given.

The first are those of level 6 (trains_reading.py). All are about as large as 1.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.bots.hand_plans import HIGH, HIGH_WITH, LOW, LOW_WITH, number_of
from boneyard.bots.planner import TOP
from boneyard.bots.trains_reading import (
    FEATURES,
    OPEN_DOUBLE,
    PLANNED_TILES,
    SPARE_TILES,
    TrainsReading,
)
from boneyard.rules.action import DRAW, SHARED
from boneyard.rules.state import ZEROS, bit_place
from boneyard.rules.trains import TrainsState

SCALES: Final = vec[float]([40.0, 6.0, 60.0, 8.0, 2.0, 4.0, 10.0, 2.0, 15.0, 2.0, 1.0, 1.0, 1.0, 1.0])
"""Of the features of level 6."""
INPUTS: Final = 47
NO_INPUTS: Final = vec[float]([0.0] * INPUTS)


class TrainsAfterstate:
    """One decision of the seat on turn. Only what that seat may know is read."""

    def __init__(self, remembered: i64) -> None:
        self.reading: TrainsReading = TrainsReading(remembered)
        self.given: vec[float] = NO_INPUTS[:INPUTS]
        self.low_unseen: i64 = 0
        self.high_unseen: i64 = 0
        self.unseen: vec[i64] = ZEROS[:16]
        """How many tiles of each number are neither on the table nor in our hand."""
        self.fewest: i64 = 0

    def read(self, state: TrainsState) -> None:
        reading = self.reading
        reading.read(state)
        self.read_unseen(state)
        self.read_others(state)

    def read_unseen(self, state: TrainsState) -> None:
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

    def read_others(self, state: TrainsState) -> None:
        """What is the same for all actions of the decision."""
        given = self.given
        seat = state.turn
        players = state.players
        fewest: i64 = 255
        all_tiles: i64 = 0
        step: i64 = 1
        while step < players:
            other = (seat + step) % players
            count = state.count[other]
            all_tiles += count
            if count < fewest:
                fewest = count
            if step == 1:
                given[FEATURES] = float(count) / 10.0
            if step == players - 1:
                given[FEATURES + 1] = float(count) / 10.0
            step += 1
        self.fewest = fewest
        given[FEATURES + 2] = float(fewest) / 10.0
        given[FEATURES + 3] = float(all_tiles) / float(players - 1) / 10.0
        given[FEATURES + 4] = float(state.boneyard_size - state.boneyard_next) / 30.0
        given[FEATURES + 5] = float(players) / 4.0
        given[FEATURES + 6] = 1.0 if state.begun >> seat & 1 else 0.0
        given[FEATURES + 7] = float(number_of(state.markers & ~(i64(1) << seat))) / 2.0
        given[FEATURES + 8] = 1.0 if state.markers >> seat & 1 else 0.0
        given[FEATURES + 9] = 1.0 if state.doubles else 0.0
        given[FEATURES + 10] = 1.0 / float(1 + fewest)

    def look_at(self, state: TrainsState, action: i64) -> None:
        """Put what the action leaves into `given`."""
        reading = self.reading
        given = self.given
        reading.look_at(action)
        i: i64 = 0
        while i < FEATURES:
            given[i] = reading.feature[i] / SCALES[i]
            i += 1
        more = FEATURES + 11
        i = more
        while i < INPUTS:
            given[i] = 0.0
            i += 1
        seat = reading.seat
        plays = action < DRAW
        tile = action & 255
        on: i64 = action >> 8 if plays else -1
        pips: i64 = 0
        far: i64 = 0
        tiles = reading.tiles
        if plays:
            pips = (tile >> 4) + (tile & 15)
            far = pips - reading.end[on]
            tiles -= 1
        own = on == seat
        low = reading.low
        high = reading.high
        if plays:
            low ^= LOW[tile]
            high ^= HIGH[tile]
        own_end = far if own else reading.end[seat]
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
        given[more] = float(tiles) / 10.0
        given[more + 1] = float(reading.pips - pips) / 60.0
        given[more + 2] = 1.0 if tiles == 0 else 0.0
        given[more + 3] = 1.0 if tiles == 1 else 0.0
        given[more + 4] = 1.0 if tiles == 2 else 0.0
        given[more + 5] = 1.0 if plays else 0.0
        given[more + 6] = 1.0 if own else 0.0
        given[more + 7] = 1.0 if on >= SHARED else 0.0
        given[more + 8] = float(pips) / 12.0
        given[more + 9] = 1.0 if plays and tile >> 4 == tile & 15 else 0.0
        given[more + 10] = float(self.unseen[own_end]) / 6.0
        given[more + 11] = float(self.unseen[far]) / 6.0 if plays else 0.0
        given[more + 12] = float(self.unseen[far]) / 6.0 * reading.feature[OPEN_DOUBLE]
        given[more + 13] = (
            float(number_of(low & LOW_WITH[own_end]) + number_of(high & HIGH_WITH[own_end])) / 3.0
        )
        given[more + 14] = float(number_of(low & low_open) + number_of(high & high_open)) / 5.0
        shared = number_of(self.low_unseen & low_open) + number_of(self.high_unseen & high_open)
        hidden = number_of(self.low_unseen) + number_of(self.high_unseen)
        given[more + 15] = float(shared) / float(hidden + 1)
        given[more + 16] = 1.0 if reading.feature[SPARE_TILES] == 0.0 else 0.0
        given[more + 17] = (reading.feature[PLANNED_TILES] - float(self.fewest)) / 6.0
        given[more + 18] = (
            reading.feature[PLANNED_TILES] + reading.feature[SPARE_TILES] - float(self.fewest)
        ) / 6.0
        given[more + 19] = self.numbers_in(low, high) / 8.0
        given[more + 20] = self.rival(state, on, far)
        given[more + 21] = self.helped(state, on, far)

    def numbers_in(self, low: i64, high: i64) -> float:
        """How many numbers are in the hand that is left."""
        found = 0.0
        number: i64 = 0
        while number <= TOP:
            if low & LOW_WITH[number] or high & HIGH_WITH[number]:
                found += 1.0
            number += 1
        return found

    def rival(self, state: TrainsState, on: i64, far: i64) -> float:
        """How close whoever's train was played on is to going out."""
        if on < 0 or on >= SHARED or on == self.reading.seat:
            return 0.0
        return 1.0 / float(1 + state.count[on])

    def helped(self, state: TrainsState, on: i64, far: i64) -> float:
        """How many unseen tiles fit what was a rival's train: whether its owner can go on."""
        if on < 0 or on >= SHARED or on == self.reading.seat:
            return 0.0
        return float(self.unseen[far]) / 6.0
