"""The six levels for Chickenfoot: one equity, looked at more and more closely."""

from boneyard.bots.equity import about_best_by, best_by
from boneyard.bots.feet_equity import FeetEquity, FeetWeights

EQUITY = FeetEquity(FeetWeights())

FEET_LEVELS = (
    about_best_by(EQUITY, 24),
    about_best_by(EQUITY, 9),
    about_best_by(EQUITY, 5),
    about_best_by(EQUITY, 3),
    about_best_by(EQUITY, 1.5),
    best_by(EQUITY),
)
