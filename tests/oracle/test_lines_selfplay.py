"""Random rounds and matches of Engine 191: they end, no tile is lost, somebody can always do something."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from tests.oracle.lines import LinesOracle
from tests.oracle.lines_deals import (
    PLAYER_COUNTS,
    random_deal,
    random_position,
    random_table,
    sparse_table,
)
from tests.oracle.lines_match import match_is_over, match_winners, tile_set, tokens
from tests.oracle.lines_switches import answers, random_switches, single_switches
from tests.oracle.tiles import Tile, high_first

MOST_ACTIONS = 5000

Maker = Callable[[dict[str, Any], int, random.Random], dict[str, Any]]


def tiles_in_play(oracle: LinesOracle) -> list[Tile]:
    tiles = [*oracle.boneyard, *oracle.discards]
    if oracle.engine is not None:
        tiles.append((oracle.engine, oracle.engine))
    for group in (*oracle.hands.values(), *oracle.yards.values(), *oracle.lines.values()):
        tiles += [high_first(tile) for tile in group]
    return sorted(tiles)


def sizes(oracle: LinesOracle) -> tuple[int, int, int]:
    """LINES_READINGS.md, Endings: every turn that is not a pass makes this larger."""
    yards = sum(len(yard) for yard in oracle.yards.values())
    hands = sum(len(hand) for hand in oracle.hands.values())
    return yards, -hands, -len(oracle.boneyard) - len(oracle.discards)


def assert_sound(oracle: LinesOracle) -> None:
    for line in oracle.lines.values():
        for inner, outer in pairwise(line):
            assert inner[1] == outer[0], oracle.position()  # [E7]
        if line:
            assert line[0][0] == oracle.engine, oracle.position()
    for seat in oracle.incomplete:
        last = oracle.lines[seat][-1]
        assert last[0] == last[1], oracle.position()  # [E32] [E39]
    if oracle.options["discards_flip"] == "at-once":
        assert oracle.boneyard or not oracle.discards, oracle.position()  # [EA11]


def play_out(position: dict[str, Any], rng: random.Random, seen: Counter[str] | None = None) -> LinesOracle:
    oracle = LinesOracle(position)
    every_tile = tiles_in_play(oracle)
    assert len(every_tile) == len(set(every_tile))
    turn_began = LinesOracle(position)
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
            again = LinesOracle(before)
            assert (again.legal(), again.position()) == (legal, before)
        with pytest.raises(ValueError, match="not among"):
            oracle.do("0-0@Z")
        assert oracle.position() == before

        action = rng.choice(legal)
        revealed = oracle.engine is not None
        oracle.do(action)
        if revealed and (oracle.turn != before["turn"]):
            mover = before["turn"]
            assert len(oracle.hands[mover]) <= len(turn_began.hands[mover])  # [E11] [EA28]
            assert len(oracle.yards[mover]) >= len(turn_began.yards[mover])  # [E12] [EA28]
            assert action == "pass" or sizes(oracle) > sizes(turn_began), before
        if oracle.over() is None and (not revealed or oracle.turn != before["turn"]):
            turn_began = LinesOracle(oracle.position())
        if seen is not None:
            seen[action.split("@")[0].split()[0] if "@" not in action else "play"] += 1
    raise AssertionError(f"no end: {oracle.position()}")


@pytest.mark.parametrize("maker", [random_deal, random_position, random_table, sparse_table])
def test_rounds_with_one_switch_changed_end(maker: Maker) -> None:
    rng = random.Random(f"single {maker.__name__}")
    for options in single_switches():
        for players in PLAYER_COUNTS:
            play_out(maker(options, players, rng), rng)


@pytest.mark.parametrize("maker", [random_deal, random_position, random_table, sparse_table])
def test_rounds_with_any_switches_end(maker: Maker) -> None:
    rng = random.Random(f"any {maker.__name__}")
    for _ in range(40):
        options = random_switches(rng)
        play_out(maker(options, rng.choice(PLAYER_COUNTS), rng), rng)


def test_the_tables_are_whole_and_meet_rare_things() -> None:
    rng = random.Random("rare")
    seen: Counter[str] = Counter()
    for _ in range(150):
        players = rng.choice(PLAYER_COUNTS)
        oracle = LinesOracle(random_table({"discards_flip": "when-draw-due"}, players, rng))
        assert tiles_in_play(oracle) == sorted(tile_set(players))
        seen["incomplete"] += bool(oracle.incomplete)
        seen["several"] += len(oracle.incomplete) > 1
        seen["dead"] += any(oracle.is_dead(line) for line in oracle.incomplete)
        seen["discards only"] += bool(oracle.discards and not oracle.boneyard)
        seen["nothing to draw"] += oracle.depleted()
        seen["one tile"] += len(oracle.hands[oracle.turn]) == 1
        over = play_out(oracle.position(), rng, seen).over()
        assert over is not None
        seen[over["reason"]] += 1
    for rare in (
        *("incomplete", "several", "dead", "discards only", "nothing to draw", "one tile", "out", "blocked"),
        *("play", "remove", "take", "pass", "stop", "give"),
    ):
        assert seen[rare] >= 5, seen


def test_matches_end_with_the_tokens() -> None:
    rng = random.Random("match")
    for _ in range(6):
        options = random_switches(rng)
        players = rng.choice(PLAYER_COUNTS)
        results: list[dict[str, Any]] = []
        while not results or not match_is_over(options, players, results):
            assert match_winners(options, players, results) == []
            over = play_out(random_deal(options, players, rng), rng).over()
            assert over is not None
            results.append(over)
        assert max(tokens(players, results)) == answers(options)["tokens"]
        assert match_winners(options, players, results)
