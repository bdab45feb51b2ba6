"""What is not a table of Engine 191 is refused, and the error says where."""

from __future__ import annotations

import pytest

from boneyard import BadPosition, read_position, write_position
from tests.record.lines_tables import CHOOSING, SMALL, TABLE


def refused(data: object) -> BadPosition:
    with pytest.raises(BadPosition) as problem:
        read_position(data)
    assert str(problem.value).startswith(f"{problem.value.place}: ")
    return problem.value


def test_the_tables_these_tests_spoil_are_good() -> None:
    for table in (TABLE, SMALL, CHOOSING):
        assert read_position(table).result is None


@pytest.mark.parametrize("name", ["sheet", "players", "turn"])
def test_a_position_needs_its_sheet_its_players_and_its_turn(name: str) -> None:
    assert refused({key: value for key, value in TABLE.items() if key != name}).place == name


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("players", 1, "must be a whole number from 2 to 8"),
        ("players", 5, "engine-191 is for 2 to 4 players (E15)"),
        ("turn", "D", "there is no seat D with 3 players"),
        ("engine", 10, "must be a whole number from 0 to 9"),
        ("engine", -1, "must be a whole number from 0 to 9"),
        ("engine", "9", "must be a whole number from 0 to 9"),
        ("trains", [], "must be an object"),
        ("yards", [], "must be an object"),
        ("yards", None, "must be an object"),
        ("yards", "8-0", "must be an object"),
        ("discards", None, "must be a string"),
        ("discards", ["4-3"], "must be a string"),
        ("discards", "4-3 x", "'x' is not a tile; a tile is written 12-5"),
        ("discards", "4-3 3-4", "4-3 is already used (discards)"),
        ("discards", "9-5", "9-5 is already used (trains.A)"),
        ("discards", "8-0", "8-0 is already used (yards.A)"),
        ("discards", "10-0", "10-0 is not a tile of a double-9 set"),
        ("discards", "4-3 ?", "these tiles lie face up, so all of them must be known"),
        ("discards", "?x3", "these tiles lie face up, so all of them must be known"),
        ("incomplete", None, "must be a string"),
        ("incomplete", ["A"], "must be a string"),
        ("incomplete", "B", "line B does not end in a station"),
        ("incomplete", "A C", "line C does not end in a station"),
        ("incomplete", "D", "there is no seat D with 3 players"),
        ("incomplete", "M", "'M' is not a seat; seats are A to H"),
        ("passes", -1, "must be a whole number from 0 to 999"),
        ("passes", None, "must be a whole number from 0 to 999"),
        ("passes", "2", "must be a whole number from 0 to 999"),
        ("shown", {"A": "7-7"}, "tiles are shown only before there is an engine (E17)"),
        ("boneyard", "9-9", "9-9 is already used (the hub)"),
        ("boneyard", "7-4", "7-4 is already used (yards.C)"),
        ("boneyard", "4-3", "4-3 is already used (discards)"),
        ("boneyard", "?x43", "there are more tiles than a double-9 set has"),
        ("pending", {"step": "drawn", "tile": "7-7"}, "must be null or left out"),
        ("markers", "A", "engine-191 does not use this field"),
        ("open_doubles", "A", "engine-191 does not use this field"),
        ("placer", "A", "engine-191 does not use this field"),
        ("arms", 2, "engine-191 does not use this field"),
        ("ends", "4", "engine-191 does not use this field"),
        ("foot", {"pips": 4, "toes": 2}, "engine-191 does not use this field"),
        ("laid", "9-9", "engine-191 does not use this field"),
    ],
)
def test_a_field_at_fault_is_named(field: str, value: object, message: str) -> None:
    problem = refused({**TABLE, field: value})

    assert problem.place == field
    assert str(problem).startswith(f"{field}: {message}")


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("trains.A", {"A": "5-3"}, "5-3 does not fit on 9"),
        ("trains.A", {"A": "9-5 4-3"}, "4-3 does not fit on 5"),
        ("trains.A", {"A": "9-5 ?"}, "'?' is not a tile"),
        ("trains.A", {"A": None}, "must be a string"),
        ("trains.B", {"A": "9-5", "B": "5-9"}, "9-5 is already used (trains.A)"),
        ("trains.D", {"D": "9-4"}, "there is no line D at this table"),
        ("trains.D", {"D": ""}, "there is no line D at this table"),
        ("trains.M", {"M": "9-4"}, "there is no line M at this table"),
        ("trains.ML", {"ML": "9-4"}, "there is no line ML at this table"),
        ("trains.9", {"9": "9-4"}, "'9' is not an end of this sheet"),
        ("trains.Q", {"Q": "9-4"}, "'Q' is not an end"),
        ("yards.A", {"A": 8}, "must be a string"),
        ("yards.A", {"A": "x"}, "'x' is not a tile"),
        ("yards.A", {"A": "?"}, "these tiles lie face up, so all of them must be known"),
        ("yards.A", {"A": "8-0 ?x2"}, "these tiles lie face up, so all of them must be known"),
        ("yards.A", {"A": "9-9"}, "9-9 is already used (the hub)"),
        ("yards.B", {"A": "8-0", "B": "0-8"}, "8-0 is already used (yards.A)"),
        ("yards.D", {"D": ""}, "there is no seat D with 3 players"),
        ("yards.M", {"M": "8-0"}, "'M' is not a seat"),
        ("hands.A", {"A": "9-9"}, "9-9 is already used (the hub)"),
        ("hands.A", {"A": "8-0"}, "8-0 is already used (yards.A)"),
        ("hands.A", {"A": "12-4"}, "12-4 is not a tile of a double-9 set"),
        ("hands.D", {"D": "6-4"}, "there is no seat D with 3 players"),
        ("options.tokens", {"tokens": 6}, "tokens has no answer '6'"),
        ("options.rounds", {"rounds": 5}, "engine-191 has no switch 'rounds'"),
        ("options.first_turn", {"first_turn": None}, "must be a string or a number"),
    ],
)
def test_a_part_of_a_field_at_fault_is_named(field: str, value: object, message: str) -> None:
    problem = refused({**TABLE, "incomplete": "", field.split(".", maxsplit=1)[0]: value})

    assert problem.place == field
    assert str(problem).startswith(f"{field}: {message}")


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("shown", [], "must be an object"),
        ("shown", None, "must be an object"),
        ("shown.A", {"A": None}, "must be a string"),
        ("shown.A", {"A": ""}, "'' is not a tile; a tile is written 12-5"),
        ("shown.A", {"A": "7-7 6-1"}, "'7-7 6-1' is not a tile; a tile is written 12-5"),
        ("shown.A", {"A": "?"}, "'?' is not a tile; a tile is written 12-5"),
        ("shown.A", {"A": "13-1"}, "13-1 is not a tile: no half is higher than 12"),
        ("shown.A", {"A": "5-2"}, "5-2 is already used (hands.B)"),
        ("shown.B", {"A": "3-3", "B": "3-3"}, "3-3 is already used (shown.A)"),
        ("shown.D", {"D": "3-3"}, "there is no seat D with 3 players"),
        ("shown.M", {"M": "3-3"}, "'M' is not a seat; seats are A to H"),
        ("trains.A", {"A": "9-5"}, "there are no lines before there is a main station (E18)"),
        ("incomplete", "A", "line A does not end in a station"),
        ("yards.B", {"B": "9-8"}, "score yards are empty before the reveal (E17)"),
        ("discards", "9-8", "nothing has been removed before the reveal (E17)"),
        ("passes", 1, "nobody has passed before the reveal (E17)"),
        ("boneyard", "8-8 7-7", "7-7 is already used (hands.A)"),
    ],
)
def test_before_the_reveal_a_field_at_fault_is_named(field: str, value: object, message: str) -> None:
    problem = refused({**CHOOSING, field.split(".", maxsplit=1)[0]: value})

    assert problem.place == field
    assert str(problem).startswith(f"{field}: {message}")


