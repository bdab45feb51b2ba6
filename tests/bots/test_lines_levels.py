"""The levels of Engine 191: legal everywhere, never endless, and the best one right where that is plain."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from boneyard import Round, read_position, write_action
from boneyard.bots.levels import LEVELS
from boneyard.bots.lines_levels import LINES_LEVELS
from boneyard.bots.player import Choose
from boneyard.rules.chance import Mwc
from tests.counts import count
from tests.properties.tables import LINES, LONGEST, Table, tables
from tests.rulebook import do, position

BEST = LINES_LEVELS[-1]


def given_table(hand: str, rival: str = "?x6", **fields: object) -> Round:
    """Two players, A to move with this hand; the main station is 6."""
    table: dict[str, object] = {"players": 2, "engine": 6, "boneyard": "?x8"}
    return position("engine-191", **{**table, **fields, "hands": {"A": hand, "B": rival}})


def chosen(table: Round) -> str:
    """What the best level does there."""
    return write_action(BEST(table.view(0), Mwc(1), 1.0))


@settings(max_examples=count(10, 200))
@given(tables(LINES))
def test_every_level_plays_every_round_to_its_end(table: Table) -> None:
    for level in LINES_LEVELS:
        round_ = table.deal()
        chance = Mwc(table.seed)
        for _ in range(LONGEST):
            if round_.turn is None:
                break
            round_.play(level(round_.view(round_.turn), chance, 1.0))
        assert round_.turn is None, "the round does not end"


def test_who_has_a_double_shows_one() -> None:
    before_the_reveal = given_table("5-5 5-1 3-2 6-4", engine=None)

    assert chosen(before_the_reveal) == "show 5-5"


def test_the_double_shown_is_the_one_a_long_line_begins_with() -> None:
    before_the_reveal = given_table("1-1 0-0 1-6 6-5 5-4 4-2 2-3", engine=None)

    assert chosen(before_the_reveal) == "show 1-1"


def test_the_last_tile_goes_where_no_draw_follows() -> None:
    assert chosen(given_table("6-3")) == "6-3@A"


def test_a_station_comes_before_the_tile_that_follows_it() -> None:
    assert chosen(given_table("4-4 4-1 1-2", trains={"A": "6-4"})) == "4-4@A"


def test_what_leads_on_is_played_before_what_does_not() -> None:
    assert chosen(given_table("6-0 6-4 4-5 5-3 3-2")) == "6-4@A"


def test_weight_goes_first_when_a_rival_is_about_to_go_out() -> None:
    assert chosen(given_table("6-5 6-1 1-0 2-0", rival="?x1")) == "6-5@A"


def test_track_is_removed_when_the_line_leads_nowhere_and_the_station_leads_on() -> None:
    assert chosen(given_table("6-5 5-3 3-2 2-1", trains={"A": "6-4 4-0"})) == "remove"


def test_a_good_line_is_not_removed() -> None:
    assert chosen(given_table("5-3 3-2 6-1", trains={"A": "6-4 4-5"})) == "5-3@A"


def test_the_tile_the_plan_does_not_need_is_given_to_the_score_yard() -> None:
    played = do(given_table("4-3 3-2 5-1", yards={"A": "6-4"}), "6-4@A")

    assert chosen(played) == "give 5-1"


def test_a_station_no_rival_can_complete_is_left_to_bind_them() -> None:
    # Of the fives only 5-0 is not seen, and B has two tiles in hand.
    stations = given_table(
        "5-5 5-1 6-0 2-0",
        rival="?x2",
        trains={"A": "6-5", "B": "6-3"},
        discards="5-4 5-3 5-2",
    )

    assert chosen(do(stations, "5-5@A")) == "stop"


def test_nobody_gives_away_the_last_hand_tile_where_that_is_not_going_out() -> None:
    table = given_table("5-1", yards={"A": "6-2"}, options={"emptied_by_replacement": "not-out"})

    assert chosen(table) != "6-2@A"


@pytest.mark.parametrize("level", LINES_LEVELS, ids=LEVELS)
def test_a_position_need_not_tell_of_the_rivals(level: Choose) -> None:
    told = {"players": 3, "turn": "A", "engine": 9, "hands": {"A": "9-8 8-7"}}
    table = read_position({"sheet": "engine-191", **told})

    assert level(table.view(0), Mwc(1), 1.0) in table.legal()
