"""The six levels for Chickenfoot: one equity, looked at more and more closely."""

from boneyard.bots.equity import LinearEquity, about_best_by, best_by
from boneyard.bots.feet_features import FeetFeatures, feet_features

FEET_COSTS = FeetFeatures(
    late_pips=1.3,
    tiles=1.8,
    shut_doubles=2.25,
    own_toes=-0.5,
    controlled=2.6,
    fitting=0.45,
    open_numbers=0.8,
    followers=-0.2,
    toeless=3.6,
    arms=0.65,
    foot=-5.2,
    spare_toes=0.9,
    stuck=7.1,
    starved=-2.6,
    lead=0.2,
    gone_out=-1.0,
)
"""Points."""

EQUITY = LinearEquity(feet_features, FEET_COSTS)

FEET_LEVELS = (
    about_best_by(EQUITY, 24),
    about_best_by(EQUITY, 9),
    about_best_by(EQUITY, 5),
    about_best_by(EQUITY, 3),
    about_best_by(EQUITY, 1.5),
    best_by(EQUITY),
)
