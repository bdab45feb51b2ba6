"""A refusal in the terminal: under a house rule it shows what that rule says, not what the sheet would."""

from __future__ import annotations

import pytest

from boneyard import Round
from boneyard.cli.game.console import Leave
from boneyard.locales import words
from tests.cli.seated import Player, seated
from tests.rulebook import position

OWN_TRAIN_FIRST = {"own_train_first": "yes"}
HANDS = {"A": "12-5 9-3", "B": "12-1 7-2 4-4", "C": "8-8 6-1"}


def heard(round_: Round, *lines: str) -> str:
    """What the player in seat A hears who types these lines at this table and then goes, on one line."""
    player = Player([*lines, "quit", "yes"])
    table = seated(player, round_.sheet, round_.view(0).players)
    table.match.round = round_
    with pytest.raises(Leave):
        table.play()
    return " ".join(player.text.split())


def test_a_house_rule_is_named_and_its_own_sentence_is_shown() -> None:
    text = heard(position(hands=HANDS, options=OWN_TRAIN_FIRST), "12-5@M")

    assert "Begin your own train before you play elsewhere (house rule own_train_first=yes, AA3)." in text
    assert (
        "own_train_first=yes: You must begin your own train before you play anywhere else; "
        "only an open double comes first. (AA3)"
    ) in text
    assert words().clause("AA3") not in text


def test_without_a_house_rule_the_clause_is_shown() -> None:
    text = heard(position(hands=HANDS), "draw")

    assert f"A22: {words().clause('A22')}" in text
    assert "house rule" not in text


def test_a_ruling_is_shown_with_all_answers_and_the_one_in_force_is_marked() -> None:
    house = heard(position(hands=HANDS, options=OWN_TRAIN_FIRST), "rules aa3")
    own = heard(position(hands=HANDS), "rules AA3")

    for text in (house, own):
        assert f"AA3: {words().clause('AA3')}" in text
    assert "* own_train_first=yes: You must begin" in house
    assert " own_train_first=no: You may play elsewhere" in house
    assert "* own_train_first=no: You may play elsewhere" in own
    assert "* own_train_first=yes" not in own


def test_a_clause_about_the_number_of_rounds_shows_the_number_in_force_alone() -> None:
    text = heard(position(hands=HANDS), "rules A42")

    assert "* rounds=all: There is one round for every engine of the set." in text
    assert "rounds=5" not in text
