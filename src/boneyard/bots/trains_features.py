"""What an action of Mexican Train leaves behind: a hand, planned exactly, and a table."""

from typing import NamedTuple

from boneyard.bots.own_train import own_seat, table
from boneyard.bots.trains_reading import TrainsReading
from boneyard.rules.action import encode
from boneyard.rules.tile import code_of
from boneyard.rules.view import View

PLANS_REMEMBERED = 64
"""Plays of one view that leave us the same hand and the same end are planned once."""


class TrainsFeatures(NamedTuple):
    """The planned tiles make the best train from our own end; the others are spare.

    Hurried features count for more, the fewer tiles the rival closest to going out has left.
    """

    spare_pips: float
    spare_tiles: float
    planned_pips: float
    planned_tiles: float
    spare_doubles: float
    placed_spares: float
    """Spare tiles that fit an end open to everybody."""
    hurried_spare_pips: float
    hurried_spare_tiles: float
    hurried_planned_pips: float
    hurried_planned_tiles: float
    marked: float
    """Our own train is open to everybody."""
    open_double: float
    """A double has been laid that nothing in hand can close."""
    closed_double: float
    """A double has been laid, and something in hand can close it."""
    rival_train: float
    """The tile went on a rival's open train."""


def trains_features(view: View) -> list[TrainsFeatures]:
    """Of all legal actions, in their order."""
    reading = TrainsReading(PLANS_REMEMBERED)
    layout = table(view)
    seat = own_seat(view)
    reading.read_seen(
        seat,
        [code_of(tile) for tile in view.hand],
        dict(layout.ends),
        list(layout.markers),
        min(count for other, count in enumerate(view.counts) if other != seat),
    )
    return [TrainsFeatures(*reading.features(encode(action))) for action in view.legal]
