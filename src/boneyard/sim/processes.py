"""Work spread over processes, each with a pipe of its own to send through what it has done."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager, suppress
from multiprocessing.connection import wait
from time import monotonic
from typing import Any, NoReturn, TypeVar

Part = TypeVar("Part")
Work = Callable[[int], Generator[Part, None, None]]

GRACE = 5.0
"""How many seconds processes have to close what they have opened when they are told to end."""
_ENDING = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""The signals that tell a process to end."""


def share_out(jobs: int, work: Work[Part]) -> Iterator[Part]:
    """What `work(0)` to `work(jobs - 1)` yield, as it comes. Close it, or read it to its end.

    The processes end when this one does, however that comes about.
    """
    lifeline, held = multiprocessing.Pipe(duplex=False)  # held by this process alone, as long as it is there
    processes: dict[Any, multiprocessing.Process] = {}  # by the end of the pipe where they are heard
    try:
        with _undisturbed():
            for job in range(jobs):
                reader, writer = multiprocessing.Pipe(duplex=False)
                processes[reader] = multiprocessing.Process(
                    target=_send, args=(work, job, writer, lifeline, (held, reader)), daemon=True
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
        _end([process for process in processes.values() if process.pid is not None])
        for pipe in (lifeline, held, *processes):
            pipe.close()


def _see_off(process: multiprocessing.Process) -> None:
    process.join()
    if process.exitcode != 0:
        raise ChildProcessError("a process ended before its work did")


def _end(processes: list[multiprocessing.Process]) -> None:
    for process in processes:
        process.terminate()
    until = monotonic() + GRACE
    for process in processes:
        process.join(max(until - monotonic(), 0))
        process.kill()
        process.join()


# --- In the processes ---------------------------------------------------------------------------------------


def _send(work: Work[Any], job: int, writer: Any, lifeline: Any, not_ours: tuple[Any, ...]) -> None:
    for pipe in not_ours:
        pipe.close()  # so that it breaks when the process that holds it has gone
    with _undisturbed():  # the thread hears no signals for good: they are for the one that works
        threading.Thread(target=_watch, args=(lifeline,), daemon=True).start()
        _listen()
    with closing(work(job)) as parts:
        try:
            for part in parts:
                writer.send(part)
        except BrokenPipeError:
            pass
        finally:
            _end_in_peace()


def _listen() -> None:
    """Ctrl-C is for the process that started this one."""
    signal.signal(signal.SIGINT, _pass_over)
    for number in _ENDING:
        if signal.getsignal(number) is not signal.SIG_IGN:  # as `nohup` wants it
            signal.signal(number, _leave)


def _watch(lifeline: Any) -> None:
    """Tell this process to end when the one that started it has gone."""
    with suppress(EOFError, OSError):
        lifeline.recv()
    os.kill(os.getpid(), signal.SIGTERM)


def _pass_over(*_: object) -> None:
    """Not SIG_IGN, which a program started here would inherit."""


def _leave(*_: object) -> NoReturn:
    """Told to end, a process still closes what it has opened."""
    _end_in_peace()
    raise SystemExit(1)


def _end_in_peace() -> None:
    """It need not be told again."""
    for number in _ENDING:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _pass_over)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Signals wait meanwhile. A process or thread started here is deaf until it says otherwise."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT, *_ENDING])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT, *_ENDING])
