"""What a seat of Engine 191 can still lay on its own line, planned exactly, turn by turn.

Hand and score yard are one pool: a tile played from the yard is replaced from the hand [E14], so either way
both the pool and the hand lose one tile. A plan lays tiles from the own end, a station and the tile after it
in one turn [E46], and may pay for a removal to go on from the last station. A pip laid counts by the chance
that the round lasts until then.
"""

from collections.abc import Sequence
from typing import NamedTuple

from boneyard.rules.tile import Tile

TILES_TIMES_TURNS = 72
"""The more tiles, the fewer turns are planned; otherwise planning would take too long."""

TOO_LATE = 0.02
"""Turns less likely than this are not planned."""


class Held(NamedTuple):
    """A pool as a set of bits, `hand` of its tiles still in hand; the own line ends in `end`.

    `base` is the number of its outermost station, or of the main one: a removal leads back to it.
    """

    pool: int
    end: int
    base: int
    hand: int
    pips: int


class Laying(NamedTuple):
    """One tile from one of its halves."""

    bit: int
    far: int
    pips: int


class Future:
    def __init__(
        self,
        pool: Sequence[Tile],
        lasting: Sequence[float],
        engine: int | None,
        drawn: float,
        gone_out: float,
    ) -> None:
        self.bits = {tile: 1 << place for place, tile in enumerate(pool)}
        self.layings: list[list[Laying]] = [[] for _ in range(10)]
        for tile, bit in self.bits.items():
            for near in {tile.high, tile.low}:
                self.layings[near].append(Laying(bit, tile.pips - near, tile.pips))
        turns = max(2, TILES_TIMES_TURNS // max(1, len(pool)))
        self.lasting = [*[chance for chance in lasting[:turns] if chance >= TOO_LATE], 0.0]
        """The chance that the round lasts until our turn of this number, the next being 0."""
        self.engine = engine
        self.drawn = drawn
        """What a drawn tile costs."""
        self.gone_out = gone_out
        """What it is worth to go out."""
        self.known: dict[tuple[int, int, int, int, int], float] = {}

    def without(self, held: Held, tile: Tile) -> Held:
        return held._replace(
            pool=held.pool & ~self.bits[tile], hand=held.hand - 1, pips=held.pips - tile.pips
        )

    def fitting(self, held: Held, number: int) -> list[tuple[Tile, int]]:
        """The tiles of the pool with this number, and the number on their other half."""
        return [
            (tile, tile.pips - number)
            for tile, bit in self.bits.items()
            if number in tile and held.pool & bit
        ]

    def of(self, held: Held) -> float:
        """The pips that will be laid from the next turn on, as far as they can be counted on."""
        return self.from_turn(held.pool, held.end, held.base, held.hand, 0)

    def from_turn(self, pool: int, end: int, base: int, hand: int, turn: int) -> float:
        lasts = self.lasting[turn]
        if lasts == 0:
            return 0.0
        key = (pool, end, base, hand, turn)
        found = self.known.get(key)
        if found is not None:
            return found
        best = self.in_turn(pool, end, base, hand, turn)
        back = base if base != end else self.engine  # [E28] a station at the end goes too
        if back is not None and back != end:
            best = max(best, self.in_turn(pool, back, back, hand, turn) - self.drawn * lasts)
        self.known[key] = best
        return best

    def in_turn(self, pool: int, end: int, base: int, hand: int, turn: int) -> float:
        lasts = self.lasting[turn]
        best = 0.0
        for bit, far, pips in self.layings[end]:
            if not pool & bit:
                continue
            worth = lasts * pips
            if hand == 1:
                worth += lasts * self.gone_out
            elif far == end:
                worth += self.in_turn(pool & ~bit, end, end, hand - 1, turn)
            else:
                worth += self.from_turn(pool & ~bit, far, base, hand - 1, turn + 1)
            best = max(best, worth)
        return best
