"""Hints: the best action, as level 6 or one above it sees it, and the reasons for it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from boneyard.analysis.feet_reasons import feet_reasons
from boneyard.analysis.lines_reasons import lines_reasons
from boneyard.analysis.reason import HintReason, reason
from boneyard.analysis.trains_reasons import trains_reasons
from boneyard.bots.equity import Valued
from boneyard.bots.levels import LADDER, best_equity
from boneyard.bots.thought import Thought
from boneyard.rules.action import Action
from boneyard.rules.arguments import needs
from boneyard.rules.sheet import Family
from boneyard.rules.view import View
from boneyard.sheets import SHEETS

MOST_REASONS = 4
QUICK = "dispatcher"
"""Whose hints need no search."""
ADVISERS = LADDER[LADDER.index(QUICK) :]
"""The levels that give hints."""

REASONS: Mapping[Family, Callable[[View, Action], list[HintReason]]] = MappingProxyType(
    {Family.TRAINS: trains_reasons, Family.FEET: feet_reasons, Family.LINES: lines_reasons}
)


class Hint(NamedTuple):
    """`equity` is that of the action; `others` are the other legal actions, the best of them first.

    A hint from a level above 6 comes from a `thought`; its `others` are those that were weighed.
    `boneyard.words` has the sentences for the reasons.

    >>> from boneyard.analysis import hint
    >>> match = Match(SHEETS["mexican-train-classic"], players=3, seed=b"friday")
    >>> given = hint(match.view(match.turn))
    >>> len(given.reasons), len(given.others)
    (2, 7)
    >>> given.equity > given.others[0].equity
    True
    """

    action: Action
    reasons: tuple[HintReason, ...]
    equity: float
    others: tuple[Valued, ...]
    thought: Thought | None = None


def hint(view: View) -> Hint:
    """The best action for the seat whose turn it is, as level 6 sees it. It follows from the view alone.

    >>> from boneyard.analysis import hint
    >>> match = Match(SHEETS["mexican-train-classic"], players=3, seed=b"friday")
    >>> write_action(hint(match.view(match.turn)).action)
    '12-4@M'
    """
    needs(view, View, "a View")
    if not view.legal:
        raise ValueError("only the seat whose turn it is can be given a hint")
    if len(view.legal) == 1:
        return Hint(view.legal[0], (reason("hint-only"),), 0.0, ())
    sheet = SHEETS[view.sheet]
    best, *others = sorted(best_equity(sheet)(view), key=lambda valued: -valued.equity)
    reasons = REASONS[sheet.family](view, best.action) or [by_how_much(best.equity - others[0].equity)]
    return Hint(best.action, tuple(reasons[:MOST_REASONS]), best.equity, tuple(others))


def hint_from(view: View, thought: Thought) -> Hint:
    """What the level has thought best in this view, and the reasons that hold for it."""
    if len(view.legal) == 1:
        return hint(view)
    reasons = REASONS[view.family](view, thought.action)[:MOST_REASONS]
    others = [Valued(other.action, -other.points) for other in thought.others]
    return Hint(thought.action, tuple(reasons), 0.0, tuple(others), thought)


def by_how_much(points: float) -> HintReason:
    """What can be said if there is no other reason."""
    return reason("hint-ahead", points=round(points))
