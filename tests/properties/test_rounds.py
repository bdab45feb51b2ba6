"""What holds at every moment of every round, whatever the sheet, the switches and the deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import cycle

from hypothesis import given
from hypothesis import strategies as st

from boneyard import Round, Tile, write_position
from boneyard.rules.event import Event, EventKind
from boneyard.rules.feet_questions import DeadFoot
from boneyard.rules.lines_round import LinesRound
from boneyard.rules.questions import LastDouble
from boneyard.rules.result import Over
from boneyard.rules.state import NOTHING
from tests.properties.tables import (
    FEET,
    LINES,
    TRAINS,
    Table,
    again,
    boneyard,
    choose,
    discards,
    double_set,
    everywhere,
    hands,
    on_table,
    score_yards,
    steps,
    tables,
    walk,
    walked,
)


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
        assert Counter(everywhere(round_)) == Counter(double_set(round_.state.top))


@given(tables())
def test_the_rows_of_bits_say_what_the_hands_and_the_table_say(table: Table) -> None:
    for round_ in walk(table):
        state = round_.state
        for seat, hand in enumerate(hands(round_)):
            assert [int(state.hand[seat << 4 | number]) for number in range(16)] == rows(hand)
            assert state.count[seat] == len(hand)
        assert [int(state.table[number]) for number in range(16)] == rows(on_table(round_))
        if isinstance(round_, LinesRound):
            for seat, yard in enumerate(score_yards(round_)):
                row = [int(round_.state.score_yard[seat << 4 | number]) for number in range(16)]
                assert row == rows(yard)


@given(tables())
def test_a_running_round_has_a_legal_action_and_lists_each_once(table: Table) -> None:
    for round_ in walk(table):
        legal = round_.legal()

        assert len(set(legal)) == len(legal)
        assert bool(legal) == (round_.result is None) == (round_.turn is not None)
        assert len(round_.state.legal()) == len(legal)


# --- The end ----------------------------------------------------------------------------------------------


def pips(tiles: Iterable[Tile]) -> int:
    return sum(tile.high + tile.low for tile in tiles)


def owed(round_: Round) -> list[int]:
    """What every seat is left with, counted by hand."""
    left = []
    for hand, yard in zip(hands(round_), score_yards(round_), strict=True):
        fifty = 50 if round_.sheet.id in FEET and Tile(0, 0) in hand else 0
        left.append(pips(hand) + pips(yard) + fifty)
    return left


def lowest(numbers: list[int]) -> tuple[int, ...]:
    return tuple(seat for seat, number in enumerate(numbers) if number == min(numbers))


@given(tables())
def test_rounds_end_and_everyone_scores_the_pips_left(table: Table) -> None:
    *before, last = [again(round_) for round_ in walk(table)]

    assert all(earlier.result is None for earlier in before)
    result = last.result
    assert result is not None
    empty = tuple(seat for seat, hand in enumerate(hands(last)) if not hand)
    if result.over is Over.REDEAL:
        assert table.sheet in LINES
        assert result.winners == ()
        assert set(result.scores) == {0}
        return
    assert list(result.scores) == owed(last)
    if table.sheet in LINES:
        assert result.winners == lowest(owed(last))
    elif result.over is Over.OUT:
        assert result.winners == empty
        # Whoever covers another's last double with their own last tile is out together with them. [R22]
        together = table.options.get("last_double") == LastDouble.MUST_BE_SATISFIED.value
        assert len(empty) in ((1, 2) if together else (1,))
    else:
        assert not empty
        assert result.winners == lowest([pips(hand) for hand in hands(last)])


@given(tables())
def test_a_round_that_nobody_ended_by_going_out_has_nothing_left_to_draw(table: Table) -> None:
    last = walked(table, 3000)
    result = last.result
    assert result is not None
    proven_dead = table.rules.answer(DeadFoot, DeadFoot.BINDS) is DeadFoot.ENDS_ROUND

    if result.over is Over.OUT:
        assert not all(hands(last))
    elif result.over is Over.REDEAL:
        assert last.state.engine == NOTHING
    elif not proven_dead:
        assert boneyard(last) == []
        assert discards(last) == []


# --- The history ------------------------------------------------------------------------------------------


def kinds(events: Iterable[Event]) -> Counter[EventKind]:
    return Counter(event.kind for event in events)


@given(tables())
def test_the_history_tells_the_engine_and_the_end_of_the_round_once(table: Table) -> None:
    for round_ in walk(table):
        told = kinds(round_.history)
        assert told[EventKind.ENGINE_LAID] == (round_.state.engine != NOTHING)
        assert told[EventKind.ROUND_OVER] == (round_.result is not None)
        assert told[EventKind.LAID] - told[EventKind.REMOVED] == max(0, len(on_table(round_)) - 1)


@given(tables((*TRAINS, *FEET)))
def test_the_history_tells_every_tile_laid_and_drawn(table: Table) -> None:
    dealt = table.deal()
    engine = Tile(dealt.state.engine, dealt.state.engine)
    searched = [event for event in dealt.history if event.kind is EventKind.SEARCHED]
    for event in searched:
        assert event.seat is not None
        assert event.tile in (*dealt.hand(event.seat), engine)
    drawable = boneyard(dealt)
    for round_ in walk(table):
        told = round_.history
        laid = [event.tile for event in told if event.kind is EventKind.LAID]
        assert sorted([engine, *(tile for tile in laid if tile)]) == sorted(on_table(round_))
        drawn = [event.tile for event in told if event.kind is EventKind.DREW]
        assert drawn == drawable[: len(drawn)]
        assert len(drawable) - len(drawn) == len(boneyard(round_))


@given(tables())
def test_a_draw_or_a_pass_shows_only_what_is_true(table: Table) -> None:
    shows = (EventKind.DREW, EventKind.PASSED, EventKind.TOOK)
    before = table.deal().history
    held = hands(table.deal())
    for round_ in walk(table):
        for event in round_.history[len(before) :]:
            if event.kind in shows and event.seat is not None:
                for tile in held[event.seat]:
                    lacking = tile.high in event.lacking or tile.low in event.lacking
                    assert not lacking or (tile.is_double and event.doubles_apart), (event, tile)
        before = list(round_.history)
        held = hands(round_)


# --- Clones and numbers -----------------------------------------------------------------------------------


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
def test_a_clone_taken_at_any_moment_goes_on_as_the_original_does(table: Table) -> None:
    round_ = table.deal()
    for number in cycle(table.choices):
        if round_.result is not None:
            break
        before = write_position(round_), len(round_.history)
        clone = again(round_)
        choose(clone, number)
        assert (write_position(round_), len(round_.history)) == before
        choose(round_, number)
        assert write_position(clone) == write_position(round_)
        assert clone.history == round_.history
        assert clone.state.legal() == round_.state.legal()


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
    st.lists(st.integers(-(1 << 63), (1 << 63) - 1) | st.integers(-9, 1 << 17), max_size=40),
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
    assert everywhere(round_) == everywhere(untouched)
    for seat in (None, *range(table.players)):
        assert round_.view(seat) == untouched.view(seat)
