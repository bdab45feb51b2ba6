"""Whole matches played at random at full speed, and what they came to."""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.rules.chance import Mwc, SimulationDealer
from boneyard.rules.course import Course
from boneyard.rules.playout import play_out
from boneyard.rules.sheet import Sheet
from boneyard.rules.start import Start
from boneyard.rules.state import REDEAL, ZEROS, State

WHOLE: Final = 840
"""The parts of one win: they can be shared evenly among any number of seats up to eight."""


class Batch:
    """What some matches came to, in whole numbers. Winners who share a win get equal parts of it."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.matches: i64 = 0
        self.rounds: i64 = 0
        self.decisions: i64 = 0
        self.decisions_squared: i64 = 0
        """The squares of each round's decisions, summed."""
        self.fewest_decisions: i64 = 1 << 60
        self.most_decisions: i64 = 0
        self.endings: vec[i64] = ZEROS[: REDEAL + 1]
        """How many rounds have ended in each way, by the number of the ending."""
        self.deals_thrown_away: i64 = 0
        self.shared_rounds: i64 = 0
        self.starter_parts: i64 = 0
        """What the seats that began a round won of it."""
        self.shared_matches: i64 = 0
        self.match_parts: vec[i64] = ZEROS[:players]
        self.totals: vec[i64] = ZEROS[:players]
        self.totals_squared: vec[i64] = ZEROS[:players]

    def count_round(self, state: State, decisions: i64, deals_thrown_away: i64) -> None:
        self.rounds += 1
        self.decisions += decisions
        self.decisions_squared += decisions * decisions
        if decisions < self.fewest_decisions:
            self.fewest_decisions = decisions
        if decisions > self.most_decisions:
            self.most_decisions = decisions
        self.endings[state.over] += 1
        self.deals_thrown_away += deals_thrown_away
        won = state.winners()
        winners = seats_in(won)
        if winners > 1:
            self.shared_rounds += 1
        if won >> state.starter & 1:
            self.starter_parts += WHOLE // winners

    def count_match(self, course: Course) -> None:
        self.matches += 1
        won = course.winners()
        winners = seats_in(won)
        if winners > 1:
            self.shared_matches += 1
        seat: i64 = 0
        while seat < self.players:
            total = course.totals[seat]
            self.totals[seat] += total
            self.totals_squared[seat] += total * total
            if won >> seat & 1:
                self.match_parts[seat] += WHOLE // winners
            seat += 1


def seats_in(seats: i64) -> i64:
    """How many seats these bits name."""
    number: i64 = 0
    while seats:
        seats &= seats - 1
        number += 1
    return number


def match_chance(seed: bytes, number: int) -> Mwc:
    """The chance of one match: it depends neither on the matches before it nor on who plays them."""
    digest = hashlib.sha256(str(number).encode() + b" " + seed).digest()
    return Mwc(int.from_bytes(digest[:8], "big"))


def play_matches(sheet: Sheet, start: Start, seed: bytes, first: i64, end: i64) -> Batch:
    """The matches numbered from `first` up to `end`, that one left out; seat A is named to begin them.

    What was decided before a reveal that found no engine counts with the round that was dealt after it.
    """
    batch = Batch(start.players)
    course = Course(sheet, start, 0)
    decisions: i64 = 0
    number = first
    while number < end:
        chance = match_chance(seed, number)
        dealer = SimulationDealer(chance)
        course.restart()
        while not course.over:
            state = course.begin(dealer).state
            decisions += play_out(state, chance)
            if state.over != REDEAL:
                batch.count_round(state, decisions, course.deal_number)
                decisions = 0
            course.settle(state)
        batch.count_match(course)
        number += 1
    return batch
