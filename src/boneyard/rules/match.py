"""A match: a sheet, a seed and a list of actions. Everything else follows from them."""

from array import array
from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from boneyard.rules.action import Action, decode, encode
from boneyard.rules.arguments import needs, shorten
from boneyard.rules.chance import SeededDealer
from boneyard.rules.course import Course
from boneyard.rules.event import Event, EventKind
from boneyard.rules.families import round_of, start_of
from boneyard.rules.result import Over, Result
from boneyard.rules.round import Round, check_seat
from boneyard.rules.sheet import Sheet
from boneyard.rules.sketch import sketch, sketch_line
from boneyard.rules.start import Beginning
from boneyard.rules.state import RUNNING
from boneyard.rules.view import Standing, View


class Chapter(NamedTuple):
    """One deal of the match: all it takes to deal it again. `number` actions came before it."""

    number: int
    round_number: int
    deal_number: int
    engine: int
    begins: int
    standing: Standing


class Match:
    """`first` is the seat the leaflet names to start: the oldest player, or the youngest.

    When a round ends the next one is dealt at once; `results` keeps the rounds behind it, and each of them
    can still be viewed.

    >>> match = Match(SHEETS["mexican-train-classic"].having(rounds=2), players=3, seed=b"friday")
    >>> match
    <Match mexican-train-classic, rounds=2, round 1 of 2, engine 1, boneyard 42, A to play>
    >>> while not match.over:
    ...     events = match.play(match.legal()[0])
    >>> match.totals, match.winners
    ((16, 2, 59), (1,))
    """

    def __init__(self, sheet: Sheet, players: int, seed: bytes, first: int = 0) -> None:
        if not isinstance(sheet, Sheet):
            raise TypeError(
                f"sheet must be a Sheet, such as SHEETS['mexican-train-classic']: {shorten(sheet)}"
            )
        if type(players) is not int:
            raise TypeError(f"players must be a number: {shorten(players)}")
        if not isinstance(seed, bytes):
            raise TypeError(f"seed must be bytes, such as b'friday': {shorten(seed)}")
        start = start_of(sheet, players)
        check_seat(first, players)
        self.sheet = sheet
        self.players = players
        self.seed = seed
        self.first = first
        self.results: list[Result] = []
        self.course = Course(sheet, start, first)
        self.dealer = SeededDealer(seed)
        self._codes = array("I")
        self._chapters: list[Chapter] = []
        self._ended: Round | None = None
        """The round before this one, until somebody has played in this one."""
        self.round: Round = self._deal()

    @classmethod
    def replay(
        cls, sheet: Sheet, players: int, seed: bytes, actions: Iterable[Action], first: int = 0
    ) -> "Match":
        """The match with these actions, or IllegalAction for the first one that is refused.

        >>> match = Match(SHEETS["chickenfoot"], players=2, seed=b"friday")
        >>> events = match.play(match.legal()[0])
        >>> again = Match.replay(match.sheet, match.players, match.seed, match.actions)
        >>> again.view(0) == match.view(0)
        True
        """
        return cls(sheet, players, seed, first)._run([encode(action) for action in actions])

    # --- What it has come to ------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.course.over

    @property
    def turn(self) -> int | None:
        return self.round.turn

    @property
    def starter(self) -> int | None:
        """Who has begun this round; None in Engine 191 before the reveal."""
        return self.round.starter

    @property
    def number(self) -> int:
        """How many actions there have been: equal numbers, the same table."""
        return len(self._codes)

    @property
    def redeals(self) -> int:
        """How many deals of this round have been thrown away, by chance or, in Engine 191, by the seats.

        The rules set no end to them; whoever keeps a match for strangers may.
        """
        return int(self.course.deal_number)

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple([decode(code) for code in self._codes])

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

    @property
    def standing(self) -> Standing:
        course = self.course
        needed = int(course.tokens_needed)
        rounds = None if needed else int(course.rounds + course.engine) + 1  # engines go down to 0
        return Standing(self.totals, self.tokens, rounds, needed or None, self.winners)

    # --- Playing ------------------------------------------------------------------------------------------

    def legal(self) -> tuple[Action, ...]:
        return self.round.legal()

    def play(self, action: Action) -> tuple[Event, ...]:
        """Do it, or raise IllegalAction and change nothing.

        The events tell everything that happened: where a round ends, the hands that are left, and the deal of
        the next one. They are for whoever keeps the match, as `history` is; `events` has what a seat sees.

        >>> match = Match(SHEETS["chickenfoot"], players=3, seed=b"friday")
        >>> [event.kind.value for event in match.play(read_action("9-6@9"))]
        ['laid']
        """
        round_ = self.round
        code = encode(action)
        events = round_.do(action, code)
        self._ended = None
        self._codes.append(code)
        if round_.state.over == RUNNING:
            return tuple(events)
        self._settle()
        return (*events, *self._aftermath(round_, None if self.over else self.round))

    def history(self) -> tuple[tuple[Event, ...], ...]:
        """All that `play` has told, an entry for each action; before them, as number 0, the first deal."""
        return tuple([tuple(events) for events in self._happened(0)])

    # --- What a seat may know -----------------------------------------------------------------------------

    def view(self, seat: int | None, round_number: int | None = None) -> View:
        """The table as this seat sees it, None for a spectator; or that of an earlier round, at its end.

        >>> match = Match(SHEETS["mexican-train-classic"], players=4, seed=b"friday")
        >>> match.view(None).counts
        (15, 15, 15, 15)
        """
        if round_number is None or round_number == self.round.round_number:
            return self.round.view(seat)
        needs(round_number, int, "the number of a round")
        numbers = [chapter.round_number for chapter in self._chapters]
        if round_number not in numbers:
            raise ValueError(
                f"there is no round {shorten(round_number)}: the match is in round {numbers[-1]}"
            )
        last_deal = len(numbers) - 1 - numbers[::-1].index(round_number)
        return self._retold(last_deal).view(seat)

    def events(self, seat: int | None, after: int | None = None) -> tuple[tuple[Event, ...], ...]:
        """What a seat, or a spectator, has seen happen after that number, an entry for each.

        The deal has the number 0, the first action 1 …; without a number everything is told.

        >>> match = Match(SHEETS["chickenfoot"], players=3, seed=b"friday")
        >>> (dealt,) = match.events(seat=1)
        >>> [(event.seat, event.tiles is None) for event in dealt if event.kind is EventKind.DEALT]
        [(0, True), (1, False), (2, True)]
        """
        check_seat(seat, self.players)
        told = -1 if after is None else after
        needs(told, int, "the number of an action")
        if not -1 <= told <= self.number:
            raise ValueError(f"there is no number {shorten(after)}: the match is at {self.number}")
        return tuple([self.round.seen(events, seat) for events in self._happened(told + 1)])

    def _happened(self, first: int) -> list[list[Event]]:
        """Everything, from the entry of this number on."""
        last = len(self._chapters) - 1
        index = last
        while self._chapters[index].number >= max(first, 1) and index > 0:
            index -= 1
        rounds = [self.round if i == last else self._retold(i) for i in range(index, last + 1)]
        entries: list[list[Event]] = [] if first > 0 else [rounds[0].opening()]
        for place, round_ in enumerate(rounds):
            numbers = range(max(first - round_.number, 1), len(round_.marks))
            entries.extend([round_.after_action(number) for number in numbers])
            if round_.turn is None and entries:
                following = None if round_ is rounds[-1] else rounds[place + 1]
                entries[-1].extend(self._aftermath(round_, following))
        return entries

    def _aftermath(self, ended: Round, following: Round | None) -> list[Event]:
        """What the end of a round brings: open hands, and the next deal or the end of the match."""
        left = ended.left()
        if following is not None:
            return [*left, *following.opening()]
        result = Result(self.results[-1].over, self.winners, self.totals)
        return [*left, Event(EventKind.MATCH_OVER, result=result)]

    # --- Round after round --------------------------------------------------------------------------------

    def _settle(self) -> None:
        """Score a finished round and deal the next one."""
        result = self.round.result
        assert result is not None
        self.course.settle(self.round.state)
        if result.over is not Over.REDEAL:
            self.results.append(result)
        self.round.standing = self.standing
        if not self.over:
            self._ended = self.round
            self.round = self._deal()

    def _deal(self) -> Round:
        course = self.course
        chapter = Chapter(
            self.number,
            int(course.rounds),
            int(course.deal_number),
            int(course.engine),
            int(course.begins),
            self.standing,
        )
        self._chapters.append(chapter)
        return self._dealt(chapter, course.begin(self.dealer))

    def _dealt(self, chapter: Chapter, beginning: Beginning) -> Round:
        standing = chapter.standing
        if standing.rounds is not None and beginning.state.engine != chapter.engine:
            standing = replace(
                standing, rounds=chapter.round_number + int(beginning.state.engine) + 1
            )  # [F22]
        round_ = round_of(self.sheet, beginning.state, chapter.round_number, standing, chapter.number)
        each = self.course.start.each
        round_.tell_beginning(beginning, chapter.engine, chapter.begins, self.players * each)
        return round_

    def _retold(self, index: int) -> Round:
        """The round of that deal once more, as far as it was played."""
        if self._ended is not None and index == len(self._chapters) - 2:
            return self._ended
        chapter = self._chapters[index]
        following = self._chapters[index + 1 : index + 2]
        beginning = self.course.start.begin(
            chapter.engine, chapter.begins, self.dealer, chapter.round_number, chapter.deal_number
        )
        round_ = self._dealt(chapter, beginning)
        end = following[0].number if following else self.number
        for code in self._codes[chapter.number : end]:
            round_.do(decode(code), code)
        if round_.turn is None:
            round_.standing = following[0].standing if following else self.standing
        return round_

    def _run(self, codes: Iterable[int]) -> "Match":
        """Do these actions without telling what they brought; only the round that goes on is told."""
        for code in codes:
            state = self.round.state
            if not state.allows(code):
                raise self.round.refusal(decode(code), code)
            state.apply(code)
            self._codes.append(code)
            if state.over != RUNNING:
                self._settle()
        self._ended = None
        self.round = self._retold(len(self._chapters) - 1)
        return self

    # --- Copies and pictures ------------------------------------------------------------------------------

    def copy(self) -> "Match":
        """The same match once more: they go on apart."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.results = list(self.results)
        other.course = self.course.clone()
        other._codes = self._codes[:]
        other._chapters = list(self._chapters)
        other.round = self.round.with_state(self.round.state.clone())
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "Match":
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _match_of, (self.sheet, self.players, self.seed, self.first, list(self._codes))

    def __repr__(self) -> str:
        return f"<Match {sketch_line(self.round)}>"

    def __str__(self) -> str:
        return sketch(self.round)


def _match_of(sheet: Sheet, players: int, seed: bytes, first: int, codes: list[int]) -> Match:
    return Match(sheet, players, seed, first)._run(codes)
