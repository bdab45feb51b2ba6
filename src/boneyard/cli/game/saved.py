"""Saved games: where they lie, and how one is taken up again."""

import os
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple

from boneyard.cli.game.game_file import GameFile, rewrite
from boneyard.record.problems import RecordProblem
from boneyard.record.running_record import RunningRecord, read_unfinished

VARIABLE = "BONEYARD_DATA"
"""The environment variable that names another folder."""
_STARTED = "started"
_FINISHED = "finished"
_SUFFIX = ".record"


class Saved(NamedTuple):
    """A game that was started, and when it was last played."""

    path: Path
    running: RunningRecord
    played: datetime


class SavedGames:
    """`folder/started` has the games that go on, `folder/finished` the records of those that are over.

    A game has the same name in both, so that moving it never meets another.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def begin(self, sheet: str) -> GameFile:
        """A file for a game that starts today."""
        started = self.folder / _STARTED
        started.mkdir(parents=True, exist_ok=True)
        for number in count(1):
            name = f"{today()}-{sheet}{'' if number == 1 else f'-{number}'}{_SUFFIX}"
            try:
                file = GameFile.create(started / name)
            except FileExistsError:
                continue
            if not (self.folder / _FINISHED / name).exists():
                return file
            file.path.unlink()
            file.close()
        raise AssertionError("numbers do not end")

    def started(self) -> list[Saved]:
        """Those that can be gone on with, the last played first. What cannot be read is passed over."""
        found = []
        for path in (self.folder / _STARTED).glob(f"*{_SUFFIX}"):
            try:
                with closing(GameFile.open(path)) as file:
                    saved = look_into(file)
            except (OSError, RecordProblem):
                continue
            if saved.running.match.over:  # it was stopped before it could be put away
                self.put_away(path)
            else:
                found.append(saved)
        return sorted(found, key=lambda saved: saved.played, reverse=True)

    def has(self, path: Path) -> bool:
        return path.parent == self.folder / _STARTED

    def put_away(self, path: Path) -> Path:
        """Move a game to the finished ones; where it then lies. Those of other folders stay."""
        if not self.has(path):
            return path
        finished = self.folder / _FINISHED / path.name
        try:
            finished.parent.mkdir(parents=True, exist_ok=True)
            path.rename(finished)
        except OSError:
            return path
        return finished

    def finish(self, file: GameFile, running: RunningRecord) -> Path:
        """The match is over: its record in the usual form, where finished games lie."""
        file.close()
        path = self.put_away(file.path)
        with suppress(OSError):
            rewrite(path, running.sealed_text())
        return path


def data_folder() -> Path:
    """Where programs keep what belongs to their user."""
    given = os.environ.get(VARIABLE)
    if given:
        return Path(given)
    from platformdirs import user_data_path

    return user_data_path("boneyard", appauthor=False)


def look_into(file: GameFile) -> Saved:
    """RecordProblem says why the game cannot go on."""
    running = RunningRecord(read_unfinished(file.read()).record)
    played = datetime.fromtimestamp(file.path.stat().st_mtime).astimezone()
    return Saved(file.path, running, played)


def take_up(file: GameFile, check: Callable[[Path, RunningRecord], None]) -> RunningRecord:
    """The game of this file, which from here on is written to again, unless the check objects."""
    record, size = read_unfinished(file.read())
    running = RunningRecord(record)
    check(file.path, running)
    file.keep(size)
    file.add(running.due)
    return running


def today() -> str:
    return datetime.now().astimezone().date().isoformat()


def free_name(path: Path) -> Path:
    """The same name, with a number where there is such a file already."""
    names = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return path if not path.exists() else next(name for name in names if not name.exists())
