"""What happened at a table, as it is told to each who sits or watches there.

What everybody may know is written once, for all; only a seat that learns more has a message of its own.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from boneyard import __version__
from boneyard.record.changes import write_changes
from boneyard.record.notation import action_text, write_seat
from boneyard.record.views import names, write_event, write_pending, write_view
from boneyard.record.wire import WireChanges, WireEvent, WireResult, WireView
from boneyard.rules.event import HIDDEN, Event
from boneyard.rules.round import Round
from boneyard.rules.tile import TILES
from boneyard.rules.view import Glance, Pending
from boneyard.server.absences import host_away_since, host_sits
from boneyard.server.commands import PROTOCOL
from boneyard.server.entries import (
    Acted,
    AnyEntry,
    Asked,
    Freed,
    Gave,
    Handed,
    HandedBack,
    Left,
    Returned,
    Sat,
    Stood,
    WasReady,
)
from boneyard.server.messages import About, AboutChanges, NextRound, SeatInfo, Seen, Told, Welcome
from boneyard.server.settings import Settings
from boneyard.server.table import OVER, Events, Table

encode = msgspec.json.Encoder().encode
_TILE_TEXTS = tuple([str(tile) for tile in TILES])
"""By the code of the tile."""


class Telling(NamedTuple):
    """A message for those who learn nothing special, and what is added to it for a seat that does."""

    number: int
    common: bytes
    seen: dict[int, bytes]

    def message(self, seats: Iterable[int], id_: str = "") -> bytes:
        own = [self.seen[seat] for seat in seats if seat in self.seen] if self.seen else []
        if not own and not id_:
            return self.common
        more = b',"seen":[' + b",".join(own) + b"]" if own else b""
        if id_:
            more += b',"id":' + encode(id_)
        return self.common[:-1] + more + b"}"


class Own(NamedTuple):
    """What a seat knows beyond what everybody does; tiles and actions are encoded."""

    hand: list[int]
    legal: list[int]
    pending: Pending | None


class Teller:
    """Remembers what everybody at a table has been told, so as to tell only what is new."""

    def __init__(self, table: Table, now: float, show_seconds: float) -> None:
        self._show_seconds = show_seconds
        self._about = about(table, now, show_seconds)
        self._round: Round | None = None
        self._public: Glance | None = None
        self._owns: list[Own] = []
        self._look(table)

    def _look(self, table: Table) -> None:
        """Remember the table as it is."""
        self._round = round_ = table.round
        if round_ is not None:
            self._public = round_.glance(None)
            self._owns = [_own(round_, seat, self._public) for seat in range(table.players)]

    def tell(self, table: Table, entry: AnyEntry, events: Events) -> Telling:
        """The entry has been applied to the table and has brought these events."""
        new: dict[str, Any] = {}
        seen: dict[int, Seen] = {}
        round_ = table.round
        if round_ is not None:
            if events:
                new["events"] = tuple([write_event(event) for event in _public(round_, events)])
            if round_ is self._round:
                if type(entry) is Acted:
                    new["changes"] = self._changes(table, round_, entry, events, seen)
            else:
                self._begin(table, round_, events, new, seen)
        if (
            type(entry) is not Acted
            or table.shown is not None
            or table.terms.clock is not None
            or self._about.asked is not None
            or not host_sits(table)
        ):
            now = about(table, entry.at, self._show_seconds)
            changes = _about_changes(self._about, now)
            if changes is not None:
                new["about"] = changes
            self._about = now
        told = Told(number=table.number, news=_news(entry), seat=_seat_of(entry, table), **new)
        return Telling(table.number, encode(told), {seat: encode(own) for seat, own in seen.items()})

    def _begin(
        self, table: Table, round_: Round, events: Events, new: dict[str, Any], seen: dict[int, Seen]
    ) -> None:
        """Another round is looked at: whole views are told."""
        self._look(table)
        new["view"] = write_view(round_.view(None))
        for seat in range(table.players):
            seen[seat] = Seen(
                write_seat(seat), _own_events(round_, events, seat), view=write_view(round_.view(seat))
            )

    def _changes(
        self, table: Table, round_: Round, entry: Acted, events: Events, seen: dict[int, Seen]
    ) -> WireChanges:
        before = self._public
        assert before is not None
        self._public = after = round_.glance(None)
        changes = write_changes(before, after, round_.state.top)
        for seat in range(table.players):
            if (
                seat != entry.seat
                and seat != after.turn
                and seat != before.turn
                and before.counts[seat] == after.counts[seat]
            ):
                continue
            own, was = _own(round_, seat, after), self._owns[seat]
            if seat != before.turn:
                was = was._replace(pending=before.pending)
            name = write_seat(seat)
            more = _own_changes(was, own, changes, name)
            told = _own_events(round_, events, seat)
            if more is not None or told is not UNSET:
                seen[seat] = Seen(name, told, UNSET if more is None else more)
            self._owns[seat] = own
        return changes


def welcome(
    table: Table, seats: tuple[int, ...], visitor: str, now: float, settings: Settings, watching: int
) -> bytes:
    """The table as those seats see it; without any as a spectator does."""
    views: tuple[WireView, ...] = ()
    round_ = table.round
    if round_ is not None:
        views = tuple([write_view(round_.view(seat)) for seat in seats or (None,)])
    return encode(
        Welcome(
            version=PROTOCOL,
            server=__version__,
            now=round(now, 1),
            number=table.number,
            about=about(table, now, settings.show_seconds),
            yours=tuple([write_seat(seat) for seat in seats]),
            host=bool(visitor) and visitor == table.host,
            views=views,
            kept=tuple([write_seat(seat) for seat in table.kept_for(visitor)]),
            removed=visitor in table.removed,
            watching=watching,
            host_away_seconds=settings.host_away_seconds,
        )
    )


def about(table: Table, now: float, show_seconds: float) -> About:
    """`show_seconds` is how long a round is looked at that is over."""
    clock = None
    if table.terms.clock is not None and table.match is not None:
        lefts = [table.time_left(seat, now) for seat in range(table.players)]
        clock = tuple([None if left is None else round(left, 1) for left in lefts])
    waits = table.showing and table.paused_at is None
    return About(
        table=table.id,
        terms=table.terms,
        edition=table.edition,
        state=table.state,
        seats=tuple([_seat_info(table, seat) for seat in range(table.players)]),
        showing=table.showing,
        paused=table.paused_at is not None,
        commitment=table.commitment,
        secret=table.secret if table.state == OVER else "",
        asked=None if table.asked is None else write_seat(table.asked),
        clock=clock,
        next_round_at=round(table.next_round_at(show_seconds), 1) if waits else None,
        next_round=_next_round(table),
        rematch=table.rematch,
        host_away_since=None if (since := host_away_since(table)) is None else round(since, 1),
        results=_results(table),
    )


def _next_round(table: Table) -> NextRound | None:
    if table.match is None or not table.showing:
        return None
    view = table.match.round.view(None)
    return NextRound(view.engine, None if view.starter is None else write_seat(view.starter))


def _results(table: Table) -> tuple[WireResult, ...]:
    results = [] if table.match is None else table.match.results
    return tuple([WireResult(result.over, names(result.winners), result.scores) for result in results])


def _seat_info(table: Table, seat: int) -> SeatInfo:
    chair = table.chairs[seat]
    return SeatInfo(
        write_seat(seat),
        name=chair.name,
        bot=chair.bot,
        kept=bool(chair.kept_for),
        away=chair.away_since is not None,
        host=bool(chair.visitor) and chair.visitor == table.host,
        ready=seat in table.ready,
        agreed=chair.visitor in table.agreed,
        nonce=table.nonces.get(seat, ""),
        time_up=bool(chair.kept_for) and table.time_up(seat),
    )


def _about_changes(before: About, after: About) -> AboutChanges | None:
    new = {
        name: value
        for name in AboutChanges.__struct_fields__
        if (value := getattr(after, name)) != getattr(before, name)
    }
    return AboutChanges(**new) if new else None


def _news(entry: AnyEntry) -> str:
    if type(entry) is Acted and entry.kind == "clock":
        return "clock"  # the stand-in has acted for somebody whose time was up
    return str(entry.__struct_config__.tag)


def _seat_of(entry: AnyEntry, table: Table) -> str | UnsetType:
    if isinstance(entry, (Acted, Sat, Stood, Freed, WasReady, Gave, Handed, HandedBack, Asked)):
        return write_seat(entry.seat)
    if isinstance(entry, (Left, Returned)):
        for seat, chair in enumerate(table.chairs):
            if chair.visitor == entry.visitor:
                return write_seat(seat)
    return UNSET


def _own(round_: Round, seat: int, public: Glance) -> Own:
    """A seat's own part; nothing of it is left once everybody sees everything."""
    hand = round_.state.hand_tiles(seat)
    if seat != public.turn:
        return Own(hand, [], public.pending)
    pending = None if public.pending is None else round_.pending_seen_by(seat)
    return Own(hand, round_.state.legal(), pending)


