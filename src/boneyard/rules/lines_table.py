"""The table of Engine 191: lines, stations, score yards, discards, and where a seat may play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.rules.chance import Dealer
from boneyard.rules.lines_rules import LinesRules
from boneyard.rules.refusal import UnknownTile
from boneyard.rules.state import NOTHING, ZEROS, State
from boneyard.rules.tile import TILE_CODES, UNKNOWN

LONGEST_LINE: Final = 64
"""More than a double-nine set has tiles."""


class LinesTable(State):
    def __init__(self, rules: LinesRules, players: i64, top: i64, engine: i64) -> None:
        super().__init__(players, top, engine)
        self.rules: LinesRules = rules
        self.line: vec[i64] = ZEROS[: players * LONGEST_LINE]
        """The tiles of each seat's line as laid, near half in the upper four bits."""
        self.length: vec[i64] = ZEROS[:players]
        self.end: vec[i64] = vec[i64]([engine] * players)
        """The number each line shows; the main station's where nothing lies."""
        self.incomplete: i64 = 0
        """A bit for each line that ends in an incomplete station."""
        self.score_yard: vec[i64] = ZEROS[: players << 4]
        """The score yards, laid out as the hands are."""
        self.discards: vec[i64] = ZEROS[:LONGEST_LINE]
        self.discarded: i64 = 0
        self.passes: i64 = 0
        self.dealer: Dealer | None = None
        """Who shuffles discards; at a table read from a position nobody does, they keep their order."""
        self.round_number: i64 = 0
        self.flips: i64 = 0
        self.drew: i64 = NOTHING
        """The boneyard tile turned over by the last action."""

    # --- Lines and stations -------------------------------------------------------------------------------

    def put_in_line(self, seat: i64, tile: i64) -> None:
        near = self.end[seat]
        far = (tile >> 4) + (tile & 15) - near
        self.line[seat * LONGEST_LINE + self.length[seat]] = near << 4 | far
        self.length[seat] += 1
        self.end[seat] = far
        self.put_on_table(tile)

    def tiles_of_line(self, seat: i64) -> list[tuple[int, int]]:
        """As laid, (near half, far half), from the main station out."""
        first = seat * LONGEST_LINE
        codes = [self.line[i] for i in range(first, first + self.length[seat])]
        return [(code >> 4, code & 15) for code in codes]

    def take_back_to_station(self, seat: i64) -> None:
        """The end tile goes, and all others back to the last station or the main one. [E25] [E28] [E30]"""
        length = self.length[seat]
        first = seat * LONGEST_LINE
        while True:
            length -= 1
            laid = self.line[first + length]
            self.take_off_table(laid)
            self.discard(TILE_CODES[laid])
            if length == 0:
                self.end[seat] = self.engine
                break
            laid = self.line[first + length - 1]
            if laid >> 4 == laid & 15:
                self.end[seat] = laid & 15
                break
        self.length[seat] = length
        self.incomplete &= ~(i64(1) << seat)  # [E40]

    def discard(self, tile: i64) -> None:
        self.discards[self.discarded] = tile
        self.discarded += 1

    def take_off_table(self, tile: i64) -> None:
        high = tile >> 4
        low = tile & 15
        self.table[high] &= ~(i64(1) << low)
        self.table[low] &= ~(i64(1) << high)

    def is_dead(self, seat: i64) -> bool:
        """All other tiles of the station's number lie in lines, from where none comes back. [EA22]"""
        return self.exhausted(self.end[seat])

    def binding(self) -> i64:
        """The lines whose incomplete station must be completed first. [E33]"""
        if not self.incomplete or not self.rules.dead_station_released:
            return self.incomplete
        lines: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if self.incomplete >> seat & 1 and not self.is_dead(seat):
                lines |= i64(1) << seat
            seat += 1
        return lines

    def open_lines(self, seat: i64) -> i64:
        """Where a seat may lay a tile as far as the lines themselves go."""
        every = (i64(1) << self.players) - 1
        own = i64(1) << seat
        if self.boneyard_next == self.boneyard_size:
            return own | self.incomplete  # [E44] [EA16]
        if not self.rules.owner_starts_line:
            return every  # [E41] [EA6]
        lines = own | self.incomplete
        rival: i64 = 0
        while rival < self.players:
            if self.length[rival] > 0:
                lines |= i64(1) << rival
            rival += 1
        return lines

    def lines_at_turn_start(self, seat: i64) -> i64:
        binding = self.binding()
        return binding or self.open_lines(seat)  # [E34] [E37]

    # --- Piles --------------------------------------------------------------------------------------------

    def put_in_yard(self, seat: i64, tile: i64) -> None:
        high = tile >> 4
        low = tile & 15
        row = seat << 4
        self.score_yard[row | high] |= i64(1) << low
        self.score_yard[row | low] |= i64(1) << high

    def take_from_yard(self, seat: i64, tile: i64) -> None:
        high = tile >> 4
        low = tile & 15
        row = seat << 4
        self.score_yard[row | high] &= ~(i64(1) << low)
        self.score_yard[row | low] &= ~(i64(1) << high)

    def in_yard(self, seat: i64, tile: i64) -> bool:
        return self.score_yard[seat << 4 | tile >> 4] >> (tile & 15) & 1 == 1

    def depleted(self) -> bool:
        """Nothing is left to draw. [EA16]"""
        return self.boneyard_next == self.boneyard_size and self.discarded == 0

    def turn_over(self) -> i64:
        """The next boneyard tile; it goes nowhere yet."""
        if self.boneyard_next == self.boneyard_size:
            self.flip()  # [EA10]
        tile = self.boneyard[self.boneyard_next]
        if tile == UNKNOWN:
            raise UnknownTile
        self.boneyard_next += 1
        self.drew = tile
        if not self.rules.flips_when_due:
            self.flip_if_empty()
        return tile

    def flip_if_empty(self) -> None:
        if self.boneyard_next == self.boneyard_size and self.discarded > 0:
            self.flip()  # [EA11]

    def flip(self) -> None:
        """The discards are turned down and shuffled into a new boneyard. [E31]"""
        self.boneyard = self.discards[: self.discarded]
        self.boneyard_next = 0
        self.boneyard_size = self.discarded
        self.discarded = 0
        self.flips += 1
        if self.dealer is not None:
            self.dealer.shuffle(self.boneyard, self.round_number, self.flips, "flip")

    def yard_tiles(self, seat: i64) -> list[int]:
        """The codes of the tiles in this score yard, high numbers first."""
        return self.tiles_in(self.score_yard, seat)

    def score(self, seat: i64) -> i64:
        return self.pips(seat) + self.pips_in(self.score_yard, seat)  # [E56]

    def left_to_win(self, seat: i64) -> i64:
        return self.score(seat)  # [E57] [E58] [EA27] whoever went out
