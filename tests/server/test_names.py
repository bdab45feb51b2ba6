"""Names: what people type is cleaned, what could deceive others is refused."""

from __future__ import annotations

import unicodedata

import pytest
import wcwidth
from hypothesis import given
from hypothesis import strategies as st

from boneyard.locales import words
from boneyard.server.names import MOST_LETTERS, WIDEST, BadName, NameFault, clean_name


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann   and\u00a0Tom\u3000", "Ann and Tom"),
        ("Zoe\u0308", "Zoë"),
        ("Tom & Jerry's", "Tom & Jerry's"),
        ("Đỗ Thị Ánh", "Đỗ Thị Ánh"),
        ("שָׁלוֹם", unicodedata.normalize("NFC", "שָׁלוֹם")),
        ("علی\u200cرضا", "علیرضا"),
        ("王小明", "王小明"),
        ("\u2764\ufe0f", "\u2764"),
        ("\U0001f468\u200d\U0001f469", "\U0001f468\U0001f469"),
        ("x" * 24, "x" * 24),
        ("王" * 12, "王" * 12),
    ],
)
def test_a_name_is_shown_as_typed_but_tidied(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", NameFault.EMPTY),
        (" \u00a0\u3000", NameFault.EMPTY),
        ("\u200d\ufe0f", NameFault.EMPTY),
        ("x" * 25, NameFault.LONG),
        ("王" * 13, NameFault.LONG),
        ("x" * 5_000_000, NameFault.LONG),
        ("\u0e01\u0e34" * 33, NameFault.LONG),
        ("A\x00", NameFault.UNSEEN),
        ("A\x1b[31m", NameFault.UNSEEN),
        ("A\nB", NameFault.UNSEEN),
        ("A\u2028B", NameFault.UNSEEN),
        ("A\x85B", NameFault.UNSEEN),
        ("A\u202eB", NameFault.UNSEEN),
        ("A\u2066B", NameFault.UNSEEN),
        ("A\u200f", NameFault.UNSEEN),
        ("A\u200bB", NameFault.UNSEEN),
        ("A\ufeffB", NameFault.UNSEEN),
        ("A\u00adB", NameFault.UNSEEN),
        ("\u2800", NameFault.UNSEEN),
        ("\u3164", NameFault.UNSEEN),
        ("A\U000e0041", NameFault.UNSEEN),
        ("A\ud800", NameFault.UNSEEN),
        ("A\ue000", NameFault.UNSEEN),
        ("A\uffff", NameFault.UNSEEN),
        ("\u0301A", NameFault.MARKS),
        ("A" + "\u0316" * 5, NameFault.MARKS),
        ("<b>Ann</b>", NameFault.MARKUP),
    ],
)
def test_a_name_that_is_none_is_refused_with_its_reason(typed: str, reason: NameFault) -> None:
    with pytest.raises(BadName) as refused:
        clean_name(typed)

    assert refused.value.reason is reason


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "da", "sv"])
def test_every_reason_has_its_own_sentence_in_every_language(language: str) -> None:
    for message in ("server-refused-bad-name", "problem-bad-name"):
        said = {fault: words(language).text(message, detail=fault.value) for fault in NameFault}

        assert len(set(said.values())) == len(NameFault)
        assert str(WIDEST) in said[NameFault.LONG]


@given(st.text(st.characters(exclude_categories=()), max_size=40))
def test_whatever_is_typed_a_name_fits_and_stays_the_same(typed: str) -> None:
    try:
        name = clean_name(typed)
    except BadName:
        return
    assert name.encode()
    assert 0 < len(name) <= MOST_LETTERS
    assert wcwidth.width(name) <= WIDEST
    assert not any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") for letter in name)
    assert clean_name(name) == name
