"""The six levels for Chickenfoot: one equity, looked at more and more closely."""

from boneyard.bots.equity import LinearEquity, about_best_by, best_by
from boneyard.bots.feet_features import FeetFeatures, feet_features

FEET_COSTS = FeetFeatures(
    late_pips=0.81,
    tiles=2.87,
    own_toes=-1.42,
    controlled=1.77,
    toeless=3.46,
    arms=0.84,
    foot=-2.09,
    stuck=3.38,
    lead=0.21,
    hurried_late_pips=1.81,
    last_shut_doubles=14.79,
    last_stuck=17.3,
    hurried_starved=-41.56,
    toeless_later=3.36,
)
"""Points; a round won counts 15 beside its score.

Fitted by `python -m tools.fit chickenfoot --players 4 4 2 --deals 60000`.
"""

DISPATCHER_1_COSTS = FeetFeatures(
    late_pips=1.4,
    tiles=2.39,
    shut_doubles=1.52,
    own_toes=-1.3,
    controlled=1.85,
    fitting=0.25,
    open_numbers=0.51,
    followers=-0.13,
    toeless=3.29,
    arms=0.86,
    foot=-1.38,
    spare_toes=0.22,
    stuck=6.12,
    starved=-7.61,
    lead=0.33,
    gone_out=-1.0,
)
"""Of level 6 as it was: a yardstick."""

EQUITY = LinearEquity(feet_features, FEET_COSTS)
DISPATCHER_1 = best_by(LinearEquity(feet_features, DISPATCHER_1_COSTS))

FEET_LEVELS = (
    about_best_by(EQUITY, 12),
    about_best_by(EQUITY, 5),
    about_best_by(EQUITY, 2.3),
    about_best_by(EQUITY, 1.7),
    about_best_by(EQUITY, 1.1),
    best_by(EQUITY),
)
"""From the third on they win more rounds than whoever lays doubles first, then the heaviest tile."""
