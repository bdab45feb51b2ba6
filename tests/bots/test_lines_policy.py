"""The policy of Engine 191 chooses what the top level does, from the state, and peeks at nothing.

The top level itself chooses as it always has.
"""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard import SHEETS
from boneyard.bots.lines_levels import EQUITY
from boneyard.bots.lines_policy import LinesPolicy
from boneyard.bots.policy import roll_out
from boneyard.bots.worlds import Worlds
from boneyard.rules.action import encode
from boneyard.rules.chance import Mwc
from boneyard.rules.state import RUNNING
from boneyard.sim.duplicate import Deals
from tests.bots.compared import digest_of_choices, equities, play_on
from tests.bots.switched import switched
from tests.counts import count
from tests.properties.tables import LINES, Table, steps, tables, walked

DECISIONS = count(300, 100_000)


def test_whole_rounds_are_played_as_the_top_level_plays_them() -> None:
    chance = random.Random(1)
    compared = 0
    while compared < DECISIONS:
        sheet = switched(SHEETS["engine-191"], chance)
        deals = Deals(sheet, chance.choice(sheet.player_counts), chance.randbytes(4))
        compared += play_on(deals.dealt(chance.randrange(100)), LinesPolicy(EQUITY.costs), compared)


@settings(max_examples=count(15, 600))
@given(tables(LINES), steps(), st.integers(0, 1 << 30))
def test_from_the_middle_of_a_round_it_goes_on_as_the_top_level_does(
    table: Table, stop: int, seed: int
) -> None:
    """Whatever was done before: what the seats have shown is read from the view."""
    round_ = walked(table, stop)
    if round_.turn is not None:
        play_on(round_, EQUITY.policy(round_.view(round_.turn)), seed)


@settings(max_examples=count(25, 1000))
@given(tables(LINES), steps(), st.integers(0, 60))
def test_what_the_first_action_shows_is_remembered(table: Table, stop: int, number: int) -> None:
    round_ = walked(table, stop)
    if round_.turn is None:
        return
    policy = EQUITY.policy(round_.view(round_.turn))
    legal = round_.legal()
    action = legal[number % len(legal)]
    policy.begin_with(round_.state, encode(action))
    round_.play(action)

    policy.begin()
    if round_.turn is not None:
        assert policy.values(round_.state) == equities(round_)


@settings(max_examples=count(15, 600))
@given(tables(LINES).filter(lambda table: table.yard is None), steps(), st.integers(0, 1 << 30))
def test_hidden_tiles_do_not_matter(table: Table, stop: int, seed: int) -> None:
    round_ = walked(table, stop)
    if round_.turn is None:
        return
    view = round_.view(round_.turn)
    policy = EQUITY.policy(view)
    worlds = Worlds(view, Mwc(seed))

    assert policy.values(worlds.sample()) == policy.values(worlds.sample()) == equities(round_)


def test_a_round_is_rolled_out_to_its_end_and_can_be_again() -> None:
    state = Deals(SHEETS["engine-191"], 4, b"roll").dealt(0).state
    policy = LinesPolicy(EQUITY.costs)
    scores = []
    for _ in range(2):
        rolled = state.clone()
        assert roll_out(rolled, policy, Mwc(1)) > 0
        assert rolled.over != RUNNING
        scores.append([int(rolled.score(seat)) for seat in range(4)])

    assert scores[0] == scores[1]


CHOICES = "10ee1d56c74b25df8c87edad5bafb55c58545cfb42239c2fdc6ab15533262374"
"""What the top level chose before it was compiled, as a digest: it shares its sources with the policy,
so that both could change together.

Where from: self-consistent, written by that version of `dispatcher`."""


def test_the_top_level_chooses_as_it_always_has() -> None:
    assert digest_of_choices(SHEETS["engine-191"], rounds=10) == CHOICES
