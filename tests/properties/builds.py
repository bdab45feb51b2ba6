"""The package of a fresh process: the sources as they lie in src, or what is built into .venv."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tools.stamps import ROOT

SOURCES = ROOT / "src"


def told_by(module: str, *arguments: str, path: str | None) -> dict[str, Any]:
    """What a module prints that takes the package from this path; from .venv if it is None."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = path
    process = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if "No module named 'boneyard'" in process.stderr:
        pytest.skip("boneyard is not installed: make build")
    assert process.returncode == 0, process.stderr
    told: dict[str, Any] = json.loads(process.stdout)
    return told
