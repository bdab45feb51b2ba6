"""Bots at a table: they are asked when there is something to choose, and what that has cost is noted."""

from collections.abc import Sequence
from time import process_time
from typing import NamedTuple

from boneyard.bots.player import Choose
from boneyard.rules.action import Action
from boneyard.rules.chance import Mwc
from boneyard.rules.match import Match
from boneyard.rules.round import Round

SECONDS = 1.0
"""What a bot is given to think about one action."""


class Bots:
    """`seats[i]` plays for seat i by the chance in `chances[i]`."""

    def __init__(self, seats: Sequence[Choose], chances: Sequence[Mwc], seconds: float = SECONDS) -> None:
        self.seats = seats
        self.chances = chances
        self.seconds = seconds
        self.decisions = [0] * len(seats)
        self.cpu_seconds = [0.0] * len(seats)

    def choose(self, round_: Round) -> Action:
        """What the seat whose turn it is does. Nobody is asked if only one action is legal."""
        legal = round_.legal()
        if len(legal) == 1:
            return legal[0]
        seat = round_.turn
        assert seat is not None, "the round is over"
        view = round_.view(seat)
        begun = process_time()
        action = self.seats[seat](view, self.chances[seat], self.seconds)
        self.cpu_seconds[seat] += process_time() - begun
        self.decisions[seat] += 1
        return action


class Played(NamedTuple):
    """The outcome of a round or a match, by seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


def play_round(round_: Round, bots: Bots) -> Played:
    """The round, from where it is to its end."""
    while round_.turn is not None:
        round_.play(bots.choose(round_))
    result = round_.result
    assert result is not None
    return Played(tuple([score or 0 for score in result.scores]), result.winners)


def play_match(match: Match, bots: Bots) -> Played:
    """The match, from where it is to its end."""
    while not match.over:
        match.play(bots.choose(match.round))
    return Played(match.totals, match.winners)
