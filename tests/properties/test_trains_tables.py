"""What holds at every moment on a table of trains: chains, ends, open doubles, markers."""

from __future__ import annotations

from hypothesis import given

from boneyard import Round, Tile
from boneyard.rules.action import PUBLIC, SHARED, SHARED_LEFT, SHARED_RIGHT
from boneyard.rules.event import EventKind
from boneyard.rules.questions import DoubleDuty, SharedTrain, SharedTrains
from boneyard.rules.trains_round import TrainsRound
from tests.properties.tables import TRAINS, Table, tables, walk
from tests.rulebook import trains_of

SUPER = ("mexican-train-super",)


def trains_in(round_: Round) -> dict[int, tuple[tuple[int, int], ...]]:
    assert isinstance(round_, TrainsRound)
    return round_.trains


@given(tables(TRAINS))
def test_touching_halves_are_equal_from_the_engine_on(table: Table) -> None:
    for round_ in walk(table):
        for end, train in trains_in(round_).items():
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
        train = trains_in(round_).get(SHARED, ())

        assert len(first) <= 1
        assert [Tile(max(halves), min(halves)) for halves in train] == [*reversed(left), *first, *right]
        if train:
            assert train[len(left)][0] == table.engine
        if table.options.get("super_train") == SharedTrain.ENGINE_HALF_DEAD.value:
            assert not left


def shown_numbers(round_: Round) -> dict[int, int]:
    """The number at every end one could play on, read from the tiles alone."""
    engine = round_.state.engine
    trains = trains_in(round_)
    own = range(round_.state.players)
    two_shared = round_.sheet.answer(SharedTrains, SharedTrains.ONE) is SharedTrains.TWO
    numbers = {end: trains[end][-1][1] if end in trains else engine for end in (*own, *[PUBLIC][:two_shared])}
    shared = trains.get(SHARED)
    if shared is None:
        return numbers | {SHARED: engine}
    if round_.sheet.id not in SUPER:
        return numbers | {SHARED: shared[-1][1]}
    if round_.sheet.answer(SharedTrain, SharedTrain.ONE_END) is SharedTrain.BOTH_HALVES_OPEN:
        numbers[SHARED_LEFT] = shared[0][0]
    return numbers | {SHARED_RIGHT: shared[-1][1]}


@given(tables(TRAINS))
def test_the_ends_show_the_last_halves_of_the_trains(table: Table) -> None:
    for round_ in walk(table):
        assert dict(trains_of(round_).ends) == shown_numbers(round_)


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


@given(tables(TRAINS))
def test_open_doubles_are_the_doubles_at_the_ends_oldest_first(table: Table) -> None:
    for round_ in walk(table):
        layout = trains_of(round_)
        at_ends = open_in_order(round_)
        if table.rules.answer(DoubleDuty, DoubleDuty.NEXT_TILE) is DoubleDuty.TRAVELS:
            assert len(layout.open_doubles) <= 1
            assert set(layout.open_doubles) <= set(at_ends)
            if round_.result is None:
                assert (layout.placer is not None) == bool(layout.open_doubles)
        else:
            assert list(layout.open_doubles) == at_ends
            assert layout.placer is None


@given(tables(TRAINS))
def test_markers_go_on_and_off_as_the_history_tells(table: Table) -> None:
    for round_ in walk(table):
        marked: set[int] = set()
        for event in round_.history:
            if event.kind is EventKind.MARKED and event.seat is not None:
                assert event.seat not in marked
                marked.add(event.seat)
            if event.kind is EventKind.UNMARKED and event.seat is not None:
                marked.remove(event.seat)
        assert list(trains_of(round_).markers) == sorted(marked)
