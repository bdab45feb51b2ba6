"""Personal trains, the Mexican Train, and who may play where. [A10] to [A15], [A20], [A25]"""

import pytest

from boneyard import Reason
from tests.rulebook import clause, do, legal, position, refusal, shown, turn


@clause("A10")
def test_a_personal_train_begins_with_the_engines_number() -> None:
    table = position(engine=7, hands={"A": "12-5 7-5 9-3"})

    assert legal(table) == ["7-5@A", "7-5@M"]
    assert refusal(table, "9-3@A") == (Reason.TILE_DOES_NOT_FIT, "A10")
    assert refusal(table, "12-5@A") == (Reason.TILE_DOES_NOT_FIT, "A10")
    assert shown(do(table, "7-5@A"), "trains") == {"A": "7-5"}


@clause("A10")
def test_touching_halves_are_equal() -> None:
    table = position(trains={"A": "12-6 6-2"}, hands={"A": "7-2 6-4 2-2"})

    assert legal(table) == ["2-2@A", "7-2@A"]
    assert refusal(table, "6-4@A") == (Reason.TILE_DOES_NOT_FIT, "A10")
    assert shown(do(table, "7-2@A"), "trains") == {"A": "12-6 6-2 2-7"}


@clause("A10", "AA26")
def test_each_seat_has_one_slot_at_the_hub_and_no_more_than_that() -> None:
    for seat in "ABCDEFGH":
        table = position(players=8, turn=seat, hands={seat: "12-5 1-0"})
        assert legal(table) == sorted([f"12-5@{seat}", "12-5@M"])

    table = position(players=3, hands={"A": "12-5 1-0"})
    assert refusal(table, "12-5@D") == (Reason.NO_SUCH_END, "A10")


@clause("A11", "A12")
def test_an_unmarked_train_belongs_to_its_owner() -> None:
    trains = {"A": "12-5", "M": "12-8"}

    assert legal(position(trains=trains, turn="A", hands={"A": "5-1 4-4"})) == ["5-1@A"]
    table = position(trains=trains, turn="B", hands={"B": "5-1 8-4"})
    assert legal(table) == ["8-4@M"]
    assert refusal(table, "5-1@A") == (Reason.TRAIN_CLOSED, "A12")


@clause("A11", "A12")
def test_nobody_may_begin_the_train_of_an_unmarked_player() -> None:
    table = position(hands={"A": "12-5 1-0"})

    assert legal(table) == ["12-5@A", "12-5@M"]
    assert refusal(table, "12-5@B") == (Reason.TRAIN_CLOSED, "A12")


@clause("A12", "A25")
def test_a_marked_train_is_open_to_everyone() -> None:
    for seat in "BC":
        table = position(trains={"A": "12-5"}, markers="A", turn=seat, hands={seat: "5-1 4-4"})
        assert legal(table) == ["5-1@A"]

        do(table, "5-1@A")

        assert shown(table, "trains") == {"A": "12-5 5-1"}
        assert shown(table, "markers") == "A"


@clause("A12", "A27")
def test_a_train_is_closed_again_once_its_marker_is_off() -> None:
    table = position(trains={"A": "12-5"}, markers="A", hands={"A": "5-1 4-4", "B": "12-1 1-0"})

    do(table, "5-1@A")

    assert refusal(table, "1-0@A") == (Reason.TRAIN_CLOSED, "A12")


@clause("A13")
def test_the_mexican_train_begins_with_the_engines_number() -> None:
    table = position(engine=7, hands={"A": "12-5 7-5 9-3"})

    assert refusal(table, "9-3@M") == (Reason.TILE_DOES_NOT_FIT, "A10")
    assert shown(do(table, "7-5@M"), "trains") == {"M": "7-5"}


@clause("A13", "AA4")
def test_there_is_only_one_mexican_train() -> None:
    table = position(trains={"A": "12-1", "M": "12-5"}, hands={"A": "12-4 5-0"})

    assert legal(table) == ["5-0@M"]
    assert refusal(table, "12-4@M") == (Reason.TILE_DOES_NOT_FIT, "A10")


@clause("A14")
@pytest.mark.parametrize("markers", ["", "A B C"])
@pytest.mark.parametrize("seat", ["A", "B", "C"])
def test_everybody_may_always_play_on_the_mexican_train(seat: str, markers: str) -> None:
    trains = {"B": "12-6", "M": "12-5"}
    table = position(trains=trains, markers=markers, turn=seat, hands={seat: "5-1 4-4"})

    assert legal(table) == ["5-1@M"]
    assert shown(do(table, "5-1@M"), "markers") == markers


@clause("A15", "AA4")
def test_the_mexican_train_grows_at_one_end() -> None:
    table = position(trains={"M": "12-5"}, hands={"A": "5-1 12-4", "B": "12-3 1-0"})

    assert refusal(table, "12-4@ML") == (Reason.NO_SUCH_END, "A10")
    assert refusal(table, "5-1@MR") == (Reason.NO_SUCH_END, "A10")
    do(table, "5-1@M")
    assert legal(table) == ["1-0@M", "12-3@B"]
    assert shown(do(table, "1-0@M"), "trains") == {"M": "12-5 5-1 1-0"}


@clause("A20")
def test_any_player_may_found_the_mexican_train_in_his_turn() -> None:
    for seat in "ABC":
        for own in ({}, {seat: "12-6 6-5"}):
            table = position(turn=seat, trains=own, hands={seat: "12-4 7-7"})

            assert "12-4@M" in legal(table)
            assert shown(do(table, "12-4@M"), "trains") == {**own, "M": "12-4"}


@clause("AA8", "A24", "A25")
def test_anybody_may_begin_the_marked_train_of_another_and_it_stays_his() -> None:
    table = position(
        players=2, markers="A", turn="B", trains={"B": "12-6"}, hands={"A": "4-1 9-9", "B": "12-4 1-0 2-2"}
    )

    assert legal(table) == ["12-4@A", "12-4@M"]
    do(table, "12-4@A")
    assert (shown(table, "trains"), shown(table, "markers")) == ({"A": "12-4", "B": "12-6"}, "A")
    do(table, "4-1@A")
    assert (turn(table), shown(table, "markers")) == ("B", "")
    assert refusal(table, "1-0@A") == (Reason.TRAIN_CLOSED, "A12")
