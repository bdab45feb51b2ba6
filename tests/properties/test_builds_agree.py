"""Compiled and interpreted, the same rounds are played."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from boneyard import SHEETS, _build
from tests.counts import count
from tests.properties.builds import SOURCES, told_by
from tests.properties.tables import playable
from tests.properties.tallies import MATCH_LENGTH, Tallies, everything_changed, tallies

ROUNDS = count(20, 1000)


class Run(NamedTuple):
    compiled: bool
    sources: str
    tallies: Tallies


def run(sheet: str, path: str | None) -> Run:
    """The tallies of a fresh process that takes the package from there; from .venv if nothing is said."""
    told = told_by("tests.properties.tallies", sheet, str(ROUNDS), path=path)
    found = {name: (decisions, checksum) for name, (decisions, checksum) in told["tallies"].items()}
    return Run(told["compiled"], told["sources"], found)


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_sources_run_interpreted_and_play_as_the_code_under_test(sheet: str) -> None:
    interpreted = run(sheet, str(SOURCES))

    assert not interpreted.compiled
    assert interpreted.tallies == tallies(sheet, ROUNDS)


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_package_as_built_plays_as_the_code_under_test(sheet: str) -> None:
    built = run(sheet, None)
    if built.sources != _build.source_hash(str(SOURCES / "boneyard")):
        pytest.skip("the package in .venv was not built from the sources in src: make build")
    kind = "compiled" if built.compiled else "interpreted"

    assert built.tallies == tallies(sheet, ROUNDS), f"the package as built is {kind}"


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_number_of_players_and_every_answer_is_played(sheet: str) -> None:
    played = tallies(sheet, 4)
    most = 4 if sheet == "engine-191" else 8

    assert [name for name in played if re.fullmatch(r"\d players", name)] == [
        f"{players} players" for players in range(2, most + 1)
    ]
    assert all(decisions > 0 for decisions, _ in played.values())
    for switch, question in SHEETS[sheet].switches.items():
        for answer in question.answers[1:] if switch not in MATCH_LENGTH else ():
            told = [name for name in played if name.startswith(f"{switch}: {answer.name}, ")]
            assert bool(told) == playable(sheet, {switch: answer.name}), (switch, answer.name)


def test_the_fast_game_is_played_by_two_to_four() -> None:
    played = tallies("mexican-train-classic", 1)

    assert [f"game: fast, {players} players" in played for players in range(2, 5)] == [True] * 3


def test_with_every_answer_changed_no_question_has_its_usual_answer() -> None:
    changed = everything_changed(SHEETS["chickenfoot"])

    assert changed.options == {
        "spinner": "double-chickenfoot",
        "spinner_first": "free",
        "missing_double": "draw",
        "drawn_tile": "must-play",
        "dead_foot": "released",
    }
    lines = everything_changed(SHEETS["engine-191"])
    assert set(lines.options) == set(lines.switches) - set(MATCH_LENGTH)
