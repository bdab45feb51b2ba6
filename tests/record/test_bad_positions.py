"""What is not a table of the sheet is refused, and the error says where."""

from __future__ import annotations

import math

import pytest

from boneyard import SHEETS, BadPosition, read_position, write_position
from boneyard.record.position import EVERYWHERE, TABLES

GOOD: dict[str, object] = {
    "sheet": "mexican-train-classic",
    "players": 3,
    "turn": "A",
    "engine": 12,
    "hands": {"A": "12-5", "B": "8-1", "C": "7-2"},
    "boneyard": "6-2",
    "trains": {"B": "12-6 6-6"},
}


def refused(data: object) -> BadPosition:
    with pytest.raises(BadPosition) as problem:
        read_position(data)
    assert str(problem.value).startswith(f"{problem.value.place}: ")
    return problem.value


def test_the_table_these_tests_spoil_is_good() -> None:
    assert read_position(GOOD).result is None


@pytest.mark.parametrize("data", [None, [], "A", 3, True])
def test_a_position_is_an_object(data: object) -> None:
    assert str(refused(data)) == "position: must be an object"


@pytest.mark.parametrize("name", ["sheet", "players", "turn", "engine"])
def test_a_position_needs_its_sheet_its_players_its_turn_and_its_engine(name: str) -> None:
    assert refused({key: value for key, value in GOOD.items() if key != name}).place == name


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("sheet", None, "must be a string"),
        ("sheet", 4, "must be a string"),
        ("sheet", "poker", "there is no sheet 'poker'; the sheets are: engine-191, mexican-train-classic, "),
        ("players", None, "must be a whole number from 2 to 8"),
        ("players", "3", "must be a whole number from 2 to 8"),
        ("players", 3.0, "must be a whole number from 2 to 8"),
        ("players", True, "must be a whole number from 2 to 8"),
        ("players", math.nan, "must be a whole number from 2 to 8"),
        ("players", 1, "must be a whole number from 2 to 8"),
        ("players", 9, "must be a whole number from 2 to 8"),
        ("players", 10**400, "must be a whole number from 2 to 8"),
        ("engine", -1, "must be a whole number from 0 to 12"),
        ("engine", 13, "must be a whole number from 0 to 12"),
        ("engine", "12", "must be a whole number from 0 to 12"),
        ("turn", None, "must be a string"),
        ("turn", 0, "must be a string"),
        ("turn", "a", "'a' is not a seat; seats are A to H"),
        ("turn", "D", "there is no seat D with 3 players"),
        ("passes", -1, "must be a whole number from 0 to 999"),
        ("passes", 1000, "must be a whole number from 0 to 999"),
        ("passes", None, "must be a whole number from 0 to 999"),
        ("pending", {"step": "drawn", "tile": "7-7"}, "must be null or left out"),
        ("options", [], "must be an object"),
        ("hands", None, "must be an object"),
        ("hands", "12-5", "must be an object"),
        ("trains", None, "must be an object"),
        ("trains", ["12-5"], "must be an object"),
        ("boneyard", 17, "must be a string"),
        ("boneyard", "6-2 6-2", "6-2 is already used (boneyard)"),
        ("boneyard", "1-0 6-2 ?x88", "there are more tiles than a double-12 set has"),
        ("boneyard", "6_2", "'6_2' is not a tile; a tile is written 12-5"),
        ("markers", None, "must be a string"),
        ("markers", ["A"], "must be a string"),
        ("markers", "A A", "seat A is named twice"),
        ("markers", "D", "there is no seat D with 3 players"),
        ("markers", "M", "'M' is not a seat"),
        ("open_doubles", None, "must be a string"),
        ("open_doubles", "B B", "end B is named twice"),
        ("open_doubles", "A", "there is no double at end A"),
        ("open_doubles", "D", "there is no double at end D"),
        ("open_doubles", "M", "there is no double at end M"),
        ("open_doubles", "MR", "there is no double at end MR"),
        ("open_doubles", "Z", "'Z' is not an end"),
        ("open_doubles", "6", "'6' is not an end of this sheet"),
        ("placer", "D", "there is no seat D with 3 players"),
        ("placer", 1, "must be a string"),
    ],
)
def test_a_field_at_fault_is_named(field: str, value: object, message: str) -> None:
    problem = refused({**GOOD, field: value})

    assert problem.place == field
    assert str(problem).startswith(f"{field}: {message}")


