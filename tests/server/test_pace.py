"""Pace: a burst at once, then so much a second."""

from __future__ import annotations

from boneyard.server.pace import Pace, Paces


def test_a_burst_goes_through_and_then_one_waits() -> None:
    pace = Pace(per_second=2, burst=3)

    assert [pace.spend(100.0) for _ in range(4)] == [True, True, True, False]
    assert not pace.spend(100.4)
    assert pace.spend(100.5)
    assert not pace.spend(100.5)


def test_a_refusal_costs_nothing() -> None:
    pace = Pace(per_second=1, burst=1)
    pace.spend(0.5)

    assert not any(pace.spend(0.5 + hundredth / 100) for hundredth in range(90))
    assert pace.spend(1.5)


def test_a_long_rest_fills_no_more_than_the_burst() -> None:
    pace = Pace(per_second=10, burst=2)
    pace.spend(1.0)

    assert [pace.spend(1e9) for _ in range(3)] == [True, True, False]


def test_what_costs_more_takes_more() -> None:
    pace = Pace(per_second=1, burst=10)

    assert pace.spend(1.0, 8)
    assert not pace.spend(1.0, 3)
    assert pace.spend(1.0, 2)


def test_a_clock_that_goes_back_gives_nothing_away() -> None:
    pace = Pace(per_second=1, burst=1)
    pace.spend(50.0)

    assert not pace.spend(10.0)
    assert not pace.spend(50.5)
    assert pace.spend(51.0)


def test_each_has_a_pace_of_its_own() -> None:
    paces = Paces(per_second=1, burst=1)

    assert paces.spend("a", 5.0)
    assert not paces.spend("a", 5.0)
    assert paces.spend("b", 5.0)


def test_who_has_been_quiet_is_forgotten() -> None:
    paces = Paces(per_second=1, burst=10)
    for number in range(100):
        paces.spend(f"early {number}", 0.0)
    for number in range(100):
        paces.spend(f"late {number}", 20.0)

    assert len(paces) == 100


def test_who_still_has_to_wait_is_not_forgotten() -> None:
    paces = Paces(per_second=1, burst=2)
    paces.spend("a", 0.0)
    paces.spend("a", 1.0)
    paces.spend("a", 1.0)
    for number in range(100):
        paces.spend(f"other {number}", 1.5)

    assert not paces.spend("a", 1.5)


def test_there_are_never_more_than_so_many() -> None:
    paces = Paces(per_second=0, burst=1, most=50)
    for number in range(500):
        paces.spend(str(number), 0.0)

    assert len(paces) == 50
    assert not paces.spend("499", 1.0)
