"""Mexican Train with Super Train: a double drawn from the yard while a double is open."""

from __future__ import annotations

import pytest

from boneyard import Reason, Round
from tests.rulebook import clause, do, house_rule, legal, over, refusal, refused_by, shown, turn
from tests.sheets.mexican_train_super.super_table import QUEUE, super_table

HANDS = {"A": "9-0", "B": "9-2", "C": "7-0"}
TRAINS = {"A": "4-6 6-6", "B": "4-3", "M": "4-8"}


def duty(boneyard: str, **options: str) -> Round:
    """B has to close A's double and cannot."""
    return super_table(
        hands=HANDS, trains=TRAINS, open_doubles="A", turn="B", boneyard=boneyard, options=options
    )


def bonus(boneyard: str, **options: str) -> Round:
    """A has laid a double and has no tile for his bonus."""
    table = super_table(
        hands={**HANDS, "A": "6-6 9-0"}, trains={**TRAINS, "A": "4-6"}, boneyard=boneyard, options=options
    )
    return do(table, "6-6@A")


# --- B37: the drawn double --------------------------------------------------------------------------------


@clause("B37", "BA11")
@house_rule("drawn_double", "may-play")
def test_a_double_drawn_while_a_double_is_open_can_be_played_or_kept() -> None:
    table = do(duty("3-3 6-5 2-2"), "draw")

    assert turn(table) == "B"
    assert shown(table, "pending") == {"step": "drawn", "tile": "3-3"}
    assert legal(table) == ["3-3@B", "keep"]
    for refused in ("draw", "pass"):
        assert refusal(table, refused) == (Reason.DRAWN_TILE_WAITS, "BA11")
    assert refusal(table, "9-2@B") == (Reason.ONLY_THE_DRAWN_TILE, "B17")


@clause("B37", "BA11")
def test_the_drawn_double_goes_on_any_open_fitting_train() -> None:
    trains = {"A": "4-6 6-6", "B": "4-3", "C": "4-0 0-3", "M": "4-1 1-3"}
    fields = {"hands": HANDS | {"A": "9-9", "C": "7-5"}, "trains": trains, "open_doubles": "A", "turn": "B"}
    closed = do(super_table(**fields, boneyard="3-3 6-5 2-2"), "draw")
    marked = do(super_table(**fields, boneyard="3-3 6-5 2-2", markers="C"), "draw")

    assert legal(closed) == ["3-3@B", "3-3@MR", "keep"]
    assert refusal(closed, "3-3@C") == (Reason.TRAIN_CLOSED, "B20")
    assert refusal(closed, "3-3@ML") == (Reason.TILE_DOES_NOT_FIT, "B13")
    assert legal(marked) == ["3-3@B", "3-3@C", "3-3@MR", "keep"]


@clause("B36", "B37")
def test_a_single_drawn_while_a_double_is_open_goes_on_no_other_train() -> None:
    table = do(duty("8-3 6-5"), "draw")

    assert turn(table) == "C"
    assert shown(table, "markers") == "B"


@clause("B19", "B37")
def test_a_drawn_double_that_fits_no_open_train_is_a_failed_turn() -> None:
    table = do(duty("5-5 6-5"), "draw")

    assert turn(table) == "C"
    assert shown(table, "markers") == "B"
    assert shown(table, "hands") == {**HANDS, "B": "9-2 5-5"}
    assert shown(table, "boneyard") == "6-5"  # no second draw


@clause("B37", "BA11")
@house_rule("drawn_double", "may-play")
def test_to_keep_the_drawn_double_is_a_failed_turn() -> None:
    table = do(duty("3-3 6-5 2-2"), "draw", "keep")

    assert turn(table) == "C"
    assert shown(table, "markers") == "B"
    assert shown(table, "hands") == {**HANDS, "B": "9-2 3-3"}
    assert shown(table, "boneyard") == "6-5 2-2"
    assert shown(table, "open_doubles") == "A"