def _own_changes(before: Own, after: Own, public: WireChanges, name: str) -> WireChanges | None:
    """What is left to tell once the seat has brought its view up to date with the public changes."""
    new: dict[str, Any] = {}
    told_hands = {} if public.hands is UNSET else public.hands
    if before.hand != after.hand and name not in told_hands:
        new["hands"] = {name: tuple([_TILE_TEXTS[code] for code in after.hand])}
    if before.legal != after.legal:
        new["legal"] = tuple([action_text(code) for code in after.legal])
    if public.pending is UNSET:
        if before.pending != after.pending:
            new["pending"] = write_pending(after.pending)
    elif after.pending is not None and public.pending != (written := write_pending(after.pending)):
        new["pending"] = written
    return WireChanges(**new) if new else None


def _public(round_: Round, events: Events) -> Events:
    """Mostly there is nothing to hide."""
    for event in events:
        if event.kind in HIDDEN:
            return round_.seen(events, None)
    return events


def _own_events(round_: Round, events: Iterable[Event], seat: int) -> tuple[WireEvent, ...] | UnsetType:
    """Told only where the seat sees more than everybody."""
    if not any(event.seat == seat and event.kind in HIDDEN for event in events):
        return UNSET
    return tuple([write_event(event) for event in round_.seen(events, seat)])
