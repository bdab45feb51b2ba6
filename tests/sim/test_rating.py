"""The rating says how often a bot finishes ahead of another, whatever the order of the games."""

from __future__ import annotations

import random
from math import log10

import pytest

from boneyard.sim.rating import MEAN, TEN_TO_ONE, rated
from boneyard.sim.seated import Played

FIRST = (("a", "b"), Played((0, 10), (0,)))
SECOND = (("b", "a"), Played((0, 1), (0,)))


def test_three_times_as_often_ahead_is_three_to_one() -> None:
    found = rated([*[FIRST] * 300, *[SECOND] * 100])

    # One game more, with both level, is counted for each.
    assert found["a"] - found["b"] == pytest.approx(TEN_TO_ONE * log10(301 / 101))
    assert found["a"] + found["b"] == pytest.approx(2 * MEAN)


def test_the_order_of_the_games_does_not_matter() -> None:
    games = [*[FIRST] * 40, *[SECOND] * 15]
    mixed = random.Random(1).sample(games, len(games))

    assert rated(games) == pytest.approx(rated(mixed))
    assert rated(games)["a"] > rated(games)["b"]


def test_who_is_level_is_equally_strong() -> None:
    assert rated([(("a", "b", "c"), Played((5, 5, 5), (0, 1, 2)))] * 9) == dict.fromkeys("abc", MEAN)


def test_whoever_won_is_ahead_with_more_points_too() -> None:
    """A match can be won by rounds."""
    found = rated([(("a", "b"), Played((50, 10), (0,)))])

    assert found["a"] > found["b"]


def test_one_that_always_wins_has_a_rating_within_bounds() -> None:
    found = rated([FIRST] * 1000)

    assert MEAN < found["a"] < MEAN + 2 * TEN_TO_ONE


def test_a_name_in_several_seats_is_one_bot() -> None:
    found = rated([(("a", "b", "b"), Played((0, 9, 4), (0,))), (("b", "a", "b"), Played((7, 3, 0), (2,)))])

    assert list(found) == ["a", "b"]
    assert found["a"] > found["b"]


def test_games_made_by_known_strengths_give_these_back() -> None:
    chance = random.Random(5)
    strengths = {"a": 4.0, "b": 2.0, "c": 1.0}
    games = []
    for _ in range(4000):
        seats = chance.sample(sorted(strengths), 3)
        # Who has the least of exponential times finishes first: that is the model.
        times = [chance.expovariate(strengths[name]) for name in seats]
        scores = tuple([sorted(times).index(time) for time in times])
        games.append((seats, Played(scores, (scores.index(0),))))
    found = rated(games)

    assert found["a"] - found["b"] == pytest.approx(TEN_TO_ONE * log10(2), abs=20)
    assert found["b"] - found["c"] == pytest.approx(TEN_TO_ONE * log10(2), abs=20)
