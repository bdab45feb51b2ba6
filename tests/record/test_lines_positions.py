"""Positions of Engine 191: read, written back, partial, before the reveal, over already."""

from __future__ import annotations

import pytest

from boneyard import Reason, Round, read_position, write_position
from boneyard.rules.refusal import UnknownTile
from tests.record.lines_tables import CHOOSING, SMALL, TABLE
from tests.rulebook import do, legal, over, refusal, shown, turn


def given(**fields: object) -> Round:
    return read_position({**TABLE, **fields})


def choosing(**fields: object) -> Round:
    return read_position({**CHOOSING, **fields})


def bare(**fields: object) -> Round:
    """Nothing on the table but the main station, unless told otherwise."""
    empty: dict[str, object] = {"trains": {}, "yards": {}, "discards": "", "incomplete": ""}
    return read_position({**TABLE, **empty, **fields})


# --- Read and written back --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "written", [TABLE, SMALL, CHOOSING], ids=["table", "two players", "before the reveal"]
)
def test_a_position_is_written_as_it_was_read(written: dict[str, object]) -> None:
    assert write_position(read_position(written)) == written


def test_what_may_be_left_out_is_left_out() -> None:
    least = read_position({"sheet": "engine-191", "players": 2, "turn": "B", "engine": 5})

    assert write_position(least) == {
        "sheet": "engine-191",
        "players": 2,
        "turn": "B",
        "engine": 5,
        "hands": {},
        "boneyard": "?",
        "trains": {},
        "yards": {"A": "", "B": ""},
        "discards": "",
        "incomplete": "",
        "passes": 0,
        "pending": None,
    }


def test_the_tiles_of_a_line_may_be_written_either_way_round_and_a_line_not_begun_is_not_written() -> None:
    table = bare(trains={"A": "5-9 3-5", "B": ""}, hands={"B": "3-2"})

    assert shown(table, "trains") == {"A": "9-5 5-3"}
    assert [action for action in legal(table) if action.endswith("@A")] == ["3-2@A"]


def test_hands_and_yards_are_written_from_the_highest_tile_and_discards_as_they_lie() -> None:
    table = bare(hands={"A": "1-6 7-7", "B": "9-0"}, yards={"C": "0-2 7-4"}, discards="3-4 3-6 0-1")

    assert shown(table, "hands") == {"A": "7-7 6-1", "B": "9-0"}
    assert shown(table, "yards") == {"A": "", "B": "", "C": "7-4 2-0"}
    assert shown(table, "discards") == "4-3 6-3 1-0"


def test_incomplete_stations_are_written_in_the_order_of_the_seats() -> None:
    table = bare(trains={"A": "9-5 5-5", "C": "9-3 3-3"}, incomplete="C  A")

    assert shown(table, "incomplete") == "A C"


def test_a_station_that_is_not_named_incomplete_was_laid_bare() -> None:
    bound, bare_one = given(), given(incomplete="")

    assert legal(bound) == ["5-2@A"]
    assert legal(bare_one) == ["5-2@A", "take"]


def test_an_option_that_is_the_sheets_own_answer_is_not_written() -> None:
    table = given(options={"tokens": 3, "first_turn": "next-plays", "round_end": "all-pass"})

    assert shown(table, "options") == {"first_turn": "next-plays"}
    assert "options" not in write_position(given(options=None))


def test_in_the_middle_of_a_turn_the_position_says_of_what() -> None:
    followed = do(bare(hands={"B": "5-5 7-1"}, trains={"B": "9-5"}), "5-5@B")
    assert shown(followed, "pending") == {"step": "follow-up", "tile": "5-5"}
    replaced = do(bare(hands={"B": "7-1"}, yards={"B": "9-5"}), "9-5@B")
    assert shown(replaced, "pending") == {"step": "replace", "tile": "9-5"}
    taken = do(bare(hands={"B": "7-1"}, boneyard="9-8 1-1"), "take")
    assert shown(taken, "pending") == {"step": "drawn", "tile": "9-8"}
    assert shown(do(taken, "stop"), "pending") is None


@pytest.mark.parametrize("name", ["markers", "open_doubles", "placer", "arms", "ends", "foot", "laid"])
@pytest.mark.parametrize("value", [None, "", {}], ids=["null", "no text", "no object"])
def test_a_field_of_another_game_may_stand_there_if_it_says_nothing(name: str, value: object) -> None:
    assert write_position(given(**{name: value})) == TABLE


# --- Before the reveal ------------------------------------------------------------------------------------


def test_before_the_reveal_the_seats_that_have_not_chosen_show_in_turn() -> None:
    assert (turn(choosing()), legal(choosing())) == ("C", ["show 2-2", "show 8-6"])

    first = choosing(shown={}, turn="B")
    assert (turn(first), legal(first)) == ("B", ["show 4-4", "show 5-2"])
    assert turn(do(first, "show 5-2")) == "C"
    assert turn(do(first, "show 8-6")) == "A"


