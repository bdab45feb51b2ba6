"""Every language says everything: the same messages as English, about the same things, and none in vain."""

from __future__ import annotations

from itertools import product

import pytest
from fluent.syntax import FluentParser, ast

from boneyard.locales import CATALOGUES, ENGLISH, Words, languages
from tests.words.named_messages import WEB, asked_in_python, asked_in_web, in_python, in_web, named
from tests.words.variables import Variables

OTHERS = [language for language in languages() if language != ENGLISH]
NUMBERS = (0, 1, 2, 5, 1_234_567)
TEXTS = ("7-2", "Ann", "Maximiliane Friederike von und zu Hohenstein-Oberwald", "")

Catalogue = dict[str, dict[str, Variables]]


def catalogue(language: str) -> Catalogue:
    """What is in the files of a language, by file and by message."""
    return {
        entry.name: {
            message.id.name: Variables(message)
            for message in FluentParser().parse(entry.read_text("utf-8")).body
            if isinstance(message, ast.Message)
        }
        for entry in (CATALOGUES / language).iterdir()
        if entry.name.endswith(".ftl")
    }


ALL = {language: catalogue(language) for language in languages()}


def said_in(language: str) -> dict[str, Variables]:
    return {name: about for file in ALL[language].values() for name, about in file.items()}


@pytest.mark.parametrize("language", languages())
def test_nothing_in_a_catalogue_is_lost_on_its_reader(language: str) -> None:
    for entry in (CATALOGUES / language).iterdir():
        body = FluentParser().parse(entry.read_text("utf-8")).body
        assert [junk.content for junk in body if isinstance(junk, ast.Junk)] == [], entry.name


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_messages_of_english_in_the_same_files(language: str) -> None:
    own, english = ALL[language], ALL[ENGLISH]

    assert set(own) == set(english)
    for file in english:
        assert set(own[file]) == set(english[file]), file


@pytest.mark.parametrize("language", languages())
def test_no_message_of_a_language_is_written_twice(language: str) -> None:
    names = [
        message.id.name
        for entry in (CATALOGUES / language).iterdir()
        for message in FluentParser().parse(entry.read_text("utf-8")).body
        if isinstance(message, ast.Message)
    ]

    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_says_in_every_language_what_it_says_in_english(language: str) -> None:
    """A grammar may do without choosing by a number; it must not choose by what nobody tells it."""
    english = ALL[ENGLISH]
    for file in english:
        for name, about in ALL[language][file].items():
            assert about.printed == english[file][name].printed, name
            assert about.refers == english[file][name].refers, name
            assert about.all <= english[file][name].all, name


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_told(language: str) -> None:
    words = Words((language,))
    said = said_in(language)
    for name, about in said.items():
        english = said_in(ENGLISH).get(name, about)  # what code passes is known from English
        for number, text in product(NUMBERS, TEXTS):
            for kind in ("anything", *[word for kinds in about.kinds.values() for word in kinds]):
                values: dict[str, str | float] = {}
                for variable in english.all.union(about.all, *[said[other].all for other in about.refers]):
                    if variable in english.numbers | about.numbers:
                        values[variable] = number
                    else:
                        values[variable] = kind if variable in about.kinds else text
                told = words.text(name, **values)
                assert told.strip() or not text, name
                assert "$" not in told, told


def test_every_message_is_used() -> None:
    """In the terminal or on the server; the browser has some of them from there."""
    messages = {name for name in said_in(ENGLISH) if not name.startswith("web-")}
    used = set().union(*[named(pattern, messages) for pattern in in_python() | in_web()])

    assert sorted(messages - used) == []


@pytest.mark.skipif(not WEB.is_dir(), reason="the browser's client is not here")
def test_every_message_of_the_browser_is_used_there() -> None:
    messages = {name for name in said_in(ENGLISH) if name.startswith("web-")}
    used = set().union(*[named(pattern, messages) for pattern in in_web()])

    assert sorted(messages - used) == []


def test_every_message_that_python_asks_for_is_there() -> None:
    messages = set(said_in(ENGLISH))

    assert len(asked_in_python()) > 300
    assert [pattern for pattern in sorted(asked_in_python()) if not named(pattern, messages)] == []


@pytest.mark.skipif(not WEB.is_dir(), reason="the browser's client is not here")
def test_every_message_that_the_browser_asks_for_is_there() -> None:
    messages = set(said_in(ENGLISH))

    assert len(asked_in_web()) > 30
    assert [pattern for pattern in sorted(asked_in_web()) if not named(pattern, messages)] == []
