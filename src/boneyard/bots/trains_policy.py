"""Level 6 for Mexican Train at the speed of the state."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.bots.policy import Policy
from boneyard.bots.trains_reading import FEATURES, TrainsReading
from boneyard.rules.state import State
from boneyard.rules.trains import TrainsState

PLANS_REMEMBERED: Final = 1 << 12
"""Rounds from the same place meet the same hands again: a tenth faster than with one."""


class TrainsPolicy(Policy):
    """Goes by what each feature costs in points; `remembered` is how many plans it keeps, a power of two."""

    def __init__(self, costs: Sequence[float], remembered: i64 = PLANS_REMEMBERED) -> None:
        super().__init__()
        assert len(costs) == FEATURES, costs
        self.costs: vec[float] = vec[float](costs)
        self.reading: TrainsReading = TrainsReading(remembered)

    def rate(self, state: State, choices: i64) -> None:
        assert isinstance(state, TrainsState)
        reading = self.reading
        reading.read(state)
        i: i64 = 0
        while i < choices:
            reading.look_at(state.choices[i])
            self.worth[i] = -reading.cost(self.costs)
            i += 1
