"""Actions tried in the same worlds: each is done, and the round played out by a policy."""

from time import perf_counter

from librt.vecs import append, vec
from mypy_extensions import i64

from boneyard.bots.odds import ones
from boneyard.bots.policy import Policy, roll_out
from boneyard.rules.chance import Mwc, SimulationDealer
from boneyard.rules.lines import LinesState
from boneyard.rules.state import REDEAL, State


class Trials:
    """`actions` are encoded. What one came to in a world is our points less the mean of the others', so the
    lower the better; here it is told the other way round, in points to our good. `won` are the points that a
    round is worth to whoever wins it, beside those it is scored with."""

    def __init__(self, seat: int, actions: list[int], policy: Policy, won: float = 0.0) -> None:
        self.seat: i64 = seat
        self.policy = policy
        self.won: float = won
        self.actions: vec[i64] = vec[i64]()
        for action in actions:
            self.actions = append(self.actions, action)
        self.tried: i64 = len(actions)
        self.worlds: i64 = 0
        self.outcomes: vec[float] = vec[float]()
        """World after world, action after action; 0 where one was not tried any more."""

    def try_in(self, world: State, racing: list[int], seed: int, until: float) -> bool:
        """Those still in the race are done there; chance is the same for all of them.

        A world for which there is not enough time counts for nothing, and False is returned.
        """
        first: i64 = self.worlds * self.tried
        while len(self.outcomes) < first + self.tried:
            self.outcomes = append(self.outcomes, 0.0)
        for place in racing:
            if perf_counter() > until:
                return False
            state = world.clone()
            chance = Mwc(seed)
            if isinstance(state, LinesState):
                state.dealer = SimulationDealer(chance)
            self.policy.begin_with(state, self.actions[place])
            state.apply(self.actions[place])
            roll_out(state, self.policy, chance)
            at: i64 = place
            self.outcomes[first + at] = gain(state, self.seat) + self.won * share_of_win(state, self.seat)
        self.worlds += 1
        return True

    def difference(self, one: i64, other: i64) -> float:
        """How many points the one was better on average, in all worlds so far."""
        total = 0.0
        at: i64 = 0
        while at < self.worlds * self.tried:
            total += self.outcomes[at + one] - self.outcomes[at + other]
            at += self.tried
        return total / float(self.worlds)

    def squares(self, one: i64, other: i64, mean: float) -> float:
        """The sum of squares by which their difference varied about its mean."""
        total = 0.0
        at: i64 = 0
        while at < self.worlds * self.tried:
            off = self.outcomes[at + one] - self.outcomes[at + other] - mean
            total += off * off
            at += self.tried
        return total


def gain(state: State, seat: i64) -> float:
    """What the others' points are on average beyond the seat's own."""
    if state.over == REDEAL:  # [E21] nothing is scored
        return 0.0
    others: i64 = 0
    other: i64 = 0
    while other < state.players:
        if other != seat:
            others += state.score(other)
        other += 1
    return float(others) / float(state.players - 1) - float(state.score(seat))


def share_of_win(state: State, seat: i64) -> float:
    if state.over == REDEAL:  # the next deal is as good for one as for another
        return 1.0 / float(state.players)
    winners = state.winners()
    if not winners >> seat & 1:
        return 0.0
    return 1.0 / float(ones(winners))
