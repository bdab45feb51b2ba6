"""The worked examples, and how an answer is held against them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PILES = ("hands", "yards")
SETS = ("ends", "markers", "incomplete", "first_turns")


def worked() -> list[dict[str, Any]]:
    """Every example: `example`, `title`, `clauses`, `request`, `answer`."""
    texts = [path.read_text("utf-8") for path in sorted(HERE.glob("*.jsonl"))]
    return [json.loads(line) for text in texts for line in text.splitlines() if line.strip()]


def name(row: dict[str, Any]) -> str:
    return f"{row['example']}-{len(row['request'].get('do') or [])}"


def comparable(field: str, value: Any) -> Any:
    if field in PILES:
        return {seat: sorted(tiles.split()) for seat, tiles in value.items()}
    return sorted(value.split()) if field in SETS else value


def assert_answered(given: dict[str, Any], row: dict[str, Any]) -> None:
    """The answer says all that the example says."""
    expected = row["answer"]
    assert given["turn"] == expected["turn"]
    assert sorted(given["legal"]) == sorted(expected["legal"])
    if expected["over"] is None:
        assert given["over"] is None
    else:
        assert {key: given["over"][key] for key in expected["over"]} == expected["over"]
    for field, value in expected.get("position", {}).items():
        assert comparable(field, given["position"].get(field)) == comparable(field, value), field
