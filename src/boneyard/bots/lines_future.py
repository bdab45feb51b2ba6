"""What a seat of Engine 191 can still lay on its own line, planned exactly, turn by turn.

Hand and score yard are one pool: a tile played from the yard is replaced from the hand [E14], so either way
both the pool and the hand lose one tile. A plan lays tiles from the own end, a station and the tile after it
in one turn [E46], and may pay for a removal to go on from the last station. A pip laid counts by the chance
that the round lasts until then.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.rules.state import NOTHING, ZEROS

TILES_TIMES_TURNS: Final = 72
"""The more tiles, the fewer turns are planned; otherwise planning would take too long."""

TOO_LATE: Final = 0.02
"""Turns less likely than this are not planned."""

MOST_TURNS: Final = 32
ROOM: Final = 1 << 10
NO_PLANS: Final = vec[i64]([0] * ROOM)
NO_WORTH: Final = vec[float]([0.0] * ROOM)
"""To be sliced."""


class Future:
    """Of one pool, a bit for each tile. `base` is the number of the outermost station of the own line, or of
    the main one: a removal leads back to it."""

    def __init__(self) -> None:
        self.pool: i64 = 0
        self.tiles: i64 = 0
        self.pips: i64 = 0
        self.bits: vec[i64] = ZEROS[:]
        """The bit of each tile by its code."""
        self.fitting: vec[i64] = ZEROS[:16]
        """The bits of all tiles with a number."""
        self.layings: vec[i64] = ZEROS[:16]
        """How many tiles have a number, and which: the bit of each and the number on its other half."""
        self.bit: vec[i64] = ZEROS[:]
        self.far: vec[i64] = ZEROS[:]
        self.lasting: vec[float] = NO_WORTH[: MOST_TURNS + 1]
        """The chance that the round lasts until our turn of this number, the next being 0."""
        self.engine: i64 = NOTHING
        self.drawn: float = 0.0
        """What a drawn tile costs."""
        self.gone_out: float = 0.0
        """What it is worth to go out."""
        # What has been planned already: open addressing, the number of the pool in every key.
        self.number: i64 = 0
        self.room: i64 = ROOM
        self.known: i64 = 0
        self.pools: vec[i64] = NO_PLANS[:]
        self.places: vec[i64] = NO_PLANS[:]
        self.worths: vec[float] = NO_WORTH[:]

    def clear(self, engine: i64) -> None:
        """An empty pool, to be filled."""
        number: i64 = 0
        while number < 16:
            self.layings[number] = 0
            self.fitting[number] = 0
            number += 1
        self.pool = 0
        self.tiles = 0
        self.pips = 0
        self.engine = engine
        self.number += 1
        self.known = 0

    def add(self, code: i64) -> None:
        high = code >> 4
        low = code & 15
        bit = i64(1) << self.tiles
        self.tiles += 1
        self.pool |= bit
        self.pips += high + low
        self.bits[code] = bit
        self.add_laying(high, low, bit)
        if low != high:
            self.add_laying(low, high, bit)

    def add_laying(self, near: i64, far: i64, bit: i64) -> None:
        at = near << 4 | self.layings[near]
        self.bit[at] = bit
        self.far[at] = far
        self.layings[near] += 1
        self.fitting[near] |= bit

    def expect(self, lasting: vec[float], turns: i64, drawn: float, gone_out: float) -> None:
        """The chances of so many turns, and what else a plan is valued by."""
        self.drawn = drawn
        self.gone_out = gone_out
        planned = TILES_TIMES_TURNS // self.tiles if self.tiles > 1 else TILES_TIMES_TURNS
        planned = min(max(planned, 2), turns)
        likely: i64 = 0
        turn: i64 = 0
        while turn < planned:
            if lasting[turn] >= TOO_LATE:
                self.lasting[likely] = lasting[turn]
                likely += 1
            turn += 1
        self.lasting[likely] = 0.0

    def of(self, pool: i64, end: i64, base: i64, hand: i64) -> float:
        """The pips that will be laid from the next turn on, as far as they can be counted on."""
        return self.from_turn(pool, end, base, hand, 0)

    def from_turn(self, pool: i64, end: i64, base: i64, hand: i64, turn: i64) -> float:
        lasts = self.lasting[turn]
        if lasts == 0.0:
            return 0.0
        key = end | base << 4 | (hand & 63) << 8 | turn << 14
        at = (pool ^ pool >> 13 ^ pool >> 29) * 31 + key * 40503
        at = (at ^ at >> 15) & (self.room - 1)
        key |= self.number << 20
        while self.places[at] >> 20 == self.number:
            if self.places[at] == key and self.pools[at] == pool:
                return self.worths[at]
            at = at + 1 & (self.room - 1)
        best = self.in_turn(pool, end, base, hand, turn)
        back = base if base != end else self.engine  # [E28] a station at the end goes too
        if back != NOTHING and back != end:
            best = max(best, self.in_turn(pool, back, back, hand, turn) - self.drawn * lasts)
        self.keep(pool, key, best)
        return best

    def keep(self, pool: i64, key: i64, worth: float) -> None:
        self.known += 1
        if self.known * 2 > self.room:
            self.grow()
        place = key & 0xFFFFF
        at = (pool ^ pool >> 13 ^ pool >> 29) * 31 + place * 40503
        at = (at ^ at >> 15) & (self.room - 1)
        while self.places[at] >> 20 == self.number:
            at = at + 1 & (self.room - 1)
        self.pools[at] = pool
        self.places[at] = key
        self.worths[at] = worth

    def grow(self) -> None:
        """Twice the room. What was there is planned once more if it is needed again."""
        self.room *= 2
        self.known = 1
        self.pools = vec[i64]([0] * self.room)
        self.places = vec[i64]([0] * self.room)
        self.worths = vec[float]([0.0] * self.room)

    def in_turn(self, pool: i64, end: i64, base: i64, hand: i64, turn: i64) -> float:
        lasts = self.lasting[turn]
        best: float = 0.0
        at = end << 4
        last = at + self.layings[end]
        while at < last:
            bit = self.bit[at]
            far = self.far[at]
            at += 1
            if not pool & bit:
                continue
            worth = lasts * float(end + far)
            if hand == 1:
                worth += lasts * self.gone_out
            elif far == end:
                worth += self.in_turn(pool & ~bit, end, end, hand - 1, turn)
            else:
                worth += self.from_turn(pool & ~bit, far, base, hand - 1, turn + 1)
            if worth > best:
                best = worth
        return best
