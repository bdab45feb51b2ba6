"""A View holds what its seat may know, and nothing from which more could be found out."""

from __future__ import annotations

import gc
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard import Action, Event, Result, Round, Tile, View, read_position
from boneyard.record.views import view_json
from boneyard.rules.event import EventKind
from boneyard.rules.view import FeetLayout, Layout, LinesLayout, Pending, Placed, Standing, Step, TrainsLayout
from tests.properties.hidden import (
    all_lies_open,
    dealt_otherwise,
    hidden_from,
    is_open,
    known_in_hands,
    seats,
)
from tests.properties.tables import (
    LINES,
    Table,
    boneyard,
    choose,
    discards,
    hands,
    on_table,
    score_yards,
    steps,
    tables,
    walk,
    walked,
)

CLASSIC = ("mexican-train-classic", "mexican-train-classic-fr")
LAYOUTS = (TrainsLayout, FeetLayout, LinesLayout)
PARTS = (
    View,
    Standing,
    *LAYOUTS,
    Placed,
    Pending,
    Result,
    Event,
    Action,
    Tile,
    tuple,
    dict,
)
PLAIN = (int, str, bool, type(None), Enum)
AS_TEXT = re.compile(r"(?:high=|\b)(\d+)(?:-|, low=)(\d+)")


def told_to(round_: Round, seat: int | None) -> set[Tile]:
    """The tiles this seat has seen in this round and may remember, wherever they have gone since."""
    secret = (EventKind.DREW, EventKind.SEARCHED, EventKind.SHOWED)
    return {
        event.tile
        for event in round_.history
        if event.tile is not None and (event.kind not in secret or event.seat == seat)
    }


def reachable(start: object) -> Iterator[object]:
    """Every object one can get at from this one, its classes apart."""
    found = {id(start): start}
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        yield thing
        for part in [] if isinstance(thing, PLAIN) else gc.get_referents(thing):
            if id(part) not in found and not isinstance(part, type):
                found[id(part)] = part
                waiting.append(part)


def tiles_in_text(text: str) -> set[Tile]:
    pairs = [(int(a), int(b)) for a, b in AS_TEXT.findall(text)]
    return {Tile(max(pair), min(pair)) for pair in pairs}


# --- What is in a View ------------------------------------------------------------------------------------


@given(tables(), steps())
def test_no_hidden_tile_can_be_reached_from_a_view(table: Table, stop: int) -> None:
    round_ = walked(table, stop)
    for seat in seats(table):
        hidden = hidden_from(round_, seat)
        untold = hidden - told_to(round_, seat)
        view = round_.view(seat)
        for thing in reachable(view):
            assert isinstance(thing, (*PARTS, *PLAIN)), type(thing)
            if isinstance(thing, Tile):
                assert thing not in untold
            if isinstance(thing, str):
                assert not tiles_in_text(thing)
        without_memory = replace(view, history=())
        assert not {thing for thing in reachable(without_memory) if isinstance(thing, Tile)} & hidden


@given(tables(), steps())
def test_no_hidden_tile_stands_in_a_view_written_out(table: Table, stop: int) -> None:
    round_ = walked(table, stop)
    for seat in seats(table):
        view = round_.view(seat)
        own = set() if seat is None else set(round_.hand(seat))
        hidden = hidden_from(round_, seat)
        without_memory = replace(view, history=())
        for written in (repr(view), view_json(view).decode()):
            assert tiles_in_text(written) & hidden <= told_to(round_, seat)
            assert own <= tiles_in_text(written)
        for written in (repr(without_memory), view_json(without_memory).decode()):
            assert tiles_in_text(written) & hidden == set()


def test_a_view_with_a_hand_too_many_would_be_found_out() -> None:
    assert tiles_in_text(repr((Tile(12, 5), "9-3"))) == {Tile(12, 5), Tile(9, 3)}
    assert Tile(12, 5) in list(reachable(MappingProxyType({"a": [(Tile(12, 5),)]})))


