"""The tiles of a Chickenfoot layout and what each lies on, told by the history of the round."""

from collections.abc import Iterable

from boneyard.rules.action import SHOWING
from boneyard.rules.event import Event, EventKind
from boneyard.rules.feet import TOES
from boneyard.rules.view import Placed

SPINNER = 0
"""The number of the spinner in the tree."""


def grow(history: Iterable[Event], arms: int) -> tuple[Placed, ...]:
    """Tiles in the order they were laid. Of several places with one number, the oldest is taken first."""
    tiles: list[Placed] = []
    places: list[tuple[int, int]] = []
    foot: int | None = None
    toes = 0
    for event in history:
        if event.kind is EventKind.ENGINE_LAID and event.tile is not None:
            tiles.append(Placed(event.tile, event.tile.high, None))
            places = [(event.tile.high, SPINNER)] * arms
        elif event.kind is EventKind.FOOT_BEGUN:
            foot, toes = len(tiles) - 1, TOES
        elif event.kind is EventKind.FOOT_RELEASED:
            foot = None
        elif tiles and event.kind is EventKind.LAID and event.tile is not None and event.end is not None:
            near = event.end - SHOWING
            if foot is None:
                on = next(tile for number, tile in places if number == near)
                places.remove((near, on))
            else:
                on = foot
                toes -= 1
                foot = foot if toes else None
            tiles.append(Placed(event.tile, near, on))
            if not event.tile.is_double:
                places.append((event.tile.pips - near, len(tiles) - 1))
    return tuple(tiles)
