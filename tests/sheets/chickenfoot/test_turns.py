"""Who cannot play draws; who has one tile left says so. [F8] [F13]"""

from __future__ import annotations

import pytest

from boneyard import BadOption, Reason
from tests.rulebook import clause, do, house_rule, legal, over, refusal, shown, turn
from tests.sheets.chickenfoot.tables import CHICKENFOOT, hand, happens, table

HANDS = {"A": "8-0 7-3", "B": "7-7 7-6", "C": "6-6 5-0"}
MUST_PLAY = {"drawn_tile": "must-play"}


# --- Drawing [F8] [FA8] -----------------------------------------------------------------------------------


@clause("F8")
def test_who_cannot_play_must_draw_one_tile() -> None:
    stuck = table(ends="1 4", hands=HANDS, boneyard="3-2 4-1")

    assert legal(stuck) == ["draw"]
    assert refusal(stuck, "pass") == (Reason.MUST_DRAW, "F8")
    assert refusal(stuck, "keep") == (Reason.NOTHING_DRAWN, "F8")
    do(stuck, "draw")
    assert (hand(stuck, "A"), shown(stuck, "boneyard")) == (["3-2", "7-3", "8-0"], "4-1")


@clause("F8", "FA8")
def test_a_drawn_tile_that_fits_nowhere_ends_the_turn_by_itself() -> None:
    stuck = table(ends="1 4", hands=HANDS, boneyard="3-2 4-1")

    assert happens(stuck, "draw") == ["drew A 3-2 lacking 1 4"]
    assert (turn(stuck), shown(stuck, "pending"), legal(stuck)) == ("B", None, ["draw"])


@clause("F8")
def test_a_drawn_tile_that_fits_may_be_played_at_once() -> None:
    drawn = table(ends="1 4", hands=HANDS, boneyard="4-1 3-2")

    assert happens(drawn, "draw") == ["drew A 4-1 lacking 1 4"]
    assert (turn(drawn), shown(drawn, "pending")) == ("A", {"step": "drawn", "tile": "4-1"})
    assert legal(drawn) == ["4-1@1", "4-1@4", "keep"]
    assert happens(drawn, "4-1@4") == ["laid A 4-1 @4"]
    assert (turn(drawn), shown(drawn, "ends"), shown(drawn, "pending")) == ("B", "1 1", None)
    assert hand(drawn, "A") == ["7-3", "8-0"]


@clause("F8")
def test_a_drawn_tile_that_fits_with_either_half_is_offered_there() -> None:
    for ends, action in (("4", "4-1@4"), ("1", "4-1@1")):
        drawn = do(table(ends=ends, hands=HANDS, boneyard="4-1 3-2"), "draw")
        assert legal(drawn) == [action, "keep"]


@clause("F8", "F10")
def test_a_drawn_double_is_offered_once_and_begins_a_chickenfoot() -> None:
    drawn = do(table(ends="1 4", hands=HANDS, boneyard="4-4 3-2"), "draw")

    assert legal(drawn) == ["4-4@4", "keep"]
    do(drawn, "4-4@4")
    assert (turn(drawn), shown(drawn, "foot")) == ("B", {"pips": 4, "toes": 3})


@clause("F8", "F11")
def test_a_drawn_tile_may_be_a_toe_and_no_tile_for_another_end() -> None:
    foot = {"pips": 4, "toes": 2}
    fitting = do(table(arms=2, ends="1", foot=foot, hands=HANDS, boneyard="4-1 5-5"), "draw")
    useless = do(table(arms=2, ends="1", foot=foot, hands=HANDS, boneyard="9-1 5-5"), "draw")

    assert legal(fitting) == ["4-1@4", "keep"]
    assert (turn(useless), shown(useless, "pending")) == ("B", None)


@clause("F8", "F7")
def test_a_drawn_tile_may_go_on_an_arm() -> None:
    drawn = do(table(arms=1, ends="1", hands=HANDS, boneyard="9-1 5-5"), "draw")

    assert legal(drawn) == ["9-1@1", "9-1@9", "keep"]
    assert shown(do(drawn, "9-1@9"), "arms") == 0


