"""The code blocks of a text and how to run them."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.house.commands import environment, run

_FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_GAP = ("…", "...")


class Block(NamedTuple):
    kind: str
    text: str
    line: int
    """Where it begins."""
    output: str | None
    """The text block that follows it at once."""


class Command(NamedTuple):
    text: str
    output: list[str]
    """What is shown below it; nothing shown is nothing promised."""


def blocks(text: str) -> list[Block]:
    found = list(_FENCE.finditer(text))
    result = []
    for i, match in enumerate(found):
        after = found[i + 1] if i + 1 < len(found) else None
        output = None
        if after is not None and after[1] == "text" and not text[match.end() : after.start()].strip():
            output = after[2]
        result.append(Block(match[1], match[2], text[: match.start()].count("\n") + 1, output))
    return result


def commands(block: Block) -> Iterator[Command]:
    """The commands of a shell block: all lines, or in a block with prompts those after a prompt."""
    lines = block.text.replace("\\\n", " ").splitlines()
    prompts = any(line.startswith("$ ") for line in lines)
    command: str | None = None
    output: list[str] = []
    for line in lines:
        if prompts and not line.startswith("$ "):
            output.append(line)
            continue
        if command is not None:
            yield Command(command, output)
        command, output = None, []
        line = line.removeprefix("$ ").strip()
        if line and not line.startswith("#"):
            command = line
    if command is not None:
        yield Command(command, output)


def is_make(command: Command) -> bool:
    return re.fullmatch(r"make( \w+)?(\s+#.*)?", command.text) is not None


def is_install(command: Command) -> bool:
    return re.fullmatch(r"(?:pipx? install \.|python -m build)(\s+#.*)?", command.text) is not None


def run_python(block: Block, cwd: Path) -> None:
    result = run([sys.executable, "-W", "error", "-c", block.text], cwd=cwd, env=environment())
    assert result.returncode == 0, f"line {block.line}: {result.stderr}"
    if block.output is not None:
        assert fits(result.stdout, block.output.splitlines()), f"line {block.line} says:\n{result.stdout}"


def run_shell(block: Block, cwd: Path) -> None:
    for command in commands(block):
        if is_make(command) or is_install(command):
            continue
        result = run(["sh", "-euc", command.text], cwd=cwd, env=environment())
        assert result.returncode == 0, f"line {block.line}: {command.text}: {result.stderr}"
        if any(command.output):
            assert fits(result.stdout, command.output), f"{command.text} says:\n{result.stdout}"


def fits(said: str, shown: list[str]) -> bool:
    """Is this what was shown? A line of three dots stands for any number of lines."""
    lines = ("(?:.*\n)*?" if line.strip() in _GAP else re.escape(line.rstrip()) + " *\n" for line in shown)
    pattern = "".join(lines)
    return re.fullmatch(pattern, said.rstrip("\n") + "\n") is not None
