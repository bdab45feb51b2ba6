"""Mexican Train with Super Train: how a round ends and what it costs."""

from __future__ import annotations

from boneyard import Reason, read_action
from boneyard.rules.event import EventKind
from tests.rulebook import clause, do, over, position, refusal, shown
from tests.sheets.mexican_train_super.super_table import super_table


@clause("B3", "B23", "B25")
def test_who_has_played_all_his_tiles_wins_the_round_which_ends() -> None:
    hands = {"A": "9-1", "B": "12-11 5-0", "C": "7-7"}
    table = super_table(hands=hands, trains={"A": "4-9"}, boneyard="6-3")

    events = [event.kind for event in table.play(read_action("9-1@A"))]

    assert events == [EventKind.LAID, EventKind.ROUND_OVER]
    assert over(table) == ("out", "A", (0, 28, 14))
    assert shown(table, "hands") == {"A": "", "B": "12-11 5-0", "C": "7-7"}


@clause("B23")
def test_nobody_plays_on_after_the_end() -> None:
    hands = {"A": "9-1", "B": "4-0", "C": "7-7"}
    table = do(super_table(hands=hands, trains={"A": "4-9"}, boneyard="6-3"), "9-1@A")

    assert table.turn is None
    assert table.legal() == ()
    for action in ("4-0@B", "draw", "pass", "keep", "unmark"):
        assert refusal(table, action) == (Reason.ROUND_OVER, "B23")


@clause("B23", "B31")
def test_one_may_go_out_with_the_bonus_tile() -> None:
    hands = {"A": "6-6 6-0", "B": "4-0", "C": "7-7"}
    table = do(super_table(hands=hands, trains={"A": "4-6"}, boneyard="6-3"), "6-6@A", "6-0@A")

    assert over(table) == ("out", "A", (0, 4, 14))


@clause("B23", "B33")
def test_one_may_go_out_with_the_tile_that_closes_a_double() -> None:
    hands = {"A": "6-0", "B": "4-0", "C": "7-7"}
    trains = {"C": "4-6 6-6"}
    table = super_table(hands=hands, trains=trains, open_doubles="C", boneyard="6-3")

    assert over(do(table, "6-0@C")) == ("out", "A", (0, 4, 14))


@clause("B3", "B24")
def test_when_the_yard_is_empty_the_fewest_points_win_the_round() -> None:
    hands = {"A": "9-2", "B": "8-8 7-7", "C": "3-0 5-1"}
    table = do(super_table(hands=hands, boneyard="1-0"), "draw")

    assert over(table) == ("yard-empty", "C", (12, 30, 9))


@clause("B3", "B24")
def test_players_with_the_same_fewest_points_share_the_round() -> None:
    hands = {"A": "9-2", "B": "8-8 7-7", "C": "6-5 1-1"}

    assert over(do(super_table(hands=hands, boneyard="2-0"), "draw")) == ("yard-empty", "A C", (13, 30, 13))


@clause("B25")
def test_every_dot_on_the_remaining_tiles_counts_and_the_double_blank_counts_nothing() -> None:
    hands = {"A": "9-8", "B": "12-12 11-10 1-0", "C": "0-0"}
    table = position("mexican-train-super", engine=9, hands=hands, boneyard="3-3")

    assert over(do(table, "9-8@A")) == ("out", "A", (0, 46, 0))
    assert table.result is not None
    assert table.result.winners == (0,)
