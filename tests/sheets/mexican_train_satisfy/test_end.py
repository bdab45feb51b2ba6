"""How a round ends, who wins it, what it costs. [C17]-[C20]"""

from __future__ import annotations

import pytest

from boneyard import Reason
from boneyard.rules.event import EventKind
from tests.rulebook import clause, do, house_rule, legal, over, refusal, shown, turn
from tests.sheets.mexican_train_satisfy.tables import (
    LAST_SEVEN,
    SEVENS,
    hand,
    table,
    travelling,
    waiting,
)


@clause("C17", "C19", "C20")
def test_the_first_without_tiles_wins_and_everybody_records_the_pips_left() -> None:
    last = table(engine=3, hands={"A": "12-3", "B": "12-12 0-0", "C": "11-10 1-0"}, boneyard="9-9")

    assert over(do(last, "12-3@A")) == ("out", "A", (0, 24, 22))
    assert legal(last) == []


@clause("C17")
def test_nothing_is_played_in_a_round_that_is_over() -> None:
    last = do(table(hands={"A": "12-3", "B": "12-4"}, boneyard="9-9"), "12-3@A")

    for action in ("12-4@B", "draw", "pass", "draw-until", "keep", "unmark", "take"):
        assert refusal(last, action) == (Reason.ROUND_OVER, "C17")


@clause("C17")
def test_who_lays_the_tile_he_drew_still_has_the_others() -> None:
    drawn = do(travelling({"A": "9-1", "B": "5-5", "C": "4-4"}, "6-2 8-8"), "draw", "6-2@A")

    assert (drawn.result, turn(drawn), hand(drawn, "A")) == (None, "B", ["9-1"])


@clause("C17", "CA22")
def test_domino_needs_no_call() -> None:
    last = table(hands={"A": "12-3", "B": "12-4"}, boneyard="9-9")

    assert legal(last) == ["12-3@A", "12-3@M"]
    do(last, "12-3@A")
    assert last.history[-1].kind is EventKind.ROUND_OVER


@clause("C17", "C25")
def test_a_player_goes_out_by_satisfying_somebodys_double() -> None:
    last = do(waiting("B", {"A": "9-1", "B": "6-4", "C": "5-1"}, "9-2"), "6-4@A")

    assert over(last) == ("out", "B", (10, 0, 6))


@clause("C19", "CA18")
def test_who_went_out_wins_alone_even_beside_a_double_blank_that_counts_nothing() -> None:
    last = do(table(hands={"A": "12-3", "B": "0-0", "C": "1-0"}, boneyard="9-9"), "12-3@A")

    assert over(last) == ("out", "A", (0, 0, 1))


STUCK_HANDS = {"A": "6-1 4-0", "B": "6-0", "C": "3-1 2-0"}
STUCK_TRAINS = {"A": "12-9", "B": "12-8", "C": "12-5", "M": "12-7"}


@clause("C18", "CA17", "C19", "C20")
def test_the_round_is_over_when_play_is_blocked_and_the_fewest_pips_win() -> None:
    stuck = table(turn="C", hands=STUCK_HANDS, boneyard="", trains=STUCK_TRAINS, markers="A B")

    assert (stuck.result, legal(stuck)) == (None, ["pass"])
    assert over(do(stuck, "pass")) == ("blocked", "B C", (11, 6, 6))
    assert refusal(stuck, "pass") == (Reason.ROUND_OVER, "C17")


@clause("C18", "CA17")
def test_a_play_blocks_the_round_as_well_as_a_pass() -> None:
    closing = table(
        hands={"A": "8-4 6-1", "B": "6-0", "C": "3-1"},
        boneyard="",
        trains=STUCK_TRAINS,
        markers="A B C",
        options={"marker_comes_off": "own-train"},
    )

    assert over(do(closing, "8-4@B")) == ("blocked", "C", (7, 6, 4))


@clause("CA17", "C16")
def test_a_play_that_takes_a_marker_off_does_not_block_the_round() -> None:
    playing = table(
        hands={"A": "8-4 6-1", "B": "6-0", "C": "3-1"}, boneyard="", trains=STUCK_TRAINS, markers="A B C"
    )

    do(playing, "8-4@B", "pass", "pass")
    assert (playing.result, turn(playing), legal(playing)) == (None, "A", ["pass"])
    assert over(do(playing, "pass")) == ("blocked", "C", (7, 6, 4))


