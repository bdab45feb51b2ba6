"""The top level of Chickenfoot at the speed of the engine."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.bots.feet_sight import FEATURES, MANY, FeetSight
from boneyard.bots.policy import Policy
from boneyard.rules.action import DRAW, KEEP
from boneyard.rules.chance import Mwc
from boneyard.rules.feet import FeetState
from boneyard.rules.state import State, bit_place

UNTOLD: Final = [MANY] * 128


class FeetPolicy(Policy):
    """Goes by what each feature costs. It remembers which numbers the seats have shown they lack.

    `told` is what they had drawn since, at `seat << 4 | number`, where rounds are taken up; without it
    nothing had been shown there. One policy plays one round at a time.
    """

    def __init__(self, costs: list[float], told: list[int] | None = None) -> None:
        super().__init__()
        self.costs: vec[float] = vec[float](costs)
        self.told: vec[i64] = vec[i64](UNTOLD if told is None else told)
        self.first: vec[i64] = self.told[:]
        self.since: vec[i64] = self.told[:]
        self.sight = FeetSight()

    def begin(self, state: State) -> None:
        self.since = self.first[:]

    def begin_with(self, state: State, action: i64) -> None:
        self.since = self.told[:]
        self.note(state, action)
        self.first = self.since[:]

    def choose(self, state: State, chance: Mwc) -> i64:
        action = super().choose(state, chance)
        self.note(state, action)
        return action

    def rate(self, state: State, choices: i64) -> None:
        assert isinstance(state, FeetState)
        sight = self.sight
        sight.see(state, self.since)
        i: i64 = 0
        while i < choices:
            sight.look_after(state.choices[i])
            cost: float = 0.0
            feature: i64 = 0
            while feature < FEATURES:
                cost += self.costs[feature] * sight.features[feature]
                feature += 1
            self.worth[i] = -cost
            i += 1

    def note(self, state: State, action: i64) -> None:
        """What is shown by drawing, keeping or passing is public."""
        assert isinstance(state, FeetState)
        if action < DRAW:
            return
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
