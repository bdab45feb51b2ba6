"""Whole positions: read, written back, and told when they are over already."""

from __future__ import annotations

import pytest

from boneyard import Reason, Round, read_position, write_action, write_position
from boneyard.rules.refusal import UnknownTile
from tests.rulebook import do, legal, over, position, refusal, shown, turn

SEVENS = "12-7 7-11 11-10 10-7 7-9 9-8 8-7 7-6 6-5 5-7 7-4 4-3 3-7 7-2 2-1 1-7"
"""With 7-0 laid too, every 7 but the double lies on the table."""

CLASSIC: dict[str, object] = {
    "sheet": "mexican-train-classic",
    "options": {"blocked_when": "all-pass", "hands": "open"},
    "players": 3,
    "turn": "C",
    "engine": 12,
    "hands": {"A": "9-3 5-5", "B": "8-1 7-4", "C": "7-2"},
    "boneyard": "6-2 3-3",
    "trains": {"A": "12-6 6-6", "B": "12-11", "M": "12-8 8-9"},
    "markers": "A C",
    "open_doubles": "A",
    "passes": 2,
    "pending": None,
}
SUPER: dict[str, object] = {
    "sheet": "mexican-train-super",
    "players": 2,
    "turn": "B",
    "engine": 4,
    "hands": {"A": "8-2 6-1", "B": "8-3 6-0"},
    "boneyard": "9-1 3-3",
    "trains": {"A": "4-6 6-6", "M": "5-5 5-4 4-8 8-8"},
    "markers": "",
    "open_doubles": "A MR ML",
    "pending": None,
}
SATISFY: dict[str, object] = {
    "sheet": "mexican-train-satisfy",
    "players": 3,
    "turn": "B",
    "engine": 0,
    "hands": {"A": "9-1", "B": "12-7 7-2", "C": "6-3 5-1"},
    "boneyard": "9-2",
    "trains": {"A": "0-6 6-6"},
    "markers": "",
    "open_doubles": "A",
    "placer": "A",
    "pending": None,
}


@pytest.mark.parametrize("written", [CLASSIC, SUPER, SATISFY], ids=["classic", "super", "satisfy"])
def test_a_position_is_written_as_it_was_read(written: dict[str, object]) -> None:
    assert write_position(read_position(written)) == written


def test_what_may_be_left_out_is_left_out() -> None:
    table = read_position({"sheet": "mexican-train-classic", "players": 2, "turn": "B", "engine": 7})

    assert write_position(table) == {
        "sheet": "mexican-train-classic",
        "players": 2,
        "turn": "B",
        "engine": 7,
        "hands": {},
        "boneyard": "?",
        "trains": {},
        "markers": "",
        "open_doubles": "",
        "pending": None,
    }


def test_an_option_that_is_the_sheets_own_answer_is_not_written() -> None:
    table = position(options={"game": "full", "rounds": 5, "hands": "open"})

    assert shown(table, "options") == {"rounds": "5", "hands": "open"}
    assert "options" not in write_position(position(options=None))


def test_a_train_not_begun_is_not_written() -> None:
    assert shown(position(trains={"A": "", "M": "12-3"}), "trains") == {"M": "12-3"}


def test_the_tiles_of_a_train_may_be_written_either_way_round() -> None:
    table = position(hands={"A": "4-2 6-0"}, trains={"A": "6-12 2-6"}, boneyard="1-1")

    assert shown(table, "trains") == {"A": "12-6 6-2"}
    assert legal(table) == ["4-2@A"]


def test_a_double_is_dead_when_every_tile_of_its_number_lies_on_the_table_either_way_round() -> None:
    dead = position(
        hands={"B": "12-3"},
        turn="B",
        trains={"A": SEVENS, "M": "12-0 0-7 7-7"},
        open_doubles="M",
        boneyard="1-1",
    )

    assert legal(dead) == ["12-3@B"]
    assert shown(dead, "open_doubles") == "M"


def test_markers_are_written_in_the_order_of_the_seats() -> None:
    assert shown(position(markers="C  A"), "markers") == "A C"


def test_open_doubles_keep_their_order() -> None:
    trains = {"A": "12-6 6-6", "B": "12-5 5-5"}
    table = position("mexican-train-super", trains=trains, open_doubles="B A", hands={"A": "6-5"})

    assert shown(table, "open_doubles") == "B A"
    assert legal(table) == ["6-5@B"]


def test_a_placer_without_an_open_double_is_read_and_forgotten() -> None:
    table = position("mexican-train-satisfy", placer="B")

    assert "placer" not in write_position(table)
    assert "placer" not in write_position(position(placer="B"))


def test_passes_are_written_only_where_they_count() -> None:
    assert "passes" not in write_position(position(passes=2))
    assert shown(position(passes=2, options={"blocked_when": "all-pass"}), "passes") == 2


