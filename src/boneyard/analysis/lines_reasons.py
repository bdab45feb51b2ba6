"""Why an action of Engine 191 is a good one."""

from boneyard.analysis.laid_tile import about_double, about_pips
from boneyard.analysis.others import about_followers, about_the_end
from boneyard.analysis.own_plan import laid_at_home, used_elsewhere, without
from boneyard.analysis.reason import HintReason, reason
from boneyard.bots.own_train import own_seat, plays
from boneyard.bots.plan import Most, best_train
from boneyard.rules.action import Action, Verb
from boneyard.rules.tile import Tile
from boneyard.rules.view import LinesLayout, View


def lines_reasons(view: View, action: Action) -> list[HintReason]:
    """The most telling first."""
    if action.verb is Verb.PLAY:
        assert action.tile is not None
        assert action.end is not None
        return about_play(view, action.tile, action.end)
    if action.verb is Verb.SHOW:
        assert action.tile is not None
        return about_showing(view.hand, action.tile)
    if action.verb is Verb.GIVE:
        assert action.tile is not None
        return about_giving(view, action.tile)
    if action.verb is Verb.REMOVE:
        return about_removing(view)
    if action.verb is Verb.TAKE and plays(view):
        return [reason("hint-take")]
    return [reason("hint-keeps-hand")] if plays(view) else []


def about_play(view: View, tile: Tile, end: int) -> list[HintReason]:
    layout, seat = table(view), own_seat(view)
    completes = end in layout.incomplete
    draws = end != seat and not completes
    from_yard = tile in layout.score_yards[seat]
    if len(view.hand) == 1 and not draws and not from_yard:
        return [reason("hint-out")]
    told = []
    if end == seat:
        told.append(laid_at_home(playable(view), layout.ends[seat], tile, Most.PIPS))
    else:
        told += used_elsewhere(playable(view), layout.ends[seat], tile, Most.PIPS)
    if completes:
        told.append(reason("hint-station-complete"))
    if tile.is_double:
        told.append(about_double(tile, without(playable(view), tile)))
    if draws:
        told.append(reason("hint-rival-line"))
    if from_yard:
        told.append(reason("hint-from-yard", pips=tile.pips))
    told += about_followers(view, tile.pips - layout.ends[end])
    told += about_the_end(view)
    return told if from_yard else told + about_pips(tile, [action.tile for action in plays(view)])


def about_showing(hand: tuple[Tile, ...], tile: Tile) -> list[HintReason]:
    if not tile.is_double:
        return [reason("hint-show-track", doubles=sum(1 for other in hand if other.is_double))]
    plan = best_train(without(hand, tile), tile.high)
    return [reason("hint-show-double", shows=tile.high, tiles=plan.tiles, pips=plan.pips)]


def about_giving(view: View, tile: Tile) -> list[HintReason]:
    return [
        *used_elsewhere(view.hand, table(view).ends[own_seat(view)], tile, Most.PIPS),
        reason("hint-give"),
    ]


def about_removing(view: View) -> list[HintReason]:
    """The line goes back to its last station, or to the one before if it ends in one. [E25] [E28]"""
    layout, seat = table(view), own_seat(view)
    line = layout.lines[seat]
    stations = [place for place, (near, far) in enumerate(line[:-1]) if near == far]
    first = stations[-1] + 1 if stations else 0
    tiles = playable(view)
    now, then = best_train(tiles, layout.ends[seat]), best_train(tiles, line[first][0])
    return [
        reason(
            "hint-remove",
            shows=line[first][0],
            tiles=then.tiles,
            pips=then.pips,
            now_tiles=now.tiles,
            now_pips=now.pips,
        )
    ]


def playable(view: View) -> list[Tile]:
    """What we may lay: our hand and our own score yard. [E13]"""
    return [*view.hand, *table(view).score_yards[own_seat(view)]]


def table(view: View) -> LinesLayout:
    layout = view.layout
    assert isinstance(layout, LinesLayout), view.sheet
    return layout