@given(tables())
def test_a_seat_sees_its_own_hand_and_the_number_of_every_other_tile(table: Table) -> None:
    for round_ in walk(table):
        all_hands = hands(round_)
        shown = all_lies_open(round_)
        for seat in seats(table):
            view = round_.view(seat)
            assert list(view.hands) == [
                hand if shown or other == seat else None for other, hand in enumerate(all_hands)
            ]
            assert view.hand == (() if seat is None else all_hands[seat])
            assert list(view.counts) == [len(hand) for hand in all_hands]
            assert view.boneyard == len(boneyard(round_))
            assert view.legal == (round_.legal() if seat is not None and seat == round_.turn else ())
            assert view.result == round_.result


def laid_in(layout: Layout) -> list[Tile]:
    """The tiles of a layout but for the engine."""
    if isinstance(layout, FeetLayout):
        return [placed.tile for placed in layout.tiles[1:]]
    rows = layout.trains if isinstance(layout, TrainsLayout) else layout.lines
    return [Tile(max(halves), min(halves)) for row in rows.values() for halves in row]


@given(tables())
def test_the_layout_of_a_view_has_the_tiles_on_the_table(table: Table) -> None:
    for round_ in walk(table):
        for seat in seats(table):
            view = round_.view(seat)
            assert sorted(laid_in(view.layout)) == sorted(on_table(round_)[1:])
            assert (view.engine is None) == (on_table(round_) == [])
            assert view.laid == {*on_table(round_)}
            yards = [tile for yard in score_yards(round_) for tile in yard]
            assert view.on_table == {*on_table(round_), *yards, *discards(round_)}
            if isinstance(view.layout, LinesLayout):
                assert list(view.layout.score_yards) == score_yards(round_)
                assert list(view.layout.discards) == discards(round_)


@given(tables())
def test_what_lies_on_the_table_in_hands_and_in_the_boneyard_is_the_whole_set(table: Table) -> None:
    for round_ in walk(table):
        top = round_.state.top
        view = round_.view(None)
        found = [*view.on_table, *[tile for hand in hands(round_) for tile in hand], *boneyard(round_)]
        assert sorted(found) == [Tile(high, low) for high in range(top + 1) for low in range(high + 1)]


def test_an_open_foot_shows_its_double_where_nothing_else_of_the_layout_is_told() -> None:
    table = {"sheet": "chickenfoot", "players": 2, "turn": "A", "engine": 9, "arms": 2, "ends": "4 4"}
    round_ = read_position({**table, "foot": {"pips": 4, "toes": 2}, "hands": {"A": "7-5", "B": "?x3"}})

    assert round_.view(0).on_table == {Tile(9, 9), Tile(4, 4)}


@given(tables(LINES))
def test_before_the_reveal_everybody_sees_who_has_chosen_and_nobody_what(table: Table) -> None:
    for round_ in walk(table, table.players - 1):
        chosen = {event.seat: event.tile for event in round_.history}
        assert set(chosen) == {event.seat for event in round_.history if event.kind is EventKind.SHOWED}
        for seat in seats(table):
            view = round_.view(seat)
            assert isinstance(view.layout, LinesLayout)
            assert list(view.layout.shown) == sorted(other for other in chosen if other is not None)
            for event in view.history:
                assert event.tile == (chosen[event.seat] if event.seat == seat else None)
            in_text = tiles_in_text(repr(view)) | tiles_in_text(view_json(view).decode())
            for other, tile in chosen.items():
                assert (tile in in_text) == (other == seat)


@given(tables())
def test_a_drawn_tile_is_seen_by_the_seat_that_drew_it_alone(table: Table) -> None:
    for round_ in walk(table):
        pending = round_.pending
        if pending is None:
            continue
        for seat in seats(table):
            seen = round_.view(seat).pending
            assert seen is not None
            assert seen.step is pending.step
            taken_openly = table.sheet in LINES
            if (
                pending.step is Step.DRAWN
                and seat != round_.turn
                and not is_open(round_)
                and not taken_openly
            ):
                assert seen.tile is None
            else:
                assert seen.tile == pending.tile


