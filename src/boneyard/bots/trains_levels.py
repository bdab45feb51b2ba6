"""The six levels for Mexican Train."""

from boneyard.bots.equity import LinearEquity, Valued, about_best_by, best_by
from boneyard.bots.own_train import table
from boneyard.bots.trains_features import TrainsFeatures, TrainsReader
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


TRAINS_COSTS = TrainsFeatures(
    spare_pips=0.06,
    spare_tiles=3.27,
    planned_pips=-0.03,
    planned_tiles=1.83,
    spare_doubles=2.54,
    placed_spares=-0.65,
    hurried_spare_pips=1.50,
    hurried_spare_tiles=-2.70,
    hurried_planned_pips=1.10,
    hurried_planned_tiles=-1.56,
    marked=1.67,
    open_double=3.94,
    followed_double=-2.54,
    rival_train=-0.66,
)
"""Points, found by `python -m tools.fit mexican-train-classic`."""

PLANS = LinearEquity(TrainsReader(), TRAINS_COSTS)

TRAINS_LEVELS = (
    about_best_by(pips_laid, 12),
    about_best_by(pips_laid, 1),
    about_best_by(pips_and_followers, 2),
    about_best_by(PLANS, 4),
    smart,
    best_by(PLANS),
)
