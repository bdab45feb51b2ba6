"""The records shown in docs/notation.md, whole and changed."""

from __future__ import annotations

from boneyard.record.entries import Record
from boneyard.record.record_reader import read_record
from boneyard.record.record_writer import record_text, sealed
from tests.house.readme import blocks
from tools.stamps import ROOT

SUNDAY, ENGINE_191, SEEN_BY_B = [
    block.text
    for block in blocks((ROOT / "docs" / "notation.md").read_text(encoding="utf-8"))
    if block.text.startswith("boneyard record")
]


def changed(text: str, old: str, new: str) -> str:
    """The text with the first of these exchanged; it has to be there."""
    assert old in text, old
    return text.replace(old, new, 1)


def without(text: str, start: str) -> str:
    """The text without the lines that begin so."""
    lines = text.splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith(start)]
    assert len(kept) < len(lines), start
    return "".join(kept)


def resealed(text: str) -> str:
    """With a new seal, as a careful forger would write it."""
    record: Record = read_record(without(text, "seal"))
    return record_text(sealed(record))


def place_of(text: str, part: str) -> tuple[int, int]:
    """The line and the column where this part of the text begins."""
    before = text[: text.index(part)]
    return before.count("\n") + 1, len(before) - before.rfind("\n")
