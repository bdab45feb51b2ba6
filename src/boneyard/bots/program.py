"""A program that runs beside us: lines to it, lines from it. If it is slow or broken, it does us no harm."""

import os
import signal
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from enum import Enum
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import monotonic
from typing import IO
from weakref import finalize

MOST_BYTES = 1 << 16
"""What a program may write between two lines it is sent."""
GRACE = 1.0
"""How many seconds a program has to end by itself when it is told to."""
HANDED_DOWN = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR")
"""What a program gets of our environment."""
_RAISING = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class FaultKind(Enum):
    """What can be wrong with an answer: the first three leave the program running, the others end it."""

    LATE = "late"
    ILLEGAL = "illegal"
    UNREADABLE = "unreadable"
    FLOODED = "flooded"
    CRASHED = "crashed"


class NoAnswer(Exception):
    def __init__(self, kind: FaultKind, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind
        self.detail = detail


class Program:
    """Runs until `close`, at the latest until nobody holds it or this process ends."""

    def __init__(self, command: Sequence[str]) -> None:
        with _undisturbed():
            try:
                process = subprocess.Popen(
                    command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    bufsize=0,
                    env={name: os.environ[name] for name in HANDED_DOWN if name in os.environ},
                    start_new_session=True,  # Ctrl-C is for us; and what it starts can be ended with it
                )
            except OSError as problem:
                raise NoAnswer(FaultKind.CRASHED, f"it cannot be started: {problem.strerror}") from None
            self._process = process
            self._ending = _Ending(process)
            self.close = finalize(self, self._ending)
        self._input = _unblocked(process.stdin)
        self._output = _unblocked(process.stdout)
        self._begun = b""
        """The rest of a line of which a part is sent."""
        self._next = b""
        """A line of which nothing is sent."""
        self._unread = b""
        self._room = MOST_BYTES

    def send(self, line: bytes) -> None:
        """It goes out during `receive`. An earlier line not yet started is dropped: it is out of date."""
        self._next = line
        self._room = MOST_BYTES - len(self._unread)

    def receive(self, until: float) -> bytes:
        """The next line from the program; NoAnswer if none is there when `monotonic` shows `until`."""
        while b"\n" not in self._unread:
            self._move(until - monotonic())
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def tell_to_end(self) -> None:
        """Without waiting for it, as `close` does."""
        self._ending.tell()

    def kill(self) -> None:
        """For a program that does not listen."""
        _kill(self._process)
        self.close()

    def _move(self, seconds: float) -> None:
        """Write and read what can be written and read, after waiting at most this long."""
        with DefaultSelector() as selector:
            selector.register(self._output, EVENT_READ)
            if self._begun or self._next:
                selector.register(self._input, EVENT_WRITE)
            ready = [key.fd for key, _ in selector.select(max(seconds, 0))]
        if seconds <= 0 and self._output not in ready:
            raise NoAnswer(FaultKind.LATE, "no answer in time")
        if self._input in ready:
            self._write()
        if self._output in ready:
            self._read()

    def _write(self) -> None:
        if not self._begun:
            self._begun, self._next = self._next, b""
        try:
            self._begun = self._begun[os.write(self._input, self._begun) :]
        except BlockingIOError:  # less room in the pipe than it looked like
            return
        except BrokenPipeError:
            raise self._gone() from None

    def _read(self) -> None:
        part = os.read(self._output, MOST_BYTES)
        if not part:
            raise self._gone()
        self._room -= len(part)
        if self._room < 0:
            raise NoAnswer(FaultKind.FLOODED, f"more than {MOST_BYTES} bytes without an answer among them")
        self._unread += part

    def _gone(self) -> NoAnswer:
        self.close()
        return NoAnswer(
            FaultKind.CRASHED, f"it has ended or closed a stream; exit status {self._process.returncode}"
        )


def _unblocked(pipe: IO[bytes] | None) -> int:
    """A program that does not read must not hold us up."""
    assert pipe is not None
    os.set_blocking(pipe.fileno(), False)
    return pipe.fileno()


class _Ending:
    """The end of its input tells a program to end. One that does not is killed, as is all that it started."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process
        self._until: float | None = None

    def tell(self) -> float:
        """Until when it may take its time."""
        assert self._process.stdin is not None
        if self._until is None:
            self._process.stdin.close()
            self._until = monotonic() + GRACE
        return self._until

    def __call__(self) -> None:
        assert self._process.stdout is not None
        try:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(max(self.tell() - monotonic(), 0))
        finally:
            _kill(self._process)
            self._process.wait()
            self._process.stdout.close()


def _kill(process: subprocess.Popen[bytes]) -> None:
    """The program and what it has started; the latter even if the program itself has ended.

    As long as one of them is there, the number of their group is not given to another.
    """
    with suppress(ProcessLookupError, PermissionError):  # the latter is how macOS speaks of the dead
        os.killpg(process.pid, signal.SIGKILL)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """A signal that would raise an exception waits meanwhile: a program half started would be lost sight of.

    Signals are not blocked: the program would inherit that.
    """
    if threading.current_thread() is not threading.main_thread():  # where no signal is handled
        yield
        return
    waiting: list[int] = []
    handlers = {number: signal.getsignal(number) for number in _RAISING}
    taken = {number: handler for number, handler in handlers.items() if callable(handler)}
    try:
        for number in taken:
            signal.signal(number, lambda number, _frame: waiting.append(number))
        yield
    finally:
        for number, handler in taken.items():
            signal.signal(number, handler)
        for number in waiting:
            signal.raise_signal(number)
