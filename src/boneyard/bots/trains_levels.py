"""The six levels for Mexican Train."""

from boneyard.bots.equity import LinearEquity, Valued, about_best_by, best_by
from boneyard.bots.trains_features import TrainsFeatures, trains_features
from boneyard.bots.yardsticks import smart
from boneyard.rules.view import View


def pips_laid(view: View) -> list[Valued]:
    return [Valued(action, 0 if action.tile is None else action.tile.pips) for action in view.legal]


TRAINS_COSTS = TrainsFeatures(
    spare_pips=0.25,
    spare_tiles=4.0,
    planned_pips=-0.04,
    planned_tiles=1.14,
    spare_doubles=2.98,
    placed_spares=-0.48,
    hurried_spare_pips=1.43,
    hurried_spare_tiles=-1.06,
    hurried_planned_pips=1.06,
    hurried_planned_tiles=0.97,
    marked=5.0,
    open_double=-1.46,
    closed_double=-1.84,
    rival_train=1.33,
)
"""Points, fitted by `python -m tools.fit mexican-train-classic`; then spare pips, spare tiles and the marker
were turned up, which did better against `smart` on the same deals (`python -m tools.tune` looks for such)."""

PLANS = LinearEquity(trains_features, TRAINS_COSTS)

TRAINS_LEVELS = (
    about_best_by(pips_laid, 12),
    about_best_by(pips_laid, 1),
    about_best_by(PLANS, 7),
    about_best_by(PLANS, 4),
    smart,
    best_by(PLANS),
)
