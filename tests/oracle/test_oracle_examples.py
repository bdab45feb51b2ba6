"""The worked positions of shared/examples.jsonl, answered by the oracle of their game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.oracle.answers import answer

EXAMPLES = Path(__file__).resolve().parents[3] / "shared" / "examples.jsonl"
LISTS = ("ends", "markers", "incomplete")
PILES = ("hands", "yards")


def worked() -> list[dict[str, Any]]:
    if not EXAMPLES.exists():
        return []
    return [json.loads(line) for line in EXAMPLES.read_text(encoding="utf-8").splitlines() if line.strip()]


def comparable(field: str, value: Any) -> Any:
    if field in LISTS:
        return sorted(value.split())
    if field in PILES:
        return {seat: sorted(tiles.split()) for seat, tiles in value.items()}
    return value


@pytest.mark.skipif(not EXAMPLES.exists(), reason="shared/examples.jsonl is not here")
@pytest.mark.parametrize(
    "row", worked(), ids=lambda row: f"{row['example']}/{len(row['request'].get('do') or [])}"
)
def test_the_oracle_answers_the_worked_position(row: dict[str, Any]) -> None:
    expected, given = row["answer"], answer(row["request"])
    assert "error" not in expected

    assert given["turn"] == expected["turn"]
    assert sorted(given["legal"]) == sorted(expected["legal"])
    if expected["over"] is None:
        assert given["over"] is None
    else:
        assert {key: given["over"][key] for key in expected["over"]} == expected["over"]
    for field, value in expected.get("position", {}).items():
        assert comparable(field, given["position"][field]) == comparable(field, value), field
