"""How a round ends, who wins it, what it costs. [F14]-[F18]"""

from __future__ import annotations

import pytest

from boneyard import Reason
from boneyard.rules.event import EventKind
from tests.rulebook import clause, do, legal, over, refusal, turn
from tests.sheets.chickenfoot.tables import table

STUCK = {"A": "8-0 7-3", "B": "7-7 7-6", "C": "6-6 5-0"}


@clause("F14", "F16", "F17")
def test_the_round_ends_when_someone_lays_his_last_tile_and_he_has_won_it() -> None:
    last = table(ends="4", hands={"A": "4-1", "B": "1-0", "C": "8-7 9-1"}, boneyard="6-6")

    assert over(do(last, "4-1@4")) == ("out", "A", (0, 1, 25))
    assert (last.turn, legal(last)) == (None, [])
    assert last.history[-1].kind is EventKind.ROUND_OVER


@clause("F14")
def test_nothing_is_played_in_a_round_that_is_over() -> None:
    last = do(table(ends="4", hands={"A": "4-1", "B": "1-0", "C": "8-7"}, boneyard="6-6"), "4-1@4")

    for action in ("1-0@1", "draw", "pass", "keep", "take", "8-7@A"):
        assert refusal(last, action) == (Reason.ROUND_OVER, "F14")


@clause("F14", "F7")
def test_a_player_goes_out_on_an_arm_on_an_end_and_with_a_toe() -> None:
    hands = {"A": "9-4", "B": "1-0", "C": "8-7"}
    for fields in ({"arms": 1}, {"ends": "4"}, {"foot": {"pips": 4, "toes": 3}}):
        last = table(hands=hands, boneyard="6-6", **fields)
        assert over(do(last, "9-4@9" if "arms" in fields else "9-4@4")) == ("out", "A", (0, 1, 15))


@clause("F14", "F8")
def test_who_lays_the_tile_he_drew_still_has_the_others() -> None:
    drawn = do(table(ends="4", hands={**STUCK, "A": "8-0"}, boneyard="4-1 1-1"), "draw", "4-1@4")

    assert (drawn.result, turn(drawn)) == (None, "B")


@clause("FA11", "F14")
def test_a_double_as_last_tile_goes_out_at_once() -> None:
    last = do(table(ends="4", hands={"A": "4-4", "B": "4-0", "C": "8-7"}, boneyard="6-6"), "4-4@4")

    assert over(last) == ("out", "A", (0, 4, 15))


@clause("F14", "F15")
def test_a_last_tile_goes_out_even_if_it_leaves_the_others_blocked() -> None:
    last = do(table(ends="4", hands={**STUCK, "A": "4-1"}, boneyard=""), "4-1@4")

    assert over(last) == ("out", "A", (0, 27, 17))
    assert turn(last) == "A"


# --- Blocked [F15] [FA17] ---------------------------------------------------------------------------------


@clause("F15", "F16", "F17", "FA17")
def test_a_draw_that_empties_the_boneyard_for_nothing_blocks_the_round() -> None:
    stuck = table(ends="1 4", hands=STUCK, boneyard="3-2")

    assert over(do(stuck, "draw")) == ("blocked", "C", (18 + 5, 27, 17))
    assert refusal(stuck, "pass") == (Reason.ROUND_OVER, "F14")


@clause("F15", "FA17")
def test_a_play_that_leaves_nobody_a_tile_that_fits_blocks_the_round() -> None:
    playing = table(ends="4", hands={**STUCK, "A": "4-1 8-0"}, boneyard="")

    assert over(do(playing, "4-1@4")) == ("blocked", "A", (8, 27, 17))


@clause("F15", "FA17", "F11")
def test_the_round_is_blocked_by_a_foot_though_other_ends_would_fit() -> None:
    playing = table(arms=1, ends="4 7 8", hands={**STUCK, "A": "4-4 8-0"}, boneyard="")

    assert over(do(playing, "4-4@4")) == ("blocked", "A", (8, 27, 17))


