"""Tiles, seats, ends and actions as text."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from boneyard import Action, NotationError, Tile, read_action, write_action
from boneyard.record.notation import read_end, read_seat, read_tile, write_end, write_seat
from boneyard.rules.action import SHOWING, Verb

ENDS = ("A", "B", "C", "D", "E", "F", "G", "H", "M", "ML", "MR")


def column(read: Callable[[str], object], text: str) -> int:
    """Where the reader finds the text at fault."""
    with pytest.raises(NotationError) as refused:
        read(text)
    return refused.value.column


def test_a_tile_is_read_in_either_order_and_written_high_first() -> None:
    assert read_tile("12-5") == read_tile("5-12") == Tile(12, 5)
    assert read_tile("0-0") == Tile(0, 0)
    assert str(read_tile("3-11")) == "11-3"


@pytest.mark.parametrize(
    "text",
    ["", "12", "12-", "-5", "12-5-1", "a-b", "12 - 5", " 12-5", "12-5\n", "123-1", "-1-2", "٣-2", "1x2"],
)
def test_what_is_not_two_halves_is_not_a_tile(text: str) -> None:
    with pytest.raises(NotationError, match="a tile is written 12-5"):
        read_tile(text)


@pytest.mark.parametrize("text", ["13-0", "0-13", "99-99"])
def test_no_half_of_a_tile_is_higher_than_twelve(text: str) -> None:
    with pytest.raises(NotationError, match="no half is higher than 12"):
        read_tile(text)


def test_seats_are_letters() -> None:
    assert [read_seat(letter) for letter in "ABCDEFGH"] == list(range(8))
    assert [write_seat(seat) for seat in range(8)] == list("ABCDEFGH")


@pytest.mark.parametrize("text", ["", "a", "I", "AB", "1", "M"])
def test_what_is_not_one_of_the_letters_is_not_a_seat(text: str) -> None:
    with pytest.raises(NotationError, match="seats are A to H"):
        read_seat(text)


def test_ends_are_the_trains_of_the_seats_the_shared_train_and_its_two_sides() -> None:
    assert [read_end(name) for name in ENDS] == list(range(11))
    assert [write_end(end) for end in range(11)] == list(ENDS)


@pytest.mark.parametrize("text", ["", "I", "a", "MM", "ml", "13", "-1", "007", "²", "٣"])
def test_what_is_none_of_these_is_not_an_end(text: str) -> None:
    with pytest.raises(NotationError, match="ends are A to H, M, ML, MR"):
        read_end(text)


def test_in_chickenfoot_an_end_is_the_number_it_shows() -> None:
    assert [read_end(str(number)) for number in range(13)] == [SHOWING + number for number in range(13)]
    assert [write_end(SHOWING + number) for number in range(13)] == [str(number) for number in range(13)]
    assert read_action("4-9@9") == Action(Verb.PLAY, Tile(9, 4), SHOWING + 9)
    assert write_action(Action(Verb.PLAY, Tile(9, 4), SHOWING + 4)) == "9-4@4"


@pytest.mark.parametrize("end", ENDS)
def test_a_play_is_a_tile_at_an_end(end: str) -> None:
    action = Action(Verb.PLAY, Tile(12, 5), ENDS.index(end))

    assert read_action(f"12-5@{end}") == read_action(f"5-12@{end}") == action
    assert write_action(action) == f"12-5@{end}"


BARE = ("draw", "keep", "pass", "draw-until", "unmark", "leave", "remove", "take", "stop")


@pytest.mark.parametrize("word", BARE)
def test_an_action_without_a_tile_is_one_word(word: str) -> None:
    action = read_action(word)

    assert action == Action(Verb(word))
    assert write_action(action) == word


@pytest.mark.parametrize("word", ["show", "give"])
def test_showing_and_giving_name_a_tile(word: str) -> None:
    action = read_action(f"{word} 0-3")

    assert action == Action(Verb(word), Tile(3, 0))
    assert write_action(action) == f"{word} 3-0"


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("", 1),
        ("fly", 1),
        ("DRAW", 1),
        (" draw", 1),
        ("draw ", 1),
        ("play", 1),
        ("show", 1),
        ("give", 1),
        ("play 3-2", 1),
        ("12-5", 1),
        ("@A", 1),
        ("13-0@A", 1),
        ("12-5@", 6),
        ("12-5@Z", 6),
        ("3-0@A@B", 5),
        ("show 3", 6),
        ("give ", 6),
        ("show  3-0", 6),
    ],
)
def test_text_that_is_no_action_is_refused_with_the_column_of_the_fault(text: str, at: int) -> None:
    assert column(read_action, text) == at
