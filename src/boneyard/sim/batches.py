"""Many matches in batches, in this process or spread over several."""

import time
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from boneyard.rules.families import start_of
from boneyard.rules.simulation import play_matches
from boneyard.sheets import SHEETS
from boneyard.sim.figures import Figures, figures_of
from boneyard.sim.processes import share_out

LARGEST_BATCH = 100
"""Matches: a few hundredths of a second when compiled, so that Ctrl-C and a progress bar need not wait."""


@dataclass(frozen=True)
class Simulation:
    """Random matches of one table. Each has its own chance, from the seed and its number and nothing else."""

    sheet: str
    options: dict[str, str]
    players: int
    seed: bytes
    matches: int

    def batches(self, jobs: int = 1) -> Generator[Figures, None, None]:
        """The figures, batch after batch. Close it, or read it to its end."""
        jobs = min(jobs, self.matches)
        size = min(LARGEST_BATCH, -(-self.matches // jobs))
        if jobs == 1:
            yield from self.play(self.matches_of(0, 1, size))
        else:
            yield from share_out(jobs, partial(_work, self, jobs, size))

    def matches_of(self, job: int, jobs: int, size: int) -> Iterator[range]:
        """The numbers of the matches this job plays: every `jobs`-th batch is its own."""
        for first in range(job * size, self.matches, jobs * size):
            yield range(first, min(first + size, self.matches))

    def play(self, batches: Iterable[range]) -> Generator[Figures, None, None]:
        sheet = SHEETS[self.sheet].having(self.options)
        start = start_of(sheet, self.players)
        for numbers in batches:
            begun = time.process_time()
            batch = play_matches(sheet, start, self.seed, numbers.start, numbers.stop)
            yield figures_of(batch, time.process_time() - begun)


def _work(simulation: Simulation, jobs: int, size: int, job: int) -> Generator[Figures, None, None]:
    return simulation.play(simulation.matches_of(job, jobs, size))
