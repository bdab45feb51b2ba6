"""What a player must and may do in his turn; drawing; the marker. [A18] to [A27]"""

import pytest

from boneyard import Reason
from tests.rulebook import clause, do, legal, position, refusal, shown, turn


@clause("A18", "AA3")
def test_the_starter_opens_his_own_train_or_the_mexican_train() -> None:
    table = position(turn="B", hands={"B": "12-5 12-0 9-3 5-5"})

    assert legal(table) == ["12-0@B", "12-0@M", "12-5@B", "12-5@M"]


@clause("AA2", "A18", "A23", "A24")
def test_a_starter_without_the_engines_number_draws_and_else_marks_his_empty_slot() -> None:
    hands = {"A": "9-3 5-5", "B": "12-4 8-1", "C": "7-7"}
    lucky = do(position(hands=hands, boneyard="12-6 3-3"), "draw")
    assert legal(lucky) == ["12-6@A", "12-6@M"]

    unlucky = do(position(hands=hands, boneyard="6-3 3-3"), "draw")
    assert (turn(unlucky), shown(unlucky, "markers"), shown(unlucky, "trains")) == ("B", "A", {})
    assert legal(unlucky) == ["12-4@A", "12-4@B", "12-4@M"]


@clause("AA3", "A22")
def test_no_train_of_ones_own_is_needed_to_play_elsewhere() -> None:
    table = position(trains={"B": "12-9", "M": "12-5"}, markers="B", hands={"A": "12-1 9-2 5-3"})

    assert legal(table) == ["12-1@A", "5-3@M", "9-2@B"]


@clause("A19")
def test_turns_go_clockwise() -> None:
    table = position(hands={"A": "12-5 1-1", "B": "9-3 2-2", "C": "12-7 3-3"}, boneyard="4-4 6-6")

    assert turn(table) == "A"
    turns = [turn(do(table, action)) for action in ("12-5@A", "draw", "12-7@C")]
    assert turns == ["B", "C", "A"]


@clause("A21")
def test_a_turn_is_one_tile() -> None:
    table = position(hands={"A": "12-5 5-1 12-4", "B": "12-7 8-8"})

    do(table, "12-5@A")

    assert turn(table) == "B"
    assert legal(table) == ["12-7@B", "12-7@M"]


@clause("A21")
def test_one_plays_only_tiles_of_ones_own_hand() -> None:
    table = position(hands={"A": "12-5 9-3", "B": "12-4 8-8"}, boneyard="12-6")

    for tile in ("12-4", "12-6", "12-7", "12-12"):
        assert refusal(table, f"{tile}@A") == (Reason.TILE_NOT_HELD, "A21")


@clause("A21")
@pytest.mark.parametrize("action", ["stop", "take", "remove", "draw-until", "show 3-3", "give 3-2"])
def test_what_only_other_leaflets_know_is_refused(action: str) -> None:
    table = position(hands={"A": "12-5 9-3"}, markers="A")

    assert refusal(table, action) == (Reason.OTHER_GAME, "A21")


@clause("A22", "AA5")
def test_who_has_a_playable_tile_must_play() -> None:
    table = position(trains={"A": "12-5", "M": "12-3"}, hands={"A": "3-1 9-9"}, boneyard="5-4")

    assert legal(table) == ["3-1@M"]
    assert refusal(table, "draw") == (Reason.MUST_PLAY, "A22")
    assert refusal(table, "pass") == (Reason.MUST_PLAY, "A22")


@clause("A22")
def test_who_must_play_chooses_freely_among_all_that_fits() -> None:
    table = position(trains={"A": "12-5", "M": "12-3"}, hands={"A": "5-3 5-5 3-0 9-8"})

    assert legal(table) == ["3-0@M", "5-3@A", "5-3@M", "5-5@A"]


