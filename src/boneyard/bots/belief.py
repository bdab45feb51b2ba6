"""Beliefs: worlds that look like a view, each as likely as what the others have chosen makes it."""

from collections import Counter

from boneyard.bots.likelihood import Likelihood
from boneyard.bots.policies import best_policy
from boneyard.bots.redo import Redo
from boneyard.bots.witness import Witness
from boneyard.bots.worlds import Worlds
from boneyard.rules.action import DRAW
from boneyard.rules.chance import Mwc
from boneyard.rules.sheet import Family, Sheet
from boneyard.rules.state import State
from boneyard.rules.view import View

TEMPERATURE = 2.0
ODD = 0.02
LOOKED_BACK_ON = 6
"""So many choices of each seat, the last ones."""
FIRST_STEPS = 12
STEPS = 2
"""Exchanges tried for each hidden place in a hand before the first world, and between two worlds."""


class Beliefs(Worlds):
    """Like `Worlds`, but the others are taken to play about as level 6 does.

    In the families without a belief all worlds are equally likely still.
    """

    def __init__(
        self,
        view: View,
        chance: Mwc,
        sheet: Sheet | None = None,
        *,
        temperature: float = TEMPERATURE,
        odd: float = ODD,
        looked_back_on: int = LOOKED_BACK_ON,
        first_steps: int = FIRST_STEPS,
        steps: int = STEPS,
    ) -> None:
        super().__init__(view, chance, sheet)
        policy = best_policy(self.witness.sheet)
        self.likelihood = Likelihood(self.arrangement, policy, temperature, odd)
        self.steps = 0
        if self.witness.sheet.family is Family.TRAINS:
            lookback = Lookback(self.witness, self.orders(), chance)
            for state, time, chosen in lookback.last(looked_back_on):
                self.likelihood.look_back_on(state, time, chosen)
            hidden = sum(place.seat >= 0 for place in self.places)
            self.steps = steps * hidden
            self.likelihood.walk(chance, first_steps * hidden)

    def move_on(self) -> None:
        if self.steps:
            self.likelihood.walk(self.chance, self.steps)
        else:
            super().move_on()


class Lookback(Redo):
    """The history played once more; `laid` is what the hands this seat does not see have laid, and when."""

    def __init__(self, witness: Witness, orders: list[list[int]], chance: Mwc) -> None:
        self.hidden = set(witness.hands)
        self.laid: list[tuple[State, int, int]] = []
        super().__init__(witness, orders, chance)

    def do(self, code: int, time: int) -> None:
        if code < DRAW and self.state.turn in self.hidden:
            self.laid.append((self.state.clone(), time, code))
        super().do(code, time)

    def last(self, number: int) -> list[tuple[State, int, int]]:
        """So many of each seat, the latest first."""
        found: list[tuple[State, int, int]] = []
        counted: Counter[int] = Counter()
        for one in reversed(self.laid):
            seat = one[0].turn
            counted[seat] += 1
            if counted[seat] <= number:
                found.append(one)
        return found
