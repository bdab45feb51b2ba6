"""A hint at the table: what to do, its number in the list, and why; it costs no turn."""

from __future__ import annotations

import re

import pytest

from boneyard import SHEETS, Round, read_action
from boneyard.bots.thought import budget_in_worlds
from boneyard.cli.game import person
from boneyard.cli.game.console import Leave
from boneyard.cli.page import columns
from tests.cli.seated import Player, one_turn, seated
from tests.rulebook import position


def asked(round_: Round, *lines: str, width: int = 81) -> Player:
    """What the player in seat A hears who types these lines at this table and then goes."""
    player = Player(lines, width=width)
    table = seated(player, round_.sheet, round_.view(0).players)
    table.match.round = round_
    with pytest.raises(Leave):
        one_turn(table)
    return player


@pytest.mark.parametrize("word", ["hint", "HINT", "?hint", "? hint", "hints"])
def test_a_hint_has_the_number_of_the_choice_and_its_reasons(word: str) -> None:
    player = asked(position(players=2, hands={"A": "12-5 5-3", "B": "12-1 7-2 6-4"}), word)

    at = player.heard.index("Hint: 1) play 12-5 on your train.")
    assert player.heard[at + 1 : at + 3] == [
        "  It is the next tile of your best train. 1 more can follow (8 pips).",
        "  It sheds 17 pips.",
    ]


def test_where_there_is_nothing_to_choose_the_hint_says_so() -> None:
    player = asked(position(hands={"A": "7-5", "B": "12-1", "C": "12-2"}, boneyard="6-1"), "hint")

    assert "Hint: draw a tile." in player.heard
    assert "  There is no other choice." in player.heard


def test_other_players_are_called_by_their_names() -> None:
    table = position(hands={"A": "12-9 12-1 7-2", "B": "12-3 4-3", "C": "12-4 5-4"})

    assert "Bea and Cem are close to going out." in asked(table, "hint").text


def test_neither_hints_nor_mistakes_use_up_the_turn() -> None:
    table = position(hands={"A": "12-9 7-2 12-1", "B": "12-3", "C": "12-4"}, boneyard="6-1")

    player = asked(table, "hint", "", "nonsense", "99", "7-2", "hint")

    assert table.turn == 0
    assert not table.history
    assert read_action("12-9@A") in table.legal()
    assert player.text.count("Hint: ") == 2


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("name", SHEETS)
def test_a_hint_is_in_the_help_and_fits_the_terminal(name: str, width: int) -> None:
    player = Player(["?", "hint"], width=width)
    with pytest.raises(Leave):
        seated(player, SHEETS[name]).play()

    assert "hint     what a strong" in player.text
    assert "\nHint: " in player.text
    assert [line for line in player.heard if columns(line) >= width] == []


# --- The plan -------------------------------------------------------------------------------------------


def test_the_plan_has_the_tiles_in_their_order_and_what_is_left_over() -> None:
    player = asked(position(hands={"A": "12-5 5-5 5-3 9-1 12-1", "B": "12-9", "C": "12-4"}), "hint")

    assert "  Your plan: 12-5 5-5 5-3; left over: 9-1." in player.heard


def test_a_plan_may_have_a_place_for_everything_or_for_nothing() -> None:
    whole = asked(position(players=2, hands={"A": "12-5 5-3", "B": "12-1 7-2 6-4"}), "hint")
    none = asked(position(hands={"A": "7-5", "B": "12-1", "C": "12-2"}, boneyard="6-1"), "hint")

    assert "  Your plan: 12-5 5-3; nothing is left over." in whole.heard
    assert "  None of your tiles fits your train now." in none.heard


def test_where_nobody_has_a_train_there_is_no_plan() -> None:
    player = Player(["hint"])
    with pytest.raises(Leave):
        seated(player, SHEETS["chickenfoot"]).play()

    assert "Hint:" in player.text
    assert "plan" not in player.text.split("Hint:")[1].casefold()


# --- The upper levels -------------------------------------------------------------------------------------


def at_the_table(sheet: str, *lines: str, width: int = 81) -> Player:
    player = Player(lines, width=width)
    with pytest.raises(Leave):
        seated(player, SHEETS[sheet]).play()
    return player


@pytest.mark.parametrize("word", ["hint 9", "HINT 9", "hint baron", "hint Baron "])
def test_the_strongest_can_be_asked(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(person, "own_budget", lambda level: budget_in_worlds(level, 12))
    player = at_the_table("mexican-train-classic", word)

    assert re.search(r"^Hint \(Baron\): \d+\) play [0-9-]+ on ", player.text, re.MULTILINE)
    text = " ".join(player.text.split())
    assert re.search(r"Next best: play \S+ on .* \((\S+ points worse|just as good)\)\.", text)
    assert re.search(r"choices tried in \d+ possible deals, in \S+ s\. Certainty: \d+%\.", text)


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("level", ["7", "8"])
def test_every_upper_level_gives_hints_in_every_game(sheet: str, level: str) -> None:
    player = at_the_table(sheet, f"hint {level}", width=40)

    assert "\nHint (S" in player.text
    assert [line for line in player.heard if columns(line) >= 40] == []


def test_level_6_is_the_usual_hint() -> None:
    usual, asked_for = (at_the_table("chickenfoot", word).text for word in ("hint", "hint 6"))

    assert usual.split("Hint:")[1] == asked_for.split("Hint:")[1]


def test_others_give_no_hints() -> None:
    player = at_the_table("chickenfoot", "hint 5", "hint me")

    assert "'5' gives no hints; ask one of these: dispatcher, stationmaster" in player.text
    assert "'me' gives no hints" in player.text
