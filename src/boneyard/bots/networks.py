"""The networks that come with the package, and policies that go by them.

Each is a JSON file: `sizes` are its inputs and the units of its layers, `share` is how much of level 6's
equity counts beside it, `won` how many points a won round was worth to it beyond those it is scored with, and
`weights` are base64 of 16-bit floats in the order that network.py tells.
"""

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from boneyard.bots.afterstates import Afterstates
from boneyard.bots.feet_afterstates import FeetAfterstates
from boneyard.bots.feet_features import since_lacking
from boneyard.bots.feet_levels import FEET_COSTS
from boneyard.bots.lines_afterstates import LinesAfterstates
from boneyard.bots.lines_equity import lacking
from boneyard.bots.lines_levels import EQUITY as LINES_EQUITY
from boneyard.bots.network import Network, Weights
from boneyard.bots.network_policy import NetworkPolicy
from boneyard.bots.trains_afterstates import TrainsAfterstates
from boneyard.bots.trains_levels import TRAINS_COSTS
from boneyard.rules.sheet import Family
from boneyard.rules.view import View


class Trained(NamedTuple):
    share: float
    won: float
    weights: Weights


def read_trained(text: str) -> Trained:
    found = json.loads(text)
    inputs, first, second = found["sizes"]
    return Trained(found["share"], found["won"], Weights((inputs, first, second), found["weights"]))


@cache
def trained(name: str) -> Trained:
    text = files("boneyard.bots").joinpath("weights", f"{name}.json").read_text(encoding="utf-8")
    return read_trained(text)


def best_network(family: Family) -> Trained:
    return trained(family.value)


def quick_network(family: Family) -> Trained:
    """A smaller one that has learned from the best, for rounds played out by the thousand."""
    return trained(f"{family.value}_quick")


def network_policy(network: Trained, view: View) -> NetworkPolicy:
    """Plays rounds on from this view, knowing what the seats have shown so far."""
    return NetworkPolicy(afterstates(view.family, view), network.share, Network(network.weights))


def afterstates(family: Family, view: View | None = None) -> Afterstates:
    """From the start of a round, or on from a view."""
    if family is Family.TRAINS:
        return TrainsAfterstates(TRAINS_COSTS)
    if family is Family.FEET:
        return FeetAfterstates(list(FEET_COSTS), None if view is None else since_lacking(view))
    return LinesAfterstates(LINES_EQUITY.costs, None if view is None else lacking(view))
