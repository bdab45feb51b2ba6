"""`boneyard play --record FILE`: a match played in the terminal is there to be seen again."""

from __future__ import annotations

from pathlib import Path

import pytest

from boneyard import SHEETS
from boneyard.cli.arguments import UsageError
from boneyard.cli.game.console import Leave
from boneyard.cli.game.setup import Agreed
from boneyard.cli.game.sitting import play_match
from boneyard.cli.records.files import load_record, make_room
from boneyard.locales import words
from boneyard.record.entries import Done
from boneyard.record.replay import replay
from tests.cli.seated import Player, first_choice

ROUNDS = {"rounds": "1"}
SHORT = {"mexican-train-classic": ROUNDS, "chickenfoot": ROUNDS, "engine-191": {"tokens": "1"}}


@pytest.mark.parametrize("name", SHORT)
def test_a_match_to_its_end_is_a_record_that_replays(name: str, tmp_path: Path) -> None:
    file = str(tmp_path / "match.txt")
    sheet = SHEETS[name].having(SHORT[name])
    player = Player(after=first_choice)

    play_match(Agreed(sheet, 3, "Mia", 0), "a seed", file, player.console, words())

    record = load_record(file, words())
    assert record.sheet == sheet
    assert record.names[0] == "Mia"
    assert replay(record).match.over
    assert f"boneyard replay {file}" in player.text


def test_a_match_that_is_left_is_recorded_as_far_as_it_went(tmp_path: Path) -> None:
    file = str(tmp_path / "match.txt")
    sheet = SHEETS["mexican-train-classic"]

    with pytest.raises(Leave):
        play_match(Agreed(sheet, 2, "Mia", 0), "a seed", file, Player(["1"]).console, words())

    record = load_record(file, words())
    assert len([entry for entry in record.entries if isinstance(entry, Done)]) >= 2
    assert not replay(record).match.over


def test_a_file_that_is_there_already_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text("something dear")

    with pytest.raises(UsageError, match="File exists"):
        make_room(str(file), words())

    assert file.read_text() == "something dear"


def test_a_folder_that_is_not_there_is_told_before_the_match(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="No such file"):
        make_room(str(tmp_path / "nowhere" / "match.txt"), words())
