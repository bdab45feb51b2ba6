"""A hint is the best action by the best level there is. It follows from the view alone, and can be told."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings

from boneyard import SHEETS, Round, write_position
from boneyard.analysis.hints import MOST_REASONS, hint
from boneyard.bots.equity import best_by
from boneyard.bots.levels import best_equity
from boneyard.bots.worlds import Worlds
from boneyard.record.position import read_position
from boneyard.rules.chance import Mwc
from boneyard.words.hints import deed, reasons
from tests.counts import count
from tests.properties.tables import Table, steps, tables, walked
from tests.rulebook import position
from tests.words.spoken import speech_at

FEW = settings(max_examples=count(60, 1000))


def told(round_: Round) -> list[str]:
    """The hint in words, the action first."""
    assert round_.turn is not None
    advice = hint(round_.view(round_.turn))
    speech = speech_at(round_)
    return [deed(advice.action, speech), *reasons(advice, speech)]


@FEW
@given(tables(), steps())
def test_a_hint_is_legal_and_can_be_told_wherever_a_round_has_come(table: Table, stop: int) -> None:
    round_ = walked(table, stop)
    if round_.turn is None:
        return
    view = round_.view(round_.turn)

    advice = hint(view)

    assert Counter([advice.action, *(other.action for other in advice.others)]) == Counter(view.legal)
    assert [other.equity for other in advice.others] == sorted(
        (other.equity for other in advice.others), reverse=True
    )
    assert 1 <= len(advice.reasons) <= MOST_REASONS
    assert all(text.endswith((".", "!")) for text in told(round_)[1:])


@FEW
@given(tables(), steps())
def test_a_hint_can_be_given_where_only_the_position_is_known(table: Table, stop: int) -> None:
    """The history is lost, and the other hands and the boneyard are unknown."""
    round_ = walked(table, stop)
    if round_.turn is None or round_.pending is not None:
        return
    known = write_position(round_)
    turn = "ABCDEFGH"[round_.turn]
    hands = known["hands"]
    assert isinstance(hands, dict)
    told_hands = {
        seat: hand for seat, hand in hands.items() if seat == turn or not hand
    }  # left out: not empty
    size = len(str(known["boneyard"]).split())
    partial = read_position(
        known | {"hands": told_hands, "boneyard": f"?x{size}" if size else "", "shown": {}}
    )

    assert told(partial)


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_hint_does_not_change_when_hidden_tiles_change_places(sheet: str) -> None:
    table = Table(sheet, {}, 3, 9, 0, 12, None, (3, 1, 4, 1, 5, 9, 2, 6))
    chance = Mwc(5)
    for stop in range(0, 40, 2):
        real = walked(table, stop)
        if real.turn is None:
            return
        view = real.view(real.turn)
        other = real.with_state(Worlds(view, chance).sample())
        assert hint(other.view(real.turn)) == hint(view)


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_hint_is_what_the_best_level_thinks_best(sheet: str) -> None:
    round_ = walked(Table(sheet, {}, 3, 9, 0, 7, None, (2, 7, 1)), 12)
    assert round_.turn is not None
    view = round_.view(round_.turn)
    equity = best_equity(round_.sheet)
    highest = max(worth for _, worth in equity(view))

    assert hint(view).action in [action for action, worth in equity(view) if worth == highest]
    assert best_by(equity)(view, Mwc(1), 1.0) in view.legal


def test_where_there_is_nothing_to_choose_it_is_said() -> None:
    table = position(hands={"A": "7-5 6-4"}, boneyard="?x5")

    assert told(table) == ["draw a tile", "There is no other choice."]
