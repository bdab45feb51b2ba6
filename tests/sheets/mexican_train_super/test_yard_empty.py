"""Mexican Train with Super Train: the railway yard runs empty, in all four readings."""

from __future__ import annotations

import pytest

from boneyard import Reason, Round
from tests.rulebook import clause, do, house_rule, legal, over, refusal, shown, turn
from tests.sheets.mexican_train_super.super_table import super_table

HANDS = {"A": "9-2", "B": "8-1 7-7", "C": "3-0 7-1"}
TRAINS = {"A": "4-6", "B": "4-5", "C": "4-11", "M": "4-8"}


def yard(boneyard: str, answer: str, **fields: object) -> Round:
    """A cannot play from his hand; B fits the Super Train's right end; C fits nothing."""
    return super_table(
        **{
            "hands": HANDS,
            "trains": TRAINS,
            "boneyard": boneyard,
            "options": {"yard_empty": answer},
            **fields,
        }
    )


# --- At the end of the turn (the sheet's reading) ---------------------------------------------------------


@clause("B24", "BA5")
@house_rule("yard_empty", "end-of-turn")
def test_the_last_tile_of_the_yard_is_still_played_and_then_the_round_is_over() -> None:
    table = do(yard("6-3", "end-of-turn"), "draw")

    assert legal(table) == ["6-3@A"]
    assert over(do(table, "6-3@A")) == ("yard-empty", "A C", (11, 23, 11))


@clause("B19", "B24", "BA5")
@house_rule("yard_empty", "end-of-turn")
def test_the_last_tile_drawn_in_vain_ends_the_round_after_the_marker() -> None:
    table = do(yard("5-2", "end-of-turn"), "draw")

    assert over(table) == ("yard-empty", "C", (18, 23, 11))
    assert shown(table, "markers") == "A"


@clause("B24", "BA5")
@house_rule("yard_empty", "end-of-turn")
def test_the_round_goes_on_while_one_tile_is_left_in_the_yard() -> None:
    table = do(yard("5-2 6-3", "end-of-turn"), "draw")

    assert turn(table) == "B"
    assert table.result is None


@clause("B24", "B31", "BA5", "BA7")
@house_rule("yard_empty", "end-of-turn")
def test_the_bonus_belongs_to_the_turn_that_empties_the_yard() -> None:
    hands = {**HANDS, "A": "6-6 9-2"}
    table = do(yard("8-0", "end-of-turn", hands=hands), "6-6@A", "draw")

    assert legal(table) == ["8-0@MR"]
    assert over(do(table, "8-0@MR")) == ("yard-empty", "A C", (11, 23, 11))


@clause("B19", "B24", "BA5", "BA7")
@house_rule("yard_empty", "end-of-turn")
def test_who_lays_the_yards_last_tile_a_double_and_has_no_bonus_tile_passes() -> None:
    table = do(yard("6-6", "end-of-turn"), "draw", "6-6@A")

    assert legal(table) == ["pass"]
    assert refusal(table, "draw")[0] is Reason.BONEYARD_EMPTY
    do(table, "pass")
    assert over(table) == ("yard-empty", "A C", (11, 23, 11))
    assert shown(table, "markers") == "A"


@clause("B24")
@house_rule("yard_empty", "end-of-turn", "at-once")
def test_no_turn_begins_with_an_empty_yard() -> None:
    for answer in ("end-of-turn", "at-once"):
        assert over(yard("", answer, turn="B")) == ("yard-empty", "A C", (11, 23, 11))


@clause("B23", "B24")
@house_rule("yard_empty", "when-draw-due", "play-on")
def test_where_play_goes_on_without_a_yard_one_may_still_go_out() -> None:
    for answer in ("when-draw-due", "play-on"):
        table = yard("", answer, hands={**HANDS, "B": "8-1"}, turn="B")

        assert over(do(table, "8-1@MR")) == ("out", "B", (11, 0, 11))


@clause("B21", "B24", "BA5")
@house_rule("yard_empty", "end-of-turn")
@house_rule("marker_removal", "ask")
def test_the_question_about_the_marker_is_part_of_the_turn_that_empties_the_yard() -> None:
    options = {"marker_removal": "ask"}
    table = do(yard("6-3", "end-of-turn", options=options, markers="A"), "draw", "6-3@A")

    assert legal(table) == ["leave", "unmark"]
    assert over(do(table, "unmark"))[0] == "yard-empty"
    assert shown(table, "markers") == ""


# --- At once ----------------------------------------------------------------------------------------------


