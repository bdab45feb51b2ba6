"""Plans for people: a hand and a number in, the best train out, and all that are as good."""

from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import islice, pairwise
from typing import Final, NamedTuple

from boneyard.bots.planner import Planner
from boneyard.rules.tile import Tile
from boneyard.rules.tile import tile as tile_with

JUMP = 13
"""Not a number on a tile: the place between two trains planned as one."""

Rows = list[int]
"""`rows[a]` has bit b set when tile a-b is there, both ways round."""


class Most(Enum):
    """What a best train has most of; among equals the other decides."""

    PIPS = "pips"
    TILES = "tiles"


Train = tuple[tuple[int, int], ...]
"""Tiles as laid, (near half, far half), from the start on."""


class Plan(NamedTuple):
    """`left` are the tiles the train has no place for."""

    train: Train
    left: tuple[Tile, ...]

    @property
    def pips(self) -> int:
        return sum(near + far for near, far in self.train)

    @property
    def tiles(self) -> int:
        return len(self.train)


class PlanOfTwo(NamedTuple):
    """Two trains at once, each as laid from its own start."""

    trains: tuple[Train, Train]
    left: tuple[Tile, ...]

    @property
    def pips(self) -> int:
        return sum(near + far for train in self.trains for near, far in train)

    @property
    def tiles(self) -> int:
        return sum(len(train) for train in self.trains)


PLANNERS: Final = {Most.PIPS: Planner(128, 1), Most.TILES: Planner(1, 4096)}


def best_train(hand: Iterable[Tile], start: int, most: Most = Most.PIPS) -> Plan:
    """The best train that begins at `start`; a double is laid as soon as its number is reached."""
    tiles = rows_of(hand)
    kept = PLANNERS[most].solve(tiles, start).kept
    return Plan(tuple(trail(kept, start)), left_over(tiles, kept))


def best_trains(hand: Iterable[Tile], start: int, most: Most = Most.PIPS, at_most: int = 100) -> list[Plan]:
    """All trains that are as good as the best, one after the other as they part ways, up to `at_most`."""
    tiles = rows_of(hand)
    planner = PLANNERS[most]
    goal = planner.solve(tiles, start).weight
    found = islice(extend([], tiles, start, goal, planner), at_most)
    return [Plan(tuple(train), left_over(tiles, rows_laid(train))) for train in found]


def best_two_trains(hand: Iterable[Tile], first: int, second: int, most: Most = Most.PIPS) -> PlanOfTwo:
    """The best two trains that begin at these numbers, no tile used twice."""
    tiles = rows_of(hand)
    kept = PLANNERS[most].solve_two(tiles, first, second).kept
    return PlanOfTwo(two_trails(kept, first, second), left_over(tiles, kept))


def extend(
    train: list[tuple[int, int]], rows: Rows, end: int, goal: int, planner: Planner
) -> Iterator[list[tuple[int, int]]]:
    """Every way to go on from `end` that still reaches the goal."""
    if goal == 0:
        yield list(train)
        return
    double = rows[end] >> end & 1
    for far in [end] if double else [number for number in range(13) if rows[end] >> number & 1]:
        rest = without(rows, end, far)
        needed = goal - planner.weight(end, far)
        if planner.solve(rest, far).weight == needed:
            train.append((end, far))
            yield from extend(train, rest, far, needed, planner)
            train.pop()


def two_trails(rows: Rows, first: int, second: int) -> tuple[Train, Train]:
    """One walk from the first number to the second; it jumps where two numbers are left odd."""
    rows = list(rows)
    odd = [
        number
        for number in range(13)
        if ((rows[number] & ~(1 << number)).bit_count() + (number == first) + (number == second)) % 2
    ]
    for number in odd:
        rows[number] |= 1 << JUMP
        rows[JUMP] |= 1 << number
    walked = numbers_walked(rows, first)
    if not odd:
        return tuple(pairwise(walked)), ()
    jump = walked.index(JUMP)
    return tuple(pairwise(walked[:jump])), tuple(pairwise(reversed(walked[jump + 1 :])))


def trail(rows: Rows, start: int) -> list[tuple[int, int]]:
    """One walk from `start` over all these tiles, which are known to allow it."""
    return list(pairwise(numbers_walked(rows, start)))


def numbers_walked(rows: Rows, start: int) -> list[int]:
    rows = list(rows)
    doubles = [number for number in range(13) if rows[number] >> number & 1]
    for number in doubles:
        rows[number] ^= 1 << number
    walked: list[int] = []
    waiting = [start]
    while waiting:
        here = waiting[-1]
        if rows[here]:
            far = (rows[here] & -rows[here]).bit_length() - 1
            rows[here] ^= 1 << far
            rows[far] ^= 1 << here
            waiting.append(far)
        else:
            walked.append(waiting.pop())
    walked.reverse()
    for number in doubles:
        walked.insert(walked.index(number), number)
    return walked


def rows_of(tiles: Iterable[Tile]) -> Rows:
    rows = [0] * 16
    for tile in tiles:
        rows[tile.high] |= 1 << tile.low
        rows[tile.low] |= 1 << tile.high
    return rows


def rows_laid(train: Iterable[tuple[int, int]]) -> Rows:
    return rows_of(tile_with(*halves) for halves in train)


def without(rows: Rows, a: int, b: int) -> Rows:
    rest = list(rows)
    rest[a] &= ~(1 << b)
    rest[b] &= ~(1 << a)
    return rest


def left_over(rows: Rows, kept: Rows) -> tuple[Tile, ...]:
    return tuple(
        Tile(high, low)
        for high in range(12, -1, -1)
        for low in range(high, -1, -1)
        if (rows[high] & ~kept[high]) >> low & 1
    )
