"""What each guest of a table may know, worked out from the table's log, and a search for all they may not.

Nothing here asks the server's own views: which events are hidden from whom is said here once more.
"""

from __future__ import annotations

import re
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec

from boneyard import EventKind, Round, Tile
from boneyard.server.entries import decode_entry
from boneyard.server.messages import AnyMessage
from boneyard.server.open_table import OpenTable
from boneyard.server.retelling import rebuilt
from boneyard.server.table import OVER, Events, Table
from tests.properties.hidden import all_lies_open
from tests.properties.tables import discards, hands, on_table, score_yards
from tests.server.company import Friend, Json

OWN_BUSINESS = (EventKind.DEALT, EventKind.SEARCHED, EventKind.DREW, EventKind.SHOWED)
LOOKS_LIKE_A_TILE = re.compile(r"(?<![0-9])(1[0-2]|[0-9]) ?[-‐‑–—|:/\\] ?(1[0-2]|[0-9])(?![0-9])")
HEXADECIMAL = re.compile(r"[0-9a-fA-F]{16,}")
Tiles = frozenset[Tile]
MESSAGES: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


class Listener(Friend):
    """Keeps every byte, and how far the table had come when it was sent."""

    def __init__(self, visitor: str, table: OpenTable, called: str, seat: int | None = None) -> None:
        super().__init__(visitor, called=called, seat=seat)
        self._opened = table
        self.when: list[int] = []

    def say(self, data: bytes) -> None:
        self.when.append(self._opened.table.number)
        super().say(data)


# --- What may be known ------------------------------------------------------------------------------------


class Moment(NamedTuple):
    """The table after an entry. `round_number` and `hands` are those of the round that is looked at."""

    round_number: int | None
    began: bool
    """This entry has brought the round, or the deal."""
    all_open: bool
    public: Tiles
    own: tuple[Tiles, ...]
    """What each seat knows besides."""
    hands: tuple[tuple[Tile, ...], ...]
    seats: dict[str, tuple[int, ...]]
    over: bool

    def known_to(self, seats: set[int]) -> Tiles:
        return self.public.union(*[self.own[seat] for seat in seats]) if self.own else self.public


def moments(table: str, log: list[tuple[int, bytes]]) -> list[Moment]:
    """By number; that of 0 is nobody's."""
    now = rebuilt(table, log[:1])
    last: Round | None = None
    all_ = [_moment(now, None, ()), _moment(now, None, ())]
    for _, body in log[1:]:
        events = now.apply(decode_entry(body))
        all_.append(_moment(now, last, events))
        last = now.round
    return all_


def _moment(table: Table, before: Round | None, events: Events) -> Moment:
    """The events may be of a deal that is thrown away already."""
    visitors = {chair.visitor for chair in table.chairs}
    seats = {visitor: table.seats_of(visitor) for visitor in visitors if visitor}
    round_ = table.round
    if round_ is None:
        return Moment(None, False, False, frozenset(), (), (), seats, table.state == OVER)
    began = round_ is not before
    happened = [*round_.history, *events]
    public = {event.tile for event in happened if event.kind not in OWN_BUSINESS and event.tile}
    public.update(on_table(round_), discards(round_), *score_yards(round_))
    own = tuple([_own(round_, seat) for seat in range(table.players)])
    all_open = all_lies_open(round_)
    if all_open:
        public.update(*hands(round_))
    if round_.hands_open:
        public.update(*own)
    number = round_.round_number + 1
    over = table.state == OVER
    return Moment(number, began, all_open, frozenset(public), own, tuple(hands(round_)), seats, over)


def _own(round_: Round, seat: int) -> Tiles:
    drawn = [event.tile for event in round_.history if event.seat == seat and event.tile is not None]
    return frozenset([*round_.hand(seat), *round_.dealt[seat], *drawn])


# --- What must not be said --------------------------------------------------------------------------------


def ways_to_write(secret: bytes) -> list[bytes]:
    """The same bytes as somebody might send them."""
    codes = [
        b64encode(secret),
        urlsafe_b64encode(secret),
        secret.hex().encode(),
        secret.hex().upper().encode(),
    ]
    numbers = [str(int.from_bytes(secret, order)).encode() for order in ("big", "little")]
    return [secret, *[code.rstrip(b"=") for code in codes], *numbers]


def parts_of(secret: bytes) -> frozenset[str]:
    """Every 16 digits of it: a part of a secret is half the secret."""
    digits = secret.hex()
    return frozenset([digits[at : at + 16] for at in range(len(digits) - 15)])