@clause("B24", "BA5")
@house_rule("yard_empty", "at-once")
def test_at_once_the_round_is_over_the_moment_the_last_tile_is_taken() -> None:
    table = do(yard("6-3", "at-once"), "draw")

    assert over(table) == ("yard-empty", "C", (20, 23, 11))
    assert shown(table, "trains") == TRAINS
    assert refusal(table, "6-3@A") == (Reason.ROUND_OVER, "B23")


@clause("B24", "B31", "BA5")
@house_rule("yard_empty", "at-once")
def test_at_once_holds_in_a_bonus_and_for_the_draw_of_b38() -> None:
    in_bonus = do(yard("8-0", "at-once", hands={**HANDS, "A": "6-6 9-2"}), "6-6@A", "draw")
    assert over(in_bonus) == ("yard-empty", "C", (19, 23, 11))

    second = duty("3-3 6-0", "at-once")
    assert legal(do(second, "draw")) == ["3-3@A", "keep"]
    assert over(do(second, "3-3@A")) == ("yard-empty", "C", (17, 23, 11))
    assert over(do(duty("3-3", "at-once"), "draw")) == ("yard-empty", "C", (17, 23, 11))


def duty(boneyard: str, answer: str, **options: str) -> Round:
    """A cannot close B's double-six; 3-3 fits his own train."""
    return super_table(
        hands=HANDS,
        trains={"A": "4-3", "B": "4-6 6-6", "C": "4-11", "M": "4-8"},
        open_doubles="B",
        boneyard=boneyard,
        options={"yard_empty": answer, **options},
    )


# --- When a draw is due -----------------------------------------------------------------------------------


@clause("B24", "BA5")
@house_rule("yard_empty", "when-draw-due")
def test_when_a_draw_is_due_the_round_goes_on_until_somebody_cannot_draw() -> None:
    table = do(yard("6-3", "when-draw-due"), "draw", "6-3@A")

    assert legal(table) == ["8-1@MR"]
    assert refusal(table, "pass") == (Reason.MUST_PLAY, "BA17")
    do(table, "8-1@MR")
    assert legal(table) == ["7-1@MR"]
    do(table, "7-1@MR")
    assert over(table) == ("yard-empty", "C", (11, 14, 3))  # A would have to draw
    assert shown(table, "markers") == ""


@clause("B24", "BA5")
@house_rule("yard_empty", "when-draw-due")
def test_when_a_draw_is_due_and_the_yard_is_empty_at_the_start_of_a_turn_the_round_is_over() -> None:
    assert over(yard("", "when-draw-due", turn="C")) == ("yard-empty", "A C", (11, 23, 11))
    assert legal(yard("", "when-draw-due", turn="B")) == ["8-1@MR"]


@clause("B31", "BA5", "BA7")
@house_rule("yard_empty", "when-draw-due")
def test_when_a_draw_for_the_bonus_is_due_and_the_yard_is_empty_the_round_is_over() -> None:
    stuck = yard("", "when-draw-due", hands={**HANDS, "A": "6-6 9-2"})
    do(stuck, "6-6@A")
    assert over(stuck) == ("yard-empty", "A C", (11, 23, 11))
    assert shown(stuck, "markers") == ""

    able = yard("", "when-draw-due", hands={**HANDS, "A": "6-6 6-2 9-9"})
    assert legal(do(able, "6-6@A")) == ["6-2@A"]


@clause("B31", "BA5", "BA8")
@house_rule("yard_empty", "when-draw-due")
@house_rule("bonus_double", "not-allowed")
def test_a_draw_is_due_as_well_where_only_a_barred_double_would_fit() -> None:
    options = {"yard_empty": "when-draw-due", "bonus_double": "not-allowed"}
    table = yard("", "when-draw-due", hands={**HANDS, "A": "6-6 8-8"}, options=options)

    assert over(do(table, "6-6@A")) == ("yard-empty", "C", (16, 23, 11))


@clause("B34", "BA5")
@house_rule("yard_empty", "when-draw-due")
def test_when_a_draw_for_the_duty_is_due_and_the_yard_is_empty_the_round_is_over() -> None:
    table = super_table(
        hands={"A": "6-6 8-0 9-9", "B": "8-1 7-7", "C": "6-0"},
        trains=TRAINS,
        boneyard="",
        options={"yard_empty": "when-draw-due"},
    )

    assert over(do(table, "6-6@A", "8-0@MR")) == ("yard-empty", "C", (18, 23, 6))


