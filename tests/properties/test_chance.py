"""Chance: deals that anybody can work out from the seed, and a fast generator for simulation."""

from __future__ import annotations

import hashlib
import struct
from collections import Counter
from collections.abc import Iterator
from itertools import count as count_up

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from boneyard import SHEETS, Match, Tile
from boneyard.rules.chance import HashStream, Mwc, SeededDealer, SimulationDealer
from boneyard.rules.event import EventKind
from tests.properties.tables import LINES, Table, boneyard, discards, hands, tables, walk

NUMBERS = st.integers(0, (1 << 32) - 1)


# --- The deals, told a second time. Nothing here is taken from the package. -------------------------------


def told_bytes(seed: bytes, round_number: int, deal_number: int, purpose: str) -> Iterator[int]:
    name = purpose.encode("utf-8")
    seeded = b"boneyard deal 1" + struct.pack(">I", len(seed)) + seed
    prefix = seeded + struct.pack(">III", round_number, deal_number, len(name)) + name
    for counter in count_up():
        yield from hashlib.sha256(prefix + struct.pack(">Q", counter)).digest()


def told_below(stream: Iterator[int], limit: int) -> int:
    return next(byte % limit for byte in stream if byte < 256 // limit * limit)


def told_order(tiles: list[int], stream: Iterator[int]) -> list[int]:
    """Fisher and Yates, from the last place down."""
    order = list(tiles)
    for last in reversed(range(1, len(order))):
        other = told_below(stream, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def told_set(top: int = 12) -> list[tuple[int, int]]:
    return [(high, low) for high in range(top + 1) for low in range(high + 1)]


def told_deal(tiles: list[tuple[int, int]], deal_number: int) -> list[tuple[int, int]]:
    """The order of these tiles in a deal of the first round with the seed `a seed`."""
    order = told_order(list(range(len(tiles))), told_bytes(b"a seed", 0, deal_number, "deal"))
    return [tiles[i] for i in order]


def order_of(tiles: list[int], seed: bytes, round_number: int, deal_number: int, purpose: str) -> list[int]:
    shuffled = vec[i64](tiles)
    SeededDealer(seed).shuffle(shuffled, round_number, deal_number, purpose)
    return [int(shuffled[i]) for i in range(len(tiles))]


# --- Deals of a match -------------------------------------------------------------------------------------


@given(st.integers(0, 120), st.binary(max_size=80), NUMBERS, NUMBERS, st.text(max_size=9))
def test_a_deal_is_the_one_anybody_can_work_out(
    size: int, seed: bytes, round_number: int, deal_number: int, purpose: str
) -> None:
    tiles = list(range(size))
    expected = told_order(tiles, told_bytes(seed, round_number, deal_number, purpose))

    assert order_of(tiles, seed, round_number, deal_number, purpose) == expected


@given(st.binary(max_size=40), st.lists(st.integers(1, 256), min_size=1, max_size=200))
def test_a_number_below_a_limit_skips_the_uneven_rest(seed: bytes, limits: list[int]) -> None:
    stream = HashStream(seed, 3, 1, "deal")
    told = told_bytes(seed, 3, 1, "deal")

    assert [stream.below(limit) for limit in limits] == [told_below(told, limit) for limit in limits]


@pytest.mark.parametrize(
    ("seed", "round_number", "first_block", "first_numbers"),
    [
        (
            b"",
            0,
            "125db5fcbe6b4c6969abf694b3d1dfdf7ed55a133a37beb1630d0ac218bf47e4",
            [18, 4, 19, 76, 19, 20, 3, 80, 66, 17, 49, 65],
        ),
        (
            b"boneyard",
            0,
            "9cd07049216e61b0d8c856db806ec0b453dc30812e8a186df9356c29bd541763",
            [66, 23, 73, 33, 24, 12, 8, 50, 36, 5, 59, 49],
        ),
        (
            bytes(range(16)),
            1,
            "ddb06fc25f0b38d94471614ec64a5e1326beb62047d9382a8f4555fcc6afbf0f",
            [86, 22, 7, 11, 56, 47, 68, 30, 15, 78, 38, 74],
        ),
    ],
)
def test_the_stream_of_bytes_does_not_change(
    seed: bytes, round_number: int, first_block: str, first_numbers: list[int]
) -> None:
    bytes_read = HashStream(seed, round_number, 0, "deal")
    numbers_read = HashStream(seed, round_number, 0, "deal")

    assert bytes([bytes_read.next_byte() for _ in range(32)]).hex() == first_block
    assert [numbers_read.below(limit) for limit in range(90, 78, -1)] == first_numbers


@pytest.mark.parametrize("sheet", ["mexican-train-classic", "mexican-train-super"])
@pytest.mark.parametrize("players", range(2, 9))
def test_hands_and_boneyard_are_dealt_from_the_front_of_that_order(sheet: str, players: int) -> None:
    match = Match(SHEETS[sheet], players, b"a seed")
    each = [16, 16, 15, 14, 12, 10, 9][players - 2]
    dealt = told_deal([tile for tile in told_set() if tile != (12, 12)], 0)

    assert [sorted(hand) for hand in hands(match.round)] == [
        sorted(dealt[seat * each : (seat + 1) * each]) for seat in range(players)
    ]
    assert boneyard(match.round) == dealt[players * each :]


@pytest.mark.parametrize(("players", "top", "each"), [(2, 6, 9), (3, 9, 11), (4, 9, 9)])
def test_engine_191_deals_the_whole_set_and_after_a_failed_reveal_once_more(
    players: int, top: int, each: int
) -> None:
    match = Match(SHEETS["engine-191"], players, b"a seed")
    for deal in range(3):
        dealt = told_deal(told_set(top), deal)
        assert [sorted(hand) for hand in hands(match.round)] == [
            sorted(dealt[seat * each : (seat + 1) * each]) for seat in range(players)
        ]
        assert boneyard(match.round) == dealt[players * each :]
        for _ in range(players):
            match.play(next(a for a in match.legal() if a.tile is not None and not a.tile.is_double))


@pytest.mark.parametrize("players", range(2, 9))
def test_chickenfoot_deals_until_somebody_holds_the_double(players: int) -> None:
    match = Match(SHEETS["chickenfoot"], players, b"a seed")
    top, each = [(9, 12), (9, 11), (9, 10), (12, 12), (12, 11), (12, 10), (12, 9)][players - 2]
    deals = (told_deal(told_set(top), deal) for deal in count_up())
    thrown_away, dealt = next(
        (deal, order) for deal, order in enumerate(deals) if order.index((top, top)) < players * each
    )

    assert [event.kind for event in match.round.history[:-1]] == [EventKind.REDEALT] * thrown_away
    assert [sorted(hand) for hand in hands(match.round)] == [
        sorted(tile for tile in dealt[seat * each : (seat + 1) * each] if tile != (top, top))
        for seat in range(players)
    ]
    assert boneyard(match.round) == dealt[players * each :]


@given(tables(LINES))
def test_discards_turned_over_are_shuffled_like_a_deal_and_every_time_anew(table: Table) -> None:
    flips = told = 0
    lying: list[Tile] = []
    for round_ in walk(table):
        events = round_.history[told:]
        told = len(round_.history)
        kinds = [event.kind for event in events]
        lying += [event.tile for event in events if event.kind is EventKind.REMOVED and event.tile]
        if EventKind.FLIPPED in kinds:
            flips += 1
            after = events[kinds.index(EventKind.FLIPPED) + 1 :]
            drawn = [event.tile for event in after if event.kind in (EventKind.DREW, EventKind.TOOK)]
            stream = told_bytes(str(table.seed).encode(), 0, flips, "flip")
            order = [lying[i] for i in told_order(list(range(len(lying))), stream)]
            assert [*drawn, *boneyard(round_)] == order
            lying = []
        assert discards(round_) == lying


def test_another_round_deal_purpose_or_seed_is_another_order() -> None:
    tiles = list(range(91))
    names = [
        *((b"seed", number, 0, "deal") for number in range(40)),
        *((b"seed", 0, number, "deal") for number in range(1, 40)),
        *((b"seed", 0, 0, purpose) for purpose in ("", "d", "dea", "deal ", "engine", "deal\0")),
        *((seed, 0, 0, "deal") for seed in (b"", b"\0", b"seed\0", b"seeddeal", b"\0\0\0\0")),
        (b"seed", 0, 1 << 24, "deal"),
        (b"seed", 1 << 24, 0, "deal"),
    ]
    orders = {tuple(order_of(tiles, *name)) for name in names}

    assert len(orders) == len(names)


def chi_square(counts: Counter[tuple[int, ...]], classes: int) -> float:
    expected = counts.total() / classes
    seen = sum((number - expected) ** 2 / expected for number in counts.values())
    return seen + (classes - len(counts)) * expected


def test_every_order_of_a_few_tiles_comes_up_as_often_as_any_other() -> None:
    orders = Counter(tuple(order_of([0, 1, 2, 3], b"even", 0, deal, "deal")) for deal in range(4800))

    assert len(orders) == 24
    assert chi_square(orders, 24) < 50  # 23 degrees of freedom: one seed in a thousand would be above


def test_every_tile_comes_to_every_place_as_often_as_to_any_other() -> None:
    places: Counter[tuple[int, ...]] = Counter()
    tiles = list(range(30))
    for deal in range(1500):
        places.update(enumerate(order_of(tiles, b"even", deal, 0, "deal")))

    assert chi_square(places, 900) < 841 + 4.2 * 41  # 29 times 29 degrees of freedom, deviation 41


# --- Simulation -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (0, [49456080, 934754498, 699338505, 117395218, 674059319, 461347724]),
        (1, [466025783, 924560736, 1045056684, 929741576, 679318013, 228916454]),
        (-(1 << 80), [287514011, 160850336, 531056501, 475988824, 272291169, 311159988]),
    ],
)
def test_the_fast_generator_gives_these_numbers_compiled_or_not(seed: int, expected: list[int]) -> None:
    chance = Mwc(seed)

    assert [int(chance.below(1 << 30)) for _ in range(len(expected))] == expected


