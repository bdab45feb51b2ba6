"""What a family brings to a room is found in one table there, and no family is forgotten."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from boneyard import SHEETS
from boneyard.analysis.hint import REASONS
from boneyard.bots.levels import FAMILIES as BOTS
from boneyard.cli.game.screens import SCREENS
from boneyard.record.position import TABLES as POSITIONS
from boneyard.rules.families import FAMILIES
from boneyard.rules.sheet import Family
from boneyard.words.now import NOW

TABLES: Mapping[str, Mapping[Family, object]] = {
    "rules": FAMILIES,
    "record": POSITIONS,
    "bots": BOTS,
    "analysis": REASONS,
    "words": NOW,
    "cli": SCREENS,
}


@pytest.mark.parametrize("room", TABLES)
def test_every_family_is_in_the_table_of_the_room(room: str) -> None:
    assert set(TABLES[room]) == set(Family)


def test_every_family_has_a_sheet() -> None:
    assert {sheet.family for sheet in SHEETS.values()} == set(Family)
