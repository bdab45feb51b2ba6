"""Mexican Train with Super Train: the train that gives the sheet its name."""

from __future__ import annotations

from boneyard import Reason
from tests.rulebook import clause, do, house_rule, legal, refusal, refused_by, shown, turn
from tests.sheets.mexican_train_super.super_table import super_table

ONE_ENDED = {"super_train": "engine-half-dead"}


@clause("B26", "B27")
def test_any_player_may_start_the_super_train_with_a_tile_that_matches_the_engine() -> None:
    for seat in "ABC":
        table = super_table(hands={seat: "9-4 8-8"}, trains={seat: "4-7"}, turn=seat)

        assert legal(table) == ["9-4@M"]
        assert refusal(table, "8-8@M") == (Reason.TILE_DOES_NOT_FIT, "B13")
        assert shown(do(table, "9-4@M"), "trains") == {seat: "4-7", "M": "4-9"}


@clause("B26")
def test_there_is_one_super_train_a_round() -> None:
    table = super_table(hands={"A": "9-4 4-0"}, trains={"M": "3-4 4-8"})

    assert refusal(table, "9-4@M") == (Reason.NO_SUCH_END, "B13")


@clause("B27", "BA4")
def test_before_it_is_begun_the_super_train_has_one_end() -> None:
    table = super_table(hands={"A": "9-4 8-8"})

    assert legal(table) == ["9-4@A", "9-4@M"]
    assert refusal(table, "9-4@ML") == (Reason.NO_SUCH_END, "B13")
    assert refusal(table, "9-4@MR") == (Reason.NO_SUCH_END, "B13")


@clause("B28")
def test_the_super_train_is_open_to_everybody_all_the_time() -> None:
    trains = {"A": "4-1", "B": "4-2", "C": "4-3", "M": "4-9"}
    hands = {"A": "9-0 8-8", "B": "0-5 8-7", "C": "5-7 6-6"}
    table = super_table(hands=hands, trains=trains)

    for action in ("9-0@MR", "5-0@MR", "7-5@MR"):
        assert legal(table) == [action]
        do(table, action)
    assert shown(table, "trains") == {**trains, "M": "4-9 9-0 0-5 5-7"}


@clause("B29", "BA4")
@house_rule("super_train", "both-halves-open")
def test_the_super_train_grows_at_both_ends() -> None:
    table = super_table(hands={"A": "12-4 9-3 7-7", "B": "12-5 3-2", "C": "8-3 6-6"}, trains={"M": "4-9"})

    assert legal(table) == ["12-4@A", "12-4@ML", "9-3@MR"]
    assert refusal(table, "12-4@MR") == (Reason.TILE_DOES_NOT_FIT, "B13")
    assert refusal(table, "9-3@ML") == (Reason.TILE_DOES_NOT_FIT, "B13")

    do(table, "12-4@ML")
    assert shown(table, "trains") == {"M": "12-4 4-9"}
    do(table, "12-5@ML")
    assert shown(table, "trains") == {"M": "5-12 12-4 4-9"}
    assert refusal(table, "8-3@MR") == (Reason.TILE_DOES_NOT_FIT, "B13")


@clause("B27", "B29", "BA4")
@house_rule("super_train", "both-halves-open")
def test_the_first_tile_lies_with_the_engines_number_to_the_left() -> None:
    table = do(super_table(hands={"A": "4-1 8-8", "B": "4-0 1-0"}, trains={"B": "4-7"}), "4-1@M")

    assert shown(table, "trains") == {"B": "4-7", "M": "4-1"}
    assert legal(table) == ["1-0@MR", "4-0@ML"]


@clause("B29", "BA4")
@house_rule("super_train", "both-halves-open")
def test_a_tile_that_fits_both_ends_is_played_on_either() -> None:
    hands = {"A": "8-3 5-5"}
    trains = {"A": "4-7", "M": "3-4 4-8"}

    assert legal(super_table(hands=hands, trains=trains)) == ["8-3@ML", "8-3@MR"]
    left = do(super_table(hands=hands, trains=trains), "8-3@ML")
    assert shown(left, "trains") == {"A": "4-7", "M": "8-3 3-4 4-8"}
    right = do(super_table(hands=hands, trains=trains), "8-3@MR")
    assert shown(right, "trains") == {"A": "4-7", "M": "3-4 4-8 8-3"}


@clause("B29", "BA4")
@house_rule("super_train", "engine-half-dead")
def test_with_the_engine_half_dead_the_super_train_grows_to_the_right_only() -> None:
    table = super_table(hands={"A": "12-4 9-3 7-7"}, trains={"A": "4-1", "M": "4-9"}, options=ONE_ENDED)

    assert legal(table) == ["9-3@MR"]
    assert refusal(table, "12-4@ML") == (Reason.ENGINE_HALF_DEAD, "BA4")
    assert refused_by(table, "12-4@ML") == ("super_train", "engine-half-dead")
    assert refusal(table, "12-4@M") == (Reason.NO_SUCH_END, "B13")
    assert shown(do(table, "9-3@MR"), "trains") == {"A": "4-1", "M": "4-9 9-3"}


@clause("B27", "BA4")
@house_rule("super_train", "engine-half-dead")
def test_with_the_engine_half_dead_the_super_train_is_begun_as_ever() -> None:
    table = super_table(
        hands={"A": "9-4 5-5", "B": "4-0 9-2"}, trains={"A": "4-1", "B": "4-7"}, options=ONE_ENDED
    )

    assert legal(table) == ["9-4@M"]
    assert legal(do(table, "9-4@M")) == ["9-2@MR"]


@clause("B29", "B36", "BA6")
def test_a_double_at_one_end_of_the_super_train_shuts_the_other() -> None:
    trains = {"A": "4-1", "M": "3-4 4-8 8-8"}
    table = super_table(hands={"A": "3-0 8-2"}, trains=trains, open_doubles="MR")

    assert legal(table) == ["8-2@MR"]
    assert refusal(table, "3-0@ML") == (Reason.DOUBLE_WAITS, "B36")

    left = super_table(hands={"A": "3-2 8-2"}, trains={"M": "3-3 3-4 4-8"}, open_doubles="ML")
    assert legal(left) == ["3-2@ML"]
    assert refusal(left, "8-2@MR") == (Reason.DOUBLE_WAITS, "B36")


@clause("B29", "B31", "BA6", "BA19")
def test_who_laid_the_double_may_use_the_other_end_for_his_bonus() -> None:
    table = super_table(hands={"A": "8-8 3-0 5-5", "B": "8-1 6-6"}, trains={"M": "3-4 4-8"})

    assert legal(do(table, "8-8@MR")) == ["3-0@ML"]
    do(table, "3-0@ML")

    assert turn(table) == "B"
    assert shown(table, "open_doubles") == "MR"
    assert legal(table) == ["8-1@MR"]


@clause("B29", "B39")
def test_both_ends_of_the_super_train_may_hold_an_open_double() -> None:
    table = super_table(
        hands={"A": "8-8 3-3 5-4 2-2", "B": "8-1 3-1 6-6", "C": "3-0 7-7"}, trains={"M": "3-4 4-8"}
    )

    do(table, "8-8@MR", "3-3@ML", "5-4@A")

    assert shown(table, "open_doubles") == "MR ML"
    assert refusal(table, "3-1@ML") == (Reason.OLDER_DOUBLE_WAITS, "B39")
    do(table, "8-1@MR")
    assert shown(table, "open_doubles") == "ML"
    assert legal(table) == ["3-0@ML"]
