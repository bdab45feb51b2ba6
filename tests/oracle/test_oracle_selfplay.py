"""Random rounds and matches: they end, no tile is lost, somebody can always do something."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from tests.oracle.deals import player_counts, random_position, random_start, random_table
from tests.oracle.match import engines, first_position, match_winners, tile_set, totals
from tests.oracle.switches import SHEETS, random_switches, single_switches
from tests.oracle.tiles import SEATS, Tile, high_first
from tests.oracle.trains import Oracle

MOST_ACTIONS = 5000


def tiles_in_play(oracle: Oracle) -> list[Tile]:
    tiles = [*oracle.boneyard, (oracle.engine, oracle.engine)]
    for group in (*oracle.hands.values(), *oracle.trains.values()):
        tiles += [high_first(tile) for tile in group]
    return sorted(tiles)


def assert_sound(oracle: Oracle) -> None:
    """What holds at every moment, whatever the sheet."""
    for name, train in oracle.trains.items():
        for inner, outer in pairwise(train):
            assert inner[1] == outer[0], oracle.position()
        if train and not (oracle.super and name == "M"):
            assert train[0][0] == oracle.engine, oracle.position()
    for end in oracle.open_doubles:
        train = oracle.trains["M" if end in ("ML", "MR") else end]
        last = train[0] if end == "ML" else train[-1]
        assert last[0] == last[1], oracle.position()
    assert len(set(oracle.open_doubles)) == len(oracle.open_doubles), oracle.position()
    if oracle.satisfy:
        assert len(oracle.open_doubles) <= 1, oracle.position()
        assert bool(oracle.open_doubles) == (oracle.placer is not None) or oracle.over(), oracle.position()


def play_out(position: dict[str, Any], rng: random.Random) -> Oracle:
    oracle = Oracle(position)
    every_tile = sorted(tile_set(oracle.sheet, oracle.options))
    for _ in range(MOST_ACTIONS):
        assert tiles_in_play(oracle) == every_tile, oracle.position()
        assert_sound(oracle)
        if oracle.over() is not None:
            assert oracle.legal() == []
            return oracle
        legal = oracle.legal()
        assert len(set(legal)) == len(legal) > 0, oracle.position()
        before = oracle.position()
        if before["pending"] is None:  # a position at the start of a turn says everything
            again = Oracle(before)
            assert (again.legal(), again.position()) == (legal, before)
        with pytest.raises(ValueError, match="not among"):
            oracle.do("0-0@Z")
        assert oracle.position() == before
        oracle.do(rng.choice(legal))
    raise AssertionError(f"no end: {oracle.position()}")


@pytest.mark.parametrize("sheet", SHEETS)
def test_rounds_with_one_switch_changed_end(sheet: str) -> None:
    rng = random.Random(f"single {sheet}")
    for options in single_switches(sheet):
        play_out(random_position(sheet, options, rng.choice(player_counts(options)), rng), rng)


@pytest.mark.parametrize("sheet", SHEETS)
def test_rounds_with_any_switches_end(sheet: str) -> None:
    rng = random.Random(f"any {sheet}")
    for _ in range(25):
        options = random_switches(sheet, rng)
        players = rng.choice(player_counts(options))
        play_out(random_position(sheet, options, players, rng), rng)
        play_out(random_table(sheet, options, players, rng), rng)


@pytest.mark.parametrize("sheet", SHEETS)
def test_matches_run_through_their_engines(sheet: str) -> None:
    rng = random.Random(f"match {sheet}")
    for _ in range(2):
        options = random_switches(sheet, rng)
        players = rng.choice(player_counts(options))
        last_starter: int | None = None
        last_result: dict[str, Any] | None = None
        scores: list[list[int]] = []
        for index, engine in enumerate(engines(sheet, options)):
            start = random_start(sheet, options, players, engine, rng, index, last_starter, last_result)
            oracle = play_out(first_position(sheet, options, engine, start), rng)
            last_starter, last_result = start.starter, oracle.over()
            assert last_result is not None
            scores.append(last_result["scores"])
        sums = totals(scores)
        assert match_winners(scores) == [SEATS[seat] for seat in range(players) if sums[seat] == min(sums)]