def test_in_the_middle_of_a_turn_the_position_says_of_what() -> None:
    table = position(hands={"A": "9-9 5-4", "B": "3-1"}, trains={"A": "12-9"}, boneyard="9-1 8-8")

    do(table, "9-9@A")
    assert shown(table, "pending") == {"step": "follow-up", "tile": "9-9"}
    do(table, "draw")
    assert shown(table, "pending") == {"step": "drawn", "tile": "9-1"}


def test_the_marker_question_is_pending_too() -> None:
    table = position(
        hands={"A": "9-2 5-4"}, trains={"A": "12-9"}, markers="A", options={"marker_removal": "ask"}
    )

    assert shown(do(table, "9-2@A"), "pending") == {"step": "unmark", "tile": "9-2"}


# --- The Super Train --------------------------------------------------------------------------------------


def super_train(train: str, hand: str, **options: str) -> Round:
    return position(
        "mexican-train-super",
        engine=4,
        hands={"A": hand},
        trains={"A": "4-0", "M": train},
        boneyard="1-1 2-2",
        options=options or None,
    )


def test_the_super_train_stands_from_its_left_to_its_right_end() -> None:
    table = super_train("5-4 4-9", "6-5 9-3")

    assert legal(table) == ["6-5@ML", "9-3@MR"]
    do(table, "6-5@ML")
    assert shown(table, "trains") == {"A": "4-0", "M": "6-5 5-4 4-9"}


def test_a_super_train_not_begun_has_one_end() -> None:
    assert legal(super_train("", "6-4 5-4")) == ["5-4@M", "6-4@M"]


def test_with_engine_half_dead_the_super_train_begins_at_its_left_end() -> None:
    table = super_train("4-9", "6-4 9-3", super_train="engine-half-dead")

    assert legal(table) == ["9-3@MR"]


def test_a_double_lies_open_at_either_end_of_the_super_train() -> None:
    trains = {"A": "4-0", "M": "5-5 5-4 4-8 8-8"}
    for end, play in (("ML", "6-5@ML"), ("MR", "8-7@MR")):
        table = position(
            "mexican-train-super", engine=4, hands={"A": "6-5 8-7"}, trains=trains, open_doubles=end
        )
        assert legal(table) == [play]


# --- Partial positions ------------------------------------------------------------------------------------


def test_unknown_tiles_are_written_as_they_were_read() -> None:
    table = position(hands={"A": "12-5 ?x3", "B": "?", "C": ""}, boneyard="6-2 ?x17", turn="C")

    assert shown(table, "hands") == {"A": "12-5 ?x3", "B": "?", "C": ""}
    assert shown(table, "boneyard") == "6-2 ?x17"


def test_a_hand_left_out_is_unknown_and_not_empty() -> None:
    table = position(hands={"A": "12-5 12-4", "B": None}, boneyard="1-1")

    assert (table.result, shown(table, "hands")) == (None, {"A": "12-5 12-4"})
    do(table, "12-5@A")
    assert (turn(table), legal(table)) == ("B", ["draw"])
    assert refusal(table, "12-6@B") == (Reason.TILE_NOT_HELD, "A21")


def test_what_an_unknown_hand_draws_is_known() -> None:
    table = position(hands={"A": "12-5 12-4"}, boneyard="1-1 0-0")

    do(table, "12-5@A", "draw")
    assert shown(table, "hands") == {"A": "12-4", "B": "1-1 ?"}


def test_an_unknown_hand_that_plays_all_its_known_tiles_is_not_out() -> None:
    for hands in ({"A": "12-5 ?"}, {"A": "12-5 ?x2", "B": "?"}):
        table = do(position(hands=hands, boneyard="1-1"), "12-5@A")
        assert (table.result, turn(table)) == (None, "B")


def test_a_boneyard_of_unknown_tiles_is_not_used_up() -> None:
    for boneyard in ("?x17", "?", None):
        table = position(hands={"A": "5-4"}, boneyard=boneyard)
        assert legal(table) == ["draw"]
    assert legal(position(hands={"A": "5-4"}, boneyard="")) == ["pass"]


def test_a_boneyard_left_out_is_used_up_where_every_tile_is_named() -> None:
    tiles = [f"{high}-{low}" for high in range(7) for low in range(high + 1)]
    fields: dict[str, object] = {"sheet": "engine-191", "players": 2, "turn": "A", "engine": 6}
    all_named = read_position({**fields, "hands": {"A": " ".join(tiles[:14]), "B": " ".join(tiles[14:-1])}})
    one_unseen = read_position({**fields, "hands": {"A": " ".join(tiles[:14]), "B": " ".join(tiles[15:-1])}})

    assert (shown(all_named, "boneyard"), legal(all_named)) == ("", ["pass"])
    assert (shown(one_unseen, "boneyard"), legal(one_unseen)) == ("?", ["take"])
    for table in (all_named, one_unseen):
        assert write_position(read_position(write_position(table))) == write_position(table)


