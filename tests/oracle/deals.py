"""Random deals, and tables where rare things happen often, to send two implementations down one road."""

from __future__ import annotations

import random
from typing import Any

from tests.oracle.match import (
    Start,
    engine_is_set_aside,
    engines,
    first_position,
    start_round,
    tile_set,
    tiles_each,
)
from tests.oracle.tiles import SEATS, Tile, is_double, read_hand, write_tiles
from tests.oracle.trains import Oracle


def player_counts(options: dict[str, Any]) -> list[int]:
    return [2, 3, 4] if options.get("game") == "fast" else [2, 3, 4, 5, 6, 7, 8]


def shuffled_deal(
    sheet: str, options: dict[str, Any], players: int, engine: int, rng: random.Random
) -> tuple[list[list[Tile]], list[Tile]]:
    tiles = tile_set(sheet, options)
    if engine_is_set_aside(sheet, options):
        tiles.remove((engine, engine))
    rng.shuffle(tiles)
    each = tiles_each(sheet, options, players)
    hands = [tiles[seat * each : (seat + 1) * each] for seat in range(players)]
    return hands, tiles[players * each :]


def random_start(
    sheet: str,
    options: dict[str, Any],
    players: int,
    engine: int,
    rng: random.Random,
    round_index: int = 0,
    last_starter: int | None = None,
    last_result: dict[str, Any] | None = None,
) -> Start:
    while True:
        hands, boneyard = shuffled_deal(sheet, options, players, engine, rng)
        start = start_round(sheet, options, engine, hands, boneyard, round_index, last_starter, last_result)
        if start is not None:
            return start


def random_position(sheet: str, options: dict[str, Any], players: int, rng: random.Random) -> dict[str, Any]:
    """The first position of a random round of such a match."""
    engine = rng.choice(engines(sheet, options))
    return first_position(sheet, options, engine, random_start(sheet, options, players, engine, rng))


def random_table(sheet: str, options: dict[str, Any], players: int, rng: random.Random) -> dict[str, Any]:
    """The start of a turn somewhere in a random round, its unseen tiles dealt again.

    The boneyard becomes short and its doubles tend to come first: drawn doubles, empty boneyards and
    full circles are rare in random play and common here. Every second table has an open double. No hand is
    empty and no tile is lost.
    """
    with_open_double = rng.random() < 0.5
    while True:
        oracle = Oracle(random_position(sheet, options, players, rng))
        for _ in range(rng.randrange(10, 60)):
            if oracle.over() is None:
                oracle.do(rng.choice(oracle.legal()))
        while oracle.over() is None and oracle.position()["pending"] is not None:
            oracle.do(rng.choice(oracle.legal()))
        if oracle.over() is None and (oracle.open_doubles or not with_open_double):
            return _dealt_again(oracle.position(), rng)


def _dealt_again(position: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    unseen = read_hand(" ".join([*position["hands"].values(), position["boneyard"]]))
    rng.shuffle(unseen)
    players = position["players"]
    if len(unseen) <= players:
        return position
    if rng.random() < 0.5:
        unseen.sort(key=lambda tile: not is_double(tile))
    boneyard = unseen[: rng.randrange(min(12, len(unseen) - players))]
    rest = unseen[len(boneyard) :]
    rng.shuffle(rest)
    cuts = sorted(rng.sample(range(1, len(rest)), players - 1))
    hands = [rest[a:b] for a, b in zip([0, *cuts], [*cuts, len(rest)], strict=True)]
    named = {SEATS[seat]: write_tiles(hand) for seat, hand in enumerate(hands)}
    return {**position, "hands": named, "boneyard": write_tiles(boneyard), **_first_turns(position, rng)}


def _first_turns(position: dict[str, Any], rng: random.Random) -> dict[str, str]:
    """In a round of super hardly anybody's first turn is left by now: here it is anybody's. [BA3]"""
    if position["sheet"] != "mexican-train-super":
        return {}
    seats = SEATS[: position["players"]]
    return {"first_turns": " ".join(seat for seat in seats if rng.random() < 0.5)}