def test_a_turn_that_has_chosen_already_is_the_next_ones() -> None:
    assert turn(choosing(turn="A")) == "C"
    assert turn(choosing(turn="C", shown={"C": "2-2"})) == "A"
    assert turn(choosing(turn="B", shown={"B": "4-4", "C": "2-2"})) == "A"


def test_a_missing_engine_is_no_engine_yet() -> None:
    left_out = read_position({name: value for name, value in CHOOSING.items() if name != "engine"})

    assert write_position(left_out) == CHOOSING
    assert "shown" not in write_position(given())


def test_a_tile_shown_may_be_named_in_the_hand_or_only_there() -> None:
    only = choosing(hands={"A": "6-1", "B": "4-4", "C": "8-6 2-2"})

    assert write_position(only) == CHOOSING
    assert shown(choosing(shown={"A": "7-7", "B": "2-5"}), "shown") == {"A": "7-7", "B": "5-2"}


def test_the_tile_shown_by_an_unknown_hand_is_known() -> None:
    partial = choosing(hands={"C": "8-6 2-2"})

    assert shown(partial, "hands") == {"A": "7-7 ?", "B": "5-2 ?", "C": "8-6 2-2"}
    do(partial, "show 8-6")
    assert (turn(partial), shown(partial, "engine")) == ("A", 7)
    assert (legal(partial), partial.result) == (["take"], None)


def test_after_the_last_choice_the_engine_is_set() -> None:
    revealed = do(choosing(), "show 2-2")

    assert (turn(revealed), shown(revealed, "engine")) == ("C", 2)
    assert shown(revealed, "hands") == {"A": "7-7 6-1", "B": "5-2 4-4", "C": "8-6"}
    assert "shown" not in write_position(revealed)
    assert write_position(read_position(write_position(revealed))) == write_position(revealed)


def test_a_position_in_which_all_have_chosen_is_read_as_revealed() -> None:
    revealed = choosing(shown={"A": "6-1", "B": "4-4", "C": "8-6"}, turn="A")

    assert (turn(revealed), shown(revealed, "engine")) == ("B", 4)
    assert shown(revealed, "hands") == {"A": "7-7 6-1", "B": "5-2", "C": "8-6 2-2"}


def test_a_position_in_which_nobody_has_shown_a_double_is_over() -> None:
    redealt = choosing(shown={"A": "6-1", "B": "5-2", "C": "8-6"})

    assert (over(redealt), redealt.turn, legal(redealt)) == (("redeal", "", (0, 0, 0)), None, [])
    assert shown(redealt, "shown") == {"A": "6-1", "B": "5-2", "C": "8-6"}
    assert over(do(choosing(shown={"A": "6-1", "B": "5-2"}), "show 8-6")) == ("redeal", "", (0, 0, 0))


def test_a_starter_whose_only_tile_becomes_the_main_station_is_out() -> None:
    for first_turn in ("starter-plays", "next-plays"):
        hands = {"A": "7-7", "B": "5-2", "C": "8-6 2-2"}
        last = choosing(hands=hands, options={"first_turn": first_turn})
        assert over(do(last, "show 8-6")) == ("out", "A", (0, 7, 18))
        assert (turn(last), shown(last, "engine")) == ("A", 7)


# --- Discards ---------------------------------------------------------------------------------------------


def test_discards_beside_an_empty_boneyard_are_read_as_turned_over_in_their_listed_order() -> None:
    turned = given(boneyard="")

    assert (shown(turned, "boneyard"), shown(turned, "discards")) == ("4-3 6-3", "")
    assert turned.history == []
    waiting = given(boneyard="", options={"discards_flip": "when-draw-due"})
    assert (shown(waiting, "boneyard"), shown(waiting, "discards")) == ("", "4-3 6-3")


def test_discards_beside_a_boneyard_stay_where_they_are() -> None:
    for boneyard in ("8-8", "?", "?x9", None):
        assert shown(given(boneyard=boneyard), "discards") == "4-3 6-3"


def test_discards_read_as_turned_over_keep_a_round_from_being_over() -> None:
    hands = {"A": "7-7", "B": "6-6", "C": "6-1"}

    playing = bare(hands=hands, boneyard="", discards="4-3", passes=3)
    assert (playing.result, legal(playing)) == (None, ["take"])


# --- Partial positions ------------------------------------------------------------------------------------


def test_unknown_tiles_are_written_as_they_were_read() -> None:
    partial = bare(hands={"A": "7-7 ?x3", "B": "?", "C": "?x11"}, boneyard="8-8 ?x17")

    assert shown(partial, "hands") == {"A": "7-7 ?x3", "B": "?", "C": "?x11"}
    assert shown(partial, "boneyard") == "8-8 ?x17"


