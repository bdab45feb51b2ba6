"""The players above level 6: a network for Mexican Train, and search for every game.

Level 7 is a network where there is one, and a small search elsewhere. Levels 8 and 9 search: what can be said
beforehand counts as much as many worlds.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from boneyard.bots import feet_levels, lines_levels
from boneyard.bots.belief import Beliefs
from boneyard.bots.network import Network, Weights
from boneyard.bots.player import Choose, one_of
from boneyard.bots.policies import policy_from
from boneyard.bots.search import Budget, Doubts, Sampler, Search
from boneyard.bots.trains_levels import TRAINS_COSTS
from boneyard.bots.trains_network import NetworkPolicy
from boneyard.bots.trains_seen import state_seen
from boneyard.bots.worlds import Worlds
from boneyard.rules.action import Action, encode
from boneyard.rules.chance import Mwc
from boneyard.rules.sheet import Family
from boneyard.rules.view import View

SMALL = Budget(worlds=24, seconds=0.01)
LARGE = Budget(worlds=120, seconds=0.05)
LARGEST = Budget(worlds=400, seconds=0.3)
USED = 0.9
"""Of the time; a busy machine may need the rest."""

DOUBTS: Mapping[Family, Doubts] = MappingProxyType(
    {
        Family.TRAINS: Doubts(equity=2.0, world=20.0, behind=2.0, close=0.1),
        Family.FEET: Doubts(equity=4.0, world=25.0, behind=2.0, close=0.1),
        Family.LINES: Doubts(equity=5.0, world=12.0, behind=2.0, close=0.1),
    }
)


@cache
def trains_network() -> tuple[float, Weights]:
    """How much of level 6's equity counts beside the network, and its weights."""
    text = files("boneyard.bots").joinpath("weights", "trains.json").read_text(encoding="utf-8")
    found = json.loads(text)
    inputs, first, second = found["sizes"]
    return found["share"], Weights((inputs, first, second), found["weights"])


def equities(view: View) -> list[float]:
    """What each legal action is worth, in points, as far as that can be told without search."""
    if view.family is Family.TRAINS:
        share, weights = trains_network()
        policy = NetworkPolicy(TRAINS_COSTS, share, Network(weights))
        return policy.rated(state_seen(view), [encode(action) for action in view.legal])
    equity = feet_levels.EQUITY if view.family is Family.FEET else lines_levels.EQUITY
    return [worth for _, worth in equity(view)]


def search(view: View, chance: Mwc, worlds_of: Sampler = Worlds) -> Search:
    return Search(view, chance, policy_from(view), equities(view), DOUBTS[view.family], worlds_of)


def stationmaster(view: View, chance: Mwc, seconds: float) -> Action:
    if view.family is not Family.TRAINS:
        return searching(SMALL)(view, chance, seconds)
    worths = equities(view)
    highest = max(worths)
    best = [action for action, worth in zip(view.legal, worths, strict=True) if worth == highest]
    return one_of(best, chance)


def searching(most: Budget, worlds_of: Sampler = Worlds) -> Choose:
    def choose(view: View, chance: Mwc, seconds: float) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        budget = most._replace(seconds=USED * min(seconds, most.seconds))
        return view.legal[search(view, chance, worlds_of).decide(budget).place]

    return choose


SEARCHERS: Mapping[str, Choose] = MappingProxyType(
    {"stationmaster": stationmaster, "superintendent": searching(LARGE), "baron": searching(LARGEST, Beliefs)}
)
"""Levels 7, 8 and 9. The last also weighs the worlds by what the others have chosen."""
