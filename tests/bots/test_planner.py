"""The planner's train is the best there is: beside an exhaustive search, and by what a train must be."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard import Tile
from boneyard.bots.plan import Most, Plan, best_train, best_trains, best_two_trains
from boneyard.bots.planner import Planner
from tests.counts import count

SET = [Tile(high, low) for high in range(13) for low in range(high + 1)]
HANDS = st.lists(st.sampled_from(SET), unique=True, max_size=91)
STARTS = st.integers(0, 12)

Worth = tuple[int, int]


def worth(plan: Plan, most: Most) -> Worth:
    return (plan.pips, plan.tiles) if most is Most.PIPS else (plan.tiles, plan.pips)


def exhaustive(hand: list[Tile], start: int, weigh: Callable[[Tile], Worth]) -> tuple[Worth, int]:
    """The worth of the best train, and how many trains have it; doubles come as soon as they can."""
    found: dict[tuple[int, int], tuple[Worth, int]] = {}

    def search(used: int, end: int) -> tuple[Worth, int]:
        key = (used, end)
        if key not in found:
            fitting = [i for i, tile in enumerate(hand) if not used >> i & 1 and end in tile]
            doubles = [i for i in fitting if hand[i].is_double]
            best, ways = (0, 0), 1
            for i in doubles or fitting:
                (first, second), number = search(used | 1 << i, hand[i].pips - end)
                gain = weigh(hand[i])
                total = (first + gain[0], second + gain[1])
                if total > best:
                    best, ways = total, number
                elif total == best:
                    ways += number
            found[key] = best, ways
        return found[key]

    return search(0, start)


@pytest.mark.parametrize("most", Most)
def test_the_best_train_is_the_one_an_exhaustive_search_finds(most: Most) -> None:
    chance = random.Random(most.value)
    for _ in range(count(60, 5000)):
        hand = chance.sample(SET, chance.randint(6, count(14, 18)))
        start = chance.randrange(13)
        best, ways = exhaustive(
            hand, start, lambda tile: (tile.pips, 1) if most is Most.PIPS else (1, tile.pips)
        )

        assert worth(best_train(hand, start, most), most) == best, (hand, start)
        if ways <= 20:
            assert len(best_trains(hand, start, most)) == ways, (hand, start)


@given(HANDS, STARTS, st.sampled_from(Most))
def test_a_plan_is_a_train_of_tiles_of_the_hand(hand: list[Tile], start: int, most: Most) -> None:
    plan = best_train(hand, start, most)
    laid = [Tile(max(halves), min(halves)) for halves in plan.train]

    assert [near for near, _ in plan.train] == [start, *(far for _, far in plan.train)][: plan.tiles]
    assert sorted([*laid, *plan.left]) == sorted(hand)
    assert list(plan.left) == sorted(plan.left, reverse=True)
    assert plan.pips == sum(tile.pips for tile in laid)


@given(HANDS, STARTS)
def test_a_double_is_laid_when_its_number_is_reached_first(hand: list[Tile], start: int) -> None:
    plan = best_train(hand, start)
    reached: set[int] = set()
    for near, far in plan.train:
        if near not in reached and Tile(near, near) in hand:
            assert far == near
        reached.add(near)


@given(st.lists(st.sampled_from(SET), unique=True, max_size=12), STARTS, st.sampled_from(Most))
def test_all_best_trains_are_different_and_as_good_as_the_best(
    hand: list[Tile], start: int, most: Most
) -> None:
    plans = best_trains(hand, start, most)

    assert len({plan.train for plan in plans}) == len(plans) >= 1
    assert {worth(plan, most) for plan in plans} == {worth(best_train(hand, start, most), most)}


def test_no_more_trains_are_listed_than_asked_for() -> None:
    hand = [Tile(high, low) for high in range(7) for low in range(high + 1)]

    assert len(best_trains(hand, 6, at_most=100)) == 100


def test_the_whole_set_is_one_train() -> None:
    """Every number has twelve partners, so nothing is left over."""
    assert best_train(SET, 12).left == ()


def test_a_hand_without_the_number_makes_no_train() -> None:
    assert best_train([Tile(7, 1)], 12) == Plan((), (Tile(7, 1),))


def test_the_heaviest_train_need_not_be_the_longest() -> None:
    hand = [Tile(12, 11), Tile(12, 1), Tile(1, 0), Tile(2, 0)]

    assert best_train(hand, 12, Most.PIPS).train == ((12, 11),)
    assert best_train(hand, 12, Most.TILES).train == ((12, 1), (1, 0), (0, 2))


# --- Two trains -------------------------------------------------------------------------------------------


def exhaustive_two(hand: list[Tile], first: int, second: int) -> Worth:
    """The most pips two trains can have, then tiles, by trying everything."""
    found: dict[tuple[int, int, int], Worth] = {}

    def search(used: int, one: int, other: int) -> Worth:
        key = (used, one, other)
        if key not in found:
            best = (0, 0)
            for i, tile in enumerate(hand):
                if used >> i & 1:
                    continue
                if one in tile:
                    pips, tiles = search(used | 1 << i, tile.pips - one, other)
                    best = max(best, (pips + tile.pips, tiles + 1))
                if other in tile:
                    pips, tiles = search(used | 1 << i, one, tile.pips - other)
                    best = max(best, (pips + tile.pips, tiles + 1))
            found[key] = best
        return found[key]

    return search(0, first, second)


def test_two_trains_are_the_best_an_exhaustive_search_finds() -> None:
    chance = random.Random(2)
    for _ in range(count(60, 1000)):
        hand = chance.sample(SET, chance.randint(2, count(9, 11)))
        first, second = chance.randrange(13), chance.randrange(13)
        plan = best_two_trains(hand, first, second)

        assert (plan.pips, plan.tiles) == exhaustive_two(hand, first, second), (hand, first, second)


@given(HANDS, STARTS, STARTS, st.sampled_from(Most))
def test_two_trains_begin_where_they_should_and_use_no_tile_twice(
    hand: list[Tile], first: int, second: int, most: Most
) -> None:
    plan = best_two_trains(hand, first, second, most)

    for start, train in zip((first, second), plan.trains, strict=True):
        ends = [start, *[far for _, far in train]]
        assert [near for near, _ in train] == ends[:-1]
    used = [Tile(max(halves), min(halves)) for train in plan.trains for halves in train]
    assert sorted([*used, *plan.left]) == sorted(hand)
    alone = best_train(hand, first, most)
    assert worth(Plan(plan.trains[0] + plan.trains[1], plan.left), most) >= worth(alone, most)


@pytest.mark.parametrize(
    ("rows", "start", "second", "told"),
    [
        ([0] * 16, 13, -1, "a train starts at a number from 0 to 12"),
        ([0] * 16, -1, -1, "a train starts at a number from 0 to 12"),
        ([0] * 16, 3, 13, "a train starts at a number from 0 to 12"),
        ([0] * 15, 3, 4, "16 rows"),
        ([1 << 13, *[0] * 15], 3, 4, "go from 0 to 12"),
        ([-1] * 16, 3, 4, "go from 0 to 12"),
        ([*[0] * 13, 1, 0, 0], 3, 4, "go from 0 to 12"),
        ([2, *[0] * 15], 3, 4, "in the rows of both its numbers"),
    ],
)
def test_what_is_no_hand_and_no_number_is_refused(
    rows: list[int], start: int, second: int, told: str
) -> None:
    with pytest.raises(ValueError, match=told):
        Planner(1, 1).solve_two(rows, start, second)


@pytest.mark.parametrize(("pip", "tile"), [(-1, 1), (1, -1), (1 << 29, 1), (1, 1 << 62)])
def test_weights_are_neither_negative_nor_beyond_measure(pip: int, tile: int) -> None:
    with pytest.raises(ValueError, match="a pip or a tile weighs from 0 to"):
        Planner(pip, tile).solve([0] * 16, 3)
