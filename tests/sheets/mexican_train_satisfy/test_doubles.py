"""A double must be satisfied: on the double, by whoever can, at last by drawing. [C23]-[C28]"""

from __future__ import annotations

import pytest

from boneyard import BadPosition, Event, Reason, read_action
from boneyard.rules.event import EventKind
from tests.rulebook import clause, do, house_rule, legal, refusal, refused_by, shown, trains_of, turn
from tests.sheets.mexican_train_satisfy.tables import (
    LAST_SEVEN,
    SEVENS,
    hand,
    table,
    travelling,
    waiting,
)

NOBODY = {"A": "6-6 9-1", "B": "7-2", "C": "5-1"}
FAILED = {"A": "9-1", "B": "7-2", "C": "5-1"}


@clause("C23")
def test_a_double_is_no_spinner() -> None:
    covered = do(travelling({"A": "6-6 6-3 6-1", "B": "5-5", "C": "4-4"}, "9-9 8-8 7-7"), "6-6@A")

    assert legal(covered) == ["6-1@A", "6-3@A"]
    do(covered, "6-3@A", "draw", "draw")
    assert shown(covered, "trains") == {"A": "12-6 6-6 6-3"}
    assert refusal(covered, "6-1@A") == (Reason.TILE_DOES_NOT_FIT, "C9")


@clause("C24")
def test_who_lays_a_double_must_lay_another_tile_on_that_double() -> None:
    laid = do(travelling({"A": "6-6 6-3 12-8 4-1", "B": "5-5", "C": "4-4"}, "9-9"), "6-6@A")

    assert (turn(laid), legal(laid)) == ("A", ["6-3@A"])
    assert shown(laid, "pending") == {"step": "follow-up", "tile": "6-6"}
    assert refusal(laid, "12-8@M") == (Reason.FOLLOW_ON_THE_DOUBLE, "C24")
    assert refusal(laid, "6-3@M") == (Reason.FOLLOW_ON_THE_DOUBLE, "C24")
    assert refusal(laid, "4-1@A") == (Reason.TILE_DOES_NOT_FIT, "C9")
    assert refusal(laid, "draw") == (Reason.MUST_SATISFY, "CA23")
    assert refusal(laid, "pass") == (Reason.MUST_SATISFY, "CA23")
    do(laid, "6-3@A")
    assert (turn(laid), shown(laid, "open_doubles"), shown(laid, "pending")) == ("B", "", None)


@clause("C24", "CA10")
def test_the_extra_tile_goes_nowhere_else_so_one_double_waits_at_most() -> None:
    hands = {"A": "6-6 8-8 6-1", "B": "5-5", "C": "4-4"}
    laid = table(hands=hands, boneyard="9-9", trains={"A": "12-6", "M": "12-8"})
    do(laid, "6-6@A")

    assert legal(laid) == ["6-1@A"]
    assert refusal(laid, "8-8@M") == (Reason.FOLLOW_ON_THE_DOUBLE, "C24")
    with pytest.raises(BadPosition) as refused:
        table(trains={"A": "12-6 6-6", "M": "12-8 8-8"}, open_doubles="A M", placer="A")
    assert refused.value.place == "open_doubles"


@clause("C24")
def test_a_drawn_double_must_be_satisfied_like_any_other() -> None:
    drawn = do(travelling({"A": "9-1", "B": "6-5 5-5", "C": "4-4"}, "6-6 8-8"), "draw")

    assert legal(drawn) == ["6-6@A"]
    do(drawn, "6-6@A")
    assert (turn(drawn), shown(drawn, "placer"), legal(drawn)) == ("B", "A", ["6-5@A"])


@clause("C25", "CA11", "CA12")
@house_rule("duty_draw", "none")
@house_rule("duty_marker", "none")
def test_if_he_cannot_play_moves_to_the_next_player_without_a_draw_or_a_marker() -> None:
    laid = do(travelling({"A": "6-6 9-1", "B": "7-2 6-4", "C": "5-1"}, "9-2"), "6-6@A")

    assert (turn(laid), shown(laid, "pending")) == ("B", None)
    assert (shown(laid, "open_doubles"), shown(laid, "placer")) == ("A", "A")
    assert (hand(laid, "A"), shown(laid, "boneyard"), shown(laid, "markers")) == (["9-1"], "9-2", "")
    assert legal(laid) == ["6-4@A"]


