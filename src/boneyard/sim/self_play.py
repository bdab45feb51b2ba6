"""Rounds that policies play against themselves, to learn from: what was decided, and what came of it."""

from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import NamedTuple

from boneyard.bots.policies import best_policy
from boneyard.bots.policy import Policy, play
from boneyard.rules.sheet import Sheet
from boneyard.rules.state import REDEAL, State
from boneyard.sheets import SHEETS
from boneyard.sim.duplicate import Deals
from boneyard.sim.processes import share_out

LARGEST_BATCH = 200
"""Rounds sent from a process at once: some hundredths of a second's."""


class SelfPlayed(NamedTuple):
    """One round. `actions` are encoded and follow the deal of this number, or what it was dealt again as."""

    number: int
    redeals: int
    actions: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class SelfPlay:
    """Rounds numbered from 0, one policy in all seats. Each follows from the seed and its number alone."""

    sheet: str
    options: dict[str, str]
    players: int
    seed: bytes
    rounds: int
    policy: Callable[[Sheet], Policy] = best_policy
    """Makes the policy for a sheet; each process has its own."""

    @cached_property
    def deals(self) -> Deals:
        return Deals(SHEETS[self.sheet].having(self.options), self.players, self.seed)

    def played(self, jobs: int = 1) -> Generator[SelfPlayed, None, None]:
        """The rounds as they are done; several processes keep no order. Close it, or read it to its end."""
        jobs = min(jobs, self.rounds)
        if jobs <= 1:
            for batch in self.batches(range(self.rounds)):
                yield from batch
            return
        anew = replace(self)  # with nothing in it that cannot be pickled
        for batch in share_out(jobs, partial(_work, anew, jobs)):
            yield from batch

    def batches(self, numbers: Iterable[int]) -> Generator[list[SelfPlayed], None, None]:
        policy = self.policy(self.deals.sheet)
        batch: list[SelfPlayed] = []
        for number in numbers:
            batch.append(self.play(number, policy))
            if len(batch) == LARGEST_BATCH:
                yield batch
                batch = []
        if batch:
            yield batch

    def play(self, number: int, policy: Policy) -> SelfPlayed:
        chance = self.deals.chance(number, 0, 0)
        redeals = 0
        while True:
            state = self.deals.beginning(number, redeals).state
            actions = play(state, policy, chance)
            if state.over != REDEAL:
                break
            redeals += 1
        seats = range(self.players)
        won = state.winners()
        return SelfPlayed(
            number,
            redeals,
            tuple(actions),
            tuple([int(state.score(seat)) for seat in seats]),
            tuple([seat for seat in seats if won >> seat & 1]),
        )

    def decisions(self, round_: SelfPlayed) -> Iterator[tuple[State, int]]:
        """The state at each decision, and what was done there. It is one state, and it goes on."""
        state = self.deals.beginning(round_.number, round_.redeals).state
        for action in round_.actions:
            yield state, action
            state.step(action)


def _work(self_play: SelfPlay, jobs: int, job: int) -> Generator[list[SelfPlayed], None, None]:
    return self_play.batches(range(job, self_play.rounds, jobs))
