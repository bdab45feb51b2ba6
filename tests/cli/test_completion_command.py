"""`boneyard completion`: scripts that know every command, option, sheet and house rule."""

from __future__ import annotations

import re
import shutil
import subprocess
from functools import lru_cache

import pytest

from boneyard import SHEETS
from boneyard.bots.levels import LEVELS
from tests.cli.in_process import boneyard

SHELLS = ("bash", "zsh", "fish")
BREAKS_AT_EQUALS = "\"'><=;|&(:"
BASH = shutil.which("bash")


@lru_cache
def script(shell: str) -> str:
    said = boneyard("completion", shell)
    assert (said.returncode, said.stderr) == (0, "")
    return said.stdout


def completed(line: str, breaks: str = BREAKS_AT_EQUALS) -> list[str]:
    """What bash offers when Tab is pressed at the end of this line."""
    if BASH is None:
        pytest.skip("there is no bash")
    set_up = 'eval "$1"; COMP_LINE=$2 COMP_POINT=${#2} COMP_WORDBREAKS=$3'
    ask = f'{set_up}; _boneyard; printf "%s\\n" "${{COMPREPLY[@]}}"'
    said = subprocess.run(
        [BASH, "--norc", "-u", "-c", ask, "bash", script("bash"), line, breaks],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert (said.returncode, said.stderr) == (0, "")
    return said.stdout.split()


@lru_cache
def commands() -> list[str]:
    choices = re.search(r"choose from (.*?)\)", boneyard("nonsense").stderr)
    assert choices is not None
    return re.findall(r"[a-z]+", choices[1])


@lru_cache
def options(command: str) -> set[str]:
    return set(re.findall(r"^  (?:-h, )?(--[a-z-]+)", boneyard(command, "--help").stdout, re.MULTILINE))


# --- In bash ----------------------------------------------------------------------------------------------


def test_bash_offers_every_command() -> None:
    assert set(completed("boneyard ")) == {*commands(), "-h", "--help", "--version"}
    assert completed("boneyard si") == ["simulate"]
    assert completed("boneyard --v") == ["--version"]


def test_bash_offers_every_option_of_every_command() -> None:
    for command in commands():
        assert set(completed(f"boneyard {command} --")) == options(command), command


def test_bash_offers_the_sheets() -> None:
    for line in ("play --sheet ", "simulate --players 4 --sheet ", "deal --sheet ", "sheets --diff "):
        assert completed(f"boneyard {line}") == list(SHEETS), line
    assert completed("boneyard sheets c") == ["chickenfoot"]
    assert completed("boneyard sheets --diff chickenfoot eng") == ["engine-191"]
    assert completed("boneyard deal --sheet=chick") == ["chickenfoot"]


@pytest.mark.parametrize("sheet", SHEETS)
def test_bash_offers_the_house_rules_of_the_sheet_chosen(sheet: str) -> None:
    rules = [
        f"{name}={answer.name}"
        for name, question in SHEETS[sheet].switches.items()
        for answer in question.answers
    ]

    assert completed(f"boneyard simulate --sheet {sheet} --switch ") == rules
    assert completed(f"boneyard play --sheet={sheet} --players 4 --switch ") == rules


def test_bash_offers_all_house_rules_while_no_sheet_is_chosen() -> None:
    offered = completed("boneyard simulate --switch ")

    assert {"spinner=four-arms", "after_double=anywhere", "tokens=3"} <= set(offered)
    assert len(offered) == len(set(offered))


def test_bash_gets_only_the_answer_where_it_breaks_words_at_equals() -> None:
    line = "boneyard deal --sheet classic --switch after_double="

    assert completed(line) == ["anywhere", "on-the-double"]
    assert completed(f"{line}on") == ["on-the-double"]
    assert completed(line, breaks=" ") == ["after_double=anywhere", "after_double=on-the-double"]
    assert completed("boneyard deal --switch=spinner=f") == ["four-arms"]


def test_bash_offers_nothing_where_anything_may_stand() -> None:
    for line in ("simulate --seed ", "simulate --matches ", "play --name ", "replay ", "nonsense "):
        assert completed(f"boneyard {line}") == [], line


def test_bash_offers_the_levels_of_bots() -> None:
    assert completed("boneyard play --opponents ") == list(LEVELS)
    assert completed("boneyard play --opponents=fi") == ["fireman"]


def test_bash_offers_the_shells() -> None:
    assert completed("boneyard completion ")[:3] == list(SHELLS)


# --- In every shell ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("shell", SHELLS)
def test_every_script_knows_all_words(shell: str) -> None:
    known = set(re.findall(r"[\w=-]+", script(shell)))
    known |= {word.rstrip("=") for word in known}
    known |= {f"--{name}" for name in re.findall(r"-l ([\w-]+)", script(shell))}
    rules = {
        f"{name}={answer.name}"
        for sheet in SHEETS.values()
        for name, question in sheet.switches.items()
        for answer in question.answers
    }

    assert {*commands(), *SHEETS, *rules} <= known
    assert {option for command in commands() for option in options(command)} <= known


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
