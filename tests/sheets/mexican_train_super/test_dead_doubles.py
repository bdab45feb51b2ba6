"""Mexican Train with Super Train: a double that can no longer be closed."""

from __future__ import annotations

from boneyard import Reason, Round
from tests.rulebook import clause, do, house_rule, legal, over, refusal, shown, turn
from tests.sheets.mexican_train_super.super_table import DEAD_SIX, SIXES, super_table

RELEASED = {"dead_double": "released"}


def dead(hand: str, **fields: object) -> Round:
    """Seat A moves while the double-six on B's train can never be closed."""
    return super_table(**{"hands": {"A": hand}, "trains": DEAD_SIX, "open_doubles": "B", **fields})


@clause("B36", "BA15")
@house_rule("dead_double", "binds")
def test_a_double_that_cannot_be_closed_binds_all_the_same() -> None:
    table = dead("4-0 9-2", boneyard="4-3 5-5")

    assert legal(table) == ["draw"]
    assert refusal(table, "4-0@M") == (Reason.DOUBLE_WAITS, "B36")
    do(table, "draw")
    assert turn(table) == "B"
    assert shown(table, "markers") == "A"


@clause("B24", "BA15")
@house_rule("dead_double", "binds")
def test_a_dead_double_binds_until_the_yard_is_empty_which_ends_the_round() -> None:
    hands = {"A": "4-0", "B": "4-3", "C": "4-1"}
    table = super_table(hands=hands, trains=DEAD_SIX, open_doubles="B", boneyard="5-1 9-7")

    do(table, "draw")
    assert legal(table) == ["draw"]
    assert over(do(table, "draw")) == ("yard-empty", "C", (10, 23, 5))


@clause("B37", "B38", "BA15")
@house_rule("dead_double", "binds")
def test_a_drawn_double_may_be_played_beside_a_dead_one_but_nothing_closes_it() -> None:
    trains = {**DEAD_SIX, "M": "4-9"}
    table = dead("3-1", trains=trains, boneyard="9-9 4-3 5-5")

    assert legal(do(table, "draw")) == ["9-9@MR", "keep"]
    do(table, "9-9@MR")
    assert turn(table) == "B"
    assert shown(table, "markers") == "A"
    assert shown(table, "open_doubles") == "B MR"


@clause("B31", "B39", "BA10", "BA15")
@house_rule("dead_double", "binds")
def test_a_dead_oldest_double_keeps_the_newer_ones_waiting_in_the_openers_bonus() -> None:
    trains = {"A": "4-12 12-6", "C": f"{SIXES} 11-6", "M": "4-9"}
    table = super_table(hands={"A": "6-6 9-9 9-1 5-5"}, trains=trains, boneyard="7-3 2-2")

    do(table, "6-6@A", "9-9@MR")

    assert legal(table) == ["draw"]
    assert refusal(table, "9-1@MR") == (Reason.OLDER_DOUBLE_WAITS, "B39")


@clause("BA15")
@house_rule("dead_double", "released")
def test_a_released_double_binds_nobody_and_stays_where_it_lies() -> None:
    table = dead("4-0 9-2", options=RELEASED)

    assert legal(table) == ["4-0@A", "4-0@M"]
    do(table, "4-0@A")
    assert shown(table, "open_doubles") == "B"


@clause("B36", "BA15")
@house_rule("dead_double", "released")
def test_a_double_binds_while_its_last_tile_is_not_on_the_table() -> None:
    trains = {"B": "4-12 12-6 6-6", "C": SIXES}
    for place in ({"hands": {"A": "4-0", "B": "11-6"}}, {"hands": {"A": "4-0"}}):
        table = super_table(**place, trains=trains, open_doubles="B", boneyard="4-3 5-5", options=RELEASED)

        assert legal(table) == ["draw"]
        assert refusal(table, "4-0@M") == (Reason.DOUBLE_WAITS, "B36")


@clause("B39", "BA15")
@house_rule("dead_double", "released")
def test_behind_a_released_double_the_next_one_binds() -> None:
    trains = {**DEAD_SIX, "M": "4-9 9-9"}
    table = dead("9-1 4-0", trains=trains, open_doubles="B MR", options=RELEASED)

    assert legal(table) == ["9-1@MR"]
    assert refusal(table, "4-0@A") == (Reason.DOUBLE_WAITS, "B36")
    assert shown(do(table, "9-1@MR"), "open_doubles") == "B"


@clause("B18", "B31", "BA15")
@house_rule("dead_double", "released")
def test_beside_a_released_double_a_drawn_double_is_played_as_if_none_were_open() -> None:
    table = dead("3-1", trains={**DEAD_SIX, "M": "4-9"}, boneyard="9-9 9-0 5-5", options=RELEASED)

    assert legal(do(table, "draw")) == ["9-9@MR"]
    assert legal(do(table, "9-9@MR")) == ["draw"]  # a bonus, not the second draw of B38
    assert shown(table, "pending") == {"step": "follow-up", "tile": "9-9"}


@clause("B31", "BA9", "BA15")
@house_rule("dead_double", "released")
def test_a_double_dead_as_it_is_laid_earns_its_bonus_and_leaves_no_duty() -> None:
    trains = {"A": "4-12 12-6", "C": f"{SIXES} 11-6", "M": "4-9"}
    hands = {"A": "6-6 9-1 5-5", "B": "4-0 3-3"}
    table = super_table(hands=hands, trains=trains, options=RELEASED)

    assert legal(do(table, "6-6@A")) == ["9-1@MR"]
    assert legal(do(table, "9-1@MR")) == ["4-0@B", "4-0@ML"]


@clause("BA13", "BA15")
@house_rule("dead_double", "released")
@house_rule("failed_close", "no-marker")
def test_beside_a_released_double_a_failed_turn_costs_the_marker() -> None:
    free = {**RELEASED, "failed_close": "no-marker"}
    table = dead("9-2", boneyard="7-3 5-5", options=free)

    assert shown(do(table, "draw"), "markers") == "A"
