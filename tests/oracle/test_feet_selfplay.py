"""Random rounds and matches of Chickenfoot: they end, no tile is lost, somebody can always do something."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.oracle.feet import FeetOracle
from tests.oracle.feet_deals import (
    PLAYER_COUNTS,
    finished_table,
    random_position,
    random_start,
    random_table,
    strange_table,
)
from tests.oracle.feet_match import (
    doubles,
    first_double,
    first_position,
    free_arms,
    match_losers,
    match_winners,
    next_double,
    tile_set,
    totals,
)
from tests.oracle.feet_switches import (
    answers,
    player_counts,
    random_switches,
    random_switches_for,
    single_switches,
)
from tests.oracle.tiles import SEATS, Tile, is_double

MOST_ACTIONS = 2000


def assert_layout(oracle: FeetOracle, laid: list[Tile]) -> None:
    """The tiles on the table can lie so that these arms, ends and toes are what is open."""
    spinner = (oracle.engine, oracle.engine)
    assert spinner in laid
    assert 0 <= oracle.arms <= free_arms(oracle.given_options or {})
    if oracle.options["dead_foot"] == "released":
        return  # missing toes of released feet are gone without a trace
    feet = [tile[0] for tile in laid if is_double(tile) and tile != spinner]
    # A double takes one place and offers three, any other tile takes one and offers one.
    places = oracle.arms + len(oracle.ends) + oracle.toes
    assert places == free_arms(oracle.given_options or {}) + 2 * len(feet), oracle.position()
    if oracle.foot is not None:
        assert oracle.foot in feet
        assert 1 <= oracle.toes <= 3
    for number in range(oracle.highest + 1):
        halves = len([tile for tile in laid if number in tile and not is_double(tile)])
        free = oracle.ends.count(number)
        if number == oracle.engine:
            on_a_double = free_arms(oracle.given_options or {}) - oracle.arms
        elif number in feet:
            on_a_double = 4 - (oracle.toes if number == oracle.foot else 0)
        else:
            on_a_double = 0
        joined = halves - free - on_a_double  # the others touch each other, two by two
        assert joined >= 0, oracle.position()
        assert joined % 2 == 0, oracle.position()


def assert_ended_rightly(oracle: FeetOracle, result: dict[str, Any]) -> None:
    hands = oracle.hands
    if result["reason"] == "out":
        assert result["winners"] == [seat for seat in oracle.seats if not hands[seat]]
        assert all(result["scores"][SEATS.index(seat)] == 0 for seat in result["winners"])
        return
    assert result["reason"] == "blocked"
    assert all(hands.values())
    assert result["winners"]
    if oracle.options["dead_foot"] == "ends-round" and oracle.foot_is_dead():
        return
    assert not oracle.boneyard
    fitting = {number for hand in hands.values() for tile in hand for number in tile}
    assert not fitting & oracle.open_numbers()


def play_out(position: dict[str, Any], rng: random.Random) -> FeetOracle:
    oracle = FeetOracle(position)
    every_tile = sorted(tile_set(oracle.players))
    spinner_first = oracle.options["spinner_first"] == "fill-first"
    for _ in range(MOST_ACTIONS):
        hidden = [*oracle.boneyard, *(tile for hand in oracle.hands.values() for tile in hand)]
        laid = [tile for tile in every_tile if tile not in hidden]
        assert sorted([*hidden, *laid]) == every_tile, oracle.position()
        if oracle.laid is not None:
            assert sorted(oracle.laid) == laid, oracle.position()
        assert_layout(oracle, laid)
        result = oracle.over()
        before = oracle.position()
        if before["pending"] is None:  # a position at the start of a turn says everything
            again = FeetOracle(before)
            assert (again.legal(), again.position(), again.over()) == (oracle.legal(), before, result)
        if result is not None:
            assert oracle.legal() == []
            assert_ended_rightly(oracle, result)
            return oracle
        legal = oracle.legal()
        assert len(set(legal)) == len(legal) > 0, before
        if spinner_first and oracle.arms and oracle.foot is None:
            assert all(action.endswith(f"@{oracle.engine}") for action in legal if "@" in action)
        with pytest.raises(ValueError, match="not among"):
            oracle.do("0-0@13")
        assert oracle.position() == before
        oracle.do(rng.choice(legal))
    raise AssertionError(f"no end: {oracle.position()}")


def test_rounds_with_one_switch_changed_end() -> None:
    rng = random.Random("single feet")
    for options in single_switches():
        play_out(random_position(options, rng.choice(player_counts(options)), rng), rng)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_rounds_with_any_switches_end(players: int) -> None:
    rng = random.Random(f"any feet {players}")
    for _ in range(60):
        options = random_switches_for(players, rng)
        play_out(random_position(options, players, rng), rng)
        play_out(random_table(options, players, rng), rng)
        play_out(strange_table(players, rng), rng)
        assert FeetOracle(finished_table(options, players, rng)).over() is not None


@pytest.mark.parametrize("missing", ["reshuffle", "next-lower", "draw"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_matches_run_down_to_the_double_blank(missing: str, players: int) -> None:
    rng = random.Random(f"match feet {missing} {players}")
    options = {**random_switches_for(players, rng), "missing_double": missing}
    last_starter: int | None = None
    needed: int | None = first_double(options, players)
    used: list[int] = []
    scores: list[list[int]] = []
    while needed is not None:
        start = random_start(options, players, needed, rng, last_starter)
        assert start.engine <= needed
        assert (start.starter + 1) % players == start.turn
        result = play_out(first_position(options, start), rng).over()
        assert result is not None
        scores.append(result["scores"])
        used.append(start.engine)
        last_starter, needed = start.starter, next_double(start.engine)
    if missing == "next-lower":
        assert used == sorted(set(used), reverse=True)
        assert used[-1] == 0
    else:
        assert used == doubles(options, players)
    sums = totals(scores)
    assert match_winners(scores) == [SEATS[seat] for seat in range(players) if sums[seat] == min(sums)]
    assert match_losers(scores) == [SEATS[seat] for seat in range(players) if sums[seat] == max(sums)]


def test_random_switches_name_every_answer() -> None:
    rng = random.Random("feet switches")
    seen = {(switch, answer) for _ in range(300) for switch, answer in answers(random_switches(rng)).items()}
    assert len(seen) == 13 + 2 + 2 + 3 + 2 + 3
