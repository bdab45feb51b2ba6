"""Commands that are printed can be run as printed."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from boneyard.cli.called import called, command, file_argument


def script_at(path: Path) -> Path:
    path.parent.mkdir(parents=True)
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def test_the_command_is_its_name_where_the_path_finds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = script_at(tmp_path / "bin" / "boneyard")
    monkeypatch.setattr("sys.argv", [str(script)])
    monkeypatch.setenv("PATH", str(script.parent))

    assert called() == "boneyard"


def test_elsewhere_it_is_the_path_it_was_called_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = script_at(tmp_path / "a folder" / "boneyard")
    monkeypatch.setattr("sys.argv", [str(script)])
    monkeypatch.setenv("PATH", str(tmp_path))

    assert shlex.split(command("replay", "a file")) == [str(script), "replay", "a file"]


def test_under_another_name_it_is_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["pytest"])

    assert command("play", "--seed=-x") == "boneyard play --seed=-x"


def test_a_file_is_never_taken_for_an_option() -> None:
    assert file_argument("sunday.record") == "sunday.record"
    assert file_argument("-x.record") == "./-x.record"