class Search:
    """Through all that was sent from one table. `never` are visitors, tokens and whatever else is private."""

    def __init__(self, table: OpenTable, log: list[tuple[int, bytes]], never: Iterable[str]) -> None:
        self.moments = moments(table.table.id, log)
        match, secret = table.table.match, bytes.fromhex(table.table.secret)
        assert match is not None
        self._id = table.table.id
        self._never = [*ways_to_write(match.seed), *[text.encode() for text in never]]
        self._secret = [*ways_to_write(secret), table.table.secret.encode()]
        self._parts = {"seed": parts_of(match.seed), "secret": parts_of(secret)}
        self.messages = 0
        self.tiles = 0

    def faults(self, friend: Listener) -> Iterator[str]:
        """In everything that was said to this friend."""
        for data, number in zip(friend.raw, friend.when, strict=True):
            for fault in self.look_at(data, friend, number):
                yield f"{fault}: {data.decode(errors='replace')}"

    def look_at(self, data: bytes, friend: Friend, now: int) -> Iterator[str]:
        """`now` is the number of the table when it was sent."""
        self.messages += 1
        message: Json = msgspec.json.decode(data)
        number: int = message["number"] if message["type"] in ("told", "welcome") else now
        declared = msgspec.json.encode(MESSAGES.decode(data))
        if declared != data and msgspec.json.decode(declared) != message:
            yield "something undeclared"
        if message.get("id") and message["id"] not in friend.asked:
            yield "the id of somebody else's command"
        yield from self._secrets(data, number)
        yield from self._tiles(data, message, friend, number, now)
        yield from self._hands(message, friend, number, now)

    def look_at_page(self, data: bytes, now: int) -> Iterator[str]:
        """What anybody can read who has the link: no tile at all, and no secret."""
        self.messages += 1
        yield from self._secrets(data, now)
        yield from [f"the tile {tile}" for tile in self._tiles_in(data)]

    def _secrets(self, data: bytes, number: int) -> Iterator[str]:
        over = self.moments[number].over
        for needle in self._never:
            if needle in data:
                yield f"private: {needle!r}"
        for run in HEXADECIMAL.findall(data.decode()):
            if _shares(run.lower(), self._parts["seed"]):
                yield "a part of the seed"
            if not over and _shares(run.lower(), self._parts["secret"]):
                yield "a part of the secret"
        if not over and any(needle in data for needle in self._secret):
            yield "the secret"

    def _seats(self, friend: Friend, number: int, now: int) -> set[int]:
        """Those it had just before, those it had then, and those it has now and is told the past of."""
        return {
            seat
            for at in (number - 1, number, now)
            for seat in self.moments[at].seats.get(friend.visitor, ())
        }

    def _tiles_in(self, data: bytes) -> set[Tile]:
        """The id of the table may look like anything."""
        return tiles_in(data.decode().replace(self._id, ""))

    def _tiles(self, data: bytes, message: Json, friend: Friend, number: int, now: int) -> Iterator[str]:
        seats = self._seats(friend, number, now)
        known = self.moments[number].known_to(seats) | self.moments[number - 1].known_to(seats)
        if message["type"] == "refused":  # may speak of what was asked for
            known |= tiles_in(str(friend.asked.get(message["id"], {}).get("action", "")))
        named = self._tiles_in(data)
        self.tiles += len(named)
        yield from [f"the tile {tile}" for tile in sorted(named - known)]

    def _hands(self, message: Json, friend: Friend, number: int, now: int) -> Iterator[str]:
        """All are hands that may be seen, of the round that is looked at: the next one is dealt already."""
        moment = self.moments[number]
        seats = {"ABCDEFGH"[seat] for seat in self._seats(friend, number, now)}
        for part in parts_with_tiles(message):
            for seat, hand in part.get("hands", {}).items():
                if seat not in seats and not moment.all_open:
                    yield f"the hand of {seat}"
                elif hand != [str(tile) for tile in moment.hands["ABCDEFGH".index(seat)]]:
                    yield f"another hand of {seat}"
            if part.get("round", moment.round_number) != moment.round_number:
                yield f"round {part['round']}"
            deals = [event for event in part.get("events", ()) if event["event"] in ("round-began", "dealt")]
            if deals and not moment.began:
                yield "a deal that is not shown yet"


@lru_cache(10_000)
def _shares(run: str, parts: frozenset[str]) -> bool:
    return any(run[at : at + 16] in parts for at in range(len(run) - 15))


def tiles_in(text: str) -> set[Tile]:
    pairs = {(int(one), int(other)) for one, other in LOOKS_LIKE_A_TILE.findall(text)}
    return {Tile(max(pair), min(pair)) for pair in pairs}


def parts_with_tiles(message: Json) -> Iterator[Json]:
    """Views, changes and whatever has events."""
    yield from message.get("views", ())
    for part in (message, *message.get("seen", ())):
        yield part
        yield from [part[name] for name in ("view", "changes") if name in part]
