"""How a round ends, what it costs, who wins it. [E9] [E54]-[E58]"""

from __future__ import annotations

import pytest

from boneyard import Event, Reason
from boneyard.rules.event import EventKind
from tests.rulebook import clause, do, house_rule, legal, over, refusal, shown, turn
from tests.sheets.engine_191.tables import hand, happens, kinds, table, yard

LINES = {"A": "9-5", "B": "9-4", "C": "9-3"}
STUCK = {"A": "7-7", "B": "6-6 1-0", "C": "6-1"}
NOBODY_CAN = {"round_end": "nobody-can"}


@clause("E54")
def test_the_round_ends_when_a_player_has_no_tile_left_in_hand() -> None:
    last = table(hands={"A": "5-2", "B": "6-6", "C": "7-1"}, boneyard="8-8 1-1", trains=LINES)

    assert kinds(happens(last, "5-2@A")) == ["laid", "round-over"]
    assert over(last) == ("out", "A", (0, 12, 8))
    assert (last.turn, legal(last), shown(last, "pending")) == (None, [], None)


@clause("E54")
def test_the_score_yard_does_not_keep_a_player_in_the_round() -> None:
    last = table(
        hands={"A": "5-2", "B": "6-6", "C": "7-1"},
        boneyard="8-8 1-1",
        trains=LINES,
        yards={"A": "1-0", "C": "9-8"},
    )

    assert over(do(last, "5-2@A")) == ("out", "A", (1, 12, 25))


@clause("E54")
def test_nothing_is_done_in_a_round_that_is_over() -> None:
    last = table(hands={"A": "5-2", "B": "4-1", "C": "7-1"}, boneyard="8-8 1-1", trains=LINES)
    do(last, "5-2@A")

    for action in ("4-1@B", "take", "pass", "remove", "stop", "show 4-1", "give 4-1", "draw"):
        assert refusal(last, action) == (Reason.ROUND_OVER, "E54")


@clause("EA20", "E46")
def test_a_double_as_last_tile_goes_out_at_once() -> None:
    last = table(hands={"A": "5-5", "B": "6-6", "C": "7-1"}, boneyard="8-8 1-1", trains=LINES)

    assert over(do(last, "5-5@A")) == ("out", "A", (0, 12, 8))


@clause("EA20", "E42")
def test_a_double_as_last_tile_on_a_rivals_line_is_drawn_for_and_followed() -> None:
    last = table(hands={"A": "4-4", "B": "6-6", "C": "7-1"}, boneyard="8-8 1-1", trains=LINES)

    do(last, "4-4@B")
    assert (last.result, hand(last, "A"), legal(last)) == (None, ["8-8"], ["stop"])


@clause("EA20", "E44")
def test_with_a_depleted_boneyard_a_last_tile_on_a_rivals_line_is_refused() -> None:
    last = table(hands={"A": "4-2", "B": "6-6", "C": "7-1"}, boneyard="", trains=LINES)

    assert refusal(last, "4-2@B") == (Reason.RIVAL_LINES_CLOSED, "E44")


@clause("E9")
def test_the_lowest_score_wins_the_round_and_not_going_out() -> None:
    last = table(
        hands={"A": "5-2", "B": "1-0", "C": "7-1"}, boneyard="8-8 1-1", trains=LINES, yards={"A": "9-8 9-6"}
    )

    assert over(do(last, "5-2@A")) == ("out", "B", (32, 1, 8))


@clause("E56")
def test_the_score_is_the_pips_of_hand_and_score_yard() -> None:
    last = table(
        hands={"A": "5-2", "B": "6-6 4-3", "C": "0-0"},
        boneyard="8-8 1-1",
        trains=LINES,
        yards={"A": "7-7 2-0", "B": "3-0", "C": "8-1 6-4"},
    )

    assert over(do(last, "5-2@A")) == ("out", "A", (16, 22, 19))


