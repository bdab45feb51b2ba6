"""Search: what each action leads to is tried in worlds that look like the view, and the best by that is done.

Estimates are noisy, and what the equity says beforehand is worth many worlds. So the two are weighed by how
far each is usually off: an action leaves the race when it is clearly behind, and the search ends when one is
left, or the time is up.
"""

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import NamedTuple

from boneyard.bots.own_train import own_seat
from boneyard.bots.policy import Policy
from boneyard.bots.trials import Trials
from boneyard.bots.worlds import Worlds
from boneyard.rules.action import encode
from boneyard.rules.chance import Mwc
from boneyard.rules.view import View

SEEDS = 1 << 30

Sampler = Callable[[View, Mwc], Worlds]
"""Of the worlds that look like a view."""


class Doubts(NamedTuple):
    """How far things are off, in points."""

    equity: float
    """What an action is really worth, beside what its equity says."""
    world: float
    """The difference of two actions in one world, beside their difference in all."""


class Budget(NamedTuple):
    worlds: int
    seconds: float
    actions: int = 8
    """Only the best so many by their equity are tried."""
    behind: float = 2.0
    """How many standard deviations behind is clearly behind: the more, the longer the race."""


class Lead(NamedTuple):
    """By how many points one action is better than another, and how far that may be off."""

    points: float
    doubt: float


class Found(NamedTuple):
    """`place` is that of the best action among the legal ones; `leads` tell how far the others that were
    tried are behind it, or, if they have left the race, how far they were behind the best of that moment."""

    place: int
    worlds: int
    seconds: float
    leads: dict[int, Lead]


class Search:
    """One decision. Where the equity says nothing at all, `equities` are all the same."""

    FIRST = 8
    """Worlds before anything leaves the race that was in it beforehand."""
    MORE = 8
    """The race is looked at again when there are more worlds by this part: an eighth."""
    SURMISED = 4
    """The surmised spread counts for this many worlds."""
    CLOSE = 0.1
    """Points that are not worth more time."""
    LOOKING_BACK = 0.3
    """Of the time, at most."""

    def __init__(
        self,
        view: View,
        chance: Mwc,
        policy: Policy,
        equities: list[float],
        doubts: Doubts,
        worlds_of: Sampler = Worlds,
        won: float = 0.0,
    ) -> None:
        self._view = view
        self._chance = chance
        self._policy = policy
        self._equities = equities
        self._doubts = doubts
        self._worlds_of = worlds_of
        self._won = won

    def decide(self, budget: Budget) -> Found:
        begun = perf_counter()
        until = begun + budget.seconds
        places = sorted(range(len(self._equities)), key=lambda place: -self._equities[place])
        places = places[: budget.actions]
        prior = [self._equities[place] for place in places]
        actions = [encode(self._view.legal[place]) for place in places]
        trials = Trials(own_seat(self._view), actions, self._policy, self._won)
        leads: dict[int, Lead] = {}
        racing = self._still_racing(trials, list(range(len(places))), prior, leads, budget.behind)
        worlds = self._begin(until) if len(racing) > 1 and perf_counter() < until else None
        look_at = self.FIRST
        trying_since = perf_counter()
        while worlds and len(racing) > 1 and trials.worlds < budget.worlds and perf_counter() < until:
            if not trials.try_in(worlds.sample(), racing, self._chance.below(SEEDS), until):
                break
            if trials.worlds >= look_at:
                look_at += max(look_at // self.MORE, 1)
                racing = self._still_racing(trials, racing, prior, leads, budget.behind)
            now = perf_counter()
            if now + (now - trying_since) / int(trials.worlds) > until:
                break
        best = self._best(trials, racing, prior)
        leads.update((one, self._lead(trials, best, one, prior)) for one in racing)
        del leads[best]
        return Found(
            places[best],
            trials.worlds,
            perf_counter() - begun,
            {places[one]: lead for one, lead in leads.items()},
        )

    def _begin(self, until: float) -> Worlds:
        worlds = self._worlds_of(self._view, self._chance)
        worlds.look_back(self.LOOKING_BACK * (until - perf_counter()))
        return worlds

    def _still_racing(
        self, trials: Trials, racing: list[int], prior: list[float], leads: dict[int, Lead], behind: float
    ) -> list[int]:
        """Those that are not clearly behind the best; `leads` are brought up to date."""
        best = self._best(trials, racing, prior)
        leads.update((one, self._lead(trials, best, one, prior)) for one in racing)
        return [one for one in racing if one == best or self._may_be_better(leads[one], behind)]

    def _best(self, trials: Trials, racing: list[int], prior: list[float]) -> int:
        first = racing[0]
        return max(racing, key=lambda one: self._lead(trials, one, first, prior).points)

    def _may_be_better(self, lead: Lead, behind: float) -> bool:
        """The one that is behind may be the best after all, and by more than is not worth the time."""
        return lead.points + self.CLOSE < behind * lead.doubt

    def _lead(self, trials: Trials, one: int, other: int, prior: list[float]) -> Lead:
        if one == other:
            return Lead(0.0, 0.0)
        doubts = self._doubts
        before = 1 / (2 * doubts.equity**2)
        certain = seen = 0.0
        n = int(trials.worlds)
        if n:
            seen = trials.difference(one, other)
            spread = trials.squares(one, other, seen) + self.SURMISED * doubts.world**2
            certain = n * (n + self.SURMISED - 1) / spread
        points = ((prior[one] - prior[other]) * before + seen * certain) / (before + certain)
        return Lead(points, 1 / sqrt(before + certain))
