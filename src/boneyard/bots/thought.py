"""Levels 7 to 9: what one of them would do, and what it has looked at to find that out.

Level 7 goes by its network alone. Levels 8 and 9 search, in worlds weighed by what the others chose. Level 9
has more time for it, drops an action only when it is surer, and assumes that the others play as well.
"""

from collections.abc import Mapping
from math import erf, sqrt
from time import perf_counter
from types import MappingProxyType
from typing import NamedTuple

from boneyard.bots.belief import Beliefs
from boneyard.bots.player import Choose, one_of
from boneyard.bots.search import Budget, Lead, Sampler
from boneyard.bots.searchers import Rollouts, among_equals, among_level_6, doubts_of, equities, search
from boneyard.rules.action import Action
from boneyard.rules.arguments import shorten
from boneyard.rules.chance import Mwc
from boneyard.rules.view import View

AT_ONCE, QUICK, DEEP = "stationmaster", "superintendent", "baron"
SEARCHING = (QUICK, DEEP)
MOST_SECONDS = 3600.0
MOST_WORLDS = 10_000
USED = 0.9
"""Of the time; a busy machine may need the rest."""
BUDGETS: Mapping[str, Budget] = MappingProxyType(
    {
        AT_ONCE: Budget(worlds=0, seconds=0.001),
        QUICK: Budget(MOST_WORLDS, seconds=0.05),
        DEEP: Budget(MOST_WORLDS, seconds=0.3, behind=3.0),
    }
)
ROLLOUTS: Mapping[str, Rollouts] = MappingProxyType({QUICK: among_level_6, DEEP: among_equals})


class Behind(NamedTuple):
    """An action that is so many points worse, and the chance that it really is worse."""

    action: Action
    points: float
    sure: float


class Thought(NamedTuple):
    """`others` are the actions that were weighed besides, the best first.

    Where no worlds were tried there was one choice, it was clear without a search, there was no time, or the
    level does not search.
    """

    level: str
    action: Action
    others: tuple[Behind, ...] = ()
    worlds: int = 0
    seconds: float = 0.0


def own_budget(level: str, seconds: float = MOST_SECONDS) -> Budget:
    """What the level takes, but no more time than this."""
    own = BUDGETS[level]
    return own._replace(seconds=USED * min(seconds, own.seconds))


def budget_in_seconds(level: str, seconds: float) -> Budget:
    """This much time, more or less than the level would take by itself."""
    return BUDGETS[level]._replace(seconds=USED * seconds)


def budget_in_worlds(level: str, worlds: int) -> Budget:
    """However long that takes: the same chance then leads to the same thought."""
    return BUDGETS[level]._replace(worlds=worlds, seconds=MOST_SECONDS)


def think(view: View, chance: Mwc, level: str, budget: Budget, worlds_of: Sampler = Beliefs) -> Thought:
    """`worlds_of` is for views without the history that the level would go by."""
    begun = perf_counter()
    if len(view.legal) == 1:
        return Thought(level, view.legal[0])
    if level == AT_ONCE:
        action, others = _by_network(view, chance)
        return Thought(level, action, others, 0, perf_counter() - begun)
    trying = search(view, chance, ROLLOUTS[level], worlds_of)
    found = trying.decide(budget._replace(seconds=budget.seconds - (perf_counter() - begun)))
    leads = {view.legal[place]: lead for place, lead in found.leads.items()}
    seconds = perf_counter() - begun
    return Thought(level, view.legal[found.place], _in_order(leads), found.worlds, seconds)


def _by_network(view: View, chance: Mwc) -> tuple[Action, tuple[Behind, ...]]:
    worths = dict(zip(view.legal, equities(view), strict=True))
    highest = max(worths.values())
    best = one_of([action for action, worth in worths.items() if worth == highest], chance)
    doubt = sqrt(2) * doubts_of(view).equity
    leads = {action: Lead(highest - worth, doubt) for action, worth in worths.items() if action != best}
    return best, _in_order(leads)


def _in_order(leads: Mapping[Action, Lead]) -> tuple[Behind, ...]:
    """The smallest lead first."""
    found = [
        Behind(action, max(points, 0.0), _chance(max(points, 0.0) / doubt))
        for action, (points, doubt) in leads.items()
    ]
    return tuple(sorted(found, key=lambda one: one.points))


def _chance(deviations: float) -> float:
    """That something is above 0 which is so many standard deviations above it, as far as is known."""
    return (1 + erf(deviations / sqrt(2))) / 2


# --- As players -------------------------------------------------------------------------------------------


def thinking(level: str) -> Choose:
    def choose(view: View, chance: Mwc, seconds: float) -> Action:
        return think(view, chance, level, own_budget(level, seconds)).action

    return choose


SEARCHERS: Mapping[str, Choose] = MappingProxyType({level: thinking(level) for level in BUDGETS})


class Searcher:
    """A level above 6 that can be given other limits than its own, and counts the worlds it has tried.

    `worlds` are how many it tries at most, however long that takes; `seconds` are what it may take, more or
    less than it would by itself; with both, `worlds` counts. Without either it takes its own time, but no
    more than it is asked to.

    >>> from boneyard.bots import Mwc, Searcher
    >>> match = Match(SHEETS["mexican-train-classic"], players=3, seed=b"friday")
    >>> bot = Searcher("baron", worlds=5)
    >>> write_action(bot(match.view(match.turn), Mwc(1), 1.0)), bot.tried
    ('12-4@M', 5)
    """

    def __init__(self, level: str, worlds: int | None = None, seconds: float | None = None) -> None:
        if level not in BUDGETS:
            raise ValueError(f"{shorten(level)} is not one of {', '.join(BUDGETS)}")
        if worlds is not None and not 0 <= worlds <= MOST_WORLDS:
            raise ValueError(f"worlds must be from 0 to {MOST_WORLDS}, not {shorten(worlds)}")
        if seconds is not None and not 0 <= seconds <= MOST_SECONDS:
            raise ValueError(f"seconds must be from 0 to {MOST_SECONDS:.0f}, not {shorten(seconds)}")
        self.level = level
        self.budget: Budget | None = None
        if worlds is not None:
            self.budget = budget_in_worlds(level, worlds)
        elif seconds is not None:
            self.budget = budget_in_seconds(level, seconds)
        self.tried: int = 0
        """Worlds, in all its decisions."""

    def __call__(self, view: View, chance: Mwc, seconds: float) -> Action:
        thought = think(view, chance, self.level, self.budget or own_budget(self.level, seconds))
        self.tried += thought.worlds
        return thought.action
