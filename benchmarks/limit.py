"""Builds and runs limit.c, the hand-written loop that marks what is possible."""

import shutil
import subprocess
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from boneyard.rules.chance import Mwc

LIMIT_SHEET = "mexican-train-classic"
LIMIT_PLAYERS = 4


class Limit(NamedTuple):
    decisions: int
    checksum: int
    seconds: float


@lru_cache
def program() -> Path | None:
    """The compiled loop, or None where there is no C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    built = Path(tempfile.mkdtemp(prefix="boneyard-limit-")) / "limit"
    source = Path(__file__).with_name("limit.c")
    subprocess.run([compiler, "-O3", "-march=native", "-o", built, source], check=True)
    return built


def limit(rounds: int, seed: int) -> Limit | None:
    built = program()
    if built is None:
        return None
    command = [str(built), str(rounds), str(Mwc(seed).state)]
    _, decisions, checksum, seconds = subprocess.run(
        command, check=True, capture_output=True, text=True
    ).stdout.split()
    return Limit(int(decisions), int(checksum), float(seconds))
