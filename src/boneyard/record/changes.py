"""From one view to the next: what a seat has to be told so that its table looks like ours.

Comparing is cheap; only what has changed is written.
"""

from typing import Any

from boneyard.record.notation import write_action, write_end, write_seat
from boneyard.record.views import (
    feet_ends,
    names,
    seat_name,
    tile_texts,
    write_pending,
    write_result,
    write_tracks,
)
from boneyard.record.wire import WireChanges, WireFoot, WirePlaced, WireTableChanges
from boneyard.rules.view import FeetLayout, Glance, LinesLayout, TrainsLayout


def write_changes(before: Glance, after: Glance, top: int) -> WireChanges:
    """Both are of one round and one seat; `top` is the highest number of the set."""
    new: dict[str, Any] = {}
    if before.number != after.number:
        new["number"] = after.number
    if before.turn != after.turn:
        new["turn"] = seat_name(after.turn)
    if before.counts != after.counts:
        new["counts"] = after.counts
    if before.boneyard != after.boneyard:
        new["boneyard"] = after.boneyard
    if before.pending != after.pending:
        new["pending"] = write_pending(after.pending)
    if before.binding != after.binding:
        new["binding"] = names(after.binding)
    if before.legal != after.legal:
        new["legal"] = tuple([write_action(action) for action in after.legal])
    if before.hands != after.hands:
        new["hands"] = {
            write_seat(seat): tile_texts(hand)
            for seat, hand in enumerate(after.hands)
            if hand is not None and hand != before.hands[seat]
        }
    if before.engine != after.engine:
        new["engine"] = after.engine
    if before.starter != after.starter:
        new["starter"] = seat_name(after.starter)
    if before.result != after.result:
        new["over"] = write_result(after.result)
    if before.standing is not after.standing and before.standing != after.standing:
        new.update(_standing(before, after))
    table = _table(before, after, top)
    if table:
        new["table"] = WireTableChanges(**table)
    return WireChanges(**new)


def _standing(before: Glance, after: Glance) -> dict[str, Any]:
    was, now = before.standing, after.standing
    new = {
        name: getattr(now, name)
        for name in ("totals", "tokens", "rounds", "tokens_needed", "winners")
        if getattr(was, name) != getattr(now, name)
    }
    return {name: names(value) if name == "winners" else value for name, value in new.items()}


def _table(before: Glance, after: Glance, top: int) -> dict[str, Any]:
    was, now = before.layout, after.layout
    if isinstance(now, TrainsLayout):
        assert isinstance(was, TrainsLayout)
        return _trains(was, now)
    if isinstance(now, LinesLayout):
        assert isinstance(was, LinesLayout)
        return _lines(was, now)
    assert isinstance(was, FeetLayout)
    return _feet(before, was, after, now, top)


def _trains(was: TrainsLayout, now: TrainsLayout) -> dict[str, Any]:
    new: dict[str, Any] = {}
    if was.trains != now.trains:
        grown = {end: train for end, train in now.trains.items() if was.trains.get(end) != train}
        new["trains"] = write_tracks(grown)
    if was.ends != now.ends:
        new["ends"] = {write_end(end): number for end, number in now.ends.items()}
    if was.markers != now.markers:
        new["markers"] = names(now.markers)
    if was.open_doubles != now.open_doubles:
        new["open_doubles"] = names(now.open_doubles)
    if was.first_turns != now.first_turns:
        new["first_turns"] = names(now.first_turns)
    if was.placer != now.placer:
        new["placer"] = seat_name(now.placer)
    if was.passes != now.passes:
        new["passes"] = now.passes
    return new


def _lines(was: LinesLayout, now: LinesLayout) -> dict[str, Any]:
    new: dict[str, Any] = {}
    if was.lines != now.lines:
        changed = {end: line for end, line in now.lines.items() if was.lines.get(end) != line}
        gone: dict[int, tuple[tuple[int, int], ...]] = {end: () for end in was.lines if end not in now.lines}
        new["trains"] = write_tracks(changed | gone)
    if was.ends != now.ends:
        new["ends"] = {write_end(end): number for end, number in now.ends.items()}
    if was.incomplete != now.incomplete:
        new["incomplete"] = names(now.incomplete)
    if was.score_yards != now.score_yards:
        new["yards"] = {
            write_seat(seat): tile_texts(yard)
            for seat, yard in enumerate(now.score_yards)
            if yard != was.score_yards[seat]
        }
    if was.discards != now.discards:
        new["discards"] = tile_texts(now.discards)
    if was.passes != now.passes:
        new["passes"] = now.passes
    if was.shown != now.shown:
        new["shown"] = names(now.shown)
    return new


def _feet(before: Glance, was: FeetLayout, after: Glance, now: FeetLayout, top: int) -> dict[str, Any]:
    new: dict[str, Any] = {}
    if was.tiles != now.tiles:
        new["tiles"] = tuple([WirePlaced(str(tile), near, on) for tile, near, on in now.tiles])
    if was.ends != now.ends:
        new["open"] = now.ends
    if was.arms != now.arms:
        new["arms"] = now.arms
    if (was.foot, was.toes) != (now.foot, now.toes):
        new["foot"] = None if now.foot is None else WireFoot(now.foot, now.toes)
    ends = feet_ends(now, after.engine, top)
    if feet_ends(was, before.engine, top) != ends:
        new["ends"] = ends
    return new
