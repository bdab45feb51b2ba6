"""What an action has brought about at a table of trains."""

from mypy_extensions import i64

from boneyard.rules.action import DRAW, DRAW_UNTIL, KEEP, LEAVE, PASS, PUBLIC, Action
from boneyard.rules.event import Event, EventKind
from boneyard.rules.state import numbers_in
from boneyard.rules.tile import tile_of
from boneyard.rules.trains import TrainsState


def tell(before: TrainsState, state: TrainsState, action: Action, code: i64) -> list[Event]:
    seat = before.turn
    events: list[Event] = []
    if code < DRAW:
        end = code >> 8
        events.append(Event(EventKind.LAID, seat, action.tile, end))
        if before.double_mask() >> end & 1:
            events.append(Event(EventKind.DOUBLE_CLOSED, seat, None, end))
        if hands_duty_on(before, state, code & 255):
            events.append(Event(EventKind.DUTY_HANDED_ON, seat, lacking=(code & 15,)))
    elif code == PASS:
        numbers, doubles_apart = shown_lacking(before)
        events.append(Event(EventKind.PASSED, seat, None, None, numbers, doubles_apart))
    elif code == KEEP:
        events.append(Event(EventKind.KEPT, seat))
    elif code == LEAVE:
        events.append(Event(EventKind.LEFT_MARKED, seat))
    was_marked = before.markers >> seat & 1
    is_marked = state.markers >> seat & 1
    if was_marked and not is_marked:
        events.append(Event(EventKind.UNMARKED, seat))  # before the draw that a drawn double calls for
    if state.boneyard_next != before.boneyard_next:
        events.extend(tell_draws(before, state, code))
    if code >= PASS and before.doubles and not state.doubles:
        events.append(Event(EventKind.DUTY_LAPSED, seat))
    if is_marked and not was_marked:
        events.append(Event(EventKind.MARKED, seat))
    if code < DRAW and state.rules.knocks and state.count[seat] == 1:
        events.append(Event(EventKind.KNOCKED, seat))
    return events


def hands_duty_on(before: TrainsState, state: TrainsState, tile: i64) -> bool:
    """A double was laid that its player cannot satisfy: his turn has ended by itself. [C25]"""
    waits = state.rules.duty_travels and state.doubles != 0
    return waits and tile >> 4 == tile & 15 and state.turn != before.turn


def tell_draws(before: TrainsState, state: TrainsState, code: i64) -> list[Event]:
    """The tiles drawn, by the action or because of it; an owed draw shows what the seat lacked."""
    seat = before.turn
    lacking: tuple[int, ...] = ()
    doubles_apart = False
    table, closes = state, True  # the draw that follows a drawn double [B38]
    if code in (DRAW, DRAW_UNTIL):
        lacking, doubles_apart = shown_lacking(before)
        table, closes = before, before.has_double_to_close()
    fits = numbers_at(table, table.ends_for_drawn(seat, False, closes))
    doubles_fit = numbers_at(table, table.ends_for_drawn(seat, True, closes))
    usual: tuple[int, ...] = () if doubles_apart else lacking
    return [
        Event(
            EventKind.DREW,
            seat,
            tile_of(state.boneyard[i]),
            lacking=lacking,
            doubles_apart=doubles_apart,
            fits=None if fits == lacking else fits,
            doubles_fit=None if doubles_fit == usual else doubles_fit,
        )
        for i in range(before.boneyard_next, state.boneyard_next)
    ]


def shown_lacking(before: TrainsState) -> tuple[tuple[int, ...], bool]:
    """The numbers a draw or a pass at this moment shows the seat not to have in hand."""
    numbers = numbers_at(before, before.permitted_ends())
    return numbers, before.follow_up and not before.rules.chain


def numbers_at(state: TrainsState, ends: i64) -> tuple[int, ...]:
    """The numbers that these ends show."""
    shown: i64 = 0
    end: i64 = 0
    while end <= PUBLIC:
        if ends >> end & 1:
            shown |= i64(1) << state.end[end]
        end += 1
    return numbers_in(shown)
