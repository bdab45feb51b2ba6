"""The installed command, started and then disturbed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

COMMAND = [sys.executable, str(Path(sys.executable).with_name("boneyard"))]
"""With the interpreter of these tests; the file that was installed is a script for it."""
PATIENCE = 60.0


def started(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    """Without coverage: a signal that comes while it takes a note can leave its lock held for ever."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    return subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**inherited, "PYTHONUTF8": "1", **environment},
        text=True,
        start_new_session=True,
    )


def is_ours(process: subprocess.Popen[str]) -> bool:
    """Has our first line run? It takes Ctrl-C from the interpreter, which shows a traceback when starting.

    On a busy machine that moment can be missed; whoever catches SIGTERM too is long past it.
    """
    caught = False
    while process.poll() is None:
        now = _catches(process.pid, signal.SIGINT)
        if (caught and not now) or _catches(process.pid, signal.SIGTERM):
            return True
        caught = now
        time.sleep(0.0005)
    return False


def _catches(process: int, number: signal.Signals) -> bool:
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False
    (caught,) = [line.split()[1] for line in status.splitlines() if line.startswith("SigCgt:")]
    return bool(int(caught, 16) >> (number - 1) & 1)