@clause("A23")
def test_who_has_no_playable_tile_draws_one() -> None:
    table = position(trains={"A": "12-5"}, hands={"A": "9-3 8-8"}, boneyard="5-4 12-1")

    assert legal(table) == ["draw"]
    assert refusal(table, "pass") == (Reason.MUST_DRAW, "A23")
    assert refusal(table, "keep") == (Reason.NO_KEEPING, "A23")
    do(table, "draw")
    assert (turn(table), shown(table, "boneyard")) == ("A", "12-1")


@clause("A23", "AA5")
def test_a_drawn_tile_that_fits_must_be_played() -> None:
    table = position(trains={"A": "12-5", "M": "12-4"}, hands={"A": "9-3 8-8"}, boneyard="5-4 12-1")

    do(table, "draw")

    assert legal(table) == ["5-4@A", "5-4@M"]
    assert shown(table, "pending") == {"step": "drawn", "tile": "5-4"}
    for action in ("keep", "draw", "pass"):
        assert refusal(table, action) == (Reason.MUST_PLAY_DRAWN, "A23")
    assert refusal(table, "9-3@A") == (Reason.ONLY_THE_DRAWN_TILE, "A23")
    assert refusal(table, "5-4@B") == (Reason.TRAIN_CLOSED, "A12")
    do(table, "5-4@M")
    assert (turn(table), shown(table, "trains")) == ("B", {"A": "12-5", "M": "12-4 4-5"})


@clause("A23", "A25")
def test_a_drawn_tile_may_go_on_any_train_open_to_the_player() -> None:
    trains = {"A": "12-5", "B": "12-4", "C": "12-8"}
    table = position(trains=trains, markers="B", hands={"A": "9-3 6-6"}, boneyard="8-4 12-1")

    assert legal(do(table, "draw")) == ["8-4@B"]


@clause("A24")
def test_a_drawn_tile_that_does_not_fit_is_kept_and_the_marker_set() -> None:
    table = position(trains={"A": "12-5"}, hands={"A": "9-3 8-8", "B": "12-0 1-1"}, boneyard="7-4 12-1")

    do(table, "draw")

    assert (turn(table), shown(table, "markers"), shown(table, "pending")) == ("B", "A", None)
    assert shown(table, "hands") == {"A": "9-3 8-8 7-4", "B": "12-0 1-1"}


@clause("A24", "A26")
def test_a_marked_player_who_fails_again_stays_marked() -> None:
    table = position(trains={"A": "12-5"}, markers="A", hands={"A": "9-3 8-8"}, boneyard="7-4 12-1")

    do(table, "draw")

    assert (turn(table), shown(table, "markers")) == ("B", "A")


@clause("A26")
def test_a_marked_player_keeps_all_normal_possibilities() -> None:
    trains = {"A": "12-5", "B": "12-3", "C": "12-9", "M": "12-7"}
    hand = {"A": "5-1 3-1 9-1 7-1"}

    assert legal(position(trains=trains, markers="A B", hands=hand)) == ["3-1@B", "5-1@A", "7-1@M"]
    assert legal(position(trains=trains, markers="A B", hands={"A": "8-8 6-6"})) == ["draw"]


@clause("A27", "AA6")
def test_the_marker_comes_off_when_its_owner_plays_on_his_own_train() -> None:
    table = position(trains={"A": "12-5"}, markers="A C", hands={"A": "5-1 8-8"})

    do(table, "5-1@A")

    assert (turn(table), shown(table, "markers")) == ("B", "C")


@clause("A27")
def test_a_drawn_tile_on_ones_own_train_takes_the_marker_off_too() -> None:
    table = position(markers="A", hands={"A": "5-1 8-8"}, boneyard="12-2 3-3")

    do(table, "draw", "12-2@A")

    assert shown(table, "markers") == ""


@clause("AA6", "A27")
@pytest.mark.parametrize("end", ["B", "M"])
def test_a_play_elsewhere_leaves_the_marker_on(end: str) -> None:
    table = position(trains={"A": "12-5", "B": "12-3"}, markers="A B", hands={"A": "12-1 3-2 8-8"})

    do(table, "3-2@B" if end == "B" else "12-1@M")

    assert (turn(table), shown(table, "markers")) == ("B", "A B")
