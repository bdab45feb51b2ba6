"""A round of Chickenfoot as people meet it."""

from typing import Self

from boneyard.rules.action import SHOWING, Action
from boneyard.rules.event import Event
from boneyard.rules.feet import FeetState
from boneyard.rules.feet_events import tell
from boneyard.rules.feet_refusal import why_refused
from boneyard.rules.feet_tree import grow
from boneyard.rules.refusal import Reason, Value
from boneyard.rules.round import Round
from boneyard.rules.sheet import Sheet
from boneyard.rules.state import NOTHING, RUNNING, State
from boneyard.rules.tile import tile_of
from boneyard.rules.view import FeetLayout, Pending, Standing, Step


class FeetRound(Round):
    """`laid` are the tiles on the table in the order they came; None if a position did not list them."""

    state: FeetState  # pyright: ignore[reportIncompatibleVariableOverride]  # never set to another family's

    def __init__(
        self,
        sheet: Sheet,
        state: FeetState,
        round_number: int = 0,
        standing: Standing | None = None,
        number: int = 0,
    ) -> None:
        super().__init__(sheet, state, round_number, standing, number)
        self.laid: list[int] | None = [state.engine << 4 | state.engine]

    def with_state(self, state: State) -> Self:
        other = super().with_state(state)
        other.laid = None if self.laid is None else list(self.laid)
        return other

    def why_refused(self, code: int) -> Reason:
        return why_refused(self.state, code)

    def refusal_values(self, end: int | None) -> dict[str, Value]:
        state = self.state
        values: dict[str, Value] = {"spinner": int(state.engine)}
        if end is not None and end >= SHOWING:
            values["shows"] = end - SHOWING
        if state.foot != NOTHING:
            values["foot"] = int(state.foot)
            values["toes"] = int(state.toes)
        if state.drawn != NOTHING:
            values["drawn"] = tile_of(state.drawn)
        return values

    def tell(self, before: State, action: Action, code: int) -> list[Event]:
        assert isinstance(before, FeetState)
        if action.tile is not None and self.laid is not None:
            self.laid.append(code & 255)
        return tell(before, self.state, action, code)

    @property
    def pending(self) -> Pending | None:
        state = self.state
        if state.over != RUNNING or state.drawn == NOTHING:
            return None
        return Pending(Step.DRAWN, tile_of(state.drawn))

    def binding(self) -> tuple[int, ...]:
        state = self.state
        if state.foot != NOTHING:
            return (SHOWING + state.foot,)
        return (SHOWING + state.engine,) if state.arms > 0 and state.rules.arms_first else ()

    def layout(self) -> FeetLayout:
        state = self.state
        return FeetLayout(
            arms=state.arms,
            ends=tuple([number for number in range(state.top + 1) for _ in range(state.ends[number])]),
            foot=None if state.foot == NOTHING else state.foot,
            toes=state.toes,
            tiles=grow(self.history, state.rules.arms),
        )