def test_a_hand_left_out_is_unknown_and_not_empty() -> None:
    partial = bare(hands={"A": "9-2 7-7"}, turn="A", boneyard="8-8 1-1 2-1")

    assert (partial.result, shown(partial, "hands")) == (None, {"A": "9-2 7-7"})
    do(partial, "9-2@A")
    assert (turn(partial), legal(partial)) == ("B", ["take"])
    assert refusal(partial, "9-3@B") == (Reason.TILE_NOT_HELD, "E13")
    do(partial, "take")
    assert (turn(partial), shown(partial, "hands")) == ("C", {"A": "7-7"})


def test_what_an_unknown_hand_draws_is_known() -> None:
    partial = do(bare(hands={"B": "9-2 ?"}, boneyard="8-8 1-1"), "9-2@C")

    assert (shown(partial, "hands"), partial.result) == ({"B": "8-8 ?"}, None)


def test_an_unknown_hand_that_plays_all_its_known_tiles_is_not_out() -> None:
    for hand in ("9-2 ?", "9-2 ?x2"):
        partial = do(bare(hands={"B": hand}), "9-2@B")
        assert (partial.result, turn(partial)) == (None, "C")


@pytest.mark.parametrize("boneyard", ["?x17", "? 8-8", None])
@pytest.mark.parametrize("action", ["take", "remove", "9-2@A", "9-4@C"])
def test_turning_over_an_unknown_tile_leaves_everything_unchanged(boneyard: str | None, action: str) -> None:
    partial = bare(
        hands={"A": "7-7", "B": "9-2 6-6"}, boneyard=boneyard, trains={"B": "9-5 5-3"}, yards={"B": "9-4"}
    )
    before, choices = write_position(partial), legal(partial)

    assert action in choices
    with pytest.raises(UnknownTile):
        do(partial, action)
    assert (write_position(partial), partial.history, legal(partial)) == (before, [], choices)


def test_a_draw_owed_after_the_replacement_may_meet_an_unknown_tile_too() -> None:
    partial = bare(
        hands={"A": "7-7", "B": "6-6 6-1"},
        boneyard="?x2",
        yards={"B": "9-4"},
        options={"yard_replacement": "before-draw"},
    )
    do(partial, "9-4@C")
    before = write_position(partial)

    with pytest.raises(UnknownTile):
        do(partial, "give 6-1")
    assert (write_position(partial), legal(partial)) == (before, ["give 6-1", "give 6-6"])


def test_a_round_with_an_unknown_hand_is_never_blocked() -> None:
    known = {"A": "7-7", "B": "6-6", "C": "6-1"}
    assert over(bare(hands=known, boneyard="", passes=3)) == ("blocked", "C", (14, 12, 7))

    for hands in ({"A": "7-7", "B": "6-6"}, {**known, "C": "?"}, {**known, "C": "6-1 ?"}):
        partial = bare(hands=hands, boneyard="", passes=3)
        assert (partial.result, legal(partial)) == (None, ["pass"])
        assert (do(partial, "pass", "pass", "pass").result, shown(partial, "passes")) == (None, 6)


def test_while_a_hand_is_unknown_its_score_and_the_winner_are_too() -> None:
    out = do(bare(hands={"A": "7-7", "B": "9-2", "C": "6-1 ?"}, yards={"B": "1-0"}), "9-2@B")

    assert over(out) == ("out", "", (14, 1, None))
    assert over(bare(hands={"A": "7-7", "B": ""}))[1:] == ("", (14, 0, None))


# --- Already over -----------------------------------------------------------------------------------------


def test_a_position_with_an_empty_hand_is_over() -> None:
    out = given(hands={"A": "7-7", "B": "5-2", "C": ""}, yards={"A": "8-0", "C": "7-4"})

    assert (over(out), out.turn, legal(out)) == (("out", "B", (22, 7, 11)), None, [])
    assert (turn(out), shown(out, "pending")) == ("B", None)
    assert refusal(out, "5-2@A") == (Reason.ROUND_OVER, "E54")


def test_a_position_with_an_empty_hand_is_not_over_where_the_replacement_does_not_go_out() -> None:
    table = given(hands={"A": "7-7", "B": "5-2", "C": ""}, options={"emptied_by_replacement": "not-out"})

    assert (table.result, legal(table)) == (None, ["5-2@A"])


def test_a_position_after_as_many_passes_as_players_is_over_when_nothing_can_be_drawn() -> None:
    hands = {"A": "7-7", "B": "9-2", "C": "6-1"}

    assert over(bare(hands=hands, boneyard="", passes=3)) == ("blocked", "C", (14, 11, 7))
    assert bare(hands=hands, boneyard="", passes=2).result is None
    assert bare(hands=hands, boneyard="8-8", passes=3).result is None
    assert bare(hands=hands, boneyard="", passes=3, options={"round_end": "nobody-can"}).result is None
