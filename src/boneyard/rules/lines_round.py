"""A round of Engine 191 as people meet it."""

from boneyard.rules.action import Action
from boneyard.rules.event import Event
from boneyard.rules.lines import LinesState
from boneyard.rules.lines_events import tell
from boneyard.rules.lines_refusal import why_refused
from boneyard.rules.refusal import Reason, Value
from boneyard.rules.round import Round
from boneyard.rules.state import NOTHING, RUNNING, State
from boneyard.rules.tile import Tile, tile_of
from boneyard.rules.view import LinesLayout, Pending, Step


class LinesRound(Round):
    state: LinesState  # pyright: ignore[reportIncompatibleVariableOverride]  # never set to another family's

    def why_refused(self, code: int) -> Reason:
        return why_refused(self.state, code)

    def refusal_values(self, end: int | None) -> dict[str, Value]:
        state = self.state
        values: dict[str, Value] = {"stations": self.binding()}
        if end is not None and end < state.players:
            values["shows"] = int(state.end[end])
        if state.taken != NOTHING:
            values["taken"] = tile_of(state.taken)
        if state.laid != NOTHING:
            values["laid"] = tile_of(state.laid)
        return values

    def tell(self, before: State, action: Action, code: int) -> list[Event]:
        assert isinstance(before, LinesState)
        return tell(before, self.state, action, code)

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

    def binding(self) -> tuple[int, ...]:
        stations = self.state.binding()
        return tuple([seat for seat in range(self.state.players) if stations >> seat & 1])

    def layout(self) -> LinesLayout:
        state = self.state
        seats = range(state.players)
        started = state.engine != NOTHING
        return LinesLayout(
            lines={seat: tuple(state.tiles_of_line(seat)) for seat in seats if state.length[seat]},
            ends={seat: int(state.end[seat]) for seat in seats if started},
            incomplete=tuple([seat for seat in seats if state.incomplete >> seat & 1]),
            score_yards=tuple([self.score_yard(seat) for seat in seats]),
            discards=tuple([tile_of(state.discards[i]) for i in range(state.discarded)]),
            passes=state.passes,
            shown=tuple([seat for seat in seats if state.shown[seat] != NOTHING]),
        )

    def score_yard(self, seat: int) -> tuple[Tile, ...]:
        return tuple([tile_of(code) for code in self.state.yard_tiles(seat)])
