"""A SQLite file is for one server: another would not hear of what this one writes."""

import os
from pathlib import Path

from boneyard.server.store.problems import StoreAway, away


class SoleUse:
    """A lock on a file beside the database. The system takes it back when the process ends, in any way."""

    def __init__(self, file: Path) -> None:
        try:
            import fcntl
        except ImportError:  # this system has other locks, and its users are asked to take care
            self._lock = -1
            return
        try:
            self._lock = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as problem:
            raise away(problem) from None
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._lock)
            raise StoreAway("another server is using it") from None

    def end(self) -> None:
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1