def test_before_the_reveal_an_empty_line_says_nothing() -> None:
    assert write_position(read_position({**CHOOSING, "trains": {"A": "", "B": " "}})) == CHOOSING


def test_an_engine_may_stand_beside_no_choices() -> None:
    assert write_position(read_position({**TABLE, "shown": {}})) == TABLE


def test_a_table_of_two_has_smaller_engines_and_tiles() -> None:
    two = {**SMALL, "options": {}}

    assert str(refused({**two, "engine": 7})) == "engine: must be a whole number from 0 to 6"
    assert str(refused({**two, "boneyard": "7-0"})) == "boneyard: 7-0 is not a tile of a double-6 set"
    assert refused({**two, "trains": {"C": "0-5"}}).place == "trains.C"


def test_before_the_reveal_everybody_has_a_tile_to_show() -> None:
    problem = refused({**CHOOSING, "hands": {"A": "7-7", "B": "5-2", "C": ""}})
    assert str(problem) == "hands.C: everybody needs a tile to show (E17)"

    only_shown = read_position({**CHOOSING, "hands": {"A": "", "B": "", "C": "8-6"}})
    assert (only_shown.result, only_shown.turn) == (None, 2)


def test_a_tile_shown_is_one_of_the_set() -> None:
    two = {"sheet": "engine-191", "players": 2, "turn": "B", "engine": None}
    problem = refused({**two, "hands": {"A": "3-3 1-0", "B": "2-1"}, "shown": {"A": "9-9"}})

    assert str(problem) == "shown.A: 9-9 is not a tile of a double-6 set"


def test_a_station_is_named_once() -> None:
    problem = refused({**TABLE, "trains": {"A": "9-5 5-5"}, "incomplete": "A A"})

    assert str(problem) == "incomplete: line A is named twice"
