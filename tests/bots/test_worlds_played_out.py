"""A sampled world is a round like any other: whatever phase it is sampled in, it can be played to its end."""

from __future__ import annotations

import random

import pytest

from boneyard import SHEETS, Match, Round
from boneyard.bots.worlds import Worlds
from boneyard.rules.chance import Mwc
from boneyard.rules.sheet import Family
from boneyard.rules.state import NOTHING, RUNNING, State
from boneyard.rules.view import Step
from tests.bots.switched import switched
from tests.counts import count
from tests.properties.tables import LONGEST

SHOWING, TURN = "showing", "turn"
PHASES = {
    Family.TRAINS: (TURN, Step.FOLLOW_UP.value, Step.DRAWN.value, Step.UNMARK.value),
    Family.FEET: (TURN, Step.DRAWN.value),
    Family.LINES: (SHOWING, TURN, Step.FOLLOW_UP.value, Step.DRAWN.value, Step.REPLACE.value),
}
WORLDS = 2


def phase(round_: Round) -> str:
    if round_.pending is not None:
        return round_.pending.step.value
    return SHOWING if round_.state.engine == NOTHING else TURN


def play_out(state: State, chance: Mwc) -> None:
    for _ in range(LONGEST):
        if state.over != RUNNING:
            return
        choices = state.list_choices()
        assert choices > 0, "nothing is legal"
        state.apply(state.choices[chance.below(choices)])
    raise AssertionError("the round does not end")


def moments(family: Family, wanted: str, number: int) -> list[Match]:
    """So many matches that are in this phase, on any sheets of the family."""
    sheets = [sheet for sheet in SHEETS.values() if sheet.family is family]
    chance = random.Random(f"{family.value} {wanted}")
    found: list[Match] = []
    while len(found) < number:
        sheet = switched(chance.choice(sheets), chance)
        match = Match(sheet, chance.choice(sheet.player_counts), chance.randbytes(8))
        after = chance.choice((0, 0, 1, 20))
        for _ in range(120):
            if match.over or (phase(match.round) == wanted and after <= len(match.actions)):
                break
            match.play(chance.choice(match.legal()))
        if not match.over and phase(match.round) == wanted:
            found.append(match)
    return found


@pytest.mark.parametrize(
    ("family", "wanted"), [(family, wanted) for family, phases in PHASES.items() for wanted in phases]
)
def test_worlds_of_every_seat_in_every_phase_are_played_to_their_end(family: Family, wanted: str) -> None:
    for number, match in enumerate(moments(family, wanted, count(12, 150))):
        for seat in (None, *range(match.players)):
            worlds = Worlds(match.view(seat), Mwc(number))
            for world in range(WORLDS):
                play_out(worlds.sample(), Mwc(world))
