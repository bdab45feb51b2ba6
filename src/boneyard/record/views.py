"""Views and events to the wire and back. Writing adds nothing to a View, reading loses nothing of it."""

from collections.abc import Iterable, Mapping

import msgspec

from boneyard.record.notation import (
    read_action,
    read_end,
    read_seat,
    read_tile,
    write_action,
    write_end,
    write_seat,
)
from boneyard.record.wire import (
    Ends,
    Tiles,
    Tracks,
    WireEvent,
    WireFeet,
    WireFoot,
    WireLines,
    WirePending,
    WirePlaced,
    WireResult,
    WireTable,
    WireTrains,
    WireView,
)
from boneyard.rules.arguments import brief, needs
from boneyard.rules.event import Event, EventKind
from boneyard.rules.result import Result
from boneyard.rules.sheet import Family
from boneyard.rules.tile import Tile
from boneyard.rules.view import (
    FeetLayout,
    Layout,
    LinesLayout,
    Pending,
    Placed,
    Standing,
    TrainsLayout,
    View,
)

Track = tuple[tuple[int, int], ...]

_AS_LAID = [[f"{near}-{far}" for far in range(16)] for near in range(16)]
"""Tiles as they lie, near half first."""


class BadWire(ValueError):
    """Not a view or an event; the text says what is wrong, and where.

    >>> try:
    ...     read_event('{"event": "laughed"}')
    ... except BadWire as problem:
    ...     print(problem)
    Invalid enum value 'laughed' - at `$.event`
    """


def view_json(view: View) -> bytes:
    """The view as JSON; docs/wire.md explains every field.

    >>> match = Match(SHEETS["chickenfoot"], players=3, seed=b"friday")
    >>> view_json(match.view(1))[:23]
    b'{"sheet":"chickenfoot",'
    """
    needs(view, View, "a View")
    return msgspec.json.encode(write_view(view))


def event_json(event: Event) -> bytes:
    """The event as JSON; what does not apply is left out.

    >>> match = Match(SHEETS["chickenfoot"], players=3, seed=b"friday")
    >>> (laid,) = match.play(read_action("9-6@9"))
    >>> event_json(laid)
    b'{"event":"laid","seat":"A","tile":"9-6","end":"9"}'
    """
    needs(event, Event, "an Event")
    return msgspec.json.encode(write_event(event))


def read_view(data: bytes | str) -> View:
    """The View that was written; BadWire if this is none.

    >>> match = Match(SHEETS["chickenfoot"], players=3, seed=b"friday")
    >>> read_view(view_json(match.view(1))) == match.view(1)
    True
    """
    try:
        return _view(msgspec.json.decode(data, type=WireView))
    except (msgspec.DecodeError, ValueError, RecursionError) as problem:
        raise BadWire(brief(str(problem))) from None


def read_event(data: bytes | str) -> Event:
    """The Event that was written; BadWire if this is none.

    >>> read_event('{"event": "passed", "seat": "B", "lacking": [4]}').lacking
    (4,)
    """
    try:
        return _event(msgspec.json.decode(data, type=WireEvent))
    except (msgspec.DecodeError, RecursionError) as problem:
        raise BadWire(brief(str(problem))) from None


# --- Writing ----------------------------------------------------------------------------------------------


def write_view(view: View) -> WireView:
    return WireView(
        sheet=view.sheet,
        edition=view.edition,
        options=dict(view.options),
        players=view.players,
        top=view.top,
        seat=seat_name(view.seat),
        number=view.number,
        round=view.round_number + 1,
        rounds=view.standing.rounds,
        tokens_needed=view.standing.tokens_needed,
        engine=view.engine,
        starter=seat_name(view.starter),
        turn=seat_name(view.turn),
        hands={
            write_seat(seat): tile_texts(hand) for seat, hand in enumerate(view.hands) if hand is not None
        },
        counts=view.counts,
        boneyard=view.boneyard,
        table=_write_table(view),
        binding=names(view.binding),
        pending=write_pending(view.pending),
        legal=tuple([write_action(action) for action in view.legal]),
        history=tuple([write_event(event) for event in view.history]),
        totals=view.totals,
        tokens=view.tokens,
        over=write_result(view.result),
        winners=names(view.standing.winners),
    )


def write_event(event: Event) -> WireEvent:
    number = event.number
    if event.kind is EventKind.ROUND_BEGAN and number is not None:
        number += 1  # people count rounds from 1
    return WireEvent(
        event=event.kind,
        seat=seat_name(event.seat),
        tile=_text(event.tile),
        end=None if event.end is None else write_end(event.end),
        lacking=event.lacking,
        doubles_apart=event.doubles_apart,
        fits=event.fits,
        doubles_fit=event.doubles_fit,
        tiles=None if event.tiles is None else tile_texts(event.tiles),
        number=number,
        result=write_result(event.result),
    )


def write_pending(pending: Pending | None) -> WirePending | None:
    return None if pending is None else WirePending(pending.step, _text(pending.tile))


def write_result(result: Result | None) -> WireResult | None:
    if result is None:
        return None
    return WireResult(result.over, names(result.winners), result.scores)


