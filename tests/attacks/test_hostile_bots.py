"""Bots that do anything but play: the arena says so and goes on to its end, and nothing of them is left."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from boneyard.bots.program import FaultKind
from tests.attacks.interrupted import COMMAND, PATIENCE
from tests.bots.programs import ANSWER, ENOUGH, FAULTS, GOOD
from tests.counts import count
from tests.figures import note
from tests.leftovers import left, linux_only

MOST_MEMORY = 200 * 1024
"""In kilobytes, for any one of the processes."""
WEIGHED = """
import resource, subprocess, sys
code = subprocess.call(sys.argv[1:])
print("\\n", resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, sep="", file=sys.stderr)
sys.exit(code)
"""
"""Runs a command and says last how much memory the largest of its processes took."""

SILENT = {
    name: "    if request['id'] % 9 == 1:\n    " + ANSWER + "        continue\n" + lines
    for name, (lines, kind) in FAULTS.items()
    if kind is FaultKind.LATE and "sleep" not in lines
}
"""Now and then they answer: those that never do have ten seconds to load, time and again."""
LATE = {**SILENT, "it is slow": "    time.sleep(0.05)\n" + ANSWER}
WRONG = {
    **{name: lines for name, (lines, kind) in FAULTS.items() if kind is not FaultKind.LATE},
    "it closes its input": "    os.close(0)\n" + ANSWER + "    sys.exit(4)\n",
}
ODD = {
    "it multiplies": "    os.fork() or time.sleep(1000)\n" + ANSWER,
    "its child answers for it": "    if os.fork(): os._exit(0)\n" + ANSWER,
    "it hears no signals": "    import signal\n    signal.signal(signal.SIGTERM, signal.SIG_IGN)\n" + ANSWER,
    "it does not end": ANSWER + "while True: pass\n",
    "it complains without end": "    os.write(2, b'!' * 60000)\n" + ANSWER,
    "it answers at great length": "    answer['note'] = ' ' * 60000\n" + ANSWER,
}
"""They answer all the same."""


def hostile(name: str, lines: str, folder: Path) -> str:
    path = folder / f"{name.replace(' ', '-')}.py"
    path.write_text(GOOD.replace(ANSWER, lines), encoding="utf-8")
    return "run:" + shlex.join([sys.executable, "-S", str(path)])


def faults(bots: dict[str, str], seconds: float, folder: Path) -> dict[str, set[str]]:
    """What the arena says of each of them, when they sit at one table."""
    seats = [hostile(name, lines, folder) for name, lines in bots.items()]
    arguments = [
        *("arena", "--sheet", "classic", "--players", str(len(seats) + 1)),
        *("--seats", ",".join([*seats, "brakeman"]), "--deals", str(count(1, 20)), "--json"),
        *("--seed", "hostile", "--seconds", str(seconds)),
    ]
    said = subprocess.run(
        [sys.executable, "-c", WEIGHED, *COMMAND, *arguments],
        env={"XDG_STATE_HOME": str(folder), "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        timeout=count(1, 20) * PATIENCE,
        check=False,
    )
    *complaints, memory = said.stderr.splitlines()
    assert said.returncode == 0, said.stderr
    assert left(str(folder)) == []
    assert int(memory) < MOST_MEMORY
    assert not any("boneyard" in line for line in complaints)
    told = json.loads(said.stdout)["seats"]
    return {name: set(seat["faults"]) for name, seat in zip(bots, told, strict=False)}


def tables(bots: dict[str, str]) -> list[dict[str, str]]:
    """Three of them at each."""
    named = list(bots.items())
    return [dict(named[first : first + 3]) for first in range(0, len(named), 3)]


@linux_only
@pytest.mark.parametrize("bots", tables(WRONG), ids=" / ".join)
def test_wrong_answers_are_reported_as_what_they_are(bots: dict[str, str], tmp_path: Path) -> None:
    kinds = {name: kind.value for name, (_, kind) in FAULTS.items()}
    found = faults(bots, ENOUGH, tmp_path)

    assert found == {name: {kinds.get(name, "crashed")} for name in bots}
    note(f"attack: hostile bots, {', '.join(bots)}: {len(bots) * count(1, 20)} tries, 0 failures")


@linux_only
@pytest.mark.parametrize("bots", tables(LATE), ids=" / ".join)
def test_late_answers_are_reported_and_not_waited_for(bots: dict[str, str], tmp_path: Path) -> None:
    found = faults(bots, 0.02, tmp_path)

    assert all("late" in kinds for kinds in found.values())
    note(f"attack: hostile bots, {', '.join(bots)}: {len(bots) * count(1, 20)} tries, 0 failures")


@linux_only
@pytest.mark.parametrize("bots", tables(ODD), ids=" / ".join)
def test_odd_ways_to_answer_do_no_harm(bots: dict[str, str], tmp_path: Path) -> None:
    found = faults(bots, ENOUGH, tmp_path)

    assert found == {name: set() for name in bots}
    note(f"attack: hostile bots, {', '.join(bots)}: {len(bots) * count(1, 20)} tries, 0 failures")
