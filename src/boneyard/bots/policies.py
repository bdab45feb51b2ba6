"""Level 6 as a policy, for each family."""

from boneyard.bots.feet_features import feet_policy
from boneyard.bots.feet_levels import FEET_COSTS
from boneyard.bots.feet_policy import FeetPolicy
from boneyard.bots.lines_levels import EQUITY as LINES_EQUITY
from boneyard.bots.lines_policy import LinesPolicy
from boneyard.bots.policy import Policy
from boneyard.bots.trains_levels import TRAINS_COSTS
from boneyard.bots.trains_policy import TrainsPolicy
from boneyard.rules.sheet import Family, Sheet
from boneyard.rules.view import View


def best_policy(sheet: Sheet) -> Policy:
    """Plays rounds from their start; one for the caller alone."""
    if sheet.family is Family.TRAINS:
        return TrainsPolicy(TRAINS_COSTS)
    if sheet.family is Family.FEET:
        return FeetPolicy(list(FEET_COSTS))
    return LinesPolicy(LINES_EQUITY.costs)


def policy_from(view: View) -> Policy:
    """Plays rounds on from this view, for all seats, knowing what they have shown so far."""
    family = view.family
    if family is Family.TRAINS:
        return TrainsPolicy(TRAINS_COSTS)
    if family is Family.FEET:
        return feet_policy(view, FEET_COSTS)
    return LINES_EQUITY.policy(view)
