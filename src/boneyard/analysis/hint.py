"""Hints: the best action, as the strongest level sees it, and the reasons for it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from boneyard.analysis.feet_reasons import feet_reasons
from boneyard.analysis.lines_reasons import lines_reasons
from boneyard.analysis.reason import HintReason, reason
from boneyard.analysis.trains_reasons import trains_reasons
from boneyard.bots.equity import Valued
from boneyard.bots.levels import best_equity
from boneyard.rules.action import Action
from boneyard.rules.sheet import Family
from boneyard.rules.view import View
from boneyard.sheets import SHEETS

MOST_REASONS = 4

REASONS: Mapping[Family, Callable[[View, Action], list[HintReason]]] = MappingProxyType(
    {Family.TRAINS: trains_reasons, Family.FEET: feet_reasons, Family.LINES: lines_reasons}
)


class Hint(NamedTuple):
    """`equity` is that of the action; `others` are the other legal actions, the best of them first."""

    action: Action
    reasons: tuple[HintReason, ...]
    equity: float
    others: tuple[Valued, ...]


def hint(view: View) -> Hint:
    """The best action for the seat whose turn it is. It follows from the view alone."""
    assert view.legal, "only the seat whose turn it is can be given a hint"
    if len(view.legal) == 1:
        return Hint(view.legal[0], (reason("hint-only"),), 0.0, ())
    sheet = SHEETS[view.sheet]
    best, *others = sorted(best_equity(sheet)(view), key=lambda valued: -valued.equity)
    reasons = REASONS[sheet.family](view, best.action) or [by_how_much(best.equity - others[0].equity)]
    return Hint(best.action, tuple(reasons[:MOST_REASONS]), best.equity, tuple(others))


def by_how_much(points: float) -> HintReason:
    """What can be said if there is no other reason."""
    return reason("hint-ahead", points=round(points))
