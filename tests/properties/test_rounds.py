"""What holds at every moment of every round, whatever the sheet, the switches and the deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from boneyard import Round, Tile
from boneyard.rules.action import SHARED, SHARED_LEFT, SHARED_RIGHT
from boneyard.rules.event import Event, EventKind
from boneyard.rules.questions import DoubleDuty, SharedTrain
from boneyard.rules.view import Over
from tests.properties.tables import (
    Table,
    again,
    boneyard,
    choose,
    double_set,
    hands,
    on_table,
    steps,
    tables,
    walk,
    walked,
)

SUPER = ("mexican-train-super",)


def rows(tiles: Iterable[Tile]) -> list[int]:
    """Sixteen rows of bits, every tile both ways round."""
    made = [0] * 16
    for high, low in tiles:
        made[high] |= 1 << low
        made[low] |= 1 << high
    return made


@given(tables())
def test_every_tile_of_the_set_lies_in_one_place(table: Table) -> None:
    for round_ in walk(table):
        everywhere = [*on_table(round_), *boneyard(round_)]
        for hand in hands(round_):
            everywhere.extend(hand)

        assert Counter(everywhere) == Counter(double_set(round_.state.top))


@given(tables())
def test_the_rows_of_bits_say_what_the_hands_and_the_trains_say(table: Table) -> None:
    for round_ in walk(table):
        state = round_.state
        for seat, hand in enumerate(hands(round_)):
            assert [int(state.hand[seat << 4 | number]) for number in range(16)] == rows(hand)
            assert state.count[seat] == len(hand)
        assert [int(state.table[number]) for number in range(16)] == rows(on_table(round_))


@given(tables())
def test_touching_halves_are_equal_from_the_engine_on(table: Table) -> None:
    for round_ in walk(table):
        for end, train in round_.trains.items():
            if end != SHARED or table.sheet not in SUPER:
                assert train[0][0] == table.engine
            assert all(train[i][1] == train[i + 1][0] for i in range(len(train) - 1)), train


@given(tables(SUPER))
def test_the_super_train_grows_on_both_sides_of_the_tile_that_began_it(table: Table) -> None:
    for round_ in walk(table):
        laid = [event for event in round_.history if event.kind is EventKind.LAID]
        first = [event.tile for event in laid if event.end == SHARED]
        left = [event.tile for event in laid if event.end == SHARED_LEFT]
        right = [event.tile for event in laid if event.end == SHARED_RIGHT]
        train = round_.trains.get(SHARED, [])

        assert len(first) <= 1
        assert [Tile(max(halves), min(halves)) for halves in train] == [*reversed(left), *first, *right]
        if train:
            assert train[len(left)][0] == table.engine
        if table.options.get("super_train") == SharedTrain.ENGINE_HALF_DEAD.value:
            assert not left


def shown_numbers(round_: Round) -> dict[int, int]:
    """The number at every end one could play on, read from the tiles alone."""
    engine = round_.state.engine
    trains = round_.trains
    numbers = {end: trains[end][-1][1] if end in trains else engine for end in range(round_.state.players)}
    shared = trains.get(SHARED)
    if shared is None:
        return numbers | {SHARED: engine}
    if round_.sheet.id not in SUPER:
        return numbers | {SHARED: shared[-1][1]}
    if round_.sheet.answer(SharedTrain, SharedTrain.ONE_END) is SharedTrain.BOTH_HALVES_OPEN:
        numbers[SHARED_LEFT] = shared[0][0]
    return numbers | {SHARED_RIGHT: shared[-1][1]}


@given(tables())
def test_the_ends_show_the_last_halves_of_the_trains(table: Table) -> None:
    for round_ in walk(table):
        assert dict(round_.layout().ends) == shown_numbers(round_)


@given(tables())
def test_a_running_round_has_a_legal_action_and_lists_each_once(table: Table) -> None:
    for round_ in walk(table):
        legal = round_.legal()

        assert len(set(legal)) == len(legal)
        assert bool(legal) == (round_.result is None) == (round_.turn is not None)
        assert len(round_.state.legal()) == len(legal)


@given(tables())
def test_rounds_end_and_everyone_scores_the_pips_left(table: Table) -> None:
    *before, last = [again(round_) for round_ in walk(table)]

    assert all(earlier.result is None for earlier in before)
    result = last.result
    assert result is not None
    left = [sum(tile.high + tile.low for tile in hand) for hand in hands(last)]
    assert list(result.scores) == left
    empty = tuple(seat for seat, hand in enumerate(hands(last)) if not hand)
    if result.over is Over.OUT:
        assert result.winners == empty
        assert len(empty) == 1
    else:
        assert not empty
        assert result.winners == tuple(seat for seat, pips in enumerate(left) if pips == min(left))
        assert not boneyard(last)


def open_in_order(round_: Round) -> list[int]:
    """Ends whose last tile is a double, in the order these were laid, read from the history alone."""
    ends: list[int] = []
    for event in round_.history:
        if event.kind is EventKind.LAID and event.end is not None and event.tile is not None:
            if event.end in ends:
                ends.remove(event.end)
            if event.tile.is_double:
                ends.append(event.end)
    return ends


@given(tables())
def test_open_doubles_are_the_doubles_at_the_ends_oldest_first(table: Table) -> None:
    for round_ in walk(table):
        layout = round_.layout()
        at_ends = open_in_order(round_)
        if table.rules.answer(DoubleDuty, DoubleDuty.NEXT_TILE) is DoubleDuty.TRAVELS:
            assert len(layout.open_doubles) <= 1
            assert set(layout.open_doubles) <= set(at_ends)
            if round_.result is None:
                assert (layout.placer is not None) == bool(layout.open_doubles)
        else:
            assert list(layout.open_doubles) == at_ends
            assert layout.placer is None


@given(tables())
def test_markers_go_on_and_off_as_the_history_tells(table: Table) -> None:
    for round_ in walk(table):
        marked: set[int] = set()
        for event in round_.history:
            if event.kind is EventKind.MARKED and event.seat is not None:
                assert event.seat not in marked
                marked.add(event.seat)
            if event.kind is EventKind.UNMARKED and event.seat is not None:
                marked.remove(event.seat)
        assert list(round_.layout().markers) == sorted(marked)


def kinds(events: Iterable[Event]) -> Counter[EventKind]:
    return Counter(event.kind for event in events)


@given(tables())
def test_the_history_tells_every_tile_laid_and_drawn(table: Table) -> None:
    dealt = table.deal()
    searched = [event for event in dealt.history if event.kind is EventKind.SEARCHED]
    for event in searched:
        assert event.seat is not None
        assert event.tile in (*dealt.hand(event.seat), Tile(table.engine, table.engine))
    drawable = boneyard(dealt)
    for round_ in walk(table):
        told = round_.history
        assert kinds(told)[EventKind.LAID] == len(on_table(round_)) - 1
        drawn = [event.tile for event in told if event.kind is EventKind.DREW]
        assert drawn == drawable[: len(drawn)]
        assert len(drawable) - len(drawn) == len(boneyard(round_))
        assert kinds(told)[EventKind.ROUND_OVER] == (round_.result is not None)


@given(tables())
def test_a_draw_or_a_pass_shows_only_what_is_true(table: Table) -> None:
    before = table.deal().history
    held = hands(table.deal())
    for round_ in walk(table):
        for event in round_.history[len(before) :]:
            if event.kind in (EventKind.DREW, EventKind.PASSED) and event.seat is not None:
                for tile in held[event.seat]:
                    lacking = tile.high in event.lacking or tile.low in event.lacking
                    assert not lacking or (tile.is_double and event.doubles_apart), (event, tile)
        before = list(round_.history)
        held = hands(round_)


@given(tables(), steps(), st.lists(st.integers(0, 59), min_size=1, max_size=12))
def test_a_clone_goes_its_own_way_and_leaves_the_original_alone(
    table: Table, stop: int, numbers: list[int]
) -> None:
    original = walked(table, stop)
    untouched = again(original)
    clone = again(original)
    twin = again(original)
    for number in numbers:
        if clone.result is None:
            choose(clone, number)
    for seat in (None, *range(table.players)):
        assert original.view(seat) == untouched.view(seat)
        assert hands(original) == hands(untouched)
        assert boneyard(original) == boneyard(untouched)

    for number in numbers:
        if twin.result is None:
            choose(twin, number)
    for seat in (None, *range(table.players)):
        assert twin.view(seat) == clone.view(seat)


@given(tables())
def test_every_listed_number_can_be_stepped_on_a_clone(table: Table) -> None:
    for round_ in walk(table):
        state = round_.state
        before = state.legal()
        for code in before:
            clone = state.clone()
            clone.step(code)
            if clone.over == 0:
                assert clone.legal()
        assert state.legal() == before


@given(
    tables(),
    steps(),
    st.lists(st.integers(-(1 << 63), (1 << 63) - 1) | st.integers(-9, 1 << 16), max_size=40),
)
def test_a_number_that_is_not_legal_is_refused_and_changes_nothing(
    table: Table, stop: int, numbers: list[int]
) -> None:
    round_ = walked(table, stop)
    untouched = again(round_)
    legal = set(round_.state.legal())
    for number in numbers:
        if number not in legal:
            try:
                round_.state.step(number)
            except ValueError:
                continue
            raise AssertionError(f"{number} was accepted")
    assert hands(round_) == hands(untouched)
    for seat in (None, *range(table.players)):
        assert round_.view(seat) == untouched.view(seat)
