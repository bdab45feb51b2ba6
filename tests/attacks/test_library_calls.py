"""Nothing that can be called or looked at brings the process down; public functions refuse in a sentence."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.counts import PROVE, count
from tests.figures import note
from tools.stamps import ROOT

CALLS = count(3_000, 100_000)
TIMES, EVERY, LEAST = count(1, 20), count(5, 1), count(20_000, 200_000)
"""How often each function is called with arguments chosen anew, and how many things are looked at."""


def runs(python: str) -> bool:
    """It is here, and not only a name that some manager of versions keeps for it."""
    if shutil.which(python) is None:
        return False
    return subprocess.run([python, "-c", "import venv"], capture_output=True, check=False).returncode == 0


NEWER = [name for minor in range(sys.version_info.minor + 1, 30) if runs(name := f"python3.{minor}")]

Answer = dict[str, Any]


def attack(python: str, folder: Path, module: str, *arguments: int) -> Answer:
    """What the module prints, run where nothing of ours lies about, and not measured."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
    paths = [str(ROOT), *filter(None, [env.get("PYTHONPATH")])]
    env |= {"PYTHONPATH": os.pathsep.join(paths), "HOME": str(folder), "PYTHONHASHSEED": "0"}
    command = [python, "-W", "ignore", "-m", f"tests.attacks.{module}", *map(str, arguments)]
    done = subprocess.run(
        command, cwd=folder, env=env, stdin=subprocess.DEVNULL, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    answer: Answer = json.loads(done.stdout)
    return answer


def is_compiled() -> bool:
    found = subprocess.run(
        [sys.executable, "-c", "import boneyard._build as build; print(build.compiled)"],
        capture_output=True,
        check=True,
    )
    return found.stdout.strip() == b"True"


@pytest.mark.skipif(not is_compiled(), reason="only compiled code can bring the process down")
def test_nothing_that_can_be_imported_ends_the_process(tmp_path: Path) -> None:
    walked = attack(sys.executable, tmp_path, "walk", TIMES, EVERY)
    note(f"attack: every object: {walked['deeds']} tries, {len(walked['endings'])} failures")

    assert walked["endings"] == []
    assert walked["deeds"] > LEAST


@pytest.mark.skipif(not PROVE, reason="each is built anew: only when proving")
@pytest.mark.parametrize(
    "python", NEWER or [pytest.param("", marks=pytest.mark.skip(reason="there is no newer Python here"))]
)
def test_nor_does_it_in_a_newer_python(python: str, tmp_path: Path) -> None:
    own = str(tmp_path / "own" / "bin" / "python")
    subprocess.run([python, "-m", "venv", str(tmp_path / "own")], check=True)
    subprocess.run([own, "-m", "pip", "install", "--quiet", str(ROOT)], check=True)

    walked = attack(own, tmp_path, "walk", TIMES, EVERY)
    note(f"attack: every object, {python}: {walked['deeds']} tries, {len(walked['endings'])} failures")

    assert walked["endings"] == []


def test_public_functions_answer_or_refuse_and_a_refusal_changes_nothing(tmp_path: Path) -> None:
    made = attack(sys.executable, tmp_path, "hostile_calls", 0, CALLS)
    note(f"attack: library calls: {CALLS} tries, {len(made['wrong'])} failures")

    assert made["wrong"] == []
    assert sum(made["answers"].values()) == CALLS
    assert made["answers"]["answered"] > CALLS / 6


def test_a_deed_that_ends_its_process_would_be_named() -> None:
    """By the very means the attacks use: the process has gone, and it is known what it did last."""
    code = (
        "import os\n"
        "from tests.attacks.apart import Apart\n"
        "apart = Apart()\n"
        "print(*apart.do(lambda: (apart.tell('the last deed'), os.abort())))"
    )
    ended = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True)

    assert ended.stdout.decode().strip() == "the last deed SIGABRT"
