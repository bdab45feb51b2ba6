"""The fields of a position one by one: each is what it should be, or refused with its place."""

from collections.abc import Mapping
from typing import Final

from boneyard.record.notation import NotationError, read_end, read_seat
from boneyard.rules.arguments import cut, shorten

LONGEST_PLACE: Final = 60
"""Of the places that are told; a field that is none may have any name."""


class BadPosition(ValueError):
    """Not a table of this sheet. `place` is the field, such as `hands.A`.

    >>> try:
    ...     read_position({"sheet": "chickenfoot", "players": 2, "turn": "A", "engine": 10, "arms": 4})
    ... except BadPosition as problem:
    ...     print(problem.place)
    engine
    """

    def __init__(self, place: str, message: str) -> None:
        self.place = cut(place, LONGEST_PLACE)
        super().__init__(f"{self.place}: {message}")


def as_mapping(value: object, place: str) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise BadPosition(place, "must be an object")
    return value


def as_text(value: object, place: str) -> str:
    if not isinstance(value, str):
        raise BadPosition(place, "must be a string")
    return value


def as_number(value: object, place: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(place, f"must be a whole number from {low} to {high}")
    return value


def as_seat(value: object, place: str, players: int) -> int:
    try:
        seat = read_seat(as_text(value, place))
    except NotationError as problem:
        raise BadPosition(place, str(problem)) from None
    if seat >= players:
        raise BadPosition(place, f"there is no seat {value} with {players} players")
    return seat


def as_end(text: str, place: str) -> int:
    if text.isdecimal():
        raise BadPosition(place, f"{shorten(text)} is not an end of this sheet")
    try:
        return read_end(text)
    except NotationError as problem:
        raise BadPosition(place, str(problem)) from None


def words_in(fields: Mapping[str, object], name: str) -> list[str]:
    return as_text(fields.get(name, ""), name).split()