@clause("B37", "BA11")
@house_rule("drawn_double", "must-play")
def test_where_the_drawn_double_must_be_played_it_is_not_kept() -> None:
    table = do(duty("3-3 6-5 2-2", drawn_double="must-play"), "draw")

    assert legal(table) == ["3-3@B"]
    for refused in ("keep", "pass", "draw"):
        assert refusal(table, refused) == (Reason.MUST_PLAY_DRAWN_DOUBLE, "BA11")
    assert refused_by(table, "keep") == ("drawn_double", "must-play")
    assert legal(do(table, "3-3@B")) == ["6-5@A"]

    in_bonus = do(bonus("8-8 6-5 2-2", drawn_double="must-play"), "draw")
    assert legal(in_bonus) == ["8-8@MR"]


@clause("B37", "BA11")
@house_rule("drawn_double", "not-allowed")
def test_where_the_drawn_double_is_not_allowed_the_turn_has_failed() -> None:
    table = do(duty("3-3 6-5 2-2", drawn_double="not-allowed"), "draw")

    assert turn(table) == "C"
    assert shown(table, "markers") == "B"
    assert shown(table, "boneyard") == "6-5 2-2"
    assert shown(table, "hands") == {**HANDS, "B": "9-2 3-3"}

    in_bonus = do(bonus("8-8 6-5 2-2", drawn_double="not-allowed"), "draw")
    assert turn(in_bonus) == "B"
    assert shown(in_bonus, "markers") == "A"


@clause("B18", "B37", "BA11")
@house_rule("drawn_double", "not-allowed")
def test_a_double_drawn_while_none_is_open_is_a_drawn_tile_like_any() -> None:
    table = super_table(
        hands={"A": "9-0"}, trains={"A": "4-6"}, boneyard="6-6 6-5", options={"drawn_double": "not-allowed"}
    )

    assert legal(do(table, "draw")) == ["6-6@A"]


# --- B38: the second draw ---------------------------------------------------------------------------------


@clause("B37", "B38", "BA11")
def test_the_second_draw_is_laid_on_the_oldest_open_double() -> None:
    table = do(duty("3-3 6-5 2-2"), "draw", "3-3@B")

    assert turn(table) == "B"
    assert shown(table, "pending") == {"step": "drawn", "tile": "6-5"}
    assert legal(table) == ["6-5@A"]
    for refused in ("keep", "pass", "draw"):
        assert refusal(table, refused) == (Reason.MUST_PLAY_DRAWN, "B18")

    do(table, "6-5@A")
    assert turn(table) == "C"  # the second draw stands in for the bonus
    assert shown(table, "open_doubles") == "B"
    assert shown(table, "markers") == ""
    assert shown(table, "trains") == {"A": "4-6 6-6 6-5", "B": "4-3 3-3", "M": "4-8"}


@clause("B38", "B39")
def test_a_second_draw_that_fits_both_doubles_closes_the_older() -> None:
    table = do(duty("3-3 6-3 2-2"), "draw", "3-3@B")

    assert legal(table) == ["6-3@A"]
    assert refusal(table, "6-3@B") == (Reason.OLDER_DOUBLE_WAITS, "B39")


@clause("B36", "B38")
def test_a_second_draw_that_fits_another_train_goes_on_the_double_all_the_same() -> None:
    table = do(duty("3-3 8-6 2-2"), "draw", "3-3@B")

    assert legal(table) == ["8-6@A"]
    assert refusal(table, "8-6@MR") == (Reason.DOUBLE_WAITS, "B36")


@clause("B38", "B39")
def test_of_several_open_doubles_the_second_draw_goes_on_the_oldest() -> None:
    for order, closes, leaves in (("A MR", "8-6@A", "MR B"), ("MR A", "8-6@MR", "A B")):
        table = super_table(
            hands=HANDS,
            trains={**QUEUE, "B": "4-3"},
            open_doubles=order,
            turn="B",
            boneyard="3-3 8-6 2-2",
        )

        assert legal(do(table, "draw", "3-3@B")) == [closes]
        assert shown(do(table, closes), "open_doubles") == leaves