@clause("E57")
def test_the_lowest_score_wins_the_round() -> None:
    for hands, winner in (
        (("5-2", "7-1", "6-6"), "A"),
        (("7-1", "5-2", "6-6"), "B"),
        (("6-6", "7-1", "5-2"), "C"),
    ):
        ended = table(hands=dict(zip("ABC", hands, strict=True)), boneyard="", passes=3)
        assert over(ended)[1] == winner


@clause("E58")
def test_all_tied_for_the_lowest_score_win_the_round() -> None:
    assert over(table(hands={"A": "5-2", "B": "6-1", "C": "7-1"}, boneyard="", passes=3))[1] == "A B"
    assert over(table(hands={"A": "5-2", "B": "6-1", "C": "7-0"}, boneyard="", passes=3))[1] == "A B C"


@clause("EA27")
def test_who_went_out_has_no_preference_in_a_tie() -> None:
    last = table(
        hands={"A": "5-2", "B": "1-0 6-0", "C": "7-1"}, boneyard="8-8 1-1", trains=LINES, yards={"A": "4-3"}
    )

    assert over(do(last, "5-2@A")) == ("out", "A B", (7, 7, 8))


# --- All pass [E55] ---------------------------------------------------------------------------------------


@clause("E55", "EA21")
@house_rule("round_end", "all-pass")
def test_with_nothing_left_to_draw_the_round_ends_when_all_have_passed_in_a_row() -> None:
    stuck = table(hands=STUCK, boneyard="")

    do(stuck, "pass", "pass")
    assert (stuck.result, shown(stuck, "passes"), turn(stuck)) == (None, 2, "C")
    assert happens(stuck, "pass") == [
        Event(EventKind.PASSED, 2),
        Event(EventKind.ROUND_OVER, result=stuck.result),
    ]
    assert over(stuck) == ("blocked", "C", (14, 13, 7))


@clause("EA21", "E49")
@house_rule("round_end", "all-pass")
def test_a_pass_is_allowed_even_if_a_play_exists() -> None:
    able = table(hands={"A": "5-2 7-7", "B": "4-1 1-0", "C": "3-1 6-6"}, boneyard="", trains=LINES)

    assert legal(able) == ["5-2@A", "pass", "remove"]
    assert over(do(able, "pass", "pass", "pass")) == ("blocked", "B", (21, 6, 16))


@clause("EA21")
@pytest.mark.parametrize("action", ["5-2@A", "remove"])
def test_a_play_or_a_removal_breaks_the_row_of_passes(action: str) -> None:
    able = table(hands={"A": "5-2 7-7", "B": "6-6", "C": "6-1"}, boneyard="", trains={"A": "9-5"}, passes=2)

    do(able, action)
    assert (able.result, shown(able, "passes")) == (None, 0)


@clause("EA21", "E49")
def test_a_tile_taken_breaks_the_row_of_passes() -> None:
    able = table(hands=STUCK, boneyard="8-8", passes=2)

    do(able, "take")
    assert (shown(able, "boneyard"), shown(able, "passes")) == ("", 0)
    do(able, "pass", "pass")
    assert able.result is None
    assert over(do(able, "pass"))[0] == "blocked"


@clause("EA21", "EA10")
def test_after_a_removal_everybody_has_to_pass_again() -> None:
    able = table(hands={**STUCK, "A": "7-7 1-1"}, boneyard="", trains={"A": "9-5"}, passes=2)

    do(able, "remove")
    assert (yard(able, "A"), shown(able, "boneyard")) == (["9-5"], "")
    do(able, "pass", "pass")
    assert able.result is None
    assert over(do(able, "pass")) == ("blocked", "C", (30, 13, 7))


@clause("EA21", "EA16")
@house_rule("discards_flip", "when-draw-due")
def test_while_discards_are_left_nobody_can_pass() -> None:
    left = table(
        hands=STUCK, boneyard="", discards="8-8", options={"discards_flip": "when-draw-due"}, passes=3
    )

    assert (left.result, legal(left)) == (None, ["take"])