@given(tables(), steps())
def test_the_history_of_a_view_hides_what_others_drew_and_nothing_else(table: Table, stop: int) -> None:
    round_ = walked(table, stop)
    for seat in seats(table):
        for seen, happened in zip(round_.view(seat).history, round_.history, strict=True):
            secret = happened.kind in (EventKind.DREW, EventKind.SEARCHED, EventKind.SHOWED)
            if secret and happened.seat != seat and not is_open(round_):
                assert seen == happened._replace(tile=None)
            else:
                assert seen == happened


@given(tables(CLASSIC), steps())
def test_an_open_game_shows_all_hands_to_all_but_not_the_boneyard(table: Table, stop: int) -> None:
    table = table._replace(options={**table.options, "hands": "open"})
    round_ = walked(table, stop)
    for seat in seats(table):
        view = round_.view(seat)
        assert list(view.hands) == hands(round_)
        assert not {thing for thing in reachable(view) if isinstance(thing, Tile)} & set(boneyard(round_))


@given(tables(), steps(), st.integers(0, 59))
def test_a_view_stays_as_it_was_taken(table: Table, stop: int, number: int) -> None:
    round_ = walked(table, stop)
    taken = [round_.view(seat) for seat in seats(table)]
    before = [repr(view) for view in taken]
    if round_.result is None:
        choose(round_, number)
        assert [round_.view(seat) for seat in seats(table)] != taken
    assert [repr(view) for view in taken] == before


# --- Equal views, equal choices ---------------------------------------------------------------------------


@given(tables(), st.integers(0, 1 << 32))
def test_equal_views_have_equal_legal_actions(table: Table, seed: int) -> None:
    rng = random.Random(seed)
    for round_ in walk(table):
        seat = rng.choice(seats(table)) if round_.turn is None or rng.random() < 0.3 else round_.turn
        other = dealt_otherwise(round_, seat, rng)
        assert other.view(seat) == round_.view(seat)
        if seat is not None and seat == round_.turn:
            assert other.legal() == round_.legal()
            assert other.state.legal() == round_.state.legal()


@pytest.mark.parametrize(
    ("sheet", "engine"), [("mexican-train-classic", 12), ("chickenfoot", 9), ("engine-191", 0)]
)
def test_a_table_dealt_otherwise_is_another_table(sheet: str, engine: int) -> None:
    table = Table(sheet, {}, 4, engine, 0, 7, None, (3, 1, 4, 1, 5))
    round_ = walked(table, 20)
    other = dealt_otherwise(round_, 0, random.Random(1))

    assert hands(other)[0] == hands(round_)[0]
    assert all(hands(other)[seat] != hands(round_)[seat] for seat in (1, 2, 3))
    assert boneyard(other) != boneyard(round_)
    assert sorted([*boneyard(other), *sum(hands(other), ())]) == sorted(
        [*boneyard(round_), *sum(hands(round_), ())]
    )


def test_a_secret_choice_is_dealt_otherwise_and_a_tile_that_was_shown_is_not() -> None:
    table = Table("engine-191", {}, 4, 0, 0, 7, None, (3, 1, 4, 1, 5))
    secret = walked(table, 3)
    other = dealt_otherwise(secret, 0, random.Random(1))
    chosen = [event.tile for event in other.history]

    assert chosen[0] == secret.history[0].tile
    assert [chosen[seat] != secret.history[seat].tile for seat in (1, 2)] == [True, True]
    assert all(tile in other.hand(seat) for seat, tile in enumerate(chosen))

    shown = walked(table, 4)
    back_in_hand = known_in_hands(shown)
    assert len(back_in_hand) == 3
    for seed in range(5):
        other = dealt_otherwise(shown, 0, random.Random(seed))
        assert all(tile in other.hand(seat) for seat, tile in back_in_hand)
        assert other.history == shown.history
