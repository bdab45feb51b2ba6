"""The arena: bots at one table, every deal played in each rotation of the seats, and once for control."""

from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from boneyard.bots.levels import bot_named
from boneyard.bots.outside import Fault, Outside, outside
from boneyard.bots.player import Choose
from boneyard.sheets import SHEETS
from boneyard.sim.duplicate import Deals, rotated
from boneyard.sim.processes import share_out
from boneyard.sim.seated import SECONDS, Played


class DealPlayed(NamedTuple):
    """One deal. In the game numbered r the first bot sat in seat r and the others followed clockwise.

    In the control game the last bot, the reference, sat in every seat.
    `decisions`, `cpu_seconds` and `faults` are those of each bot in all games but the control game.
    """

    number: int
    games: tuple[Played, ...]
    control: Played
    decisions: tuple[int, ...]
    cpu_seconds: tuple[float, ...]
    faults: tuple[dict[str, int], ...]
    """How often an outside program failed, by kind of fault."""


@dataclass(frozen=True)
class Arena:
    """`bots` by name, one for each seat."""

    sheet: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: bytes
    whole_matches: bool
    seconds: float = SECONDS
    """What each has for a decision."""

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
        deals = Deals(sheet, self.players, self.seed, self.whole_matches, self.seconds)
        with ExitStack() as programs:
            seats: list[Choose] = []
            for name in self.bots:
                program = outside(name)
                seats.append(bot_named(name, sheet) if program is None else programs.enter_context(program))
            for number in numbers:
                yield self.play_deal(deals, number, seats)

    def play_deal(self, deals: Deals, number: int, seats: list[Choose]) -> DealPlayed:
        games = []
        decisions = [0] * self.players
        cpu_seconds = [0.0] * self.players
        faults_before = [len(faults_of(bot)) for bot in seats]
        for by in range(self.players):
            played, bots = deals.play(number, rotated(seats, by), by)
            games.append(played)
            for bot in range(self.players):
                decisions[bot] += bots.decisions[(bot + by) % self.players]
                cpu_seconds[bot] += bots.cpu_seconds[(bot + by) % self.players]
        faults = [
            Counter(fault.kind.value for fault in faults_of(bot)[before:])
            for bot, before in zip(seats, faults_before, strict=True)
        ]
        control, _ = deals.play(number, [seats[-1]] * self.players, self.players)
        return DealPlayed(
            number, tuple(games), control, tuple(decisions), tuple(cpu_seconds), tuple(map(dict, faults))
        )


def faults_of(bot: Choose) -> list[Fault]:
    return bot.faults if isinstance(bot, Outside) else []


def _every(arena: Arena, numbers: Sequence[int], jobs: int, job: int) -> Iterator[DealPlayed]:
    return arena.play_here(numbers[job::jobs])
