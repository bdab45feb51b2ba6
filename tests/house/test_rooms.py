"""The rooms are drawn as they are: docs/rooms.md says what the import linter is told in pyproject.toml."""

from __future__ import annotations

import re
import tomllib
from itertools import combinations
from typing import Any

from tools.stamps import ROOT

PACKAGE = ROOT / "src" / "boneyard"
ROOMS = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
PAGE = (ROOT / "docs" / "rooms.md").read_text(encoding="utf-8")
CONTRACTS: list[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))[
    "tool"
]["importlinter"]["contracts"]


def told() -> set[tuple[str, str]]:
    """Who may import whom, as the linter is told. A layer in brackets may be missing."""
    (contract,) = [contract for contract in CONTRACTS if contract["type"] == "layers"]
    layers = [set(re.findall(r"\w+", layer)) & ROOMS for layer in contract["layers"]]
    (words,) = [
        contract for contract in CONTRACTS if "boneyard.locales" in contract.get("protected_modules", ())
    ]
    return {
        *((above, below) for upper, lower in combinations(layers, 2) for above in upper for below in lower),
        *((room.removeprefix("boneyard."), "locales") for room in words["allowed_importers"]),
    }


def drawn() -> set[tuple[str, str]]:
    """The same by the arrows of the drawing; a dotted one leads no further."""
    arrows = set(re.findall(r"^ +(\w+) --> (\w+)$", PAGE, re.MULTILINE))
    reached = set(arrows)
    while True:
        further = {(first, last) for first, middle in reached for start, last in arrows if start == middle}
        if further <= reached:
            return reached | set(re.findall(r"^ +(\w+) -\.-> (\w+)$", PAGE, re.MULTILINE))
        reached |= further


def test_the_drawing_allows_what_the_linter_allows() -> None:
    assert drawn() == told()


def test_every_room_is_drawn_and_explained() -> None:
    assert {room for arrow in drawn() for room in arrow} == ROOMS
    assert set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)) == ROOMS


def test_the_files_to_begin_with_are_there() -> None:
    rows = re.findall(r"^\| `(\w+)` \|.*\|(.*)\|$", PAGE, re.MULTILINE)

    assert [
        (room, name)
        for room, files in rows
        for name in re.findall(r"`([\w/.]+)`", files)
        if not (PACKAGE / room / name).is_file()
    ] == []


def test_contributing_lists_every_room() -> None:
    listed = re.findall(
        r"^\| `(\w+)` \|", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.MULTILINE
    )

    assert set(listed) >= ROOMS
