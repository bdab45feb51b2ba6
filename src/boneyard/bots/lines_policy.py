"""Level 6 for Engine 191 at the speed of the state."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.bots.lines_valuation import LinesCosts, Valuation
from boneyard.bots.policy import Memory, Policy
from boneyard.rules.action import DRAW, GIVE, PASS, TAKE
from boneyard.rules.lines import LinesState
from boneyard.rules.state import State

UNTOLD: Final = [0] * 8


class LinesMemory(Memory):
    """Which numbers the seats have shown they lack.

    `told` has the bits of these numbers for each seat, where rounds are taken up; without it nothing had been
    shown there. One memory follows one round at a time.
    """

    def __init__(self, told: list[int] | None = None) -> None:
        self.told: vec[i64] = vec[i64](UNTOLD if told is None else told)
        self.first: vec[i64] = self.told[:]
        self.lacking: vec[i64] = self.told[:]

    def begin(self) -> None:
        self.lacking = self.first[:]

    def begin_with(self, state: State, action: i64) -> None:
        self.lacking = self.told[:]
        self.note(state, action)
        self.first = self.lacking[:]

    def copy(self) -> Memory:
        copied = LinesMemory()
        copied.take_up(self)
        copied.begin()
        return copied

    def take_up(self, other: Memory) -> None:
        assert isinstance(other, LinesMemory)
        self.told = other.lacking[:]
        self.first = other.lacking[:]

    def note(self, state: State, action: i64) -> None:
        """All of it is public."""
        assert isinstance(state, LinesState)
        if action in (TAKE, PASS):
            self.lacking[state.turn] |= state.shown_lacking()
        elif draws(state, action):
            self.lacking[state.turn] = 0


class LinesPolicy(Policy):
    """Goes by a valuation of every turn."""

    def __init__(self, costs: LinesCosts, told: list[int] | None = None) -> None:
        self.shown = LinesMemory(told)
        super().__init__(self.shown)
        self.valuation = Valuation(costs)

    def rate(self, state: State, choices: i64) -> None:
        assert isinstance(state, LinesState)
        valuation = self.valuation
        valuation.see(state, self.shown.lacking)
        i: i64 = 0
        while i < choices:
            self.worth[i] = valuation.of(state.choices[i])
            i += 1


def draws(state: LinesState, action: i64) -> bool:
    """A tile comes into the hand by this action."""
    if action >= GIVE:
        return state.owes_draw
    if action >= DRAW:
        return False
    line = action >> 8
    if line == state.turn or state.incomplete >> line & 1:
        return False  # [E42] [E43] [EA26]
    return not (state.rules.replaces_before_draw and state.in_yard(state.turn, action & 255))  # [EA17]
