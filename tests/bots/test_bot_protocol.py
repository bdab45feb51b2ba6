"""docs/bot-protocol.md: its examples are real, and it names every field, event, fault and limit."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from boneyard import SHEETS, Match
from boneyard.bots.outside import LATE_IN_A_ROW, PREFIX, PROTOCOL, STAND_IN, STARTING, STARTS_ANEW
from boneyard.bots.program import HANDED_DOWN, MOST_BYTES, FaultKind
from boneyard.bots.yardsticks import random
from boneyard.record.views import write_view
from boneyard.rules.chance import Mwc
from boneyard.rules.event import EventKind
from boneyard.rules.view import Step
from tests.house.readme import blocks, run_python
from tools.stamps import ROOT

PAGE = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
REQUEST, FEET, LINES, ANSWER = (json.loads(block.text) for block in blocks(PAGE) if block.kind == "json")
PARTS = dict(re.findall(r"^#+ (.+)\n((?:(?!#).*\n?)*)", PAGE, re.MULTILINE))


def views(sheet: str, players: int, seed: bytes) -> Iterator[dict[str, object]]:
    """What the seats to move are shown, one after the other, in a match played at random."""
    match, chance = Match(SHEETS[sheet], players, seed), Mwc(1)
    while match.turn is not None:
        view = match.view(match.turn)
        yield msgspec.to_builtins(write_view(view))
        match.play(random(view, chance, 1.0))


def after(actions: int, sheet: str, players: int, seed: bytes) -> dict[str, object]:
    return next(islice(views(sheet, players, seed), actions, None))


def named_first(part: str) -> set[str]:
    """What stands in the first column of the tables of a part."""
    rows = re.findall(r"^\| (`.+?`) \|", PARTS[part], re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`([^`]+)`", row)}


def test_the_request_shown_is_real() -> None:
    assert REQUEST["view"] == after(12, "mexican-train-classic", 3, b"boneyard")
    assert REQUEST.keys() == named_first("The request")
    assert REQUEST["protocol"] == PROTOCOL


def test_the_parts_of_views_shown_are_real() -> None:
    feet = after(9, "chickenfoot", 3, b"page 12")
    lines = after(15, "engine-191", 2, b"page 2")

    assert {name: feet[name] for name in FEET} == FEET
    assert {name: lines[name] for name in LINES} == LINES


def test_the_answer_shown_is_one_to_the_request_shown() -> None:
    assert ANSWER["id"] == REQUEST["id"]
    assert ANSWER["action"] in REQUEST["view"]["legal"]


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_field_of_a_view_is_named_and_no_other(sheet: str) -> None:
    tables = {"chickenfoot": "Chickenfoot", "engine-191": "Engine 191"}
    named = named_first("The view") | named_first(tables.get(sheet, "Mexican Train"))

    assert named == after(0, sheet, 2, b"boneyard").keys()


def test_every_event_and_its_fields_are_named_and_no_other() -> None:
    fields = {
        field
        for sheet in SHEETS
        for view in islice(views(sheet, 2, b"boneyard"), 200)
        for event in view["history"]  # type: ignore[attr-defined]
        for field in event
    }
    named = named_first("The history")

    assert fields <= named | {"event"}
    assert {kind.value for kind in EventKind} <= named
    assert named - {kind.value for kind in EventKind} == {
        "seat", "tile", "end", "lacking", "doubles_apart", "fits", "doubles_fit",
    }  # fmt: skip


def test_every_step_of_a_turn_is_explained_where_the_page_says() -> None:
    assert all(f"`{step.value}`" in NOTATION for step in Step)


def test_every_fault_and_every_limit_is_told() -> None:
    text = PARTS["When a bot fails"]

    assert named_first("When a bot fails") == {kind.value for kind in FaultKind}
    assert f"{MOST_BYTES:,} bytes" in text
    assert f"{STARTS_ANEW} times at most" in text
    assert f"{LATE_IN_A_ROW} late answers in a row" in text
    assert f"{STARTING:.0f} seconds more" in text
    assert f"`{STAND_IN}`" in text
    assert all(f"`{name}`" in PARTS["The program"] for name in HANDED_DOWN)
    assert f'"{PREFIX}python3 docs/examples/bot.py,' in PAGE


def test_the_table_of_the_page_can_be_played() -> None:
    (block,) = (block for block in blocks(PAGE) if block.kind == "python")

    run_python(block, ROOT)
