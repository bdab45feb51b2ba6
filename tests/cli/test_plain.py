"""Terminals that can show no more than ASCII, or no more than Western European letters."""

from __future__ import annotations

from io import BytesIO, TextIOWrapper

import pytest

from boneyard.cli.plain import plain, speak_plainly
from boneyard.locales import languages
from tests.cli.command import boneyard

NO_BREAK = "\N{NO-BREAK SPACE}"
NARROW = "\N{NARROW NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("“Woo! Woo!” ‘x’ it’s", "\"Woo! Woo!\" 'x' it's"),
        ("„Tut! Tut!“", '"Tut! Tut!"'),
        (f"«{NO_BREAK}Tchou{NARROW}!{NO_BREAK}»", '" Tchou ! "'),
        ("«¡Chu-chu!» ¿Qué?", '"Chu-chu!" Que?'),
        ("Hühnerfuß, Größe", "Huhnerfuss, Grosse"),
        ("læg på, tåg, fyrbøder, œuf, Été", "laeg pa, tag, fyrboder, oeuf, Ete"),
        (f"42{NO_BREAK}% −5 ±2 ×3 1–2 …", "42 % -5 +-2 x3 1-2 ."),
        ("[1-1] ┬ 1-6 ├ └ │ ── ┐ ·", "[1-1] + 1-6 | ` | -- + -"),
        ("日本", "??"),
    ],
)
def test_signs_become_the_nearest_plain_ones(text: str, shown: str) -> None:
    assert plain(text) == shown


def test_only_what_cannot_be_shown_is_changed() -> None:
    raw = BytesIO()
    stream = TextIOWrapper(raw, encoding="latin-1")
    speak_plainly(stream)

    stream.write("„Größe“ ├ ½ − œuf")
    stream.flush()

    assert raw.getvalue().decode("latin-1") == '"Größe" | ½ - oeuf'


@pytest.mark.parametrize("language", languages())
def test_every_language_can_be_read_in_ascii(language: str) -> None:
    told = boneyard(
        *("play", "--demo", "--sheet", "chickenfoot", "--seed", "1", "--language", language),
        PYTHONUTF8="0",
        PYTHONIOENCODING="ascii",
    )

    assert told.returncode == 0, told.stderr
    assert told.stdout.isascii()
    assert "?" not in told.stdout
    assert "\\" not in told.stdout
