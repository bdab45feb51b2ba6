"""What an action of Chickenfoot leaves behind, in the numbers that a network is given.

The first are those of level 6 (feet_features.py).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.bots.afterstates import Afterstates
from boneyard.bots.feet_policy import FeetMemory
from boneyard.bots.feet_sight import FEATURES, FITTING, FeetSight
from boneyard.bots.odds import ones
from boneyard.rules.action import DRAW, KEEP, SHOWING
from boneyard.rules.feet import TOES, FeetState
from boneyard.rules.state import NOTHING, State

SCALES: Final = vec[float](
    [float(by) for by in (20, 6, 2, 3, 3, 4, 4, 20, 2, 4, 1, 4, 1, 1, 40, 40, 10, 1, 1, 1, 2)]
)
"""Of the features of level 6."""

# What is the same for all actions of a decision.
NEXT_TILES: Final = FEATURES
LAST_TILES: Final = FEATURES + 1
FEWEST_TILES: Final = FEATURES + 2
MEAN_TILES: Final = FEATURES + 3
HURRY: Final = FEATURES + 4
BONEYARD: Final = FEATURES + 5
PLAYERS: Final = FEATURES + 6
PIPS_OF_OTHERS: Final = FEATURES + 7
FOOT_BEFORE: Final = FEATURES + 8
# What an action leaves.
TILES_LEFT: Final = FEATURES + 9
PIPS_LEFT: Final = FEATURES + 10
NONE_LEFT: Final = FEATURES + 11
ONE_LEFT: Final = FEATURES + 12
TWO_LEFT: Final = FEATURES + 13
PLAYED: Final = FEATURES + 14
KEPT: Final = FEATURES + 15
DOUBLE: Final = FEATURES + 16
PIPS_LAID: Final = FEATURES + 17
NEXT_STARVED: Final = FEATURES + 18
TOES_MISSING: Final = FEATURES + 19
OUR_TOES: Final = FEATURES + 20
FAR_UNSEEN: Final = FEATURES + 21
FAR_HELD: Final = FEATURES + 22
FAR_ENDS: Final = FEATURES + 23
FAR_DOUBLE_UNSEEN: Final = FEATURES + 24
FAR_DOUBLE_HELD: Final = FEATURES + 25
NEAR_UNSEEN: Final = FEATURES + 26
NEAR_HELD: Final = FEATURES + 27
NEAR_ENDS: Final = FEATURES + 28
DOUBLES_LEFT: Final = FEATURES + 29
DOUBLES_PIPS: Final = FEATURES + 30
DOUBLES_FITTING: Final = FEATURES + 31
BLANK: Final = FEATURES + 32
NUMBERS_LEFT: Final = FEATURES + 33
FITTING_SHARE: Final = FEATURES + 34
BEHIND: Final = FEATURES + 35
INPUTS: Final = FEATURES + 36


class FeetAfterstates(Afterstates):
    """`told` is what FeetMemory is told."""

    def __init__(self, costs: list[float], told: list[int] | None = None) -> None:
        self.shown = FeetMemory(told)
        super().__init__(INPUTS, self.shown)
        self.costs: vec[float] = vec[float](costs)
        self.sight = FeetSight()

    def see(self, state: State) -> None:
        assert isinstance(state, FeetState)
        sight = self.sight
        given = self.given
        sight.see(state, self.shown.since)
        fewest: i64 = 255
        total: i64 = 0
        place: i64 = 0
        while place < sight.rivals:
            count = sight.counts[place]
            total += count
            fewest = min(fewest, count)
            place += 1
        given[NEXT_TILES] = float(sight.counts[0]) / 6.0
        given[LAST_TILES] = float(sight.counts[sight.rivals - 1]) / 6.0
        given[FEWEST_TILES] = float(fewest) / 6.0
        given[MEAN_TILES] = float(total) / float(sight.rivals) / 6.0
        given[HURRY] = sight.hurry
        given[BONEYARD] = float(state.boneyard_size - state.boneyard_next) / 30.0
        given[PLAYERS] = float(state.players) / 4.0
        given[PIPS_OF_OTHERS] = sight.pips_of_others / 40.0
        given[FOOT_BEFORE] = 1.0 if sight.foot != NOTHING else 0.0

    def look_at(self, state: State, action: i64) -> float:
        sight = self.sight
        given = self.given
        sight.look_after(action)
        i: i64 = 0
        while i < FEATURES:
            given[i] = sight.features[i] / SCALES[i]
            i += 1
        self.clear_from(TILES_LEFT)
        given[NEXT_STARVED] = sight.next_starved
        if action < DRAW:
            tile = action & 255
            near = (action >> 8) - SHOWING
            self.look_at_play(near, (tile >> 4) + (tile & 15) - near)
        else:
            given[KEPT] = 1.0 if action == KEEP else 0.0
            self.look_at_foot(sight.foot, sight.toes, 0)
            self.look_at_hand(NOTHING, NOTHING)
        return -sight.cost(self.costs)

    def look_at_play(self, near: i64, far: i64) -> None:
        sight = self.sight
        given = self.given
        double = near == far
        given[PLAYED] = 1.0
        given[DOUBLE] = 1.0 if double else 0.0
        given[PIPS_LAID] = float(near + far) / 12.0
        given[FAR_UNSEEN] = float(sight.unseen[far]) / 6.0
        given[FAR_HELD] = float(sight.held[far] - 1) / 3.0
        given[FAR_ENDS] = float(sight.ends[far]) / 3.0
        given[FAR_DOUBLE_UNSEEN] = 0.0 if sight.doubles_seen >> far & 1 else 1.0
        given[FAR_DOUBLE_HELD] = 1.0 if sight.doubles >> far & 1 and not double else 0.0
        given[NEAR_UNSEEN] = float(sight.unseen[near]) / 6.0
        given[NEAR_HELD] = float(sight.held[near] - 1) / 3.0
        given[NEAR_ENDS] = float(sight.ends[near]) / 3.0
        if double:
            self.look_at_foot(near, TOES, 1)
        elif sight.foot != NOTHING and sight.toes > 1:
            self.look_at_foot(sight.foot, sight.toes - 1, 1)
        self.look_at_hand(near, far)

    def look_at_foot(self, foot: i64, toes: i64, laid: i64) -> None:
        """It misses so many toes; so many tiles of its number we have just laid."""
        if foot != NOTHING:
            self.given[TOES_MISSING] = float(toes) / 3.0
            self.given[OUR_TOES] = float(self.sight.held[foot] - laid) / 3.0

    def look_at_hand(self, near: i64, far: i64) -> None:
        """What is left of it after this tile."""
        sight = self.sight
        given = self.given
        tiles = sight.tiles
        pips = sight.pips
        doubles = sight.doubles
        if near != NOTHING:
            tiles -= 1
            pips -= near + far
            if near == far:
                doubles ^= i64(1) << near
        given[TILES_LEFT] = float(tiles) / 6.0
        given[PIPS_LEFT] = float(pips) / 40.0
        given[NONE_LEFT] = 1.0 if tiles == 0 else 0.0
        given[ONE_LEFT] = 1.0 if tiles == 1 else 0.0
        given[TWO_LEFT] = 1.0 if tiles == 2 else 0.0
        given[BEHIND] = (float(pips) - sight.pips_of_others) / 40.0
        given[DOUBLES_LEFT] = float(ones(doubles)) / 3.0
        given[BLANK] = float(doubles & 1)
        given[FITTING_SHARE] = sight.features[FITTING] / float(max(tiles, 1))
        open_numbers = sight.open_numbers(sight.arms)
        doubles_pips: i64 = 0
        fitting: i64 = 0
        numbers: i64 = 0
        number: i64 = 0
        while number <= sight.top:
            held = sight.held[number]
            if number in (near, far):
                held -= 1
            if held > 0:
                numbers += 1
            if doubles >> number & 1:
                doubles_pips += 2 * number
                if open_numbers >> number & 1 or number == far:
                    fitting += 1
            number += 1
        given[DOUBLES_PIPS] = float(doubles_pips) / 30.0
        given[DOUBLES_FITTING] = float(fitting) / 2.0
        given[NUMBERS_LEFT] = float(numbers) / 8.0
