"""`boneyard referee`: an answer as soon as there is a question, and a quiet end."""

from __future__ import annotations

import json
import signal
import subprocess

import pytest

from boneyard import read_position, write_action
from tests.cli.command import COMMAND, boneyard

POSITION = {
    "sheet": "mexican-train-classic",
    "players": 2,
    "turn": "A",
    "engine": 12,
    "hands": {"A": "12-5 9-3", "B": "12-1 7-2"},
    "boneyard": "6-2",
}


def request(*actions: str) -> bytes:
    return json.dumps({"position": POSITION, "do": list(actions)}).encode() + b"\n"


def test_it_answers_each_line_before_the_next_is_written() -> None:
    with subprocess.Popen([*COMMAND, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as referee:
        assert referee.stdin is not None
        assert referee.stdout is not None
        for actions, turn in ((), "A"), (("12-5@A",), "B"), (("12-5@A", "12-1@M"), "A"):
            referee.stdin.write(request(*actions))
            referee.stdin.flush()
            assert json.loads(referee.stdout.readline())["turn"] == turn
        referee.stdin.close()
        assert referee.stdout.read() == b""
    assert referee.returncode == 0


def test_it_names_what_the_library_names() -> None:
    said = boneyard("referee", stdin=request())

    legal = read_position(POSITION).legal()
    assert json.loads(said.stdout)["legal"] == [write_action(action) for action in legal]


def test_a_bad_line_is_answered_and_does_not_stop_it() -> None:
    said = boneyard("referee", stdin=b"nonsense\n\n" + request("7-2@A") + request())

    bad, refused, good = (json.loads(line) for line in said.stdout.splitlines())
    assert bad["error"]["kind"] == "bad-request"
    assert (refused["error"]["kind"], refused["error"]["action"]) == ("illegal-action", "7-2@A")
    assert good["turn"] == "A"
    assert (said.returncode, said.stderr) == (0, "")


@pytest.mark.parametrize("line", [b"", b"\n", b"{}"])
def test_the_end_of_its_input_is_its_end(line: bytes) -> None:
    said = boneyard("referee", stdin=line)

    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout.count("\n") == len(line.strip().splitlines())


def test_an_interrupt_ends_it_quietly() -> None:
    command = [*COMMAND, "referee"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as referee:
        assert referee.stdin is not None
        assert referee.stdout is not None
        assert referee.stderr is not None
        referee.stdin.write(b"{}\n")
        referee.stdin.flush()
        referee.stdout.readline()
        referee.send_signal(signal.SIGINT)
        assert referee.wait(timeout=30) == 0
        assert referee.stderr.read() == b""