@clause("C18", "CA17")
@pytest.mark.parametrize(
    ("hands", "boneyard", "markers"),
    [
        pytest.param(STUCK_HANDS, "", "A B", id="while a train is unmarked"),
        pytest.param({**STUCK_HANDS, "B": "9-6"}, "", "A B C", id="while somebody fits a marked train"),
        pytest.param({**STUCK_HANDS, "B": "7-6"}, "", "A B C", id="while somebody fits the shared train"),
        pytest.param(STUCK_HANDS, "11-0", "A B C", id="while the boneyard has a tile"),
        pytest.param({**STUCK_HANDS, "B": "?"}, "", "A B C", id="while a hand is unknown"),
    ],
)
def test_play_is_not_blocked(hands: dict[str, str], boneyard: str, markers: str) -> None:
    assert table(hands=hands, boneyard=boneyard, trains=STUCK_TRAINS, markers=markers).result is None


@clause("CA17", "CA14")
def test_play_is_not_blocked_while_a_double_waits_and_is_when_its_duty_lapses() -> None:
    bound = table(
        turn="C",
        hands={"A": "5-1", "B": "5-0", "C": "3-1"},
        boneyard="",
        trains={"A": "12-6 6-6", "B": "12-8", "C": "12-4", "M": "12-7"},
        markers="A B C",
        open_doubles="A",
        placer="A",
    )

    assert (turn(do(bound, "pass")), legal(bound), bound.result) == ("A", ["pass"], None)
    assert over(do(bound, "pass")) == ("blocked", "C", (6, 5, 4))


@clause("C18")
def test_the_last_marker_is_set_before_the_round_is_found_blocked() -> None:
    stuck = table(turn="C", hands=STUCK_HANDS, boneyard="", trains=STUCK_TRAINS, markers="A B")

    assert shown(do(stuck, "pass"), "markers") == "A B C"


# --- A double as the last tile [CA16] ---------------------------------------------------------------------


@clause("C17", "CA16")
@house_rule("last_double", "out")
def test_a_double_as_last_tile_goes_out_at_once() -> None:
    last = do(travelling({"A": "6-6", "B": "6-1", "C": "5-1"}, "9-9"), "6-6@A")

    assert over(last) == ("out", "A", (0, 7, 6))


@clause("CA16")
@house_rule("last_double", "out", "must-be-satisfied")
def test_an_empty_hand_behind_an_open_double_is_out_only_where_the_double_need_not_be_satisfied() -> None:
    hands = {"A": "", "B": "6-1", "C": "5-1"}

    assert over(waiting("B", hands, "9-9", last_double="out")) == ("out", "A", (0, 7, 6))
    assert waiting("B", hands, "9-9", last_double="must-be-satisfied").result is None


@clause("CA16")
@house_rule("last_double", "must-be-satisfied")
def test_with_must_be_satisfied_he_is_out_when_anyone_covers_the_double() -> None:
    last = travelling({"A": "6-6", "B": "7-2", "C": "6-1 5-5"}, "9-9", last_double="must-be-satisfied")

    do(last, "6-6@A")
    assert (last.result, turn(last), legal(last)) == (None, "B", ["pass"])
    do(last, "pass")
    assert (last.result, turn(last), legal(last)) == (None, "C", ["6-1@A"])
    assert over(do(last, "6-1@A")) == ("out", "A", (0, 9, 10))


@clause("CA16")
@house_rule("last_double", "must-be-satisfied")
def test_with_must_be_satisfied_both_are_out_if_the_double_is_covered_with_a_last_tile() -> None:
    last = waiting("C", {"A": "", "B": "7-2", "C": "6-1"}, "9-9", last_double="must-be-satisfied")

    assert over(do(last, "6-1@A")) == ("out", "A C", (0, 9, 0))


@clause("CA16")
@house_rule("last_double", "must-be-satisfied")
def test_with_must_be_satisfied_he_plays_on_with_what_he_had_to_draw() -> None:
    last = waiting("A", {"A": "", "B": "7-2", "C": "5-5"}, "9-9 6-1 8-8", last_double="must-be-satisfied")

    assert legal(last) == ["draw-until"]
    do(last, "draw-until", "6-1@A")
    assert (last.result, turn(last), hand(last, "A")) == (None, "B", ["9-9"])


