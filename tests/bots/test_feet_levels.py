"""The levels for Chickenfoot: legal everywhere, blind to hidden tiles, the best right where it is plain."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard import Round, read_position, write_action, write_position
from boneyard.bots.feet_levels import EQUITY, FEET_LEVELS
from boneyard.rules.chance import Mwc
from tests.counts import count
from tests.properties.tables import FEET, Table, tables
from tests.rulebook import do

TOP = FEET_LEVELS[-1]
TABLE: dict[str, object] = {
    "sheet": "chickenfoot",
    "players": 2,
    "turn": "A",
    "engine": 9,
    "boneyard": "?x10",
    "arms": 0,
    "ends": "4 6",
    "foot": None,
}


def given_table(hand: str, **fields: object) -> Round:
    """A and B, A to move; B holds six tiles nobody has seen unless told otherwise."""
    return read_position({**TABLE, "hands": {"A": hand, "B": "?x6"}, **fields})


def chosen(round_: Round) -> str:
    """What the best level does as A."""
    return write_action(TOP(round_.view(0), Mwc(1), 1.0))


def tile_chosen(round_: Round) -> str:
    return chosen(round_).partition("@")[0]


# --- Anywhere ---------------------------------------------------------------------------------------------


@settings(max_examples=count(10, 100))
@given(tables(FEET))
def test_every_level_plays_every_round_to_its_end(table: Table) -> None:
    for level in FEET_LEVELS:
        round_ = table.deal()
        chance = Mwc(table.seed)
        while round_.turn is not None:
            round_.play(level(round_.view(round_.turn), chance, 1.0))


@settings(max_examples=count(10, 100))
@given(tables(FEET), st.integers(0, len(FEET_LEVELS) - 1))
def test_seats_of_all_levels_play_together(table: Table, first: int) -> None:
    round_ = table.deal()
    chance = Mwc(table.seed)
    while round_.turn is not None:
        level = FEET_LEVELS[(first + round_.turn) % len(FEET_LEVELS)]
        round_.play(level(round_.view(round_.turn), chance, 1.0))


@pytest.mark.parametrize("level", range(len(FEET_LEVELS)))
def test_a_table_told_only_in_part_is_enough(level: int) -> None:
    least = read_position(
        {
            "sheet": "chickenfoot",
            "players": 3,
            "turn": "B",
            "engine": 7,
            "arms": 4,
            "hands": {"B": "7-1 7-2 5-5"},
        }
    )

    assert FEET_LEVELS[level](least.view(1), Mwc(1), 1.0) in least.legal()


@pytest.mark.parametrize("level", range(len(FEET_LEVELS)))
def test_without_a_play_there_is_nothing_to_choose(level: int) -> None:
    view = given_table("5-5 8-7").view(0)

    assert write_action(FEET_LEVELS[level](view, Mwc(1), 1.0)) == "draw"


# --- Where it is plain ------------------------------------------------------------------------------------


def test_the_best_level_sheds_the_double_blank_when_it_can() -> None:
    assert tile_chosen(given_table("0-0 6-0 4-3", ends="0 4")) == "0-0"


def test_the_best_level_sheds_weight_when_somebody_is_about_to_go_out() -> None:
    hand = "6-1 4-9 2-1 3-2"

    assert tile_chosen(given_table(hand, hands={"A": hand, "B": "?x1"})) == "9-4"


def test_the_best_level_goes_out_with_a_drawn_tile() -> None:
    round_ = given_table("8-7", boneyard="6-2 3-3", hands={"A": "8-7", "B": "5-3 9-8"}, ends="4 6")
    do(round_, "draw")

    assert tile_chosen(round_) == "6-2"


def test_the_best_level_begins_a_foot_it_has_all_the_toes_for() -> None:
    assert tile_chosen(given_table("4-4 4-1 4-2 4-3 9-8 9-7")) == "4-4"


def test_the_best_level_leaves_no_end_where_others_can_begin_a_foot_and_it_has_no_toe() -> None:
    # After 6-2 there is a 2 for which A has no tile; after 6-3 a 3 that A can follow.
    assert tile_chosen(given_table("6-2 6-3 5-3 3-1 8-7", ends="6")) == "6-3"


def test_the_best_level_holds_back_a_double_it_has_no_toe_for() -> None:
    assert tile_chosen(given_table("4-4 6-5 5-1 8-5 3-1")) != "4-4"


def test_to_begin_a_foot_is_worth_more_when_the_others_have_shown_to_lack_its_number() -> None:
    hands = {"A": "4-4 4-1 8-7", "B": "7-5 8-3 9-2 6-5 6-3 8-2"}
    told = do(given_table("", turn="B", ends="4", hands=hands, boneyard="7-3 2-1 5-1"), "draw")
    untold = read_position(write_position(told))

    assert foot_over_tile(told) > foot_over_tile(untold)


def foot_over_tile(round_: Round) -> float:
    """How much better A thinks 4-4 is than 4-1."""
    equities = {write_action(action): equity for action, equity in EQUITY(round_.view(0))}
    return equities["4-4@4"] - equities["4-1@4"]


def test_the_best_level_keeps_a_last_double_that_it_could_not_close() -> None:
    # Played out in 20,000 worlds, 4-1 is better by 11 points, whether B holds two tiles or three.
    hand = "6-6 4-1"

    assert tile_chosen(given_table(hand, hands={"A": hand, "B": "?x2"})) == "4-1"
    assert tile_chosen(given_table(hand, hands={"A": hand, "B": "?x3"})) == "4-1"
