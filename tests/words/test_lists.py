"""Several things in one sentence, with the right word before the last."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypedDict

import pytest

from boneyard.locales import languages, words
from boneyard.words.lists import all_of, any_of

LISTS = {
    "en": ("7-2, 7-3 and 7-4", "7-2, 7-3 or 7-4"),
    "de": ("7-2, 7-3 und 7-4", "7-2, 7-3 oder 7-4"),
    "fr": ("7-2, 7-3 et 7-4", "7-2, 7-3 ou 7-4"),
    "es": ("7-2, 7-3 y 7-4", "7-2, 7-3 o 7-4"),
    "da": ("7-2, 7-3 og 7-4", "7-2, 7-3 eller 7-4"),
    "sv": ("7-2, 7-3 och 7-4", "7-2, 7-3 eller 7-4"),
}


class Spanish(TypedDict):
    """The browser reads the same table, in web/src/words/sound.test.ts."""

    parts: list[str]
    all: str
    any: str


SPANISH: list[Spanish] = json.loads(Path(__file__).with_name("lists_in_spanish.json").read_text("utf-8"))


@pytest.mark.parametrize("language", languages())
def test_a_list_is_put_together_as_the_language_does(language: str) -> None:
    parts = ["7-2", "7-3", "7-4"]

    assert (all_of(parts, words(language)), any_of(parts, words(language))) == LISTS[language]


@pytest.mark.parametrize("row", SPANISH, ids=lambda row: row["all"])
def test_spanish_has_another_and_before_an_i_and_another_or_before_an_o(row: Spanish) -> None:
    assert all_of(row["parts"], words("es")) == row["all"]
    assert any_of(row["parts"], words("es")) == row["any"]
