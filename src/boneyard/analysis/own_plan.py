"""What an action does to the best train that one's tiles make, or the best line."""

from collections.abc import Sequence

from boneyard.analysis.reason import HintReason, reason
from boneyard.bots.plan import best_train
from boneyard.rules.tile import Tile


def laid_at_home(tiles: Sequence[Tile], end: int, tile: Tile) -> HintReason:
    """The tile goes on the own end: is it the next one of a best train?"""
    best = best_train(tiles, end)
    after = best_train(without(tiles, tile), tile.pips - end)
    if tile.pips + after.pips == best.pips:
        return reason("hint-train-next", tiles=after.tiles, pips=after.pips)
    return reason(
        "hint-train-turned",
        tiles=after.tiles + 1,
        pips=after.pips + tile.pips,
        best_tiles=best.tiles,
        best_pips=best.pips,
    )


def used_elsewhere(tiles: Sequence[Tile], end: int, tile: Tile) -> list[HintReason]:
    """The tile goes elsewhere: does the best train need it? Nothing is said where there is no train."""
    best = best_train(tiles, end)
    after = best_train(without(tiles, tile), end)
    if best.tiles == 0:
        return []
    if after.pips == best.pips:
        return [reason("hint-train-kept", tiles=after.tiles, pips=after.pips)]
    return [
        reason(
            "hint-train-broken",
            tiles=after.tiles,
            pips=after.pips,
            best_tiles=best.tiles,
            best_pips=best.pips,
        )
    ]


def without(tiles: Sequence[Tile], tile: Tile) -> list[Tile]:
    return [other for other in tiles if other != tile]
