"""What holds at every moment on a table of Chickenfoot: the tree of tiles, its ends, the open foot."""

from __future__ import annotations

from hypothesis import given

from boneyard import Round
from boneyard.rules.action import SHOWING
from boneyard.rules.event import EventKind
from boneyard.rules.feet_questions import DeadFoot, SpinnerFirst
from boneyard.rules.view import FeetLayout, Placed
from tests.properties.tables import FEET, Table, double_set, on_table, tables, walk

TOES = 3


def layout_of(round_: Round) -> FeetLayout:
    layout = round_.layout()
    assert isinstance(layout, FeetLayout)
    return layout


def arms_in_all(table: Table) -> int:
    return 6 if table.options.get("spinner") == "double-chickenfoot" else 4


def free_half(placed: Placed) -> int:
    """The number a tile offers to those that come to lie on it."""
    return placed.tile.pips - placed.near


def lying_on(layout: FeetLayout) -> list[int]:
    """How many tiles lie on each tile of the tree."""
    counts = [0] * len(layout.tiles)
    for placed in layout.tiles:
        if placed.on is not None:
            counts[placed.on] += 1
    return counts


@given(tables(FEET))
def test_every_tile_of_the_tree_touches_an_earlier_one_with_the_same_number(table: Table) -> None:
    for round_ in walk(table):
        tiles = layout_of(round_).tiles
        spinner = tiles[0]
        assert (spinner.near, spinner.on) == (round_.state.engine, None)
        for number, placed in enumerate(tiles[1:], 1):
            assert placed.near in placed.tile
            assert placed.on is not None
            assert placed.on < number
            assert placed.near == free_half(tiles[placed.on])


@given(tables(FEET))
def test_the_tree_holds_the_tiles_on_the_table_in_the_order_they_were_laid(table: Table) -> None:
    for round_ in walk(table):
        tiles = [placed.tile for placed in layout_of(round_).tiles]
        told = [event.tile for event in round_.history if event.kind is EventKind.LAID]
        assert tiles == on_table(round_)
        assert tiles[1:] == told


@given(tables(FEET))
def test_a_spinner_takes_its_arms_a_double_three_toes_and_any_other_tile_one(table: Table) -> None:
    for round_ in walk(table):
        layout = layout_of(round_)
        spinner, *others = lying_on(layout)
        assert spinner + layout.arms == arms_in_all(table)
        for placed, lying in zip(layout.tiles[1:], others, strict=True):
            assert lying <= (TOES if placed.tile.is_double else 1)


@given(tables(FEET))
def test_the_open_ends_are_the_tiles_on_which_nothing_lies(table: Table) -> None:
    for round_ in walk(table):
        layout = layout_of(round_)
        bare = [
            free_half(placed)
            for placed, lying in zip(layout.tiles, lying_on(layout), strict=True)
            if lying == 0 and not placed.tile.is_double
        ]
        assert list(layout.ends) == sorted(bare)


def unfinished(layout: FeetLayout) -> list[tuple[int, int]]:
    """The doubles, but for the spinner, that still miss toes, and how many."""
    feet = zip(layout.tiles[1:], lying_on(layout)[1:], strict=True)
    return [(placed.near, TOES - lying) for placed, lying in feet if placed.tile.is_double and lying < TOES]


def is_dead(round_: Round, number: int, toes: int) -> bool:
    """Fewer tiles of this number are off the table than the foot misses."""
    laid = on_table(round_)
    left = [tile for tile in double_set(round_.state.top) if number in tile and tile not in laid]
    return len(left) < toes


@given(tables(FEET))
def test_the_open_foot_is_the_one_double_that_misses_toes(table: Table) -> None:
    answer = table.rules.answer(DeadFoot, DeadFoot.BINDS)
    for round_ in walk(table):
        layout = layout_of(round_)
        waiting = unfinished(layout)
        if answer is DeadFoot.RELEASED:
            waiting = [(number, toes) for number, toes in waiting if not is_dead(round_, number, toes)]
        if layout.foot is None:
            assert (waiting, layout.toes) == ([], 0)
        else:
            assert waiting == [(layout.foot, layout.toes)]
        if answer is DeadFoot.ENDS_ROUND and any(is_dead(round_, *foot) for foot in waiting):
            assert round_.result is not None


@given(tables(FEET))
def test_one_plays_on_the_foot_or_else_on_an_end_or_an_arm(table: Table) -> None:
    fill_first = table.rules.answer(SpinnerFirst, SpinnerFirst.FREE) is SpinnerFirst.FILL_FIRST
    for round_ in walk(table):
        layout = layout_of(round_)
        spinner = {round_.state.engine} if layout.arms else set()
        numbers = spinner if spinner and fill_first else {*layout.ends, *spinner}
        if layout.foot is not None:
            numbers = {layout.foot}
        played_on = {action.end - SHOWING for action in round_.legal() if action.end is not None}
        assert played_on <= numbers
        if round_.turn is not None and round_.pending is None:
            fits = {number for tile in round_.hand(round_.turn) for number in tile}
            assert played_on == numbers & fits


@given(tables(FEET))
def test_feet_are_begun_completed_and_released_as_the_table_shows(table: Table) -> None:
    for round_ in walk(table):
        begun = sum(event.kind is EventKind.FOOT_BEGUN for event in round_.history)
        completed = sum(event.kind is EventKind.FOOT_COMPLETED for event in round_.history)
        released = sum(event.kind is EventKind.FOOT_RELEASED for event in round_.history)
        layout = layout_of(round_)
        assert begun == sum(placed.tile.is_double for placed in layout.tiles[1:])
        assert completed == begun - len(unfinished(layout))
        assert released == len(unfinished(layout)) - (layout.foot is not None)