@clause("FA8")
def test_who_can_play_must_play_and_does_not_draw_by_choice() -> None:
    able = table(ends="1 4", hands={**HANDS, "A": "4-2 8-0"}, boneyard="4-1 3-2")

    assert legal(able) == ["4-2@4"]
    assert refusal(able, "draw") == (Reason.MUST_PLAY, "FA8")
    assert refusal(able, "pass") == (Reason.MUST_PLAY, "FA8")


@clause("FA8")
@house_rule("drawn_tile", "may-keep", "must-play")
def test_one_tile_is_drawn_a_turn_and_only_that_tile_may_be_played() -> None:
    for answer in ("may-keep", "must-play"):
        drawn = table(ends="1 4", hands=HANDS, boneyard="4-1 4-3", options={"drawn_tile": answer})
        do(drawn, "draw")
        assert refusal(drawn, "7-3@4") == (Reason.ONLY_THE_DRAWN_TILE, "FA8")
        for action in ("draw", "pass"):
            refusal(drawn, action)
        assert (turn(drawn), shown(drawn, "boneyard")) == ("A", "4-3")


@clause("F8", "FA8")
def test_who_draws_and_fails_draws_again_in_his_next_turn() -> None:
    stuck = table(ends="1 4", hands=HANDS, boneyard="3-2 5-5 3-3 4-2")

    do(stuck, "draw", "draw", "draw")
    assert (turn(stuck), legal(stuck)) == ("A", ["draw"])
    assert legal(do(stuck, "draw")) == ["4-2@4", "keep"]


# --- Must the drawn tile be played? [FA9] -----------------------------------------------------------------


@clause("FA9", "F8")
@house_rule("drawn_tile", "may-keep")
def test_a_drawn_tile_that_fits_may_be_kept() -> None:
    drawn = do(table(ends="1 4", hands=HANDS, boneyard="4-1 3-2 5-5"), "draw")

    assert happens(drawn, "keep") == ["kept A"]
    assert (turn(drawn), shown(drawn, "pending")) == ("B", None)
    assert (hand(drawn, "A"), shown(drawn, "ends")) == (["4-1", "7-3", "8-0"], "1 4")


@clause("FA9", "FA8")
@house_rule("drawn_tile", "may-keep")
def test_a_tile_kept_must_be_played_in_the_next_turn_if_it_still_fits() -> None:
    kept = do(table(ends="4", hands=HANDS, boneyard="4-1 3-2 5-5 3-3"), "draw", "keep", "draw", "draw")

    assert (turn(kept), legal(kept)) == ("A", ["4-1@4"])
    assert refusal(kept, "draw") == (Reason.MUST_PLAY, "FA8")
    assert refusal(kept, "keep") == (Reason.NOTHING_DRAWN, "F8")


@clause("FA9")
@house_rule("drawn_tile", "must-play")
def test_with_must_play_a_drawn_tile_that_fits_is_played() -> None:
    drawn = do(table(ends="1 4", hands=HANDS, boneyard="4-1 3-2", options=MUST_PLAY), "draw")

    assert legal(drawn) == ["4-1@1", "4-1@4"]
    for action in ("keep", "pass", "draw"):
        assert refusal(drawn, action) == (Reason.MUST_PLAY_DRAWN, "FA9")
    assert turn(do(drawn, "4-1@1")) == "B"


@clause("FA9")
@house_rule("drawn_tile", "must-play")
def test_with_must_play_a_drawn_tile_that_fits_nowhere_stays_in_the_hand() -> None:
    stuck = do(table(ends="1 4", hands=HANDS, boneyard="3-2 4-1", options=MUST_PLAY), "draw")

    assert (turn(stuck), hand(stuck, "A")) == ("B", ["3-2", "7-3", "8-0"])


@clause("FA9")
def test_no_other_answer_is_offered() -> None:
    with pytest.raises(BadOption) as refused:
        CHICKENFOOT.having(drawn_tile="discard")
    assert refused.value.switch == "drawn_tile"


# --- Nothing to draw [FA17] -------------------------------------------------------------------------------


