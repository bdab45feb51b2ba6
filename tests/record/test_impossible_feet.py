"""Tables of Chickenfoot that no tiles can make are refused: arms, ends, foot and laid against each other."""

from __future__ import annotations

import pytest

from boneyard import BadPosition, read_position, write_position

BARE: dict[str, object] = {"sheet": "chickenfoot", "players": 3, "turn": "A", "engine": 9, "arms": 4}
TWO_ARMS: dict[str, object] = {**BARE, "arms": 2, "ends": "4 7", "laid": "9-9 9-4 9-7"}
FOUR: dict[str, object] = {"pips": 4, "toes": 2}
FOOTED: dict[str, object] = {**BARE, "arms": 2, "ends": "0 7", "foot": FOUR, "laid": "9-9 9-4 9-7 4-4 4-0"}
FOOT_DONE: dict[str, object] = {**BARE, "arms": 3, "ends": "0 1 2", "laid": "9-9 9-4 4-4 4-0 4-1 4-2"}

TOO_MANY = "ends: there are more ends than the arms and doubles on this table can make"
NO_TILES = "ends: no tiles are left that could make these arms, ends and foot"
TOO_FEW_FOURS = "laid: too few tiles with a 4 can lie on the table"
NOT_THESE = "laid: these tiles cannot make these arms, ends and foot"
BARE_SPINNER = "while every arm of the spinner is free, nothing else lies on the table"


def refused(table: dict[str, object], **fields: object) -> str:
    with pytest.raises(BadPosition) as problem:
        read_position({**table, **fields})
    return str(problem.value)


def is_read(table: dict[str, object], **fields: object) -> bool:
    position = write_position(read_position({**table, **fields}))
    return write_position(read_position(position)) == position


def untold(table: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in table.items() if name != "laid"}


def hands_with(*tiles: str) -> dict[str, str]:
    return {"B": " ".join(tiles), "C": "?"}


@pytest.mark.parametrize(
    "table", [BARE, TWO_ARMS, FOOTED, FOOT_DONE], ids=["bare", "arms", "foot", "foot done"]
)
def test_tables_of_real_rounds_are_read_told_or_not(table: dict[str, object]) -> None:
    assert is_read(table)
    assert is_read(untold(table))


def test_ends_may_be_left_out() -> None:
    for ends in ("", "4", "7"):
        assert is_read(TWO_ARMS, ends=ends)
        assert is_read(untold(TWO_ARMS), ends=ends)


# --- The spinner alone ------------------------------------------------------------------------------------


def test_while_all_arms_are_free_the_spinner_lies_alone() -> None:
    assert refused(BARE, ends="4") == f"ends: {BARE_SPINNER}"
    assert refused(BARE, foot=FOUR) == f"foot: {BARE_SPINNER}"
    assert refused(BARE, laid="9-9 9-4") == f"laid: {BARE_SPINNER}"
    assert refused(BARE, laid="9-9 4-4") == f"laid: {BARE_SPINNER}"
    assert is_read(BARE, laid="9-9")
    assert is_read(BARE, laid="")


# --- How many ends ----------------------------------------------------------------------------------------


def test_a_filled_arm_makes_an_end_and_a_finished_foot_two_more() -> None:
    assert refused(TWO_ARMS, ends="4 7 7") == TOO_MANY
    assert refused(FOOTED, ends="0 0 7") == TOO_MANY
    assert refused(FOOT_DONE, ends="0 1 2 2") == TOO_MANY


def test_an_open_foot_takes_an_end_and_each_toe_gives_one() -> None:
    nobody_holds_a_double: dict[str, object] = {"B": "8-8 7-7 6-6 5-5 3-3 2-2 1-1 0-0", "C": "?"}
    for toes, ends in ((3, "1"), (2, "1 2"), (1, "1 2 3")):
        footed = {**BARE, "arms": 2, "foot": {"pips": 4, "toes": toes}, "hands": nobody_holds_a_double}
        assert is_read(footed, ends=ends)
        assert refused(footed, ends=f"{ends} 8") == TOO_MANY


