"""Mexican Train with Super Train: whose train is whose."""

from __future__ import annotations

from boneyard import Reason
from tests.rulebook import clause, do, house_rule, legal, over, refusal, refused_by, shown, turn
from tests.sheets.mexican_train_super.super_table import super_table


@clause("B12")
def test_a_train_starts_with_a_tile_that_matches_the_engine() -> None:
    table = super_table(hands={"A": "9-4 9-3 8-8"}, trains={"B": "4-3", "M": "4-7"})

    assert legal(table) == ["9-4@A", "9-4@ML"]
    assert refusal(table, "9-3@A") == (Reason.TILE_DOES_NOT_FIT, "B13")
    assert shown(do(table, "9-4@A"), "trains") == {"A": "4-9", "B": "4-3", "M": "4-7"}


@clause("B12")
def test_every_player_has_a_platform_and_nobody_else() -> None:
    table = super_table(hands={"A": "9-4"})

    assert refusal(table, "9-4@D") == (Reason.NO_SUCH_END, "B13")
    assert refusal(table, "9-4@H") == (Reason.NO_SUCH_END, "B13")


@clause("B12", "B20")
def test_another_players_train_is_closed_to_me() -> None:
    table = super_table(hands={"A": "9-3 8-2 4-0"}, trains={"A": "4-9", "B": "4-8", "M": "4-7"})

    assert legal(table) == ["4-0@ML", "9-3@A"]
    assert refusal(table, "8-2@B") == (Reason.TRAIN_CLOSED, "B20")
    assert refusal(table, "4-0@C") == (Reason.TRAIN_CLOSED, "B20")  # not begun is closed, too


@clause("B19")
def test_who_draws_in_vain_sets_his_marker() -> None:
    table = do(super_table(hands={"A": "9-2", "B": "8-4 7-7"}, boneyard="8-7 5-5"), "draw")

    assert shown(table, "markers") == "A"
    assert turn(table) == "B"


@clause("B5", "B19")
def test_who_draws_in_vain_again_has_still_one_marker() -> None:
    table = super_table(hands={"A": "9-2"}, markers="A B", boneyard="8-7 5-5")

    assert shown(do(table, "draw"), "markers") == "A B"


@clause("B20")
def test_a_marked_train_is_open_to_anyone() -> None:
    trains = {"A": "4-9", "B": "4-8", "C": "4-7", "M": "4-0"}
    table = super_table(hands={"A": "8-1 7-1 5-5"}, trains=trains, markers="C")

    assert legal(table) == ["7-1@C"]
    assert refusal(table, "8-1@B") == (Reason.TRAIN_CLOSED, "B20")
    assert shown(do(table, "7-1@C"), "trains") == {**trains, "C": "4-7 7-1"}


@clause("B21")
def test_a_guest_does_not_take_the_marker_off() -> None:
    table = super_table(hands={"A": "7-1 5-5"}, trains={"C": "4-7"}, markers="A C")

    assert shown(do(table, "7-1@C"), "markers") == "A C"


@clause("B20", "BA25")
def test_the_owner_keeps_access_to_his_marked_train() -> None:
    table = super_table(hands={"A": "9-1 5-5"}, trains={"A": "4-9", "M": "4-0"}, markers="A")

    assert legal(table) == ["9-1@A"]


@clause("B21", "BA16")
@house_rule("marker_removal", "automatic")
def test_the_owner_closes_his_train_by_playing_on_it() -> None:
    table = super_table(hands={"A": "9-1 5-5"}, trains={"A": "4-9"}, markers="A B")

    do(table, "9-1@A")

    assert shown(table, "markers") == "B"
    assert turn(table) == "B"


@clause("B21")
def test_the_owners_play_elsewhere_leaves_his_marker_on() -> None:
    table = super_table(hands={"A": "7-1 5-5"}, trains={"A": "4-9", "M": "4-7"}, markers="A")

    assert shown(do(table, "7-1@MR"), "markers") == "A"


@clause("B18", "B21")
def test_a_drawn_tile_closes_the_train_as_well() -> None:
    table = super_table(hands={"A": "5-5"}, trains={"A": "4-9"}, markers="A", boneyard="9-3 8-8")

    assert shown(do(table, "draw", "9-3@A"), "markers") == ""


