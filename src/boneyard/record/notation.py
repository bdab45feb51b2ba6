"""Tiles, seats, ends and actions as text. A tile is read either way round and written high first."""

import re
from functools import lru_cache

from boneyard.rules.action import DIFFERENT, END_NAMES, SHOWING, Action, Verb, decode, encode
from boneyard.rules.arguments import needs, shorten
from boneyard.rules.tile import Tile, tile

SEATS = "ABCDEFGH"
HIGHEST = 12

_TILE = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")
_SEAT_NUMBERS = {name: seat for seat, name in enumerate(SEATS)}
_ENDS = {name: end for end, name in enumerate(END_NAMES)}
_BARE = {verb.value: Action(verb) for verb in Verb if verb not in (Verb.PLAY, Verb.SHOW, Verb.GIVE)}


class NotationError(ValueError):
    """Text that is not notation. `column` counts from 1.

    >>> try:
    ...     read_action("12-5@Q")
    ... except NotationError as problem:
    ...     print(problem.column)
    6
    """

    def __init__(self, message: str, column: int) -> None:
        super().__init__(message)
        self.column = column


def read_tile(text: str, column: int = 1) -> Tile:
    halves = _TILE.fullmatch(text)
    if halves is None:
        raise NotationError(f"{shorten(text)} is not a tile; a tile is written 12-5", column)
    read = tile(int(halves[1]), int(halves[2]))
    if read.high > HIGHEST:
        raise NotationError(f"{text} is not a tile: no half is higher than {HIGHEST}", column)
    return read


def read_seat(text: str, column: int = 1) -> int:
    seat = _SEAT_NUMBERS.get(text)
    if seat is None:
        raise NotationError(f"{shorten(text)} is not a seat; seats are A to H", column)
    return seat


def read_end(text: str, column: int = 1) -> int:
    """A seat's train, `M`, `ML`, `MR` or `P`; in Chickenfoot a number."""
    if text in _ENDS:
        return _ENDS[text]
    if text.isascii() and text.isdecimal() and len(text) <= 2 and int(text) <= HIGHEST:
        return SHOWING + int(text)
    raise NotationError(f"{shorten(text)} is not an end; ends are A to H, M, ML, MR, P", column)


def read_action(text: str) -> Action:
    """The action written like this, as docs/notation.md has it; NotationError if it is none.

    >>> read_action("5-12@M")
    Action(verb=<Verb.PLAY: 'play'>, tile=Tile(high=12, low=5), end=8)
    """
    needs(text, str, "an action as a string")
    return _read_action(text)


@lru_cache(DIFFERENT)
def _read_action(text: str) -> Action:
    bare = _BARE.get(text)
    if bare is not None:
        return bare
    tile_text, at, end_text = text.partition("@")
    if at:
        return Action(Verb.PLAY, read_tile(tile_text), read_end(end_text, len(tile_text) + 2))
    verb, blank, rest = text.partition(" ")
    if blank and verb in ("show", "give"):
        return Action(Verb(verb), read_tile(rest, len(verb) + 2))
    raise NotationError(f"{shorten(text)} is not an action; actions are 12-5@A, draw, pass …", 1)


def write_seat(seat: int) -> str:
    return SEATS[seat]


def write_end(end: int) -> str:
    return END_NAMES[end] if end < SHOWING else str(end - SHOWING)


def write_action(action: Action) -> str:
    """The text that `read_action` reads.

    >>> write_action(Action(Verb.PLAY, Tile(12, 5), 8)), write_action(Action(Verb.DRAW))
    ('12-5@M', 'draw')
    """
    needs(action, Action, "an Action")
    return action_text(encode(action))


@lru_cache(DIFFERENT)
def action_text(code: int) -> str:
    """The same of an action that is encoded."""
    action = decode(code)
    if action.tile is None:
        return action.verb.value
    if action.end is None:
        return f"{action.verb.value} {action.tile}"
    return f"{action.tile}@{write_end(action.end)}"