@clause("F15", "FA17")
@pytest.mark.parametrize(
    ("fields", "over_already"),
    [
        pytest.param({}, True, id="nobody fits any end"),
        pytest.param({"arms": 2}, True, id="nobody fits an arm either"),
        pytest.param({"boneyard": "3-2"}, False, id="while the boneyard has a tile"),
        pytest.param({"boneyard": "?"}, False, id="while the boneyard has an unknown tile"),
        pytest.param({"ends": "1 4 7"}, False, id="while somebody fits an end"),
        pytest.param({"ends": "1 4 7", "foot": {"pips": 2, "toes": 1}}, True, id="only the foot counts"),
        pytest.param({"foot": {"pips": 5, "toes": 1}}, False, id="while somebody has a toe"),
        pytest.param({"hands": {**STUCK, "B": "9-7"}, "arms": 1}, False, id="while somebody fits an arm"),
        pytest.param({"hands": {**STUCK, "B": "?"}}, False, id="while a hand is unknown"),
    ],
)
def test_the_round_is_blocked_when_no_hand_fits_a_permitted_end_and_nothing_can_be_drawn(
    fields: dict[str, object], over_already: bool
) -> None:
    stuck = table(**{"ends": "1 4", "hands": STUCK, "boneyard": "", **fields})

    assert (stuck.result is not None) == over_already
    if over_already:
        assert over(stuck) == ("blocked", "C", (18, 27, 17))


@clause("FA17")
def test_no_round_of_passes_is_needed_before_the_round_is_blocked() -> None:
    waiting = table(turn="B", ends="4", hands={**STUCK, "C": "4-1 5-0"}, boneyard="")

    do(waiting, "pass")
    assert waiting.result is None
    assert over(do(waiting, "4-1@4")) == ("blocked", "C", (18, 27, 5))


# --- Winners and scores [F16]-[F18] [FA12] ----------------------------------------------------------------


@clause("F16")
def test_a_blocked_round_is_won_by_the_lowest_total_of_pips_not_by_the_fewest_tiles() -> None:
    blocked = table(hands={"A": "8-7", "B": "1-0 2-0 3-0", "C": "7-0"}, boneyard="")

    assert over(blocked) == ("blocked", "B", (15, 6, 7))


@clause("F16")
def test_a_blocked_round_is_won_by_all_who_have_the_lowest_total() -> None:
    blocked = table(hands={"A": "4-2", "B": "5-1", "C": "7-0"}, boneyard="")

    assert over(blocked) == ("blocked", "A B", (6, 6, 7))


@clause("F17")
def test_everyone_scores_the_pips_left_in_hand_and_a_double_counts_both_its_halves() -> None:
    last = table(ends="4", hands={"A": "4-1", "B": "9-8 7-7 1-0", "C": "3-3 2-0 6-5"}, boneyard="6-6")

    assert over(do(last, "4-1@4")) == ("out", "A", (0, 17 + 14 + 1, 6 + 2 + 11))


@clause("F18")
def test_the_double_blank_scores_fifty_whoever_wins() -> None:
    last = table(ends="4", hands={"A": "4-1", "B": "0-0", "C": "0-1 0-2 8-0"}, boneyard="6-6")

    assert over(do(last, "4-1@4")) == ("out", "A", (0, 50, 11))
    both = table(ends="4", hands={"A": "4-1", "B": "9-0 0-0", "C": "8-0"}, boneyard="6-6")
    assert over(do(both, "4-1@4")) == ("out", "A", (0, 59, 8))


@clause("F18")
def test_the_double_blank_costs_nothing_once_it_is_laid() -> None:
    last = table(ends="0 4", hands={"A": "0-0 8-7", "B": "4-0", "C": "8-2"}, boneyard="6-6")

    assert over(do(last, "0-0@0", "4-0@0")) == ("out", "B", (15, 0, 10))


@clause("FA12", "F16", "F18")
def test_for_the_title_of_a_blocked_round_the_double_blank_counts_nothing() -> None:
    assert over(table(hands={"A": "0-0 2-0", "B": "3-1", "C": "8-7"}, boneyard="")) == (
        "blocked",
        "A",
        (52, 4, 15),
    )
    assert over(table(hands={"A": "0-0", "B": "1-0", "C": "8-7"}, boneyard=""))[1] == "A"
    assert over(table(hands={"A": "0-0 3-0", "B": "2-1", "C": "8-7"}, boneyard="")) == (
        "blocked",
        "A B",
        (53, 3, 15),
    )


@clause("F16", "FA12")
def test_who_went_out_wins_alone_even_beside_a_double_blank() -> None:
    last = do(table(ends="4", hands={"A": "0-0", "B": "4-1", "C": "8-7"}, turn="B", boneyard="6-6"), "4-1@4")

    assert over(last) == ("out", "B", (50, 0, 15))
