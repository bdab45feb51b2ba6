"""Several people at one keyboard: nobody sees another's tiles, and everybody hears what happened."""

from __future__ import annotations

import pytest

from boneyard import SHEETS, Tile
from boneyard.cli.game.console import Leave
from boneyard.cli.page import columns
from tests.cli.command import terminal
from tests.cli.seated import CLEARED, Player, first_choice, seated, seated_together

CLASSIC = SHEETS["mexican-train-classic"]
PEOPLE = {0: "Ann", 1: "Ben"}


def shown_to(player: Player) -> list[list[str]]:
    """What stood on the screen between one clearing and the next."""
    screens: list[list[str]] = [[]]
    for line in player.heard:
        if line == CLEARED:
            screens.append([])
        else:
            screens[-1].append(line)
    return screens


def tiles_in(screen: list[str]) -> set[str]:
    """The tiles in the hand that is shown there."""
    for number, line in enumerate(screen):
        if line.startswith("Your ") and "pips:" in line:
            return {word for part in screen[number : number + 2] for word in part.split() if "-" in word}
    return set()


def test_no_screen_shows_the_tiles_of_two_people() -> None:
    player = Player(["", "1", "", "", "1", "", ""])
    with pytest.raises(Leave):
        seated_together(player, CLASSIC, PEOPLE, 3).play()

    before, ann, between, ben, again, last = shown_to(player)
    assert before[-1].strip() == "Ann, press Enter when nobody else can see the screen:"
    assert between[0].strip() == "Ben, press Enter when nobody else can see the screen:"
    assert tiles_in(ann)
    assert tiles_in(ben)
    assert not tiles_in(ann) & tiles_in(ben)
    assert not tiles_in(between) | tiles_in(before) | tiles_in(again)
    assert len(tiles_in(last) & tiles_in(ann)) >= len(tiles_in(ann)) - 1


def test_everybody_is_told_what_happened_since_their_last_turn() -> None:
    player = Player(["", "1", "", "", "1", "", ""])
    with pytest.raises(Leave):
        seated_together(player, CLASSIC, PEOPLE, 3).play()

    _, ann, _, ben, _, last = shown_to(player)
    assert "You play" in "\n".join(ann)
    assert [line.split()[0] for line in ben if " plays " in line or " draws" in line] == ["Ann"]
    told = [line for line in last if line.startswith(("Ben ", "Cem ", "Ann "))]
    assert [line.split()[0] for line in told][:2] == ["Ben", "Cem"]


def test_who_plays_alone_sees_no_curtain() -> None:
    player = Player(after=first_choice)
    seated(player, CLASSIC.having(rounds=1)).play()

    assert CLEARED not in player.heard


def test_open_hands_need_no_curtain() -> None:
    player = Player(["1"])
    with pytest.raises(Leave):
        seated_together(player, CLASSIC.having(hands="open"), PEOPLE, 2).play()

    assert CLEARED not in player.heard
    assert player.text.count("Your choice") == 2


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("name", SHEETS)
def test_a_match_of_people_comes_to_its_end(name: str, width: int) -> None:
    sheet = SHEETS[name]
    short = sheet.having(tokens=1) if "tokens" in sheet.switches else sheet.having(rounds=2)
    player = Player(after=first_choice, width=width)
    table = seated_together(player, short, PEOPLE, 2)

    table.play()

    final = player.text.split("The match is over")[1]
    names = [PEOPLE[seat] for seat in table.match.winners]
    assert all(name in final for name in names)
    assert "You win" not in player.text
    assert [line for line in player.heard if columns(line) >= width] == []
    for screen in shown_to(player):
        assert sum(line.startswith("Your ") and "pips:" in line for line in screen) <= 8


def test_at_the_end_of_a_round_all_hear_the_last_turns_together() -> None:
    player = Player(after=first_choice)
    table = seated_together(player, CLASSIC.having(rounds=1), PEOPLE, 2)
    table.play()

    board = player.heard.index(next(line for line in player.heard if "End of round 1" in line))
    news = [line for line in player.heard[board - 4 : board] if line.startswith(("Ann ", "Ben "))]
    assert news, player.heard[board - 6 : board]
    assert not any(line.startswith("You ") for line in player.heard[board:])


def test_a_hand_is_gone_from_a_real_screen_too() -> None:
    with terminal("play", "--sheet", "chickenfoot", "--players", "2", "--name", "Ann", "--name", "Ben",
                  "--rounds", "1", "--seed", "1") as person:  # fmt: skip
        person.wait_for("Ann, press Enter when nobody else can see the screen: ")
        person.type("\n")
        person.wait_for("? for help): ")
        person.type("1\n")
        person.wait_for("pass the keyboard to Ben: ")
        person.type("\n")
        shown = person.wait_for("Ben, press Enter when nobody else can see the screen: ")

    assert "\x1b[2J\x1b[3J" in shown


def test_tiles_are_told_apart_in_these_tests() -> None:
    assert tiles_in(["Your 2 tiles, 3 pips: 2-1 0-0"]) == {str(Tile(2, 1)), str(Tile(0, 0))}
