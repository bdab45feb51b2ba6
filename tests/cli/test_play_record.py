"""A match played in the terminal is kept: in a file of one's own, or in the data folder."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from boneyard import SHEETS
from boneyard.cli.arguments import UsageError
from boneyard.cli.game.console import Leave
from boneyard.cli.game.game_file import GameFile
from boneyard.cli.game.keeper import Keeper
from boneyard.cli.game.saved import SavedGames
from boneyard.cli.game.setup import Agreed
from boneyard.cli.game.sitting import Sitting
from boneyard.cli.records.files import check_free, load_record
from boneyard.locales import words
from boneyard.record.match_record import heading_of
from boneyard.record.replay import replay
from boneyard.record.running_record import RunningRecord
from tests.cli.command import boneyard
from tests.cli.seated import Player, first_choice

ROUNDS = {"rounds": "1"}
SHORT = {"mexican-train-classic": ROUNDS, "chickenfoot": ROUNDS, "engine-191": {"tokens": "1"}}
CLASSIC = SHEETS["mexican-train-classic"]


def sitting(player: Player, folder: Path, record: Path | None = None) -> Sitting:
    return Sitting(SavedGames(folder), record, player.console, words())


def play(player: Player, folder: Path, agreed: Agreed, record: Path | None = None) -> None:
    table = sitting(player, folder, record)
    table.play(table.new_game(agreed, "a seed"))


def records(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.record"))


@pytest.mark.parametrize("name", SHORT)
def test_a_match_to_its_end_is_a_record_that_replays(name: str, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    sheet = SHEETS[name].having(SHORT[name])
    player = Player(after=first_choice)

    play(player, tmp_path / "data", Agreed(sheet, 3, {0: "Mia"}), file)

    record = load_record(str(file), words())
    assert record.sheet == sheet
    assert record.names[0] == "Mia"
    assert record.played_by == ("person", "conductor", "conductor")
    assert replay(record).match.over
    assert file.read_text(encoding="utf-8").splitlines()[-1].startswith("seal: ")
    assert f"boneyard replay {file}" in player.text
    assert os.listdir(tmp_path) == ["match.txt"]


def test_who_gives_no_name_is_you_at_the_table_and_a_letter_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    player = Player(after=first_choice)

    play(player, tmp_path / "data", Agreed(CLASSIC.having(rounds=1), 2, {0: ""}), file)

    assert any(line.startswith(("  1. You ", "  2. You ")) for line in player.heard)
    assert "\nname A:" not in file.read_text(encoding="utf-8")
    for language, deals in (("en", "A is dealt "), ("de", "A bekommt ")):
        told = boneyard("replay", str(file), "--language", language).stdout
        assert deals in told
        assert "You" not in told


def test_a_match_that_is_left_is_recorded_as_far_as_it_went(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    with pytest.raises(Leave):
        play(Player(["1"]), tmp_path / "data", Agreed(CLASSIC, 2, {0: "Mia"}), file)

    match = replay(load_record(str(file), words())).match
    assert match.number >= 2
    assert not match.over


def test_games_are_kept_by_date_and_sheet_and_moved_when_they_are_over(tmp_path: Path) -> None:
    agreed = Agreed(CLASSIC.having(rounds=1), 2, {0: "Mia"})
    for _ in range(2):
        play(Player(after=first_choice), tmp_path, agreed)
    with pytest.raises(Leave):
        play(Player(), tmp_path, agreed)

    first, second = records(tmp_path / "finished")
    (third,) = records(tmp_path / "started")
    date = load_record(str(first), words()).date
    assert second.name == f"{date}-mexican-train-classic.record"
    assert first.name == f"{date}-mexican-train-classic-2.record"
    assert third.name == f"{date}-mexican-train-classic-3.record"


def test_a_file_that_is_there_already_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text("something dear")

    with pytest.raises(UsageError, match="File exists"):
        check_free(file, words())

    assert file.read_text() == "something dear"


def test_a_folder_that_is_not_there_is_told_before_the_match(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="No such file"):
        check_free(tmp_path / "nowhere" / "match.txt", words())
    check_free(tmp_path / "match.txt", words())

    assert os.listdir(tmp_path) == []


def test_the_second_match_has_a_file_beside_the_first(tmp_path: Path) -> None:
    player = Player(after=first_choice)
    table = sitting(player, tmp_path / "data", tmp_path / "match.txt")
    agreed = Agreed(CLASSIC.having(rounds=1), 2, {0: "Mia"})
    table.play(table.new_game(agreed, "one"))
    player.lines = ["maybe", "y"]
    table.play(table.next_game(agreed))

    one, two = (load_record(str(tmp_path / name), words()) for name in ("match.txt", "match-2.txt"))
    assert (one.sheet, one.names, one.played_by) == (two.sheet, two.names, two.played_by)
    assert one.seed != two.seed
    assert "Please type y to play again at this table" in player.text


# --- Disks that do not want to --------------------------------------------------------------------------


def read_only(folder: Path) -> Path:
    """A folder nobody can write to, not even who may do everything: a file is in its place."""
    folder.write_text("")
    return folder


def test_a_folder_that_cannot_be_written_to_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    player = Player(["y", "1"])
    with pytest.raises(Leave):
        play(player, read_only(tmp_path / "data"), Agreed(CLASSIC, 2, {0: "Mia"}))

    assert "This game cannot be saved: " in player.text
    assert "Round 1 of 13" in player.text
    assert "The game is saved" not in player.text


def test_who_does_not_want_to_play_unsaved_does_not(tmp_path: Path) -> None:
    player = Player(["n"])
    with pytest.raises(Leave):
        play(player, read_only(tmp_path / "data"), Agreed(CLASSIC, 2, {0: "Mia"}))

    assert "Round 1 of 13" not in player.text


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_a_full_disk_is_told_once_and_what_is_missing_is_added_later(tmp_path: Path) -> None:
    running = RunningRecord(heading_of(CLASSIC, 2, b"x", ["Mia"], ["person", "conductor"], ""))
    player = Player(["y"])
    with closing(GameFile.open(Path("/dev/full"))) as full:
        keeper = Keeper(running, full, player.console, words())
        for _ in range(3):
            keeper.play(running.match.legal()[0])
        kept_on_a_full_disk = keeper.all_is_kept
    with closing(GameFile.create(tmp_path / "room")) as keeper.file:
        keeper.play(running.match.legal()[0])
        kept_where_there_is_room = keeper.all_is_kept

    assert player.text.count("This game cannot be saved: No space left on device.") == 1
    assert "The game is being saved again." in player.text
    assert (kept_on_a_full_disk, kept_where_there_is_room) == (False, True)
    assert len((tmp_path / "room").read_text().splitlines()) == 4


def test_what_does_not_fit_leaves_nothing_behind(tmp_path: Path) -> None:
    """A child may write 1 KiB: the file ends with a whole action, and the game goes on."""
    code = f"""
