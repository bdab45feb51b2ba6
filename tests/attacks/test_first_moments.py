"""Ctrl-C and SIGTERM in the first moments of any command: it ends, and shows no traceback."""

from __future__ import annotations

import signal
import time
from pathlib import Path
from random import Random

import pytest

from tests.attacks.interrupted import PATIENCE, is_ours, started
from tests.counts import count
from tests.figures import note
from tests.leftovers import left, linux_only

COMMANDS = {
    "--version": [],
    "sheets": ["mexican-train-super"],
    "deal": ["--sheet", "engine-191", "--players", "3"],
    "hint": ['{"sheet": "mexican-train-classic", "players": 2, "engine": 12, "hands": {"A": "12-5 12-1"}}'],
    "play": ["--demo", "--opponents", "dispatcher"],
    "simulate": ["--sheet", "chickenfoot", "--players", "2", "--matches", "1000000", "--jobs", "2"],
    "arena": ["--sheet", "classic", "--players", "2", "--seats", "6,5", "--deals", "1000000", "--jobs", "2"],
}
TRIES = count(12, 100)


@linux_only
@pytest.mark.parametrize("command", COMMANDS)
def test_no_command_shows_a_traceback(command: str, tmp_path: Path) -> None:
    random = Random(f"first moments of {command}")
    shown = []
    seeded = [] if command in ("--version", "sheets", "hint") else ["--seed", str(tmp_path)]
    for _ in range(TRIES):
        process = started(command, *COMMANDS[command], *seeded, XDG_STATE_HOME=str(tmp_path))
        if is_ours(process):
            time.sleep(random.choice([0, random.uniform(0, 0.1), random.uniform(0, 0.5)]))
        process.send_signal(random.choice([signal.SIGINT, signal.SIGINT, signal.SIGTERM]))
        _, complaint = process.communicate(timeout=PATIENCE)
        if "Traceback" in complaint:
            shown.append(complaint)

    note(f"attack: {command} interrupted in its first moments: {TRIES} tries, {len(shown)} failures")
    assert shown == []
    assert left(str(tmp_path)) == []
