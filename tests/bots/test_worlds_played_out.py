"""A sampled world is a round like any other: whatever phase it is sampled in, it can be played to its end."""

from __future__ import annotations

import pytest

from boneyard.bots.worlds import Worlds
from boneyard.rules.chance import Mwc
from boneyard.rules.sheet import Family
from boneyard.rules.state import RUNNING, State
from tests.bots.sampled import PHASES, moments
from tests.counts import count
from tests.properties.tables import LONGEST

WORLDS = 2


def play_out(state: State, chance: Mwc) -> None:
    for _ in range(LONGEST):
        if state.over != RUNNING:
            return
        choices = state.list_choices()
        assert choices > 0, "nothing is legal"
        state.apply(state.choices[chance.below(choices)])
    raise AssertionError("the round does not end")


@pytest.mark.parametrize(("family", "wanted"), PHASES)
def test_worlds_of_every_seat_in_every_phase_are_played_to_their_end(family: Family, wanted: str) -> None:
    for number, match in enumerate(moments(family, wanted, count(12, 150))):
        for seat in (None, *range(match.players)):
            worlds = Worlds(match.view(seat), Mwc(number))
            for world in range(WORLDS):
                play_out(worlds.sample(), Mwc(world))
