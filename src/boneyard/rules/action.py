"""Actions: what a seat does. A value for people, one small number inside: verb, end, tile."""

from enum import Enum
from typing import Final, NamedTuple

from boneyard.rules.tile import Tile, code_of, tile_of


class Verb(Enum):
    PLAY = "play"
    DRAW = "draw"
    KEEP = "keep"
    PASS = "pass"
    DRAW_UNTIL = "draw-until"
    UNMARK = "unmark"
    LEAVE = "leave"
    SHOW = "show"
    REMOVE = "remove"
    TAKE = "take"
    STOP = "stop"
    GIVE = "give"


VERBS: Final = tuple(Verb)

PLAY: Final = 0
DRAW: Final = 1 << 12
KEEP: Final = 2 << 12
PASS: Final = 3 << 12
DRAW_UNTIL: Final = 4 << 12
UNMARK: Final = 5 << 12
LEAVE: Final = 6 << 12

SHARED: Final = 8
"""The end of the shared train; of a Super Train while it is not begun."""
SHARED_LEFT: Final = 9
SHARED_RIGHT: Final = 10
END_NAMES: Final = ("A", "B", "C", "D", "E", "F", "G", "H", "M", "ML", "MR")


class Action(NamedTuple):
    """`end` is a seat's train (0-7), the shared train or one of its ends (8-10); a number in Chickenfoot."""

    verb: Verb
    tile: Tile | None = None
    end: int | None = None


def encode(action: Action) -> int:
    return (
        VERBS.index(action.verb) << 12
        | (0 if action.end is None else action.end << 8)
        | (0 if action.tile is None else code_of(action.tile))
    )


def decode(code: int) -> Action:
    verb = VERBS[code >> 12]
    if verb is Verb.PLAY:
        return Action(verb, tile_of(code & 255), code >> 8 & 15)
    if verb is Verb.SHOW or verb is Verb.GIVE:
        return Action(verb, tile_of(code & 255))
    return Action(verb)
