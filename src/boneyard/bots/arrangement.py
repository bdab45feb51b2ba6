"""Hidden tiles in hidden places: one arrangement that fits everything known, and a walk to the others.

A place is where a tile lies or has lain unseen: dealt to somebody, drawn, or still in the boneyard. The walk
exchanges the tiles of two places wherever both allow it, so that in the long run every arrangement is equally
likely.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boneyard.rules.chance import Mwc
from boneyard.rules.state import State

NOBODY: Final = -1
STILL: Final = 1 << 30
"""The time until which a tile is held that is in a hand or the boneyard now."""


class Arrangement:
    def __init__(self) -> None:
        self.size: i64 = 0
        # Places.
        self.seat: vec[i64] = vec[i64]()
        """Whose the place is; NOBODY's is the boneyard."""
        self.time: vec[i64] = vec[i64]()
        """When its tile was taken in; -1 with the deal."""
        self.pile: vec[i64] = vec[i64]()
        """Which boneyard it came from: 0 as shuffled at first, 1 after the first flip of discards …"""
        self.barred: vec[i64] = vec[i64]()
        """The numbers a tile still unseen cannot have here, and those a double cannot be of."""
        self.barred_doubles: vec[i64] = vec[i64]()
        self.useless: vec[i64] = vec[i64]()
        """The numbers no tile can have here, seen since or not: it was of no use when it was drawn."""
        self.useless_doubles: vec[i64] = vec[i64]()
        self.needed: vec[i64] = vec[i64]()
        """Not 0: the tile here has one of these numbers; a double is of `needed_doubles`."""
        self.needed_doubles: vec[i64] = vec[i64]()
        # Tiles.
        self.tile: vec[i64] = vec[i64]()
        self.owner: vec[i64] = vec[i64]()
        """Who has laid it since; NOBODY for a tile still unseen."""
        self.after: vec[i64] = vec[i64]()
        """It was taken in after the first of these moments and before the second."""
        self.until: vec[i64] = vec[i64]()
        self.tile_pile: vec[i64] = vec[i64]()
        self.gone: vec[i64] = vec[i64]()
        """When it left the hand; STILL for one that is in a hand or the boneyard now."""
        self.lies: vec[i64] = vec[i64]()
        """Which tile lies at each place."""
        self.tried: vec[i64] = vec[i64]()
        self.fits: vec[bool] = vec[bool]()
        """At `place * size + tile`, whether they go together; asked for every exchange."""

    def add_place(
        self,
        seat: int,
        time: int,
        pile: int,
        barred: tuple[int, int],
        useless: tuple[int, int],
        needed: tuple[int, int],
    ) -> None:
        self.seat = append(self.seat, seat)
        self.time = append(self.time, time)
        self.pile = append(self.pile, pile)
        self.barred = append(self.barred, barred[0])
        self.barred_doubles = append(self.barred_doubles, barred[1])
        self.useless = append(self.useless, useless[0])
        self.useless_doubles = append(self.useless_doubles, useless[1])
        self.needed = append(self.needed, needed[0])
        self.needed_doubles = append(self.needed_doubles, needed[1])

    def add_tile(self, tile: int, owner: int, after: int, until: int, gone: int, pile: int) -> None:
        self.tile = append(self.tile, tile)
        self.owner = append(self.owner, owner)
        self.after = append(self.after, after)
        self.until = append(self.until, until)
        self.gone = append(self.gone, gone)
        self.tile_pile = append(self.tile_pile, pile)

    def allows(self, place: i64, tile: i64) -> bool:
        """May this tile lie, or have lain, at this place?"""
        if self.pile[place] != self.tile_pile[tile]:
            return False
        code = self.tile[tile]
        high = i64(1) << (code >> 4)
        both = high | i64(1) << (code & 15)
        double = both == high
        if both & (self.useless_doubles[place] if double else self.useless[place]):
            return False
        needed = self.needed[place] | self.needed_doubles[place]
        if needed and not both & (self.needed_doubles[place] if double else self.needed[place]):
            return False
        owner = self.owner[tile]
        if owner != NOBODY:
            time = self.time[place]
            return owner == self.seat[place] and self.after[tile] < time < self.until[tile]
        return not both & (self.barred_doubles[place] if double else self.barred[place])

    # --- A first arrangement ------------------------------------------------------------------------------

    def settle(self) -> None:
        """Find some arrangement; there is at least one, the real one."""
        self.size = len(self.seat)
        assert self.size == len(self.tile), "as many tiles as places"
        self.lies = vec[i64]([NOBODY] * len(self.seat))
        self.tried = vec[i64]([NOBODY] * len(self.seat))
        self.fits = vec[bool]([False] * (len(self.seat) * len(self.seat)))
        place: i64 = 0
        tile: i64 = 0
        while place < self.size:
            tile = 0
            while tile < self.size:
                self.fits[place * self.size + tile] = self.allows(place, tile)
                tile += 1
            place += 1
        tile = 0
        while tile < self.size:
            assert self.find_place(tile, tile), "what is known contradicts itself"
            tile += 1

    def find_place(self, tile: i64, attempt: i64) -> bool:
        """Put the tile down, moving others that can lie elsewhere as well."""
        place: i64 = 0
        while place < self.size:
            if self.tried[place] != attempt and self.fits[place * self.size + tile]:
                self.tried[place] = attempt
                if self.lies[place] == NOBODY or self.find_place(self.lies[place], attempt):
                    self.lies[place] = tile
                    return True
            place += 1
        return False

    # --- The walk -----------------------------------------------------------------------------------------

    def mix(self, chance: Mwc, steps: i64) -> None:
        size = self.size
        lies = self.lies
        fits = self.fits
        while steps > 0:
            steps -= 1
            a = chance.below(size)
            b = chance.below(size)
            first = lies[a]
            second = lies[b]
            if fits[a * size + second] and fits[b * size + first]:
                lies[a] = second
                lies[b] = first

    def tile_at(self, place: i64) -> i64:
        return self.tile[self.lies[place]]

    def deal_into(self, state: State, hidden: i64) -> None:
        """Give the seats of `hidden` and the boneyard the tiles they have in this arrangement."""
        seat: i64 = 0
        while seat < state.players:
            if hidden >> seat & 1:
                state.count[seat] = 0
                number: i64 = 0
                while number <= state.top:
                    state.hand[seat << 4 | number] = 0
                    number += 1
            seat += 1
        boneyard = state.boneyard[state.boneyard_next : state.boneyard_size]
        n: i64 = 0
        place: i64 = 0
        while place < self.size:
            tile = self.lies[place]
            if self.gone[tile] == STILL:
                if self.seat[place] == NOBODY:
                    boneyard[n] = self.tile[tile]
                    n += 1
                else:
                    state.put_in_hand(self.seat[place], self.tile[tile])
            place += 1
        state.boneyard = boneyard
        state.boneyard_next = 0
        state.boneyard_size = n
