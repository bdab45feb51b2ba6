"""A hint and its reasons as sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from boneyard import read_action
from boneyard.analysis.hints import by_how_much
from boneyard.analysis.reason import reason
from boneyard.words.hints import deed, reason_text
from tests.rulebook import position
from tests.words.catalogues import with_german, words_in
from tests.words.spoken import speech_at


@pytest.mark.parametrize(
    ("action", "text"),
    [
        ("12-5@A", "play 12-5 on your train"),
        ("12-5@M", "play 12-5 on the Mexican Train"),
        ("draw", "draw a tile"),
    ],
)
def test_an_action_is_told_to_who_shall_do_it(action: str, text: str) -> None:
    assert deed(read_action(action), speech_at(position(hands={"A": "12-5"}))) == text


@pytest.mark.parametrize(
    ("points", "text"),
    [
        (0.2, "Something else would be as good."),
        (1.1, "It is about 1 point better than anything else."),
        (7.6, "It is about 8 points better than anything else."),
    ],
)
def test_without_another_fact_the_points_are_told(points: float, text: str) -> None:
    assert reason_text(by_how_much(points), speech_at(position(hands={"A": "12-1"}))) == text


@pytest.mark.parametrize(
    ("number", "tiles", "text"),
    [
        (0, 3, "But then none of your tiles fits an open end."),
        (1, 3, "After it, 1 of your 3 other tiles fits an open end."),
        (2, 3, "After it, 2 of your 3 other tiles fit an open end."),
        (3, 3, "After it, all your other tiles fit an open end."),
        (1, 1, "After it, your other tile fits an open end."),
    ],
)
def test_tiles_that_will_still_fit_are_counted_unless_they_are_all(
    number: int, tiles: int, text: str
) -> None:
    fitting = reason("hint-fitting", number=number, tiles=tiles)

    assert reason_text(fitting, speech_at(position(hands={"A": "12-1"}))) == text


def test_a_reason_is_told_in_the_language_of_the_reader(tmp_path: Path) -> None:
    german = words_in("de", with_german(tmp_path, "hint-only = Es gibt nichts zu wählen."))
    speech = speech_at(position(hands={"A": "12-1"}), german)

    assert reason_text(reason("hint-only"), speech) == "Es gibt nichts zu wählen."
    assert reason_text(by_how_much(1.1), speech) == "It is about 1 point better than anything else."
