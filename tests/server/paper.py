"""A table on paper: no database, no bots at work and no time but what a test says it is."""

from __future__ import annotations

import json
from itertools import count
from time import time

import msgspec
import pytest

from boneyard.bots.levels import bot_named
from boneyard.record.match_record import table_commitment
from boneyard.record.notation import SEATS
from boneyard.rules.action import Action
from boneyard.rules.chance import Mwc
from boneyard.server.asking import Asker
from boneyard.server.commands import COMMANDS
from boneyard.server.deciding import acted, decide
from boneyard.server.due import Due, What, due, happening, thinker
from boneyard.server.entries import AnyEntry, Dealt, Made, Promised, encode_entry
from boneyard.server.hall import Hall
from boneyard.server.listing import row_of
from boneyard.server.open_table import OpenTable
from boneyard.server.refused import Refused
from boneyard.server.retelling import rebuilt
from boneyard.server.settings import Settings
from boneyard.server.store import Write
from boneyard.server.table import Events, Table
from boneyard.server.terms import read_terms
from boneyard.sheets import SHEETS
from tests.server.company import Friend, Json

SECRET = "5e" * 32
SETTINGS = Settings(database="")
PROGRAMS = frozenset({"guest"})


class Paper:
    """The people v0, v1 … sit in the seats without a bot; v0 is the host. `now` is what the server's clock
    says."""

    def __init__(self, terms: Json, now: float | None = None, devices: int | None = None) -> None:
        self.now = now = time() if now is None else now
        read = read_terms(msgspec.json.encode(terms), PROGRAMS)
        free = [seat for seat in range(read.players) if SEATS[seat] not in read.bots]
        people = {seat: f"v{n % (devices or len(free))}" for n, seat in enumerate(free)}
        made = Made(
            at=now,
            terms=read,
            edition=SHEETS[read.sheet].edition,
            host="v0",
            seats={seat: (visitor, f"Friend {SEATS[seat]}") for seat, visitor in people.items()},
        )
        self.id = "paper"
        self.table = Table(self.id, made)
        self.log = [encode_entry(made)]
        self._ids = count(1)

    def begin(self, secret: str = SECRET) -> Paper:
        """The same deal every time."""
        table = self.table
        names = table.seat_names()
        commitment = table_commitment(secret, table.sheet, table.players, names, table.first)
        self.add(Promised(at=self.now, secret=secret, commitment=commitment, names=names))
        self.add(Dealt(at=self.now, nonces={seat: f"{seat:032x}" for seat in range(table.players)}))
        return self

    def add(self, entry: AnyEntry) -> Events:
        self.log.append(encode_entry(entry))
        return self.table.apply(entry)

    def ask(self, visitor: str, kind: str, **fields: object) -> list[AnyEntry]:
        id_ = fields.pop("id", f"{visitor}-{next(self._ids)}")
        command = COMMANDS.decode(json.dumps({"type": kind, "id": id_, **fields}).encode())
        entries = decide(self.table, Asker(visitor, None, self.now), command)
        for entry in entries:
            self.add(entry)
        return entries

    def refused(self, visitor: str, kind: str, **fields: object) -> str:
        """The reason. Nothing has changed."""
        before = self.table.number
        with pytest.raises(Refused) as refused:
            self.ask(visitor, kind, **fields)
        assert self.table.number == before
        return refused.value.reason

    def play(self, action: Action) -> Events:
        """By whose turn it is, a person."""
        table = self.table
        assert table.turn is not None
        return self.add(acted(table, table.turn, action, "person", self.now))

    def play_on(self) -> Events:
        """The first legal action."""
        assert self.table.match is not None
        return self.play(self.table.match.legal()[0])

    def play_round(self) -> Paper:
        """Until the round is over, always the first legal action."""
        while self.table.turn is not None:
            self.play_on()
        return self

    def due(self) -> Due | None:
        return due(self.table, SETTINGS)

    def wait(self, seconds: float) -> list[What]:
        """Time goes by, and what is due by then happens when it is."""
        until = self.now + seconds
        happened = []
        while (next_ := self.due()) is not None and next_.at <= until:
            self.now = max(self.now, next_.at)
            self._happen(next_.what)
            happened.append(next_.what)
        self.now = until
        return happened

    def _happen(self, what: What) -> None:
        table = self.table
        if what is not What.THINK:
            for entry in happening(table, what, self.now):
                self.add(entry)
            return
        bot, kind = thinker(table)
        assert table.match is not None
        assert table.turn is not None
        view = table.match.view(table.turn)
        choice = bot_named(bot, table.sheet)(view, Mwc(self.table.number), 1.0)
        self.add(acted(table, table.turn, choice, kind, self.now))

    def again(self) -> Table:
        """As whoever reads the log has it."""
        return rebuilt(self.id, list(enumerate(self.log, 1)))

    async def put(self, hall: Hall, id_: str = "paper") -> None:
        """Into the hall's store."""
        self.id = self.table.id = id_
        next_ = self.due()
        row = row_of(self.table, None if next_ is None else next_.at)
        problems: list[Exception | None] = []
        hall.store.log.put(Write(id_, 1, tuple(self.log), row), problems.append)
        await hall.store.log.flush()
        assert problems == [None]

    async def into(self, hall: Hall, id_: str = "paper") -> OpenTable:
        """The table goes on in a hall."""
        await self.put(hall, id_)
        return await hall.find(id_)


def one_before_the_end(terms: Json) -> Paper:
    """The next first legal action ends the round."""
    whole, paper = Paper(terms).begin().play_round(), Paper(terms).begin()
    assert whole.table.match is not None
    for _ in range(whole.table.match.number - 1):
        paper.play_on()
    return paper


async def sat_down(hall: Hall, paper: Paper) -> tuple[OpenTable, list[Friend]]:
    """The table in the hall, and its people there."""
    table = await paper.into(hall)
    friends = [Friend(visitor) for visitor in sorted(paper.table.visitors)]
    for friend in friends:
        await friend.come(table)
    return table, friends
