"""A round of the trains family as people meet it."""

from typing import Self

from boneyard.rules.action import PUBLIC, SHARED, SHARED_LEFT, SHARED_RIGHT, Action
from boneyard.rules.event import Event
from boneyard.rules.refusal import Reason, Value
from boneyard.rules.round import Round
from boneyard.rules.sheet import Sheet
from boneyard.rules.state import NOTHING, RUNNING, State
from boneyard.rules.tile import Tile, tile_of
from boneyard.rules.trains import TrainsState
from boneyard.rules.trains_events import tell
from boneyard.rules.trains_refusal import end_exists, why_refused
from boneyard.rules.view import Pending, Standing, Step, TrainsLayout


class TrainsRound(Round):
    """`trains` are the tiles as laid, (near half, far half); the state only knows the ends."""

    state: TrainsState  # pyright: ignore[reportIncompatibleVariableOverride]  # never set to another family's

    def __init__(
        self,
        sheet: Sheet,
        state: TrainsState,
        round_number: int = 0,
        standing: Standing | None = None,
        number: int = 0,
    ) -> None:
        super().__init__(sheet, state, round_number, standing, number)
        self.trains: dict[int, tuple[tuple[int, int], ...]] = {}

    def with_state(self, state: State) -> Self:
        other = super().with_state(state)
        other.trains = self.trains.copy()
        return other

    def why_refused(self, code: int) -> Reason:
        return why_refused(self.state, code)

    def refusal_values(self, end: int | None) -> dict[str, Value]:
        state = self.state
        values: dict[str, Value] = {}
        if end is not None and end_exists(state, end):
            values["shows"] = int(state.end[end])
        double = state.binding_double()
        if double != NOTHING:
            values["double"] = int(state.end[double])
        if state.drawn != NOTHING:
            values["drawn"] = tile_of(state.drawn)
        return values

    # --- What happened ------------------------------------------------------------------------------------

    def tell(self, before: State, action: Action, code: int) -> list[Event]:
        assert isinstance(before, TrainsState)
        if action.tile is not None and action.end is not None:
            self.put_down(action.end, before.end[action.end], action.tile)
        return tell(before, self.state, action, code)

    def put_down(self, end: int, near: int, tile: Tile) -> None:
        far = tile.pips - near
        if end == SHARED_LEFT:
            self.trains[SHARED] = ((far, near), *self.trains[SHARED])
            return
        train = SHARED if end == SHARED_RIGHT else end
        begun = train in self.trains
        self.trains[train] = (*self.trains.get(train, ()), (near, far))
        if not begun:
            self.trains = dict(sorted(self.trains.items()))

    # --- What is seen -------------------------------------------------------------------------------------

    @property
    def pending(self) -> Pending | None:
        state = self.state
        if state.over != RUNNING:
            return None
        if state.drawn != NOTHING:
            return Pending(Step.DRAWN, tile_of(state.drawn))
        if state.unmarking:
            return Pending(Step.UNMARK, tile_of(state.laid))
        if state.follow_up:
            return Pending(Step.FOLLOW_UP, tile_of(state.laid))
        return None

    def binding(self) -> tuple[int, ...]:
        double = self.state.binding_double()
        return () if double == NOTHING else (double,)

    def layout(self) -> TrainsLayout:
        state = self.state
        numbers, shared, placer = state.end, state.shared, state.placer
        ends = {seat: int(numbers[seat]) for seat in range(state.players)}
        for end in (SHARED, SHARED_LEFT, SHARED_RIGHT, PUBLIC):
            if shared >> end & 1:
                ends[end] = numbers[end]
        return TrainsLayout(
            trains=self.trains.copy(),
            ends=ends,
            markers=_seats_in(state.markers, state.players),
            open_doubles=tuple(state.double_ends()),
            first_turns=_seats_in(state.first_turns, state.players),
            placer=None if placer == NOTHING else placer,
            passes=state.passes,
        )


def _seats_in(bits: int, players: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(players) if bits >> seat & 1]) if bits else ()
