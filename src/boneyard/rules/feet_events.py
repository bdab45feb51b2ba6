"""What an action has brought about at a table of Chickenfoot."""

from mypy_extensions import i64

from boneyard.rules.action import DRAW, PASS, Action
from boneyard.rules.event import Event, EventKind
from boneyard.rules.feet import FeetState
from boneyard.rules.state import NOTHING, numbers_in
from boneyard.rules.tile import tile_of


def tell(before: FeetState, state: FeetState, action: Action, code: i64) -> list[Event]:
    seat = before.turn
    if code == DRAW:
        drawn = tile_of(state.boneyard[before.boneyard_next])
        return [Event(EventKind.DREW, seat, drawn, None, numbers_in(before.open_numbers()))]
    if code == PASS:
        return [Event(EventKind.PASSED, seat, None, None, numbers_in(before.open_numbers()))]
    if code > DRAW:
        return [Event(EventKind.KEPT, seat)]
    events = [Event(EventKind.LAID, seat, action.tile, action.end)]
    tile = code & 255
    if tile >> 4 == tile & 15:
        events.append(Event(EventKind.FOOT_BEGUN, seat, None, action.end))
        if state.foot == NOTHING:
            events.append(Event(EventKind.FOOT_RELEASED, seat, None, action.end))
    elif before.foot != NOTHING and state.foot == NOTHING:
        events.append(Event(EventKind.FOOT_COMPLETED, seat, None, action.end))
    if state.rules.knocks and state.count[seat] == 1:
        events.append(Event(EventKind.KNOCKED, seat))
    return events
