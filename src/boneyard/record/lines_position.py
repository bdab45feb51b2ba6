"""A table of Engine 191: what its position has besides hands and boneyard."""

from collections.abc import Mapping

from boneyard.record.fields import BadPosition, as_end, as_mapping, as_number, as_seat, as_text, words_in
from boneyard.record.notation import write_seat
from boneyard.record.table_reader import MOST_PASSES, Table, TableReader, write_passes, write_seats
from boneyard.record.tile_lists import write_laid, write_tiles
from boneyard.rules.lines import LinesState
from boneyard.rules.lines_round import LinesRound
from boneyard.rules.lines_start import LinesStart
from boneyard.rules.lines_table import LONGEST_LINE
from boneyard.rules.round import Round
from boneyard.rules.sheet import Sheet
from boneyard.rules.start import Start
from boneyard.rules.state import NOTHING, OUT
from boneyard.rules.tile import TILE_CODES


def read_lines(fields: Mapping[str, object], sheet: Sheet, start: Start, turn: int) -> LinesRound:
    assert isinstance(start, LinesStart), sheet.id
    state = LinesState(start.rules, start.players, start.top, _engine(fields, start.top))
    state.turn = turn
    LinesReader(fields, state).read()
    return LinesRound(sheet, state)


def _engine(fields: Mapping[str, object], top: int) -> int:
    """There is none before the reveal."""
    if fields.get("engine") is None:
        return NOTHING
    if fields.get("shown"):
        raise BadPosition("shown", "tiles are shown only before there is an engine (E17)")
    return as_number(fields["engine"], "engine", 0, top)


class LinesReader(TableReader):
    def __init__(self, fields: Mapping[str, object], state: LinesState) -> None:
        super().__init__(fields, state)
        self.state = state

    def read(self) -> None:
        """Fills the state."""
        state = self.state
        self.read_tiles()
        self.read_incomplete()
        state.passes = as_number(self.fields.get("passes", 0), "passes", 0, MOST_PASSES)
        if state.engine == NOTHING:
            self.check_choosing()
            state.next_to_show()
            return
        if not state.rules.flips_when_due:
            state.flip_if_empty()
        if state.rules.replacement_goes_out and any(state.count[seat] == 0 for seat in range(state.players)):
            state.over = OUT
        else:
            state.look_for_the_end()

    def read_layout(self) -> None:
        self.read_lines()
        state = self.state
        yards = as_mapping(self.fields.get("yards", {}), "yards")
        for name, text in yards.items():
            place = f"yards.{name}"
            seat = as_seat(name, place, state.players)
            for tile in self.read_open_pile(as_text(text, place), place):
                state.put_in_yard(seat, tile)
        for tile in self.read_open_pile(as_text(self.fields.get("discards", ""), "discards"), "discards"):
            state.discard(tile)

    def read_lines(self) -> None:
        state = self.state
        for name, text in as_mapping(self.fields.get("trains", {}), "trains").items():
            place = f"trains.{name}"
            seat = as_end(name, place)
            if seat >= state.players:
                raise BadPosition(place, f"there is no line {name} at this table")
            words = as_text(text, place)
            if words.strip() and state.engine == NOTHING:
                raise BadPosition(place, "there are no lines before there is a main station (E18)")
            for near, far in self.tiles.read_train(words, place, strictly_as_laid=False):
                state.put_in_line(seat, near << 4 | far)

    def read_incomplete(self) -> None:
        state = self.state
        for name in words_in(self.fields, "incomplete"):
            seat = as_seat(name, "incomplete", state.players)
            last = state.line[seat * LONGEST_LINE + state.length[seat] - 1] if state.length[seat] else 1
            if last >> 4 != last & 15:
                raise BadPosition("incomplete", f"line {name} does not end in a station")
            if state.incomplete >> seat & 1:
                raise BadPosition("incomplete", f"line {name} is named twice")
            state.incomplete |= 1 << seat

    def read_hands(self) -> None:
        super().read_hands()
        if self.state.engine == NOTHING:
            self.read_shown()

    def read_shown(self) -> None:
        """The choices made so far; a chosen tile is in its hand already, or is put there."""
        state = self.state
        for name, text in as_mapping(self.fields.get("shown", {}), "shown").items():
            place = f"shown.{name}"
            seat = as_seat(name, place, state.players)
            self.tiles.place = place
            near, far = self.tiles.read_halves(as_text(text, place))
            tile = TILE_CODES[near << 4 | far]
            if not state.holds(seat, tile):
                self.tiles.put(near, far)
                state.put_in_hand(seat, tile)
            state.shown[seat] = tile

    def check_choosing(self) -> None:
        """Nobody has had a turn yet, and everybody holds the tile they show. [E17]"""
        state = self.state
        for seat in range(state.players):
            if state.count[seat] == 0:
                raise BadPosition(f"hands.{write_seat(seat)}", "everybody needs a tile to show (E17)")
            if state.yard_tiles(seat):
                raise BadPosition(
                    f"yards.{write_seat(seat)}", "score yards are empty before the reveal (E17)"
                )
        if state.discarded:
            raise BadPosition("discards", "nothing has been removed before the reveal (E17)")
        if state.passes:
            raise BadPosition("passes", "nobody has passed before the reveal (E17)")


def write_lines(round_: Round) -> dict[str, object]:
    assert isinstance(round_, LinesRound), round_.sheet.id
    state = round_.state
    seats = range(state.players)
    fields: dict[str, object] = {
        "trains": {
            write_seat(seat): write_laid(state.tiles_of_line(seat)) for seat in seats if state.length[seat]
        },
        "yards": {write_seat(seat): write_tiles(state.yard_tiles(seat)) for seat in seats},
        "discards": write_tiles([state.discards[i] for i in range(state.discarded)]),
        "incomplete": write_seats(state.incomplete, state.players),
        "passes": write_passes(state.passes),
    }
    if state.engine == NOTHING:
        chosen = [seat for seat in seats if state.shown[seat] != NOTHING]
        fields["shown"] = {write_seat(seat): write_tiles([state.shown[seat]]) for seat in chosen}
    return fields


LINES = Table(("trains", "yards", "discards", "incomplete", "passes", "shown"), read_lines, write_lines)
