"""Rounds for the goldens: dealt from a seed, played on by a fixed rule, copied."""

from __future__ import annotations

from typing import NamedTuple

from boneyard import Action, Round, Sheet, write_action
from boneyard.rules.chance import Mwc, SeededDealer
from boneyard.rules.families import round_of, start_of
from boneyard.rules.lines import LinesState
from boneyard.rules.start import Start
from boneyard.rules.state import State


class Table(NamedTuple):
    """All that a round follows from; `played` actions have been done."""

    players: int
    engine: int
    first: int
    seed: int
    played: int = 0

    def deal(self, sheet: Sheet) -> Round:
        """The round before the first action."""
        dealer = SeededDealer(str(self.seed).encode())
        return begun(sheet, start_of(sheet, self.players), self.engine, self.first, dealer)[0]

    def round(self, sheet: Sheet) -> Round:
        round_ = self.deal(sheet)
        chance = Mwc(self.seed)
        for _ in range(self.played):
            round_.play(choice(round_, chance))
        return round_


def begun(sheet: Sheet, start: Start, engine: int, first: int, dealer: SeededDealer) -> tuple[Round, int]:
    """A round set up, and how many deals were thrown away for it."""
    beginning = start.begin(engine, first, dealer, 0, 0)
    round_ = round_of(sheet, beginning.state)
    round_.tell_beginning(beginning, engine, first, start.players * start.each)
    return round_, beginning.deal_number


def choice(round_: Round, chance: Mwc) -> Action:
    """Any legal action; the order in which they are listed does not matter."""
    legal = sorted(round_.legal(), key=write_action)
    return legal[chance.below(len(legal))]


def again(round_: Round) -> Round:
    """A second round in the same place, sharing nothing that can change."""
    return round_.with_state(round_.state.clone())


def left_to_draw(state: State) -> int:
    return state.boneyard_size - state.boneyard_next


def unshuffled(state: State) -> State:
    """The same, but discards that are turned over keep their order, as in a position given by hand."""
    other = state.clone()
    if isinstance(other, LinesState):
        other.dealer = None
    return other
