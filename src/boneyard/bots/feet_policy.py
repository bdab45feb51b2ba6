"""Level 6 for Chickenfoot at the speed of the state."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.bots.feet_sight import MANY, FeetSight
from boneyard.bots.policy import Memory, Policy
from boneyard.rules.action import DRAW, KEEP
from boneyard.rules.feet import FeetState
from boneyard.rules.state import State, bit_place

UNTOLD: Final = [MANY] * 128


class FeetMemory(Memory):
    """Which numbers the seats have shown they lack.

    `told` is what they had drawn since, at `seat << 4 | number`, where rounds are taken up; without it
    nothing had been shown there. One memory follows one round at a time.
    """

    def __init__(self, told: list[int] | None = None) -> None:
        self.told: vec[i64] = vec[i64](UNTOLD if told is None else told)
        self.first: vec[i64] = self.told[:]
        self.since: vec[i64] = self.told[:]

    def begin(self) -> None:
        self.since = self.first[:]

    def begin_with(self, state: State, action: i64) -> None:
        self.since = self.told[:]
        self.note(state, action)
        self.first = self.since[:]

    def copy(self) -> Memory:
        copied = FeetMemory()
        copied.take_up(self)
        copied.begin()
        return copied

    def take_up(self, other: Memory) -> None:
        assert isinstance(other, FeetMemory)
        self.told = other.since[:]
        self.first = other.since[:]

    def note(self, state: State, action: i64) -> None:
        """What is shown by drawing, keeping or passing is public."""
        if action < DRAW:
            return
        assert isinstance(state, FeetState)
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


class FeetPolicy(Policy):
    """Goes by what each feature costs."""

    def __init__(self, costs: list[float], told: list[int] | None = None) -> None:
        self.shown = FeetMemory(told)
        super().__init__(self.shown)
        self.costs: vec[float] = vec[float](costs)
        self.sight = FeetSight()

    def rate(self, state: State, choices: i64) -> None:
        assert isinstance(state, FeetState)
        sight = self.sight
        sight.see(state, self.shown.since)
        i: i64 = 0
        while i < choices:
            sight.look_after(state.choices[i])
            self.worth[i] = -sight.cost(self.costs)
            i += 1

    def features(self, state: FeetState, actions: list[int]) -> list[list[float]]:
        """Of what each of these actions would leave."""
        self.sight.see(state, self.shown.since)
        return [self.sight.features_after(action) for action in actions]
