"""The arena: bots at one table, every deal played in each rotation of the seats, and once for control."""

from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import NamedTuple

from boneyard.bots.levels import bot_named, level_called
from boneyard.bots.outside import PREFIX, Fault, Outside, close_together, outside
from boneyard.bots.player import Choose
from boneyard.bots.thought import SEARCHERS, Searcher
from boneyard.rules.sheet import Sheet
from boneyard.sheets import SHEETS
from boneyard.sim.duplicate import Deals, rotated
from boneyard.sim.processes import share_out
from boneyard.sim.seated import SECONDS, Played


class DealPlayed(NamedTuple):
    """One deal. In the game numbered r the first bot sat in seat r and the others followed clockwise.

    In the control game the last bot, the reference, sat in every seat.
    `decisions`, `cpu_seconds`, `worlds` and `faults` are those of each bot in all games but the control game.
    """

    number: int
    games: tuple[Played, ...]
    control: Played
    decisions: tuple[int, ...]
    cpu_seconds: tuple[float, ...]
    worlds: tuple[int, ...]
    """How many a bot that searches has tried."""
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
    seconds: float | None = None
    """What each has for a decision. Those who search then use it; otherwise they take their own time."""
    worlds: int | None = None
    """What those who search try at most for a decision, if not the clock but this is to decide."""

    @property
    def players(self) -> int:
        return len(self.bots)

    def lineups(self) -> list[list[str]]:
        """Who sits where in each game on a deal: in every rotation, and in the control game at last."""
        rotations = [rotated(self.bots, by) for by in range(self.players)]
        return [*rotations, [self.bots[-1]] * self.players]

    def play(self, numbers: Iterable[int], jobs: int = 1) -> Generator[DealPlayed, None, None]:
        """These deals, in any order. Close it, or read it to its end."""
        wanted = list(numbers)
        jobs = min(jobs, len(wanted))
        if jobs > 1 or (jobs == 1 and any(name.startswith(PREFIX) for name in self.bots)):
            # A program has a process of ours beside it that ends it, even if this one is killed.
            yield from share_out(jobs, partial(_every, self, wanted, jobs))
        else:
            yield from self.play_here(wanted)

    def play_here(self, numbers: Iterable[int]) -> Generator[DealPlayed, None, None]:
        sheet = SHEETS[self.sheet].having(self.options)
        seconds = SECONDS if self.seconds is None else self.seconds
        deals = Deals(sheet, self.players, self.seed, self.whole_matches, seconds)
        # A program runs once for each seat of each game, so that none of its processes meets a deal twice.
        tables = [[self.player_named(name, sheet) for name in lineup] for lineup in self.lineups()]
        try:
            for number in numbers:
                yield self.play_deal(deals, number, tables)
        finally:
            close_together(chain.from_iterable(tables))

    def play_deal(self, deals: Deals, number: int, tables: Sequence[Sequence[Choose]]) -> DealPlayed:
        """`tables` are the players of each game, as they sit."""
        games = []
        decisions = [0] * self.players
        cpu_seconds = [0.0] * self.players
        worlds = [0] * self.players
        faults: list[Counter[str]] = [Counter() for _ in self.bots]
        *rotations, control = tables
        for by, seats in enumerate(rotations):
            faults_before = [len(faults_of(player)) for player in seats]
            worlds_before = [worlds_of(player) for player in seats]
            played, bots = deals.play(number, seats, by)
            games.append(played)
            for bot in range(self.players):
                seat = (bot + by) % self.players
                decisions[bot] += bots.decisions[seat]
                cpu_seconds[bot] += bots.cpu_seconds[seat]
                worlds[bot] += worlds_of(seats[seat]) - worlds_before[seat]
                fresh = faults_of(seats[seat])[faults_before[seat] :]
                faults[bot].update(fault.kind.value for fault in fresh)
        in_control, _ = deals.play(number, control, self.players)
        return DealPlayed(
            number,
            tuple(games),
            in_control,
            tuple(decisions),
            tuple(cpu_seconds),
            tuple(worlds),
            tuple(map(dict, faults)),
        )

    def player_named(self, name: str, sheet: Sheet) -> Choose:
        level = level_called(name)
        if level in SEARCHERS:
            return Searcher(level, self.worlds, self.seconds)
        return outside(name) or bot_named(name, sheet)


def faults_of(bot: Choose) -> list[Fault]:
    return bot.faults if isinstance(bot, Outside) else []


def worlds_of(bot: Choose) -> int:
    return bot.tried if isinstance(bot, Searcher) else 0


def _every(arena: Arena, numbers: Sequence[int], jobs: int, job: int) -> Generator[DealPlayed, None, None]:
    return arena.play_here(numbers[job::jobs])
