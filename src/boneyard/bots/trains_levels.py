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
    spare_pips=0.04,
    spare_tiles=2.64,
    planned_pips=-0.04,
    planned_tiles=1.14,
    spare_doubles=2.98,
    placed_spares=-0.48,
    hurried_spare_pips=1.43,
    hurried_spare_tiles=-1.06,
    hurried_planned_pips=1.06,
    hurried_planned_tiles=0.97,
    marked=1.32,
    open_double=-1.46,
    followed_double=-1.84,
    rival_train=1.33,
)
"""Points, found by `python -m tools.fit --deals 6000`."""

PLANS = LinearEquity(TrainsReader(), TRAINS_COSTS)

TRAINS_LEVELS = (
    about_best_by(pips_laid, 12),
    about_best_by(pips_laid, 1),
    about_best_by(pips_and_followers, 2),
    about_best_by(PLANS, 4),
    smart,
    best_by(PLANS),
)
