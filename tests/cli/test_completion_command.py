"""`boneyard completion`: a shell is offered every command, option, sheet and house rule."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from functools import lru_cache
from io import StringIO
from pathlib import Path

import pytest
from argcomplete.finders import CompletionFinder

from boneyard import SHEETS
from boneyard.bots.levels import LADDER
from boneyard.cli.commands import COMMANDS, parser
from boneyard.cli.completion.known import Known
from tests.cli.command import COMMAND
from tests.cli.in_process import boneyard

SHELLS = ("bash", "zsh", "fish")
BREAKS_AT_EQUALS = "\"'><=;|&(:"


@lru_cache
def script(shell: str) -> str:
    said = boneyard("completion", shell)
    assert (said.returncode, said.stderr) == (0, "")
    return said.stdout


class Finder(CompletionFinder):
    """Without a debug stream of its own: its number is another file here."""

    def _init_debug_stream(self) -> None:
        pass


def completed(line: str, breaks: str = BREAKS_AT_EQUALS, shell: str = "bash") -> list[str]:
    """What is offered to a shell when Tab is pressed at the end of this line."""
    asked = {
        "_ARGCOMPLETE": "1",
        "_ARGCOMPLETE_SHELL": shell,
        "_ARGCOMPLETE_IFS": "\n",
        "_ARGCOMPLETE_COMP_WORDBREAKS": breaks,
        "COMP_LINE": line,
        "COMP_POINT": str(len(line)),
    }
    offered = StringIO()
    with pytest.MonkeyPatch.context() as patch:
        for name, value in asked.items():
            patch.setenv(name, value)
        Finder()(parser(), default_completer=Known(), output_stream=offered, exit_method=lambda _: None)
    return offered.getvalue().split()


@lru_cache
def options(command: str) -> set[str]:
    return set(re.findall(r"^  (?:-h, )?(--[a-z-]+)", boneyard(command, "--help").stdout, re.MULTILINE))


# --- What is offered --------------------------------------------------------------------------------------


def test_it_offers_every_command() -> None:
    assert set(completed("boneyard ")) == {*COMMANDS, "-h", "--help", "--version"}
    assert completed("boneyard si") == ["simulate"]
    assert completed("boneyard --v") == ["--version"]


def test_it_offers_every_option_of_every_command() -> None:
    for command in COMMANDS:
        assert set(completed(f"boneyard {command} --")) == options(command), command


def test_it_offers_the_sheets() -> None:
    for line in ("play --sheet ", "simulate --players 4 --sheet ", "deal --sheet ", "sheets --diff "):
        assert completed(f"boneyard {line}") == list(SHEETS), line
    assert completed("boneyard sheets c") == ["chickenfoot"]
    assert completed("boneyard sheets --diff chickenfoot eng") == ["engine-191"]
    assert completed("boneyard deal --sheet=chick") == ["chickenfoot"]


@pytest.mark.parametrize("sheet", SHEETS)
def test_it_offers_the_house_rules_of_the_sheet_chosen(sheet: str) -> None:
    rules = [
        f"{name}={answer.name}"
        for name, question in SHEETS[sheet].switches.items()
        for answer in question.answers
    ]

    assert completed(f"boneyard simulate --sheet {sheet} --switch ") == rules
    assert completed(f"boneyard play --sheet={sheet} --players 4 --switch ") == rules


def test_it_offers_all_house_rules_while_no_sheet_is_chosen() -> None:
    offered = completed("boneyard simulate --switch ")

    assert {"spinner=four-arms", "after_double=anywhere", "tokens=3"} <= set(offered)
    assert len(offered) == len(set(offered))


def test_it_offers_only_the_answer_where_bash_breaks_words_at_equals() -> None:
    line = "boneyard deal --sheet classic --switch after_double="

    assert completed(line) == ["anywhere", "on-the-double"]
    assert completed(f"{line}on") == ["on-the-double"]
    assert completed(line, breaks=" ") == ["after_double=anywhere", "after_double=on-the-double"]
    assert completed("boneyard deal --switch=spinner=f") == ["four-arms"]


def test_it_offers_nothing_where_anything_may_stand() -> None:
    for line in ("simulate --seed ", "simulate --matches ", "play --name "):
        assert completed(f"boneyard {line}") == [], line


def test_it_offers_the_levels_of_bots() -> None:
    assert completed("boneyard play --opponents ") == list(LADDER)
    assert completed("boneyard hint --level ") == list(LADDER[5:])
    assert completed("boneyard play --opponents=fi") == ["fireman"]


def test_it_offers_the_shells() -> None:
    assert set(completed("boneyard completion ")) == {*SHELLS, "-h", "--help"}


# --- In every shell ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_is_offered_the_same(shell: str) -> None:
    offered = completed("boneyard deal --sheet chickenfoot --switch spinner=", breaks=" ", shell=shell)

    assert [word.rstrip(":") for word in offered] == ["spinner=four-arms", "spinner=double-chickenfoot"]


def test_a_shell_that_asks_is_answered(tmp_path: Path) -> None:
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("there is no bash")
    command = tmp_path / "boneyard"
    command.write_text(f'#!/bin/sh\nexec {shlex.join(COMMAND)} "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    (tmp_path / "sunday.record").touch()
    ask = """
        eval "$1"
        for COMP_LINE in "boneyard si" "boneyard deal --switch spinner=f" "boneyard replay sun"; do
            COMP_POINT=${#COMP_LINE} COMP_TYPE=9
            _python_argcomplete boneyard
            printf "%s\n" "${COMPREPLY[@]}"
        done
    """
    said = subprocess.run(
        [bash, "--norc", "-u", "-c", ask, "bash", script("bash")],
        cwd=tmp_path,
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )

    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout.split() == ["simulate", "four-arms", "sunday.record"]


@pytest.mark.parametrize("shell", SHELLS)
def test_every_script_can_be_read_by_its_shell(shell: str) -> None:
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"there is no {shell}")
    read = subprocess.run(
        [program, "-n"], input=script(shell), capture_output=True, text=True, timeout=30, check=False
    )

    assert (read.returncode, read.stderr) == (0, "")


@pytest.mark.parametrize("arguments", [[], ["tcsh"], ["bash", "zsh"]])
def test_another_shell_is_refused_in_one_line(arguments: list[str]) -> None:
    said = boneyard("completion", *arguments)

    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.startswith("boneyard: ")
    assert said.stderr.count("\n") == 1


def test_the_help_says_where_to_put_it() -> None:
    said = boneyard("completion", "--help")

    assert all(file in said.stdout for file in (".bashrc", ".zshrc", "boneyard.fish"))
