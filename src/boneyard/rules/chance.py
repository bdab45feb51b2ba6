"""Chance, handed in from outside: one source for deals people play, one for simulation."""

import hashlib
from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LOW_32: Final = 0xFFFF_FFFF
MULTIPLIER: Final = 2_131_995_753


class Dealer(ABC):
    """Who shuffles."""

    @abstractmethod
    def shuffle(self, tiles: vec[i64], round_number: i64, deal_number: i64, purpose: str) -> None:
        """Put the tiles of a deal into their order, in place."""


class SeededDealer(Dealer):
    """Deals of a match: SHA-256 in counter mode over (seed, round, deal, purpose), unbiased by rejection.

    The exact algorithm, with test vectors, is in docs/dealing.md.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def shuffle(self, tiles: vec[i64], round_number: i64, deal_number: i64, purpose: str) -> None:
        stream = HashStream(self.seed, round_number, deal_number, purpose)
        i = len(tiles) - 1
        while i > 0:
            j = stream.below(i + 1)
            kept = tiles[i]
            tiles[i] = tiles[j]
            tiles[j] = kept
            i -= 1

    def order(self, tiles: list[int], round_number: int, deal_number: int, purpose: str) -> list[int]:
        """The order these tiles are shuffled into. A list, since a vec made by interpreted code is never
        freed when it comes here."""
        shuffled = vec[i64](tiles)
        self.shuffle(shuffled, round_number, deal_number, purpose)
        return [int(tile) for tile in shuffled]


class HashStream:
    """Bytes of SHA-256(domain ‖ seed ‖ round ‖ deal ‖ purpose ‖ counter), counter = 0, 1, 2 …"""

    def __init__(self, seed: bytes, round_number: int, deal_number: int, purpose: str) -> None:
        name = purpose.encode()
        self.prefix = b"".join(
            (
                b"boneyard deal 1",
                len(seed).to_bytes(4, "big"),
                seed,
                round_number.to_bytes(4, "big"),
                deal_number.to_bytes(4, "big"),
                len(name).to_bytes(4, "big"),
                name,
            )
        )
        self.counter = 0
        self.block = b""
        self.position = 0

    def next_byte(self) -> int:
        if self.position == len(self.block):
            self.block = hashlib.sha256(self.prefix + self.counter.to_bytes(8, "big")).digest()
            self.counter += 1
            self.position = 0
        byte = self.block[self.position]
        self.position += 1
        return byte

    def below(self, limit: int) -> int:
        """A number below `limit` (at most 256), every one equally likely: an uneven rest is skipped."""
        usable = 256 - 256 % limit
        byte = self.next_byte()
        while byte >= usable:
            byte = self.next_byte()
        return byte % limit


class Mwc:
    """Chance that can be had again from its seed: multiply-with-carry.

    For bots and simulation only: one known deck order gives its whole state away.

    >>> from boneyard.bots import Mwc
    >>> chance = Mwc(7)
    >>> [chance.below(6) for _ in range(5)]
    [2, 5, 5, 2, 0]
    """

    def __init__(self, seed: int) -> None:
        # Not str(seed): in compiled code that keeps a number of more than 62 bits for ever (mypyc 2.4).
        digest = hashlib.sha256(b"boneyard simulation 1" + f"{seed}".encode()).digest()
        self.state: i64 = int.from_bytes(digest[:7], "big") | 1

    def below(self, limit: i64) -> i64:
        """A number from 0 up to the one before `limit`."""
        self.state = MULTIPLIER * (self.state & LOW_32) + (self.state >> 32)
        return (self.state & LOW_32) * (limit + 0) >> 32  # + 0: what is no number is no limit


class SimulationDealer(Dealer):
    def __init__(self, chance: Mwc) -> None:
        self.chance = chance

    def shuffle(self, tiles: vec[i64], round_number: i64, deal_number: i64, purpose: str) -> None:
        chance = self.chance
        i: i64 = len(tiles) - 1
        while i > 0:
            j = chance.below(i + 1)
            kept = tiles[i]
            tiles[i] = tiles[j]
            tiles[j] = kept
            i -= 1


class StackedDealer(Dealer):
    """Deals in orders laid down beforehand: a first one, then one for each flip of discards."""

    def __init__(self, orders: list[list[int]]) -> None:
        self.orders = orders

    def shuffle(self, tiles: vec[i64], round_number: i64, deal_number: i64, purpose: str) -> None:
        order = self.orders[0] if purpose == "deal" else self.orders[deal_number]
        assert sorted(order) == sorted(tiles), "the same tiles in another order"
        for i, tile in enumerate(order):
            tiles[i] = tile