@clause("FA17")
def test_with_an_empty_boneyard_a_stuck_player_passes_while_another_can_play() -> None:
    stuck = table(ends="1 4", hands={**HANDS, "C": "4-2 5-0"}, boneyard="")

    assert legal(stuck) == ["pass"]
    assert refusal(stuck, "draw") == (Reason.BONEYARD_EMPTY, "FA17")
    assert happens(stuck, "pass") == ["passed A lacking 1 4"]
    assert (turn(do(stuck, "pass")), legal(stuck)) == ("C", ["4-2@4"])


@clause("FA17")
def test_a_pass_says_which_numbers_one_lacks() -> None:
    hands = {**HANDS, "C": "9-4 5-0"}

    free = table(arms=1, ends="1 4 4", hands=hands, boneyard="")
    assert happens(free, "pass") == ["passed A lacking 1 4 9"]
    footed = table(arms=1, ends="1", foot={"pips": 4, "toes": 2}, hands=hands, boneyard="")
    assert happens(footed, "pass") == ["passed A lacking 4"]
    filling = table(arms=1, ends="1 4", hands=hands, boneyard="", options={"spinner_first": "fill-first"})
    assert happens(filling, "pass") == ["passed A lacking 9"]


@clause("F8")
def test_a_draw_says_which_numbers_one_lacks() -> None:
    free = table(arms=1, ends="1 4 4", hands=HANDS, boneyard="3-3 2-2")
    assert happens(free, "draw") == ["drew A 3-3 lacking 1 4 9"]
    footed = table(arms=1, ends="1", foot={"pips": 4, "toes": 2}, hands=HANDS, boneyard="4-3 2-2")
    assert happens(footed, "draw") == ["drew A 4-3 lacking 4"]


@clause("FA17", "FA9")
@house_rule("drawn_tile", "may-keep")
def test_whoever_kept_the_last_tile_of_the_boneyard_is_waited_for() -> None:
    kept = do(table(ends="4", hands=HANDS, boneyard="4-1"), "draw", "keep")

    assert (kept.result, legal(kept)) == (None, ["pass"])
    do(kept, "pass", "pass")
    assert (turn(kept), legal(kept)) == ("A", ["4-1@4"])
    assert over(do(kept, "4-1@4")) == ("blocked", "C", (18, 27, 17))


@clause("F8")
def test_the_last_tile_of_the_boneyard_may_still_be_played() -> None:
    drawn = do(table(ends="4", hands=HANDS, boneyard="4-1"), "draw")

    assert (drawn.result, legal(drawn)) == (None, ["4-1@4", "keep"])


# --- One tile left [F13] [FA13] ---------------------------------------------------------------------------


@clause("F13", "FA13")
def test_who_has_one_tile_left_after_a_play_says_so() -> None:
    for held, told in (("4-2 8-0", True), ("4-2 8-0 7-3", False)):
        playing = table(ends="4", hands={**HANDS, "A": held}, boneyard="1-1")
        assert ("knocked A" in happens(playing, "4-2@4")) == told


@clause("F13", "F10")
def test_a_chickenfoot_and_the_last_tile_are_both_called() -> None:
    playing = table(ends="4", hands={**HANDS, "A": "4-4 8-0"}, boneyard="1-1")

    assert happens(playing, "4-4@4") == ["laid A 4-4 @4", "foot-begun A @4", "knocked A"]


@clause("F13")
def test_who_plays_the_tile_he_drew_and_has_one_left_says_so() -> None:
    playing = table(ends="4", hands={**HANDS, "A": "8-0"}, boneyard="4-1 1-1")

    assert happens(playing, "draw") == ["drew A 4-1 lacking 4"]
    assert happens(playing, "4-1@4") == ["laid A 4-1 @4", "knocked A"]


@clause("F13", "F14")
def test_who_goes_out_has_nothing_left_to_announce() -> None:
    playing = table(ends="4", hands={**HANDS, "A": "4-2"}, boneyard="1-1")

    assert happens(playing, "4-2@4") == ["laid A 4-2 @4", "round-over"]


@clause("FA13")
def test_the_calls_are_made_by_themselves_and_cost_nothing() -> None:
    playing = table(ends="4", hands={**HANDS, "A": "4-4 8-0"}, boneyard="1-1")

    assert legal(playing) == ["4-4@4"]
    do(playing, "4-4@4")
    assert (turn(playing), hand(playing, "A"), shown(playing, "boneyard")) == ("B", ["8-0"], "1-1")
