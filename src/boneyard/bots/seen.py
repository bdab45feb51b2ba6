"""A table as a view shows it, in the state's own layout; hidden tiles are only counted.

That is enough to judge actions by; such a state cannot be played on.
"""

from boneyard.bots.own_train import own_seat
from boneyard.record.table_reader import is_uncounted
from boneyard.rules.action import PUBLIC, SHARED, SHARED_LEFT, SHARED_RIGHT
from boneyard.rules.feet import FeetRules, FeetState
from boneyard.rules.lines import LinesState
from boneyard.rules.lines_rules import LinesRules
from boneyard.rules.state import NOTHING, State
from boneyard.rules.tile import code_of
from boneyard.rules.trains import TrainsState
from boneyard.rules.trains_rules import TrainsRules
from boneyard.rules.view import FeetLayout, LinesLayout, Step, TrainsLayout, View
from boneyard.sheets.editions import sheet_of

SHARED_ENDS = (SHARED, SHARED_LEFT, SHARED_RIGHT, PUBLIC)


def state_seen(view: View) -> State:
    if isinstance(view.layout, TrainsLayout):
        return trains_seen(view, view.layout)
    if isinstance(view.layout, FeetLayout):
        return feet_seen(view, view.layout)
    return lines_seen(view, view.layout)


def trains_seen(view: View, layout: TrainsLayout) -> TrainsState:
    assert view.engine is not None
    state = TrainsState(TrainsRules(sheet_of(view)), view.players, view.top, view.engine)
    put_tiles(state, view)
    for end, number in layout.ends.items():
        state.end[end] = number
    state.begun = sum(1 << end for end, train in layout.trains.items() if train)
    state.shared = sum(1 << end for end in SHARED_ENDS if end in layout.ends)
    state.markers = sum(1 << end for end in layout.markers)
    for end in layout.open_doubles:
        state.open_double(end)
    return state


def feet_seen(view: View, layout: FeetLayout) -> FeetState:
    engine = NOTHING if view.engine is None else view.engine
    state = FeetState(FeetRules(sheet_of(view)), view.players, view.top, engine)
    put_tiles(state, view)
    for number in layout.ends:
        state.open_end(number)
    state.arms = layout.arms
    state.foot = NOTHING if layout.foot is None else layout.foot
    state.toes = layout.toes
    state.table_told = bool(layout.tiles)
    return state


def lines_seen(view: View, layout: LinesLayout) -> LinesState:
    engine = NOTHING if view.engine is None else view.engine
    state = LinesState(LinesRules(sheet_of(view)), view.players, view.top, engine)
    put_tiles(state, view)
    for seat, line in layout.lines.items():
        for near, far in line:
            state.put_in_line(seat, max(near, far) << 4 | min(near, far))
    state.incomplete = sum(1 << line for line in layout.incomplete)
    for seat, yard in enumerate(layout.score_yards):
        for tile in yard:
            state.put_in_yard(seat, code_of(tile))
    for tile in layout.discards:
        state.discard(code_of(tile))
    if view.pending is not None:
        state.follow_up = view.pending.step is Step.FOLLOW_UP
        state.replaces = view.pending.step is Step.REPLACE
        if view.pending.step is Step.DRAWN and view.pending.tile is not None:
            state.taken = code_of(view.pending.tile)
    return state


def put_tiles(state: State, view: View) -> None:
    """Our own hand, how many tiles the others have, and all that has been laid.

    A hand that a position leaves out is taken to be as large as ours, and the boneyard has what is left.
    """
    seat = own_seat(view)
    state.turn = seat
    state.put_all_in_hand(seat, [code_of(tile) for tile in view.hand])
    counts = [len(view.hand) if is_uncounted(count) else count for count in view.counts]
    for other, count in enumerate(counts):
        state.count[other] = count
    for tile in view.laid:
        state.put_on_table(code_of(tile))
    state.boneyard_size = view.boneyard
    if view.boneyard and any(map(is_uncounted, view.counts)):
        tiles = (view.top + 1) * (view.top + 2) // 2
        state.boneyard_size = max(tiles - len(view.laid) - sum(counts), 1)