@clause("C26", "CA11", "CA12")
@house_rule("duty_draw", "none")
@house_rule("duty_marker", "none")
def test_the_duty_keeps_moving_until_somebody_satisfies_the_double() -> None:
    hands = {"A": "6-6 9-1", "B": "7-2 12-7", "C": "8-0 12-3", "D": "6-3 5-1"}
    laid = do(travelling(hands, "9-2"), "6-6@A")

    assert (turn(laid), legal(laid)) == ("B", ["pass"])
    assert refusal(laid, "draw") == (Reason.DUTY_WITHOUT_DRAW, "CA11")
    assert refusal(laid, "draw-until") == (Reason.NO_PENALTY_DUE, "C27")
    assert refusal(laid, "12-7@B") == (Reason.DOUBLE_WAITS, "C26")
    assert refusal(laid, "12-7@M") == (Reason.DOUBLE_WAITS, "C26")
    assert (turn(do(laid, "pass")), legal(laid)) == ("C", ["pass"])
    assert (turn(do(laid, "pass")), legal(laid)) == ("D", ["6-3@A"])
    do(laid, "6-3@A")
    assert (shown(laid, "open_doubles"), shown(laid, "markers"), shown(laid, "boneyard")) == ("", "", "9-2")
    assert trains_of(laid.view(None)).placer is None


@clause("C25")
def test_who_cannot_satisfy_his_own_double_is_told_to_hand_the_duty_on() -> None:
    unable = travelling({"A": "6-6 9-1", "B": "7-2", "C": "8-0", "D": "6-3"}, "9-2")
    able = travelling({"A": "6-6 6-1", "B": "7-2", "C": "8-0", "D": "6-3"}, "9-2")

    told = unable.play(read_action("6-6@A"))
    handed_on = [event for event in told if event.kind is EventKind.DUTY_HANDED_ON]
    assert handed_on == [Event(EventKind.DUTY_HANDED_ON, 0, lacking=(6,))]
    assert EventKind.DUTY_HANDED_ON not in [event.kind for event in able.play(read_action("6-6@A"))]


@clause("C26", "CA23")
def test_who_can_satisfy_the_double_may_not_hand_the_duty_on() -> None:
    bound = waiting("B", {"A": "9-1", "B": "6-4 7-2", "C": "5-1"}, "9-2")

    assert legal(bound) == ["6-4@A"]
    assert refusal(bound, "pass") == (Reason.MUST_SATISFY, "CA23")
    assert refusal(bound, "draw") == (Reason.MUST_SATISFY, "CA23")


@clause("C25", "CA26")
def test_a_double_on_a_closed_train_is_satisfied_by_whoever_is_to_move_and_the_train_is_closed_again() -> (
    None
):
    bound = waiting("B", {"A": "9-1", "B": "6-4 7-2", "C": "4-1"}, "9-2 8-8")

    do(bound, "6-4@A")
    assert (shown(bound, "markers"), shown(bound, "trains")) == ("", {"A": "12-6 6-6 6-4"})
    assert refusal(bound, "4-1@A") == (Reason.TRAIN_CLOSED, "C11")


@clause("C27", "CA14")
def test_if_nobody_can_the_one_who_laid_it_draws_until_it_is_satisfied() -> None:
    back = do(travelling(NOBODY, "9-2 8-8 6-2 6-5"), "6-6@A", "pass", "pass")

    assert (turn(back), legal(back)) == ("A", ["draw-until"])
    assert refusal(back, "draw") == (Reason.MUST_DRAW_UNTIL, "C27")
    assert refusal(back, "pass") == (Reason.MUST_DRAW_UNTIL, "C27")
    do(back, "draw-until")
    assert (turn(back), legal(back)) == ("A", ["6-2@A"])
    assert shown(back, "pending") == {"step": "drawn", "tile": "6-2"}
    assert (hand(back, "A"), shown(back, "boneyard")) == (["6-2", "8-8", "9-1", "9-2"], "6-5")
    assert refusal(back, "keep") == (Reason.MUST_PLAY_DRAWN, "CA8")
    assert refusal(back, "9-1@A") == (Reason.ONLY_THE_DRAWN_TILE, "CA8")
    do(back, "6-2@A")
    assert (turn(back), shown(back, "open_doubles"), shown(back, "markers")) == ("B", "", "")
    assert hand(back, "A") == ["8-8", "9-1", "9-2"]


