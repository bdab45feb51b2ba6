"""In a game small enough to be counted, the worlds that are sampled are exactly those there are."""

from __future__ import annotations

from collections import Counter

import pytest

from boneyard import SHEETS
from boneyard.bots.worlds import Worlds
from boneyard.rules.chance import Mwc
from tests.counts import count
from tests.golden.census import InformationSet, information_sets, tiny_games, world

SETS = count(40, 2000)
"""So many information sets of each game are looked at, evenly spread."""
SAMPLES = 60
"""For each world."""
MOST_WORLDS = count(24, 120)


def sampled(one: InformationSet) -> Counter[str]:
    round_ = one.first
    worlds = Worlds(round_.view(round_.turn), Mwc(7), round_.sheet)
    return Counter(world(round_.with_state(worlds.sample())) for _ in range(SAMPLES * len(one.worlds)))


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_worlds_sampled_are_those_of_the_census_and_come_about_as_often(sheet: str) -> None:
    tiny, *_ = tiny_games(SHEETS[sheet])
    sets = [one for one in information_sets(SHEETS[sheet], tiny) if len(one.worlds) <= MOST_WORLDS]
    for one in sets[:: max(1, len(sets) // SETS)]:
        found = sampled(one)

        assert set(found) == one.worlds
        assert all(0.4 * SAMPLES < number < 1.7 * SAMPLES for number in found.values()), found


def test_there_are_views_that_rule_worlds_out() -> None:
    """Otherwise the test above would show nothing about passes and draws."""
    tiny, *_ = tiny_games(SHEETS["mexican-train-classic"])
    sets = information_sets(SHEETS["mexican-train-classic"], tiny)

    assert any(len(one.worlds) < one.by_number for one in sets)
