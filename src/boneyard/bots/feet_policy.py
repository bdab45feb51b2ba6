"""The top level of Chickenfoot at the speed of the engine."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.bots.feet_sight import FEATURES, MANY, FeetSight
from boneyard.bots.policy import Policy
from boneyard.rules.action import DRAW, KEEP
from boneyard.rules.chance import Mwc
from boneyard.rules.feet import FeetState
from boneyard.rules.state import MOST_CHOICES, NOTHING, State, bit_place

UNTOLD: Final = [MANY] * 128


class Drawing:
    """A seat has just drawn a tile that fits these numbers, and holds so many tiles with it."""

    def __init__(self, seat: i64, numbers: i64, tiles: i64) -> None:
        self.seat: i64 = seat
        self.numbers: i64 = numbers
        self.tiles: i64 = tiles


class FeetPolicy(Policy):
    """Goes by what each feature costs. It remembers which numbers the seats have shown they lack.

    `told` is what they had drawn since, at `seat << 4 | number`, where rounds are taken up, and `drawing` who
    was about to lay or keep a tile there. Without them rounds are taken up where nothing has been shown.
    One policy plays one round at a time.
    """

    def __init__(
        self, costs: list[float], told: list[int] | None = None, drawing: Drawing | None = None
    ) -> None:
        self.costs: vec[float] = vec[float](costs)
        self.told: vec[i64] = vec[i64](UNTOLD if told is None else told)
        self.drawing = drawing
        self.since: vec[i64] = self.told[:]
        self.unsettled: bool = drawing is not None
        self.sight = FeetSight()
        self.worths: vec[float] = vec[float]([0.0] * MOST_CHOICES)

    def begin(self, state: State) -> None:
        self.since = self.told[:]
        self.unsettled = self.drawing is not None

    def settle(self, state: FeetState) -> None:
        """Look whether the tile that had been drawn where the round was taken up was laid or kept."""
        drawing = self.drawing
        if drawing is None or state.drawn != NOTHING:
            return
        self.unsettled = False
        if state.count[drawing.seat] == drawing.tiles:
            self.forget(drawing.seat, drawing.numbers)

    def choose(self, state: State, chance: Mwc) -> i64:
        assert isinstance(state, FeetState)
        if self.unsettled:
            self.settle(state)
        n = state.list_choices()
        action = state.choices[0]
        if n > 1:
            action = self.best(state, n, chance)
        if action >= DRAW:
            self.note(state, action)
        return action

    def values(self, state: State) -> list[float]:
        assert isinstance(state, FeetState)
        if self.unsettled:
            self.settle(state)
        n = state.list_choices()
        self.weigh(state, n)
        found: list[float] = []
        i: i64 = 0
        while i < n:
            found.append(self.worths[i])
            i += 1
        return found

    def best(self, state: FeetState, n: i64, chance: Mwc) -> i64:
        """The action with the highest equity; if several have it, a random one of them."""
        self.weigh(state, n)
        worths = self.worths
        highest = worths[0]
        equal: i64 = 1
        i: i64 = 1
        while i < n:
            if worths[i] > highest:
                highest = worths[i]
                equal = 1
            elif worths[i] == highest:
                equal += 1
            i += 1
        skip = chance.below(equal)
        i = 0
        while worths[i] != highest or skip > 0:
            if worths[i] == highest:
                skip -= 1
            i += 1
        return state.choices[i]

    def weigh(self, state: FeetState, n: i64) -> None:
        sight = self.sight
        sight.see(state, self.since)
        i: i64 = 0
        while i < n:
            sight.look_after(state.choices[i])
            worth: float = 0.0
            feature: i64 = 0
            while feature < FEATURES:
                worth += self.costs[feature] * sight.features[feature]
                feature += 1
            self.worths[i] = -worth
            i += 1

    def note(self, state: FeetState, action: i64) -> None:
        """Remember what the seat on turn shows by drawing, keeping or passing. It is public."""
        numbers = state.open_numbers()
        if action == KEEP:
            self.forget(state.turn, numbers)
            return
        row = state.turn << 4
        number: i64 = 0
        while number <= state.top:
            if numbers >> number & 1:
                self.since[row | number] = 0
            elif action == DRAW and self.since[row | number] < MANY:
                self.since[row | number] += 1
            number += 1

    def forget(self, seat: i64, numbers: i64) -> None:
        """The tile it has kept has one of these."""
        while numbers:
            lowest = numbers & -numbers
            numbers ^= lowest
            self.since[seat << 4 | bit_place(lowest)] = MANY
