"""A table of Chickenfoot: what its position has besides hands and boneyard."""

from collections.abc import Mapping

from boneyard.record.feet_layout import check_layout, least_tracks
from boneyard.record.fields import BadPosition, as_mapping, as_number, as_text, words_in
from boneyard.record.table_reader import Table, TableReader
from boneyard.record.tile_lists import write_tiles
from boneyard.rules.arguments import shorten
from boneyard.rules.feet import TOES, FeetState
from boneyard.rules.feet_round import FeetRound
from boneyard.rules.feet_start import FeetStart
from boneyard.rules.round import Round
from boneyard.rules.sheet import Sheet
from boneyard.rules.start import Start
from boneyard.rules.state import BLOCKED, NOTHING, OUT, RUNNING


def read_feet(fields: Mapping[str, object], sheet: Sheet, start: Start, turn: int) -> FeetRound:
    assert isinstance(start, FeetStart), sheet.id
    engine = as_number(fields.get("engine"), "engine", 0, start.top)
    state = FeetState(start.rules, start.players, start.top, engine)
    state.turn = turn
    round_ = FeetRound(sheet, state)
    round_.laid = FeetReader(fields, state).read()
    return round_


class FeetReader(TableReader):
    def __init__(self, fields: Mapping[str, object], state: FeetState) -> None:
        super().__init__(fields, state)
        self.state = state
        self.laid: list[int] | None = None

    def read(self) -> list[int] | None:
        """Fills the state; returns the tiles on the table, None if they are not given."""
        self.read_ends()
        self.read_foot()
        self.read_tiles()
        state = self.state
        if any(state.count[seat] == 0 for seat in range(state.players)):
            state.over = OUT
            return self.laid
        if state.foot != NOTHING:
            state.look_at_the_foot()
        if state.over == RUNNING and state.boneyard_next == state.boneyard_size and state.nobody_can_play():
            state.over = BLOCKED
        return self.laid

    def read_layout(self) -> None:
        state = self.state
        text = self.fields.get("laid")
        state.table_told = text is not None
        if text is not None:
            self.tiles.free_hub()
            self.laid = self.read_open_pile(as_text(text, "laid"), "laid")
            for tile in self.laid:
                state.put_on_table(tile)
        if state.foot != NOTHING:
            self.reserve_double(state.foot, "the foot")
        self.reserve_double(state.engine, "the spinner")

    def reserve_double(self, number: int, place: str) -> None:
        """This double is on the table, whether it was listed or not."""
        double = number << 4 | number
        if not self.tiles.is_placed(double):
            self.tiles.place = place
            self.tiles.put(number, number)
            self.state.put_on_table(double)
            if self.laid is not None:
                self.laid.insert(0, double)

    def check_tiles(self) -> None:
        check_layout(self.state, self.tiles)
        super().check_tiles()

    def tiles_untold(self) -> int:
        return 0 if self.state.table_told else least_tracks(self.state)

    def read_ends(self) -> None:
        state = self.state
        state.arms = as_number(self.fields.get("arms"), "arms", 0, state.rules.arms)
        numbers = {str(number) for number in range(state.top + 1)}
        for word in words_in(self.fields, "ends"):
            if word not in numbers:
                raise BadPosition("ends", f"{shorten(word)} is not a number of a double-{state.top} set")
            state.open_end(int(word))

    def read_foot(self) -> None:
        state = self.state
        if self.fields.get("foot") is None:
            return
        foot = as_mapping(self.fields["foot"], "foot")
        for name in foot:
            if name not in ("pips", "toes"):
                raise BadPosition("foot", f"a foot has no field {shorten(name)}")
        state.foot = as_number(foot.get("pips"), "foot.pips", 0, state.top)
        state.toes = as_number(foot.get("toes"), "foot.toes", 1, TOES)
        if state.foot == state.engine:
            raise BadPosition("foot.pips", "the spinner itself is not a foot (FA5)")


def write_feet(round_: Round) -> dict[str, object]:
    assert isinstance(round_, FeetRound), round_.sheet.id
    state, laid = round_.state, round_.laid
    numbers = [str(number) for number in range(state.top + 1) for _ in range(state.ends[number])]
    fields: dict[str, object] = {
        "arms": state.arms,
        "ends": " ".join(numbers),
        "foot": None if state.foot == NOTHING else {"pips": state.foot, "toes": state.toes},
    }
    if laid is not None:
        fields["laid"] = write_tiles(laid)
    return fields


FEET = Table(("arms", "ends", "foot", "laid"), read_feet, write_feet)