@pytest.mark.parametrize(
    ("field", "name", "value", "message"),
    [
        ("hands", "A", 12, "must be a string"),
        ("hands", "A", "12-5 13-0", "13-0 is not a tile: no half is higher than 12"),
        ("hands", "A", "12-5 x", "'x' is not a tile"),
        ("hands", "A", "12-12", "12-12 is already used (the hub)"),
        ("hands", "A", "6-12", "12-6 is already used (trains.B)"),
        ("hands", "B", "5-12", "12-5 is already used (hands.A)"),
        ("hands", "B", "?x88", "there are more tiles than a double-12 set has"),
        ("hands", "D", "9-9", "there is no seat D with 3 players"),
        ("hands", "M", "9-9", "'M' is not a seat"),
        ("hands", "", "9-9", "'' is not a seat"),
        ("trains", "A", None, "must be a string"),
        ("trains", "A", "9-8", "9-8 does not fit on 12"),
        ("trains", "A", "12-4 9-3", "9-3 does not fit on 4"),
        ("trains", "A", "12-4 ?", "'?' is not a tile"),
        ("trains", "D", "12-4", "there is no train D at this table"),
        ("trains", "H", "", "there is no train H at this table"),
        ("trains", "ML", "12-4", "there is no train ML at this table"),
        ("trains", "MR", "12-4", "there is no train MR at this table"),
        ("trains", "Q", "12-4", "'Q' is not an end"),
        ("trains", "7", "12-4", "'7' is not an end of this sheet"),
        ("options", "jokers", "yes", "mexican-train-classic has no switch 'jokers'"),
        ("options", "rounds", "0", "rounds has no answer '0'"),
        ("options", "rounds", 13, "rounds has no answer '13'"),
        ("options", "hands", True, "must be a string or a number"),
        ("options", "hands", None, "must be a string or a number"),
        ("options", "hands", ["open"], "must be a string or a number"),
    ],
)
def test_a_part_of_a_field_at_fault_is_named(field: str, name: str, value: object, message: str) -> None:
    given = GOOD.get(field, {})
    assert isinstance(given, dict)

    problem = refused({**GOOD, field: {**given, name: value}})
    assert problem.place == f"{field}.{name}"
    assert str(problem).startswith(f"{field}.{name}: {message}")


def test_a_field_nobody_knows_is_refused() -> None:
    assert str(refused({**GOOD, "jokers": "A"})) == "position: there is no field 'jokers'"
    assert str(refused({**GOOD, "x" * 100_000: ""})) == f"position: there is no field '{'x' * 39}…'"


FOREIGN: dict[str, dict[str, object]] = {
    "mexican-train-classic": {
        "first_turns": "A",
        "arms": 4,
        "ends": "4 1",
        "foot": {"pips": 4, "toes": 2},
        "laid": "9-9",
        "yards": {"A": "1-0"},
        "discards": "1-0",
        "incomplete": "A",
        "shown": {"A": "3-3"},
    },
    "chickenfoot": {
        "trains": {"A": "9-4"},
        "first_turns": "A",
        "markers": "A",
        "open_doubles": "A",
        "placer": "A",
        "passes": 1,
        "yards": {"A": "1-0"},
        "discards": "1-0",
        "incomplete": "A",
        "shown": {"A": "3-3"},
    },
    "engine-191": {
        "first_turns": "A",
        "markers": "A",
        "open_doubles": "A",
        "placer": "A",
        "arms": 4,
        "ends": "4 1",
        "foot": {"pips": 4, "toes": 2},
        "laid": "9-9",
    },
}
NEEDED: dict[str, dict[str, object]] = {
    "mexican-train-classic": {},
    "chickenfoot": {"arms": 0},
    "engine-191": {},
}
FOREIGN_FIELDS = [(sheet, name, value) for sheet, fields in FOREIGN.items() for name, value in fields.items()]


@pytest.mark.parametrize(("sheet", "name", "value"), FOREIGN_FIELDS)
def test_a_field_of_another_family_is_refused_if_it_says_something(
    sheet: str, name: str, value: object
) -> None:
    table = {"sheet": sheet, "players": 3, "turn": "A", "engine": 9, "hands": {"A": "9-5"}, **NEEDED[sheet]}
    before = write_position(read_position(table))
    nothings: tuple[object, ...] = (None, "", 0, {}, [])

    assert str(refused({**table, name: value})) == f"{name}: {sheet} does not use this field"
    for nothing in nothings:
        assert write_position(read_position({**table, name: nothing})) == before


def test_every_field_of_another_family_is_among_them() -> None:
    families = {sheet: {*EVERYWHERE, *TABLES[SHEETS[sheet].family].fields} for sheet in FOREIGN}
    families["mexican-train-super"] = set(families["mexican-train-classic"])
    families["mexican-train-classic"].remove("first_turns")  # [BA3] only the Super Train asks for them
    for sheet, foreign in FOREIGN.items():
        assert set(foreign) == set().union(*families.values()) - families[sheet]


