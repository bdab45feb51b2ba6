"""Level 7 as a policy: level 6's equity, and what a network adds to it."""

from mypy_extensions import i64

from boneyard.bots.afterstates import Afterstates
from boneyard.bots.network import Network
from boneyard.bots.policy import Policy
from boneyard.rules.state import State


class NetworkPolicy(Policy):
    """`share` is how much of level 6's equity counts beside the network."""

    def __init__(self, after: Afterstates, share: float, network: Network) -> None:
        super().__init__(after.memory)
        assert network.inputs == after.inputs, (network.inputs, after.inputs)
        self.after: Afterstates = after
        self.share: float = share
        self.network: Network = network

    def rate(self, state: State, choices: i64) -> None:
        after = self.after
        network = self.network
        after.see(state)
        network.begin()
        i: i64 = 0
        while i < choices:
            equity = after.look_at(state, state.choices[i])
            self.worth[i] = self.share * equity + network.value(after.given)
            i += 1


def inputs_of(state: State, after: Afterstates) -> list[tuple[int, float, list[float]]]:
    """Every legal action with level 6's equity and what a network is given: for those who train one."""
    choices = state.list_choices()
    after.see(state)
    found: list[tuple[int, float, list[float]]] = []
    i: i64 = 0
    while i < choices:
        equity = after.look_at(state, state.choices[i])
        found.append((state.choices[i], equity, [after.given[k] for k in range(after.inputs)]))
        i += 1
    return found
