"""A seed that nobody has chosen has 128 bits, whichever command draws it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.in_process import boneyard

FRESH = re.compile(r"(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])")
COMMANDS = {
    "deal": ["--sheet", "chickenfoot", "--players", "2"],
    "simulate": ["--sheet", "chickenfoot", "--players", "2", "--matches", "1"],
    "arena": ["--sheet", "chickenfoot", "--players", "2", "--seats", "random,random", "--deals", "1"],
    "play": ["--demo", "--players", "2"],
}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_seed_nobody_has_chosen_has_128_bits(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    seeds = set()
    for number in range(2):
        record = tmp_path / str(number)
        arguments = ["--record", str(record)] if command == "play" else []
        said = boneyard(command, *COMMANDS[command], *arguments)
        text = record.read_text(encoding="utf-8") if arguments else said.stdout
        if arguments:
            (line,) = [line for line in text.splitlines() if line.startswith("seed: ")]
            text = bytes.fromhex(line.removeprefix("seed: ")).decode()
        (seed,) = FRESH.findall(text)
        seeds.add(seed)

    assert len(seeds) == 2
