"""A table as its log has it: nothing here decides anything, and nothing asks what time it is."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from boneyard.record.notation import SEATS, read_action, write_seat
from boneyard.record.seeds import seed_of
from boneyard.rules.event import Event, EventKind
from boneyard.rules.match import Match
from boneyard.rules.round import Round
from boneyard.rules.sheet import Sheet
from boneyard.server.chair import Chair
from boneyard.server.entries import (
    Acted,
    Agreed,
    AnyEntry,
    Arranged,
    Asked,
    Dealt,
    Declined,
    Freed,
    Gave,
    Handed,
    HandedBack,
    HostBecame,
    Left,
    Made,
    Paused,
    Promised,
    Rematched,
    Removed,
    Resumed,
    Returned,
    Sat,
    Settled,
    Stood,
    TakenBack,
    WasReady,
    WentOn,
)
from boneyard.server.terms import Terms, sheet_in

OPEN, STARTING, PLAYING, OVER = "open", "starting", "playing", "over"
INSTANT = 0.001
"""Seconds since the epoch are not exact to the last digit."""
IDS_KEPT = 256
"""How many commands a table remembers the ids of."""

_PLAIN = (
    *("number", "changed_at", "terms", "host", "state", "rematch"),
    *("secret", "commitment", "names", "promised_at"),
    *("shown", "opening", "shown_at", "ended_at", "last_seat", "last_events", "asked", "asked_at"),
    *("paused_at", "turn_since"),
)
"""What is never changed but replaced, and so may be shared by copies."""

Events = tuple[Event, ...]


class Table:
    """Made by its first entry; `number` is how many there have been."""

    def __init__(self, id_: str, made: Made) -> None:
        self.id = id_
        self._made = made
        self.number = 1
        self.made_at = made.at
        self.changed_at = made.at
        self.terms: Terms = made.terms
        self.edition = made.edition
        self.sheet: Sheet = sheet_in(made.terms, made.edition)
        self.host = made.host
        self.state = OPEN
        self.chairs = [Chair() for _ in range(made.terms.players)]
        self.removed: set[str] = set()
        self.rematch = ""
        self.answered: dict[tuple[str, str], int] = {}
        """The number of the first entry that a command of this visitor and id has brought."""
        # The deal
        self.secret = ""
        self.commitment = ""
        self.names: tuple[str, ...] = ()
        self.nonces: dict[int, str] = {}
        self.promised_at = 0.0
        # The match
        self.match: Match | None = None
        self.shown: Round | None = None
        """The round that has ended and is still looked at, until the next one is shown."""
        self.opening: Events = ()
        """What is told of the next round when it is shown."""
        self.shown_at = 0.0
        self.ready: set[int] = set()
        self.ended_at: float | None = None
        self.last_seat: int | None = None
        """Who acted last."""
        self.last_events: Events = ()
        self.asked: int | None = None
        """The seat that asks to take its last action back."""
        self.asked_at = 0.0
        self.agreed: set[str] = set()
        # The clock
        self.paused_at: float | None = None
        self.turn_since = made.at
        self.spent = [0.0] * made.terms.players
        for seat, bot in made.terms.bots.items():
            self._seat_bot(SEATS.index(seat), bot)
        self.removed.update(made.removed)
        for place, (visitor, name) in made.seats.items():
            self.chairs[place].take(visitor, name)

    def copy(self) -> "Table":
        """The same table once more: they go on apart."""
        other = Table(self.id, self._made)
        for name in _PLAIN:
            setattr(other, name, getattr(self, name))
        other.chairs = [chair.copy() for chair in self.chairs]
        other.removed = set(self.removed)
        other.answered = dict(self.answered)
        other.nonces = dict(self.nonces)
        other.match = None if self.match is None else self.match.copy()
        other.ready = set(self.ready)
        other.agreed = set(self.agreed)
        other.spent = list(self.spent)
        return other

    # --- What others ask ----------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return len(self.chairs)

    @property
    def first(self) -> int:
        return SEATS.index(self.terms.first)

    @property
    def round(self) -> Round | None:
        """The round that is looked at."""
        if self.shown is not None:
            return self.shown
        return None if self.match is None else self.match.round

    @property
    def showing(self) -> bool:
        """A round has ended, and the next one is not shown yet."""
        return self.shown is not None and self.state == PLAYING

    def next_round_at(self, show_seconds: float) -> float:
        """When the next round is shown, ready or not; bots alone need no longer than for a move."""
        people = set(self.people)
        if people and people <= self.ready:  # the last one who was not has left
            return self.shown_at
        return self.shown_at + (show_seconds if people else min(self.terms.pace, show_seconds))

    @property
    def turn(self) -> int | None:
        """Whose turn it is; nobody's while a round is shown, or before and after the match."""
        if self.match is None or self.shown is not None:
            return None
        return self.match.turn

    @property
    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person]

    @property
    def visitors(self) -> set[str]:
        return {chair.visitor for chair in self.chairs if chair.person}

    def seats_of(self, visitor: str) -> tuple[int, ...]:
        if not visitor:
            return ()
        return tuple(
            [seat for seat, chair in enumerate(self.chairs) if chair.person and chair.visitor == visitor]
        )

    def kept_for(self, visitor: str) -> tuple[int, ...]:
        """Seats that a bot plays for this visitor."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.kept_for == visitor != ""])

    def time_left(self, seat: int, now: float) -> float | None:
        """How long the person has for this action; None without a clock."""
        clock = self.terms.clock
        if clock is None or not self.chairs[seat].person:
            return None
        spent = self.spent[seat] if clock.per == "match" else 0.0
        if seat == self.turn:
            spent += (now if self.paused_at is None else self.paused_at) - self.turn_since
        return max(clock.seconds - spent, 0.0)

    def time_up(self, seat: int) -> bool:
        """Whoever plays this seat has used the time for the whole match."""
        clock = self.terms.clock
        return clock is not None and clock.per == "match" and self.spent[seat] >= clock.seconds - INSTANT

    # --- What happens -------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> Events:
        """What has happened in the game by it, seen by nobody in particular."""
        self.number += 1
        self.changed_at = entry.at
        if entry.id:
            self.answered[entry.by, entry.id] = self.number
            if len(self.answered) > IDS_KEPT:
                del self.answered[next(iter(self.answered))]
        return _APPLY[type(entry)](self, entry)

    def _seat_bot(self, seat: int, bot: str) -> None:
        chair = self.chairs[seat]
        chair.bot = bot
        chair.name = chair.name or self._bot_name(bot)

    def _bot_name(self, bot: str) -> str:
        """Two of one level are told apart."""
        taken = {chair.name for chair in self.chairs}
        name, number = bot.capitalize(), 1
        while name in taken:
            number += 1
            name = f"{bot.capitalize()} {number}"
        return name

    def _acted(self, entry: Acted) -> Events:
        match = self.match
        assert match is not None
        round_ = match.round
        events = match.play(read_action(entry.action))
        self.last_seat, self.last_events = entry.seat, events
        self._lapse()
        if self.terms.clock is not None and entry.kind == "person":
            self.spent[entry.seat] += entry.at - self.turn_since
        self._begin_turn(entry.at)
        if round_.turn is not None:
            return events
        return self._round_over(round_, events, entry.at)

    def _round_over(self, round_: Round, events: Events, at: float) -> Events:
        assert self.match is not None
        if self.match.over:
            self.state = OVER
            self.ended_at = at
            self.shown = round_
            return events
        kinds = [event.kind for event in events]
        begins = kinds.index(EventKind.ROUND_BEGAN)
        if (
            not any(kind is EventKind.LEFT for kind in kinds)
            and round_.round_number == self.match.round.round_number
        ):
            return events  # dealt anew: there is nothing to look at
        self.shown, self.shown_at = round_, at
        self.opening = events[begins:]
        self.ready = set()
        return events[:begins]

    def _went_on(self, entry: WentOn) -> Events:
        opening, self.opening = self.opening, ()
        self.shown = None
        self.ready = set()
        self._begin_turn(entry.at)
        return opening

    def _taken_back(self, entry: TakenBack) -> Events:
        match = self.match
        assert match is not None
        self.match = Match.replay(match.sheet, match.players, match.seed, match.actions[:-1], match.first)
        self.last_seat, self.last_events = None, ()
        self._begin_turn(entry.at)
        self._lapse()
        return ()

    def _dealt(self, entry: Dealt) -> Events:
        self.nonces.update(entry.nonces)
        nonces = [self.nonces[seat] for seat in range(self.players)]
        self.match = Match(self.sheet, self.players, seed_of(self.secret, nonces), self.first)
        self.state = PLAYING
        self._begin_turn(entry.at)
        return tuple(self.match.round.opening())

    def _promised(self, entry: Promised) -> Events:
        self.state = STARTING
        self.secret, self.commitment = entry.secret, entry.commitment
        self.names = entry.names
        self.promised_at = entry.at
        return ()

    def _gave(self, entry: Gave) -> Events:
        self.nonces[entry.seat] = entry.nonce
        return ()

    def _sat(self, entry: Sat) -> Events:
        self.chairs[entry.seat].take(entry.visitor, entry.name)
        self._begin_anew(entry.seat, entry.at)
        return ()

    def _stood(self, entry: Stood) -> Events:
        self.chairs[entry.seat].clear()
        return ()

    def _freed(self, entry: Freed) -> Events:
        self._stop_clock(entry.seat, entry.at)
        self.chairs[entry.seat].clear()
        self.ready.discard(entry.seat)
        self._lapse()
        return ()

    def _arranged(self, entry: Arranged) -> Events:
        self.chairs = [self.chairs[seat] for seat in entry.order]
        return ()

    def _settled(self, entry: Settled) -> Events:
        if self.state == OPEN and entry.terms.bots != self.terms.bots:
            for chair in self.chairs:
                if chair.bot:
                    chair.clear()
            for seat, bot in entry.terms.bots.items():
                self._seat_bot(SEATS.index(seat), bot)
        if entry.terms.clock != self.terms.clock:
            self._begin_turn(entry.at)
        self.terms = entry.terms
        return ()

    def _was_ready(self, entry: WasReady) -> Events:
        self.ready.add(entry.seat)
        return ()

    def _left(self, entry: Left) -> Events:
        for chair in self.chairs:
            if chair.visitor == entry.visitor:
                chair.away_since = entry.at
        return ()

    def _returned(self, entry: Returned) -> Events:
        for chair in self.chairs:
            if chair.visitor == entry.visitor:
                chair.away_since = None
        return ()

    def _handed(self, entry: Handed) -> Events:
        self._stop_clock(entry.seat, entry.at)
        chair = self.chairs[entry.seat]
        chair.kept_for = chair.visitor if entry.kept else ""
        chair.visitor = chair.kept_for
        self._seat_bot(entry.seat, entry.bot)
        if self.turn == entry.seat:
            self._begin_turn(entry.at)
        self._lapse()
        return ()

    def _handed_back(self, entry: HandedBack) -> Events:
        chair = self.chairs[entry.seat]
        chair.visitor, chair.bot, chair.kept_for = chair.kept_for, "", ""
        self._begin_anew(entry.seat, entry.at)
        return ()

    def _removed(self, entry: Removed) -> Events:
        self.removed.add(entry.visitor)
        return ()

    def _paused(self, entry: Paused) -> Events:
        self.paused_at = entry.at
        return ()

    def _resumed(self, entry: Resumed) -> Events:
        assert self.paused_at is not None
        self.turn_since += entry.at - self.paused_at
        self.shown_at += entry.at - self.paused_at
        self.asked_at += entry.at - self.paused_at
        self.paused_at = None
        return ()

    def _begin_turn(self, at: float) -> None:
        """While the table is paused no time goes by."""
        self.turn_since = at if self.paused_at is None else self.paused_at

    def _stop_clock(self, seat: int, at: float) -> None:
        """The seat is another's from now on; the time that its person has thought is spent."""
        if seat == self.turn and self.chairs[seat].person and self.terms.clock is not None:
            self.spent[seat] += (at if self.paused_at is None else self.paused_at) - self.turn_since

    def _begin_anew(self, seat: int, at: float) -> None:
        """A person plays the seat again, or another one. Only the host can bring this about when the time is
        used up: then there is a whole new one."""
        if self.time_up(seat):
            self.spent[seat] = 0.0
        if self.turn == seat:
            self._begin_turn(at)

    def _asked(self, entry: Asked) -> Events:
        self.asked = entry.seat
        self.asked_at = entry.at if self.paused_at is None else self.paused_at
        self.agreed = {self.chairs[entry.seat].visitor}
        return ()

    def _agreed(self, entry: Agreed) -> Events:
        self.agreed.add(entry.visitor)
        return ()

    def _declined(self, entry: Declined) -> Events:
        self._lapse()
        return ()

    def _lapse(self) -> None:
        self.asked = None
        self.agreed = set()

    def _host_became(self, entry: HostBecame) -> Events:
        self.host = entry.visitor
        return ()

    def _rematched(self, entry: Rematched) -> Events:
        self.rematch = entry.table
        return ()

    def seat_names(self) -> tuple[str, ...]:
        return tuple([name for name, _ in self.seats_called()])

    def seats_called(self) -> tuple[tuple[str, str], ...]:
        """The name at each seat, and its bot."""
        return tuple([(chair.name or write_seat(seat), chair.bot) for seat, chair in enumerate(self.chairs)])


_APPLY: Final[Mapping[type, Callable[[Table, Any], Events]]] = MappingProxyType(
    {
        Sat: Table._sat,
        Stood: Table._stood,
        Arranged: Table._arranged,
        Settled: Table._settled,
        Promised: Table._promised,
        Gave: Table._gave,
        Dealt: Table._dealt,
        Acted: Table._acted,
        WasReady: Table._was_ready,
        WentOn: Table._went_on,
        Left: Table._left,
        Returned: Table._returned,
        Handed: Table._handed,
        HandedBack: Table._handed_back,
        Freed: Table._freed,
        Removed: Table._removed,
        Paused: Table._paused,
        Resumed: Table._resumed,
        Asked: Table._asked,
        Agreed: Table._agreed,
        Declined: Table._declined,
        TakenBack: Table._taken_back,
        HostBecame: Table._host_became,
        Rematched: Table._rematched,
    }
)
