"""Parties that play as fast as they can, whatever becomes of their server, and know what they were told."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from boneyard.record.notation import read_seat
from boneyard.server.entries import decode_entry
from boneyard.server.retelling import retold
from boneyard.server.store import Store
from tests.server.live import Json, Live, Person, new_table, new_token
from tests.server.stored import opened

SHOW = 3600.0
"""The servers of these tests have been told --show-seconds."""

NONCE = "0123456789abcdef" * 2
LAST = 20
"""One of so many commands is sent again by whoever comes back, though it was answered."""


class Heard(NamedTuple):
    table: str
    number: int
    seats: tuple[int, ...]
    text: str


class Player(Person):
    """Does at once whatever has to be done; after a match the host asks for another, and all go there."""

    def __init__(
        self, name: str, token: str, table: str, seats: Sequence[str], chance: random.Random
    ) -> None:
        super().__init__(name, token, table)
        self.seats = seats
        self.acknowledged: dict[str, tuple[str, int]] = {}
        """Table and number of every command that was carried out, by its id."""
        self.told: list[Heard] = []
        """Since somebody last looked whether it is in the log."""
        self.sent_again: Counter[str] = Counter()
        self._carried_out: list[Json] = []
        """The last of them, at this table."""
        self._again: set[str] = set()
        self._is_back = False
        self._here = table
        self._chance = chance

    async def play(self, server: Live) -> None:
        """Until the server ends."""
        while not server.is_ending():
            self._here, self._is_back = self.table, False
            await self.stay(server)
            assert server.is_ending() or self._here != self.table, (self.closed_with, self.heard[-1:])

    async def hear(self, data: str) -> None:
        if self._here != self.table:
            return  # with one foot out of the door
        id_ = json.loads(data).get("id", "")
        command = self.asked.get(id_)
        await super().hear(data)
        message = self.heard[-1]
        assert message["type"] != "refused", (self.name, message, command)
        if message["type"] == "told":
            seats = tuple([read_seat(seat) for seat in self.yours])
            self.told.append(Heard(self.table, message["number"], seats, data))
        if command is not None:
            self._was_carried_out(command, message)
        if message["type"] == "welcome" and not self._is_back:
            await self._ask_again()
        if not self.asked and message["type"] != "farewell":
            await self._go_on()

    def _was_carried_out(self, command: Json, message: Json) -> None:
        id_, where = command["id"], (self.table, message["number"])
        assert self.acknowledged.setdefault(id_, where) == where, (self.acknowledged[id_], message)
        if id_ in self._again:
            self._again.discard(id_)
            self.sent_again[message["type"]] += 1
        self._carried_out = [*self._carried_out[1 - LAST :], command]

    async def _ask_again(self) -> None:
        """Whatever was not answered, and something that was."""
        self._is_back = True
        if self._carried_out:
            done = self._chance.choice(self._carried_out)
            self.asked = {done["id"]: done, **self.asked}
        self._again = set(self.asked)
        for command in list(self.asked.values()):
            await self.send(command)

    async def _go_on(self) -> None:
        if self.about["rematch"]:
            self.table = self.about["rematch"]
            self._carried_out = []
            await self.leave()
        else:
            await self._do_next()

    async def _do_next(self) -> None:
        about = self.about
        places = {seat: self.place(seat) for seat in self.seats}
        host = any(place.get("host") for place in places.values())
        missing = [seat for seat, place in places.items() if not place.get("name")]
        if missing:
            await self.ask("sit", seat=missing[0], name=f"{self.name} {missing[0]}")
        elif about["state"] == "open":
            if host and all(place.get("name") for place in about["seats"]):
                await self.ask("start")
        elif about["state"] == "starting":
            waiting = [seat for seat, place in places.items() if not place.get("nonce")]
            if waiting:
                await self.ask("nonce", seat=waiting[0], nonce=NONCE)
        elif about["state"] == "over":
            if host:
                await self.ask("rematch")
        elif about["showing"]:
            waiting = [seat for seat, place in places.items() if not place.get("ready")]
            if waiting:
                await self.ask("ready", seat=waiting[0])
        else:
            await self._play_a_tile()

    async def _play_a_tile(self) -> None:
        for seat, view in self.views.items():
            if view["legal"]:
                action = self._chance.choice(view["legal"])
                await self.ask("play", seat=seat, number=view["number"], action=action)
                return


class Party:
    """Those at one table, and at the tables where they go on."""

    def __init__(self, players: Sequence[Player], bots: int) -> None:
        self.players = players
        self.has_bots = bots > 0
        self.logs: dict[str, list[tuple[int, bytes]]] = {}
        """By table, as far as they have been looked at."""

    @property
    def acknowledged(self) -> int:
        return sum([len(player.acknowledged) for player in self.players])

    async def check(self, store: Store) -> None:
        told = [heard for player in self.players for heard in player.told]
        for table in sorted({heard.table for heard in told} | {player.table for player in self.players}):
            log = await store.entries(table)
            self._check_log(table, log)
            self._check_told(table, log, [heard for heard in told if heard.table == table])
            self.logs[table] = log
        for player in self.players:
            player.told.clear()

    def _check_log(self, table: str, log: list[tuple[int, bytes]]) -> None:
        """It has only grown, each command is in it once, and each acknowledged one where that was told."""
        assert [number for number, _ in log] == list(range(1, len(log) + 1))
        before = self.logs.get(table, [])
        assert log[: len(before)] == before
        ids = [decode_entry(body).id for _, body in log]
        twice = [id_ for id_, times in Counter(filter(None, ids)).items() if times > 1]
        assert twice == []
        for player in self.players:
            for id_, (where, number) in player.acknowledged.items():
                assert where != table or ids[number - 1 : number] == [id_], (id_, number, len(log))

    def _check_told(self, table: str, log: list[tuple[int, bytes]], told: list[Heard]) -> None:
        """Who was told something would be told the same today."""
        tellings = {
            telling.number: telling for telling in retold(table, log, len(self.logs.get(table, [])), SHOW)
        }
        for heard in told:
            message = json.loads(heard.text)
            message.pop("id", None)
            assert message == json.loads(tellings[heard.number].message(heard.seats))


def new_party(server: Live, chance: random.Random, terms: Json, people: Sequence[str]) -> Party:
    """People by their seats: "AC" is one who plays for two. The first is the host."""
    tokens = [new_token(server) for _ in people]
    table = new_table(server, tokens[0], {"pace": 0, **terms})
    players = [
        Player(f"{table[:6]}.{seats}", token, table, seats, chance)
        for seats, token in zip(people, tokens, strict=True)
    ]
    return Party(players, len(terms.get("bots", {})))


def start(group: asyncio.TaskGroup, server: Live, parties: Sequence[Party]) -> None:
    """They play until the server ends."""
    for party in parties:
        for player in party.players:
            group.create_task(player.play(server))


async def check(parties: Sequence[Party], url: str) -> None:
    """Whatever they were told is in the database, and nothing twice."""
    async with opened(url) as store:
        for party in parties:
            await party.check(store)


async def go_on(parties: Sequence[Party], by: int) -> None:
    """Each of them has done so much more since."""
    goals = [(party, party.acknowledged + by) for party in parties]
    async with asyncio.timeout(120):
        while any(party.acknowledged < goal for party, goal in goals):
            await asyncio.sleep(0.01)
