"""Which processes are left of a command, told by a mark on its command line."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

PATIENCE = 30.0

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it looks at /proc")


def marked(mark: str) -> list[int]:
    """Those that run now. What has ended and is not yet seen off has no command line any more."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            line = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if mark.encode() in line:
            found.append(int(folder.name))
    return found


def left(mark: str) -> list[int]:
    """Those that do not go away."""
    until = time.monotonic() + PATIENCE
    while (found := marked(mark)) and time.monotonic() < until:
        time.sleep(0.01)
    return found
