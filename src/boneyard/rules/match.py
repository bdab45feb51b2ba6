"""A match: a sheet, a seed and a list of actions. Everything else follows from them."""

from collections.abc import Iterable

from boneyard.rules.action import Action
from boneyard.rules.chance import SeededDealer
from boneyard.rules.course import Course
from boneyard.rules.event import Event
from boneyard.rules.families import round_of, start_of
from boneyard.rules.round import Round
from boneyard.rules.sheet import Sheet
from boneyard.rules.state import NOTHING
from boneyard.rules.view import Over, Result, Standing, View


class Match:
    """`first` is the seat the leaflet names to start: the oldest player, or the youngest.

    When a round ends the next one is dealt at once; `results` keeps the rounds behind it.
    """

    def __init__(self, sheet: Sheet, players: int, seed: bytes, first: int = 0) -> None:
        if not 0 <= first < players:
            raise ValueError(f"there is no seat {first} among {players} players")
        self.sheet = sheet
        self.players = players
        self.seed = seed
        self.first = first
        self.actions: list[Action] = []
        self.results: list[Result] = []
        self.course = Course(sheet, start_of(sheet, players), first)
        self.dealer = SeededDealer(seed)
        self.round = self.deal()

    @classmethod
    def replay(
        cls, sheet: Sheet, players: int, seed: bytes, actions: Iterable[Action], first: int = 0
    ) -> "Match":
        match = cls(sheet, players, seed, first)
        for action in actions:
            match.play(action)
        return match

    @property
    def over(self) -> bool:
        return self.round.result is not None

    @property
    def turn(self) -> int | None:
        return self.round.turn

    @property
    def starter(self) -> int | None:
        """Who has begun this round; None in Engine 191 before the reveal."""
        starter = self.round.state.starter
        return None if starter == NOTHING else starter

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's points of all rounds behind."""
        return tuple([int(total) for total in self.course.totals])

    @property
    def tokens(self) -> tuple[int, ...]:
        """How many of them each seat has won."""
        return tuple([int(won) for won in self.course.tokens])

    @property
    def winners(self) -> tuple[int, ...]:
        """Once the match is over: the lowest total, or whoever has the tokens it takes; ties are shared."""
        if not self.over:
            return ()
        won = self.course.winners()
        return tuple([seat for seat in range(self.players) if won >> seat & 1])

    def legal(self) -> tuple[Action, ...]:
        return self.round.legal()

    def play(self, action: Action) -> tuple[Event, ...]:
        """Do it, or raise IllegalAction and change nothing. The events tell what happened."""
        events = self.round.play(action)
        self.actions.append(action)
        self.settle()
        return events

    def view(self, seat: int | None) -> View:
        return self.round.view(seat)

    # --- Round after round --------------------------------------------------------------------------------

    def settle(self) -> None:
        """Score a finished round and deal the next one."""
        result = self.round.result
        if result is None:
            return
        self.course.settle(self.round.state)
        if result.over is not Over.REDEAL:
            self.results.append(result)
        if self.course.over:
            self.round.standing = self.standing
        else:
            self.round = self.deal()

    @property
    def standing(self) -> Standing:
        return Standing(self.totals, self.tokens)

    def deal(self) -> Round:
        course = self.course
        asked, first = course.engine, course.begins
        beginning = course.begin(self.dealer)
        round_ = round_of(self.sheet, beginning.state, course.rounds, self.standing)
        round_.tell_beginning(beginning, asked, first, self.players * course.start.each)
        return round_
