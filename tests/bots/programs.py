"""Programs that the tests let play: one that answers, and all the ways not to."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from boneyard import View, read_position
from boneyard.bots.outside import Outside
from boneyard.bots.program import FaultKind

ENOUGH = 30.0
"""More seconds than any program here needs that answers at all."""

GOOD = """
import json, os, sys, time
for line in sys.stdin:
    request = json.loads(line)
    answer = {"id": request["id"], "action": request["view"]["legal"][0]}
    print(json.dumps(answer), flush=True)
"""
"""Always the first legal action. The broken programs are this one with some lines replaced."""
ANSWER = "    print(json.dumps(answer), flush=True)\n"


def program(folder: Path, instead: str = ANSWER, starting: float = ENOUGH) -> Outside:
    """One that does something else instead of answering."""
    return written(folder, GOOD.replace(ANSWER, instead), starting)


def written(folder: Path, source: str, starting: float) -> Outside:
    path = folder / "program.py"
    path.write_text(source, encoding="utf-8")
    return Outside([sys.executable, "-S", str(path)], starting)


FAULTS = {
    "it sleeps": ("    time.sleep(1000)\n", FaultKind.LATE),
    "it answers nothing": ("    pass\n", FaultKind.LATE),
    "it answers what was asked long ago": ("    answer['id'] = 0\n" + ANSWER, FaultKind.LATE),
    "it does not end its line": ("    print(json.dumps(answer), end='', flush=True)\n", FaultKind.LATE),
    "it lays a tile it has not": ("    answer['action'] = '0-0@C'\n" + ANSWER, FaultKind.ILLEGAL),
    "it says what is no action": ("    answer['action'] = 'fold'\n" + ANSWER, FaultKind.ILLEGAL),
    "it says nothing": ("    answer['action'] = ''\n" + ANSWER, FaultKind.ILLEGAL),
    "it is not JSON": ("    print('thinking', flush=True)\n", FaultKind.UNREADABLE),
    "it is a blank line": ("    print(flush=True)\n", FaultKind.UNREADABLE),
    "it is not UTF-8": ("    os.write(1, b'\\xff\\n')\n", FaultKind.UNREADABLE),
    "it is no object": ("    print('7', flush=True)\n", FaultKind.UNREADABLE),
    "it is nested deeply": ("    print('[' * 60000, flush=True)\n", FaultKind.UNREADABLE),
    "it is a long number": ("    print('9' * 60000, flush=True)\n", FaultKind.UNREADABLE),
    "it has no id": ("    del answer['id']\n" + ANSWER, FaultKind.UNREADABLE),
    "its id is no number": ("    answer['id'] = True\n" + ANSWER, FaultKind.UNREADABLE),
    "its id is of the future": ("    answer['id'] += 1\n" + ANSWER, FaultKind.UNREADABLE),
    "its action is no text": ("    answer['action'] = ['draw']\n" + ANSWER, FaultKind.UNREADABLE),
    "it stops": ("    sys.exit(3)\n", FaultKind.CRASHED),
    "it kills itself": ("    os.kill(os.getpid(), 9)\n", FaultKind.CRASHED),
    "it closes its output": ("    os.close(1)\n", FaultKind.CRASHED),
    "its line has no end": ("    while True: os.write(1, b'-' * 5000)\n", FaultKind.FLOODED),
    "its lines have no end": ("    answer['id'] = 0\n    while True:\n    " + ANSWER, FaultKind.FLOODED),
}  # fmt: skip


def view() -> View:
    """A table with something to choose for A."""
    table = {"sheet": "mexican-train-classic", "players": 2, "turn": "A", "engine": 12, "boneyard": "?x20"}
    return read_position({**table, "hands": {"A": "12-3 12-9 3-1"}}).view(0)


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
