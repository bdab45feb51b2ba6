"""Why an action of Chickenfoot is a good one."""

from collections import Counter

from boneyard.analysis.laid_tile import about_pips
from boneyard.analysis.others import about_followers, about_the_end
from boneyard.analysis.own_plan import without
from boneyard.analysis.reason import HintReason, reason
from boneyard.bots.own_train import plays
from boneyard.rules.action import SHOWING, Action, Verb
from boneyard.rules.tile import Tile
from boneyard.rules.view import FeetLayout, View

DOUBLE_BLANK = Tile(0, 0)
POINTS_OF_DOUBLE_BLANK = 50
"""[F18]"""
TOES = 3


def feet_reasons(view: View, action: Action) -> list[HintReason]:
    """The most telling first."""
    if action.tile is not None and action.end is not None:
        return about_play(view, action.tile, action.end - SHOWING)
    if action.verb is Verb.KEEP:
        return about_keeping(view)
    return []


def about_play(view: View, tile: Tile, near: int) -> list[HintReason]:
    rest = without(view.hand, tile)
    if not rest:
        return [reason("hint-out")]
    told = []
    if tile == DOUBLE_BLANK:
        told.append(reason("hint-double-blank", points=POINTS_OF_DOUBLE_BLANK))
    if tile.is_double:
        told.append(foot_opened(rest, near))
    told += about_toe(table(view), near)
    if not tile.is_double and table(view).toes <= 1:
        told.append(still_fitting(rest, open_after(view, tile, near)))
    told += about_followers(view, tile.pips - near)
    told += about_the_end(view)
    return told + about_pips(tile, [action.tile for action in plays(view)])


def about_keeping(view: View) -> list[HintReason]:
    pending = view.pending
    assert pending is not None
    assert pending.tile is not None
    if pending.tile.is_double:
        toes = toes_in(without(view.hand, pending.tile), pending.tile.high)
        return [reason("hint-foot-spared", toes=toes)]
    return []


def foot_opened(rest: list[Tile], number: int) -> HintReason:
    return reason("hint-foot-opened", toes=toes_in(rest, number))


def toes_in(tiles: list[Tile], number: int) -> int:
    return min(TOES, sum(1 for tile in tiles if number in tile))


def about_toe(layout: FeetLayout, near: int) -> list[HintReason]:
    if layout.foot is None:
        return []
    return [reason("hint-toe", shows=near, missing=layout.toes - 1)]


def still_fitting(rest: list[Tile], numbers: set[int]) -> HintReason:
    fitting = [tile for tile in rest if tile.high in numbers or tile.low in numbers]
    return reason("hint-fitting", number=len(fitting), tiles=len(rest))


def open_after(view: View, tile: Tile, near: int) -> set[int]:
    """The numbers that can be played on once the tile lies there."""
    layout = table(view)
    assert view.engine is not None
    ends = Counter(layout.ends)
    arms = layout.arms
    if layout.foot is None:
        if near == view.engine and arms > 0:
            arms -= 1
        else:
            ends[near] -= 1
    ends[tile.pips - near] += 1
    if arms > 0:
        ends[view.engine] += 1
    return set(+ends)


def table(view: View) -> FeetLayout:
    layout = view.layout
    assert isinstance(layout, FeetLayout), view.sheet
    return layout
