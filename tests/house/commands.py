"""How the tests of the house start other programs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

BIN = Path(sys.executable).parent

# What an outer make hands down, and what tells Python where to look, is not the inner command's business.
_DROPPED = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "MAKEFILES", "PYTHONPATH", "CC")


def environment(**changes: str) -> dict[str, str]:
    """This process's environment with the scripts beside this Python first on the path."""
    env = {name: value for name, value in os.environ.items() if name not in _DROPPED}
    env["PATH"] = os.pathsep.join([str(BIN), env.get("PATH", os.defpath)])
    env.setdefault("UV_SYSTEM_CERTS", "1")  # as pip does, trust what this machine trusts
    return env | changes


def run(
    command: Sequence[str | Path], cwd: Path, env: Mapping[str, str] | None = None, timeout: float = 300
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=environment() if env is None else dict(env),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
