"""Events: what happened at the table, told in small frozen facts. A pass is information."""

from enum import Enum
from typing import NamedTuple

from boneyard.rules.tile import Tile


class EventKind(Enum):
    """`NOT_HELD` is about the doubles that should have begun the round: nobody had them."""

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


HIDDEN = (EventKind.DREW, EventKind.SEARCHED, EventKind.SHOWED)
"""What only the seat itself sees the tile of."""


class Event(NamedTuple):
    """`lacking` are the numbers for which a seat that drew or passed had no tile.

    With `doubles_apart` it may still have held the doubles of these numbers: they were barred just then.
    `fits` are the numbers a drawn tile could have been used on, `doubles_fit` those for a drawn double, where
    that is not the same as `lacking` says. A tile drawn and neither laid nor kept fitted none of them.
    """

    kind: EventKind
    seat: int | None = None
    tile: Tile | None = None
    end: int | None = None
    lacking: tuple[int, ...] = ()
    doubles_apart: bool = False
    fits: tuple[int, ...] | None = None
    doubles_fit: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> "Event":
        """What this seat, or a spectator, learns of it."""
        if self.seat != seat and self.kind in HIDDEN:
            return self._replace(tile=None)
        return self
