"""A match: a sheet, a seed and a list of actions. Everything else follows from them."""

from collections.abc import Iterable

from boneyard.rules.action import Action
from boneyard.rules.chance import SeededDealer
from boneyard.rules.event import Event
from boneyard.rules.questions import FirstPlayer
from boneyard.rules.round import Round, begin_round
from boneyard.rules.sheet import Sheet
from boneyard.rules.trains_start import TrainsStart
from boneyard.rules.view import Result, View


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
        self.engines = sheet.engines(players)
        self.actions: list[Action] = []
        self.results: list[Result] = []
        self.totals: tuple[int, ...] = (0,) * players
        self.start = TrainsStart(sheet, players)
        self.dealer = SeededDealer(seed)
        self.starter = first
        self.round = self.deal(first)

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
        return len(self.results) == len(self.engines)

    @property
    def turn(self) -> int | None:
        return self.round.turn

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the lowest total, once the match is over; ties are shared."""
        if not self.over:
            return ()
        lowest = min(self.totals)
        return tuple([seat for seat, total in enumerate(self.totals) if total == lowest])

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
        self.results.append(result)
        scored = zip(self.totals, result.scores, strict=True)
        self.totals = tuple([total + (score or 0) for total, score in scored])
        if self.over:
            self.round.totals = self.totals
        else:
            self.round = self.deal(self.next_first(result))

    def deal(self, first: int) -> Round:
        number = len(self.results)
        beginning = self.start.begin(self.engines[number], first, self.dealer, number)
        self.starter = beginning.starter
        dealt = self.players * self.start.each
        return begin_round(self.sheet, beginning, first, number, self.totals, dealt)

    def next_first(self, last: Result) -> int:
        answer = self.sheet.answer(FirstPlayer, FirstPlayer.ROTATE)
        if answer is FirstPlayer.YOUNGEST:
            return self.first
        if answer is FirstPlayer.ROUND_WINNER:
            # [BA1] of tied winners the first clockwise, the last starter himself before all others
            return min(last.winners, key=lambda seat: (seat - self.starter) % self.players)
        return (self.starter + 1) % self.players  # [A17] [CA1]
