"""What there is to say about a laid tile, whatever the game."""

from collections.abc import Iterable

from boneyard.analysis.reason import HintReason, reason
from boneyard.rules.tile import Tile


def about_double(double: Tile, rest: Iterable[Tile]) -> HintReason:
    """Can what is left close it?"""
    closing = [tile for tile in rest if double.high in tile]
    return reason("hint-double-closed", tile=str(max(closing))) if closing else reason("hint-double-open")


def about_pips(tile: Tile, playable: Iterable[Tile | None]) -> list[HintReason]:
    """What the hand loses, if nothing else that could be played is as heavy."""
    if tile.pips == 0:
        return []
    others = [other for other in playable if other is not None and other != tile]
    heaviest = others and all(other.pips < tile.pips for other in others)
    return [reason("hint-pips-most" if heaviest else "hint-pips", pips=tile.pips)]
