"""What an action has brought about at a table of Engine 191."""

from mypy_extensions import i64

from boneyard.rules.action import DRAW, GIVE, PASS, REMOVE, SHOW, STOP, TAKE, Action
from boneyard.rules.event import Event, EventKind
from boneyard.rules.lines import LinesState
from boneyard.rules.state import NOTHING, RUNNING, numbers_in
from boneyard.rules.tile import Tile, tile, tile_of


def tell(before: LinesState, state: LinesState, action: Action, code: i64) -> list[Event]:
    seat = before.turn
    events: list[Event] = []
    if code < DRAW:
        events.append(Event(EventKind.LAID, seat, action.tile, action.end))
        if before.incomplete >> (code >> 8) & 1:
            events.append(Event(EventKind.STATION_COMPLETED, seat, None, action.end))
    elif code >= GIVE:
        events.append(Event(EventKind.GAVE, seat, action.tile))
    elif code == STOP:
        events.append(Event(EventKind.STOPPED, seat))
    elif code == PASS:
        events.append(Event(EventKind.PASSED, seat, None, None, numbers_in(before.shown_lacking())))
    elif code == REMOVE:
        removed = before.tiles_of_line(seat)[state.length[seat] :]
        events.extend([Event(EventKind.REMOVED, seat, tile(*laid), seat) for laid in reversed(removed)])
    elif SHOW <= code < REMOVE:
        events.append(Event(EventKind.SHOWED, seat, action.tile))
        events.extend(tell_reveal(state))
    events.extend(tell_draw(before, state, code))
    return events


def tell_reveal(state: LinesState) -> list[Event]:
    """All turn up what they have chosen, and the lowest double becomes the main station. [E60]"""
    if state.over == RUNNING and state.engine == NOTHING:
        return []
    shown = [tile_of(state.shown[seat]) for seat in range(state.players)]
    events = [Event(EventKind.REVEALED, seat, chosen) for seat, chosen in enumerate(shown)]
    if state.engine != NOTHING:
        engine = Tile(state.engine, state.engine)
        events.append(Event(EventKind.ENGINE_LAID, shown.index(engine), engine))
    return events


def tell_draw(before: LinesState, state: LinesState, code: i64) -> list[Event]:
    """The draw an action owes, with the turning of the discards before it or after it."""
    if state.drew == NOTHING:
        return []
    public = code in (TAKE, REMOVE)
    lacking: tuple[int, ...] = numbers_in(before.shown_lacking()) if code == TAKE else ()
    kind = EventKind.TOOK if public else EventKind.DREW
    drew = Event(kind, before.turn, tile_of(state.drew), None, lacking)
    if state.flips == before.flips:
        return [drew]
    empty_before = before.boneyard_next == before.boneyard_size
    flips = [Event(EventKind.FLIPPED)] * (state.flips - before.flips)
    return [*flips[:1], drew, *flips[1:]] if empty_before else [drew, *flips]
