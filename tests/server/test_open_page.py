"""`boneyard serve --open` shows the page to whoever has a display, and tells the others how to play."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import IO

from tests.cli.command import COMMAND, PATIENCE

NO_DISPLAY = {"DISPLAY": "", "WAYLAND_DISPLAY": ""}


@contextmanager
def opened(folder: Path, command: Sequence[str], **environment: str) -> Iterator[IO[str]]:
    """What `boneyard serve --open` says, while it runs."""
    with subprocess.Popen(
        [*command, "serve", "--open", "--port", "0"],
        env={**os.environ, "PYTHONUTF8": "1", "BONEYARD_DATA": str(folder), **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        too_late = Timer(PATIENCE, server.kill)
        too_late.start()
        try:
            assert server.stdout is not None
            yield server.stdout
        finally:
            too_late.cancel()
            server.kill()


def test_the_page_is_opened_where_there_is_a_display(tmp_path: Path) -> None:
    shown = tmp_path / "shown"
    browser = tmp_path / "browser"
    browser.write_text(
        f'#!/bin/sh\necho "$1" > "{shown}.part"\nmv "{shown}.part" "{shown}"\n', encoding="utf-8"
    )
    browser.chmod(0o700)

    with opened(tmp_path, COMMAND, DISPLAY=":0", BROWSER=str(browser)) as said:
        address = said.readline().split()[-1]
        patience = time.monotonic() + PATIENCE
        while not shown.exists() and time.monotonic() < patience:
            time.sleep(0.01)

    assert address.startswith("http://127.0.0.1:")
    assert shown.read_text(encoding="utf-8").strip() == address


def test_without_a_display_it_says_how_to_play_in_the_terminal(tmp_path: Path) -> None:
    with opened(tmp_path, COMMAND, **NO_DISPLAY) as said:
        lines = [said.readline() for _ in range(3)]

    assert lines[0].startswith("Boneyard is running at http://127.0.0.1:")
    assert lines[2].rstrip().endswith("boneyard play")


def test_a_command_that_is_not_on_the_path_is_told_with_its_place(tmp_path: Path) -> None:
    command = Path(sys.executable).with_name("boneyard")

    with opened(tmp_path, [str(command)], PATH="/usr/bin:/bin", **NO_DISPLAY) as said:
        lines = [said.readline() for _ in range(3)]

    assert lines[2].rstrip().endswith(f": {command} play")


def test_a_command_on_the_path_is_told_by_its_name(tmp_path: Path) -> None:
    command = Path(sys.executable).with_name("boneyard")

    with opened(tmp_path, [str(command)], PATH=f"{command.parent}:/usr/bin:/bin", **NO_DISPLAY) as said:
        lines = [said.readline() for _ in range(3)]

    assert lines[2].rstrip().endswith(": boneyard play")
