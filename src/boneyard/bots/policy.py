"""Policies: the top level at the speed of the engine, to play rounds out in sampled worlds."""

from abc import ABC, abstractmethod

from mypy_extensions import i64

from boneyard.rules.chance import Mwc
from boneyard.rules.state import RUNNING, State


class Policy(ABC):
    """Decides for whoever is on turn, by what that seat may know."""

    def begin(self, state: State) -> None:  # noqa: B027 -- not everybody has something to remember
        """A round is taken up here: what it has shown so far is what the policy was made with."""

    @abstractmethod
    def choose(self, state: State, chance: Mwc) -> i64:
        """An encoded action; the choices are listed by the policy itself."""

    @abstractmethod
    def values(self, state: State) -> list[float]:
        """The equity of each of `state.choices`, in their order."""


def roll_out(state: State, policy: Policy, chance: Mwc) -> i64:
    """Play the round to its end by the policy; how many decisions that took."""
    policy.begin(state)
    decisions: i64 = 0
    while state.over == RUNNING:
        state.apply(policy.choose(state, chance))
        decisions += 1
    return decisions