@clause("C27")
def test_the_draws_for_the_double_are_told_and_only_the_placer_sees_them() -> None:
    back = do(waiting("A", FAILED, "9-2 6-2 6-5"), "draw-until")

    for seat, tiles in ((0, ["9-2", "6-2"]), (1, ["None", "None"])):
        drawn = [event for event in back.view(seat).history if event.kind is EventKind.DREW]
        assert [str(event.tile) for event in drawn] == tiles


@clause("CA14")
def test_if_the_boneyard_runs_out_first_the_duty_lapses_and_the_player_left_of_the_placer_is_next() -> None:
    drained = do(waiting("A", FAILED, "9-2 8-8"), "draw-until")

    assert (turn(drained), shown(drained, "open_doubles"), shown(drained, "markers")) == ("B", "", "")
    assert (hand(drained, "A"), shown(drained, "boneyard")) == (["8-8", "9-1", "9-2"], "")
    assert EventKind.DUTY_LAPSED in [event.kind for event in drained.history]
    assert legal(drained) == ["pass"]


@clause("CA14")
def test_with_the_boneyard_already_empty_the_duty_goes_round_once_and_lapses() -> None:
    back = do(travelling({"A": "6-6 9-1", "B": "12-2", "C": "5-1"}, ""), "6-6@A")

    assert (turn(back), legal(back)) == ("B", ["pass"])
    assert refusal(back, "draw") == (Reason.BONEYARD_EMPTY, "CA17")
    do(back, "pass", "pass")
    assert (turn(back), legal(back)) == ("A", ["pass"])
    assert refusal(back, "draw-until") == (Reason.BONEYARD_EMPTY, "CA17")
    do(back, "pass")
    assert (turn(back), shown(back, "open_doubles"), shown(back, "markers")) == ("B", "", "")
    assert legal(back) == ["12-2@B", "12-2@M"]


@clause("C27")
def test_a_placer_who_has_come_by_a_fitting_tile_plays_it_instead_of_drawing() -> None:
    back = waiting("A", {"A": "9-1 6-0", "B": "7-2", "C": "5-1"}, "9-2")

    assert legal(back) == ["6-0@A"]
    assert refusal(back, "draw-until") == (Reason.MUST_SATISFY, "CA23")


@clause("C28", "CA13")
@house_rule("after_duty", "left-of-satisfier")
def test_then_play_goes_on_left_of_the_one_who_satisfied_it() -> None:
    hands = {"A": "9-1", "B": "7-2", "C": "6-1 5-5", "D": "12-1"}

    satisfied = do(waiting("B", hands, "9-9"), "pass", "6-1@A")
    assert (turn(satisfied), legal(satisfied)) == ("D", ["12-1@D", "12-1@M"])


@clause("CA13")
@house_rule("after_duty", "left-of-placer")
def test_with_left_of_placer_those_who_were_skipped_play_now() -> None:
    hands = {"A": "9-1", "B": "12-2", "C": "6-1 5-5", "D": "12-1"}

    satisfied = do(waiting("B", hands, "9-9", after_duty="left-of-placer"), "pass", "6-1@A")
    assert (turn(satisfied), legal(satisfied)) == ("B", ["12-2@B", "12-2@M"])


