"""Several halls on one database, each with its own connections and its own memory, as processes have them.

They share nothing else.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec

from boneyard.server.fanout import FanOut, Unheard
from boneyard.server.hall import Hall
from boneyard.server.metrics import Metrics
from boneyard.server.open_table import OpenTable
from boneyard.server.redis_fanout import RedisFanOut
from boneyard.server.settings import Settings
from boneyard.server.store import Store
from boneyard.server.table import OVER, STARTING
from boneyard.server.terms import read_terms
from boneyard.server.thinkers import Team
from tests.server.company import NONCE, Friend, Json
from tests.server.redis_server import RedisServer

PATIENCE = 240.0
DEVICES = itertools.count(1)


@asynccontextmanager
async def a_hall_on(url: str, fanout: FanOut) -> AsyncIterator[Hall]:
    settings = Settings(database=url, nonce_seconds=60.0, show_seconds=60.0, away_seconds=60.0)
    store = await Store.open(url)
    hall = Hall(settings, store, fanout, Team(1, 10, {}), Metrics())
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()
        await store.close()


@asynccontextmanager
async def halls_on(url: str, redis: RedisServer | None, number: int) -> AsyncIterator[list[Hall]]:
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                a_hall_on(url, Unheard() if redis is None else RedisFanOut(redis.url))
            )
            for _ in range(number)
        ]


async def die(hall: Hall) -> None:
    """As a process does that is killed: nothing is told and nothing is let go of."""
    for loop in hall._loops:
        loop.cancel()
    for table in hall.tables.values():
        table.mover.stop()
        table.closed = True
    await hall.fanout.close()


class Visitor(Friend):
    """Has come to one of the halls."""

    def __init__(self, visitor: str, table: OpenTable, chance: random.Random) -> None:
        super().__init__(visitor, called=f"{visitor} on {next(DEVICES)}")
        self.table = table
        self.chance = chance
        table.join(self.guest)

    async def sit(self, seat: str) -> None:
        await self.do(self.table, "sit", seat=seat, name=f"Friend {seat}")

    async def go_on(self, until: int = 10_000) -> None:
        """Does for its seats whatever there is to do, until the match is over or has had so many actions.

        What is refused was made for an older state.
        """
        while self.about.get("state") != OVER and self.actions < until:
            number = self.number
            asked = self._what_to_do()
            if asked is not None:
                answer = await self.answer(self.table, asked.pop("kind"), **asked)
                if answer["type"] == "told":
                    continue
                assert answer["reason"] in ("stale", "not-your-turn", "no-round-shown", "round-shown"), answer
            await self.until(lambda number=number: self.number > number)

    @property
    def actions(self) -> int:
        return max([view["number"] for view in self.views.values()], default=0)

    def _what_to_do(self) -> Json | None:
        for seat in self.yours:
            if self.about["state"] == STARTING and not self.place(seat).get("nonce"):
                return {"kind": "nonce", "seat": seat, "nonce": NONCE}
            if self.about["showing"] and not self.place(seat).get("ready"):
                return {"kind": "ready", "seat": seat}
            view = self.views.get(seat, {})
            if view.get("legal") and not self.about["showing"]:
                action = self.chance.choice(view["legal"])
                return {"kind": "play", "seat": seat, "number": view["number"], "action": action}
        return None


async def at_one_table(halls: list[Hall], terms: Json, chance: random.Random) -> list[Visitor]:
    """One person for each seat without a bot, each at the next hall, and a spectator at every one."""
    tables = await opened_by_all(halls, terms)
    free = [seat for seat in "ABCDEFGH"[: terms["players"]] if seat not in terms.get("bots", {})]
    people = [Visitor(f"v{n}", tables[n % len(tables)], chance) for n in range(len(free))]
    for visitor, seat in zip(people, free, strict=True):
        await visitor.sit(seat)
    watchers = [Visitor("", table, chance) for table in tables]
    host = people[0]
    await host.until(lambda: all(place.get("name") for place in host.about["seats"]))
    await host.do(host.table, "start")
    return [*people, *watchers]


async def all_play(company: list[Visitor], until: int = 10_000) -> None:
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as tasks:
        for visitor in company:
            tasks.create_task(visitor.go_on(until))


async def opened_by_all(halls: list[Hall], terms: Json) -> list[OpenTable]:
    made = await halls[0].make(read_terms(msgspec.json.encode(terms)), "v0", None, None)
    return [await hall.find(made) for hall in halls]
