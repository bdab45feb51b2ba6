"""How the tests start the command, and how they sit at a terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

COMMAND = [sys.executable, "-m", "boneyard.cli"]
PATIENCE = 60.0
TAKE_THE_TERMINAL = "import os, sys; os.login_tty(0); os.execv(sys.argv[1], sys.argv[1:])"
"""So that Ctrl-C and Ctrl-D typed into it reach the command."""


def boneyard(*arguments: str, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=stdin.decode(),
        env={**os.environ, "PYTHONUTF8": "1", "COLUMNS": "80", **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


class Terminal:
    """A pseudo-terminal with the command in it."""

    def __init__(self, process: subprocess.Popen[bytes], master: int) -> None:
        self.process = process
        self.master = master
        self.seen = ""
        self._waited_for = 0
        """How much of it the last wait has taken."""

    def wait_for(self, text: str) -> str:
        """What was shown since the last wait, up to this text and with it; it has to come."""
        return self.insist(lambda: None, text)

    def insist(self, act: Callable[[], None], text: str) -> str:
        """Wait for the text and act every second until it comes.

        Python misses a signal, Ctrl-C among them, at the very moment it begins to wait for a line.
        """
        started = self._waited_for
        begun = due = time.monotonic()
        while text not in self.seen[started:]:
            now = time.monotonic()
            assert now < begun + PATIENCE, f"{text!r} did not come:\n{self.seen}"
            if now >= due:
                act()
                due += 1.0
            if not self._read(0.1) and self.process.poll() is not None:
                raise AssertionError(f"it ended before {text!r}:\n{self.seen}")
        self._waited_for = self.seen.index(text, started) + len(text)
        return self.seen[started : self._waited_for]

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def type_at_every_prompt(self, text: str, again: Sequence[str] = ("n",)) -> int:
        """Until it ends; its exit code. `again` are the answers to whether there shall be another match."""
        answers = list(again)
        answered = 0
        ends = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < ends, f"it does not end:\n{self.seen}"
            self._read(0.1)
            if len(self.seen) > answered and self.seen.endswith(": "):
                answered = len(self.seen)
                asked = "".join(self.seen.splitlines()[-2:])  # a narrow terminal breaks the question
                self.type(f"{answers.pop(0)}\n" if "Play again" in asked else text)
        return self.end()

    def resize(self, columns: int, lines: int = 24) -> None:
        """As when a window is drawn to another size."""
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def hang_up(self) -> None:
        """As when a window is closed."""
        os.close(self.master)
        self.master = -1
        self.process.wait(PATIENCE)

    def signal(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def end(self) -> int:
        """Its exit code, once it has ended by itself."""
        ends = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < ends, f"it does not end:\n{self.seen}"
            self._read(0.1)
        while self._read(0.0):
            pass
        return self.process.returncode

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], seconds)
        try:
            part = os.read(self.master, 65536) if ready else b""
        except OSError:  # how Linux says that nobody is at the other side any more
            return False
        self.seen += part.decode(errors="replace").replace("\r\n", "\n")
        return bool(part)


@contextmanager
def terminal(*arguments: str, columns: int = 80, lines: int = 24, **environment: str) -> Iterator[Terminal]:
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    # Without coverage: a signal that comes while it takes a note can leave its lock held for ever.
    inherited = {
        name: value
        for name, value in os.environ.items()
        if name not in ("COLUMNS", "LINES") and not name.startswith("COVERAGE_")
    }
    process = subprocess.Popen(
        [sys.executable, "-c", TAKE_THE_TERMINAL, *COMMAND, *arguments],
        env={**inherited, "PYTHONUTF8": "1", "TERM": "xterm", **environment},
        stdin=slave,
        stdout=slave,
        stderr=slave,
    )
    os.close(slave)
    person = Terminal(process, master)
    try:
        yield person
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
        if person.master >= 0:
            os.close(person.master)