@pytest.mark.parametrize("boneyard", ["?x17", "? 12-1", None])
def test_turning_over_an_unknown_tile_leaves_everything_unchanged(boneyard: str | None) -> None:
    table = position(hands={"A": "5-4"}, boneyard=boneyard, markers="B")
    before = write_position(table)

    with pytest.raises(UnknownTile):
        do(table, "draw")
    assert write_position(table) == before
    assert table.history == []
    assert legal(table) == ["draw"]


def test_a_penalty_draw_that_meets_an_unknown_tile_draws_nothing_at_all() -> None:
    table = read_position({**SATISFY, "turn": "A", "boneyard": "9-2 8-8 ? 6-1"})
    before = write_position(table)

    with pytest.raises(UnknownTile):
        do(table, "draw-until")
    assert write_position(table) == before
    assert legal(table) == ["draw-until"]


def test_a_penalty_draw_that_ends_before_the_unknown_tile_is_made() -> None:
    table = read_position({**SATISFY, "turn": "A", "boneyard": "9-2 6-1 ?"})

    assert legal(do(table, "draw-until")) == ["6-1@A"]


def test_a_play_that_calls_for_an_unknown_tile_is_taken_back() -> None:
    table = position(
        "mexican-train-super",
        engine=4,
        turn="B",
        hands={"A": "9-0", "B": "9-2", "C": "3-1"},
        trains={"A": "4-6 6-6", "B": "4-3"},
        open_doubles="A",
        boneyard="3-3 ?",
    )
    do(table, "draw")
    before = write_position(table)

    with pytest.raises(UnknownTile):
        do(table, "3-3@B")
    assert write_position(table) == before
    assert sorted(write_action(action) for action in table.legal()) == ["3-3@B", "keep"]


def test_scores_of_unknown_hands_are_unknown() -> None:
    table = do(position(hands={"A": "12-5", "B": "7-2 ?"}, boneyard="1-1"), "12-5@A")

    assert over(table) == ("out", "A", (0, None, None))


def test_nobody_is_known_to_have_the_fewest_pips_while_a_hand_is_unknown() -> None:
    table = position("mexican-train-super", hands={"A": "1-0", "B": "7-2"}, boneyard="")

    assert over(table) == ("yard-empty", "", (1, 9, None))


def test_a_round_with_an_unknown_hand_is_never_blocked() -> None:
    known = {"A": "5-4", "B": "3-1", "C": "2-0"}
    assert over(position(hands=known, boneyard="", markers="A B C")) == ("blocked", "C", (9, 4, 2))

    for unknown in ({"A": "5-4", "B": "3-1"}, {**known, "C": "?"}, {**known, "C": "2-0 ?"}):
        table = position(hands=unknown, boneyard="", markers="A B C")
        assert (table.result, legal(table)) == (None, ["pass"])


# --- Already over -----------------------------------------------------------------------------------------


def test_a_position_with_an_empty_hand_is_over() -> None:
    table = position(turn="B", hands={"A": "9-3", "B": "5-1", "C": ""}, boneyard="1-1")

    assert (over(table), table.turn, legal(table)) == (("out", "C", (12, 6, 0)), None, [])
    assert (turn(table), shown(table, "pending")) == ("B", None)
    assert refusal(table, "draw") == (Reason.ROUND_OVER, "A40")


def test_a_blocked_position_is_over_after_as_many_passes_as_players() -> None:
    hands = {"A": "5-4", "B": "3-1", "C": "2-0"}
    counting = {"blocked_when": "all-pass"}

    assert position(hands=hands, boneyard="", options=counting, passes=2).result is None
    blocked = position(hands=hands, boneyard="", options=counting, passes=3)
    assert over(blocked) == ("blocked", "C", (9, 4, 2))


def test_a_super_position_with_an_empty_yard_is_over_where_the_sheet_says_so() -> None:
    hands = {"A": "12-4", "B": "3-1", "C": "2-0"}
    for answer in ("end-of-turn", "at-once"):
        table = position("mexican-train-super", hands=hands, boneyard="", options={"yard_empty": answer})
        assert over(table) == ("yard-empty", "C", (16, 4, 2))
    for answer in ("when-draw-due", "play-on"):
        table = position("mexican-train-super", hands=hands, boneyard="", options={"yard_empty": answer})
        assert (table.result, legal(table)) == (None, ["12-4@A", "12-4@M"])


def test_a_dead_double_is_dropped_in_satisfy_where_it_does_not_bind() -> None:
    fields: dict[str, object] = {
        "hands": {"A": "12-3"},
        "trains": {"B": SEVENS, "M": "12-0 0-7 7-7"},
        "open_doubles": "M",
        "placer": "C",
        "boneyard": "1-1",
    }

    dropped = position("mexican-train-satisfy", **fields)
    assert (shown(dropped, "open_doubles"), legal(dropped)) == ("", ["12-3@A"])
    bound = position("mexican-train-satisfy", **fields, options={"dead_double": "binds"})
    assert (shown(bound, "open_doubles"), shown(bound, "placer"), legal(bound)) == ("M", "C", ["pass"])
