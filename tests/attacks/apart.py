"""Deeds done in a process of their own, which may come to an end by them.

Each deed is told before it is done, so that the one that ended the process is known. One that takes too long
is interrupted, as Ctrl-C would do it; one that cannot be interrupted ends the process.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
from collections.abc import Callable
from typing import Any, NamedTuple, NoReturn

PATIENCE = 2.0
MEMORY = 4 << 30
WIDTH = 400
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC
FORBIDDEN = (
    *("os.kill", "os.killpg", "os.fork", "os.forkpty", "os.exec", "os.posix_spawn", "os.system", "os.remove"),
    *("os.rename", "os.rmdir", "os.mkdir", "os.truncate", "os.chmod", "os.chown", "os.link", "os.symlink"),
    *("shutil.", "subprocess.Popen", "socket.", "tempfile.", "ctypes.", "signal.pthread_kill"),
)


class TooLong(Exception):
    """A deed was interrupted."""


class Ended(NamedTuple):
    """The deed that ended its process, and the signal that tells how."""

    deed: str
    how: str


class Apart:
    def __init__(self) -> None:
        self._told = os.memfd_create("told")

    def tell(self, deed: str) -> None:
        """The process does this next."""
        os.pwrite(self._told, deed.encode(errors="replace")[:WIDTH].ljust(WIDTH), 0)
        signal.setitimer(signal.ITIMER_REAL, PATIENCE)
        signal.setitimer(signal.ITIMER_PROF, 2 * PATIENCE)

    def rest(self) -> None:
        """The deed is done: nothing is interrupted any more."""
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.setitimer(signal.ITIMER_PROF, 0)

    def do(self, work: Callable[[], Any]) -> Any:
        """What the work gives, as JSON has it; or how it ended."""
        reader, writer = os.pipe()
        process = os.fork()
        if process == 0:
            os.close(reader)
            _limit()
            done = json.dumps(work()).encode()
            with open(writer, "wb") as result:
                result.write(done)
            os._exit(0)
        os.close(writer)
        with open(reader, "rb") as result:
            done = result.read()
        status = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
        if done:
            return json.loads(done)
        deed = os.pread(self._told, WIDTH, 0).decode(errors="replace").strip()
        return Ended(deed, signal.Signals(-status).name if status < 0 else f"status {status}")


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.signal(signal.SIGALRM, _interrupt)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    sys.addaudithook(_keep_off)


def _interrupt(*_: object) -> NoReturn:
    raise TooLong


def _keep_off(event: str, arguments: tuple[object, ...]) -> None:
    """Nothing on the machine is changed, whatever is called."""
    flags = arguments[2] if event == "open" and isinstance(arguments[0], (str, bytes)) else 0
    if (isinstance(flags, int) and flags & WRITING) or event.startswith(FORBIDDEN):
        raise PermissionError(f"{event} is out of bounds here")