import resource
from pathlib import Path
from boneyard.cli.game.game_file import GameFile
file = GameFile.create(Path({str(tmp_path / "small")!r}))
file.add("whole\\n" * 100)
resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024))
try:
    file.add("torn\\n" * 200)
except OSError as problem:
    print(problem.strerror)
file.add("more\\n")
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert said.stdout == "File too large\n"
    assert (tmp_path / "small").read_text() == "whole\n" * 100 + "more\n"


def test_a_finished_game_is_kept_even_where_it_cannot_be_moved(tmp_path: Path) -> None:
    read_only(tmp_path / "finished")
    play(Player(after=first_choice), tmp_path, Agreed(CLASSIC.having(rounds=1), 2, {0: "Mia"}))

    (file,) = records(tmp_path / "started")
    assert replay(load_record(str(file), words())).match.over
    (tmp_path / "finished").unlink()
    assert SavedGames(tmp_path).started() == []
    assert [path.name for path in records(tmp_path / "finished")] == [file.name]


# --- The demo -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHEETS)
def test_the_record_of_a_demo_replays(name: str, tmp_path: Path) -> None:
    file = str(tmp_path / "demo.record")
    said = boneyard("play", "--demo", "--sheet", name, "--seed", "3", "--record", file)
    replayed = boneyard("replay", file)

    assert f"  boneyard replay {file}\n" in said.stdout
    assert (replayed.returncode, replayed.stderr) == (0, "")
    assert "one finished round" in replayed.stdout
    assert boneyard("play", "--demo", "--record", file).returncode == 2
