"""The name a visitor goes by: short, and nothing in it that others could not see for what it is."""

import re
import unicodedata
from enum import StrEnum

import wcwidth

WIDEST = 24
"""In columns of a terminal; a Chinese letter takes two."""
MOST_LETTERS = 64
"""Code points. A letter may be put together from several."""
MOST_MARKS = 4
"""So many accents may stand on one letter; more would run over the lines above and below."""
_MOST_TYPED = 4 * MOST_LETTERS
"""Composing makes at most four code points into one; what is longer need not be looked at."""

_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8"
    "\U000e0000-\U000e0fff]"
)
"""Characters that show nothing although Unicode counts them among letters, signs and marks."""
_LOOKS = re.compile("[\u200c\u200d\ufe0e\ufe0f]")
"""They change how their neighbours look. Keyboards send them unasked, so they are dropped, not refused."""
_SPACES = re.compile(r"\s+")
_MARKUP = re.compile("[<>]")


class NameFault(StrEnum):
    EMPTY = "empty"
    LONG = "long"
    UNSEEN = "unseen"
    MARKS = "marks"
    MARKUP = "markup"


class BadName(ValueError):
    """Nobody can go by this name."""

    def __init__(self, reason: NameFault) -> None:
        super().__init__(reason.value)
        self.reason = reason


def clean_name(text: str) -> str:
    """The name as everybody will see it."""
    if len(text) > _MOST_TYPED:
        raise BadName(NameFault.LONG)
    text = unicodedata.normalize("NFC", _LOOKS.sub("", text))
    if any(map(_unseen, text)):
        raise BadName(NameFault.UNSEEN)
    if _MARKUP.search(text):
        raise BadName(NameFault.MARKUP)
    name = _SPACES.sub(" ", text).strip()
    if not name:
        raise BadName(NameFault.EMPTY)
    if _marks_astray(name):
        raise BadName(NameFault.MARKS)
    if len(name) > MOST_LETTERS or wcwidth.width(name) > WIDEST:
        raise BadName(NameFault.LONG)
    return name


def _unseen(letter: str) -> bool:
    """Control and bidi characters, joiners, halves of surrogate pairs, and what has no shape of its own."""
    kind = unicodedata.category(letter)
    if kind == "Cn":  # newer than this Python's tables, and then it may well be seen; or never a character
        return bool(_UNSEEN.match(letter)) or ord(letter) & 0xFFFE == 0xFFFE or "\ufdd0" <= letter <= "\ufdef"
    return kind in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") or bool(_UNSEEN.match(letter))


def _marks_astray(name: str) -> bool:
    """A mark at the beginning would land on what stands before the name."""
    row = MOST_MARKS
    for letter in name:
        row = row + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if row > MOST_MARKS:
            return True
    return False
