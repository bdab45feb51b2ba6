"""Rows for `tools.fit` from single decisions: every legal action played out in the same sampled worlds.

What counts is how much better an action came out than the others of its decision.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boneyard import Round
from boneyard.bots.equity import LinearEquity, about_best_by, best_by
from boneyard.bots.worlds import Worlds
from boneyard.rules.chance import Mwc
from boneyard.sim.duplicate import Deals, relative
from boneyard.sim.seated import Bots, play_round
from tools.least_squares import Equations, centred

NOISE = 2.0
"""Points: how freely actions are chosen on the way, so that unusual tables come up too."""
WORLDS = 4
LOOK_EVERY = 9
"""One in about this many decisions is looked at."""


class Looker:
    """Plays as told, and looks closely at some of the decisions."""

    def __init__(self, equity: LinearEquity, players: int, chance: Mwc) -> None:
        self.equity = equity
        self.chance = chance
        self.noisy = about_best_by(equity, NOISE)
        self.bots = Bots([best_by(equity)] * players, [chance] * players)

    def decisions(self, round_: Round) -> Iterator[Equations]:
        while round_.turn is not None:
            legal = round_.legal()
            if len(legal) == 1:
                round_.play(legal[0])
                continue
            if self.chance.below(LOOK_EVERY) == 0:
                yield self.look(round_)
            round_.play(self.noisy(round_.view(round_.turn), self.chance, 1.0))

    def look(self, round_: Round) -> Equations:
        """For every legal action its features, and the relative points it came to in the mean."""
        seat = round_.turn
        assert seat is not None
        view = round_.view(seat)
        worlds = Worlds(view, self.chance)
        totals = [0.0] * len(view.legal)
        for _ in range(WORLDS):
            state = worlds.sample()
            for i, action in enumerate(view.legal):
                other = round_.with_state(state.clone())
                other.play(action)
                totals[i] += relative(play_round(other, self.bots).scores, seat)
        return centred(self.equity.features(view), [total / WORLDS for total in totals])


def from_worlds(tables: Sequence[Deals], number: int, now: LinearEquity) -> Iterator[Equations]:
    deals = tables[number % len(tables)]
    return Looker(now, deals.players, Mwc(number)).decisions(deals.dealt(number))
