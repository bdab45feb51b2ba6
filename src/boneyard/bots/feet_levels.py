"""The six levels for the feet family."""

from boneyard.bots.equity import about_best_by, best_by
from boneyard.bots.feet_equity import FeetEquity, FeetWeights

EQUITY = FeetEquity(FeetWeights())

FEET_LEVELS = (
    about_best_by(EQUITY, 16),
    about_best_by(EQUITY, 8),
    about_best_by(EQUITY, 4),
    about_best_by(EQUITY, 2),
    about_best_by(EQUITY, 1),
    best_by(EQUITY),
)
