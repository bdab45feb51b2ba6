"""A round of the trains family as people meet it."""

from types import MappingProxyType
from typing import Self

from boneyard.rules.action import (
    DRAW,
    DRAW_UNTIL,
    KEEP,
    LEAVE,
    PASS,
    PUBLIC,
    SHARED,
    SHARED_LEFT,
    SHARED_RIGHT,
    Action,
)
from boneyard.rules.event import Event, EventKind
from boneyard.rules.refusal import Reason
from boneyard.rules.round import Round
from boneyard.rules.sheet import Sheet
from boneyard.rules.state import NOTHING, RUNNING, State
from boneyard.rules.tile import Tile, tile_of
from boneyard.rules.trains import TrainsState
from boneyard.rules.trains_refusal import why_refused
from boneyard.rules.view import Pending, Standing, Step, TrainsLayout


class TrainsRound(Round):
    """`trains` are the tiles as laid, (near half, far half); the state only knows the ends."""

    state: TrainsState  # pyright: ignore[reportIncompatibleVariableOverride]  # never set to another family's

    def __init__(
        self, sheet: Sheet, state: TrainsState, round_number: int = 0, standing: Standing | None = None
    ) -> None:
        super().__init__(sheet, state, round_number, standing)
        self.trains: dict[int, list[tuple[int, int]]] = {}

    def with_state(self, state: State) -> Self:
        other = super().with_state(state)
        other.trains = {end: list(laid) for end, laid in self.trains.items()}
        return other

    def why_refused(self, code: int) -> Reason:
        return why_refused(self.state, code)

    # --- What happened ------------------------------------------------------------------------------------

    def tell(self, before: State, action: Action, code: int) -> list[Event]:
        assert isinstance(before, TrainsState)
        state = self.state
        seat = before.turn
        events: list[Event] = []
        if action.tile is not None and action.end is not None:
            self.put_down(action.end, before.end[action.end], action.tile)
            events.append(Event(EventKind.LAID, seat, action.tile, action.end))
            if action.end in before.double_ends():
                events.append(Event(EventKind.DOUBLE_CLOSED, seat, None, action.end))
            if self.hands_duty_on(before, action.tile):
                number = action.tile.high
                events.append(Event(EventKind.DUTY_HANDED_ON, seat, lacking=(number,)))
        elif code == PASS:
            events.append(Event(EventKind.PASSED, seat, None, None, *self.shown_lacking(before)))
        elif code == KEEP:
            events.append(Event(EventKind.KEPT, seat))
        elif code == LEAVE:
            events.append(Event(EventKind.LEFT_MARKED, seat))
        if before.markers >> seat & 1 and not state.markers >> seat & 1:
            events.append(Event(EventKind.UNMARKED, seat))  # before the draw that a drawn double calls for
        events.extend(self.tell_draws(before, code))
        if code >= PASS and before.doubles and not state.doubles:
            events.append(Event(EventKind.DUTY_LAPSED, seat))
        if state.markers >> seat & 1 and not before.markers >> seat & 1:
            events.append(Event(EventKind.MARKED, seat))
        if code < DRAW:
            events.extend(self.knock(before))
        return events

    def hands_duty_on(self, before: TrainsState, laid: Tile) -> bool:
        """A double was laid that its player cannot satisfy: his turn has ended by itself. [C25]"""
        state = self.state
        waits = state.rules.duty_travels and state.doubles != 0
        return waits and laid.is_double and state.turn != before.turn

    def put_down(self, end: int, near: int, tile: Tile) -> None:
        far = tile.pips - near
        if end == SHARED_LEFT:
            self.trains[SHARED].insert(0, (far, near))
        elif end == SHARED_RIGHT:
            self.trains[SHARED].append((near, far))
        else:
            self.trains.setdefault(end, []).append((near, far))

    def tell_draws(self, before: TrainsState, code: int) -> list[Event]:
        """The tiles drawn, by the action or because of it; an owed draw shows what the seat lacked."""
        state = self.state
        if state.boneyard_next == before.boneyard_next:
            return []
        lacking: tuple[int, ...] = ()
        doubles_apart = False
        table, closes = state, True  # the draw that follows a drawn double [B38]
        if code in (DRAW, DRAW_UNTIL):
            lacking, doubles_apart = self.shown_lacking(before)
            table, closes = before, before.has_double_to_close()
        fits = numbers_at(table, table.ends_for_drawn(before.turn, False, closes))
        doubles_fit = numbers_at(table, table.ends_for_drawn(before.turn, True, closes))
        draw = Event(
            EventKind.DREW,
            before.turn,
            lacking=lacking,
            doubles_apart=doubles_apart,
            fits=None if fits == lacking else fits,
            doubles_fit=None if doubles_fit == (() if doubles_apart else lacking) else doubles_fit,
        )
        drawn = range(before.boneyard_next, state.boneyard_next)
        return [draw._replace(tile=tile_of(state.boneyard[i])) for i in drawn]

    def shown_lacking(self, before: TrainsState) -> tuple[tuple[int, ...], bool]:
        """The numbers a draw or a pass at this moment shows the seat not to have in hand."""
        numbers = numbers_at(before, before.permitted_ends())
        return numbers, before.follow_up and not before.rules.chain

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

    def layout(self) -> TrainsLayout:
        state = self.state
        ends = {seat: int(state.end[seat]) for seat in range(state.players)}
        for end in (SHARED, SHARED_LEFT, SHARED_RIGHT, PUBLIC):
            if state.shared >> end & 1:
                ends[end] = state.end[end]
        return TrainsLayout(
            trains=MappingProxyType({end: tuple(tiles) for end, tiles in sorted(self.trains.items())}),
            ends=MappingProxyType(ends),
            markers=tuple([seat for seat in range(state.players) if state.markers >> seat & 1]),
            open_doubles=tuple(state.double_ends()),
            first_turns=tuple([seat for seat in range(state.players) if state.first_turns >> seat & 1]),
            placer=None if state.placer == NOTHING else state.placer,
            passes=state.passes,
        )


def numbers_at(state: TrainsState, ends: int) -> tuple[int, ...]:
    """The numbers that these ends show."""
    return tuple(sorted({int(state.end[end]) for end in range(PUBLIC + 1) if ends >> end & 1}))
