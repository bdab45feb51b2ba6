"""Positions of Chickenfoot: read, written back, refused with the place of the error."""

from __future__ import annotations

import pytest

from boneyard import SHEETS, BadPosition, Match, Reason, Round, read_position, write_position
from boneyard.rules.refusal import UnknownTile
from tests.rulebook import do, legal, over, refusal, shown, turn

SMALL: dict[str, object] = {
    "sheet": "chickenfoot",
    "players": 3,
    "turn": "B",
    "engine": 9,
    "hands": {"A": "9-0 6-4", "B": "9-3 4-2", "C": "8-1 4-1"},
    "boneyard": "2-1 5-5",
    "arms": 2,
    "ends": "1 1 7",
    "foot": None,
    "pending": None,
}
FOOTED: dict[str, object] = {**SMALL, "ends": "7", "foot": {"pips": 4, "toes": 2}}
TOLD: dict[str, object] = {
    **SMALL,
    "arms": 2,
    "ends": "5 7",
    "laid": "9-9 9-7 9-5",
    "options": {"dead_foot": "released"},
}
LARGE: dict[str, object] = {
    "sheet": "chickenfoot",
    "options": {"rounds": "5", "spinner": "double-chickenfoot", "drawn_tile": "must-play"},
    "players": 5,
    "turn": "E",
    "engine": 12,
    "hands": {"A": "12-0", "B": "11-3", "C": "10-1", "D": "9-9", "E": "12-8 8-8"},
    "boneyard": "",
    "arms": 6,
    "ends": "",
    "foot": None,
    "laid": "12-12",
    "pending": None,
}
FOURS = "9-9 9-8 8-4 9-7 7-4 9-5 5-4 9-4 6-4 6-2 4-2 4-3 3-1 4-4"
"""All arms filled, and eight of the ten fours: the foot can never get three toes."""


def given(**fields: object) -> Round:
    return read_position({**SMALL, **fields})


def without(*names: str) -> dict[str, object]:
    return {name: value for name, value in SMALL.items() if name not in names}


def refused(data: object) -> BadPosition:
    with pytest.raises(BadPosition) as problem:
        read_position(data)
    assert str(problem.value).startswith(f"{problem.value.place}: ")
    return problem.value


# --- Read and written back --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "written", [SMALL, FOOTED, TOLD, LARGE], ids=["ends only", "foot", "laid", "double-twelve"]
)
def test_a_position_is_written_as_it_was_read(written: dict[str, object]) -> None:
    assert write_position(read_position(written)) == written


def test_what_may_be_left_out_is_left_out() -> None:
    least = read_position({"sheet": "chickenfoot", "players": 2, "turn": "B", "engine": 7, "arms": 4})

    assert write_position(least) == {
        "sheet": "chickenfoot",
        "players": 2,
        "turn": "B",
        "engine": 7,
        "hands": {},
        "boneyard": "?",
        "arms": 4,
        "ends": "",
        "foot": None,
        "pending": None,
    }


def test_ends_are_read_in_any_order_and_written_from_the_lowest() -> None:
    assert shown(given(ends=" 7  1 4 1 0"), "ends") == "0 1 1 4 7"


def test_in_a_double_twelve_set_an_end_has_up_to_two_digits() -> None:
    table = read_position({**LARGE, "arms": 0, "ends": "8 10 12", "laid": None})

    assert shown(table, "ends") == "8 10 12"
    assert legal(table) == ["12-8@12", "12-8@8", "8-8@8"]


def test_a_foot_binds_as_it_was_read() -> None:
    assert legal(read_position(FOOTED)) == ["4-2@4"]
    assert shown(do(read_position(FOOTED), "4-2@4"), "foot") == {"pips": 4, "toes": 1}


def test_a_foot_of_blanks_is_a_foot() -> None:
    blank = given(foot={"pips": 0, "toes": 1}, turn="A")

    assert (shown(blank, "foot"), legal(blank)) == ({"pips": 0, "toes": 1}, ["9-0@0"])


def test_in_the_middle_of_a_turn_the_position_says_of_what() -> None:
    drawn = do(given(arms=0, ends="2", hands={"B": "8-3 9-3"}), "draw")

    assert shown(drawn, "pending") == {"step": "drawn", "tile": "2-1"}
    assert shown(drawn, "hands") == {"B": "9-3 8-3 2-1"}
    assert shown(do(drawn, "keep"), "pending") is None


