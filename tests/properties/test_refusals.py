"""What is not legal is refused whole: a reason, a clause of the sheet, and nothing has changed."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard import SHEETS, Action, IllegalAction, Reason, Round, Tile, read_position, write_position
from boneyard.locales import words
from boneyard.rules.action import END_NAMES, SHOWING, Verb, decode, encode
from boneyard.sheets.clauses import CLAUSES, RULINGS
from boneyard.words.refusals import explain
from tests.counts import count
from tests.properties.tables import Table, double_set, score_yards, steps, tables, walk, walked

WITH_A_TILE = (Verb.PLAY, Verb.SHOW, Verb.GIVE)
BARE = [Action(verb) for verb in Verb if verb not in WITH_A_TILE]
ENDS = (*range(len(END_NAMES)), *range(SHOWING, SHOWING + 13))
NAMED = [Action(verb, tile) for verb in (Verb.SHOW, Verb.GIVE) for tile in double_set(12)]
PLAYS = [Action(Verb.PLAY, tile, end) for tile in double_set(12) for end in ENDS]
EVERY = [*BARE, *NAMED, *PLAYS]


def refusal(round_: Round, action: Action) -> IllegalAction:
    with pytest.raises(IllegalAction) as refused:
        round_.play(action)
    return refused.value


def picture(round_: Round) -> tuple[object, ...]:
    """All that could have changed."""
    seats = (None, *range(round_.state.players))
    return write_position(round_), [round_.view(seat) for seat in seats], list(round_.history)


def check_refusals(round_: Round, actions: list[Action]) -> None:
    before = picture(round_)
    legal = set(round_.legal())
    for action in actions:
        if action not in legal:
            refused = refusal(round_, action)
            assert refused.action == action
            assert isinstance(refused.reason, Reason)
            assert (refused.clause, refused.house_rule) == round_.sheet.grounds(refused.reason)
            assert refused.clause in explain(refused, words())
    assert picture(round_) == before


@settings(max_examples=count(15, 500))
@given(tables(), st.integers(0, 1 << 32))
def test_every_action_that_is_not_listed_is_refused_and_changes_nothing(table: Table, seed: int) -> None:
    rng = random.Random(seed)
    for round_ in walk(table):
        turn = round_.turn
        held = [] if turn is None else [*round_.hand(turn), *score_yards(round_)[turn]]
        own = [Action(Verb.PLAY, tile, end) for tile in held for end in ENDS]
        named = [Action(verb, tile) for verb in (Verb.SHOW, Verb.GIVE) for tile in held]
        some = [*rng.sample(own, min(len(own), 16)), *rng.sample(named, min(len(named), 4))]
        check_refusals(round_, [*BARE, *rng.sample(EVERY, 6), *some])


@settings(max_examples=count(10, 200))
@given(tables(), steps())
def test_no_action_at_all_is_refused_without_a_reason(table: Table, stop: int) -> None:
    check_refusals(walked(table, stop), EVERY)


@given(tables(), steps())
def test_when_the_round_is_over_that_is_the_reason(table: Table, stop: int) -> None:
    round_ = walked(table, stop)
    for action in BARE:
        if action not in round_.legal():
            over = round_.result is not None
            assert (refusal(round_, action).reason is Reason.ROUND_OVER) == over


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_reason_of_a_sheet_rests_on_a_clause_of_its_game_or_a_ruling_on_it(sheet: str) -> None:
    for reason in SHEETS[sheet].refusals:
        clause, _ = SHEETS[sheet].grounds(reason)
        source = CLAUSES.get(clause) or RULINGS[clause]
        assert source.game == SHEETS[sheet].game
        assert words().has(f"clause-{clause.lower()}")


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_reason_of_a_sheet_can_be_put_into_words(sheet: str) -> None:
    for reason in SHEETS[sheet].refusals:
        assert words().has(f"refused-{reason.value}")


def test_every_reason_is_some_sheets_reason() -> None:
    assert set(Reason) == {reason for sheet in SHEETS.values() for reason in sheet.refusals}


def test_every_action_has_a_number_of_its_own() -> None:
    assert len({encode(action) for action in EVERY}) == len(EVERY)
    assert [decode(encode(action)) for action in EVERY] == EVERY


@given(tables())
def test_a_listed_number_is_the_number_of_the_listed_action(table: Table) -> None:
    for round_ in walk(table):
        assert [encode(action) for action in round_.legal()] == round_.state.legal()


MISSHAPEN = [
    pytest.param(Action(Verb.PLAY), id="a play without a tile"),
    pytest.param(Action(Verb.PLAY, Tile(0, 0)), id="a play without an end"),
    pytest.param(Action(Verb.PLAY, None, 0), id="a play of nothing on an end"),
    pytest.param(Action(Verb.PLAY, Tile(0, 12), 0), id="a tile with its low half first"),
    pytest.param(Action(Verb.PLAY, Tile(0, 192), 0), id="halves that are no halves"),
    pytest.param(Action(Verb.PLAY, Tile(12, 0), 11), id="an end past the last"),
    pytest.param(Action(Verb.PLAY, Tile(0, 0), 16), id="an end that shows a number"),
    pytest.param(Action(Verb.PLAY, Tile(12, 0), -1), id="an end before the first"),
    pytest.param(Action(Verb.DRAW, Tile(0, 0), 0), id="a draw with a tile and an end"),
    pytest.param(Action(Verb.DRAW, Tile(0, 0)), id="a draw with a tile"),
    pytest.param(Action(Verb.DRAW, None, 0), id="a draw with an end"),
    pytest.param(Action(Verb.SHOW), id="a show without a tile"),
    pytest.param(Action(Verb.SHOW, Tile(0, 0), 0), id="a show at an end"),
    pytest.param(Action(Verb.GIVE), id="a gift of nothing"),
    pytest.param(Action(Verb.GIVE, None, 0), id="a gift of nothing at an end"),
    pytest.param(Action(Verb.PLAY, Tile(0, 0), 32), id="an end past the highest number"),
    pytest.param(Action(Verb.PLAY, Tile(12, 0), SHOWING + 13), id="an end that shows a thirteen"),
]

FEET = {"sheet": "chickenfoot", "players": 2, "engine": 9, "arms": 1, "boneyard": "6-5 4-3"}
LINES = {"sheet": "engine-191", "players": 2, "engine": 6, "boneyard": "6-5 4-3"}
MOMENTS: dict[str, dict[str, object]] = {
    "double blank fits": {"hands": {"A": "9-0 0-0", "B": "3-2"}, "trains": {"A": "12-0"}},
    "12-0 fits": {"hands": {"A": "12-0 8-7", "B": "3-2"}},
    "draw is due": {"hands": {"A": "8-7", "B": "3-2"}},
    "chickenfoot, 9-0 fits": {**FEET, "ends": "4", "hands": {"A": "9-0 8-7", "B": "3-2"}},
    "chickenfoot, draw is due": {**FEET, "ends": "4", "hands": {"A": "8-7", "B": "3-2"}},
    "engine 191, 6-0 fits": {**LINES, "hands": {"A": "6-0 0-0", "B": "3-2"}},
    "engine 191, double blank fits": {**LINES, "hands": {"A": "0-0 5-3", "B": "3-2"}, "trains": {"A": "6-0"}},
    "engine 191, before the reveal": {**LINES, "engine": None, "hands": {"A": "6-0 0-0", "B": "3-2"}},
}


@pytest.mark.parametrize("fields", MOMENTS.values(), ids=MOMENTS)
@pytest.mark.parametrize("action", MISSHAPEN)
def test_a_misshapen_action_is_refused_whole(action: Action, fields: dict[str, object]) -> None:
    table = {"sheet": "mexican-train-classic", "players": 2, "turn": "A", "engine": 12, "boneyard": "6-5 4-3"}
    round_ = read_position({**table, **fields})
    before = picture(round_)

    assert refuses(round_, action)
    assert picture(round_) == before


def refuses(round_: Round, action: Action) -> bool:
    try:
        round_.play(action)
    except ValueError:
        return True
    return False
