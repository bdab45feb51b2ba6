"""What to do now, told from what a seat may know, in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from boneyard import Round
from boneyard.locales import Words
from boneyard.words.now import what_now
from tests.rulebook import position
from tests.words.catalogues import with_german, words_in
from tests.words.spoken import speech_at

HANDS = {"A": "12-5 9-3", "B": "12-1 7-2 4-4", "C": "8-8 6-1"}


def told(round_: Round, in_words: Words | None = None) -> str:
    return what_now(round_.view(0), speech_at(round_, in_words))


def double_waits() -> Round:
    return position(trains={"A": "12-9 9-9"}, open_doubles="A", hands=HANDS)


def test_a_double_that_waits_is_named_with_its_clause() -> None:
    assert told(double_waits()) == "The double 9 must be closed first (A34)."


def test_without_a_duty_there_is_only_a_turn() -> None:
    assert told(position(hands=HANDS)) == "Your turn: play a tile."


@pytest.mark.parametrize(
    ("boneyard", "text"),
    [
        ("?x5", "None of your tiles can be played: draw one (A23)."),
        ("", "None of your tiles can be played and the boneyard is empty: pass (A38)."),
    ],
)
def test_who_cannot_play_is_told_what_happens_instead(boneyard: str, text: str) -> None:
    assert told(position(hands={**HANDS, "A": "7-5 6-4"}, boneyard=boneyard)) == text


def test_it_is_told_in_the_language_of_the_reader(tmp_path: Path) -> None:
    message = "now-close = Zuerst muss der Doppelstein { $number } gedeckt werden ({ $clause })."
    german = words_in("de-AT", with_german(tmp_path, message))

    assert told(double_waits(), german) == "Zuerst muss der Doppelstein 9 gedeckt werden (A34)."
    assert told(position(hands=HANDS), in_words=german) == "Your turn: play a tile."
