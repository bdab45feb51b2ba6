"""The compiled policy decides as level 6 does when it is written to be read, and as it always has."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from boneyard import SHEETS, BadOption, Round
from boneyard.bots.levels import bot_named
from boneyard.bots.policy import roll_out
from boneyard.bots.trains_levels import TRAINS_COSTS
from boneyard.bots.trains_policy import TrainsPolicy
from boneyard.bots.worlds import Worlds
from boneyard.rules.action import decode, encode
from boneyard.rules.chance import Mwc
from tests.bots.compared import digest_of_choices
from tests.bots.trains_by_hand import choice, equities
from tests.counts import count
from tests.properties.tables import TRAINS, Table

DECISIONS = count(300, 25_000)
"""On each sheet."""
ROUNDS = count(2, 40)


def any_table(chance: random.Random, sheet: str, seed: int) -> Table:
    """Any switches, players and engine; every other table has a short boneyard."""
    options: dict[str, str] = {}
    for name, question in SHEETS[sheet].switches.items():
        if chance.random() < 0.5:
            tried = {**options, name: chance.choice(question.answers).name}
            try:
                SHEETS[sheet].having(tried)
            except BadOption:
                continue
            options = tried
    rules = SHEETS[sheet].having(options)
    players = chance.choice(rules.player_counts)
    return Table(
        sheet,
        options,
        players,
        engine=chance.randint(0, rules.table(players)[0]),
        starter=chance.randrange(players),
        seed=seed,
        yard=chance.choice((None, chance.randint(1, 30))),
        choices=(),
    )


def decisions(sheet: str, seed: str) -> Iterator[Round]:
    """Rounds at their decisions, for the caller to decide; now and then chance has decided in between."""
    chance = random.Random(seed)
    for number in range(1 << 30):
        round_ = any_table(chance, sheet, number).deal()
        stray = chance.choice((0.0, 0.1, 0.5))
        while round_.turn is not None:
            if chance.random() < stray:
                round_.play(chance.choice(round_.legal()))
            else:
                yield round_


@pytest.mark.parametrize("sheet", TRAINS)
def test_the_policy_chooses_as_level_6_does_when_written_to_be_read(sheet: str) -> None:
    policy = TrainsPolicy(TRAINS_COSTS)
    dispatcher = bot_named("dispatcher", SHEETS[sheet])
    for number, round_ in enumerate(decisions(sheet, "policy")):
        if number == DECISIONS:
            break
        assert round_.turn is not None
        view = round_.view(round_.turn)
        best = choice(view, TRAINS_COSTS, Mwc(number))

        assert policy.values(round_.state) == equities(view, TRAINS_COSTS)
        assert policy.choose(round_.state, Mwc(number)) == encode(best)
        assert dispatcher(view, Mwc(number), 1.0) == best
        round_.play(best)


@pytest.mark.parametrize("sheet", TRAINS)
def test_a_round_rolled_out_is_the_round_level_6_plays(sheet: str) -> None:
    policy = TrainsPolicy(TRAINS_COSTS)
    dispatcher = bot_named("dispatcher", SHEETS[sheet])
    chance = random.Random("rolled out")
    for number in range(ROUNDS):
        round_ = any_table(chance, sheet, number).deal()
        rolled = round_.state.clone()
        played = roll_out(rolled, policy, Mwc(number))
        same_chance = Mwc(number)
        while round_.turn is not None:
            round_.play(dispatcher(round_.view(round_.turn), same_chance, 1.0))

        assert played == len(round_.marks) - 1
        assert rolled.over == round_.state.over
        assert [rolled.hand_tiles(seat) for seat in range(rolled.players)] == [
            round_.state.hand_tiles(seat) for seat in range(rolled.players)
        ]


@pytest.mark.parametrize("sheet", TRAINS)
def test_the_policy_goes_by_what_the_seat_on_turn_may_know(sheet: str) -> None:
    policy = TrainsPolicy(TRAINS_COSTS)
    random_ = random.Random("blind")
    chance = Mwc(6)
    for number in range(count(1, 40)):
        round_ = any_table(random_, sheet, number)._replace(yard=None).deal()
        while round_.turn is not None:
            worlds = Worlds(round_.view(round_.turn), chance, round_.sheet)
            action = policy.choose(round_.state, Mwc(number))

            assert policy.values(worlds.sample()) == policy.values(round_.state)
            assert policy.choose(worlds.sample(), Mwc(number)) == action
            round_.play(decode(action))


CHOICES = {
    "mexican-train-classic": "f6bab9c9abaf15e25d3a6aa1a322b90d386049f1fc96e59513ab2155783a9143",
    "mexican-train-classic-fr": "879787cf62a2002ff3e1d34dc2d022d3d7850014913365ba7860b072eebc7ed6",
    "mexican-train-super": "99c3248416422febaa07ca0ceafa6d427246002f0718bd0558b6beaad6979009",
    "mexican-train-satisfy": "58af5eea1085c2359f1416ef73b81f39f6f9a54b3f9f7d41ef700ffa2a3ac1f5",
}
"""What level 6 chose before it was compiled, as a digest: among equally good plans it takes a certain one.

Where from: self-consistent, written by that version of `dispatcher`."""


@pytest.mark.parametrize("sheet", TRAINS)
def test_level_6_chooses_as_it_always_has(sheet: str) -> None:
    assert digest_of_choices(SHEETS[sheet], rounds=1) == CHOICES[sheet]