def test_an_option_that_is_the_default_beside_the_others_is_not_written() -> None:
    both = {"spinner": "double-chickenfoot", "spinner_first": "fill-first"}

    assert shown(given(options=both), "options") == {"spinner": "double-chickenfoot"}
    assert "options" not in write_position(given(options={"spinner_first": "free", "rounds": "all"}))
    assert shown(given(options={"rounds": 3}), "options") == {"rounds": "3"}


def test_a_round_of_a_match_is_written_with_all_its_tiles_and_read_back_as_it_is() -> None:
    match = Match(SHEETS["chickenfoot"], 3, b"written")
    laid = ["9-9"]
    for _ in range(30):
        written = write_position(match.round)
        assert str(written["laid"]).split() == laid
        if written["pending"] is None:
            again = read_position(written)
            assert (write_position(again), legal(again)) == (written, legal(match.round))
        action = match.legal()[0]
        laid += [] if action.tile is None else [str(action.tile)]
        match.play(action)
    assert len(laid) > 10


@pytest.mark.parametrize(
    "name", ["trains", "markers", "open_doubles", "placer", "yards", "discards", "shown"]
)
@pytest.mark.parametrize("value", [None, "", {}], ids=["null", "no text", "no object"])
def test_a_field_of_another_game_may_stand_there_if_it_says_nothing(name: str, value: object) -> None:
    assert write_position(given(**{name: value})) == SMALL


# --- The tiles on the table -------------------------------------------------------------------------------


def test_the_tiles_on_the_table_are_written_in_the_order_they_were_laid() -> None:
    told = read_position({**TOLD, "hands": {"A": "9-0 6-4", "B": "9-3 7-2", "C": "8-1 4-1"}})

    do(told, "7-2@7")
    assert shown(told, "laid") == "9-9 9-7 9-5 7-2"
    do(told, "draw")
    assert shown(told, "laid") == "9-9 9-7 9-5 7-2"
    do(told, "2-1@2", "9-0@9")
    assert shown(told, "laid") == "9-9 9-7 9-5 7-2 2-1 9-0"


def test_tiles_on_the_table_that_were_not_told_stay_untold() -> None:
    for laid in (SMALL, {**SMALL, "laid": None}):
        table = read_position(laid)
        assert "laid" not in write_position(table)
        assert "laid" not in write_position(do(table, "9-3@9"))


def test_the_tiles_on_the_table_are_read_either_way_round() -> None:
    assert shown(given(laid="9-9 7-9 5-9", ends="5 7"), "laid") == "9-9 9-7 9-5"


@pytest.mark.parametrize(
    ("answer", "foot", "choices"),
    [
        ("binds", {"pips": 4, "toes": 3}, ["4-1@4"]),
        ("ends-round", {"pips": 4, "toes": 3}, []),
        ("released", None, ["4-1@1", "8-1@1"]),
    ],
)
def test_a_dead_foot_is_found_when_the_position_is_read(
    answer: str, foot: dict[str, int] | None, choices: list[str]
) -> None:
    hands = {"A": "9-0 6-5", "B": "9-3 7-2", "C": "8-1 4-1"}
    fields = {"turn": "C", "hands": hands, "arms": 0, "ends": "1 6 6", "foot": {"pips": 4, "toes": 3}}
    options = {"dead_foot": answer}

    dead = given(laid=FOURS, options=options, **fields)
    assert (shown(dead, "foot"), legal(dead)) == (foot, choices)
    assert (dead.result is not None) == (answer == "ends-round")
    untold = given(options=options, **fields)
    assert (shown(untold, "foot"), legal(untold)) == ({"pips": 4, "toes": 3}, ["4-1@4"])


def test_a_foot_found_dead_ends_the_round_even_if_hands_are_unknown() -> None:
    dead = given(
        laid=FOURS,
        hands={"A": "9-0 6-5", "C": "8-1 ?"},
        boneyard="?x3",
        arms=0,
        ends="1 6 6",
        foot={"pips": 4, "toes": 3},
        options={"dead_foot": "ends-round"},
    )

    assert over(dead) == ("blocked", "", (20, None, None))


