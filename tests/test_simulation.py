"""Many matches at full speed come to what the same matches come to when they are played step by step."""

from __future__ import annotations

import multiprocessing
import statistics
from collections import Counter
from contextlib import closing
from dataclasses import replace
from functools import reduce
from operator import add

import pytest

from boneyard import SHEETS, Sheet
from boneyard.rules.chance import SimulationDealer
from boneyard.rules.course import Course
from boneyard.rules.families import round_of, start_of
from boneyard.rules.result import Over, Result
from boneyard.rules.simulation import match_chance, play_matches
from boneyard.sim.batches import Simulation
from boneyard.sim.estimate import Mean, mean, share
from boneyard.sim.figures import Figures, figures_of
from tests.counts import count

MATCHES = count(3, 100)
TABLES = [
    *((name, players, {}) for name in SHEETS for players in (2, 4)),
    ("mexican-train-classic", 8, {"rounds": "2", "blocked_when": "all-pass"}),
    ("mexican-train-super", 3, {"rounds": "2", "first_player": "rotate"}),
    ("mexican-train-satisfy", 3, {"rounds": "2", "engine": "reshuffle"}),
    ("chickenfoot", 6, {"rounds": "1"}),
    ("chickenfoot", 3, {"missing_double": "next-lower"}),
    ("engine-191", 3, {"tokens": "1", "shared_third_token": "score-sum"}),
]


def simulated(sheet: Sheet, players: int, seed: bytes, first: int, end: int) -> Figures:
    return figures_of(play_matches(sheet, start_of(sheet, players), seed, first, end), 0.0)


