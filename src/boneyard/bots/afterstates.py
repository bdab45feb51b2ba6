"""What actions leave behind, in the numbers that a network is given."""

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.bots.policy import Memory
from boneyard.rules.state import State


class Afterstates(ABC):
    """One decision of the seat on turn: `see` it, then `look_at` its actions one by one.

    Only what that seat may know is read. The inputs are all about as large as 1.
    """

    def __init__(self, inputs: i64, memory: Memory) -> None:
        self.inputs: i64 = inputs
        self.memory: Memory = memory
        self.given: vec[float] = vec[float]([0.0] * inputs)

    @abstractmethod
    def see(self, state: State) -> None:
        """Put what is the same for all actions into `given`."""

    @abstractmethod
    def look_at(self, state: State, action: i64) -> float:
        """Put what the action leaves into `given`; its equity as level 6 has it."""

    def clear_from(self, first: i64) -> None:
        while first < self.inputs:
            self.given[first] = 0.0
            first += 1