@clause("CA13")
@house_rule("after_duty", "left-of-placer", "left-of-satisfier")
def test_a_placer_who_satisfies_his_double_himself_is_followed_by_his_left() -> None:
    for answer in ("left-of-placer", "left-of-satisfier"):
        at_once = travelling({"A": "6-6 6-1 9-1", "B": "7-2", "C": "5-1"}, "9-9", after_duty=answer)
        drawing = waiting("A", FAILED, "6-2 9-9", after_duty=answer)

        assert turn(do(at_once, "6-6@A", "6-1@A")) == "B"
        assert turn(do(drawing, "draw-until", "6-2@A")) == "B"


@clause("CA13")
@house_rule("after_duty", "left-of-placer")
def test_with_left_of_placer_a_turn_without_a_double_passes_as_ever() -> None:
    satisfied = do(
        waiting("C", {"A": "9-1", "B": "12-2 12-3", "C": "6-1 5-5"}, "9-9", after_duty="left-of-placer"),
        "6-1@A",
        "12-2@B",
    )
    assert turn(satisfied) == "C"


@clause("CA11")
@house_rule("duty_draw", "one-each")
def test_with_one_each_the_placer_draws_at_once_and_plays_the_tile_if_it_fits() -> None:
    laid = do(travelling(NOBODY, "6-2 9-2", duty_draw="one-each"), "6-6@A")

    assert (turn(laid), legal(laid)) == ("A", ["draw"])
    assert refusal(laid, "pass") == (Reason.MUST_DRAW_FOR_DUTY, "CA11")
    assert refused_by(laid, "pass") == ("duty_draw", "one-each")
    assert refusal(laid, "draw-until") == (Reason.NO_PENALTY_DUE, "C27")
    assert legal(do(laid, "draw")) == ["6-2@A"]
    do(laid, "6-2@A")
    assert (turn(laid), shown(laid, "open_doubles"), hand(laid, "A")) == ("B", "", ["9-1"])


@clause("CA11")
@house_rule("duty_draw", "one-each")
def test_with_one_each_every_follower_draws_once_before_he_hands_the_duty_on() -> None:
    laid = do(travelling(NOBODY, "9-2 5-5 6-2 8-8", duty_draw="one-each"), "6-6@A", "draw")

    assert (turn(laid), legal(laid), hand(laid, "A")) == ("B", ["draw"], ["9-1", "9-2"])
    do(laid, "draw")
    assert (turn(laid), legal(laid), hand(laid, "B")) == ("C", ["draw"], ["5-5", "7-2"])
    assert legal(do(laid, "draw")) == ["6-2@A"]
    do(laid, "6-2@A")
    assert (turn(laid), shown(laid, "markers"), shown(laid, "boneyard")) == ("A", "", "8-8")


@clause("CA11")
@house_rule("duty_draw", "one-each")
def test_with_one_each_a_drawn_double_does_not_satisfy_and_may_not_go_elsewhere() -> None:
    laid = travelling(NOBODY, "5-5 8-8", duty_draw="one-each")
    do(laid, "6-6@A", "draw")
    assert (turn(laid), hand(laid, "A")) == ("B", ["5-5", "9-1"])

    bound = table(
        turn="B",
        hands=FAILED,
        boneyard="8-8 7-7",
        trains={"A": "12-6 6-6", "M": "12-8"},
        open_doubles="A",
        placer="A",
        options={"duty_draw": "one-each"},
    )
    do(bound, "draw")
    assert (turn(bound), hand(bound, "B")) == ("C", ["7-2", "8-8"])


@clause("CA11", "C27")
@house_rule("duty_draw", "one-each")
def test_with_one_each_the_placer_to_whom_the_duty_returns_draws_until() -> None:
    back = waiting("A", FAILED, "9-2 6-2", duty_draw="one-each")

    assert legal(back) == ["draw-until"]
    assert legal(do(back, "draw-until")) == ["6-2@A"]


@clause("CA11")
@house_rule("duty_draw", "one-each")
def test_with_one_each_an_empty_boneyard_means_no_draw() -> None:
    laid = do(travelling(NOBODY, "", duty_draw="one-each"), "6-6@A")

    assert (turn(laid), legal(laid)) == ("B", ["pass"])
    do(laid, "pass")
    assert (turn(laid), legal(laid), shown(laid, "markers")) == ("C", ["pass"], "")


