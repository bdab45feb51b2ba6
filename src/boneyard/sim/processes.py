"""Work spread over processes, each with a pipe of its own to send through what it has done."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait
from typing import Any, NoReturn, TypeVar

Part = TypeVar("Part")

GRACE = 2.0
"""How many seconds a process has to close what it has opened when it is told to end."""


def share_out(jobs: int, work: Callable[[int], Iterator[Part]]) -> Iterator[Part]:
    """What `work(0)` to `work(jobs - 1)` yield, as it comes. Close it, or read it to its end."""
    processes: dict[Any, multiprocessing.Process] = {}  # by the end of the pipe where they are heard
    try:
        with _undisturbed():
            for job in range(jobs):
                reader, writer = multiprocessing.Pipe(duplex=False)
                processes[reader] = multiprocessing.Process(
                    target=_send, args=(work, job, reader, writer), daemon=True
                )
                processes[reader].start()
                writer.close()
        at_work = list(processes)
        while at_work:
            ready = wait(at_work)
            for reader in [reader for reader in at_work if reader in ready]:
                try:
                    yield reader.recv()
                except EOFError:
                    at_work.remove(reader)
                    _see_off(processes[reader])
    finally:
        for process in processes.values():
            if process.pid is not None:
                process.terminate()
                process.join(GRACE)
                process.kill()
                process.join()
        for reader in processes:
            reader.close()


def _see_off(process: multiprocessing.Process) -> None:
    process.join()
    if process.exitcode != 0:
        raise ChildProcessError("a process ended before its work did")


def _send(work: Callable[[int], Iterator[Any]], job: int, reader: Any, writer: Any) -> None:
    reader.close()  # so that the pipe breaks when its reader has gone
    signal.signal(signal.SIGTERM, _leave)
    try:
        for part in work(job):
            writer.send(part)
    except BrokenPipeError:
        return


def _leave(*_: object) -> NoReturn:
    """Told to end, a process still closes what it has opened."""
    raise SystemExit


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C waits meanwhile, and never reaches the processes started here: who started them ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
