"""Bots spoken of by their levels."""

from __future__ import annotations

from boneyard.bots.levels import LADDER
from boneyard.locales import words
from boneyard.words.levels import level_about, level_text


def test_every_level_has_a_name_and_a_way_to_play() -> None:
    assert [level_text(level, words()) for level in LADDER] == [level.capitalize() for level in LADDER]
    assert len({level_about(level, words()) for level in LADDER}) == len(LADDER)


def test_whoever_has_no_level_is_called_by_name() -> None:
    assert level_text("longest-path", words()) == "longest-path"
