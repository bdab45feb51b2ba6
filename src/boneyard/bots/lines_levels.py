"""The six levels for Engine 191."""

from boneyard.bots.equity import Valued, about_best_by, best_by
from boneyard.bots.lines_equity import LinesEquity, LinesWeights
from boneyard.rules.action import Action, Verb
from boneyard.rules.view import View

DOUBLE_SHOWN = 20
ON_OWN_LINE = 7
"""About a tile: what a play on a rival's line costs."""
STATION = 5
"""Another tile may follow."""
TAKEN = -4
REMOVED = -3


def pips_laid(view: View) -> list[Valued]:
    def worth(action: Action) -> int:
        if action.verb is Verb.SHOW and action.tile is not None:
            return DOUBLE_SHOWN if action.tile.is_double else 0
        if action.verb is Verb.PLAY and action.tile is not None:
            return action.tile.pips
        return TAKEN if action.verb is Verb.TAKE else REMOVED if action.verb is Verb.REMOVE else 0

    return [Valued(action, worth(action)) for action in view.legal]


def pips_shed(view: View) -> list[Valued]:
    """A play on our own line costs no tile, a station gains a turn, and a low double is likelier to begin."""

    def worth(action: Action, laid: float) -> float:
        if action.tile is None:
            return laid
        if action.verb is Verb.SHOW:
            return laid - action.tile.high
        own = ON_OWN_LINE if action.end == view.seat else 0
        station = STATION if action.end is not None and action.tile.is_double else 0
        return laid + own + station

    return [Valued(action, worth(action, laid)) for action, laid in pips_laid(view)]


OWN_LINE = LinesEquity(LinesWeights(hindered=0, exposed=0, bound=0, lost_end=0, stuck=0))
"""Plans its own line and thinks of no rival."""
EQUITY = LinesEquity(LinesWeights())

LINES_LEVELS = (
    about_best_by(pips_laid, 12),
    about_best_by(pips_laid, 2),
    about_best_by(pips_shed, 3.5),
    about_best_by(OWN_LINE, 2.5),
    about_best_by(EQUITY, 2),
    best_by(EQUITY),
)