# --- Refused, with the place ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["sheet", "players", "turn", "engine", "arms"])
def test_a_position_needs_its_sheet_its_players_its_turn_its_spinner_and_its_arms(name: str) -> None:
    assert refused(without(name)).place == name


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("players", 9, "must be a whole number from 2 to 8"),
        ("players", 1, "must be a whole number from 2 to 8"),
        ("turn", "D", "there is no seat D with 3 players"),
        ("engine", 10, "must be a whole number from 0 to 9"),
        ("engine", None, "must be a whole number from 0 to 9"),
        ("arms", -1, "must be a whole number from 0 to 4"),
        ("arms", 5, "must be a whole number from 0 to 4"),
        ("arms", "2", "must be a whole number from 0 to 4"),
        ("arms", True, "must be a whole number from 0 to 4"),
        ("arms", None, "must be a whole number from 0 to 4"),
        ("ends", None, "must be a string"),
        ("ends", [4, 1], "must be a string"),
        ("ends", 4, "must be a string"),
        ("ends", "4 10", "'10' is not a number of a double-9 set"),
        ("ends", "x", "'x' is not a number of a double-9 set"),
        ("ends", "-1", "'-1' is not a number of a double-9 set"),
        ("ends", "4-1", "'4-1' is not a number of a double-9 set"),
        ("ends", "007", "'007' is not a number of a double-9 set"),
        ("ends", "٤", "'٤' is not a number of a double-9 set"),
        ("ends", "²", "'²' is not a number of a double-9 set"),
        ("ends", "A", "'A' is not a number of a double-9 set"),
        ("ends", "1" * 100, f"'{'1' * 39}…' is not a number of a double-9 set"),
        ("foot", 4, "must be an object"),
        ("foot", "4 2", "must be an object"),
        ("foot", [4, 2], "must be an object"),
        ("foot", {"pips": 4, "toes": 2, "claws": 1}, "a foot has no field 'claws'"),
        ("laid", 9, "must be a string"),
        ("laid", ["9-9"], "must be a string"),
        ("laid", "9-9 9-7 9-7", "9-7 is already used (laid)"),
        ("laid", "9-9 x", "'x' is not a tile; a tile is written 12-5"),
        ("laid", "9-9 10-4", "10-4 is not a tile of a double-9 set"),
        ("laid", "9-9 ?", "these tiles lie face up, so all of them must be known"),
        ("laid", "9-9 ?x2 9-7", "these tiles lie face up, so all of them must be known"),
        ("boneyard", "9-9", "9-9 is already used (the hub)"),
        ("boneyard", "9-3", "9-3 is already used (hands.B)"),
        ("boneyard", "12-1", "12-1 is not a tile of a double-9 set"),
        ("boneyard", "?x49", "there are more tiles than a double-9 set has"),
        ("hands", [], "must be an object"),
        ("pending", {"step": "drawn", "tile": "7-7"}, "must be null or left out"),
        ("trains", {"A": "9-4"}, "chickenfoot does not use this field"),
        ("markers", "A", "chickenfoot does not use this field"),
        ("open_doubles", "A", "chickenfoot does not use this field"),
        ("placer", "A", "chickenfoot does not use this field"),
        ("passes", 2, "chickenfoot does not use this field"),
        ("yards", {"A": "9-4"}, "chickenfoot does not use this field"),
        ("discards", "9-4", "chickenfoot does not use this field"),
        ("incomplete", "A", "chickenfoot does not use this field"),
        ("shown", {"A": "3-3"}, "chickenfoot does not use this field"),
    ],
)
def test_a_field_at_fault_is_named(field: str, value: object, message: str) -> None:
    problem = refused({**SMALL, field: value})

    assert problem.place == field
    assert str(problem).startswith(f"{field}: {message}")


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("foot.pips", {"toes": 2}, "must be a whole number from 0 to 9"),
        ("foot.pips", {"pips": 10, "toes": 2}, "must be a whole number from 0 to 9"),
        ("foot.pips", {"pips": -1, "toes": 2}, "must be a whole number from 0 to 9"),
        ("foot.pips", {"pips": "4", "toes": 2}, "must be a whole number from 0 to 9"),
        ("foot.pips", {"pips": 9, "toes": 2}, "the spinner itself is not a foot (FA5)"),
        ("foot.toes", {"pips": 4}, "must be a whole number from 1 to 3"),
        ("foot.toes", {"pips": 4, "toes": 0}, "must be a whole number from 1 to 3"),
        ("foot.toes", {"pips": 4, "toes": 4}, "must be a whole number from 1 to 3"),
        ("foot.toes", {"pips": 4, "toes": True}, "must be a whole number from 1 to 3"),
        ("hands.A", {"A": 12}, "must be a string"),
        ("hands.A", {"A": "9-9"}, "9-9 is already used (the hub)"),
        ("hands.A", {"A": "12-4"}, "12-4 is not a tile of a double-9 set"),
        ("hands.B", {"A": "6-4", "B": "4-6"}, "6-4 is already used (hands.A)"),
        ("hands.D", {"D": "6-4"}, "there is no seat D with 3 players"),
        ("options.game", {"game": "fast"}, "chickenfoot has no switch 'game'"),
        ("options.spinner", {"spinner": "six"}, "spinner has no answer 'six'"),
        ("options.rounds", {"rounds": 13}, "rounds has no answer '13'"),
        ("options.dead_foot", {"dead_foot": None}, "must be a string or a number"),
    ],
)
def test_a_part_of_a_field_at_fault_is_named(field: str, value: object, message: str) -> None:
    problem = refused({**SMALL, field.split(".", maxsplit=1)[0]: value})

    assert problem.place == field
    assert str(problem).startswith(f"{field}: {message}")