@clause("B19", "B20", "BA26")
def test_anybody_may_begin_a_marked_train() -> None:
    table = super_table(
        hands={"A": "9-4 5-5", "B": "9-1 8-8"}, trains={"A": "4-8", "M": "0-4 4-7"}, markers="B"
    )

    assert legal(table) == ["9-4@B"]
    do(table, "9-4@B")
    assert shown(table, "trains") == {"A": "4-8", "B": "4-9", "M": "0-4 4-7"}
    assert shown(table, "markers") == "B"
    assert legal(table) == ["9-1@B"]


# --- marker_removal: ask ----------------------------------------------------------------------------------


@clause("B21", "BA16")
@house_rule("marker_removal", "ask")
def test_the_owner_is_asked_whether_his_marker_comes_off() -> None:
    for answer, markers in (("unmark", "C"), ("leave", "A C")):
        table = super_table(
            hands={"A": "9-1 5-5"}, trains={"A": "4-9"}, markers="A C", options={"marker_removal": "ask"}
        )

        assert legal(do(table, "9-1@A")) == ["leave", "unmark"]
        assert shown(table, "pending") == {"step": "unmark", "tile": "9-1"}
        for refused in ("draw", "pass", "5-5@A"):
            assert refusal(table, refused) == (Reason.MARKER_UNDECIDED, "B21")

        do(table, answer)
        assert shown(table, "markers") == markers
        assert turn(table) == "B"


@clause("B21", "BA16")
@house_rule("marker_removal", "ask")
def test_the_question_comes_after_a_play_on_ones_own_marked_train_only() -> None:
    ask = {"marker_removal": "ask"}
    trains = {"A": "4-9", "B": "4-7"}
    table = super_table(hands={"A": "9-1 7-1 5-5"}, trains=trains, markers="B", options=ask)

    assert refusal(table, "unmark") == (Reason.NO_MARKER_TO_DECIDE, "B21")
    assert refusal(table, "leave") == (Reason.NO_MARKER_TO_DECIDE, "B21")
    assert refused_by(table, "leave") == ("marker_removal", "ask")
    assert turn(do(table, "7-1@B")) == "B"

    unmarked = super_table(hands={"A": "9-1 5-5"}, trains=trains, markers="B", options=ask)
    assert turn(do(unmarked, "9-1@A")) == "B"


@clause("B21", "BA16")
def test_without_the_house_rule_nobody_is_asked() -> None:
    table = super_table(hands={"A": "9-1 5-5"}, trains={"A": "4-9"}, markers="A")

    assert refusal(table, "unmark") == (Reason.MARKER_OFF_BY_ITSELF, "BA16")
    assert refusal(table, "leave") == (Reason.MARKER_OFF_BY_ITSELF, "BA16")


@clause("B21", "B31", "BA16")
@house_rule("marker_removal", "ask")
def test_the_question_comes_between_a_double_and_its_bonus() -> None:
    for answer, markers in (("unmark", ""), ("leave", "A")):
        table = super_table(
            hands={"A": "9-9 9-1 5-5"}, trains={"A": "4-9"}, markers="A", options={"marker_removal": "ask"}
        )

        assert legal(do(table, "9-9@A")) == ["leave", "unmark"]
        assert refusal(table, "9-1@A") == (Reason.MARKER_UNDECIDED, "B21")
        do(table, answer)

        assert shown(table, "markers") == markers
        assert shown(table, "pending") == {"step": "follow-up", "tile": "9-9"}
        assert legal(table) == ["9-1@A"]


@clause("B21", "B31", "BA16")
@house_rule("marker_removal", "ask")
def test_a_marker_that_stayed_is_asked_about_again_at_the_bonus_tile() -> None:
    ask = {"marker_removal": "ask"}
    hands = {"A": "9-9 9-1 5-5"}
    table = super_table(hands=hands, trains={"A": "4-9"}, markers="A", options=ask)
    do(table, "9-9@A", "leave", "9-1@A")

    assert legal(table) == ["leave", "unmark"]
    assert shown(do(table, "unmark"), "markers") == ""

    table = super_table(hands=hands, trains={"A": "4-9"}, markers="A", options=ask)
    assert turn(do(table, "9-9@A", "unmark", "9-1@A")) == "B"