def test_a_million_ends_are_too_many() -> None:
    assert refused(untold(TWO_ARMS), ends="4 " * 1_000_000) == TOO_MANY


def test_doubles_that_are_held_have_no_toes() -> None:
    doubles = "8-8 7-7 6-6 5-5 4-4 3-3 2-2 1-1"

    assert is_read(BARE, arms=3, ends="1 2 3", hands=hands_with(doubles))
    assert refused(BARE, arms=3, ends="1 2 3", hands=hands_with(doubles, "0-0")) == TOO_MANY


# --- Which ends -------------------------------------------------------------------------------------------


def test_each_end_is_shown_by_a_tile_of_its_own() -> None:
    fours = ["9-4", "8-4", "7-4", "6-4", "5-4", "4-3", "4-2", "4-1", "4-0"]

    assert is_read(BARE, arms=0, ends="4 " * 9)
    assert refused(BARE, arms=0, ends="4 " * 10) == NO_TILES
    assert is_read(BARE, arms=0, ends="4 4", hands=hands_with(*fours[2:]))
    assert refused(BARE, arms=0, ends="4 4", hands=hands_with(*fours[1:])) == NO_TILES


def test_one_tile_cannot_show_both_its_numbers() -> None:
    fours_but_one = ["9-4", "8-4", "7-4", "6-4", "5-4", "4-2", "4-1", "4-0"]
    threes_but_one = ["9-3", "8-3", "7-3", "6-3", "5-3", "3-2", "3-1", "3-0"]
    hands = hands_with(*fours_but_one, *threes_but_one)

    assert is_read(BARE, arms=0, ends="4 2 1", hands=hands)
    assert refused(BARE, arms=0, ends="4 3 1", hands=hands) == NO_TILES


def test_a_tile_goes_to_the_end_that_has_no_other() -> None:
    ones = ["9-1", "8-1", "7-1", "6-1", "5-1", "4-1", "3-1"]

    assert is_read(BARE, arms=0, ends="1 1 2", hands=hands_with(*ones))
    assert is_read(BARE, arms=0, ends="0 1 2", hands=hands_with(*ones, "2-1", "8-0", "7-0"))


def test_the_tile_under_an_open_foot_shows_no_end() -> None:
    fours_but_two = ["9-4", "8-4", "7-4", "6-4", "5-4", "4-3", "4-2"]
    foot = {"pips": 4, "toes": 3}

    assert is_read(BARE, arms=1, ends="4", foot=foot, hands=hands_with(*fours_but_two))
    one_short = "foot: too few tiles with a 4 can lie on the table"
    assert refused(BARE, arms=1, ends="4", foot=foot, hands=hands_with(*fours_but_two, "4-1")) == one_short


# --- Arms and toes ----------------------------------------------------------------------------------------


def test_each_filled_arm_carries_a_tile_of_the_spinners_number() -> None:
    nines = ["9-8", "9-7", "9-6", "9-5", "9-4", "9-3", "9-2"]

    assert is_read(BARE, arms=2, hands=hands_with(*nines))
    assert (
        refused(BARE, arms=1, hands=hands_with(*nines)) == "arms: too few tiles with a 9 can lie on the table"
    )
    assert refused(TWO_ARMS, arms=1) == "arms: too few tiles with a 9 can lie on the table"


def test_each_toe_is_a_tile_of_the_foots_number() -> None:
    fours = ["8-4", "7-4", "6-4", "5-4", "4-3", "4-2", "4-1"]

    assert is_read(BARE, arms=3, foot={"pips": 4, "toes": 2}, hands=hands_with(*fours))
    one_toe = "foot: too few tiles with a 4 can lie on the table"
    assert (
        refused(BARE, arms=3, foot={"pips": 4, "toes": 2}, hands=hands_with(*fours, "4-0", "9-4")) == one_toe
    )
    assert refused(FOOTED, laid="9-9 9-7 9-6 4-4", ends="7") == one_toe


