"""Tables that no round can have are refused: tiles that are nowhere, doubles that cannot wait."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from boneyard import BadPosition, read_position, write_position

TRAINS: dict[str, object] = {"sheet": "mexican-train-classic", "players": 3, "turn": "A", "engine": 12}
FEET: dict[str, object] = {"sheet": "chickenfoot", "players": 3, "turn": "A", "engine": 9, "arms": 4}
LINES: dict[str, object] = {"sheet": "engine-191", "players": 3, "turn": "A", "engine": 9}
CHOOSING: dict[str, object] = {**LINES, "engine": None}
FAMILIES = pytest.mark.parametrize(
    ("table", "top"),
    [(TRAINS, 12), (FEET, 9), ({**FEET, "laid": "9-9"}, 9), (LINES, 9)],
    ids=["trains", "feet", "feet with laid", "lines"],
)


def tiles_beside_the_engine(top: int) -> list[str]:
    tiles = [f"{high}-{low}" for low, high in combinations_with_replacement(range(top + 1), 2)]
    return [tile for tile in tiles if tile != f"{top}-{top}"]


def refused(data: object) -> str:
    with pytest.raises(BadPosition) as problem:
        read_position(data)
    return str(problem.value)


def written(table: dict[str, object], field: str) -> object:
    position = write_position(read_position(table))
    assert write_position(read_position(position)) == position
    return position[field]


# --- Tiles left for what is not told ----------------------------------------------------------------------


@FAMILIES
def test_a_hand_left_out_needs_a_tile_that_is_named_nowhere(table: dict[str, object], top: int) -> None:
    first, last, *others = tiles_beside_the_engine(top)
    hands = {"A": first, "B": "?"}

    all_named = {**table, "hands": {**hands, "B": last}, "boneyard": " ".join(others)}
    assert refused(all_named) == "hands.C: a hand left out is not empty, but no tile is left for it"
    too_many_unknown = {**table, "hands": hands, "boneyard": f"?x{len(others)}"}
    assert refused(too_many_unknown) == "hands.C: a hand left out is not empty, but no tile is left for it"
    one_left = {**table, "hands": hands, "boneyard": " ".join(others)}
    assert refused(one_left) == "hands.C: a hand left out is not empty, but no tile is left for it"
    assert written({**one_left, "boneyard": " ".join(others[1:])}, "hands") == hands


@FAMILIES
def test_a_boneyard_left_out_has_a_tile_only_if_the_hands_left_out_do_not_need_them_all(
    table: dict[str, object], top: int
) -> None:
    tiles = tiles_beside_the_engine(top)

    assert written({**table, "hands": {"A": " ".join(tiles[2:])}}, "boneyard") == ""
    assert written({**table, "hands": {"A": " ".join(tiles[3:])}}, "boneyard") == "?"
    assert written({**table, "hands": {"A": " ".join(tiles[2:]), "B": "?", "C": "?"}}, "boneyard") == ""


def test_a_tile_shown_takes_its_place_before_the_boneyard_is_counted() -> None:
    double, *others = [*reversed(tiles_beside_the_engine(9)), "9-9"]
    table = {
        **CHOOSING,
        "hands": {"A": "", "B": others[0], "C": " ".join(others[1:])},
        "shown": {"A": double},
    }

    assert written(table, "boneyard") == ""
    assert refused({**table, "boneyard": double}) == f"boneyard: {double} is already used (shown.A)"
    assert refused({**table, "boneyard": "?"}) == "boneyard: there are more tiles than a double-9 set has"


def test_what_a_hand_left_out_has_drawn_can_be_sent_back() -> None:
    drawn, last, _, *others = tiles_beside_the_engine(12)
    hands = {"A": " ".join(others), "B": last}
    round_ = read_position({**TRAINS, "turn": "C", "hands": hands, "boneyard": drawn})

    round_.play(round_.legal()[0])

    position = write_position(round_)
    after = position["hands"]
    assert isinstance(after, dict)
    assert after["C"] == f"{drawn} ?"
    assert write_position(read_position(position)) == position


# --- Doubles that wait ------------------------------------------------------------------------------------

TWO_DOUBLES = {**TRAINS, "trains": {"A": "12-6 6-6", "B": "12-5 5-5"}, "open_doubles": "A B"}


def test_where_a_turn_has_one_double_only_one_can_wait() -> None:
    assert refused(TWO_DOUBLES) == "open_doubles: only one double at a time can wait to be closed (A35)"
    assert written({**TWO_DOUBLES, "open_doubles": "B"}, "open_doubles") == "B"
    assert written({**TWO_DOUBLES, "options": {"doubles_in_a_turn": "chain"}}, "open_doubles") == "A B"
    assert written({**TWO_DOUBLES, "sheet": "mexican-train-super"}, "open_doubles") == "A B"


def test_a_double_that_was_drawn_may_wait_beside_another() -> None:
    one_a_turn = {**TWO_DOUBLES, "sheet": "mexican-train-super", "options": {"bonus_double": "not-allowed"}}
    barred = {"bonus_double": "not-allowed", "drawn_double": "not-allowed"}

    assert written(one_a_turn, "open_doubles") == "A B"
    assert "only one double at a time" in refused({**one_a_turn, "options": barred})


def test_a_dead_double_waits_for_nothing_so_that_another_can() -> None:
    sixes = "12-11 11-6 6-10 10-9 9-6 6-8 8-7 7-6 6-5 5-4 4-6 6-3 3-2 2-6 6-1 1-0 0-6"
    table = {**TRAINS, "trains": {"A": "12-6 6-6", "B": "12-5 5-5", "M": sixes}, "open_doubles": "A B"}

    assert written(table, "open_doubles") == "A B"


# --- Passes -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "table", [{**TRAINS, "options": {"blocked_when": "all-pass"}}, LINES], ids=["trains", "lines"]
)
def test_where_everybody_passes_for_ever_the_count_ends(table: dict[str, object]) -> None:
    round_ = read_position({**table, "boneyard": "", "passes": 999})

    round_.play(round_.legal()[0])

    position = write_position(round_)
    assert position["passes"] == 999
    assert write_position(read_position(position)) == position
