"""Tiles: as values for people, as small numbers (high half in the upper four bits) for the state."""

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

UNKNOWN: Final = -1
"""The code of a tile that lies face down and that nobody has named."""


class Tile(NamedTuple):
    """The higher half comes first.

    >>> tile = Tile(12, 5)
    >>> str(tile), tile.pips, tile.is_double
    ('12-5', 17, False)
    >>> 5 in tile
    True
    """

    high: int
    low: int

    @property
    def pips(self) -> int:
        return self.high + self.low

    @property
    def is_double(self) -> bool:
        return self.high == self.low

    def __str__(self) -> str:
        return f"{self.high}-{self.low}"


def tile(a: int, b: int) -> Tile:
    """The tile with these halves, in either order."""
    return Tile(a, b) if a >= b else Tile(b, a)


def code_of(value: Tile) -> int:
    return value.high << 4 | value.low


TILES: Final = tuple([Tile(code >> 4, code & 15) for code in range(256)])
"""Each tile once, at its code."""


def tile_of(code: int) -> Tile:
    return TILES[code]


TILE_CODES: Final = vec[i64]([max(i >> 4, i & 15) << 4 | min(i >> 4, i & 15) for i in range(256)])
"""The tile with halves a and b, in either order, at index `a << 4 | b`."""


def in_set(code: i64, top: i64) -> bool:
    """A double-`top` set has this tile, named by its high half first."""
    return code & 15 <= code >> 4 <= top


def tile_set(top: i64) -> vec[i64]:
    """The codes of a double-`top` set in ascending order: 0-0, 1-0, 1-1, 2-0 …"""
    codes = vec[i64]()
    high: i64 = 0
    while high <= top and high < 16:  # more does not go into a code
        low: i64 = 0
        while low <= high:
            codes = append(codes, high << 4 | low)
            low += 1
        high += 1
    return codes
