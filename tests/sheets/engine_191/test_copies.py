"""A round copied in the middle goes on like the one it was taken from, and shares nothing with it."""

from __future__ import annotations

import random

import pytest

from boneyard import Match, Round, write_position
from boneyard.rules.families import round_of
from tests.sheets.engine_191.tables import ENGINE_191, kinds, play_at_random

OPTIONS: list[dict[str, str]] = [
    {},
    {"yard_replacement": "before-draw", "emptied_by_replacement": "not-out"},
    {"discards_flip": "when-draw-due", "round_end": "nobody-can"},
]


def copy_of(round_: Round) -> Round:
    return round_of(round_.sheet, round_.state.clone(), round_.round_number, round_.standing)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_copy_goes_on_alike_from_every_point_of_a_match(options: dict[str, str]) -> None:
    rng = random.Random(f"copies {options}")
    flips_in_a_round: list[int] = []
    for seed in range(3):
        match = Match(ENGINE_191.having(options), 2, bytes([seed]))
        while not match.over:
            round_, flips = match.round, 0
            while match.round is round_ and not match.over:
                copy = copy_of(round_)
                assert (write_position(copy), copy.legal()) == (write_position(round_), round_.legal())
                action = rng.choice(match.legal())
                events = match.play(action)
                told = copy.play(action)
                assert told == events[: len(told)]
                assert write_position(copy) == write_position(round_)
                flips += kinds(events).count("flipped")
            flips_in_a_round.append(flips)
    assert max(flips_in_a_round) > 1
    assert sum(flips > 0 for flips in flips_in_a_round) > 3


def test_what_is_done_to_a_copy_is_not_done_to_the_round() -> None:
    rng = random.Random("apart")
    match = Match(ENGINE_191, 3, b"apart")
    while len(match.results) < 1:
        round_ = match.round
        before, legal = write_position(round_), round_.legal()
        copy = copy_of(round_)
        for _ in range(30):
            if copy.result is not None:
                break
            copy.play(rng.choice(copy.legal()))
        assert (write_position(round_), round_.legal()) == (before, legal)
        play_at_random(match, rng)
