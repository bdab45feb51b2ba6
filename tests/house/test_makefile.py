"""Two commands: make play, make test. And they do nothing twice."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Timer
from urllib.request import urlopen

import pytest

from tests.house.commands import environment, run
from tools import stamps
from tools.stamps import ROOT

PLAYING = 60.0


def targets() -> set[str]:
    return set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def test_every_target_is_there_and_explained() -> None:
    expected = {"play", "test", "prove", "bench", "build", "lint", "types", "cover", "clean", "help", "lock"}

    helped = run(["make"], cwd=ROOT)

    assert expected <= targets()
    assert helped.returncode == 0
    assert {line.split()[1] for line in helped.stdout.splitlines()} == targets()


def test_what_the_readme_tells_to_make_can_be_made() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    told = re.findall(r"^(?:\$ )?make (\w+)\s*(?:#.*)?$", readme, re.MULTILINE)

    assert {"play", "test"} <= set(told) <= targets()


def test_ci_runs_make_test_and_nothing_else() -> None:
    script = ROOT / ".ci" / "run"

    assert os.access(script, os.X_OK)
    assert script.read_text(encoding="utf-8").splitlines()[-1] == "exec make test"


@pytest.mark.parametrize("goal", ["play", "build", "lint"])
def test_without_a_fit_python_one_line_says_so(goal: str) -> None:
    result = run(["make", goal, "PYTHON=false"], cwd=ROOT)

    assert result.returncode != 0
    first, *rest = result.stderr.splitlines()
    assert first == "boneyard: needs Python 3.11 or newer with its venv module (on Debian: python3-venv)"
    assert all(line.startswith("make") for line in rest)


def test_a_second_run_does_nothing_and_needs_no_network() -> None:
    nowhere = environment(PIP_NO_INDEX="1", UV_OFFLINE="1", NPM_CONFIG_OFFLINE="true")
    run(["make", "build"], cwd=ROOT)

    result = run(["make", "build"], cwd=ROOT, env=nowhere)

    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


def test_a_step_is_known_by_what_went_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stamps, "ROOT", tmp_path)
    monkeypatch.setattr(stamps, "STAMPS", tmp_path / "stamps")
    file = tmp_path / "file"
    missing = stamps.digest(file)
    file.write_text("a", encoding="utf-8")
    first = stamps.digest("x", file)
    os.utime(file, (0, 0))

    assert stamps.digest("x", file) == first
    file.write_text("b", encoding="utf-8")
    assert len({missing, first, stamps.digest("x", file), stamps.digest("y", file)}) == 4
    assert stamps.done("step") == ""
    stamps.finish("step", first)
    assert stamps.done("step") == first
    stamps.begin("step")
    assert stamps.done("step") == ""


def test_make_play_says_where_to_play_and_stops_cleanly_when_it_is_told_to(tmp_path: Path) -> None:
    nowhere = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "BONEYARD_PORT": "0", "BONEYARD_DATA": str(tmp_path)}
    game = subprocess.Popen(
        ["make", "play"],
        cwd=ROOT,
        env=environment(**nowhere),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    too_late = Timer(PLAYING, os.killpg, (game.pid, signal.SIGKILL))
    too_late.start()
    assert game.stdout is not None
    said = ""
    while "boneyard play" not in said and (line := game.stdout.readline()):
        said += line
    address = re.search(r"Boneyard is running at (http://127\.0\.0\.1:\d+)\n", said)
    assert address, said
    with urlopen(address[1] + "/t/anything", timeout=PLAYING) as page:
        assert b'<script type="module"' in page.read()
    game.send_signal(signal.SIGTERM)
    said += game.communicate(timeout=PLAYING)[0]
    too_late.cancel()

    assert "Traceback" not in said
    assert game.returncode in (0, 2, -signal.SIGTERM), said
    with pytest.raises(ProcessLookupError):  # nothing of it is left
        os.killpg(game.pid, 0)


def test_boneyard_play_stops_cleanly_when_it_is_told_to() -> None:
    master, slave = pty.openpty()
    game = subprocess.Popen(
        [Path(sys.executable).parent / "boneyard", "play"],
        cwd=ROOT,
        env=environment(TERM="xterm"),
        stdin=slave,
        stdout=slave,
        stderr=slave,
        start_new_session=True,
    )
    os.close(slave)
    try:
        said = os.read(master, 4096)
        time.sleep(0.2)
        game.terminate()
        said += _rest(master)
        status = game.wait(timeout=PLAYING)
    finally:
        if game.poll() is None:
            game.kill()
            game.wait()
        os.close(master)

    assert b"Traceback" not in said
    assert status == 0


def _rest(master: int) -> bytes:
    """All that is still said, until the last one who could speak has gone."""
    said = b""
    try:
        while part := os.read(master, 4096):
            said += part
    except OSError:  # how Linux ends a terminal that nobody holds any more
        pass
    return said
