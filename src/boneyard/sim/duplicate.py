"""Duplicate deals: the same tiles for everybody, so that luck evens out and skill remains."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from boneyard.bots.player import Choose
from boneyard.rules.chance import Mwc, SimulationDealer
from boneyard.rules.families import round_of, start_of
from boneyard.rules.match import Match
from boneyard.rules.round import Round
from boneyard.rules.sheet import Sheet
from boneyard.rules.simulation import match_chance
from boneyard.rules.start import Beginning, Start
from boneyard.rules.state import REDEAL
from boneyard.sim.seated import SECONDS, Bots, Played, play_match, play_round

Player = TypeVar("Player")


@dataclass(frozen=True)
class Deals:
    """Numbered deals of one table. What is dealt depends on the seed and the number and nothing else.

    >>> from boneyard.bots import bot_named
    >>> from boneyard.sim import Deals
    >>> deals = Deals(SHEETS["mexican-train-classic"], players=2, seed=b"friday")
    >>> bots = [bot_named(name, deals.sheet) for name in ("engineer", "random")]
    >>> games = [deals.play(number, bots)[0] for number in range(20)]
    >>> [sum(game.winners == (seat,) for game in games) for seat in range(2)]
    [17, 3]
    """

    sheet: Sheet
    players: int
    seed: bytes
    whole_matches: bool = False
    seconds: float = SECONDS
    """What each player has for a decision."""

    @cached_property
    def start(self) -> Start:
        return start_of(self.sheet, self.players)

    @cached_property
    def engines(self) -> Sequence[int]:
        return self.sheet.engines(self.players) or [0]

    def play(self, number: int, seats: Sequence[Choose], game: int = 0) -> tuple[Played, Bots]:
        """Deal it to these players. Each game on a deal has its own number and so its own chances."""
        bots = Bots(seats, [self.chance(number, game, seat) for seat in range(self.players)], self.seconds)
        if self.whole_matches:
            seed = b"deal %d of %s" % (number, self.seed)
            return play_match(Match(self.sheet, self.players, seed, number % self.players), bots), bots
        redeals = 0
        while True:
            round_ = self.dealt(number, redeals)
            played = play_round(round_, bots)
            if round_.state.over != REDEAL:
                return played, bots
            redeals += 1

    def dealt(self, number: int, redeals: int = 0) -> Round:
        """The round of this deal; the reveal of Engine 191 may ask for another one, and another."""
        beginning = self.beginning(number, redeals)
        round_ = round_of(self.sheet, beginning.state)
        round_.tell_beginning(beginning, *self.asked(number), self.players * self.start.each)
        return round_

    def beginning(self, number: int, redeals: int = 0) -> Beginning:
        """The same without a round around its state."""
        engine, first = self.asked(number)
        dealer = SimulationDealer(match_chance(b"redeal %d of %s" % (redeals, self.seed), number))
        return self.start.begin(engine, first, dealer, 0, redeals)

    def asked(self, number: int) -> tuple[int, int]:
        """The engine this deal asks for, and the seat that is first."""
        engines = self.engines
        return engines[number % len(engines)], number // len(engines) % self.players

    def chance(self, number: int, game: int, seat: int) -> Mwc:
        return match_chance(b"game %d seat %d of %s" % (game, seat, self.seed), number)


def rotated(seats: Sequence[Player], by: int) -> list[Player]:
    """The first player sits in seat `by`, the others follow clockwise."""
    return [seats[(seat - by) % len(seats)] for seat in range(len(seats))]


def relative(scores: Sequence[int], seat: int) -> float:
    """The seat's points less the mean of the others': below 0 means it did better than they did."""
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def won(played: Played, seat: int) -> float:
    """The seat's share of the win."""
    return 1 / len(played.winners) if seat in played.winners else 0.0