def played_by_hand(sheet: Sheet, players: int, seed: bytes, number: int) -> Figures:
    """One match through rounds and results, and its figures counted from them."""
    chance = match_chance(seed, number)
    dealer = SimulationDealer(chance)
    course = Course(sheet, start_of(sheet, players), 0)
    results: list[Result] = []
    decisions: list[int] = []
    thrown_away = 0
    starter_parts = 0
    steps = 0
    while not course.over:
        round_ = round_of(sheet, course.begin(dealer).state)
        while legal := round_.legal():
            round_.play(legal[chance.below(len(legal))])
            steps += 1
        result = round_.result
        assert result is not None
        if result.over is not Over.REDEAL:
            results.append(result)
            decisions.append(steps)
            thrown_away += course.deal_number
            starter_parts += 840 // len(result.winners) if round_.state.starter in result.winners else 0
            steps = 0
        course.settle(round_.state)
    ends = Counter(result.over for result in results)
    totals = tuple([sum(result.scores[seat] or 0 for result in results) for seat in range(players)])
    won = winners(sheet, totals, results)
    return Figures(
        matches=1,
        rounds=len(results),
        decisions=sum(decisions),
        decisions_squared=sum(number**2 for number in decisions),
        fewest_decisions=min(decisions),
        most_decisions=max(decisions),
        out=ends[Over.OUT],
        blocked=ends[Over.BLOCKED],
        yard_empty=ends[Over.YARD_EMPTY],
        deals_thrown_away=thrown_away,
        shared_rounds=sum(len(result.winners) > 1 for result in results),
        shared_matches=int(len(won) > 1),
        starter_parts=starter_parts,
        match_parts=tuple([840 // len(won) if seat in won else 0 for seat in range(players)]),
        totals=totals,
        totals_squared=tuple([total**2 for total in totals]),
        cpu_seconds=0.0,
    )


def winners(sheet: Sheet, totals: tuple[int, ...], results: list[Result]) -> list[int]:
    seats = list(range(len(totals)))
    if "tokens" in sheet.switches:
        tokens = Counter(seat for result in results for seat in result.winners)
        seats = [seat for seat in seats if tokens[seat] >= sheet.number("tokens")]
        if sheet.options.get("shared_third_token") != "score-sum":
            return seats
    return [seat for seat in seats if totals[seat] == min(totals[other] for other in seats)]


def together(simulation: Simulation, jobs: int) -> Figures:
    return replace(reduce(add, simulation.batches(jobs)), cpu_seconds=0.0)


# --- The matches ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_the_figures_are_those_of_the_matches_played_by_hand(
    name: str, players: int, options: dict[str, str]
) -> None:
    sheet = SHEETS[name].having(options)
    by_hand = [played_by_hand(sheet, players, b"a seed", number) for number in range(MATCHES)]

    assert simulated(sheet, players, b"a seed", 0, MATCHES) == reduce(add, by_hand)


def test_a_shared_win_is_counted_in_even_parts() -> None:
    sheet = SHEETS["chickenfoot"].having(rounds=1)
    figures = simulated(sheet, 4, b"", 0, 200)

    assert figures.shared_matches > 0
    assert figures.shared_matches == figures.shared_rounds
    assert sum(figures.match_parts) == 840 * figures.matches
    assert sum(figures.wins) == pytest.approx(200)


@pytest.mark.parametrize("name", SHEETS)
def test_a_match_does_not_depend_on_the_matches_before_it(name: str) -> None:
    sheet = SHEETS[name]
    alone = [simulated(sheet, 3, b"x", number, number + 1) for number in range(4)]

    assert simulated(sheet, 3, b"x", 0, 4) == reduce(add, alone)
    assert len({one.decisions for one in alone}) > 1


@pytest.mark.parametrize("name", SHEETS)
def test_one_process_and_several_come_to_the_same(name: str) -> None:
    simulation = Simulation(name, {}, 4, b"7", 7)

    assert together(simulation, 1) == together(simulation, 2) == together(simulation, 3)
    assert together(simulation, 20).matches == 7


def test_the_same_seed_gives_the_same_and_another_one_something_else() -> None:
    simulation = Simulation("mexican-train-satisfy", {"rounds": "3"}, 4, b"1", 5)

    assert together(simulation, 1) == together(simulation, 1)
    assert together(simulation, 1) != together(replace(simulation, seed=b"2"), 1)


# --- Processes --------------------------------------------------------------------------------------------


def endless() -> Simulation:
    return Simulation("chickenfoot", {"rounds": "1"}, 2, b"", 1_000_000_000)


def test_no_process_is_left_behind_by_who_stops_early() -> None:
    with closing(endless().batches(2)) as batches:
        assert next(batches).matches == 100
        assert len(multiprocessing.active_children()) == 2

    assert multiprocessing.active_children() == []


def test_a_process_that_is_killed_is_noticed() -> None:
    with closing(endless().batches(2)) as batches:
        next(batches)
        multiprocessing.active_children()[0].kill()

        with pytest.raises(ChildProcessError, match="ended before"):
            list(batches)

    assert multiprocessing.active_children() == []


# --- Estimates --------------------------------------------------------------------------------------------


def test_a_mean_has_its_deviation_and_its_margin() -> None:
    sample = [3, 5, 5, 8, 13, 2]
    estimate = mean(len(sample), sum(sample), sum(number**2 for number in sample))

    assert estimate.value == 6
    assert estimate.deviation == pytest.approx(statistics.stdev(sample))
    assert estimate.margin == pytest.approx(1.96 * statistics.stdev(sample) / 6**0.5, rel=1e-4)


def test_one_observation_has_no_margin() -> None:
    assert mean(1, 5, 25) == Mean(5.0, None, None)


@pytest.mark.parametrize(
    ("hits", "number", "low", "high"),
    [(0, 10, 0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1), (81, 263, 0.2553, 0.3662)],
)
def test_a_share_has_wilsons_interval(hits: int, number: int, low: float, high: float) -> None:
    estimate = share(hits, number)

    assert estimate.value == hits / number
    assert (estimate.low, estimate.high) == pytest.approx((low, high), abs=1e-4)
