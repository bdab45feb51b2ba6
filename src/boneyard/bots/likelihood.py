"""How likely it is that the others have laid what they laid, and a walk through arrangements by that.

At every decision looked back on, the table is the same in all worlds. Only the hand of whoever decided is
not: it has the tiles that lie, in the arrangement, where that seat took one in before and had yet to lay it.
"""

from math import exp, log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boneyard.bots.arrangement import NOBODY, Arrangement
from boneyard.bots.policy import Memory, Policy
from boneyard.rules.chance import Mwc
from boneyard.rules.state import State

SHADES: Final = 1 << 30
"""How finely chances are told apart."""
NUMBERS: Final = 16


class Likelihood:
    """The others are taken to choose by this policy's equity: an action is e times as likely as one that is
    worth `temperature` points less. With the chance `odd` they do anything that is legal."""

    def __init__(self, arrangement: Arrangement, policy: Policy, temperature: float, odd: float) -> None:
        self.arrangement: Arrangement = arrangement
        self.policy: Policy = policy
        self.temperature: float = temperature
        self.odd: float = odd
        self.in_hands: vec[i64] = vec[i64]()
        self.in_boneyard: vec[i64] = vec[i64]()
        place: i64 = 0
        while place < arrangement.size:
            if arrangement.seat[place] == NOBODY:
                self.in_boneyard = append(self.in_boneyard, place)
            else:
                self.in_hands = append(self.in_hands, place)
            place += 1
        # Decisions.
        self.states: list[State] = []
        """As they were, but for the hand of the seat on turn: that is the one looked at last."""
        self.time: vec[i64] = vec[i64]()
        self.chosen: vec[i64] = vec[i64]()
        self.memories: list[Memory] = []
        """What had been shown by then."""
        self.certain: vec[i64] = vec[i64]()
        """The tiles that were in that hand in any world, in rows as a hand has them."""
        self.log: vec[float] = vec[float]()
        """Of how likely the choice is in the present arrangement."""
        self.log_next: vec[float] = vec[float]()

    def look_back_on(self, state: State, time: int, chosen: int, memory: Memory) -> None:
        """The seat on turn chose this; the state is that of the arrangement. The latest is told first."""
        at: i64 = len(self.states)
        self.states.append(state)
        self.time = append(self.time, time)
        self.chosen = append(self.chosen, chosen)
        self.memories.append(memory)
        seat = state.turn
        rows = state.hand[seat << 4 : (seat << 4) + NUMBERS]
        number: i64 = 0
        while number < NUMBERS:
            self.certain = append(self.certain, 0)
            number += 1
        self.put_hand(at)
        number = 0
        while number < NUMBERS:
            self.certain[at << 4 | number] = rows[number] & ~state.hand[seat << 4 | number]
            number += 1
        self.log = append(self.log, self.log_of(at))
        self.log_next = append(self.log_next, 0.0)

    # --- One choice ---------------------------------------------------------------------------------------

    def put_hand(self, at: i64) -> None:
        """Give whoever decided the hand that it had then in this arrangement."""
        arrangement = self.arrangement
        state = self.states[at]
        hand = state.hand
        time = self.time[at]
        seat = state.turn
        row = seat << 4
        number: i64 = 0
        while number < NUMBERS:
            hand[row | number] = self.certain[at << 4 | number]
            number += 1
        seats = arrangement.seat
        taken = arrangement.time
        gone = arrangement.gone
        place: i64 = 0
        while place < arrangement.size:
            if seats[place] == seat and taken[place] < time:
                lies = arrangement.lies[place]
                if gone[lies] >= time:
                    tile = arrangement.tile[lies]
                    high = tile >> 4
                    low = tile & 15
                    hand[row | high] |= i64(1) << low
                    hand[row | low] |= i64(1) << high
            place += 1

    def log_of(self, at: i64) -> float:
        self.put_hand(at)
        state = self.states[at]
        choices = state.list_choices()
        if choices == 1:
            return 0.0
        self.policy.memory.take_up(self.memories[at])
        self.policy.begin()
        self.policy.rate(state, choices)
        worth = self.policy.worth
        chosen = self.chosen[at]
        place: i64 = NOBODY
        highest = worth[0]
        i: i64 = 0
        while i < choices:
            if worth[i] > highest:
                highest = worth[i]
            if state.choices[i] == chosen:
                place = i
            i += 1
        assert place != NOBODY, "what was chosen was legal"
        total = 0.0
        i = 0
        while i < choices:
            total += exp((worth[i] - highest) / self.temperature)
            i += 1
        usual = exp((worth[place] - highest) / self.temperature) / total
        return log((1.0 - self.odd) * usual + self.odd / float(choices))

    # --- The walk -----------------------------------------------------------------------------------------

    def walk(self, chance: Mwc, steps: i64) -> None:
        """So many exchanges are tried; in the long run each arrangement comes as often as it is likely."""
        size = self.arrangement.size
        hands: i64 = len(self.in_hands)
        while steps > 0 and hands > 0:
            steps -= 1
            self.try_exchange(self.in_hands[chance.below(hands)], chance.below(size), chance)
        lies = self.arrangement.lies
        i: i64 = len(self.in_boneyard) - 1
        while i > 0:  # what lies in the boneyard lies in any order
            one = self.in_boneyard[i]
            other = self.in_boneyard[chance.below(i + 1)]
            kept = lies[one]
            lies[one] = lies[other]
            lies[other] = kept
            i -= 1

    def try_exchange(self, a: i64, b: i64, chance: Mwc) -> None:
        arrangement = self.arrangement
        size = arrangement.size
        lies = arrangement.lies
        fits = arrangement.fits
        first = lies[a]
        second = lies[b]
        if a == b or not fits[a * size + second] or not fits[b * size + first]:
            return
        decisions: i64 = len(self.states)
        needed = log(float(chance.below(SHADES) + 1) / float(SHADES))
        at: i64 = 0
        while at < decisions:
            if self.is_touched(at, a, b):
                needed += self.log[at]
            at += 1
        lies[a] = second
        lies[b] = first
        reached = 0.0
        at = 0
        while at < decisions:
            if self.is_touched(at, a, b):
                self.log_next[at] = self.log_of(at)
                reached += self.log_next[at]
                if reached < needed:  # what comes can only make it less
                    lies[a] = first
                    lies[b] = second
                    return
            at += 1
        at = 0
        while at < decisions:
            if self.is_touched(at, a, b):
                self.log[at] = self.log_next[at]
            at += 1

    def is_touched(self, at: i64, a: i64, b: i64) -> bool:
        """Would the hand of this decision be another if the tiles at these places were exchanged?"""
        arrangement = self.arrangement
        seat = self.states[at].turn
        time = self.time[at]
        in_a = arrangement.seat[a] == seat and arrangement.time[a] < time
        in_b = arrangement.seat[b] == seat and arrangement.time[b] < time
        if in_a == in_b:
            return False
        gone = arrangement.gone
        return gone[arrangement.lies[a]] >= time or gone[arrangement.lies[b]] >= time
