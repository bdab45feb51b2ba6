"""docs/bot-protocol.md: its examples are real, and it names every field, fault and limit."""

from __future__ import annotations

import json

from boneyard.bots.outside import LATE_IN_A_ROW, PREFIX, PROTOCOL, STAND_IN, STARTING, STARTS_ANEW
from boneyard.bots.program import HANDED_DOWN, MOST_BYTES, FaultKind
from tests.house.readme import blocks
from tests.record.pages import after, named_first, parts
from tools.stamps import ROOT

PAGE = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
REQUEST, ANSWER = (json.loads(block.text) for block in blocks(PAGE) if block.kind == "json")
PARTS = parts(PAGE)


def test_the_request_shown_is_real() -> None:
    assert REQUEST["view"] == after(12, "mexican-train-classic", 3, b"boneyard")
    assert REQUEST.keys() == named_first(PARTS["The request"])
    assert REQUEST["protocol"] == PROTOCOL


def test_the_answer_shown_is_one_to_the_request_shown() -> None:
    assert ANSWER["id"] == REQUEST["id"]
    assert ANSWER["action"] in REQUEST["view"]["legal"]


def test_every_fault_and_every_limit_is_told() -> None:
    text = PARTS["When a bot fails"]

    assert named_first(text) == {kind.value for kind in FaultKind}
    assert f"{MOST_BYTES:,} bytes" in text
    assert f"at most {STARTS_ANEW} times" in text
    assert f"{LATE_IN_A_ROW} late answers in a row" in text
    assert f"{STARTING:.0f} seconds longer" in text
    assert f"`{STAND_IN}`" in text
    assert all(f"`{name}`" in PARTS["The program"] for name in HANDED_DOWN)
    assert f'"{PREFIX}python3 docs/examples/bot.py,' in PAGE
