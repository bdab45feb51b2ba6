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


class Memory:
    """What the seats have shown that a state does not have. This one keeps nothing; families have others."""

    def begin(self) -> None:
        """A round is taken up, at its start or in its middle."""

    def begin_with(self, state: State, action: i64) -> None:
        """The rounds taken up from now on have come from this state by this action."""

    def copy(self) -> "Memory":
        """As it is now."""
        return self

    def take_up(self, other: "Memory") -> None:
        """The rounds taken up from now on begin with what the other one, of the same kind, remembers."""

    def note(self, state: State, action: i64) -> None:
        """Remember what the seat on turn is about to show by this action."""


class Policy(ABC):
    """Decides for whoever is on turn. It has rows to work in: threads do not share one."""

    def __init__(self, memory: Memory | None = None) -> None:
        self.memory: Memory = memory or Memory()
        self.worth: vec[float] = WORTHLESS[:MOST_CHOICES]
        """The equity of each choice of the state rated last."""
        self.best: vec[i64] = ZEROS[:MOST_CHOICES]

    def begin(self) -> None:
        self.memory.begin()

    def begin_with(self, state: State, action: i64) -> None:
        self.memory.begin_with(state, action)

    def note(self, state: State, action: i64) -> None:
        self.memory.note(state, action)

    @abstractmethod
    def rate(self, state: State, choices: i64) -> None:
        """Put what each of the state's choices is worth, in points, into `worth`; they have been listed."""

    def values(self, state: State) -> list[float]:
        """The equity of each of the state's choices, in their order."""
        return self.rated(state, state.list_choices())

    def values_of(self, state: State, actions: list[int]) -> list[float]:
        """The same for these actions, which are legal there: a state made from a view cannot list them."""
        n: i64 = 0
        for action in actions:
            state.choices[n] = action
            n += 1
        return self.rated(state, n)

    def rated(self, state: State, choices: i64) -> list[float]:
        self.rate(state, choices)
        found: list[float] = []
        i: i64 = 0
        while i < choices:
            found.append(self.worth[i])
            i += 1
        return found

    def choose(self, state: State, chance: Mwc) -> i64:
        """The action with the highest equity; if several have it, a random one of them."""
        action = self.best_of(state, state.list_choices(), chance)
        self.memory.note(state, action)
        return action

    def best_of(self, state: State, choices: i64, chance: Mwc) -> i64:
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


class Company(Policy):
    """One policy for a seat, and another for all the others. What is shown, both see."""

    def __init__(self, seat: i64, own: Policy, others: Policy) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.own: Policy = own
        self.others: Policy = others

    def begin(self) -> None:
        self.own.begin()
        self.others.begin()

    def begin_with(self, state: State, action: i64) -> None:
        self.own.begin_with(state, action)
        self.others.begin_with(state, action)

    def note(self, state: State, action: i64) -> None:
        self.own.note(state, action)
        self.others.note(state, action)

    def rate(self, state: State, choices: i64) -> None:
        deciding = self.own if state.turn == self.seat else self.others
        deciding.rate(state, choices)
        self.worth = deciding.worth

    def choose(self, state: State, chance: Mwc) -> i64:
        if state.turn == self.seat:
            action = self.own.choose(state, chance)
            self.others.note(state, action)
        else:
            action = self.others.choose(state, chance)
            self.own.note(state, action)
        return action


def roll_out(state: State, policy: Policy, chance: Mwc) -> i64:
    """Play the round to its end by the policy; how many decisions that took."""
    policy.begin()
    decisions: i64 = 0
    while state.over == RUNNING:
        state.apply(policy.choose(state, chance))
        decisions += 1
    return decisions


def play(state: State, policy: Policy, chance: Mwc) -> list[int]:
    """The same, and all that was done."""
    policy.begin()
    actions: list[int] = []
    while state.over == RUNNING:
        action = policy.choose(state, chance)
        state.apply(action)
        actions.append(action)
    return actions