@clause("B19", "B21", "BA7")
@house_rule("marker_removal", "ask")
def test_who_takes_his_marker_off_and_fails_his_bonus_sets_it_again() -> None:
    table = super_table(
        hands={"A": "9-9 5-5"},
        trains={"A": "4-9", "M": "4-8"},
        markers="A",
        boneyard="7-2 3-3",
        options={"marker_removal": "ask"},
    )

    do(table, "9-9@A", "unmark")
    assert shown(table, "markers") == ""
    assert shown(do(table, "draw"), "markers") == "A"


@clause("B21", "B23")
@house_rule("marker_removal", "ask")
def test_nobody_is_asked_after_his_last_tile() -> None:
    ask = {"marker_removal": "ask"}
    hands = {"A": "9-1", "B": "5-5", "C": "3-0"}

    out = do(super_table(hands=hands, trains={"A": "4-9"}, markers="A", options=ask), "9-1@A")

    assert over(out) == ("out", "A", (0, 10, 3))


# --- own_train_first --------------------------------------------------------------------------------------


@clause("B12", "B27", "BA3")
@house_rule("own_train_first", "no")
def test_the_first_tile_need_not_go_on_ones_own_train_where_that_is_agreed() -> None:
    free = {"own_train_first": "no"}
    hands = {"A": "9-4 8-1"}
    table = super_table(hands=hands, trains={"B": "4-8"}, markers="B", first_turns="A", options=free)

    assert legal(table) == ["8-1@B", "9-4@A", "9-4@M"]


@clause("B12", "BA3")
@house_rule("own_train_first", "yes")
def test_with_own_train_first_the_first_tile_goes_on_ones_own_train() -> None:
    own = {"own_train_first": "yes"}
    hands = {"A": "9-4 8-1 4-2"}
    table = super_table(hands=hands, trains={"B": "4-8"}, markers="B", options=own)

    assert legal(table) == ["4-2@A", "9-4@A"]
    assert refusal(table, "8-1@B") == (Reason.OWN_TRAIN_FIRST, "BA3")
    assert refusal(table, "9-4@M") == (Reason.OWN_TRAIN_FIRST, "BA3")

    begun = super_table(hands=hands, trains={"A": "4-7", "B": "4-8"}, markers="B", options=own)
    assert legal(begun) == ["4-2@M", "8-1@B", "9-4@M"]


@clause("B17", "BA3")
@house_rule("own_train_first", "yes")
def test_with_own_train_first_who_cannot_begin_draws_though_he_fits_elsewhere() -> None:
    own = {"own_train_first": "yes"}
    trains = {"B": "4-8", "M": "4-5"}
    table = super_table(hands={"A": "8-1"}, trains=trains, markers="B", boneyard="8-5 3-3", options=own)

    assert legal(table) == ["draw"]
    assert shown(do(table, "draw"), "markers") == "A B"

    lucky = super_table(hands={"A": "8-1"}, trains=trains, markers="B", boneyard="4-1 3-3", options=own)
    assert legal(do(lucky, "draw")) == ["4-1@A"]


@clause("B20", "BA3", "BA26")
@house_rule("own_train_first", "yes")
def test_a_train_begun_by_a_guest_is_begun() -> None:
    table = super_table(
        hands={"A": "9-4 7-1", "B": "7-2 3-3"},
        trains={"A": "4-8", "M": "4-7"},
        markers="B",
        options={"own_train_first": "yes"},
    )

    assert legal(do(table, "9-4@B")) == ["7-2@MR"]


@clause("B33", "B36", "BA3")
@house_rule("own_train_first", "yes")
def test_with_own_train_first_an_open_double_comes_before_ones_own_train() -> None:
    table = super_table(
        hands={"A": "8-1 9-4"},
        trains={"B": "4-8 8-8"},
        open_doubles="B",
        options={"own_train_first": "yes"},
    )

    assert legal(table) == ["8-1@B"]


@clause("B37", "BA3", "BA11")
@house_rule("own_train_first", "yes")
def test_with_own_train_first_a_drawn_double_goes_on_no_other_train() -> None:
    table = super_table(
        hands={"A": "9-2"},
        trains={"B": "4-8 8-8", "C": "4-3"},
        markers="C",
        open_doubles="B",
        boneyard="3-3 8-1 5-5",
        options={"own_train_first": "yes"},
    )

    do(table, "draw")  # 3-3 fits C's open train, but A's own is not begun

    assert turn(table) == "B"
    assert shown(table, "markers") == "A C"
