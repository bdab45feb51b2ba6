"""What every family's round has in common, laid out for speed: rows of bits for hands and table.

`hand[seat << 4 | e]` has bit m set when the seat holds tile e-m (both ways round), so the tiles that fit an
end showing e are exactly that row. `table` likewise. Actions are small numbers (see action.py).
"""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.rules.refusal import UnknownTile
from boneyard.rules.tile import UNKNOWN

RUNNING: Final = 0
OUT: Final = 1
BLOCKED: Final = 2
YARD_EMPTY: Final = 3
REDEAL: Final = 4

NOTHING: Final = -1
"""No tile, no seat, no number."""

MOST_CHOICES: Final = 192
"""More than any turn can offer: ten ends with twelve tiles each."""

ZEROS: Final = vec[i64]([0] * 256)
"""To be sliced: the quickest way to a row of zeros."""

# The place of the only bit set in a number below 2**16, by a de Bruijn sequence.
BIT_PLACES: Final = vec[i64]([0, 1, 2, 5, 3, 9, 6, 11, 15, 4, 8, 10, 14, 7, 13, 12])


def bit_place(bit: i64) -> i64:
    return BIT_PLACES[(bit * 0x09AF & 0xFFFF) >> 12]


def numbers_in(bits: i64) -> tuple[int, ...]:
    """The numbers whose bits are set, the lowest first."""
    numbers: list[int] = []
    number: i64 = 0
    while number < 16 and bits >> number:
        if bits >> number & 1:
            numbers.append(number)
        number += 1
    return tuple(numbers)


class State(ABC):
    """A round in the middle of play. `apply` trusts its caller; `step` does not."""

    def __init__(self, players: i64, top: i64, engine: i64) -> None:
        self.players: i64 = players
        self.top: i64 = top
        self.engine: i64 = engine
        """The number of the double in the middle; NOTHING while it is not found."""
        self.turn: i64 = 0
        self.starter: i64 = NOTHING
        """Who began the round, where that is known."""
        self.over: i64 = RUNNING
        self.hand: vec[i64] = ZEROS[: players << 4]
        self.count: vec[i64] = ZEROS[:players]
        self.table: vec[i64] = ZEROS[:16]
        self.boneyard: vec[i64] = vec[i64]()
        self.boneyard_next: i64 = 0
        self.boneyard_size: i64 = 0
        self.choices: vec[i64] = ZEROS[:MOST_CHOICES]
        if engine != NOTHING:
            self.put_on_table(engine << 4 | engine)

    def put_on_table(self, tile: i64) -> None:
        high = tile >> 4
        low = tile & 15
        self.table[high] |= i64(1) << low
        self.table[low] |= i64(1) << high

    def put_in_hand(self, seat: i64, tile: i64) -> None:
        high = tile >> 4
        low = tile & 15
        row = seat << 4
        self.hand[row | high] |= i64(1) << low
        self.hand[row | low] |= i64(1) << high
        self.count[seat] += 1

    def put_all_in_hand(self, seat: i64, tiles: list[int]) -> None:
        """Tiles as they are read from a position: an unknown one only counts."""
        for tile in tiles:
            if tile == UNKNOWN:
                self.count[seat] += 1
            else:
                self.put_in_hand(seat, tile)

    def take_from_hand(self, seat: i64, tile: i64) -> None:
        high = tile >> 4
        low = tile & 15
        row = seat << 4
        self.hand[row | high] &= ~(i64(1) << low)
        self.hand[row | low] &= ~(i64(1) << high)
        self.count[seat] -= 1

    def holds(self, seat: i64, tile: i64) -> bool:
        return self.hand[seat << 4 | tile >> 4] >> (tile & 15) & 1 == 1

    def draw_tile(self, seat: i64) -> i64:
        """Turn over the next boneyard tile into this hand."""
        tile = self.boneyard[self.boneyard_next]
        if tile == UNKNOWN:
            raise UnknownTile
        self.boneyard_next += 1
        self.put_in_hand(seat, tile)
        return tile

    def exhausted(self, number: i64) -> bool:
        """Every tile of this number lies on the table."""
        return self.table[number] == (i64(1) << (self.top + 1)) - 1

    def hand_tiles(self, seat: i64) -> list[int]:
        """The codes of the tiles known to be in this hand, high numbers first."""
        return self.tiles_in(self.hand, seat)

    def tiles_in(self, rows: vec[i64], seat: i64) -> list[int]:
        tiles: list[int] = []
        high = self.top
        while high >= 0:
            row = rows[seat << 4 | high]
            low = high
            while low >= 0:
                if row >> low & 1:
                    tiles.append(high << 4 | low)
                low -= 1
            high -= 1
        return tiles

    def pips(self, seat: i64) -> i64:
        return self.pips_in(self.hand, seat)

    def score(self, seat: i64) -> i64:
        """What this hand would cost if the round were over."""
        return self.pips(seat)

    def pips_in(self, rows: vec[i64], seat: i64) -> i64:
        total: i64 = 0
        number: i64 = 0
        while number <= self.top:
            row = rows[seat << 4 | number]
            if row >> number & 1:
                total += number  # a double counts both its halves, but is in its row only once
            while row:
                row &= row - 1
                total += number
            number += 1
        return total

    def winners(self) -> i64:
        """The round is over: a bit for each seat that has won it."""
        won: i64 = 0
        least: i64 = 1 << 30
        seat: i64 = 0
        while seat < self.players:
            left = self.left_to_win(seat)
            if left <= least:
                won = (won if left == least else 0) | i64(1) << seat
                least = left
            seat += 1
        return won

    def left_to_win(self, seat: i64) -> i64:
        """Whoever has the least of this has won: tiles if somebody went out, otherwise pips."""
        return self.count[seat] if self.over == OUT else self.pips(seat)

    def hand_known(self, seat: i64) -> bool:
        return len(self.hand_tiles(seat)) == self.count[seat]

    def hands_known(self) -> bool:
        seat: i64 = 0
        while seat < self.players:
            if not self.hand_known(seat):
                return False
            seat += 1
        return True

    def deal(self, deck: vec[i64], each: i64) -> None:
        """Seat after seat takes its tiles from the front of the deck; the rest is the boneyard."""
        i: i64 = 0
        while i < self.players * each:
            self.put_in_hand(i // each, deck[i])
            i += 1
        self.boneyard = deck
        self.boneyard_next = i
        self.boneyard_size = len(deck)

    def copy_into(self, other: "State") -> None:
        other.turn = self.turn
        other.starter = self.starter
        other.over = self.over
        other.hand = self.hand[:]
        other.count = self.count[:]
        other.table = self.table[:]
        other.boneyard = self.boneyard
        other.boneyard_next = self.boneyard_next
        other.boneyard_size = self.boneyard_size

    @abstractmethod
    def clone(self) -> "State":
        """The same round once more, sharing nothing that can change."""

    @abstractmethod
    def list_choices(self) -> i64:
        """Write the legal actions into `choices`; how many there are."""

    @abstractmethod
    def apply(self, action: i64) -> None:
        """Do an action that is known to be legal."""

    def legal(self) -> list[int]:
        n = self.list_choices()
        found: list[int] = []
        i: i64 = 0
        while i < n:
            found.append(self.choices[i])
            i += 1
        return found

    def allows(self, action: i64) -> bool:
        n = self.list_choices()
        i: i64 = 0
        while i < n:
            if self.choices[i] == action:
                return True
            i += 1
        return False

    def step(self, action: int) -> None:
        if not self.allows(action):
            raise ValueError(f"{action} is not legal here")
        self.apply(action)
