"""The policy of Chickenfoot chooses what the top level does, from the state, and peeks at nothing."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard import SHEETS, Round
from boneyard.bots.feet_features import feet_policy
from boneyard.bots.feet_levels import EQUITY, FEET_COSTS, FEET_LEVELS
from boneyard.bots.feet_policy import FeetPolicy
from boneyard.bots.policy import Policy, roll_out
from boneyard.bots.worlds import Worlds
from boneyard.rules.action import KEEP, Verb, decode, encode
from boneyard.rules.chance import Mwc
from boneyard.rules.state import RUNNING
from boneyard.sim.duplicate import Deals
from tests.bots.switched import switched
from tests.counts import count
from tests.properties.tables import FEET, Table, steps, tables, walked

TOP = FEET_LEVELS[-1]
DECISIONS = count(400, 40_000)


def by_top_level(round_: Round, seed: int) -> int:
    assert round_.turn is not None
    return encode(TOP(round_.view(round_.turn), Mwc(seed), 1.0))


def play_on(round_: Round, policy: Policy, seed: int) -> int:
    """To its end, compared with the top level wherever there is a choice; how often that was."""
    policy.begin(round_.state)
    compared = 0
    while round_.turn is not None:
        choices = len(round_.legal())
        chosen = policy.choose(round_.state, Mwc(seed + compared))
        if choices > 1:
            assert chosen == by_top_level(round_, seed + compared), round_.history
            compared += 1
        round_.play(decode(chosen))
    return compared


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
        view = round_.view(round_.turn)
        assert feet_policy(view, FEET_COSTS).values(round_.state) == [worth for _, worth in EQUITY(view)]


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
    """Before the first action of a rollout or after it: it is the same round."""
    round_ = drawn()
    policy = feet_policy(round_.view(round_.turn), FEET_COSTS)
    kept = round_.with_state(round_.state.clone())
    kept.play(decode(KEEP))
    assert kept.turn is not None
    told = feet_policy(kept.view(kept.turn), FEET_COSTS).values(kept.state)

    policy.begin(round_.state)
    assert policy.values(kept.state) == told
    policy.begin(kept.state)
    assert policy.values(kept.state) == told


def drawn() -> Round:
    """Somebody may keep a tile, and whoever is next has a choice that depends on it."""
    chance = random.Random(3)
    while True:
        round_ = Deals(SHEETS["chickenfoot"], 3, chance.randbytes(4)).dealt(0)
        while round_.turn is not None:
            legal = round_.legal()
            if len(legal) > 1 and legal[-1].verb is Verb.KEEP and tells(round_):
                return round_
            round_.play(chance.choice(legal))


def tells(round_: Round) -> bool:
    """To know that the tile was kept makes a difference to the next seat."""
    policy = feet_policy(round_.view(round_.turn), FEET_COSTS)
    kept = round_.with_state(round_.state.clone())
    kept.play(decode(KEEP))
    if kept.turn is None or len(kept.legal()) < 2:
        return False
    unaware = FeetPolicy(list(FEET_COSTS), [int(drawn) for drawn in policy.told])
    return unaware.values(kept.state) != feet_policy(kept.view(kept.turn), FEET_COSTS).values(kept.state)


def test_a_round_is_rolled_out_to_its_end_and_can_be_again() -> None:
    state = Deals(SHEETS["chickenfoot"], 4, b"roll").dealt(0).state
    policy = FeetPolicy(list(FEET_COSTS))
    one, two = state.clone(), state.clone()

    assert roll_out(one, policy, Mwc(1)) == roll_out(two, policy, Mwc(1)) > 0
    assert one.over != RUNNING
    assert [one.score(seat) for seat in range(4)] == [two.score(seat) for seat in range(4)]
