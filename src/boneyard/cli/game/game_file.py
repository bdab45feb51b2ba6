"""The file a match is written to while it is played: one game at a time, and never half an action."""

import errno
import os
import sys
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Self

_FAR = 1 << 40
"""Beyond the end of any record: Windows locks bytes, and these nobody reads."""


class InUse(OSError):
    """Somebody is playing this game already."""


class GameFile:
    """Locked as long as it is open: the system lets go of it however the game ends."""

    def __init__(self, path: Path, file: FileIO) -> None:
        self.path = path
        self._file = file
        self._size = 0
        _lock(file)

    @classmethod
    def create(cls, path: Path) -> Self:
        """FileExistsError if there is one already."""
        return cls(path, FileIO(path, "x+"))

    @classmethod
    def open(cls, path: Path) -> Self:
        """One that is there already; InUse while it is being played."""
        file = FileIO(path, "r+")
        try:
            opened = cls(path, file)
            if not os.path.samestat(os.fstat(file.fileno()), path.stat()):
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))  # it has moved
        except OSError:
            file.close()
            raise
        return opened

    def read(self) -> bytes:
        self._file.seek(0)
        return self._file.readall() or b""

    def keep(self, size: int) -> None:
        """The first so many bytes stay, and what is added goes behind them."""
        self._file.truncate(size)
        self._size = size

    def add(self, text: str) -> None:
        """All of it, or OSError and nothing."""
        left = text.encode()
        self._file.seek(self._size)
        try:
            while left:
                left = left[self._file.write(left) or 0 :]
        except OSError:
            with suppress(OSError):
                self._file.truncate(self._size)
            raise
        self._size += len(text.encode())

    def secure(self) -> None:
        """From here on it outlasts a power cut too."""
        os.fsync(self._file.fileno())

    def close(self) -> None:
        with suppress(OSError):
            self._file.close()


def rewrite(path: Path, text: str) -> None:
    """Put this text in place of the file; OSError, and the file is as it was."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("xb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise


def _lock(file: FileIO) -> None:
    """Where a file system knows no locks, nobody is kept out."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(_FAR)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError) as problem:
        raise InUse(problem.errno, problem.strerror) from None
    except OSError:
        return
