"""Commands that a step of the set-up starts, and what is said about them."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

from tools.stamps import ROOT


def say(text: str) -> None:
    print(f"boneyard: {text}", flush=True)


def attempt(*command: str | Path, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> str:
    """Run it quietly; return what it said if it failed, otherwise nothing."""
    result = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        # Like pip, uv and npm are to trust what this machine trusts.
        env={"UV_SYSTEM_CERTS": "1", "NODE_USE_SYSTEM_CA": "1", **os.environ, **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    return "" if result.returncode == 0 else result.stdout.strip() or f"exit status {result.returncode}"


def do_without(why: str, failure: str = "") -> None:
    """One line says what is missing, and it goes on; but where everything is to be proved, nothing may be."""
    if os.environ.get("CI") == "true":
        raise SystemExit(f"{failure}\nboneyard: {why}".strip())
    say(why)
