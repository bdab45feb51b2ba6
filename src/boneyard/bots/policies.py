"""The best policy of each family that has one."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from boneyard.bots.levels import UnknownBot
from boneyard.bots.policy import Policy
from boneyard.bots.trains_levels import TRAINS_COSTS
from boneyard.bots.trains_policy import TrainsPolicy
from boneyard.rules.sheet import Family, Sheet


def best_trains() -> Policy:
    return TrainsPolicy(TRAINS_COSTS)


POLICIES: Mapping[Family, Callable[[], Policy]] = MappingProxyType({Family.TRAINS: best_trains})


def best_policy(sheet: Sheet) -> Policy:
    """Level 6 as a policy, one for the caller alone; UnknownBot if the family has none."""
    if sheet.family not in POLICIES:
        raise UnknownBot(f"no policy plays {sheet.id}")
    return POLICIES[sheet.family]()
