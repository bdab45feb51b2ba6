"""What an action does to the best train our tiles make, or the best line."""

from collections.abc import Sequence

from boneyard.analysis.reason import HintReason, reason
from boneyard.bots.plan import Most, Plan, best_train
from boneyard.rules.action import Action, Verb
from boneyard.rules.tile import Tile
from boneyard.rules.view import LinesLayout, TrainsLayout, View


def laid_at_home(tiles: Sequence[Tile], end: int, tile: Tile, most: Most) -> HintReason:
    """The tile goes on our own end: is it the next one of a best train?"""
    best = best_train(tiles, end, most)
    after = best_train(without(tiles, tile), tile.pips - end, most)
    if amount(after, most) + (tile.pips if most is Most.PIPS else 1) == amount(best, most):
        return reason("hint-train-next", tiles=after.tiles, pips=after.pips)
    return reason(
        "hint-train-turned",
        tiles=after.tiles + 1,
        pips=after.pips + tile.pips,
        best_tiles=best.tiles,
        best_pips=best.pips,
    )


def used_elsewhere(tiles: Sequence[Tile], end: int, tile: Tile, most: Most) -> list[HintReason]:
    """The tile goes elsewhere: does the best train need it? Nothing is said if there is no train."""
    best = best_train(tiles, end, most)
    after = best_train(without(tiles, tile), end, most)
    if best.tiles == 0:
        return []
    if amount(after, most) == amount(best, most):
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


def plan_now(view: View) -> Plan:
    """The best train, or line, of one's own as things are; without one all tiles are left."""
    own = own_end(view)
    return Plan((), view.hand) if own is None else best_train(*own)


def own_end(view: View) -> tuple[list[Tile], int, Most] | None:
    """The tiles one may lay, one's own end, and what is best there; None where there is none yet."""
    layout, seat = view.layout, view.seat
    if seat is None or view.engine is None or not isinstance(layout, TrainsLayout | LinesLayout):
        return None
    yard = layout.score_yards[seat] if isinstance(layout, LinesLayout) else ()
    most = Most.PIPS if isinstance(layout, LinesLayout) else Most.TILES
    return [*view.hand, *yard], layout.ends[seat], most


def plan_with(view: View, action: Action) -> Plan | None:
    """The best train, or line, of one's own once this is done; None where there are none in this game yet."""
    own = own_end(view)
    if own is None:
        return None
    tiles, end, most = own
    if action.verb is not Verb.PLAY or action.tile is None:
        return best_train(tiles, end, most) if action.verb is not Verb.REMOVE else None
    rest = without(tiles, action.tile)
    if action.end != view.seat:
        return best_train(rest, end, most)
    far = action.tile.pips - end
    plan = best_train(rest, far, most)
    return Plan(((end, far), *plan.train), plan.left)


def amount(plan: Plan, most: Most) -> int:
    return plan.pips if most is Most.PIPS else plan.tiles


def without(tiles: Sequence[Tile], tile: Tile) -> list[Tile]:
    return [other for other in tiles if other != tile]
