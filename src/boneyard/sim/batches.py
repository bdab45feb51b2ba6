"""Many matches in batches, in this process or spread over several."""

import multiprocessing
import signal
import time
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import Any

from boneyard.rules.families import start_of
from boneyard.rules.simulation import play_matches
from boneyard.sheets import SHEETS
from boneyard.sim.figures import Figures, figures_of

LARGEST_BATCH = 100
"""Matches: some hundredths of a second when compiled, so that Ctrl-C and a progress bar are soon served."""


@dataclass(frozen=True)
class Simulation:
    """Random matches of one table. Each has its own chance, from the seed and its number and nothing else."""

    sheet: str
    options: dict[str, str]
    players: int
    seed: bytes
    matches: int

    def batches(self, jobs: int = 1) -> Generator[Figures, None, None]:
        """What batch after batch came to. Close it, or read it to its end."""
        jobs = min(jobs, self.matches)
        size = min(LARGEST_BATCH, -(-self.matches // jobs))
        if jobs == 1:
            yield from self.play(self.matches_of(0, 1, size))
        else:
            yield from self.share_out(jobs, size)

    def matches_of(self, job: int, jobs: int, size: int) -> Iterator[range]:
        """The numbers of the matches this job plays: every `jobs`-th batch is its own."""
        for first in range(job * size, self.matches, jobs * size):
            yield range(first, min(first + size, self.matches))

    def play(self, batches: Iterable[range]) -> Iterator[Figures]:
        sheet = SHEETS[self.sheet].having(self.options)
        start = start_of(sheet, self.players)
        for numbers in batches:
            begun = time.process_time()
            batch = play_matches(sheet, start, self.seed, numbers.start, numbers.stop)
            yield figures_of(batch, time.process_time() - begun)

    def share_out(self, jobs: int, size: int) -> Iterator[Figures]:
        """One process a job, each with a pipe of its own to send its figures through."""
        processes: dict[Any, multiprocessing.Process] = {}  # by the end of the pipe where they are heard
        try:
            with _undisturbed():
                for job in range(jobs):
                    reader, writer = multiprocessing.Pipe(duplex=False)
                    processes[reader] = multiprocessing.Process(
                        target=_work, args=(self, job, jobs, size, reader, writer), daemon=True
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
                    process.join()
            for reader in processes:
                reader.close()


def _see_off(process: multiprocessing.Process) -> None:
    process.join()
    if process.exitcode != 0:
        raise ChildProcessError("a process of the simulation ended before its work did")


def _work(simulation: Simulation, job: int, jobs: int, size: int, reader: Any, writer: Any) -> None:
    reader.close()  # so that the pipe breaks when its reader has gone
    try:
        for figures in simulation.play(simulation.matches_of(job, jobs, size)):
            writer.send(figures)
    except BrokenPipeError:
        return


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
