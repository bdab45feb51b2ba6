"""A disk that is full, without being root and without filling one."""

from __future__ import annotations

import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def full_disk(process: int | None = None, most: int = 0) -> Iterator[None]:
    """No file of the process, this one if none is named, can grow past `most` bytes; what is there stays.

    The system refuses the write itself, as it does when a disk is full. Other processes have to be ours, and
    the system Linux.
    """
    before = limit(process)
    set_limit(process, (most, before[1]))
    try:
        yield
    finally:
        set_limit(process, before)


def limit(process: int | None) -> tuple[int, int]:
    return resource.prlimit(process or os.getpid(), resource.RLIMIT_FSIZE)


def set_limit(process: int | None, limits: tuple[int, int]) -> None:
    resource.prlimit(process or os.getpid(), resource.RLIMIT_FSIZE, limits)
