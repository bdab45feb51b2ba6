"""Actions: what a seat does. A value for people, one small number inside: verb, end, tile."""

from enum import Enum
from functools import lru_cache
from typing import Final, NamedTuple

from boneyard.rules.arguments import shorten
from boneyard.rules.tile import Tile, code_of, tile_of


class Verb(Enum):
    """What can be done. Which of them a sheet knows is in docs/notation.md.

    >>> match = Match(SHEETS["mexican-train-classic"], players=3, seed=b"friday")
    >>> {action.verb for action in match.legal()} == {Verb.PLAY}
    True
    """

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

    __hash__ = object.__hash__  # each is there once; the hash of its name takes a while


VERBS: Final = tuple(Verb)

PLAY: Final = 0
DRAW: Final = 1 << 13
KEEP: Final = 2 << 13
PASS: Final = 3 << 13
DRAW_UNTIL: Final = 4 << 13
UNMARK: Final = 5 << 13
LEAVE: Final = 6 << 13
SHOW: Final = 7 << 13
REMOVE: Final = 8 << 13
TAKE: Final = 9 << 13
STOP: Final = 10 << 13
GIVE: Final = 11 << 13

SHARED: Final = 8
"""The end of the shared train; of a Super Train while it is not begun."""
SHARED_LEFT: Final = 9
SHARED_RIGHT: Final = 10
PUBLIC: Final = 11
"""The end of the public train, where it is not the same as the shared one. [CA5]"""
SHOWING: Final = 16
"""In Chickenfoot an end is the number it shows: the end that shows 9 is SHOWING + 9."""
END_NAMES: Final = ("A", "B", "C", "D", "E", "F", "G", "H", "M", "ML", "MR", "P")
ENDS: Final = frozenset([*range(len(END_NAMES)), *range(SHOWING, SHOWING + 13)])


DIFFERENT: Final = 4096
"""More actions than there are on all tables: each is kept once."""


class Action(NamedTuple):
    """What a seat does. `end` is a seat's train (0-7), the shared train or one of its ends (8-10), the
    public train (11), or, in Chickenfoot, 16 plus the number of an open end.

    >>> Action(Verb.PLAY, Tile(12, 5), 0) == read_action("12-5@A")
    True
    >>> read_action("pass")
    Action(verb=<Verb.PASS: 'pass'>, tile=None, end=None)
    """

    verb: Verb
    tile: Tile | None = None
    end: int | None = None


def encode(action: Action) -> int:
    """The action as one number. A play has a tile and an end, a show or a give a tile, all others neither."""
    if not isinstance(action, Action):
        raise TypeError(f"not an Action: {shorten(action)}")
    try:
        return _encoded(action)
    except (TypeError, AttributeError, ValueError):
        raise ValueError(f"not an action: {shorten(action)}") from None


@lru_cache(DIFFERENT)
def _encoded(action: Action) -> int:
    code = (
        VERBS.index(action.verb) << 13
        | (0 if action.end is None else action.end << 8)
        | (0 if action.tile is None else code_of(action.tile))
    )
    if not 0 <= code < len(VERBS) << 13 or decode(code) != action:
        raise ValueError
    if action.end is not None and action.end not in ENDS:
        raise ValueError
    return code


@lru_cache(DIFFERENT)
def decode(code: int) -> Action:
    verb = VERBS[code >> 13]
    if verb is Verb.PLAY:
        return Action(verb, tile_of(code & 255), code >> 8 & 31)
    if verb is Verb.SHOW or verb is Verb.GIVE:
        return Action(verb, tile_of(code & 255))
    return Action(verb)
