"""A View holds what its seat may know, and nothing from which more could be found out."""

from __future__ import annotations

import gc
import json
import random
import re
from collections.abc import Iterator
from enum import Enum
from types import MappingProxyType

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from boneyard import Action, Event, Result, Round, Tile, View
from boneyard.record.views import write_view
from boneyard.rules.event import EventKind
from boneyard.rules.questions import Hands
from boneyard.rules.state import RUNNING
from boneyard.rules.tile import code_of
from boneyard.rules.view import Pending, Step, TrainsLayout
from tests.properties.tables import (
    Table,
    again,
    boneyard,
    choose,
    hands,
    on_table,
    steps,
    tables,
    walk,
    walked,
)

CLASSIC = ("mexican-train-classic", "mexican-train-classic-fr")
PARTS = (View, TrainsLayout, Pending, Result, Event, Action, Tile, tuple, dict, MappingProxyType)
PLAIN = (int, str, bool, type(None), Enum)
AS_TEXT = re.compile(r"(?:high=|\b)(\d+)(?:-|, low=)(\d+)")


def is_open(round_: Round) -> bool:
    return round_.sheet.answer(Hands, Hands.HIDDEN) is Hands.OPEN


def seats(table: Table) -> list[int | None]:
    return [None, *range(table.players)]


def hidden_from(round_: Round, seat: int | None) -> set[Tile]:
    """The tiles this seat has no right to know the place of."""
    hidden = set(boneyard(round_))
    if round_.result is None and not is_open(round_):
        for other, hand in enumerate(hands(round_)):
            if other != seat:
                hidden.update(hand)
    return hidden


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
        for thing in reachable(round_.view(seat)):
            assert isinstance(thing, (*PARTS, *PLAIN)), type(thing)
            if isinstance(thing, Tile):
                assert thing not in hidden
            if isinstance(thing, str):
                assert not tiles_in_text(thing)


@given(tables(), steps())
def test_no_hidden_tile_stands_in_a_view_written_out(table: Table, stop: int) -> None:
    round_ = walked(table, stop)
    for seat in seats(table):
        view = round_.view(seat)
        own = set() if seat is None else set(round_.hand(seat))
        for written in (repr(view), json.dumps(write_view(view))):
            assert tiles_in_text(written) & hidden_from(round_, seat) == set()
            assert own <= tiles_in_text(written)


def test_a_view_with_a_hand_too_many_would_be_found_out() -> None:
    assert tiles_in_text(repr((Tile(12, 5), "9-3"))) == {Tile(12, 5), Tile(9, 3)}
    assert Tile(12, 5) in list(reachable(MappingProxyType({"a": [(Tile(12, 5),)]})))


@given(tables())
def test_a_seat_sees_its_own_hand_and_the_number_of_every_other_tile(table: Table) -> None:
    for round_ in walk(table):
        all_hands = hands(round_)
        shown = is_open(round_) or round_.result is not None
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


@given(tables())
def test_the_trains_of_a_view_are_the_tiles_on_the_table(table: Table) -> None:
    for round_ in walk(table):
        trains = round_.view(None).layout.trains
        laid = [Tile(max(halves), min(halves)) for train in trains.values() for halves in train]
        assert sorted(laid) == sorted(on_table(round_)[1:])


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
            if pending.step is Step.DRAWN and seat != round_.turn and not is_open(round_):
                assert seen.tile is None
            else:
                assert seen.tile == pending.tile


@given(tables(), steps())
def test_the_history_of_a_view_hides_what_others_drew_and_nothing_else(table: Table, stop: int) -> None:
    round_ = walked(table, stop)
    all_seen = is_open(round_) or round_.result is not None
    for seat in seats(table):
        for seen, happened in zip(round_.view(seat).history, round_.history, strict=True):
            drawn = happened.kind in (EventKind.DREW, EventKind.SEARCHED)
            if drawn and happened.seat != seat and not all_seen:
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


def dealt_otherwise(round_: Round, seat: int | None, rng: random.Random) -> Round:
    """The same table as far as this seat can tell: the tiles it has not seen are dealt anew."""
    other = again(round_)
    state = other.state
    seen = range(state.players) if is_open(round_) or state.over != RUNNING else [seat]
    drawn = round_.pending.tile if round_.pending and round_.pending.step is Step.DRAWN else None
    unseen = [(s, tile) for s in range(state.players) if s not in seen for tile in other.hand(s)]
    unseen = [(s, tile) for s, tile in unseen if tile != drawn]
    to_draw = boneyard(other)
    old = [*(tile for _, tile in unseen), *to_draw]
    new = rng.sample(old, len(old))
    became = dict(zip(old, new, strict=True))
    for s, tile in unseen:
        state.take_from_hand(s, code_of(tile))
    for s, tile in unseen:
        state.put_in_hand(s, code_of(became[tile]))
    state.boneyard = vec[i64]([code_of(became[tile]) for tile in to_draw])
    state.yard_next = 0
    state.yard_size = len(to_draw)
    other.history = [
        event._replace(tile=became.get(event.tile, event.tile))
        if event.kind in (EventKind.DREW, EventKind.SEARCHED) and event.tile is not None
        else event
        for event in other.history
    ]
    return other


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


def test_a_table_dealt_otherwise_is_another_table() -> None:
    table = Table("mexican-train-classic", {}, 4, 12, 0, 7, None, (3, 1, 4, 1, 5))
    round_ = walked(table, 40)
    other = dealt_otherwise(round_, 0, random.Random(1))

    assert hands(other)[0] == hands(round_)[0]
    assert all(hands(other)[seat] != hands(round_)[seat] for seat in (1, 2, 3))
    assert boneyard(other) != boneyard(round_)
    assert sorted([*boneyard(other), *sum(hands(other), ())]) == sorted(
        [*boneyard(round_), *sum(hands(round_), ())]
    )
