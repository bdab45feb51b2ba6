"""Mexican Train with Super Train: the duty to close a double."""

from __future__ import annotations

import pytest

from boneyard import Reason
from tests.rulebook import clause, do, house_rule, legal, refusal, shown, turn
from tests.sheets.mexican_train_super.super_table import QUEUE, super_table


@clause("B33", "B36")
def test_the_next_player_is_obliged_to_close_the_double() -> None:
    table = super_table(
        hands={"A": "6-6 8-1 5-5", "B": "6-2 9-3 4-0", "C": "3-1 7-7"},
        trains={"A": "4-6", "B": "4-9", "C": "4-3", "M": "4-8"},
        markers="C",
    )
    do(table, "6-6@A", "8-1@MR")

    assert legal(table) == ["6-2@A"]
    for shut in ("9-3@B", "9-3@C", "4-0@ML"):
        assert refusal(table, shut) == (Reason.DOUBLE_WAITS, "B36")
    for refused in ("draw", "pass"):
        assert refusal(table, refused) == (Reason.MUST_PLAY, "BA17")

    do(table, "6-2@A")
    assert shown(table, "open_doubles") == ""
    assert legal(table) == ["3-1@C", "3-1@MR"]


@clause("B33", "B36", "BA27")
def test_whoever_moves_closes_a_double_on_an_unmarked_train_and_touches_no_marker() -> None:
    trains = {"A": "4-1", "C": "4-6 6-6"}
    table = super_table(hands={"A": "6-2 5-5"}, trains=trains, markers="A", open_doubles="C")

    assert legal(table) == ["6-2@C"]
    do(table, "6-2@C")
    assert shown(table, "markers") == "A"

    marked = super_table(hands={"A": "6-2 5-5"}, trains=trains, markers="C", open_doubles="C")
    assert shown(do(marked, "6-2@C"), "markers") == "C"


@clause("B21", "B33")
def test_the_owner_who_closes_the_double_on_his_own_train_takes_his_marker_back() -> None:
    table = super_table(hands={"A": "6-2 5-5"}, trains={"A": "4-6 6-6"}, markers="A", open_doubles="A")

    assert shown(do(table, "6-2@A"), "markers") == ""


@clause("B36")
def test_a_double_of_the_hand_does_not_escape_the_duty() -> None:
    table = super_table(
        hands={"A": "8-8 5-5"}, trains={"B": "4-6 6-6", "M": "4-8"}, open_doubles="B", boneyard="9-1 3-3"
    )

    assert legal(table) == ["draw"]
    assert refusal(table, "8-8@MR") == (Reason.DOUBLE_WAITS, "B36")


@clause("B34")
def test_without_a_match_one_draws_for_the_double_and_plays_what_matches() -> None:
    table = super_table(
        hands={"A": "9-2"}, trains={"B": "4-6 6-6", "M": "4-8"}, open_doubles="B", boneyard="8-6 3-3"
    )

    assert legal(table) == ["draw"]
    assert refusal(table, "pass") == (Reason.MUST_DRAW, "B17")
    assert legal(do(table, "draw")) == ["8-6@B"]
    assert refusal(table, "8-6@MR") == (Reason.DOUBLE_WAITS, "B36")
    assert refusal(table, "keep") == (Reason.MUST_PLAY_DRAWN, "B18")

    do(table, "8-6@B")
    assert shown(table, "open_doubles") == ""
    assert shown(table, "markers") == ""


@clause("B34", "B36", "BA13")
@house_rule("failed_close", "marker")
def test_a_drawn_tile_that_fits_another_train_only_is_kept_and_the_marker_set() -> None:
    table = super_table(
        hands={"A": "9-2"}, trains={"B": "4-6 6-6", "M": "4-8"}, open_doubles="B", boneyard="8-1 3-3"
    )

    do(table, "draw")

    assert turn(table) == "B"
    assert shown(table, "hands") == {"A": "9-2 8-1"}
    assert shown(table, "markers") == "A"
    assert shown(table, "open_doubles") == "B"


@clause("B35", "BA20")
def test_the_duty_passes_from_player_to_player_and_back_to_the_opener() -> None:
    table = super_table(
        hands={"A": "6-6 8-1 9-3", "B": "9-2", "C": "7-2"},
        trains={"A": "4-6", "B": "4-9", "M": "4-8"},
        boneyard="5-0 5-1 5-2 6-0",
    )
    do(table, "6-6@A", "8-1@MR")

    for seat in "BCA":
        assert turn(table) == seat
        assert legal(table) == ["draw"]
        do(table, "draw")
    assert shown(table, "markers") == "A B C"
    assert legal(do(table, "draw")) == ["6-0@A"]


@clause("B34", "B35", "BA13")
@house_rule("failed_close", "no-marker")
def test_where_failing_to_close_costs_no_marker_none_is_set() -> None:
    free = {"failed_close": "no-marker"}
    trains = {"B": "4-6 6-6", "M": "4-8"}
    table = super_table(hands={"A": "9-2"}, trains=trains, open_doubles="B", boneyard="8-1 3-3", options=free)

    do(table, "draw")
    assert turn(table) == "B"
    assert shown(table, "markers") == ""

    nothing_open = super_table(hands={"A": "9-2"}, trains=trains, boneyard="7-1 3-3", options=free)
    assert shown(do(nothing_open, "draw"), "markers") == "A"


@clause("B19", "BA7", "BA13")
@house_rule("failed_close", "no-marker")
def test_failing_ones_own_bonus_costs_the_marker_all_the_same() -> None:
    table = super_table(
        hands={"A": "6-6 5-5"},
        trains={"A": "4-6", "M": "4-8"},
        boneyard="9-0 3-3",
        options={"failed_close": "no-marker"},
    )

    assert shown(do(table, "6-6@A", "draw"), "markers") == "A"


@clause("B39")
@pytest.mark.parametrize(
    ("order", "first", "second"), [("A MR", "6-1@A", "8-2@MR"), ("MR A", "8-2@MR", "6-1@A")]
)
def test_several_open_doubles_are_closed_in_the_order_they_were_laid(
    order: str, first: str, second: str
) -> None:
    table = super_table(hands={"B": "8-2 6-1 5-5"}, trains=QUEUE, open_doubles=order, turn="B")

    assert legal(table) == [first]
    assert refusal(table, second) == (Reason.OLDER_DOUBLE_WAITS, "B39")
    do(table, first)
    assert shown(table, "open_doubles") == order.split()[1]
    assert turn(table) == "C"  # one tile a turn: the newer double is the next player's


@clause("B34", "B39")
def test_a_tile_drawn_for_the_newer_double_does_not_help() -> None:
    table = super_table(hands={"B": "9-2"}, trains=QUEUE, open_doubles="A MR", turn="B", boneyard="8-1 3-3")

    do(table, "draw")

    assert turn(table) == "C"
    assert shown(table, "markers") == "B"
    assert shown(table, "open_doubles") == "A MR"
