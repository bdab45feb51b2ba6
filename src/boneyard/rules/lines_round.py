"""A round of Engine 191 as people meet it."""

from types import MappingProxyType

from boneyard.rules.action import GIVE, PASS, REMOVE, SHOW, STOP, TAKE, Action
from boneyard.rules.event import Event, EventKind
from boneyard.rules.lines import LinesState
from boneyard.rules.lines_refusal import why_refused
from boneyard.rules.refusal import Reason
from boneyard.rules.round import Round
from boneyard.rules.state import NOTHING, RUNNING, State
from boneyard.rules.tile import Tile, tile, tile_of
from boneyard.rules.view import LinesLayout, Pending, Step


class LinesRound(Round):
    state: LinesState  # pyright: ignore[reportIncompatibleVariableOverride]  # never set to another family's

    def why_refused(self, code: int) -> Reason:
        return why_refused(self.state, code)

    # --- What happened ------------------------------------------------------------------------------------

    def tell(self, before: State, action: Action, code: int) -> list[Event]:
        assert isinstance(before, LinesState)
        seat = before.turn
        events: list[Event] = []
        if action.end is not None:
            events.append(Event(EventKind.LAID, seat, action.tile, action.end))
            if before.incomplete >> action.end & 1:
                events.append(Event(EventKind.STATION_COMPLETED, seat, None, action.end))
        elif code >= GIVE:
            events.append(Event(EventKind.GAVE, seat, action.tile))
        elif code == STOP:
            events.append(Event(EventKind.STOPPED, seat))
        elif code == PASS:
            events.append(Event(EventKind.PASSED, seat, None, None, self.shown_lacking(before)))
        elif code == REMOVE:
            removed = before.tiles_of_line(seat)[self.state.length[seat] :]
            events.extend([Event(EventKind.REMOVED, seat, tile(*laid), seat) for laid in reversed(removed)])
        elif SHOW <= code < REMOVE:
            events.append(Event(EventKind.SHOWED, seat, action.tile))
            events.extend(self.tell_reveal(before))
        events.extend(self.tell_draw(before, code))
        return events

    def tell_reveal(self, before: LinesState) -> list[Event]:
        """All turn up what they have chosen, and the lowest double becomes the main station. [E60]"""
        state = self.state
        if state.over == RUNNING and state.engine == NOTHING:
            return []
        events = [
            Event(EventKind.REVEALED, seat, tile_of(state.shown[seat])) for seat in range(state.players)
        ]
        if state.engine != NOTHING:
            engine = Tile(state.engine, state.engine)
            starter = [tile_of(state.shown[seat]) for seat in range(state.players)].index(engine)
            events.append(Event(EventKind.ENGINE_LAID, starter, engine))
        return events

    def tell_draw(self, before: LinesState, code: int) -> list[Event]:
        """The draw an action owes, with the turning of the discards before it or after it."""
        state = self.state
        if state.drew == NOTHING:
            return []
        public = code in (TAKE, REMOVE)
        lacking = self.shown_lacking(before) if code == TAKE else ()
        kind = EventKind.TOOK if public else EventKind.DREW
        drew = Event(kind, before.turn, tile_of(state.drew), None, lacking)
        if state.flips == before.flips:
            return [drew]
        empty_before = before.boneyard_next == before.boneyard_size
        flips = [Event(EventKind.FLIPPED)] * (state.flips - before.flips)
        return [*flips[:1], drew, *flips[1:]] if empty_before else [drew, *flips]

    def shown_lacking(self, before: LinesState) -> tuple[int, ...]:
        """The numbers a seat shows not to have in hand by not playing, where it would have had to."""
        if before.may_decline():
            return ()
        lines = before.lines_at_turn_start(before.turn)
        return tuple(sorted({int(before.end[seat]) for seat in range(before.players) if lines >> seat & 1}))

    # --- What is seen -------------------------------------------------------------------------------------

    def winners(self) -> tuple[int, ...]:
        return super().winners() if self.state.hands_known() else ()

    @property
    def pending(self) -> Pending | None:
        state = self.state
        if state.over != RUNNING:
            return None
        if state.replaces:
            return Pending(Step.REPLACE, tile_of(state.laid))
        if state.taken != NOTHING:
            return Pending(Step.DRAWN, tile_of(state.taken))
        if state.follow_up:
            return Pending(Step.FOLLOW_UP, tile_of(state.laid))
        return None

    def pending_seen_by(self, seat: int | None) -> Pending | None:
        """A tile that was taken lies open in the score yard."""
        return self.pending

    def layout(self) -> LinesLayout:
        state = self.state
        seats = range(state.players)
        started = state.engine != NOTHING
        return LinesLayout(
            lines=MappingProxyType(
                {seat: tuple(state.tiles_of_line(seat)) for seat in seats if state.length[seat]}
            ),
            ends=MappingProxyType({seat: int(state.end[seat]) for seat in seats if started}),
            incomplete=tuple([seat for seat in seats if state.incomplete >> seat & 1]),
            score_yards=tuple([self.score_yard(seat) for seat in seats]),
            discards=tuple([tile_of(state.discards[i]) for i in range(state.discarded)]),
            passes=state.passes,
            shown=tuple([seat for seat in seats if state.shown[seat] != NOTHING]),
        )

    def score_yard(self, seat: int) -> tuple[Tile, ...]:
        return tuple([tile_of(code) for code in self.state.yard_tiles(seat)])
