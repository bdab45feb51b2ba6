"""Words in the reader's language, and in English where that language has none."""

from __future__ import annotations

from pathlib import Path

import pytest

from boneyard.locales import languages_for, words
from tests.words.catalogues import with_german, words_in

GERMAN = ("prompt-more = Mehr?", "deal-hands = { $number } Steine für jeden:", "number = { NUMBER($value) }")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return with_german(tmp_path, *GERMAN)


def test_a_message_is_told_in_the_language_asked_for(folder: Path) -> None:
    german = words_in("de", folder)

    assert german.language == "de"
    assert german.text("deal-hands", number=12) == "12 Steine für jeden:"


def test_numbers_are_written_as_the_language_writes_them(folder: Path) -> None:
    assert words_in("de", folder).text("number", value=12345) == "12.345"
    assert words_in("en", folder).text("number", value=12345) == "12,345"


def test_a_message_that_a_language_lacks_is_told_in_english(folder: Path) -> None:
    german = words_in("de", folder)

    assert german.has("hint-only")
    assert german.text("hint-only") == words("en").text("hint-only")
    assert german.clause("A34") == words("en").clause("A34")


def test_a_message_that_is_missing_everywhere_is_an_error(folder: Path) -> None:
    german = words_in("de", folder)

    assert not german.has("no-such-message")
    with pytest.raises(LookupError, match="'no-such-message' in de, en"):
        german.text("no-such-message")


@pytest.mark.parametrize(
    ("tag", "languages"),
    [
        ("de", ("de", "en")),
        ("de-AT", ("de", "en")),
        ("DE_at", ("de", "en")),
        ("de-Latn-AT-1996", ("de", "en")),
        ("en", ("en",)),
        ("en-GB", ("en",)),
        ("nl-BE", ("en",)),
        ("", ("en",)),
        ("-", ("en",)),
        (".", ("en",)),
        ("..", ("en",)),
        ("../en", ("en",)),
        ("de/../de", ("en",)),
        ("-" * 100_000, ("en",)),
    ],
)
def test_a_tag_finds_the_nearest_language_there_is(
    tag: str, languages: tuple[str, ...], folder: Path
) -> None:
    assert languages_for(tag, folder) == languages


def test_the_words_of_a_region_come_before_those_of_its_language(folder: Path) -> None:
    (folder / "de-AT").mkdir()
    (folder / "de-AT" / "few.ftl").write_text("prompt-more = Noch mehr?\n", encoding="utf-8")

    assert languages_for("de-at", folder) == ("de-AT", "de", "en")
    assert words_in("de-AT", folder).text("prompt-more") == "Noch mehr?"
    assert words_in("de-CH", folder).text("prompt-more") == "Mehr?"


def test_words_are_read_once_for_all_tags_that_find_the_same() -> None:
    assert words("xx-unknown") is words("en") is words()
