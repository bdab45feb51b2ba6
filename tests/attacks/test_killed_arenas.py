"""Arenas and simulations killed at any moment: nothing is left, and the same command goes on from there."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.attacks.interrupted import PATIENCE, is_ours, started
from tests.bots.programs import ANSWER, GOOD
from tests.counts import count
from tests.figures import note
from tests.leftovers import left, linux_only, marked

STUBBORN = """
import signal
for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
    signal.signal(number, signal.SIG_IGN)
"""
"""It ends neither by a signal nor with its input."""
STARTS_ANOTHER = "    if request['id'] == 1 and not os.fork(): time.sleep(1000)\n"
TABLE = ["--sheet", "classic", "--players", "2"]
SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL]


@pytest.fixture
def stubborn(tmp_path: Path) -> str:
    path = tmp_path / "stubborn.py"
    path.write_text(STUBBORN + GOOD.replace(ANSWER, STARTS_ANOTHER + ANSWER) + "time.sleep(1000)\n")
    return "run:" + shlex.join([sys.executable, "-S", str(path)])


def arena(seats: str, jobs: int, folder: Path, deals: int = 1_000_000) -> list[str]:
    """Marked by the folder, in its seed."""
    wanted = ["--seats", seats, "--deals", str(deals), "--jobs", str(jobs)]
    return ["arena", *TABLE, *wanted, "--seed", str(folder)]


def send(process: subprocess.Popen[str], number: signal.Signals, to_all: bool) -> None:
    """To the command alone, or to its whole group, as a terminal does it."""
    if to_all:
        os.killpg(process.pid, number)
    else:
        process.send_signal(number)


def failures(command: list[str], random: Random, folder: Path) -> list[str]:
    """What is wrong after one end with force."""
    process = started(*command, XDG_STATE_HOME=str(folder))
    time.sleep(random.uniform(0.1, random.choice([0.5, 2.0])))
    number = random.choice(SIGNALS)
    if number is signal.SIGINT:  # an interpreter that is still starting shows a traceback
        assert is_ours(process)
    send(process, number, to_all=number is not signal.SIGKILL and random.random() < 0.5)
    _, complaint = process.communicate(timeout=PATIENCE)
    found = ["a traceback"] if "Traceback" in complaint else []
    if left(str(folder)):
        found.append("processes")
    if process.returncode not in (-number, 128 + number):
        found.append(f"exit code {process.returncode}")
    return [f"{number.name} {command[0]}: {what}\n{complaint}" for what in found]


@linux_only
@pytest.mark.parametrize("jobs", [1, 2])
def test_nothing_is_left_of_an_arena_with_programs_that_do_not_listen(
    jobs: int, stubborn: str, tmp_path: Path
) -> None:
    random = Random(f"killed arenas with {jobs} jobs")
    tries = count(2, 40)
    found = []
    for _ in range(tries):
        found += failures(arena(f"{stubborn},brakeman", jobs, tmp_path), random, tmp_path)

    note(f"attack: arena with {jobs} jobs and programs killed: {tries} tries, {len(found)} failures")
    assert found == []


@linux_only
def test_nothing_is_left_of_a_simulation(tmp_path: Path) -> None:
    random = Random("killed simulations")
    tries = count(4, 100)
    found = []
    for _ in range(tries):
        jobs = str(random.randint(1, 3))
        command = ["simulate", *TABLE, "--matches", "1000000000", "--jobs", jobs, "--seed", str(tmp_path)]
        found += failures(command, random, tmp_path)

    note(f"attack: simulate killed: {tries} tries, {len(found)} failures")
    assert found == []


@linux_only
def test_the_same_command_goes_on_and_comes_to_the_same_table(tmp_path: Path) -> None:
    random = Random("arenas that go on")
    tries = count(1, 20)
    for attempt in range(tries):
        seed = tmp_path / str(attempt)
        command = [*arena("dispatcher,engineer", random.randint(1, 2), seed, deals=count(200, 600)), "--json"]
        kept, fresh = str(tmp_path / f"{attempt} kept"), str(tmp_path / f"{attempt} fresh")
        for _ in range(random.randint(1, 3)):
            process = started(*command, XDG_STATE_HOME=kept)
            time.sleep(random.uniform(0.1, 1.0))
            process.send_signal(random.choice(SIGNALS))
            process.communicate(timeout=PATIENCE)

        assert table(command, kept) == table(command, fresh)
        assert left(str(seed)) == []
    note(f"attack: arena killed and taken up again: {tries} tries, 0 failures")


def table(command: list[str], state: str) -> Any:
    """Without what it has cost."""
    told, complaint = started(*command, XDG_STATE_HOME=state).communicate(timeout=PATIENCE)
    assert complaint == ""
    found = json.loads(told)
    for seat in found["seats"]:
        del seat["cpu_ms"]
    return found


@linux_only
def test_a_process_that_is_killed_ends_the_arena_with_a_sentence(stubborn: str, tmp_path: Path) -> None:
    process = started(*arena(f"{stubborn},brakeman", 2, tmp_path), XDG_STATE_HOME=str(tmp_path))
    while len(workers := children(process.pid)) < 2 or not all(map(children, workers)):
        time.sleep(0.01)
    os.kill(workers[0], signal.SIGTERM)
    _, complaint = process.communicate(timeout=PATIENCE)

    assert process.returncode == 1
    assert complaint == "boneyard: cannot go on: a process ended before its work did\n"
    assert left(str(tmp_path)) == []


def children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


@linux_only
def test_a_command_in_nohup_outlives_its_terminal(tmp_path: Path) -> None:
    command = ["simulate", *TABLE, "--matches", "1000000000", "--jobs", "2", "--seed", str(tmp_path)]
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        process = started(*command)
    finally:
        signal.signal(signal.SIGHUP, before)
    while len(workers := children(process.pid)) < 2:
        time.sleep(0.01)
    time.sleep(0.2)
    send(process, signal.SIGHUP, to_all=True)
    time.sleep(0.2)
    assert children(process.pid) == workers
    process.terminate()
    process.communicate(timeout=PATIENCE)

    assert process.returncode == 128 + signal.SIGTERM
    assert marked(str(tmp_path)) == []