def told_mwc(seed: int) -> Iterator[int]:
    digest = hashlib.sha256(b"boneyard simulation 1" + str(seed).encode()).digest()
    low, carry = 0, int.from_bytes(digest[:7], "big") | 1
    low, carry = carry % 2**32, carry // 2**32
    while True:
        total = 2_131_995_753 * low + carry
        low, carry = total % 2**32, total // 2**32
        yield total


@given(st.integers(), st.integers(1, (1 << 31) - 1))
def test_the_fast_generator_never_leaves_63_bits(seed: int, limit: int) -> None:
    chance = Mwc(seed)
    told = told_mwc(seed)
    for _ in range(500):
        number = chance.below(limit)
        total = next(told)
        assert chance.state == total
        assert 0 < total < 1 << 63
        assert number == (total % 2**32) * limit // 2**32 < limit
        assert (total % 2**32) * limit < 1 << 63


def test_the_fast_generator_does_not_leave_63_bits_at_its_highest() -> None:
    assert 2_131_995_753 * (2**32 - 1) + (2**63 - 1 >> 32) < 2**63


@given(st.integers(), st.integers(0, 120))
def test_the_fast_dealer_loses_no_tile_and_its_orders_follow_from_the_seed(seed: int, size: int) -> None:
    tiles = list(range(size))
    once, twice = vec[i64](tiles), vec[i64](tiles)
    SimulationDealer(Mwc(seed)).shuffle(once, 0, 0, "deal")
    SimulationDealer(Mwc(seed)).shuffle(twice, 5, 7, "deal")
    order = [int(once[i]) for i in range(len(tiles))]

    assert order == [int(twice[i]) for i in range(len(tiles))]
    assert sorted(order) == sorted(tiles)
    chance = told_mwc(seed)
    expected = list(tiles)
    for last in reversed(range(1, len(expected))):
        other = next(chance) % 2**32 * (last + 1) >> 32
        expected[last], expected[other] = expected[other], expected[last]
    assert order == expected