def test_a_finished_foot_has_three_toes() -> None:
    assert refused(FOOT_DONE, laid="9-9 9-4 4-4 4-0", ends="") == TOO_FEW_FOURS
    assert refused(FOOT_DONE, laid="9-9 9-5 4-4", ends="", options={"dead_foot": "released"}) == TOO_FEW_FOURS


# --- What is told to lie there ----------------------------------------------------------------------------


@pytest.mark.parametrize("ends", ["4 6", "7 7", "4 4", "6"])
def test_ends_are_those_that_the_tiles_show(ends: str) -> None:
    assert refused(TWO_ARMS, ends=ends) == NOT_THESE


def test_a_number_that_carries_the_next_tile_is_no_end() -> None:
    one_arm: dict[str, object] = {**BARE, "arms": 3, "laid": "9-9 9-7 7-2"}

    assert is_read(one_arm, ends="2")
    assert refused(one_arm, ends="7") == NOT_THESE
    assert refused(one_arm, ends="9") == "arms: too few tiles with a 9 can lie on the table"


def test_more_tiles_at_the_spinner_than_filled_arms_need_ends_to_lie_on() -> None:
    assert refused(TWO_ARMS, arms=3, ends="4") == NOT_THESE
    assert is_read(BARE, arms=3, laid="9-9 9-4 7-4 9-7", ends="9")


def test_a_double_lies_on_a_tile() -> None:
    assert (
        refused(TWO_ARMS, laid="9-9 9-4 9-7 7-7", ends="4")
        == "laid: too few tiles with a 7 can lie on the table"
    )
    toes = "9-9 4-4 9-0 4-0 9-1 4-1 9-2 4-2"
    assert refused(BARE, arms=1, laid=toes, ends="") == TOO_FEW_FOURS


def test_every_tile_is_connected_to_the_spinner() -> None:
    apart = "laid: the tiles with a 1 are not connected to the spinner"

    assert refused(TWO_ARMS, laid="9-9 9-4 9-7 3-1") == apart
    assert refused(TWO_ARMS, laid="9-9 9-4 9-7 3-1 2-1 3-2") == apart
    assert is_read(TWO_ARMS, laid="9-9 9-4 9-7 4-1 3-1", ends="3 7")


def test_a_released_foot_may_lack_toes_where_its_tiles_are_used_up() -> None:
    six_arms = "9-9 9-8 8-4 9-7 7-4 9-6 6-4 9-5 5-4 9-3 4-3 9-2 4-2"
    options = {"spinner": "double-chickenfoot", "dead_foot": "released"}
    table = {**BARE, "arms": 0, "ends": "1 4 4 4 4", "laid": f"{six_arms} 4-1 4-4"}

    assert is_read(table, options=options)
    assert refused(table, options={**options, "dead_foot": "binds"}) == TOO_FEW_FOURS
    assert refused(table, laid=f"{six_arms} 4-4", ends="4 4 4 4 4", options=options) == TOO_FEW_FOURS


def test_the_spinner_and_the_double_of_a_foot_are_told_even_if_left_out() -> None:
    left_out = {**FOOTED, "laid": "9-4 9-7 4-0"}

    assert write_position(read_position(left_out))["laid"] == "9-9 4-4 9-4 9-7 4-0"
    assert is_read(left_out)


# --- Tiles left for the table -----------------------------------------------------------------------------


def test_unknown_tiles_elsewhere_leave_enough_for_the_table() -> None:
    table = {**BARE, "arms": 0, "ends": "1 2 3 4", "hands": {"A": "?", "B": "?", "C": "?"}}

    assert is_read(table, boneyard="?x47")
    assert refused(table, boneyard="?x48") == "ends: the other tiles leave too few for the table"
    left_out = "hands.C: a hand left out is not empty, but no tile is left for it"
    assert refused({**table, "hands": {"A": "?", "B": "?"}}, boneyard="?x48") == left_out
    assert write_position(read_position({**table, "hands": {"A": "?x48", "B": "?"}}))["boneyard"] == ""
    assert write_position(read_position({**table, "hands": {"A": "?x47", "B": "?"}}))["boneyard"] == "?"
