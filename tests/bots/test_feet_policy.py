"""The policy of Chickenfoot chooses what the top level does, from the state, and peeks at nothing.

The top level and the one before it choose as they have been fitted.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard import SHEETS, Round
from boneyard.bots.feet_features import feet_features, feet_policy
from boneyard.bots.feet_levels import FEET_COSTS
from boneyard.bots.feet_policy import FeetPolicy
from boneyard.bots.policy import roll_out
from boneyard.bots.worlds import Worlds
from boneyard.rules.action import KEEP, Verb, decode
from boneyard.rules.chance import Mwc
from boneyard.rules.state import RUNNING
from boneyard.sim.duplicate import Deals
from tests.bots import feet_by_hand
from tests.bots.compared import digest_of_choices, equities, play_on
from tests.bots.switched import switched
from tests.counts import count
from tests.properties.tables import FEET, Table, steps, tables, walked

DECISIONS = count(400, 100_000)


def test_whole_rounds_are_played_as_the_top_level_plays_them() -> None:
    chance = random.Random(1)
    compared = 0
    while compared < DECISIONS:
        sheet = switched(SHEETS["chickenfoot"], chance)
        deals = Deals(sheet, chance.choice(sheet.player_counts), chance.randbytes(4))
        policy = FeetPolicy(list(FEET_COSTS))
        compared += play_on(deals.dealt(chance.randrange(100)), policy, compared)


@settings(max_examples=count(15, 600))
@given(tables(FEET), steps(), st.integers(0, 1 << 30))
def test_from_the_middle_of_a_round_it_goes_on_as_the_top_level_does(
    table: Table, stop: int, seed: int
) -> None:
    """Whatever was done before: what the seats have shown is read from the view."""
    round_ = walked(table, stop)
    if round_.turn is not None:
        play_on(round_, feet_policy(round_.view(round_.turn), FEET_COSTS), seed)


@settings(max_examples=count(15, 600))
@given(tables(FEET), steps())
def test_every_choice_is_worth_what_it_is_to_the_top_level(table: Table, stop: int) -> None:
    round_ = walked(table, stop)
    if round_.turn is not None:
        policy = feet_policy(round_.view(round_.turn), FEET_COSTS)
        assert policy.values(round_.state) == equities(round_)


@settings(max_examples=count(30, 1000))
@given(tables(FEET), steps())
def test_what_an_action_leaves_is_counted_as_by_hand(table: Table, stop: int) -> None:
    round_ = walked(table, stop)
    if round_.turn is None:
        return
    view = round_.view(round_.turn)
    for found, right in zip(feet_features(view), feet_by_hand.feet_features(view), strict=True):
        assert found._asdict() == pytest.approx(right._asdict())


@settings(max_examples=count(15, 600))
@given(tables(FEET).filter(lambda table: table.yard is None), steps(), st.integers(0, 1 << 30))
def test_hidden_tiles_do_not_matter(table: Table, stop: int, seed: int) -> None:
    round_ = walked(table, stop)
    if round_.turn is None:
        return
    view = round_.view(round_.turn)
    policy = feet_policy(view, FEET_COSTS)
    worlds = Worlds(view, Mwc(seed))

    assert policy.values(worlds.sample()) == policy.values(worlds.sample())


def test_a_tile_kept_where_the_round_is_taken_up_is_remembered() -> None:
    round_ = drawn()
    policy = feet_policy(round_.view(round_.turn), FEET_COSTS)
    policy.begin_with(round_.state, KEEP)
    round_.play(decode(KEEP))

    policy.begin()
    assert policy.values(round_.state) == equities(round_)


def drawn() -> Round:
    """Somebody may keep a tile, and that makes a difference to the choice of whoever is next."""
    chance = random.Random(3)
    while True:
        round_ = Deals(SHEETS["chickenfoot"], 3, chance.randbytes(4)).dealt(0)
        while round_.turn is not None:
            legal = round_.legal()
            if len(legal) > 1 and legal[-1].verb is Verb.KEEP and tells(round_):
                return round_
            round_.play(chance.choice(legal))


def tells(round_: Round) -> bool:
    unaware = feet_policy(round_.view(round_.turn), FEET_COSTS)
    kept = round_.with_state(round_.state.clone())
    kept.play(decode(KEEP))
    if kept.turn is None or len(kept.legal()) < 2:
        return False
    return unaware.values(kept.state) != equities(kept)


def test_a_round_is_rolled_out_to_its_end_and_can_be_again() -> None:
    state = Deals(SHEETS["chickenfoot"], 4, b"roll").dealt(0).state
    policy = FeetPolicy(list(FEET_COSTS))
    one, two = state.clone(), state.clone()

    assert roll_out(one, policy, Mwc(1)) == roll_out(two, policy, Mwc(1)) > 0
    assert one.over != RUNNING
    assert [one.score(seat) for seat in range(4)] == [two.score(seat) for seat in range(4)]


CHOICES = {
    "dispatcher": "bd535c7e64b056248be81f6b63e9f7d7e3350b4d489d9c1e74ae0bc288fbc5ee",
    "dispatcher-1": "17ddeb4c55c5148ecabb122694da86081304b4986071c2a73919409858da4933",
}
"""What the top level chooses, and what it chose before it was fitted anew, as digests: they share their
sources with the policy, so that all could change together.

Where from: self-consistent. The former was written by `dispatcher` before it was compiled."""


@pytest.mark.parametrize("name", CHOICES)
def test_both_top_levels_choose_as_they_have_been_fitted(name: str) -> None:
    assert digest_of_choices(SHEETS["chickenfoot"], rounds=3, name=name) == CHOICES[name]
