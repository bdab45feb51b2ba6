"""The text of a record cut into lines, fields and words, each with its place."""

import re
from typing import NamedTuple

from boneyard.record.entries import Place
from boneyard.record.problems import BadRecord

_FIELD = re.compile(r"[ \t]*([A-Za-z]+(?:-[A-Za-z]+)*)(?:[ \t]+([^\s:]+))?[ \t]*:")
_COMMENT = re.compile(r"(?:^|(?<=\s))#")
_WORD = re.compile(r"[()]|[^\s(),]+")


class Word(NamedTuple):
    text: str
    place: Place


class Line(NamedTuple):
    """A line that says something. `name` and `owner` come before the colon; empty if there is none."""

    place: Place
    name: str
    owner: str
    text: str
    """Everything after the colon, or the whole line."""
    start: int
    """The column where that begins."""

    @property
    def words(self) -> list[Word]:
        """Without commas and without the comment at its end."""
        comment = _COMMENT.search(self.text)
        end = len(self.text) if comment is None else comment.start()
        return [
            Word(found[0], Place(self.place.line, self.start + found.start()))
            for found in _WORD.finditer(self.text, 0, end)
        ]

    @property
    def comment(self) -> str | None:
        found = _COMMENT.search(self.text)
        return None if found is None else self.text[found.end() :].strip()


def decoded(data: str | bytes) -> str:
    """The text, without the mark some editors put before it."""
    if isinstance(data, str):
        return data.removeprefix("\ufeff")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        before = data[: problem.start].decode("utf-8-sig", "replace")
        lines = _lines(before)
        raise BadRecord("record-not-utf-8", Place(len(lines), len(lines[-1]) + 1)) from None


def cut(text: str) -> list[Line]:
    """The lines that are not blank."""
    return [_line(line, number) for number, line in enumerate(_lines(text), 1) if line.strip()]


def _lines(text: str) -> list[str]:
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def _line(text: str, number: int) -> Line:
    place = Place(number, len(text) - len(text.lstrip()) + 1)
    field = _FIELD.match(text)
    if field is None:
        return Line(place, "", "", text, 1)
    owner: str | None = field[2]
    return Line(place, field[1].lower(), owner or "", text[field.end() :], field.end() + 1)
