"""Mexican Train in the terminal: lanes with signals, open doubles, the shared train, what is typed."""

from __future__ import annotations

import pytest

from boneyard import SHEETS, Round
from boneyard.cli.game.console import Leave
from tests.cli.seated import Player, offered, one_turn, screen, seated
from tests.rulebook import do, position

HANDS = {"A": "12-5 9-3", "B": "12-1 7-2 4-4", "C": "8-8 6-1"}


def super_train() -> Round:
    hands = {"A": "9-3 7-5 8-1", "B": "1-1", "C": "2-2"}
    trains = {"A": "12-6", "M": "3-12 12-7"}
    return position("mexican-train-super", trains=trains, hands=hands, boneyard="4-4 4-3 4-2")


def played(round_: Round, *lines: str) -> Player:
    """What the player in seat A hears who types these lines at this table and then goes."""
    player = Player(lines)
    seats = seated(player, round_.sheet, round_.view(0).players)
    seats.match.round = round_
    with pytest.raises(Leave):
        seats.play()
    return player


def test_a_lane_shows_signal_tiles_and_end() -> None:
    trains = {"A": "12-9 9-9", "M": "12-3 3-8"}
    shown = screen(position(trains=trains, markers="B", open_doubles="A", hands=HANDS))

    assert shown.table() == [
        "                  tiles  points",
        "! A Mia               2       0  closed 12-9 [9-9]             open double !(9)",
        "  B Bea               3       0  open   not begun                          (12)",
        "  C Cem               2       0  closed not begun                          (12)",
        "  M Mexican Train                open   12-3 3-8                            (8)",
    ]
    assert shown.what_now() == "The double 9 must be closed first (A34)."
    assert offered(shown) == ["  On your train (9):  1) 9-3"]


def test_the_super_train_has_two_ends() -> None:
    shown = screen(super_train(), columns=40)

    assert shown.table()[3] == "> M Super    open   (3) 3-12 12-7   (7)"
    assert offered(shown) == [
        "  On the Super Train, left end (3):",
        "      1) 9-3",
        "  On the Super Train, right end (7):",
        "      2) 7-5",
    ]


def test_the_name_of_a_train_of_two_ends_will_do_where_only_one_fits() -> None:
    player = played(super_train(), "9-3@B", "9-3@X", "5-7@m")

    assert "Bea’s train is closed to you: its marker is not on (B20)." in player.text
    assert "There is no train “X” here. The trains are A, B, C, ML, MR." in player.text
    assert "You play 7-5 on the right end of the Super Train" in player.text


def test_a_draw_in_vain_is_told_with_the_marker() -> None:
    player = played(position(hands={**HANDS, "A": "9-3 1-0"}, boneyard="2-1 3-1 4-1"), "")

    assert "You draw 2-1 but cannot play it and open your train." in player.heard


def test_a_double_drawn_and_played_was_not_drawn_in_vain() -> None:
    round_ = position(trains={"A": "12-9"}, hands={**HANDS, "A": "3-1 1-0"}, boneyard="9-9 8-2 8-3")
    do(round_, "draw", "9-9@A", "draw")

    assert screen(round_).speech.tell(round_.view(0).history) == [
        "You draw 9-9, play 9-9 on your train, draw 8-2 but cannot play it and open your train."
    ]


def test_open_hands_are_shown() -> None:
    shown = screen(position(hands=HANDS, options={"hands": "open"}))

    assert shown.table()[-2:] == ["Bea: 12-1 7-2 4-4", "Cem: 8-8 6-1"]


@pytest.mark.parametrize("name", [name for name in SHEETS if name.startswith("mexican-train")])
def test_the_help_names_the_ends_of_this_game(name: str) -> None:
    player = Player(["?"])
    with pytest.raises(Leave):
        one_turn(seated(player, SHEETS[name]))

    assert "12-5@M." in player.text


def test_the_public_train_has_a_lane_of_its_own() -> None:
    two = position(
        "mexican-train-satisfy",
        trains={"M": "12-4", "P": "12-9 9-9"},
        hands={"A": "9-3 1-0", "B": "1-1", "C": "2-2"},
        boneyard="3-3 4-4 5-5",
        options={"shared_trains": "two"},
    )

    wide, narrow = screen(two), screen(two, columns=40)
    assert wide.table()[-2:] == [
        "  M Mexican Train                open   12-4                                (4)",
        "> P Public train                 open   12-9 [9-9]                          (9)",
    ]
    assert narrow.table()[4] == "> P Public   open   12-9 [9-9]      (9)"
    assert offered(wide) == ["  On the public train (9):  1) 9-3"]
    assert "9-3 on the public train" in played(two, "9-3").text


def test_the_first_turn_says_that_it_is_for_ones_own_train() -> None:
    hands = {"A": "12-3 4-1"}
    first = position("mexican-train-super", trains={"M": "12-4"}, hands=hands, first_turns="A")
    later = position("mexican-train-super", trains={"M": "12-4"}, hands=hands)

    assert screen(first).what_now() == "This is your first turn: begin your own train (B12)."
    assert screen(later).what_now() == screen(super_train()).what_now()
    without = position("mexican-train-super", trains={"M": "12-4"}, hands={"A": "4-1"}, first_turns="A")
    assert screen(without).what_now() == screen(later).what_now()
