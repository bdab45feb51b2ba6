"""Plans of hands as level 6 makes them for its own train, and a memory of those made last.

A set of tiles is two words of bits here, so that a hand can be told from another at once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.bots.planner import NO_SECOND, TOP, Search
from boneyard.rules.state import ZEROS, bit_place
from boneyard.rules.tile import tile_set

TILE_BITS: Final = 7
"""A plan's weight carries the number of its tiles in its lowest bits."""
TILE_IN_PLAN: Final = 3
"""Planning counts each tile as this many extra pips."""

LOW_TILES: Final = 46
"""So many tiles of the set have their bit in the low word, the others in the high one."""


def bits_of_tiles(first: i64, beyond: i64) -> vec[i64]:
    """A word's bits at the codes of its tiles, from one place in the set up to another; elsewhere 0."""
    words = ZEROS[:256]
    tiles = tile_set(TOP)
    bit: i64 = 1  # doubled, not shifted: mypyc 2.4 shifts a constant as 32 bits
    while first < beyond:
        words[tiles[first]] = bit
        bit += bit
        first += 1
    return words


def tiles_with(words: vec[i64]) -> vec[i64]:
    """For each number the bits of all tiles that have it."""
    found = ZEROS[:16]
    for code in tile_set(TOP):
        found[code >> 4] |= words[code]
        found[code & 15] |= words[code]
    return found


def doubles_in(words: vec[i64]) -> i64:
    found: i64 = 0
    for number in range(TOP + 1):
        found |= words[number << 4 | number]
    return found


LOW: Final = bits_of_tiles(0, LOW_TILES)
HIGH: Final = bits_of_tiles(LOW_TILES, len(tile_set(TOP)))
LOW_WITH: Final = tiles_with(LOW)
HIGH_WITH: Final = tiles_with(HIGH)
LOW_DOUBLES: Final = doubles_in(LOW)
HIGH_DOUBLES: Final = doubles_in(HIGH)


def number_of(word: i64) -> i64:
    """How many of its bits are set, of at most 48."""
    word -= word >> 1 & 0x5555_5555_5555
    word = (word & 0x3333_3333_3333) + (word >> 2 & 0x3333_3333_3333)
    word = word + (word >> 4) & 0x0F0F_0F0F_0F0F
    word += word >> 8
    return word + (word >> 16) + (word >> 32) & 0x7F


class HandPlans:
    """The best train of a hand from a number: its pips, its tiles, and the tiles that are spare.

    `slots` is a power of two: so many plans are remembered, each in the slot its hand falls on.
    """

    def __init__(self, slots: i64) -> None:
        self.search: Search = Search(1 << TILE_BITS, (TILE_IN_PLAN << TILE_BITS) + 1)
        self.mask: i64 = slots - 1
        self.low: vec[i64] = rows_of_nothing(slots)
        """The hand in each slot; the number its train starts at, plus one, is above the high word's tiles."""
        self.high: vec[i64] = rows_of_nothing(slots)
        self.pips: vec[i64] = rows_of_nothing(slots)
        self.tiles: vec[i64] = rows_of_nothing(slots)
        self.spare_low: vec[i64] = rows_of_nothing(slots)
        self.spare_high: vec[i64] = rows_of_nothing(slots)

    def find(self, rows: vec[i64], low: i64, high: i64, start: i64) -> i64:
        """The slot that has the plan; the rows and the words say the same hand."""
        marked = high | (start + 1) << 48
        slot = scattered(low, high, start) & self.mask
        if self.low[slot] != low or self.high[slot] != marked:
            self.low[slot] = low
            self.high[slot] = marked
            self.plan(slot, rows, start)
        return slot

    def plan(self, slot: i64, rows: vec[i64], start: i64) -> None:
        search = self.search
        search.plan(rows, start, NO_SECOND)
        kept = search.kept
        pips: i64 = 0
        tiles: i64 = 0
        spare_low: i64 = 0
        spare_high: i64 = 0
        a: i64 = 0
        while a <= TOP:
            below = (i64(2) << a) - 1  # each tile once, at its higher number
            row = kept[a] & below
            while row:
                lowest = row & -row
                row ^= lowest
                pips += a + bit_place(lowest)
                tiles += 1
            row = rows[a] & ~kept[a] & below
            while row:
                lowest = row & -row
                row ^= lowest
                code = a << 4 | bit_place(lowest)
                spare_low |= LOW[code]
                spare_high |= HIGH[code]
            a += 1
        self.pips[slot] = pips
        self.tiles[slot] = tiles
        self.spare_low[slot] = spare_low
        self.spare_high[slot] = spare_high


def rows_of_nothing(size: i64) -> vec[i64]:
    return ZEROS[:size] if size <= 256 else vec[i64]([0] * size)


def scattered(low: i64, high: i64, start: i64) -> i64:
    """A number that differs widely between hands that differ a little."""
    mixed = (low & 0x7F_FFFF) * 0x2545_F491 + (low >> 23) * 0x369D_EA0F
    mixed += (high & 0x7F_FFFF) * 0x1F35_6F95 + (high >> 23) * 0x27D4_EB2F + start * 0x1656_67B1
    return mixed >> 24
