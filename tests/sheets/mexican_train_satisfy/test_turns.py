"""Drawing, markers on, markers off. [C14]-[C16]"""

from __future__ import annotations

from boneyard import Reason
from tests.rulebook import clause, do, house_rule, legal, refusal, shown, turn
from tests.sheets.mexican_train_satisfy.tables import hand, table

STUCK = {"A": "12-9", "M": "12-5"}
HANDS = {"A": "7-3 6-1", "B": "11-0 10-0", "C": "8-7 8-6"}


@clause("C14")
def test_who_cannot_play_draws_one_tile() -> None:
    stuck = table(hands=HANDS, boneyard="8-0 9-5", trains=STUCK)

    assert legal(stuck) == ["draw"]
    assert refusal(stuck, "pass") == (Reason.MUST_DRAW, "C14")
    do(stuck, "draw")
    assert hand(stuck, "A") == ["6-1", "7-3", "8-0"]
    assert shown(stuck, "boneyard") == "9-5"


@clause("C14", "CA8")
def test_a_drawn_tile_that_fits_must_be_played() -> None:
    drawn = do(table(hands=HANDS, boneyard="9-5 8-0", trains=STUCK), "draw")

    assert legal(drawn) == ["9-5@A", "9-5@M"]
    assert (turn(drawn), shown(drawn, "pending")) == ("A", {"step": "drawn", "tile": "9-5"})
    assert refusal(drawn, "keep") == (Reason.MUST_PLAY_DRAWN, "CA8")
    assert refusal(drawn, "pass") == (Reason.MUST_PLAY_DRAWN, "CA8")
    assert refusal(drawn, "draw") == (Reason.MUST_PLAY_DRAWN, "CA8")
    assert refusal(drawn, "7-3@A") == (Reason.ONLY_THE_DRAWN_TILE, "CA8")
    do(drawn, "9-5@M")
    assert (turn(drawn), hand(drawn, "A")) == ("B", ["6-1", "7-3"])


@clause("CA8")
def test_no_drawn_tile_that_fits_is_ever_kept() -> None:
    assert refusal(table(hands=HANDS, boneyard="9-5", trains=STUCK), "keep") == (Reason.NO_KEEPING, "CA8")


@clause("C14")
def test_no_penalty_draw_without_a_double() -> None:
    stuck = table(hands=HANDS, boneyard="9-5", trains=STUCK)

    assert refusal(stuck, "draw-until") == (Reason.NO_PENALTY_DUE, "C27")


@clause("C15", "CA7")
def test_if_the_drawn_tile_fails_the_turn_passes_and_a_marker_opens_that_players_train() -> None:
    passed = do(table(hands=HANDS, boneyard="8-0 9-5", trains=STUCK), "draw")

    assert (turn(passed), shown(passed, "markers")) == ("B", "A")
    do(passed, "draw")
    assert (turn(passed), shown(passed, "markers"), legal(passed)) == ("B", "A", ["9-5@A", "9-5@M"])


@clause("C15")
def test_a_marked_train_is_open_to_everyone() -> None:
    hands = {"A": "7-3 6-1", "B": "9-0 10-0", "C": "8-7 8-6"}
    passed = table(hands=hands, boneyard="8-0 1-1 2-2", trains={**STUCK, "B": "12-11"})

    assert legal(do(passed, "draw")) == ["9-0@A"]
    do(passed, "9-0@A")
    assert (shown(passed, "trains"), shown(passed, "markers")) == (
        {"A": "12-9 9-0", "B": "12-11", "M": "12-5"},
        "A",
    )


@clause("CA21")
def test_a_train_does_not_open_before_the_drawn_tile_has_failed_too() -> None:
    drawn = do(table(hands=HANDS, boneyard="9-5 8-0", trains=STUCK), "draw")

    assert shown(drawn, "markers") == ""
    assert shown(do(drawn, "9-5@A"), "markers") == ""


@clause("C15")
def test_a_player_who_fails_again_keeps_his_marker() -> None:
    again = do(table(hands=HANDS, boneyard="8-0 9-5", trains=STUCK, markers="A"), "draw")

    assert (turn(again), shown(again, "markers")) == ("B", "A")


MARKED = {"B": "12-9", "M": "12-11", "C": "12-8"}
MARKED_HANDS = {"A": "8-1", "B": "11-2 9-0 4-0 8-3", "C": "6-4"}


@clause("C16", "CA9")
@house_rule("marker_comes_off", "any-play")
def test_any_play_takes_the_marker_off_ones_own_train() -> None:
    for action, left in (("9-0@B", "C"), ("11-2@M", "C"), ("8-3@C", "C")):
        marked = table(turn="B", hands=MARKED_HANDS, boneyard="5-5", trains=MARKED, markers="B C")
        assert shown(do(marked, action), "markers") == left


@clause("C16")
@house_rule("marker_comes_off", "any-play")
def test_the_play_of_a_drawn_tile_takes_the_marker_off() -> None:
    drawn = do(table(hands=HANDS, boneyard="9-5 8-0", trains=STUCK, markers="A B"), "draw")

    assert shown(drawn, "markers") == "A B"
    assert shown(do(drawn, "9-5@M"), "markers") == "B"


@clause("CA9")
@house_rule("marker_comes_off", "own-train")
def test_with_own_train_only_a_play_on_ones_own_train_takes_the_marker_off() -> None:
    for action, left in (("9-0@B", "C"), ("11-2@M", "B C"), ("8-3@C", "B C")):
        marked = table(
            turn="B",
            hands=MARKED_HANDS,
            boneyard="5-5",
            trains=MARKED,
            markers="B C",
            options={"marker_comes_off": "own-train"},
        )
        assert shown(do(marked, action), "markers") == left


@clause("C16", "CA20")
@house_rule("marker_comes_off", "any-play", "own-train")
def test_a_double_that_cannot_be_satisfied_is_still_a_play() -> None:
    for answer, left in (("any-play", "B"), ("own-train", "A B")):
        marked = table(
            hands={"A": "5-5 3-1", "B": "9-9", "C": "8-8"},
            boneyard="1-1",
            trains=STUCK,
            markers="A B",
            options={"marker_comes_off": answer},
        )
        do(marked, "5-5@M")
        assert (turn(marked), shown(marked, "open_doubles"), shown(marked, "markers")) == ("B", "M", left)


@clause("CA17")
def test_with_an_empty_boneyard_a_stuck_player_just_marks() -> None:
    stuck = table(hands=HANDS, boneyard="", trains=STUCK)

    assert legal(stuck) == ["pass"]
    assert refusal(stuck, "draw") == (Reason.BONEYARD_EMPTY, "CA17")
    assert refusal(stuck, "draw-until") == (Reason.BONEYARD_EMPTY, "CA17")
    do(stuck, "pass")
    assert (turn(stuck), shown(stuck, "markers")) == ("B", "A")


@clause("C14")
def test_drawing_the_last_tile_still_lets_it_be_played() -> None:
    drawn = do(table(hands=HANDS, boneyard="9-5", trains=STUCK), "draw")

    assert legal(drawn) == ["9-5@A", "9-5@M"]
