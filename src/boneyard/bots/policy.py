"""Policies: players at the speed of the state, for rounds played out by the thousand.

A policy is handed the whole state, but decides only by what the seat on turn may know: tests let hidden tiles
change places and ask again.
"""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.rules.chance import Mwc
from boneyard.rules.state import MOST_CHOICES, RUNNING, ZEROS, State

WORTHLESS: Final = vec[float]([0.0] * MOST_CHOICES)
"""To be sliced."""


class Policy(ABC):
    """Decides for whoever is on turn. It has rows to work in: threads do not share one."""

    def __init__(self) -> None:
        self.worth: vec[float] = WORTHLESS[:MOST_CHOICES]
        """The equity of each choice of the state rated last."""
        self.best: vec[i64] = ZEROS[:MOST_CHOICES]

    def begin(self, state: State) -> None:  # noqa: B027  # most have nothing to remember
        """A round is taken up here, at its start or in its middle."""

    def begin_with(self, state: State, action: i64) -> None:  # noqa: B027  # nor to learn from it
        """The rounds taken up from now on have come from this state by this action."""

    def note(self, state: State, action: i64) -> None:  # noqa: B027
        """Remember what the seat on turn is about to show by this action."""

    @abstractmethod
    def rate(self, state: State, choices: i64) -> None:
        """Put what each of the state's choices is worth, in points, into `worth`; they have been listed."""

    def values(self, state: State) -> list[float]:
        """The equity of each of the state's choices, in their order."""
        choices = state.list_choices()
        self.rate(state, choices)
        found: list[float] = []
        i: i64 = 0
        while i < choices:
            found.append(self.worth[i])
            i += 1
        return found

    def choose(self, state: State, chance: Mwc) -> i64:
        """The action with the highest equity; if several have it, a random one of them."""
        choices = state.list_choices()
        if choices == 1:
            return state.choices[chance.below(1)]
        self.rate(state, choices)
        worth = self.worth
        best = self.best
        highest = worth[0]
        n: i64 = 0
        i: i64 = 0
        while i < choices:
            here = worth[i]
            if here > highest:
                highest = here
                n = 0
            if here == highest:
                best[n] = i
                n += 1
            i += 1
        return state.choices[best[chance.below(n)]]


def roll_out(state: State, policy: Policy, chance: Mwc) -> i64:
    """Play the round to its end by the policy; how many decisions that took."""
    policy.begin(state)
    decisions: i64 = 0
    while state.over == RUNNING:
        state.apply(policy.choose(state, chance))
        decisions += 1
    return decisions


def play(state: State, policy: Policy, chance: Mwc) -> list[int]:
    """The same, and all that was done."""
    policy.begin(state)
    actions: list[int] = []
    while state.over == RUNNING:
        action = policy.choose(state, chance)
        state.apply(action)
        actions.append(action)
    return actions
