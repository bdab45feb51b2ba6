"""A double is a chickenfoot: nothing else is played until it has three toes. [F10]-[F12]"""

from __future__ import annotations

import pytest

from boneyard import Reason
from boneyard.rules.event import EventKind
from tests.rulebook import clause, do, legal, refusal, shown, turn
from tests.sheets.chickenfoot.tables import hand, happens, layout, matches, table, told

HANDS = {"A": "4-4 7-2 6-0", "B": "4-2 9-3 7-7", "C": "4-1 8-1"}
OPEN = {"pips": 4, "toes": 3}


@clause("F10", "FA13")
def test_a_double_laid_on_an_end_is_called_a_chickenfoot() -> None:
    laid = table(arms=2, ends="4 7", hands=HANDS, boneyard="2-1")

    assert happens(laid, "4-4@4") == ["laid A 4-4 @4", "foot-begun A @4"]
    assert (shown(laid, "ends"), shown(laid, "foot")) == ("7", OPEN)


@clause("F10")
def test_a_tile_that_is_no_double_is_no_chickenfoot() -> None:
    plain = table(arms=2, ends="4 7", hands=HANDS, boneyard="2-1")

    assert happens(plain, "7-2@7") == ["laid A 7-2 @7"]
    assert shown(plain, "foot") is None


@clause("F10", "F6")
def test_a_double_needs_an_open_end_of_its_number() -> None:
    closed = table(arms=2, ends="7", hands=HANDS, boneyard="2-1")

    assert legal(closed) == ["7-2@7"]
    assert refusal(closed, "4-4@4") == (Reason.END_NOT_OPEN, "F6")
    assert refusal(closed, "4-4@7") == (Reason.TILE_DOES_NOT_FIT, "F6")


@clause("F11")
def test_nothing_is_played_elsewhere_until_three_tiles_lie_on_the_double() -> None:
    waiting = table(
        turn="B", arms=2, ends="4 7", foot=OPEN, hands={**HANDS, "A": "6-4 7-2 6-0"}, boneyard="2-1"
    )

    for seat, toe, left in (("B", "4-2@4", 2), ("C", "4-1@4", 1)):
        assert (turn(waiting), legal(waiting)) == (seat, [toe])
        do(waiting, toe)
        assert shown(waiting, "foot") == {"pips": 4, "toes": left}
    assert refusal(waiting, "7-2@7") == (Reason.FOOT_WAITS, "F11")
    assert legal(waiting) == ["6-4@4"]
    do(waiting, "6-4@4")
    assert shown(waiting, "foot") is None
    assert legal(waiting) == ["7-7@7", "9-3@9"]


@clause("F11")
@pytest.mark.parametrize("action", ["7-7@7", "9-3@9", "7-2@2"])
@pytest.mark.parametrize("toes", [1, 2, 3])
def test_neither_an_end_nor_an_arm_is_open_while_a_toe_is_missing(toes: int, action: str) -> None:
    hands = {**HANDS, "B": "7-7 9-3 7-2 4-0", "A": "1-1"}
    waiting = table(turn="B", arms=2, ends="2 7", foot={"pips": 4, "toes": toes}, hands=hands, boneyard="2-1")

    assert legal(waiting) == ["4-0@4"]
    assert refusal(waiting, action) == (Reason.FOOT_WAITS, "F11")


@clause("F11", "F8")
def test_who_has_no_toe_draws_even_if_he_could_play_elsewhere() -> None:
    hands = {**HANDS, "B": "7-7 9-3 7-2", "A": "1-1"}
    waiting = table(turn="B", arms=2, ends="2 7", foot=OPEN, hands=hands, boneyard="7-0 4-0 5-5")

    assert legal(waiting) == ["draw"]
    do(waiting, "draw")
    assert (turn(waiting), shown(waiting, "foot"), hand(waiting, "B")) == (
        "C",
        OPEN,
        ["7-0", "7-2", "7-7", "9-3"],
    )


@clause("F12")
def test_the_toes_are_shut_until_the_foot_is_complete_and_open_ends_afterwards() -> None:
    hands = {"A": "6-4 2-0 5-5", "B": "4-2 6-3 8-7", "C": "4-1 2-1 8-1"}
    waiting = table(turn="B", ends="7", foot=OPEN, hands=hands, boneyard="9-0")

    do(waiting, "4-2@4")
    assert refusal(waiting, "2-1@2") == (Reason.FOOT_WAITS, "F11")
    do(waiting, "4-1@4")
    assert refusal(waiting, "2-0@2") == (Reason.FOOT_WAITS, "F11")
    assert happens(waiting, "6-4@4") == ["laid A 6-4 @4", "foot-completed A @4"]
    assert (shown(waiting, "ends"), shown(waiting, "foot")) == ("1 2 6 7", None)
    assert legal(waiting) == ["6-3@6", "8-7@7"]
    do(waiting, "6-3@6")
    assert legal(waiting) == ["2-1@1", "2-1@2", "8-1@1"]