def _write_table(view: View) -> WireTable:
    layout = view.layout
    if isinstance(layout, TrainsLayout):
        return WireTrains(
            trains=write_tracks(layout.trains),
            ends=_write_ends(layout.ends),
            markers=names(layout.markers),
            open_doubles=names(layout.open_doubles),
            first_turns=names(layout.first_turns),
            placer=seat_name(layout.placer),
            passes=layout.passes,
        )
    if isinstance(layout, LinesLayout):
        return WireLines(
            trains=write_tracks(layout.lines),
            ends=_write_ends(layout.ends),
            incomplete=names(layout.incomplete),
            yards={write_seat(seat): tile_texts(yard) for seat, yard in enumerate(layout.score_yards)},
            discards=tile_texts(layout.discards),
            passes=layout.passes,
            shown=names(layout.shown),
        )
    return WireFeet(
        tiles=tuple([WirePlaced(str(placed.tile), placed.near, placed.on) for placed in layout.tiles]),
        ends=feet_ends(layout, view.engine, view.top),
        open=layout.ends,
        arms=layout.arms,
        foot=None if layout.foot is None else WireFoot(layout.foot, layout.toes),
    )


def feet_ends(layout: FeetLayout, engine: int | None, top: int) -> Ends:
    """Each number that can be played on once, whether at an open end, an arm or a foot."""
    numbers = {*layout.ends, engine if layout.arms else None, layout.foot}
    return {str(number): number for number in range(top + 1) if number in numbers}


def seat_name(seat: int | None) -> str | None:
    return None if seat is None else write_seat(seat)


def names(ends: Iterable[int]) -> tuple[str, ...]:
    """Of seats or of ends."""
    return tuple([write_end(end) for end in ends])


def _text(tile: Tile | None) -> str | None:
    return None if tile is None else str(tile)


def tile_texts(tiles: Iterable[Tile]) -> Tiles:
    return tuple([str(tile) for tile in tiles])


def write_tracks(tracks: Mapping[int, Track]) -> Tracks:
    return {
        write_end(end): tuple([_AS_LAID[near][far] for near, far in track]) for end, track in tracks.items()
    }


def _write_ends(ends: Mapping[int, int]) -> Ends:
    return {write_end(end): number for end, number in ends.items()}


# --- Reading ----------------------------------------------------------------------------------------------


def _view(wire: WireView) -> View:
    layout, family = _layout(wire.table)
    standing = Standing(
        wire.totals, wire.tokens, wire.rounds, wire.tokens_needed, tuple(map(read_seat, wire.winners))
    )
    hands = {read_seat(name): _tiles(hand) for name, hand in wire.hands.items()}
    return View(
        sheet=wire.sheet,
        edition=wire.edition,
        options=wire.options,
        family=family,
        players=wire.players,
        top=wire.top,
        seat=_seat(wire.seat),
        number=wire.number,
        round_number=wire.round - 1,
        engine=wire.engine,
        starter=_seat(wire.starter),
        turn=_seat(wire.turn),
        hands=tuple([hands.get(seat) for seat in range(wire.players)]),
        counts=wire.counts,
        boneyard=wire.boneyard,
        layout=layout,
        binding=tuple(map(read_end, wire.binding)),
        pending=None if wire.pending is None else Pending(wire.pending.step, _tile(wire.pending.tile)),
        legal=tuple(map(read_action, wire.legal)),
        history=tuple(map(_event, wire.history)),
        standing=standing,
        result=_result(wire.over),
    )


def _event(wire: WireEvent) -> Event:
    number = wire.number
    if wire.event is EventKind.ROUND_BEGAN and number is not None:
        number -= 1
    return Event(
        kind=wire.event,
        seat=_seat(wire.seat),
        tile=_tile(wire.tile),
        end=None if wire.end is None else read_end(wire.end),
        lacking=wire.lacking,
        doubles_apart=wire.doubles_apart,
        fits=wire.fits,
        doubles_fit=wire.doubles_fit,
        tiles=None if wire.tiles is None else _tiles(wire.tiles),
        number=number,
        result=_result(wire.result),
    )


def _result(wire: WireResult | None) -> Result | None:
    if wire is None:
        return None
    return Result(wire.reason, tuple(map(read_seat, wire.winners)), wire.scores)


def _layout(table: WireTable) -> tuple[Layout, Family]:
    if isinstance(table, WireTrains):
        trains = TrainsLayout(
            trains=_tracks(table.trains),
            ends=_ends(table.ends),
            markers=tuple(map(read_seat, table.markers)),
            open_doubles=tuple(map(read_end, table.open_doubles)),
            first_turns=tuple(map(read_seat, table.first_turns)),
            placer=_seat(table.placer),
            passes=table.passes,
        )
        return trains, Family.TRAINS
    if isinstance(table, WireFeet):
        feet = FeetLayout(
            arms=table.arms,
            ends=table.open,
            foot=None if table.foot is None else table.foot.pips,
            toes=0 if table.foot is None else table.foot.toes,
            tiles=tuple([Placed(read_tile(placed.tile), placed.near, placed.on) for placed in table.tiles]),
        )
        return feet, Family.FEET
    lines = LinesLayout(
        lines=_tracks(table.trains),
        ends=_ends(table.ends),
        incomplete=tuple(map(read_seat, table.incomplete)),
        score_yards=tuple(map(_tiles, table.yards.values())),
        discards=_tiles(table.discards),
        passes=table.passes,
        shown=tuple(map(read_seat, table.shown)),
    )
    return lines, Family.LINES


def _seat(name: str | None) -> int | None:
    return None if name is None else read_seat(name)


def _tile(text: str | None) -> Tile | None:
    return None if text is None else read_tile(text)


def _tiles(texts: Tiles) -> tuple[Tile, ...]:
    return tuple(map(read_tile, texts))


def _tracks(tracks: Tracks) -> dict[int, Track]:
    return {read_end(name): tuple(map(_halves, track)) for name, track in tracks.items()}


def _halves(text: str) -> tuple[int, int]:
    """As the tile lies."""
    near, far = text.split("-")
    return int(near), int(far)


def _ends(ends: Ends) -> dict[int, int]:
    return {read_end(name): number for name, number in ends.items()}
