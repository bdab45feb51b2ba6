"""Every level on every sheet: legal, blind to what it may not know, and the same compiled and interpreted."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard import SHEETS, Match
from boneyard.bots.levels import DISPATCHER_1, LEVELS, bot_named
from boneyard.bots.thought import AT_ONCE
from boneyard.bots.worlds import Worlds
from boneyard.rules.chance import Mwc
from tests.bots.choices import choices
from tests.counts import count
from tests.properties.builds import SOURCES, told_by
from tests.properties.tables import LONGEST, Table, tables

ROUNDS = count(1, 20)
STEPS = count(40, 400)


@settings(max_examples=count(30, 600))
@given(tables(), st.permutations(LEVELS))
def test_levels_of_all_kinds_play_any_round_to_its_end(table: Table, names: list[str]) -> None:
    round_ = table.deal()
    bots = [bot_named(name, round_.sheet) for name in names]
    chance = Mwc(table.seed)
    for _ in range(LONGEST):
        if round_.turn is None:
            return
        bot = bots[round_.turn % len(bots)]
        round_.play(bot(round_.view(round_.turn), chance, 1.0))
    raise AssertionError("the round does not end")


@pytest.mark.parametrize("name", [*LEVELS, AT_ONCE, DISPATCHER_1])
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_choice_does_not_change_when_hidden_tiles_change_places(sheet: str, name: str) -> None:
    match = Match(SHEETS[sheet], 3, b"blind")
    bot = bot_named(name, SHEETS[sheet])
    chance = Mwc(3)
    for step in range(STEPS):
        turn = match.turn
        if turn is None:
            break
        view = match.view(turn)
        other = match.round.with_state(Worlds(view, chance).sample()).view(turn)
        action = bot(view, Mwc(step), 1.0)
        bot(match.view(turn), Mwc(step + 1), 1.0)  # what it was asked before must not matter

        assert bot(other, Mwc(step), 1.0) == action
        match.play(action)


@pytest.mark.parametrize("sheet", SHEETS)
def test_interpreted_and_compiled_choose_alike(sheet: str) -> None:
    interpreted = told_by("tests.bots.choices", sheet, str(ROUNDS), path=str(SOURCES))
    built = told_by("tests.bots.choices", sheet, str(ROUNDS), path=None)

    assert not interpreted["compiled"]
    assert interpreted["choices"] == choices(sheet, ROUNDS)
    if built["sources"] != interpreted["sources"]:
        pytest.skip("the package in .venv was not built from the sources in src: make build")
    assert built["choices"] == interpreted["choices"]
