"""What holds at every moment of Engine 191: lines, stations, score yards, and who may know what was shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hypothesis import given

from boneyard import Event, Round, Tile
from boneyard.rules.action import Verb
from boneyard.rules.event import EventKind
from boneyard.rules.lines_questions import DiscardsFlip, FirstTurn
from boneyard.rules.result import Over
from boneyard.rules.state import NOTHING
from boneyard.rules.view import LinesLayout
from tests.properties.tables import LINES, Table, boneyard, discards, hands, score_yards, tables, walk


def layout_of(round_: Round) -> LinesLayout:
    layout = round_.layout()
    assert isinstance(layout, LinesLayout)
    return layout


# --- Lines and stations -----------------------------------------------------------------------------------


@given(tables(LINES))
def test_touching_halves_are_equal_from_the_main_station_on(table: Table) -> None:
    for round_ in walk(table):
        for line in layout_of(round_).lines.values():
            assert line[0][0] == round_.state.engine
            assert all(line[i][1] == line[i + 1][0] for i in range(len(line) - 1)), line


@given(tables(LINES))
def test_the_ends_show_the_last_halves_of_the_lines(table: Table) -> None:
    for round_ in walk(table):
        layout = layout_of(round_)
        engine = round_.state.engine
        if engine == NOTHING:
            assert layout.ends == {}
        else:
            shown = {s: layout.lines[s][-1][1] if s in layout.lines else engine for s in range(table.players)}
            assert layout.ends == shown


@given(tables(LINES))
def test_a_station_is_incomplete_from_its_play_until_something_lies_on_it(table: Table) -> None:
    """And never because a removal laid it bare. [E40]"""
    incomplete: set[int] = set()
    told = 0
    for round_ in walk(table):
        for event in round_.history[told:]:
            if event.kind is EventKind.LAID and event.end is not None and event.tile is not None:
                incomplete.discard(event.end)
                if event.tile.is_double:
                    incomplete.add(event.end)
            if event.kind is EventKind.REMOVED and event.end is not None:
                incomplete.discard(event.end)
        told = len(round_.history)
        layout = layout_of(round_)
        assert set(layout.incomplete) == incomplete
        for seat in layout.incomplete:
            near, far = layout.lines[seat][-1]
            assert near == far


@given(tables(LINES))
def test_a_removal_takes_the_line_back_to_a_station(table: Table) -> None:
    lines: dict[int, Sequence[tuple[int, int]]] = {}
    told = 0
    for round_ in walk(table):
        removed = [event for event in round_.history[told:] if event.kind is EventKind.REMOVED]
        now = layout_of(round_).lines
        for seat in {event.seat for event in removed if event.seat is not None}:
            left = now.get(seat, ())
            gone = lines[seat][len(left) :]
            assert tuple(lines[seat][: len(left)]) == left
            assert [event.tile for event in removed] == [Tile(max(h), min(h)) for h in reversed(gone)]
            assert not left or left[-1][0] == left[-1][1]
            assert all(near != far for near, far in gone[:-1])
        told = len(round_.history)
        lines = dict(now)


# --- Hands and score yards --------------------------------------------------------------------------------


@given(tables(LINES))
def test_over_a_turn_the_hand_never_grows_and_the_score_yard_never_shrinks(table: Table) -> None:
    """[E11] [E12] [EA28]"""
    mover: int | None = None
    held = laid_up = 0
    for round_ in walk(table):
        if round_.state.engine == NOTHING or round_.turn == mover:
            continue
        if mover is not None:
            assert len(hands(round_)[mover]) <= held
            assert len(score_yards(round_)[mover]) >= laid_up
        mover = round_.turn
        if mover is not None:
            held = len(hands(round_)[mover])
            laid_up = len(score_yards(round_)[mover])


@given(tables(LINES))
def test_nobodys_hand_or_score_yard_changes_in_anothers_turn(table: Table) -> None:
    before: tuple[list[tuple[Tile, ...]], list[tuple[Tile, ...]]] | None = None
    mover: int | None = None
    for round_ in walk(table):
        now = hands(round_), score_yards(round_)
        if before is not None and round_.state.engine != NOTHING:
            for seat in range(table.players):
                same = [pile[seat] for pile in now] == [pile[seat] for pile in before]
                assert same or seat == mover
        before = now if round_.state.engine != NOTHING else None
        mover = round_.turn


class Ledger:
    """Who has what, kept by somebody who hears nothing but the history."""

    def __init__(self, dealt: Round) -> None:
        self.hands = [set(hand) for hand in hands(dealt)]
        self.yards: list[set[Tile]] = [set() for _ in self.hands]
        self.boneyard = boneyard(dealt)
        self.in_order = True
        self.discards: list[Tile] = []

    def hear(self, event: Event) -> None:
        tile, seat = event.tile, event.seat
        if event.kind is EventKind.FLIPPED:
            assert not self.boneyard
            self.boneyard, self.discards, self.in_order = self.discards, [], False
        if tile is None or seat is None:
            return
        if event.kind is EventKind.ENGINE_LAID:
            self.hands[seat].remove(tile)
        elif event.kind is EventKind.LAID:
            (self.yards if tile in self.yards[seat] else self.hands)[seat].remove(tile)
        elif event.kind is EventKind.GAVE:
            self.hands[seat].remove(tile)
            self.yards[seat].add(tile)
        elif event.kind is EventKind.REMOVED:
            self.discards.append(tile)
        elif event.kind in (EventKind.DREW, EventKind.TOOK):
            if self.in_order:
                assert tile == self.boneyard[0]
            self.boneyard.remove(tile)
            (self.hands if event.kind is EventKind.DREW else self.yards)[seat].add(tile)


@given(tables(LINES))
def test_the_history_tells_where_every_tile_has_gone(table: Table) -> None:
    ledger = Ledger(table.deal())
    told = 0
    for round_ in walk(table):
        for event in round_.history[told:]:
            ledger.hear(event)
        told = len(round_.history)
        assert [set(hand) for hand in hands(round_)] == ledger.hands
        assert [set(yard) for yard in score_yards(round_)] == ledger.yards
        assert discards(round_) == ledger.discards
        assert sorted(boneyard(round_)) == sorted(ledger.boneyard)


@given(tables(LINES))
def test_the_boneyard_is_used_up_only_if_there_is_nothing_to_turn_over(table: Table) -> None:
    waits = table.rules.answer(DiscardsFlip, DiscardsFlip.AT_ONCE) is DiscardsFlip.WHEN_DRAW_DUE
    for round_ in walk(table):
        assert boneyard(round_) or not discards(round_) or waits


@given(tables(LINES))
def test_one_passes_only_with_nothing_to_draw_and_takes_only_with_something(table: Table) -> None:
    for round_ in walk(table):
        verbs = {action.verb for action in round_.legal()}
        something = bool(boneyard(round_) or discards(round_))
        assert Verb.TAKE not in verbs or something
        assert Verb.PASS not in verbs or not something


# --- The reveal -------------------------------------------------------------------------------------------


@given(tables(LINES))
def test_the_lowest_double_shown_becomes_the_main_station(table: Table) -> None:
    for round_ in walk(table):
        shown = {event.seat: event.tile for event in round_.history if event.kind is EventKind.SHOWED}
        turned_up = {event.seat: event.tile for event in round_.history if event.kind is EventKind.REVEALED}
        assert set(layout_of(round_).shown) == set(shown)
        if len(shown) < table.players:
            assert (round_.state.engine, turned_up, round_.turn) == (
                NOTHING,
                {},
                (table.starter + len(shown)) % table.players,
            )
            assert {action.verb for action in round_.legal()} == {Verb.SHOW}
            continue
        assert turned_up == shown
        doubles = sorted(
            (tile.high, seat) for seat, tile in shown.items() if tile and tile.is_double and seat is not None
        )
        if not doubles:
            assert round_.result is not None
            assert round_.result.over is Over.REDEAL
            assert round_.state.engine == NOTHING
            return
        number, seat = doubles[0]
        assert (round_.state.engine, round_.state.starter) == (number, seat)


@given(tables(LINES))
def test_after_the_reveal_the_starter_or_the_next_seat_plays(table: Table) -> None:
    next_plays = table.rules.answer(FirstTurn, FirstTurn.STARTER_PLAYS) is FirstTurn.NEXT_PLAYS
    for round_ in walk(table, table.players):
        if round_.state.engine != NOTHING and round_.result is None:
            starter = round_.state.starter
            assert round_.turn == ((starter + 1) % table.players if next_plays else starter)
            assert Counter(event.kind for event in round_.history)[EventKind.SHOWED] == table.players
