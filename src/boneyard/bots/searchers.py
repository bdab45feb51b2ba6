"""What the players above level 6 go by: a network, and search with it.

What the network says beforehand counts as much as many worlds. Rounds are played out by a quick network.
"""

from collections.abc import Callable, Mapping
from math import sqrt
from types import MappingProxyType

from boneyard.bots.belief import Beliefs
from boneyard.bots.networks import best_network, network_policy, quick_network
from boneyard.bots.own_train import own_seat
from boneyard.bots.policies import policy_from
from boneyard.bots.policy import Company, Policy
from boneyard.bots.search import Doubts, Sampler, Search
from boneyard.bots.seen import state_seen
from boneyard.rules.action import encode
from boneyard.rules.chance import Mwc
from boneyard.rules.sheet import Family
from boneyard.rules.view import View

WITH_ONE_TILE: Mapping[Family, Doubts] = MappingProxyType(
    {
        Family.TRAINS: Doubts(equity=9.0, world=46.0),
        Family.FEET: Doubts(equity=4.5, world=22.0),
        Family.LINES: Doubts(equity=14.0, world=34.0),
    }
)
"""How far the network is off with one tile in hand, beside what hundreds of worlds say. With more tiles it is
off by less, about as the root of their number grows."""


def doubts_of(view: View) -> Doubts:
    alone = WITH_ONE_TILE[view.family]
    return alone._replace(equity=alone.equity / sqrt(max(len(view.hand), 1)))


def equities(view: View) -> list[float]:
    """What each legal action is worth, in points, as far as that can be told without search."""
    policy = network_policy(best_network(view.family), view)
    return policy.values_of(state_seen(view), [encode(action) for action in view.legal])


Rollouts = Callable[[View], Policy]
"""A policy that plays rounds on from a view."""


def among_equals(view: View) -> Policy:
    """Assumes that the others play as well as we do."""
    return network_policy(quick_network(view.family), view)


def among_level_6(view: View) -> Policy:
    """Assumes that the others are weaker, and plays rounds out in half to three quarters of the time."""
    return Company(own_seat(view), among_equals(view), policy_from(view))


def search(view: View, chance: Mwc, rollouts: Rollouts, worlds_of: Sampler = Beliefs) -> Search:
    won = best_network(view.family).won
    return Search(view, chance, rollouts(view), equities(view), doubts_of(view), worlds_of, won)
