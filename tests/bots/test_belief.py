"""A world believed in looks like the view, and comes up as often as what the others chose makes it likely."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import exp

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard import SHEETS, Match, Round
from boneyard.bots.belief import Beliefs
from boneyard.bots.levels import bot_named
from boneyard.bots.policies import best_policy
from boneyard.bots.worlds import Worlds
from boneyard.record.notation import read_action
from boneyard.rules.action import DRAW, encode
from boneyard.rules.chance import Mwc, SeededDealer, StackedDealer
from boneyard.rules.families import round_of, start_of
from boneyard.rules.questions import Game
from boneyard.rules.sheet import Deal, Sheet
from boneyard.rules.state import State
from boneyard.rules.tile import tile_of
from boneyard.rules.view import View
from tests.bots.sampled import in_a_follow_up, played, redone
from tests.counts import count
from tests.figures import note
from tests.properties.tables import Table, steps, tables

FEW = settings(max_examples=count(30, 600))
TEMPERATURE, ODD = 1.5, 0.1
TOLERANCE = 0.04
SEEDS = {"mexican-train-classic": (0, 1, 2, 4, 5, 6), "chickenfoot": (0, 3, 5, 6)}
"""Worlds drawn evenly would be off by more than .09 on each of these deals."""
SMALL = {sheet: replace(SHEETS[sheet], deals={Game.FULL: Deal({2: (5, 5)}, "")}) for sheet in SEEDS}
"""Twenty tiles: so few that worlds drawn evenly and then weighed tell how often each is to come."""


def by_level_6(round_: Round, actions: int, chance: Mwc) -> list[int]:
    """Play so many actions, while the round lasts."""
    policy = best_policy(round_.sheet)
    codes: list[int] = []
    while round_.turn is not None and len(codes) < actions:
        codes.append(policy.choose(round_.state, chance))
        legal = round_.legal()
        round_.play(next(action for action in legal if encode(action) == codes[-1]))
    return codes


def hidden(state: State, view: View) -> list[list[int]]:
    """The hands of the others, and the boneyard."""
    boneyard = [state.boneyard[i] for i in range(state.boneyard_next, state.boneyard_size)]
    return [*(state.hand_tiles(seat) for seat in range(state.players) if seat != view.seat), boneyard]


# --- Each of them is possible -----------------------------------------------------------------------------


@FEW
@given(tables(), steps(), st.integers(-1, 7), st.integers(0, 1 << 30))
def test_a_world_believed_in_is_seen_as_the_real_one_is(
    table: Table, stop: int, seat: int, seed: int
) -> None:
    match, actions = played(table, stop)
    if match.over:
        return
    eyes = match.turn if seat < 0 else seat % match.players
    view = match.view(eyes)
    if in_a_follow_up(view) and eyes != match.turn:
        return  # as with any sampled world
    beliefs = Beliefs(view, Mwc(seed))
    for _ in range(3):
        assert match.round.with_state(beliefs.sample()).view(eyes) == view
        if view.engine is not None:
            assert redone(beliefs, match, actions).view(eyes) == view


@FEW
@given(tables(), steps())
def test_without_time_to_look_back_worlds_are_possible_all_the_same(table: Table, stop: int) -> None:
    match, _ = played(table, stop)
    if not match.over:
        view = match.view(match.turn)
        beliefs = Beliefs(view, Mwc(1))
        beliefs.look_back(0.0)

        assert match.round.with_state(beliefs.sample()).view(match.turn) == view


@FEW
@given(tables(), steps())
def test_a_spectator_can_believe_too(table: Table, stop: int) -> None:
    match, _ = played(table, stop)
    if not match.over:
        view = match.view(None)
        if not in_a_follow_up(view):
            assert match.round.with_state(Beliefs(view, Mwc(1)).sample()).view(None) == view


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_same_view_and_chance_give_the_same_beliefs_wherever_the_hidden_tiles_really_are(
    sheet: str,
) -> None:
    match = Match(SHEETS[sheet], 3, b"beliefs")
    chance = Mwc(4)
    for _ in range(20):
        legal = match.legal()
        match.play(legal[chance.below(len(legal))])
    view = match.view(match.turn)
    elsewhere = match.round.with_state(Worlds(view, Mwc(8)).sample())
    assert hidden(elsewhere.state, view) != hidden(match.round.state, view)
    first, second = Beliefs(view, Mwc(5)), Beliefs(elsewhere.view(match.turn), Mwc(5))

    for _ in range(3):
        assert hidden(first.sample(), view) == hidden(second.sample(), view)


# --- How likely they are ----------------------------------------------------------------------------------


def small_round(sheet: Sheet, seed: int) -> Round:
    start = start_of(sheet, 2)
    beginning = start.begin(5, 0, SeededDealer(b"%d" % seed), 0, 0)
    round_ = round_of(sheet, beginning.state)
    round_.tell_beginning(beginning, 5, 0, 2 * start.each)
    return round_


def likelihood(sheet: Sheet, order: list[int], codes: list[int], seat: int) -> float:
    """Of what the seat laid, if these tiles were dealt in this order."""
    policy = best_policy(sheet)
    policy.begin()
    state = start_of(sheet, 2).begin(5, 0, StackedDealer([order]), 0, 0).state
    found = 1.0
    for code in codes:
        if state.turn == seat and code < DRAW:
            legal = state.legal()
            weights = [exp(worth / TEMPERATURE) for worth in policy.values(state)]
            found *= (1 - ODD) * weights[legal.index(code)] / sum(weights) + ODD / len(legal)
        policy.note(state, code)
        state.apply(code)
    return found


@pytest.mark.parametrize(("sheet", "seed"), [(sheet, seed) for sheet in SEEDS for seed in SEEDS[sheet]])
def test_a_world_comes_up_as_often_as_it_makes_the_choices_of_the_others_likely(
    sheet: str, seed: int
) -> None:
    small = SMALL[sheet]
    round_ = small_round(small, seed)
    codes = by_level_6(round_, 9, Mwc(seed))
    assert round_.turn is not None
    rival = 1 - round_.turn
    view = round_.view(round_.turn)
    samples = count(12_000, 40_000)

    worlds = Worlds(view, Mwc(1), small)
    believed: Counter[int] = Counter()
    total = 0.0
    expected: dict[int, float] = {}
    for _ in range(samples):
        hand = worlds.sample().hand_tiles(rival)
        weight = likelihood(small, worlds.orders()[0], codes, rival)
        total += weight
        for tile in hand:
            expected[tile] = expected.get(tile, 0.0) + weight
    beliefs = Beliefs(view, Mwc(2), small, temperature=TEMPERATURE, odd=ODD, steps=5)
    for _ in range(samples):
        believed.update(beliefs.sample().hand_tiles(rival))

    assert set(believed) <= set(expected)
    for tile, weight in expected.items():
        assert believed[tile] / samples == pytest.approx(weight / total, abs=TOLERANCE)


@pytest.mark.parametrize(
    ("sheet", "players"), [("mexican-train-classic", 4), ("chickenfoot", 4), ("engine-191", 2)]
)
def test_among_level_6_more_tiles_lie_right_than_in_worlds_drawn_evenly(sheet: str, players: int) -> None:
    right: Counter[str] = Counter()
    total = 0
    for seed in range(count(8, 100)):
        match = Match(SHEETS[sheet], players, b"right %d" % seed)
        bot, chance = bot_named("dispatcher", match.sheet), Mwc(seed)
        for _ in range(6 * players):
            match.play(bot(match.view(match.turn), chance, 1.0))
        view = match.view(match.turn)
        rivals = [seat for seat in range(players) if seat != match.turn]
        real = {seat: set(match.round.state.hand_tiles(seat)) for seat in rivals}
        total += 60 * sum(map(len, real.values()))
        for name, worlds in (("believed", Beliefs(view, Mwc(1))), ("drawn evenly", Worlds(view, Mwc(1)))):
            for _ in range(60):
                state = worlds.sample()
                right[name] += sum(len(real[seat] & set(state.hand_tiles(seat))) for seat in rivals)
    shares = {name: right[name] / total for name in right}
    note(f"{sheet}, {players} players, tiles that lie right: {shares}")

    assert shares["believed"] > 1.05 * shares["drawn evenly"]


def test_who_begins_a_train_with_a_light_tile_is_believed_to_have_its_number_and_few_that_begin_one() -> None:
    """At the double-12, B begins with 12-3: it goes on with threes, and had no heavier one to begin with."""
    match = Match(SHEETS["mexican-train-classic"], 2, b"gives away")
    match.play(match.legal()[0])
    match.play(read_action("12-3@B"))
    view = match.view(0)
    samples = 400

    def held(worlds: Worlds, number: int) -> float:
        """How many tiles of the number B has on average."""
        hands = [map(tile_of, worlds.sample().hand_tiles(1)) for _ in range(samples)]
        return sum(number in tile for hand in hands for tile in hand) / samples

    assert held(Beliefs(view, Mwc(3)), 3) > held(Worlds(view, Mwc(3)), 3) + 0.1
    assert held(Beliefs(view, Mwc(3)), 12) < held(Worlds(view, Mwc(3)), 12) - 0.2