@clause("EA21", "EA13")
def test_who_can_complete_a_station_may_not_pass() -> None:
    bound = table(
        hands={"A": "7-7", "B": "5-2", "C": "6-1"},
        turn="B",
        boneyard="",
        trains={"A": "9-5 5-5"},
        incomplete="A",
        passes=2,
    )

    assert legal(bound) == ["5-2@A"]
    assert refusal(bound, "pass") == (Reason.STATION_CAN_BE_COMPLETED, "EA13")


@clause("E55", "EA22")
def test_a_round_ends_by_passes_while_a_station_waits_that_nobody_completes() -> None:
    bound = table(hands=STUCK, boneyard="", trains={"B": "9-5 5-5"}, incomplete="B")

    assert over(do(bound, "pass", "pass", "pass")) == ("blocked", "C", (14, 13, 7))


# --- Only if nobody can [EA21] ----------------------------------------------------------------------------


@clause("EA21")
@house_rule("round_end", "nobody-can")
def test_with_nobody_can_whoever_can_play_may_not_pass() -> None:
    able = table(
        hands={"A": "5-2 7-7", "B": "6-6", "C": "6-1"},
        boneyard="",
        trains=LINES,
        options=NOBODY_CAN,
    )

    assert legal(able) == ["5-2@A", "remove"]
    assert refusal(able, "pass") == (Reason.MUST_PLAY, "EA21")


@clause("EA21")
@house_rule("round_end", "nobody-can")
def test_with_nobody_can_a_tile_may_still_be_taken_by_choice_while_there_is_one() -> None:
    able = table(
        hands={"A": "5-2 7-7", "B": "6-6", "C": "6-1"}, boneyard="8-8", trains=LINES, options=NOBODY_CAN
    )

    assert legal(able) == ["5-2@A", "remove", "take"]


@clause("EA21", "E55")
@house_rule("round_end", "nobody-can")
def test_with_nobody_can_the_round_ends_when_all_have_passed_and_none_can_play() -> None:
    stuck = table(hands=STUCK, boneyard="", options=NOBODY_CAN)

    do(stuck, "pass", "pass")
    assert stuck.result is None
    assert over(do(stuck, "pass")) == ("blocked", "C", (14, 13, 7))


@clause("EA21", "E13")
@house_rule("round_end", "nobody-can", "all-pass")
def test_with_nobody_can_a_row_of_passes_ends_nothing_while_somebody_can_play() -> None:
    fields: dict[str, object] = {
        "hands": STUCK,
        "boneyard": "",
        "trains": LINES,
        "yards": {"B": "4-1"},
        "passes": 3,
    }

    assert over(table(**fields)) == ("blocked", "C", (14, 18, 7))
    able = table(**fields, options=NOBODY_CAN)
    assert (able.result, legal(able)) == (None, ["pass", "remove"])
    do(able, "pass")
    assert (turn(able), legal(able)) == ("B", ["4-1@B", "remove"])


@clause("EA21", "E44")
@house_rule("round_end", "nobody-can")
@pytest.mark.parametrize(("seat", "tile"), [("A", "5-2"), ("B", "4-2"), ("C", "3-2")])
def test_with_nobody_can_it_is_enough_that_one_player_can_extend_his_own_line(seat: str, tile: str) -> None:
    for held, ended in ((tile, False), ("8-7", True)):
        hands = {**STUCK, seat: held}
        waiting = table(hands=hands, boneyard="", trains=LINES, passes=3, options=NOBODY_CAN)
        assert (waiting.result is not None) == ended


@clause("EA21", "EA19")
@house_rule("round_end", "nobody-can")
@house_rule("emptied_by_replacement", "not-out")
def test_with_nobody_can_a_player_without_a_hand_cannot_play_his_yard() -> None:
    stuck = table(
        hands={**STUCK, "A": ""},
        boneyard="",
        trains=LINES,
        yards={"A": "5-2"},
        options={**NOBODY_CAN, "emptied_by_replacement": "not-out"},
    )

    assert legal(stuck) == ["pass", "remove"]
    assert over(do(stuck, "pass", "pass", "pass")) == ("blocked", "A C", (7, 13, 7))
