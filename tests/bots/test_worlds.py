"""A sampled world looks to its seat exactly as the real one does, and all of them come up."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard import SHEETS, Match
from boneyard.bots.worlds import Worlds
from boneyard.rules.action import SHARED, Verb, encode
from boneyard.rules.chance import Mwc
from boneyard.rules.event import EventKind
from boneyard.rules.tile import tile_of
from boneyard.sheets.editions import EDITIONS
from tests.bots.sampled import in_a_follow_up, played, redone
from tests.counts import count
from tests.properties.tables import Table, steps, tables

FEW = settings(max_examples=count(30, 600))


@FEW
@given(tables(), steps(), st.integers(-1, 7), st.integers(0, 1 << 30))
def test_a_sampled_world_is_seen_as_the_real_one_is(table: Table, stop: int, seat: int, seed: int) -> None:
    match, actions = played(table, stop)
    if match.over:
        return
    eyes = match.turn if seat < 0 else seat % match.players
    view = match.view(eyes)
    if in_a_follow_up(view) and eyes != match.turn:
        return  # that the seat to move has a tile to follow with is not sampled; nobody else decides then
    worlds = Worlds(view, Mwc(seed))
    for _ in range(2):
        assert match.round.with_state(worlds.sample()).view(eyes) == view
        if view.engine is not None:
            assert redone(worlds, match, actions).view(eyes) == view


@FEW
@given(tables(), steps())
def test_a_spectator_can_sample_too(table: Table, stop: int) -> None:
    match, _ = played(table, stop)
    if not match.over:
        view = match.view(None)
        assert match.round.with_state(Worlds(view, Mwc(1)).sample()).view(None) == view


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_same_chance_gives_the_same_worlds(sheet: str) -> None:
    match = Match(SHEETS[sheet], 3, b"worlds")
    chance = random.Random(sheet)
    for _ in range(20):
        match.play(chance.choice(match.legal()))
    view = match.view(match.turn)
    first, second = Worlds(view, Mwc(5)), Worlds(view, Mwc(5))

    for _ in range(3):
        one, two = first.sample(), second.sample()
        assert [one.hand_tiles(seat) for seat in range(3)] == [two.hand_tiles(seat) for seat in range(3)]


def test_every_tile_that_may_be_in_a_hand_is_there_about_as_often() -> None:
    """At the first turn nothing is known: each of 75 tiles is in B's hand of 15 in one of five worlds."""
    match = Match(SHEETS["mexican-train-classic"], 4, b"even")
    worlds = Worlds(match.view(0), Mwc(9))
    samples = 2000
    held = Counter(tile for _ in range(samples) for tile in worlds.sample().hand_tiles(1))

    assert len(held) == 75
    assert all(0.15 * samples < number < 0.25 * samples for number in held.values())


def test_what_a_draw_has_shown_is_honoured() -> None:
    """Whoever had to draw holds no tile that would have fitted, but for what was drawn."""
    match = Match(SHEETS["mexican-train-classic"], 2, b"draws")
    chance = random.Random(4)
    while not [event for event in match.round.history if event.lacking and event.seat == 1]:
        match.play(chance.choice([action for action in match.legal() if action.verb is not Verb.KEEP]))
    drew = next(event for event in match.round.history if event.lacking and event.seat == 1)
    worlds = Worlds(match.view(0), Mwc(3))

    for _ in range(50):
        hand = [tile_of(code) for code in worlds.sample().hand_tiles(1)]
        fitting = [tile for tile in hand if set(drew.lacking) & set(tile)]
        assert len(fitting) <= 1


def test_a_match_of_a_former_edition_is_sampled_by_its_own_rules() -> None:
    """In the first edition of the Super Train sheet a first tile could begin the Super Train."""
    match = Match(EDITIONS["mexican-train-super", 1], 2, b"former")
    match.play(next(action for action in match.legal() if action.end == SHARED))

    state = Worlds(match.view(1), Mwc(3)).sample()
    assert set(state.legal()) == {encode(action) for action in match.legal()}


@pytest.mark.clause("B38")
@pytest.mark.parametrize("removal", ["automatic", "ask"])
def test_the_draw_after_a_drawn_double_is_honoured_where_the_marker_came_off_with_it(removal: str) -> None:
    """The double went on its own marked train: it is told in this order, and sampled worlds fit it."""
    shown = 0
    for seed in range(20):
        match = Match(SHEETS["mexican-train-super"].having(marker_removal=removal), 2, b"%d" % seed)
        chance = random.Random(seed)
        round_ = match.round
        while match.round is round_ and not match.over:
            at_home = [action for action in match.legal() if action.end == match.turn]
            match.play(chance.choice(at_home or match.legal()))
            unmarked, drew, laid = [None, None, None, *round_.history][-3:]
            if (
                round_.result is None
                and unmarked
                and drew
                and laid
                and (unmarked.kind, drew.kind) == (EventKind.UNMARKED, EventKind.DREW)
                and (laid.kind, laid.seat) == (EventKind.LAID, drew.seat)
            ):
                view = round_.view(1 - (drew.seat or 0))
                assert round_.with_state(Worlds(view, Mwc(1)).sample()).view(view.seat) == view
                shown += 1
    assert shown > 0
