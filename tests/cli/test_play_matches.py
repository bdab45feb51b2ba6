"""Whole matches in the terminal: every sheet to its end, at every width, with any input."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from boneyard import SHEETS, BadOption, Sheet
from boneyard.cli.game.console import Leave
from boneyard.cli.page import columns
from boneyard.locales import words
from tests.cli.seated import Player, first_choice, one_turn, seated

WIDTHS = (40, 80, 120)
WORDS = (
    *("?", "hand", "table", "history", "rules station", "rules", "n", "", "nonsense"),
    *("draw", "take", "pass", "keep", "stop", "remove", "show 3-3", "give 2-1"),
    *("9-5", "5-5@A", "6-1@M", "4-2@4", "0-0", "12-12"),
)


def short(sheet: Sheet) -> Sheet:
    """The shortest match there is."""
    return sheet.having(tokens=1) if "tokens" in sheet.switches else sheet.having(rounds=1)


def anything(seed: str) -> Callable[[str], str]:
    """Somebody who types numbers, tiles and words without sense."""
    chance = random.Random(seed)
    return lambda _: chance.choice([*WORDS, *(str(number) for number in range(1, 15))])


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", SHEETS)
def test_a_match_of_every_sheet_comes_to_its_end_on_a_terminal_of_any_width(name: str, width: int) -> None:
    player = Player(["?", "hand", "table", "history", "rules", "q"], first_choice, width, height=24)

    seated(player, short(SHEETS[name])).play()

    assert "The match is over" in player.text
    assert "win" in player.text.split("The match is over")[1]
    assert [line for line in player.heard if columns(line) >= width] == []


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", SHEETS)
def test_whatever_is_typed_is_answered_and_fits_the_terminal(name: str, width: int) -> None:
    sheet = SHEETS[name]
    for players in (min(sheet.deal.tables), max(sheet.deal.tables)):
        player = Player(after=anything(f"{name} {width} {players}"), width=width)

        seated(player, short(sheet), players, seat=players - 1, seed=str(width)).play()

        assert "The match is over" in player.text
        assert [line for line in player.heard if columns(line) >= width] == []


@pytest.mark.parametrize("name", SHEETS)
def test_house_rules_are_played_as_well(name: str) -> None:
    """Every answer of every switch, with the others as they are printed."""
    sheet = SHEETS[name]
    for switch, question in sheet.switches.items():
        if switch in ("rounds", "tokens", "game"):
            continue
        for answer in question.answers[1:]:
            try:
                changed = short(sheet).having({switch: answer.name})
            except BadOption:  # not with the other answers as they are
                continue
            player = Player(after=first_choice, width=80)
            seated(player, changed, seed=switch).play()

            assert "The match is over" in player.text
            assert [line for line in player.heard if columns(line) >= 80] == []


@pytest.mark.parametrize("name", ["mexican-train-classic", "chickenfoot"])
def test_a_match_of_several_rounds_counts_points(name: str) -> None:
    player = Player(after=first_choice)

    table = seated(player, SHEETS[name].having(rounds=3))
    table.play()

    assert [f"End of round {number} of 3" in player.text for number in (1, 2, 3)] == [True] * 3
    assert len(table.match.results) == 3
    assert player.text.count("Press Enter for the next round:") == 2
    final = player.text.split("The match is over")[1]
    assert f"with {min(table.match.totals)} points" in final


def test_a_match_to_tokens_counts_tokens() -> None:
    player = Player(after=first_choice)

    table = seated(player, SHEETS["engine-191"].having(tokens=2))
    table.play()

    assert max(table.match.tokens) == 2
    assert f"End of round {len(table.match.results)} ·" in player.text
    assert "with 2 tokens" in player.text.split("The match is over")[1]


def test_a_refused_play_names_its_clause_and_the_turn_goes_on() -> None:
    player = Player(["draw"], after=first_choice)
    table = seated(player, SHEETS["mexican-train-classic"].having(rounds=1))

    one_turn(table)

    assert words().clause("A22") in " ".join(player.text.split())
    assert len(table.match.actions) == 1


def test_a_player_may_leave_in_the_middle() -> None:
    player = Player(["quit", "n", "q", "y"])

    with pytest.raises(Leave):
        seated(player, SHEETS["engine-191"]).play()

    assert player.text.count("Leave the game") == 2