def test_tiles_named_on_the_table_are_nowhere_else() -> None:
    assert str(refused({**SMALL, "laid": "9-9 4-2"})) == "hands.B: 4-2 is already used (laid)"
    assert str(refused({**SMALL, "laid": "9-9 5-5"})) == "boneyard: 5-5 is already used (laid)"
    assert str(refused({**SMALL, "laid": "9-9", "boneyard": "9-9"})) == "boneyard: 9-9 is already used (laid)"
    assert refused({**SMALL, "laid": "9-9", "boneyard": "?x49"}).place == "boneyard"
    assert given(laid="9-9", arms=4, ends="", boneyard="?x48").result is None


def test_a_double_chickenfoot_has_up_to_six_free_arms() -> None:
    options = {"spinner": "double-chickenfoot"}

    assert shown(given(arms=6, ends="", options=options), "arms") == 6
    problem = refused({**SMALL, "arms": 7, "options": options})
    assert str(problem) == "arms: must be a whole number from 0 to 6"


def test_with_five_players_the_numbers_go_up_to_twelve() -> None:
    large = {**LARGE, "laid": None, "arms": 3, "foot": {"pips": 11, "toes": 2}, "ends": "10"}

    assert shown(read_position(large), "foot") == {"pips": 11, "toes": 2}
    assert str(refused({**large, "ends": "13"})) == "ends: '13' is not a number of a double-12 set"
    assert str(refused({**large, "foot": {"pips": 13, "toes": 1}})) == (
        "foot.pips: must be a whole number from 0 to 12"
    )


# --- Partial positions ------------------------------------------------------------------------------------


def test_unknown_tiles_are_written_as_they_were_read() -> None:
    partial = given(hands={"A": "9-0 ?x3", "B": "4-2 ?", "C": "?x7"}, boneyard="2-1 ?x17")

    assert shown(partial, "hands") == {"A": "9-0 ?x3", "B": "4-2 ?", "C": "?x7"}
    assert shown(partial, "boneyard") == "2-1 ?x17"


def test_a_hand_left_out_is_unknown_and_neither_empty_nor_stuck() -> None:
    partial = given(hands={"B": "9-3 4-2"}, boneyard="")

    assert shown(partial, "hands") == {"B": "9-3 4-2"}
    do(partial, "9-3@9")
    assert (partial.result, turn(partial), legal(partial)) == (None, "C", ["pass"])
    assert refusal(partial, "9-1@9") == (Reason.TILE_NOT_HELD, "FA8")


def test_what_an_unknown_hand_draws_is_known() -> None:
    partial = do(given(hands={"A": "8-8"}, arms=0, ends="7"), "draw")

    assert shown(partial, "hands") == {"A": "8-8", "B": "2-1 ?"}


def test_an_unknown_hand_that_plays_all_its_known_tiles_is_not_out() -> None:
    partial = do(given(hands={"B": "9-3 ?"}), "9-3@9")

    assert (partial.result, turn(partial), shown(partial, "hands")) == (None, "C", {"B": "?"})


