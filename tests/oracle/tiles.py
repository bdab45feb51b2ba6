"""Tiles as text and back."""

from __future__ import annotations

Tile = tuple[int, int]  # in a hand and in the boneyard (high, low); in a train as laid, (inner, outer)

SEATS = "ABCDEFGH"


def read_tile(text: str) -> Tile:
    one, other = text.split("-")
    return int(one), int(other)


def high_first(tile: Tile) -> Tile:
    return max(tile), min(tile)


def write_tile(tile: Tile) -> str:
    return f"{tile[0]}-{tile[1]}"


def read_tiles(text: str) -> list[Tile]:
    return [read_tile(word) for word in text.split()]


def read_hand(text: str) -> list[Tile]:
    return [high_first(tile) for tile in read_tiles(text)]


def write_tiles(tiles: list[Tile]) -> str:
    return " ".join(write_tile(tile) for tile in tiles)


def is_double(tile: Tile) -> bool:
    return tile[0] == tile[1]


def pips(tiles: list[Tile]) -> int:
    return sum(high + low for high, low in tiles)
