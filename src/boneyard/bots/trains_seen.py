"""A table of trains as a view shows it, in the state's own layout; hidden tiles are only counted."""

from boneyard.bots.own_train import own_seat, table
from boneyard.rules.action import PUBLIC, SHARED, SHARED_LEFT, SHARED_RIGHT
from boneyard.rules.tile import code_of
from boneyard.rules.trains import TrainsState
from boneyard.rules.trains_rules import TrainsRules
from boneyard.rules.view import View
from boneyard.sheets.editions import sheet_of

SHARED_ENDS = (SHARED, SHARED_LEFT, SHARED_RIGHT, PUBLIC)


def state_seen(view: View) -> TrainsState:
    """Enough of it to judge actions by; it cannot be played on."""
    assert view.engine is not None
    seat, layout = own_seat(view), table(view)
    state = TrainsState(TrainsRules(sheet_of(view)), view.players, view.top, view.engine)
    state.turn = seat
    state.put_all_in_hand(seat, [code_of(tile) for tile in view.hand])
    for other, count in enumerate(view.counts):
        state.count[other] = count
    for tile in view.on_table:
        state.put_on_table(code_of(tile))
    for end, number in layout.ends.items():
        state.end[end] = number
    state.begun = sum(1 << end for end, train in layout.trains.items() if train)
    state.shared = sum(1 << end for end in SHARED_ENDS if end in layout.ends)
    state.markers = sum(1 << end for end in layout.markers)
    for end in layout.open_doubles:
        state.open_double(end)
    state.boneyard_size = view.boneyard
    return state