@pytest.mark.parametrize("boneyard", ["?x17", "? 4-1", None])
def test_turning_over_an_unknown_tile_leaves_everything_unchanged(boneyard: str | None) -> None:
    partial = given(hands={"B": "8-3"}, boneyard=boneyard, ends="4", laid="9-9 9-4", arms=3)
    before = write_position(partial)

    assert legal(partial) == ["draw"]
    with pytest.raises(UnknownTile):
        do(partial, "draw")
    assert (write_position(partial), partial.history, legal(partial)) == (before, [], ["draw"])


def test_a_round_with_an_unknown_hand_is_never_blocked() -> None:
    known = {"A": "8-0", "B": "8-3", "C": "8-1"}
    fields = {"arms": 0, "ends": "4", "boneyard": ""}

    assert over(given(hands=known, **fields)) == ("blocked", "A", (8, 11, 9))
    for hands in ({"A": "8-0", "B": "8-3"}, {**known, "C": "?"}, {**known, "C": "8-1 ?"}):
        partial = given(hands=hands, **fields)
        assert (partial.result, legal(partial)) == (None, ["pass"])
        assert (do(partial, "pass", "pass", "pass").result, turn(partial)) == (None, "B")


def test_scores_of_unknown_hands_are_unknown() -> None:
    out = do(given(hands={"A": "0-0", "B": "9-3", "C": "8-1 ?"}), "9-3@9")

    assert over(out) == ("out", "B", (50, 0, None))


# --- Already over -----------------------------------------------------------------------------------------


def test_a_position_with_an_empty_hand_is_over() -> None:
    out = given(hands={"A": "9-0", "B": "9-3 0-0", "C": ""})

    assert (over(out), out.turn, legal(out)) == (("out", "C", (9, 62, 0)), None, [])
    assert (turn(out), shown(out, "pending")) == ("B", None)
    assert refusal(out, "9-3@9") == (Reason.ROUND_OVER, "F14")


def test_a_position_with_several_empty_hands_is_won_by_all_of_them() -> None:
    assert over(given(hands={"A": "", "B": "9-3", "C": ""})) == ("out", "A C", (0, 12, 0))


def test_a_position_in_which_nobody_can_play_or_draw_is_blocked() -> None:
    hands = {"A": "8-0 0-0", "B": "8-3", "C": "8-1"}

    blocked = given(hands=hands, arms=1, ends="4", boneyard="")
    assert over(blocked) == ("blocked", "A", (58, 11, 9))
    assert given(hands=hands, arms=1, ends="4", boneyard="5-5").result is None
    assert given(hands=hands, arms=1, ends="4 8", boneyard="").result is None
    footed = given(hands=hands, arms=1, ends="8", foot={"pips": 4, "toes": 1}, boneyard="")
    assert over(footed)[0] == "blocked"


def test_an_empty_hand_comes_before_a_foot_that_would_end_the_round() -> None:
    fields: dict[str, object] = {
        "laid": FOURS,
        "arms": 0,
        "ends": "1 6 6",
        "foot": {"pips": 4, "toes": 3},
        "options": {"dead_foot": "ends-round"},
    }

    assert over(given(hands={"A": "8-0", "B": "", "C": "8-1"}, **fields)) == ("out", "B", (8, 0, 9))
    assert over(given(hands={"A": "8-0", "B": "8-3", "C": "8-1"}, **fields)) == ("blocked", "A", (8, 11, 9))


def test_a_foot_found_released_is_looked_at_before_the_round_is_found_blocked() -> None:
    fields: dict[str, object] = {"laid": FOURS, "foot": {"pips": 4, "toes": 3}, "arms": 0, "boneyard": ""}
    hands = {"A": "8-0", "B": "8-3", "C": "8-2"}

    playing = given(hands=hands, ends="1 8 8", options={"dead_foot": "released"}, **fields)
    assert (playing.result, legal(playing)) == (None, ["8-3@8"])
    stuck = given(hands=hands, ends="1 6 6", options={"dead_foot": "released"}, **fields)
    assert (over(stuck)[0], shown(stuck, "foot")) == ("blocked", None)
    assert over(given(hands=hands, ends="1 8 8", **fields))[0] == "blocked"


@pytest.mark.parametrize("fields", [{"foot": {"pips": 4, "toes": 1}}, {"foot": None, "laid": "9-4"}])
def test_the_spinner_and_the_double_of_a_foot_lie_on_the_table_told_or_not(fields: dict[str, object]) -> None:
    held = "4-4" if fields["foot"] else "9-9"
    assert refused({**SMALL, "ends": "7", "hands": {"A": f"{held} 3-2"}, **fields}).place == "hands.A"
