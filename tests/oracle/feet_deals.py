"""Random deals, and tables where rare things happen often, to send two implementations down one road."""

from __future__ import annotations

import random
from typing import Any

from tests.oracle.feet import FeetOracle
from tests.oracle.feet_match import Start, doubles, first_position, start_round, tile_set, tiles_each
from tests.oracle.feet_switches import random_switches_for
from tests.oracle.tiles import SEATS, Tile, is_double, read_hand, read_tile, write_tiles

PLAYER_COUNTS = [2, 3, 4, 5, 6, 7, 8]


def shuffled_deal(players: int, rng: random.Random) -> tuple[list[list[Tile]], list[Tile]]:
    tiles = tile_set(players)
    rng.shuffle(tiles)
    each = tiles_each(players)
    hands = [tiles[seat * each : (seat + 1) * each] for seat in range(players)]
    return hands, tiles[players * each :]


def random_start(
    options: dict[str, Any], players: int, needed: int, rng: random.Random, last_starter: int | None = None
) -> Start:
    while True:
        hands, boneyard = shuffled_deal(players, rng)
        start = start_round(options, needed, hands, boneyard, last_starter)
        if start is not None:
            return start


def random_position(options: dict[str, Any], players: int, rng: random.Random) -> dict[str, Any]:
    """The first position of a random round of such a match."""
    needed = rng.choice(doubles(options, players))
    return first_position(options, random_start(options, players, needed, rng))


def random_table(options: dict[str, Any], players: int, rng: random.Random) -> dict[str, Any]:
    """The start of a turn somewhere in a random round; nothing is lost and no hand is empty.

    The hidden tiles have been dealt again, now and then on the way here and once more at the end, with a
    short boneyard. On the way doubles were held back, so that many come late: dead feet, full arms, many ends
    of one number. The last deal often gives the doubles to the seat to move or puts them on top of the
    boneyard. Every second table has an open foot. A few are over already (see `finished_table` for more).
    """
    with_foot = rng.random() < 0.5
    while True:
        oracle = FeetOracle(random_position(options, players, rng))
        for _ in range(rng.randrange(5, 70)):
            if oracle.over() is not None:
                break
            _one_turn(oracle, rng, rng.random() < 0.1)
            if sum(map(len, oracle.hands.values())) + len(oracle.boneyard) < 3 * players:
                break
            if rng.random() < 0.2 or min(map(len, oracle.hands.values())) < 2:
                oracle = FeetOracle(_dealt_again(oracle.position(), rng, shorten=False))
        if oracle.over() is None and with_foot and oracle.foot is None:
            oracle = FeetOracle(_dealt_again(oracle.position(), rng, shorten=False, doubles_to="turn"))
            _one_turn(oracle, rng, True)
        if oracle.over() is not None or (with_foot and oracle.foot is None):
            continue
        doubles_to = rng.choice(["", "turn", "boneyard"])
        return _dealt_again(oracle.position(), rng, shorten=True, doubles_to=doubles_to)


def finished_table(options: dict[str, Any], players: int, rng: random.Random) -> dict[str, Any]:
    """A table whose round is over: to be answered as over at once."""
    oracle = FeetOracle(random_table(options, players, rng))
    while oracle.over() is None:
        oracle.do(rng.choice(oracle.legal()))
    return oracle.position()


def strange_table(players: int, rng: random.Random) -> dict[str, Any]:
    """A table reached under some answers and asked about under others, sometimes without `laid`.

    Here an open foot meets arms that must be filled first, and a dead foot lies there already.
    """
    before, now = random_switches_for(players, rng), random_switches_for(players, rng)
    now.pop("spinner", None)  # the arms on the table must be those of the answer
    if "spinner" in before:
        now["spinner"] = before["spinner"]
    before["dead_foot"] = "binds"  # so that `laid` and the feet always agree
    position = {**random_table(before, players, rng), "options": now}
    if rng.random() < 0.3:
        del position["laid"]
    return position


def _one_turn(oracle: FeetOracle, rng: random.Random, doubles_too: bool) -> None:
    seat = oracle.turn
    while oracle.over() is None and oracle.turn == seat:
        legal = oracle.legal()
        wanted = [action for action in legal if "@" in action and _is_double_play(action) == doubles_too]
        if not wanted and not doubles_too:
            wanted = [action for action in legal if not ("@" in action and _is_double_play(action))]
        oracle.do(rng.choice(wanted or legal))


def _is_double_play(action: str) -> bool:
    return is_double(read_tile(action.partition("@")[0]))


def _hidden(position: dict[str, Any]) -> list[Tile]:
    return read_hand(" ".join([*position["hands"].values(), position["boneyard"]]))


def _dealt_again(
    position: dict[str, Any], rng: random.Random, shorten: bool, doubles_to: str = ""
) -> dict[str, Any]:
    """Hands of any sizes, none empty; `shorten`: at most 11 tiles in the boneyard, often none."""
    hidden = _hidden(position)
    players = position["players"]
    if len(hidden) < 2 * players:
        return position
    rng.shuffle(hidden)
    if doubles_to == "boneyard":
        hidden.sort(key=lambda tile: not is_double(tile))
    elif doubles_to == "turn":
        hidden.sort(key=is_double)
    most = min(12, len(hidden) - players) if shorten else len(hidden) // 2
    size = 0 if shorten and rng.random() < 0.3 else rng.randrange(most)
    boneyard, rest = hidden[:size], hidden[size:]
    if doubles_to != "turn":
        rng.shuffle(rest)
    cuts = sorted(rng.sample(range(1, len(rest)), players - 1))
    hands = [rest[a:b] for a, b in zip([0, *cuts], [*cuts, len(rest)], strict=True)]
    turn = SEATS.index(position["turn"])
    # The last of the hands, where `turn` has gathered the doubles, goes to the seat to move.
    named = {SEATS[(turn + 1 + seat) % players]: hands[seat] for seat in range(players)}
    return {
        **position,
        "hands": {seat: write_tiles(named[seat]) for seat in SEATS[:players]},
        "boneyard": write_tiles(boneyard),
    }
