"""A table of trains: what its position has besides hands and boneyard."""

from collections.abc import Mapping

from boneyard.record.fields import BadPosition, as_end, as_mapping, as_number, as_seat, as_text, words_in
from boneyard.record.notation import write_end, write_seat
from boneyard.record.table_reader import MOST_PASSES, Table, TableReader, write_passes, write_seats
from boneyard.record.tile_lists import write_laid
from boneyard.rules.action import PUBLIC, SHARED, SHARED_LEFT, SHARED_RIGHT
from boneyard.rules.round import Round
from boneyard.rules.sheet import Sheet
from boneyard.rules.start import Start
from boneyard.rules.state import OUT
from boneyard.rules.trains import TrainsState
from boneyard.rules.trains_round import TrainsRound
from boneyard.rules.trains_start import TrainsStart

Trains = dict[int, tuple[tuple[int, int], ...]]


def read_trains(fields: Mapping[str, object], sheet: Sheet, start: Start, turn: int) -> TrainsRound:
    assert isinstance(start, TrainsStart), sheet.id
    engine = as_number(fields.get("engine"), "engine", 0, start.top)
    state = TrainsState(start.rules, start.players, start.top, engine)
    state.turn = turn
    round_ = TrainsRound(sheet, state)
    round_.trains = dict(sorted(TrainsReader(fields, state).read().items()))
    return round_


class TrainsReader(TableReader):
    def __init__(self, fields: Mapping[str, object], state: TrainsState) -> None:
        super().__init__(fields, state)
        self.state = state
        self.trains: Trains = {}

    def read(self) -> Trains:
        """Fills the state; returns the tiles of the trains as laid."""
        self.read_tiles()
        self.read_markers()
        self.read_first_turns()
        self.read_doubles()
        state = self.state
        state.passes = as_number(self.fields.get("passes", 0), "passes", 0, MOST_PASSES)
        if self.someone_is_out():
            state.over = OUT
        elif state.boneyard_next == state.boneyard_size:
            state.look_for_the_end()
        return self.trains

    def read_layout(self) -> None:
        state = self.state
        for name, text in as_mapping(self.fields.get("trains", {}), "trains").items():
            place = f"trains.{name}"
            end = as_end(name, place)
            if not self.is_train(end):
                raise BadPosition(place, f"there is no train {name} at this table")
            as_laid = end == SHARED and state.rules.shared_splits
            laid = self.tiles.read_train(as_text(text, place), place, strictly_as_laid=as_laid)
            if not laid:
                continue
            self.trains[end] = tuple(laid)
            for near, far in laid:
                state.put_on_table(near << 4 | far)
            state.begun |= 1 << end
            state.end[end] = laid[-1][1]
            if as_laid:
                self.check_super_train(laid, place)
                state.split_shared_train()
                state.end[SHARED_LEFT] = laid[0][0]

    def is_train(self, end: int) -> bool:
        if end == PUBLIC:
            return self.state.rules.public_train
        return end == SHARED or end < self.state.players

    def check_super_train(self, laid: list[tuple[int, int]], place: str) -> None:
        engine = self.state.engine
        begins = range(1) if not self.state.rules.shared_left_open else range(len(laid))
        if not any(laid[i][0] == engine for i in begins):
            raise BadPosition(place, f"no tile here can have begun the Super Train: it begins with {engine}")

    def read_markers(self) -> None:
        self.state.markers = self.read_seats("markers")

    def read_first_turns(self) -> None:
        seats = self.read_seats("first_turns")
        if self.state.rules.own_train_on_first_turn:
            self.state.first_turns = seats

    def read_seats(self, field: str) -> int:
        """A bit for each seat that is named."""
        seats = 0
        for name in words_in(self.fields, field):
            seat = as_seat(name, field, self.state.players)
            if seats >> seat & 1:
                raise BadPosition(field, f"seat {name} is named twice")
            seats |= 1 << seat
        return seats

    def read_doubles(self) -> None:
        state = self.state
        duty_travels = state.rules.duty_travels
        for name in words_in(self.fields, "open_doubles"):
            end = as_end(name, "open_doubles")
            if end in state.double_ends():
                raise BadPosition("open_doubles", f"end {name} is named twice")
            if not self.ends_in_double(end):
                raise BadPosition("open_doubles", f"there is no double at end {name}")
            if duty_travels and state.doubles:
                raise BadPosition("open_doubles", "only one double can wait to be satisfied (CA10)")
            state.open_double(end)
        live = [end for end in state.double_ends() if not state.exhausted(state.end[end])]
        # [BA11] a double that was drawn may wait beside another
        drawn_beside = state.rules.drawn_double_is_special and not state.rules.drawn_double_barred
        if len(live) > 1 and not state.rules.chain and not drawn_beside:
            raise BadPosition("open_doubles", "only one double at a time can wait to be closed (A35)")
        placer = self.fields.get("placer")
        if duty_travels and state.doubles:
            state.placer = as_seat(placer, "placer", state.players)
            if state.binding_double() < 0:
                state.close_double(state.double_ends()[0])  # [CA15]
                state.placer = -1
        elif placer is not None:
            as_seat(placer, "placer", state.players)

    def ends_in_double(self, end: int) -> bool:
        if end >= SHARED and not self.state.shared >> end & 1:
            return False
        train = self.trains.get(SHARED if end in (SHARED_LEFT, SHARED_RIGHT) else end, ())
        if not train:
            return False
        near, far = train[0 if end == SHARED_LEFT else -1]
        return near == far

    def someone_is_out(self) -> bool:
        state = self.state
        waiting = state.placer if state.rules.last_double_waits else -1
        return any(state.count[seat] == 0 and seat != waiting for seat in range(state.players))


def write_trains(round_: Round) -> dict[str, object]:
    assert isinstance(round_, TrainsRound), round_.sheet.id
    state, trains = round_.state, round_.trains
    fields: dict[str, object] = {
        "trains": {write_end(end): write_laid(trains[end]) for end in sorted(trains)},
        "markers": write_seats(state.markers, state.players),
        "open_doubles": " ".join([write_end(end) for end in state.double_ends()]),
    }
    if state.first_turns:
        fields["first_turns"] = write_seats(state.first_turns, state.players)
    if state.rules.duty_travels and state.placer >= 0:
        fields["placer"] = write_seat(state.placer)
    if state.rules.blocked_by_passes:
        fields["passes"] = write_passes(state.passes)
    return fields


TRAINS = Table(
    ("trains", "markers", "open_doubles", "placer", "passes", "first_turns"), read_trains, write_trains
)
