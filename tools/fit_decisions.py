"""Rows for `tools.fit` from single decisions: a few legal actions, each played out in the same true deal.

What counts is how much better an action came out than the others of its decision.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from zlib import crc32

from boneyard.bots.feet_policy import FeetPolicy
from boneyard.bots.networks import best_network
from boneyard.rules.families import start_of
from boneyard.rules.feet import FeetState
from boneyard.rules.sheet import Family
from boneyard.rules.state import State
from boneyard.sim.duplicate import Deals
from tools.decisions import Decision, Looked, SelfPlay
from tools.least_squares import Equations, centred


class Counted(SelfPlay):
    """Decisions that keep some features of what each action leaves, not what a network is given."""

    def __init__(self, tables: Sequence[Deals], features: Sequence[int]) -> None:
        super().__init__(Family.FEET, None, None)
        self.starts = [start_of(deals.sheet, deals.players) for deals in tables]
        self.counted = features

    def look(self, state: State) -> list[Looked]:
        assert isinstance(self.own, FeetPolicy)
        assert isinstance(state, FeetState)
        actions = [state.choices[place] for place in range(state.list_choices())]
        features = self.own.features(state, actions)
        return [
            Looked(action, 0.0, [found[place] for place in self.counted])
            for action, found in zip(actions, features, strict=True)
        ]


def from_decisions(features: Sequence[int], tables: Sequence[Deals], number: int) -> Iterator[Equations]:
    """Of level 6 among its like."""
    seed = crc32(tables[0].seed)
    for decision in Counted(tables, features).decisions(seed << 24 | number):
        yield centred(decision.given, lost(decision))


def lost(decision: Decision) -> list[float]:
    """What each action cost: the fewer points and wins it came to, the more."""
    won_for = best_network(Family.FEET).won
    return [-points - won_for * won for points, won in zip(decision.points, decision.wins, strict=True)]