@clause("B38", "BA5", "BA18")
@house_rule("yard_empty", "when-draw-due")
def test_when_the_draw_of_b38_is_due_and_the_yard_is_empty_the_round_is_over() -> None:
    table = do(duty("3-3", "when-draw-due"), "draw")

    assert legal(table) == ["3-3@A", "keep"]
    do(table, "3-3@A")
    assert over(table) == ("yard-empty", "A C", (11, 23, 11))
    assert shown(table, "markers") == ""


# --- Playing on -------------------------------------------------------------------------------------------


@clause("B24", "BA5")
@house_rule("yard_empty", "play-on")
def test_playing_on_who_cannot_play_passes_and_sets_his_marker() -> None:
    table = yard("", "play-on")

    assert legal(table) == ["pass"]
    assert refusal(table, "draw")[0] is Reason.BONEYARD_EMPTY
    do(table, "pass")
    assert shown(table, "markers") == "A"
    assert legal(table) == ["8-1@MR"]
    assert refusal(table, "pass") == (Reason.MUST_PLAY, "BA17")


@clause("B24", "BA5")
@house_rule("yard_empty", "play-on")
def test_playing_on_the_last_tile_of_the_yard_is_a_tile_like_any() -> None:
    table = do(yard("6-3", "play-on"), "draw", "6-3@A")

    assert turn(table) == "B"
    assert legal(table) == ["8-1@MR"]


@clause("B24", "B25", "BA5")
@house_rule("yard_empty", "play-on")
def test_playing_on_the_round_is_blocked_when_nobody_fits() -> None:
    hands = {"A": "9-2", "B": "8-1 7-7", "C": "3-0"}
    table = do(yard("", "play-on", hands=hands, turn="B"), "8-1@MR")

    assert over(table) == ("blocked", "C", (11, 14, 3))


@clause("B24", "BA5")
@house_rule("yard_empty", "play-on")
def test_playing_on_a_closed_train_that_somebody_elses_tile_would_fit_saves_nobody() -> None:
    trains = {**TRAINS, "C": "4-9"}  # A's 9-2 would fit, were C's train open
    hands = {**HANDS, "B": "7-7"}

    assert over(yard("", "play-on", hands=hands, trains=trains)) == ("blocked", "A C", (11, 14, 11))
    assert legal(yard("", "play-on", hands=hands, trains=trains, markers="C")) == ["9-2@C"]


@clause("B36", "BA5", "BA15")
@house_rule("yard_empty", "play-on")
def test_playing_on_a_double_nobody_can_close_blocks_the_round() -> None:
    hands = {"A": "6-6 8-0 4-2", "B": "8-1 7-7", "C": "4-1"}
    table = do(yard("", "play-on", hands=hands), "6-6@A", "8-0@MR")

    assert over(table) == ("blocked", "C", (6, 23, 5))


@clause("B35", "BA5")
@house_rule("yard_empty", "play-on")
def test_playing_on_the_duty_passes_by_passes() -> None:
    hands = {"A": "6-6 8-0 4-2", "B": "8-1 7-7", "C": "6-1 3-3"}
    table = do(yard("", "play-on", hands=hands), "6-6@A", "8-0@MR")

    assert legal(table) == ["pass"]
    do(table, "pass")
    assert shown(table, "markers") == "B"
    assert legal(table) == ["6-1@A"]


@clause("B31", "BA5", "BA7")
@house_rule("yard_empty", "play-on")
def test_playing_on_who_has_no_bonus_tile_passes_and_sets_his_marker() -> None:
    hands = {**HANDS, "A": "6-6 9-2", "C": "6-0 7-1"}
    table = do(yard("", "play-on", hands=hands), "6-6@A")

    assert legal(table) == ["pass"]
    assert refusal(table, "draw")[0] is Reason.BONEYARD_EMPTY
    do(table, "pass")
    assert turn(table) == "B"
    assert shown(table, "markers") == "A"
    assert shown(table, "open_doubles") == "A"


@clause("B38", "BA5", "BA18")
@house_rule("yard_empty", "play-on")
@pytest.mark.parametrize(("failed_close", "markers"), [("marker", "A"), ("no-marker", "")])
def test_playing_on_the_draw_of_b38_that_cannot_be_made_is_a_failed_turn(
    failed_close: str, markers: str
) -> None:
    table = super_table(
        hands={**HANDS, "C": "6-0"},
        trains={"A": "4-3", "B": "4-6 6-6", "M": "4-8"},
        open_doubles="B",
        boneyard="3-3",
        options={"yard_empty": "play-on", "failed_close": failed_close},
    )

    do(table, "draw", "3-3@A")

    assert turn(table) == "B"
    assert shown(table, "markers") == markers
    assert shown(table, "open_doubles") == "B A"
    assert legal(table) == ["pass"]
