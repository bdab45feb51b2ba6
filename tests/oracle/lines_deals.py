"""Random deals of Engine 191, and tables where rare things happen often."""

from __future__ import annotations

import random
from typing import Any

from tests.oracle.lines import LinesOracle
from tests.oracle.lines_match import before_the_reveal, deal, highest, tile_set
from tests.oracle.lines_switches import SHEET
from tests.oracle.tiles import SEATS, Tile, high_first, is_double, write_tiles

PLAYER_COUNTS = [2, 3, 4]


def random_deal(options: dict[str, Any], players: int, rng: random.Random) -> dict[str, Any]:
    """A fresh deal, before the reveal."""
    tiles = tile_set(players)
    rng.shuffle(tiles)
    return before_the_reveal(options, *deal(tiles, players))


def random_position(options: dict[str, Any], players: int, rng: random.Random) -> dict[str, Any]:
    """The first turn of a random round: doubles are shown where there are any."""
    while True:
        oracle = LinesOracle(random_deal(options, players, rng))
        while oracle.engine is None and oracle.over() is None:
            doubles = [tile for tile in oracle.hands[oracle.turn] if is_double(tile)]
            shown = rng.choice(doubles or oracle.hands[oracle.turn])
            oracle.do(f"show {write_tiles([shown])}")
        if oracle.over() is None:
            return oracle.position()


def random_table(options: dict[str, Any], players: int, rng: random.Random) -> dict[str, Any]:
    """The start of a turn with every tile of the set somewhere.

    Lines full of doubles, stations at their ends, some of them dead; score yards; short boneyards; discards;
    hands of one tile; a row of passes where nothing can be drawn.
    """
    return _table(options, players, rng, set_aside=0)


def sparse_table(options: dict[str, Any], players: int, rng: random.Random) -> dict[str, Any]:
    """The same with part of the set named nowhere, so that all hands and piles are small and rounds short."""
    return _table(options, players, rng, set_aside=rng.randrange(5, 20 if players == 2 else 40))


def _table(options: dict[str, Any], players: int, rng: random.Random, set_aside: int) -> dict[str, Any]:
    engine = rng.randrange(highest(players) + 1)
    tiles = tile_set(players)
    tiles.remove((engine, engine))
    rng.shuffle(tiles)
    lines = _lines(players, engine, tiles, rng)
    for line in lines:
        for tile in line:
            tiles.remove(high_first(tile))
    # All that is left is shared out; everybody gets a hand tile first.
    hands = [[tiles.pop()] for _ in range(players)]
    tiles = tiles[: max(len(tiles) - set_aside, 0)]
    boneyard = _some(tiles, rng.choice([0, 0, 1, 2, 3, 8]))
    discards = _some(tiles, rng.choice([0, 0, 1, 2, 5]))
    yards = [_some(tiles, rng.choice([0, 1, 2, 6])) for _ in range(players)]
    growing = rng.sample(range(players), rng.randrange(1, players + 1))  # the other hands have one tile
    for tile in tiles:
        hands[rng.choice(growing)].append(tile)
    stations = [seat for seat, line in enumerate(lines) if line and is_double(line[-1])]
    incomplete = [SEATS[seat] for seat in stations if rng.random() < 0.75]  # the others were laid bare
    nothing_left = not boneyard and not discards
    return {
        "sheet": SHEET,
        "options": options,
        "players": players,
        "turn": SEATS[rng.randrange(players)],
        "engine": engine,
        "hands": {SEATS[seat]: write_tiles(hand) for seat, hand in enumerate(hands)},
        "boneyard": write_tiles(boneyard),
        "trains": {SEATS[seat]: write_tiles(line) for seat, line in enumerate(lines) if line},
        "yards": {SEATS[seat]: write_tiles(yard) for seat, yard in enumerate(yards)},
        "discards": write_tiles(discards),
        "incomplete": " ".join(incomplete),
        "passes": rng.randrange(players) if nothing_left else 0,
    }


def _some(tiles: list[Tile], number: int) -> list[Tile]:
    taken = tiles[:number]
    del tiles[:number]
    return taken


def _lines(players: int, engine: int, tiles: list[Tile], rng: random.Random) -> list[list[Tile]]:
    """Random lines. One number is liked best: where all its tiles have come down its station is dead."""
    free = list(tiles)
    liked = rng.choice([number for number in range(highest(players) + 1) if number != engine])
    eager = rng.random() < 0.5
    most = rng.choice([2, 6, 14])
    lines: list[list[Tile]] = [[] for _ in range(players)]
    for line in rng.sample(lines, players):
        for _ in range(rng.randrange(most) if not eager else 3 * most):
            end = line[-1][1] if line else engine
            fitting = [tile for tile in free if end in tile and (tile != (liked, liked) or not eager)]
            if eager:
                fitting = [tile for tile in fitting if liked in tile] or fitting
            if not fitting:
                break
            _lay(line, end, rng.choice(fitting), free)
    for line in rng.sample(lines, players):
        end = line[-1][1] if line else engine
        if (end, end) in free and (end == liked or rng.random() < 0.5):
            _lay(line, end, (end, end), free)
    while len(free) < players:  # everybody needs a hand tile
        longest = max(lines, key=len)
        free.append(high_first(longest.pop()))
    return lines


def _lay(line: list[Tile], end: int, tile: Tile, free: list[Tile]) -> None:
    free.remove(tile)
    line.append((end, tile[1] if tile[0] == end else tile[0]))