@clause("F12")
def test_a_complete_foot_takes_no_fourth_toe() -> None:
    hands = {"A": "6-4 2-0", "B": "4-0 6-3", "C": "8-8"}
    done = do(table(ends="7", foot={"pips": 4, "toes": 1}, hands=hands, boneyard="9-0"), "6-4@4")

    assert legal(done) == ["6-3@6"]
    assert refusal(done, "4-0@4") == (Reason.END_NOT_OPEN, "F6")


@clause("F12")
def test_only_the_third_toe_completes_the_foot() -> None:
    hands = {"A": "6-4 2-0", "B": "4-2 6-3", "C": "4-1 2-1"}
    waiting = table(foot=OPEN, hands=hands, boneyard="9-0")

    assert happens(waiting, "6-4@4") == ["laid A 6-4 @4", "knocked A"]
    assert happens(waiting, "4-2@4") == ["laid B 4-2 @4", "knocked B"]
    assert happens(waiting, "4-1@4") == ["laid C 4-1 @4", "foot-completed C @4", "knocked C"]


@clause("FA5")
def test_the_spinner_is_no_chickenfoot() -> None:
    for match in matches(3, 6):
        assert told(match, EventKind.FOOT_BEGUN) == []
        assert (layout(match.round).foot, layout(match.round).toes) == (None, 0)

    started = table(arms=4, hands={"A": "9-1 8-8", "B": "4-1 9-2", "C": "5-5"}, boneyard="6-6")
    do(started, "9-1@9")
    assert legal(started) == ["4-1@1", "9-2@9"]


@clause("FA6")
def test_after_a_double_the_next_player_goes_on_without_a_bonus_tile() -> None:
    hands = {"A": "4-4 4-0 6-0", "B": "4-2 9-3", "C": "4-1 8-1"}
    laid = do(table(ends="4 7", hands=hands, boneyard="2-1"), "4-4@4")

    assert (turn(laid), legal(laid), shown(laid, "pending")) == ("B", ["4-2@4"], None)
    assert hand(laid, "A") == ["4-0", "6-0"]


@clause("FA6")
def test_everyone_lays_toes_and_whoever_laid_the_double_too() -> None:
    hands = {"A": "4-4 4-0 6-0", "B": "4-2 9-3", "C": "4-1 8-1"}
    laid = do(table(ends="4", hands=hands, boneyard="2-1"), "4-4@4", "4-2@4", "4-1@4")

    assert (turn(laid), legal(laid)) == ("A", ["4-0@4"])
    do(laid, "4-0@4")
    assert (shown(laid, "foot"), shown(laid, "ends"), turn(laid)) == (None, "0 1 2", "B")


@clause("FA6")
def test_the_end_the_double_was_laid_on_is_its_fourth_side_and_gone() -> None:
    hands = {"A": "4-4 6-0", "B": "4-2 9-3", "C": "4-1 8-1"}
    laid = table(ends="4", hands=hands, boneyard="2-1")

    assert (shown(do(laid, "4-4@4"), "ends"), layout(laid).toes) == ("", 3)


@clause("FA7")
def test_no_second_chickenfoot_begins_while_one_is_open() -> None:
    hands = {"A": "4-4 0-0 6-0", "B": "7-7 4-2 5-0", "C": "1-1 4-1 2-2"}
    laid = do(table(arms=1, ends="4 7 0", hands=hands, boneyard="5-5"), "4-4@4")

    assert refusal(laid, "7-7@7") == (Reason.FOOT_WAITS, "F11")
    do(laid, "4-2@4")
    assert refusal(laid, "2-2@2") == (Reason.FOOT_WAITS, "F11")
    assert refusal(laid, "2-2@4") == (Reason.TILE_DOES_NOT_FIT, "F6")
    assert legal(laid) == ["4-1@4"]


@clause("FA7")
def test_a_double_on_a_finished_toe_begins_a_new_chickenfoot() -> None:
    hands = {"A": "4-0 6-0", "B": "2-2 9-3 8-6", "C": "8-2 8-1"}
    done = do(table(ends="1 2", foot={"pips": 4, "toes": 1}, hands=hands, boneyard="5-5"), "4-0@4")

    assert legal(done) == ["2-2@2"]
    assert happens(done, "2-2@2") == ["laid B 2-2 @2", "foot-begun B @2"]
    assert (shown(done, "ends"), shown(done, "foot")) == ("0 1", {"pips": 2, "toes": 3})
    assert legal(done) == ["8-2@2"]
