"""The Chromium that the browser tests, the pictures and the benchmarks use."""

from __future__ import annotations

import shutil

SHELL = "chromium-headless-shell"
"""Without a window of its own it starts in a third of the time."""
NO_CHROMIUM = f"chromium is not installed (on Debian: apt-get install {SHELL})"


def chromium() -> str | None:
    return shutil.which(SHELL) or shutil.which("chromium")
