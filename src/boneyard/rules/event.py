"""Events: what happened at the table, told in small frozen facts. A pass is information."""

from enum import Enum
from typing import NamedTuple

from boneyard.rules.result import Result
from boneyard.rules.tile import Tile


class EventKind(Enum):
    """`NOT_HELD` is about the doubles that should have begun the round: nobody had them.

    The first two and the last two are the match's and not in the history of a round: a round begins with the
    hands as dealt, and ends with what is left in them.

    >>> match = Match(SHEETS["mexican-train-classic"], players=2, seed=b"friday")
    >>> [event.kind for event in match.view(0).history] == [EventKind.ENGINE_LAID]
    True
    """

    ROUND_BEGAN = "round-began"
    DEALT = "dealt"
    REDEALT = "redealt"
    NOT_HELD = "not-held"
    SEARCHED = "searched"
    ENGINE_LAID = "engine-laid"
    LAID = "laid"
    DREW = "drew"
    KEPT = "kept"
    PASSED = "passed"
    MARKED = "marked"
    UNMARKED = "unmarked"
    LEFT_MARKED = "left-marked"
    DOUBLE_CLOSED = "double-closed"
    DUTY_HANDED_ON = "duty-handed-on"
    DUTY_LAPSED = "duty-lapsed"
    KNOCKED = "knocked"
    FOOT_BEGUN = "foot-begun"
    FOOT_COMPLETED = "foot-completed"
    FOOT_RELEASED = "foot-released"
    SHOWED = "showed"
    REVEALED = "revealed"
    STATION_COMPLETED = "station-completed"
    REMOVED = "removed"
    TOOK = "took"
    GAVE = "gave"
    STOPPED = "stopped"
    FLIPPED = "flipped"
    ROUND_OVER = "round-over"
    LEFT = "left"
    MATCH_OVER = "match-over"

    __hash__ = object.__hash__  # each is there once; the hash of its name takes a while


HIDDEN = (EventKind.DEALT, EventKind.SEARCHED, EventKind.DREW, EventKind.SHOWED)
"""What only the seat itself sees the tiles of."""


class Event(NamedTuple):
    """`tiles` are a hand, `number` is how many tiles that is, or which round begins, counted from 0.

    `result` is that of a round that is over; of a match its winners and the totals.
    `lacking` are the numbers for which a seat that drew or passed had no tile.
    With `doubles_apart` it may still have held the doubles of these numbers: they were barred just then.
    `fits` are the numbers a drawn tile could have been used on, `doubles_fit` those for a drawn double, where
    that is not the same as `lacking` says. A tile drawn and neither laid nor kept fitted none of them.

    >>> match = Match(SHEETS["mexican-train-classic"], players=3, seed=b"friday")
    >>> (laid,) = match.play(read_action("12-4@M"))
    >>> laid.kind.value, laid.seat, str(laid.tile), laid.end
    ('laid', 0, '12-4', 8)
    """

    kind: EventKind
    seat: int | None = None
    tile: Tile | None = None
    end: int | None = None
    lacking: tuple[int, ...] = ()
    doubles_apart: bool = False
    fits: tuple[int, ...] | None = None
    doubles_fit: tuple[int, ...] | None = None
    tiles: tuple[Tile, ...] | None = None
    number: int | None = None
    result: Result | None = None
