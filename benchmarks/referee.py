"""How many answers a second `boneyard referee` gives, as a process fed through its standard streams."""

import json
import random
import subprocess
import sys
import time
from typing import IO

from boneyard import SHEETS, Match, write_action, write_position

REQUESTS = 5_000


def requests(number: int) -> list[bytes]:
    """Positions from random play on every sheet, each with one legal action to do."""
    rng = random.Random(1)
    lines: list[bytes] = []
    while len(lines) < number:
        sheet = rng.choice(list(SHEETS.values()))
        match = Match(sheet, rng.choice(list(sheet.deal.tables)), rng.randbytes(8))
        for _ in range(60):
            position = write_position(match.round)
            action = rng.choice(match.legal())
            if position["pending"] is None:
                lines.append(
                    json.dumps({"position": position, "do": [write_action(action)]}).encode() + b"\n"
                )
            match.play(action)
    return lines[:number]


def exchange(to: IO[bytes], answers: IO[bytes], lines: list[bytes]) -> None:
    """Requests a hundred at a time, as a program that pipes a file would send them."""
    for first in range(0, len(lines), 100):
        batch = lines[first : first + 100]
        to.write(b"".join(batch))
        to.flush()
        for _ in batch:
            assert answers.readline().startswith(b'{"turn"')


def referee_answers() -> tuple[int, float]:
    """Wall time from the first request to the last answer, start-up not counted."""
    lines = requests(REQUESTS)
    run = "import sys; from boneyard.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", run, "referee"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        exchange(process.stdin, process.stdout, lines[:100])
        begun = time.perf_counter()
        exchange(process.stdin, process.stdout, lines)
        seconds = time.perf_counter() - begun
        process.stdin.close()
    return len(lines), seconds