@clause("B38", "BA11")
@pytest.mark.parametrize("second", ["9-1", "8-1", "4-1", "3-1"])
def test_a_second_draw_that_does_not_close_the_oldest_double_stays_in_hand(second: str) -> None:
    table = do(duty(f"3-3 {second} 2-2"), "draw", "3-3@B")

    assert turn(table) == "C"
    assert shown(table, "markers") == "B"
    assert shown(table, "open_doubles") == "A B"
    assert second in str(shown(table, "hands"))
    assert shown(table, "boneyard") == "2-2"


@clause("B38", "BA12")
def test_a_second_draw_that_fits_only_the_newer_double_stays_in_hand() -> None:
    table = do(duty("3-3 3-1 2-2"), "draw", "3-3@B")

    assert shown(table, "hands") == {**HANDS, "B": "9-2 3-1"}
    assert shown(table, "markers") == "B"


@clause("B37", "B38", "BA11")
def test_a_second_double_drawn_falls_under_the_same_rule_again() -> None:
    table = do(duty("3-3 8-8 6-5 2-2"), "draw", "3-3@B")

    assert legal(table) == ["8-8@MR", "keep"]
    assert legal(do(table, "8-8@MR")) == ["6-5@A"]
    do(table, "6-5@A")
    assert shown(table, "open_doubles") == "B MR"
    assert turn(table) == "C"


@clause("B37", "B38", "BA11")
def test_the_second_double_drawn_can_be_kept_or_fit_nowhere() -> None:
    kept = do(duty("3-3 8-8 6-5 2-2"), "draw", "3-3@B", "keep")
    unfit = do(duty("3-3 5-5 6-5 2-2"), "draw", "3-3@B")

    for table, double in ((kept, "8-8"), (unfit, "5-5")):
        assert turn(table) == "C"
        assert shown(table, "markers") == "B"
        assert shown(table, "open_doubles") == "A B"
        assert double in str(shown(table, "hands"))
        assert shown(table, "boneyard") == "6-5 2-2"


@clause("B37", "B38", "BA11")
@house_rule("drawn_double", "must-play")
def test_where_the_drawn_double_must_be_played_so_must_the_second() -> None:
    table = do(duty("3-3 8-8 6-5 2-2", drawn_double="must-play"), "draw", "3-3@B")

    assert legal(table) == ["8-8@MR"]


@clause("B38", "BA18")
def test_with_the_yard_empty_there_is_no_second_draw_and_the_round_ends() -> None:
    table = do(duty("3-3"), "draw", "3-3@B")

    assert over(table) == ("yard-empty", "C", (9, 11, 7))
    assert shown(table, "markers") == "B"
    assert shown(table, "trains") == {**TRAINS, "B": "4-3 3-3"}


@clause("B38", "BA13")
@house_rule("failed_close", "no-marker")
def test_where_failing_to_close_costs_no_marker_a_failed_second_draw_costs_none() -> None:
    failed = do(duty("3-3 9-1 2-2", failed_close="no-marker"), "draw", "3-3@B")
    kept = do(duty("3-3 9-1 2-2", failed_close="no-marker"), "draw", "keep")

    for table in (failed, kept):
        assert turn(table) == "C"
        assert shown(table, "markers") == ""


# --- The marker and the drawn double ----------------------------------------------------------------------


def marked_duty(boneyard: str, **options: str) -> Round:
    return super_table(
        hands=HANDS,
        trains=TRAINS,
        open_doubles="A",
        turn="B",
        markers="B",
        boneyard=boneyard,
        options=options,
    )


@clause("B21", "B37", "BA16")
def test_the_drawn_double_on_ones_own_train_takes_the_marker_off_and_a_failure_sets_it_again() -> None:
    closed = do(marked_duty("3-3 6-5 2-2"), "draw", "3-3@B")
    assert shown(closed, "markers") == ""

    failed = do(marked_duty("3-3 9-1 2-2"), "draw", "3-3@B")
    assert shown(failed, "markers") == "B"


