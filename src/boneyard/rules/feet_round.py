"""A round of Chickenfoot as people meet it."""

from typing import Self

from boneyard.rules.action import DRAW, PASS, Action
from boneyard.rules.event import Event, EventKind
from boneyard.rules.feet import FeetState
from boneyard.rules.feet_refusal import why_refused
from boneyard.rules.feet_tree import grow
from boneyard.rules.refusal import Reason
from boneyard.rules.round import Round
from boneyard.rules.sheet import Sheet
from boneyard.rules.state import NOTHING, RUNNING, State
from boneyard.rules.tile import tile_of
from boneyard.rules.view import FeetLayout, Pending, Standing, Step


class FeetRound(Round):
    """`laid` are the tiles on the table in the order they came; None where a position did not tell them."""

    state: FeetState  # pyright: ignore[reportIncompatibleVariableOverride]  # never set to another family's

    def __init__(
        self, sheet: Sheet, state: FeetState, round_number: int = 0, standing: Standing | None = None
    ) -> None:
        super().__init__(sheet, state, round_number, standing)
        self.laid: list[int] | None = [state.engine << 4 | state.engine]

    def with_state(self, state: State) -> Self:
        other = super().with_state(state)
        other.laid = None if self.laid is None else list(self.laid)
        return other

    def why_refused(self, code: int) -> Reason:
        return why_refused(self.state, code)

    def tell(self, before: State, action: Action, code: int) -> list[Event]:
        assert isinstance(before, FeetState)
        state = self.state
        seat = before.turn
        events: list[Event] = []
        if action.tile is not None:
            if self.laid is not None:
                self.laid.append(code & 255)
            events.append(Event(EventKind.LAID, seat, action.tile, action.end))
            if action.tile.is_double:
                events.append(Event(EventKind.FOOT_BEGUN, seat, None, action.end))
                if state.foot == NOTHING:
                    events.append(Event(EventKind.FOOT_RELEASED, seat, None, action.end))
            elif before.foot != NOTHING and state.foot == NOTHING:
                events.append(Event(EventKind.FOOT_COMPLETED, seat, None, action.end))
            events.extend(self.knock(before))
        elif code == DRAW:
            drawn = tile_of(state.boneyard[before.boneyard_next])
            events.append(Event(EventKind.DREW, seat, drawn, None, numbers_in(before.open_numbers())))
        elif code == PASS:
            events.append(Event(EventKind.PASSED, seat, None, None, numbers_in(before.open_numbers())))
        else:
            events.append(Event(EventKind.KEPT, seat))
        return events

    @property
    def pending(self) -> Pending | None:
        state = self.state
        if state.over != RUNNING or state.drawn == NOTHING:
            return None
        return Pending(Step.DRAWN, tile_of(state.drawn))

    def layout(self) -> FeetLayout:
        state = self.state
        return FeetLayout(
            arms=state.arms,
            ends=tuple([number for number in range(state.top + 1) for _ in range(state.ends[number])]),
            foot=None if state.foot == NOTHING else state.foot,
            toes=state.toes,
            tiles=grow(self.history, state.rules.arms),
        )


def numbers_in(bits: int) -> tuple[int, ...]:
    return tuple([number for number in range(16) if bits >> number & 1])