@clause("CA16", "C17")
@house_rule("last_double", "must-be-satisfied")
def test_with_must_be_satisfied_he_is_out_if_the_first_tile_drawn_covers_the_double() -> None:
    last = waiting("A", {"A": "", "B": "7-2", "C": "5-5"}, "6-1 9-9", last_double="must-be-satisfied")

    assert over(do(last, "draw-until", "6-1@A")) == ("out", "A", (0, 9, 10))


@clause("CA16")
@house_rule("last_double", "must-be-satisfied")
def test_with_must_be_satisfied_a_double_that_is_not_the_last_tile_is_satisfied_as_ever() -> None:
    laid = travelling({"A": "6-6 9-1", "B": "6-4 5-5", "C": "5-1"}, "9-9", last_double="must-be-satisfied")

    do(laid, "6-6@A", "6-4@A")
    assert (laid.result, turn(laid)) == (None, "C")


@clause("CA16", "CA14")
@house_rule("last_double", "must-be-satisfied")
def test_with_must_be_satisfied_a_duty_that_lapses_with_nothing_to_draw_lets_him_out() -> None:
    last = travelling({"A": "6-6", "B": "7-2", "C": "5-5"}, "", last_double="must-be-satisfied")

    do(last, "6-6@A", "pass", "pass")
    assert (last.result, legal(last)) == (None, ["pass"])
    assert over(do(last, "pass")) == ("out", "A", (0, 9, 10))


@clause("CA16", "CA14")
@house_rule("last_double", "must-be-satisfied")
def test_with_must_be_satisfied_he_plays_on_if_he_has_drawn_the_boneyard_for_nothing() -> None:
    last = waiting("A", {"A": "", "B": "7-2", "C": "5-5"}, "9-9 8-8", last_double="must-be-satisfied")

    do(last, "draw-until")
    assert (last.result, turn(last), hand(last, "A")) == (None, "B", ["8-8", "9-9"])
    assert shown(last, "open_doubles") == ""


DEAD = {"A": SEVENS, "M": LAST_SEVEN}


@clause("CA16", "CA15")
@house_rule("last_double", "out", "must-be-satisfied")
@house_rule("dead_double", "released")
def test_a_dead_double_as_last_tile_goes_out_at_once_whatever_must_be_satisfied() -> None:
    for answer in ("out", "must-be-satisfied"):
        last = table(
            hands={"A": "7-7", "B": "5-4", "C": "8-8"},
            boneyard="9-9",
            trains=DEAD,
            options={"last_double": answer},
        )
        assert over(do(last, "7-7@A")) == ("out", "A", (0, 9, 16))


@clause("CA16", "CA15")
@house_rule("dead_double", "binds")
@house_rule("last_double", "must-be-satisfied")
def test_a_dead_double_that_binds_makes_him_draw_what_there_is() -> None:
    options = {"last_double": "must-be-satisfied", "dead_double": "binds"}
    hands = {"A": "7-7", "B": "5-4", "C": "8-8"}
    for boneyard, at_last in (("9-9 5-5", "draw-until"), ("", "pass")):
        last = table(hands=hands, boneyard=boneyard, trains=DEAD, options=options)
        do(last, "7-7@A", "pass", "pass")
        assert legal(last) == [at_last]
        do(last, at_last)
        if boneyard:
            assert (last.result, turn(last), hand(last, "A")) == (None, "B", ["5-5", "9-9"])
        else:
            assert over(last) == ("out", "A", (0, 9, 16))


@clause("CA16", "CA11")
@house_rule("last_double", "must-be-satisfied")
@house_rule("duty_draw", "one-each")
def test_with_one_each_and_must_be_satisfied_he_draws_at_once_and_is_out_only_if_the_tile_fits() -> None:
    hands = {"A": "6-6", "B": "6-4 5-5", "C": "5-1"}
    options = {"last_double": "must-be-satisfied", "duty_draw": "one-each"}

    fitting = do(travelling(hands, "6-1 9-9", **options), "6-6@A", "draw")
    assert over(do(fitting, "6-1@A")) == ("out", "A", (0, 20, 6))
    useless = do(travelling(hands, "9-9 6-1", **options), "6-6@A", "draw", "6-4@A")
    assert (useless.result, turn(useless), hand(useless, "A")) == (None, "C", ["9-9"])