@clause("CA12")
@house_rule("duty_marker", "marker")
def test_with_marker_everyone_who_fails_the_duty_opens_his_train() -> None:
    laid = do(travelling(NOBODY, "9-2 6-2 8-8", duty_marker="marker"), "6-6@A")

    assert shown(laid, "markers") == "A"
    assert shown(do(laid, "pass"), "markers") == "A B"
    assert shown(do(laid, "pass"), "markers") == "A B C"
    assert shown(do(laid, "draw-until"), "markers") == "A B C"
    assert shown(do(laid, "6-2@A"), "markers") == "B C"


@clause("CA12")
@house_rule("duty_marker", "none", "marker")
def test_a_duty_that_lapses_marks_the_placer_only_with_marker() -> None:
    for answer, markers in (("none", ""), ("marker", "A")):
        drained = do(waiting("A", FAILED, "9-2 8-8", duty_marker=answer), "draw-until")
        assert shown(drained, "markers") == markers


@clause("CA12")
@house_rule("duty_marker", "none")
def test_a_failed_turn_after_the_double_marks_as_ever() -> None:
    satisfied = do(waiting("B", {"A": "9-1", "B": "6-4 7-2", "C": "5-1"}, "9-2 8-8"), "6-4@A", "draw")

    assert (turn(satisfied), shown(satisfied, "markers")) == ("A", "C")


DEAD = {"A": SEVENS, "M": LAST_SEVEN}


@clause("CA15")
@house_rule("dead_double", "released")
def test_if_no_partner_is_left_the_duty_lapses_at_once_and_the_end_is_dead() -> None:
    hands = {"A": "7-7 9-1", "B": "5-4 12-4", "C": "8-8"}
    laid = do(table(hands=hands, boneyard="9-9 5-5", trains=DEAD), "7-7@A")

    assert (turn(laid), shown(laid, "open_doubles"), shown(laid, "markers")) == ("B", "", "")
    assert trains_of(laid.view(None)).placer is None
    assert legal(laid) == ["12-4@B"]


@clause("CA15")
@house_rule("dead_double", "released")
def test_a_position_with_a_dead_double_is_read_as_one_without() -> None:
    trains = {"A": SEVENS + " 7-7", "M": LAST_SEVEN}
    dead = table(
        turn="B", hands={"B": "12-4 5-4"}, boneyard="9-9", trains=trains, open_doubles="A", placer="A"
    )

    assert (shown(dead, "open_doubles"), legal(dead)) == ("", ["12-4@B"])
    assert trains_of(dead.view(None)).placer is None


@clause("CA15")
@house_rule("dead_double", "released", "binds")
def test_a_double_whose_last_partner_is_in_a_hand_is_not_dead() -> None:
    for answer in ("released", "binds"):
        hands = {"A": "7-7 9-1", "B": "5-4", "C": "7-0 8-8"}
        laid = table(hands=hands, boneyard="9-9", trains={"A": SEVENS}, options={"dead_double": answer})
        assert (turn(do(laid, "7-7@A")), shown(laid, "open_doubles")) == ("B", "A")
        assert legal(do(laid, "pass")) == ["7-0@A"]


@clause("CA15", "C27")
@house_rule("dead_double", "binds")
def test_with_binds_the_placer_takes_the_whole_boneyard_for_nothing() -> None:
    hands = {"A": "7-7 9-1", "B": "5-4 12-4", "C": "8-8"}
    laid = do(table(hands=hands, boneyard="9-9 5-5", trains=DEAD, options={"dead_double": "binds"}), "7-7@A")

    assert (turn(laid), shown(laid, "open_doubles"), legal(laid)) == ("B", "A", ["pass"])
    assert refusal(laid, "12-4@B") == (Reason.DOUBLE_WAITS, "C26")
    assert legal(do(laid, "pass", "pass")) == ["draw-until"]
    do(laid, "draw-until")
    assert (hand(laid, "A"), shown(laid, "boneyard")) == (["5-5", "9-1", "9-9"], "")
    assert (turn(laid), shown(laid, "open_doubles"), legal(laid)) == ("B", "", ["12-4@B"])