@clause("B21", "B38", "BA16")
@house_rule("marker_removal", "ask")
def test_the_question_about_the_marker_comes_before_the_second_draw() -> None:
    for answer, markers in (("unmark", ""), ("leave", "B")):
        table = do(marked_duty("3-3 6-5 2-2", marker_removal="ask"), "draw", "3-3@B")

        assert legal(table) == ["leave", "unmark"]
        assert shown(table, "boneyard") == "6-5 2-2"
        do(table, answer)
        assert shown(table, "markers") == markers
        assert shown(table, "boneyard") == "2-2"
        assert legal(table) == ["6-5@A"]


# --- In one's own bonus -----------------------------------------------------------------------------------


@clause("B37", "B38", "BA7", "BA11")
def test_a_double_drawn_for_ones_own_bonus_can_be_played_or_kept() -> None:
    table = do(bonus("8-8 6-1 2-2"), "draw")
    assert legal(table) == ["8-8@MR", "keep"]

    kept = do(bonus("8-8 6-1 2-2"), "draw", "keep")
    assert turn(kept) == "B"
    assert shown(kept, "markers") == "A"
    assert shown(kept, "open_doubles") == "A"


@clause("B37", "B38", "B39", "BA11")
def test_in_ones_own_bonus_the_second_draw_closes_ones_older_double() -> None:
    table = do(bonus("8-8 6-1 2-2"), "draw", "8-8@MR")

    assert legal(table) == ["6-1@A"]
    assert refusal(table, "keep") == (Reason.MUST_PLAY_DRAWN, "B18")
    do(table, "6-1@A")
    assert turn(table) == "B"
    assert shown(table, "open_doubles") == "MR"


@clause("B38", "BA11", "BA12")
@pytest.mark.parametrize("second", ["5-4", "8-1", "9-1"])
def test_in_ones_own_bonus_the_second_draw_goes_on_no_other_train(second: str) -> None:
    table = do(bonus(f"8-8 {second} 2-2"), "draw", "8-8@MR")

    assert turn(table) == "B"
    assert shown(table, "markers") == "A"
    assert shown(table, "open_doubles") == "A MR"


@clause("B38", "BA10")
@house_rule("closing_order", "later-players")
def test_the_second_draw_goes_on_the_oldest_double_though_the_opener_may_close_as_he_likes() -> None:
    table = do(bonus("8-8 8-1 2-2", closing_order="later-players"), "draw", "8-8@MR")

    assert turn(table) == "B"
    assert shown(table, "open_doubles") == "A MR"


@clause("B37", "BA8", "BA11")
@house_rule("bonus_double", "not-allowed")
def test_a_double_drawn_for_the_bonus_is_not_barred_with_those_of_the_hand() -> None:
    table = do(bonus("8-8 6-1 2-2", bonus_double="not-allowed"), "draw")

    assert legal(table) == ["8-8@MR", "keep"]


@clause("B38", "BA13")
@house_rule("failed_close", "no-marker")
def test_a_failed_second_draw_in_ones_own_bonus_costs_the_marker_all_the_same() -> None:
    table = do(bonus("8-8 9-1 2-2", failed_close="no-marker"), "draw", "8-8@MR")

    assert shown(table, "markers") == "A"


@clause("B38", "BA12")
def test_the_tile_drawn_after_a_drawn_double_is_for_the_oldest_double_alone() -> None:
    """Its refusal elsewhere speaks of that double, and not of a second one: the tile is a single."""
    table = super_table(
        hands={**HANDS, "A": "6-6 9-0"}, trains={**TRAINS, "A": "4-6"}, boneyard="8-8 6-3 2-2", markers="B"
    )
    do(table, "6-6@A", "draw", "8-8@MR")

    assert legal(table) == ["6-3@A"]
    assert refusal(table, "6-3@B") == (Reason.DOUBLE_WAITS, "B36")
    assert refusal(table, "6-3@C") == (Reason.TRAIN_CLOSED, "B20")
