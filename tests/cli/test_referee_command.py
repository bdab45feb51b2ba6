"""`boneyard referee`: an answer as soon as there is a question, and a quiet end."""

from __future__ import annotations

import io
import json
import signal
import subprocess
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

from boneyard import read_position, write_action
from boneyard.cli.referee import lines_up_to
from tests.cli.command import COMMAND, boneyard

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer as Buffer

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
        for _ in range(30):  # a signal is missed at the very moment when Python begins to wait for a line
            referee.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                referee.wait(timeout=1)
                break
        assert referee.poll() == 0
        assert referee.stderr.read() == b""


# --- Limits -----------------------------------------------------------------------------------------------


def test_a_request_over_the_limit_is_refused_and_the_next_one_answered() -> None:
    long = b'{"position": "' + b"x" * 300_000 + b'"}\n'
    said = boneyard("referee", stdin=long + request() + long + b"\n" + request("12-5@A"))

    given = [json.loads(line) for line in said.stdout.splitlines()]
    assert [one.get("turn", "error") for one in given] == ["error", "A", "error", "B"]
    problem = {"kind": "bad-request", "message": "the request is longer than 65536 bytes"}
    assert given[0]["error"] == given[2]["error"] == problem
    assert (said.returncode, said.stderr) == (0, "")


def test_it_does_not_keep_what_it_skips() -> None:
    """A line of any length is read in pieces; what is over the limit is dropped as it comes."""
    asked: list[int] = []

    class Endless(io.RawIOBase):
        def readable(self) -> bool:
            return True

        def readinto(self, buffer: Buffer) -> int:
            with memoryview(buffer) as room:
                asked.append(len(room))
                room[:] = b"x" * len(room)
                return len(room)

    stream = io.BufferedReader(Endless(), 4096)
    lines = lines_up_to(stream, 1000)

    assert next(lines) == b"x" * 1001
    assert sum(asked) <= 8192


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (b"", []),
        (b"12345", [b"12345"]),
        (b"12345\n123\n", [b"12345\n", b"123\n"]),
        (b"123456\n123", [b"123456", b"123"]),
        (b"123456", [b"123456"]),
        (b"1234567890" * 9 + b"\n\n1\n", [b"123456", b"\n", b"1\n"]),
        (b"1234567890" * 20_000 + b"\n1", [b"123456", b"1"]),
    ],
)
def test_of_a_line_that_is_too_long_only_the_beginning_is_taken(text: bytes, lines: list[bytes]) -> None:
    assert list(lines_up_to(io.BytesIO(text), 5)) == lines


def test_the_limits_can_be_set() -> None:
    size = len(request()) - 1
    assert_turn(boneyard("referee", "--max-request-bytes", str(size), stdin=request()).stdout)
    said = boneyard("referee", "--max-request-bytes", str(size - 1), stdin=request())
    assert json.loads(said.stdout)["error"]["message"] == f"the request is longer than {size - 1} bytes"

    said = boneyard("referee", "--max-actions", "1", stdin=request("12-5@A", "12-1@M") + request("12-5@A"))
    refused, answered = said.stdout.splitlines()
    assert json.loads(refused)["error"]["message"] == "do has more than 1 actions"
    assert_turn(answered)


def assert_turn(answer: str) -> None:
    assert json.loads(answer)["turn"]


@pytest.mark.parametrize("option", ["--max-request-bytes", "--max-actions"])
def test_a_limit_is_at_least_one(option: str) -> None:
    said = boneyard("referee", option, "0")

    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == f"boneyard: {option} must be from 1 to 1,000,000,000, not 0\n"
