"""Search: what each action leads to is tried in worlds that look like the view, and the best by that is done.

Estimates are noisy, and what the equity says beforehand is worth many worlds. So the two are weighed by how
far each is usually off: an action leaves the race when it is clearly behind, and the search ends when one is
left, or the time is up.
"""

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import NamedTuple

from boneyard.bots.policy import Policy
from boneyard.bots.trials import Trials
from boneyard.bots.worlds import Worlds
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
    behind: float
    """How many standard deviations behind is clearly behind."""
    close: float
    """A difference that is not worth more time."""


class Budget(NamedTuple):
    worlds: int
    seconds: float
    actions: int = 8
    """Only the best so many by their equity are tried."""


class Found(NamedTuple):
    """`place` is that of the best action among the legal ones."""

    place: int
    worlds: int
    seconds: float
    values: dict[int, float]
    """Points beyond the action that is best by its equity, for every action that was tried."""


class Search:
    """One decision. Where the equity says nothing at all, `equities` are all the same."""

    FIRST = 8
    """Worlds before anything leaves the race."""
    AT_ONCE = 4
    """Worlds between two looks at it."""
    SURMISED = 4
    """The surmised spread counts for this many worlds."""

    def __init__(
        self,
        view: View,
        chance: Mwc,
        policy: Policy,
        equities: list[float],
        doubts: Doubts,
        worlds_of: Sampler = Worlds,
    ) -> None:
        assert view.seat is not None, "a spectator has no turn"
        self._view = view
        self._chance = chance
        self._policy = policy
        self._equities = equities
        self._doubts = doubts
        self._worlds_of = worlds_of

    def decide(self, budget: Budget) -> Found:
        begun = perf_counter()
        view = self._view
        assert view.seat is not None
        order = sorted(range(len(self._equities)), key=lambda place: -self._equities[place])[: budget.actions]
        worlds = self._worlds_of(view, self._chance)
        world = worlds.sample()
        legal = world.legal()
        trials = Trials(view.seat, [legal[place] for place in order], self._policy)
        racing = list(range(len(order)))
        prior = [self._equities[place] for place in order]
        while len(racing) > 1 and trials.worlds < budget.worlds:
            trials.try_in(world, racing, self._chance.below(SEEDS))
            if trials.worlds >= self.FIRST and trials.worlds % self.AT_ONCE == 0:
                racing = self._still_racing(trials, racing, prior)
            each = (perf_counter() - begun) / int(trials.worlds)
            if perf_counter() - begun + each > budget.seconds:
                break
            if len(racing) > 1 and trials.worlds < budget.worlds:
                world = worlds.sample()
        best = self._leader(trials, racing, prior)
        values = {order[one]: self._lead(trials, one, 0, prior)[0] for one in racing} if trials.worlds else {}
        return Found(order[best], trials.worlds, perf_counter() - begun, values)

    def _leader(self, trials: Trials, racing: list[int], prior: list[float]) -> int:
        if not trials.worlds:
            return racing[0]
        first = racing[0]
        return max(racing, key=lambda one: self._lead(trials, one, first, prior)[0])

    def _still_racing(self, trials: Trials, racing: list[int], prior: list[float]) -> list[int]:
        leader = self._leader(trials, racing, prior)
        kept = []
        for one in racing:
            lead, doubt = self._lead(trials, leader, one, prior)
            if one == leader or (
                lead < self._doubts.behind * doubt and lead + self._doubts.behind * doubt > self._doubts.close
            ):
                kept.append(one)
        return kept

    def _lead(self, trials: Trials, one: int, other: int, prior: list[float]) -> tuple[float, float]:
        """By how many points the one is better, and how far that may be off."""
        if one == other:
            return 0.0, 0.0
        doubts = self._doubts
        n = int(trials.worlds)
        seen = trials.difference(one, other)
        spread = trials.squares(one, other, seen) + self.SURMISED * doubts.world**2
        certain = n * (n + self.SURMISED - 1) / spread
        before = 1 / (2 * doubts.equity**2)
        lead = ((prior[one] - prior[other]) * before + seen * certain) / (before + certain)
        return lead, 1 / sqrt(before + certain)