def test_before_the_reveal_everybody_has_a_tile_to_show() -> None:
    table = {"sheet": "engine-191", "players": 2, "turn": "B", "engine": None, "hands": {"A": "", "B": "3-2"}}

    assert str(refused(table)) == "hands.A: everybody needs a tile to show (E17)"
    assert read_position({**table, "shown": {"A": "1-0"}}).result is None


def test_answers_that_cannot_be_played_together_are_refused() -> None:
    problem = refused({**GOOD, "options": {"after_double": "on-the-double", "doubles_in_a_turn": "chain"}})

    assert problem.place == "options.after_double"
    assert "AA9" in str(problem)


def test_a_set_too_small_for_the_players_is_refused() -> None:
    fast = {**GOOD, "engine": 9, "options": {"game": "fast"}, "hands": {}, "trains": {}}

    assert read_position({**fast, "players": 4}).result is None
    problem = refused({**fast, "players": 5})
    assert problem.place == "players"
    assert "2 to 4 players" in str(problem)


def test_a_smaller_set_has_smaller_engines_and_tiles() -> None:
    fast = {**GOOD, "engine": 9, "options": {"game": "fast"}, "hands": {}, "trains": {}}

    assert str(refused({**fast, "engine": 10})) == "engine: must be a whole number from 0 to 9"
    assert str(refused({**fast, "boneyard": "10-0"})) == "boneyard: 10-0 is not a tile of a double-9 set"
    assert str(refused({**fast, "boneyard": "?x55"})).startswith("boneyard: there are more tiles")


def test_a_train_reported_at_fault_is_the_one_at_fault() -> None:
    problem = refused({**GOOD, "trains": {"A": "12-4", "B": "12-6", "C": "12-3 3-4 6-12"}})

    assert str(problem) == "trains.C: 12-6 is already used (trains.B)"


SATISFY = {**GOOD, "sheet": "mexican-train-satisfy", "open_doubles": "B"}


@pytest.mark.parametrize(
    ("placer", "message"),
    [(None, "must be a string"), ("D", "there is no seat D"), ("b", "'b' is not a seat")],
)
def test_satisfy_must_know_who_laid_the_open_double(placer: object, message: str) -> None:
    assert read_position({**SATISFY, "placer": "C"}).result is None
    problem = refused({**SATISFY, "placer": placer})
    assert str(problem).startswith(f"placer: {message}")


def test_in_satisfy_one_double_waits_at_most() -> None:
    trains = {"B": "12-6 6-6", "M": "12-9 9-9"}

    problem = refused({**SATISFY, "trains": trains, "open_doubles": "B M", "placer": "A"})
    assert str(problem) == "open_doubles: only one double can wait to be satisfied (CA10)"


SUPER: dict[str, object] = {
    "sheet": "mexican-train-super",
    "players": 2,
    "turn": "A",
    "engine": 4,
    "hands": {"A": "12-5", "B": "8-1"},
    "boneyard": "6-2",
}


@pytest.mark.parametrize("train", ["9-4", "9-5 5-3", "4-9 8-9"])
def test_a_super_train_must_stand_as_it_was_laid_and_start_from_the_engine(train: str) -> None:
    assert refused({**SUPER, "trains": {"M": train}}).place == "trains.M"


def test_a_super_train_without_the_engines_number_is_told_so() -> None:
    problem = refused({**SUPER, "trains": {"M": "9-5 5-3"}})

    assert str(problem) == "trains.M: no tile here can have begun the Super Train: it begins with 4"


def test_with_engine_half_dead_the_super_train_has_nothing_to_the_left_of_its_first_tile() -> None:
    half = {**SUPER, "options": {"super_train": "engine-half-dead"}}

    assert read_position({**half, "trains": {"M": "4-9 9-3"}}).result is None
    assert read_position({**SUPER, "trains": {"M": "9-4 4-3"}}).result is None
    assert refused({**half, "trains": {"M": "9-4 4-3"}}).place == "trains.M"


@pytest.mark.parametrize(
    ("train", "ends"),
    [("", "M"), ("", "MR"), ("4-9 9-9", "M"), ("4-9 9-9", "ML"), ("5-5 5-4 4-9", "MR"), ("5-5 5-4 4-9", "M")],
)
def test_no_double_lies_at_that_end_of_the_super_train(train: str, ends: str) -> None:
    assert refused({**SUPER, "trains": {"M": train}, "open_doubles": ends}).place == "open_doubles"


def test_with_engine_half_dead_no_double_is_open_on_the_left() -> None:
    half = {**SUPER, "engine": 5, "options": {"super_train": "engine-half-dead"}}

    assert refused({**half, "trains": {"M": "5-9 9-9"}, "open_doubles": "ML"}).place == "open_doubles"
    assert read_position({**half, "trains": {"M": "5-9 9-9"}, "open_doubles": "MR"}).result is None
