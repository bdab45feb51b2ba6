"""The arena: bots at one table, every deal played in each rotation of the seats, and once for control."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from boneyard.bots.levels import bot_named
from boneyard.sheets import SHEETS
from boneyard.sim.duplicate import Deals, rotated
from boneyard.sim.processes import share_out
from boneyard.sim.seated import Played


class DealPlayed(NamedTuple):
    """One deal. In the game numbered r the first bot sat in seat r and the others followed clockwise.

    In the control game the last bot, the reference, sat in every seat.
    `decisions` and `cpu_seconds` are those of each bot in all games but the control game.
    """

    number: int
    games: tuple[Played, ...]
    control: Played
    decisions: tuple[int, ...]
    cpu_seconds: tuple[float, ...]


@dataclass(frozen=True)
class Arena:
    """`bots` by name, one for each seat."""

    sheet: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: bytes
    whole_matches: bool

    @property
    def players(self) -> int:
        return len(self.bots)

    def play(self, numbers: Iterable[int], jobs: int = 1) -> Generator[DealPlayed, None, None]:
        """These deals, in any order. Close it, or read it to its end."""
        wanted = list(numbers)
        jobs = min(jobs, len(wanted))
        if jobs <= 1:
            yield from self.play_here(wanted)
        else:
            yield from share_out(jobs, partial(_every, self, wanted, jobs))

    def play_here(self, numbers: Iterable[int]) -> Iterator[DealPlayed]:
        sheet = SHEETS[self.sheet].having(self.options)
        deals = Deals(sheet, self.players, self.seed, self.whole_matches)
        seats = [bot_named(name, sheet) for name in self.bots]
        for number in numbers:
            games = []
            decisions = [0] * self.players
            cpu_seconds = [0.0] * self.players
            for by in range(self.players):
                played, bots = deals.play(number, rotated(seats, by), by)
                games.append(played)
                for bot in range(self.players):
                    decisions[bot] += bots.decisions[(bot + by) % self.players]
                    cpu_seconds[bot] += bots.cpu_seconds[(bot + by) % self.players]
            control, _ = deals.play(number, [seats[-1]] * self.players, self.players)
            yield DealPlayed(number, tuple(games), control, tuple(decisions), tuple(cpu_seconds))


def _every(arena: Arena, numbers: Sequence[int], jobs: int, job: int) -> Iterator[DealPlayed]:
    return arena.play_here(numbers[job::jobs])
