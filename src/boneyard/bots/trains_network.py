"""Level 7 for Mexican Train: level 6's equity, and what a network adds to it."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.bots.network import Network
from boneyard.bots.policy import Policy
from boneyard.bots.trains_afterstate import INPUTS, TrainsAfterstate
from boneyard.bots.trains_policy import PLANS_REMEMBERED
from boneyard.bots.trains_reading import FEATURES
from boneyard.rules.state import State
from boneyard.rules.trains import TrainsState


class NetworkPolicy(Policy):
    """`share` is how much of level 6's equity counts beside the network."""

    def __init__(self, costs: Sequence[float], share: float, network: Network) -> None:
        super().__init__()
        self.costs: vec[float] = vec[float](costs)
        self.share: float = share
        self.network: Network = network
        self.after: TrainsAfterstate = TrainsAfterstate(PLANS_REMEMBERED)

    def rate(self, state: State, choices: i64) -> None:
        assert isinstance(state, TrainsState)
        after = self.after
        after.read(state)
        self.network.begin()
        i: i64 = 0
        while i < choices:
            after.look_at(state, state.choices[i])
            self.worth[i] = self.share * self.equity() + self.network.value(after.given)
            i += 1

    def rated(self, state: State, actions: list[int]) -> list[float]:
        """What each of these actions is worth, which are legal here."""
        n: i64 = 0
        for action in actions:
            state.choices[n] = action
            n += 1
        self.rate(state, n)
        found: list[float] = []
        i: i64 = 0
        while i < n:
            found.append(self.worth[i])
            i += 1
        return found

    def equity(self) -> float:
        feature = self.after.reading.feature
        total = 0.0
        k: i64 = 0
        while k < FEATURES:
            total -= self.costs[k] * feature[k]
            k += 1
        return total

    def seen(self, state: State) -> list[tuple[int, float, list[float]]]:
        """Every legal action with level 6's equity and what the network is given: for those who train it."""
        assert isinstance(state, TrainsState)
        choices = state.list_choices()
        self.after.read(state)
        found: list[tuple[int, float, list[float]]] = []
        i: i64 = 0
        while i < choices:
            self.after.look_at(state, state.choices[i])
            given: list[float] = []
            k: i64 = 0
            while k < INPUTS:
                given.append(self.after.given[k])
                k += 1
            found.append((state.choices[i], self.equity(), given))
            i += 1
        return found
