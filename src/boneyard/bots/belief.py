"""Beliefs: worlds that look like a view, each as likely as what the others have chosen makes it."""

from collections.abc import Mapping
from math import ceil, inf
from time import perf_counter
from types import MappingProxyType

from boneyard.bots.arrangement import NOBODY
from boneyard.bots.likelihood import Likelihood
from boneyard.bots.policies import best_policy
from boneyard.bots.policy import Memory, Policy
from boneyard.bots.redo import Redo
from boneyard.bots.witness import Witness
from boneyard.bots.worlds import Worlds
from boneyard.rules.action import DRAW, GIVE
from boneyard.rules.chance import Mwc
from boneyard.rules.sheet import Family, Sheet
from boneyard.rules.state import State
from boneyard.rules.view import View

TEMPERATURES: Mapping[Family, float] = MappingProxyType(
    {Family.TRAINS: 2.0, Family.FEET: 1.0, Family.LINES: 1.0}
)
"""Level 6 itself is sharper, but not all play like it: a compromise that was tried on hands of levels 4, 6
and 7. The walk gets about more easily, too."""
ODD = 0.1
"""How often somebody does just anything that is legal."""
FIRST_STEPS = 10.0
STEPS = 1.0
"""Exchanges tried for each hidden place in a hand before the first world, and between two worlds: with a
quarter of them worlds resemble each other so much that a search trusts them too far."""


class Beliefs(Worlds):
    """Like `Worlds`, but the others are taken to play about as level 6 does."""

    def __init__(
        self,
        view: View,
        chance: Mwc,
        sheet: Sheet | None = None,
        *,
        temperature: float | None = None,
        odd: float = ODD,
        first_steps: float = FIRST_STEPS,
        steps: float = STEPS,
    ) -> None:
        super().__init__(view, chance, sheet)
        self.temperature = temperature or TEMPERATURES[self.witness.sheet.family]
        self.odd = odd
        self.hidden = sum(place.seat != NOBODY for place in self.places)
        self.first_steps = ceil(first_steps * self.hidden)
        self.steps = ceil(steps * self.hidden)
        self.likelihood: Likelihood | None = None
        self.has_looked_back = False

    def look_back(self, seconds: float) -> None:
        """What was chosen last is looked at first: it says most, and there may be no time for the rest."""
        self.has_looked_back = True
        until = perf_counter() + seconds
        policy = best_policy(self.witness.sheet)
        self.likelihood = Likelihood(self.arrangement, policy, self.temperature, self.odd)
        for decision in reversed(Lookback(self.witness, self.orders(), self.chance, policy).decisions):
            if perf_counter() > until:
                return
            self.likelihood.look_back_on(*decision)
        steps = self.first_steps
        while steps > 0 and perf_counter() < until:
            self.likelihood.walk(self.chance, min(steps, self.hidden))
            steps -= self.hidden

    def move_on(self) -> None:
        if not self.has_looked_back:
            self.look_back(inf)
        if self.likelihood is None:
            super().move_on()
        else:
            self.likelihood.walk(self.chance, self.steps)


class Lookback(Redo):
    """The history played once more; `decisions` are those of the hands that this seat does not see: the
    state, the time, what was laid or given, and what had been shown by then."""

    def __init__(self, witness: Witness, orders: list[list[int]], chance: Mwc, policy: Policy) -> None:
        self.hidden = set(witness.hands)
        self.decisions: list[tuple[State, int, int, Memory]] = []
        self.memory = policy.memory
        self.memory.begin()
        super().__init__(witness, orders, chance)

    def do(self, code: int, time: int) -> None:
        if (code < DRAW or code >= GIVE) and self.state.turn in self.hidden:
            self.decisions.append((self.state.clone(), time, code, self.memory.copy()))
        self.memory.note(self.state, code)
        super().do(code, time)
