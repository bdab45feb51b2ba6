"""The six levels for Mexican Train."""

from boneyard.bots.equity import Valued, about_best_by, best_by
from boneyard.bots.own_train import table
from boneyard.bots.trains_equity import TrainsEquity, TrainsWeights
from boneyard.bots.yardsticks import ON_OWN_TRAIN, PER_FOLLOWER, smart
from boneyard.rules.action import Action
from boneyard.rules.view import View


def pips_laid(view: View) -> list[Valued]:
    return [Valued(action, 0 if action.tile is None else action.tile.pips) for action in view.legal]


def pips_and_followers(view: View) -> list[Valued]:
    """As the yardstick `followups` counts them."""
    ends = table(view).ends

    def worth(action: Action) -> int:
        if action.tile is None or action.end is None:
            return 0
        far = action.tile.pips - ends[action.end]
        fitting = sum(1 for tile in view.hand if tile != action.tile and far in tile)
        return action.tile.pips + PER_FOLLOWER * fitting + (ON_OWN_TRAIN if action.end == view.seat else 0)

    return [Valued(action, worth(action)) for action in view.legal]


PLANS = TrainsEquity(TrainsWeights())

TRAINS_LEVELS = (
    about_best_by(pips_laid, 12),
    about_best_by(pips_laid, 1),
    about_best_by(pips_and_followers, 2),
    about_best_by(PLANS, 4),
    smart,
    best_by(PLANS),
)
