"""Several processes serve one table: on one PostgreSQL, with letters by Redis or without.

Each hall here has its own connections and its own memory, as a process has; they share nothing else.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import asyncpg
import msgspec
import pytest

from boneyard.server.entries import Acted, decode_entry
from boneyard.server.fanout import FanOut, Unheard
from boneyard.server.hall import Hall
from boneyard.server.metrics import Metrics
from boneyard.server.open_table import OpenTable
from boneyard.server.redis_fanout import RedisFanOut
from boneyard.server.retelling import rebuilt
from boneyard.server.settings import Settings
from boneyard.server.store import Store
from boneyard.server.table import OVER, STARTING
from boneyard.server.terms import read_terms
from boneyard.server.thinkers import Team
from tests.counts import PROVE, count
from tests.server.company import NONCE, Friend, Json
from tests.server.redis_server import RedisServer, running_redis
from tests.server.test_same_game import as_sent

PATIENCE = 240.0
DEVICES = itertools.count(1)


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with running_redis() as server:
        yield server


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


async def all_agree(halls: list[Hall], company: list[Visitor]) -> list[Acted]:
    """With each other and with the log, which is told."""
    id_ = company[0].table.table.id
    log = await halls[0].store.entries(id_)
    table = rebuilt(id_, log)
    assert table.state == OVER
    assert [number for number, _ in log] == list(range(1, len(log) + 1))
    records = {await hall.record(id_) for hall in halls}
    assert len(records) == 1
    for visitor in company:
        await visitor.until(lambda visitor=visitor: visitor.number == len(log))
        assert visitor.about["secret"] == table.secret
        for seat, view in visitor.views.items():
            assert view == as_sent(company[0].table, seat)
    entries = [decode_entry(body) for _, body in log]
    return [entry for entry in entries if isinstance(entry, Acted)]


def thoughts(halls: list[Hall]) -> float:
    """How many moves their bots have chosen."""
    return sum(
        sample.value
        for hall in halls
        for metric in hall.metrics.thoughts.collect()
        for sample in metric.samples
        if sample.name.endswith("_total")
    )


TERMS: Json = {
    "sheet": "mexican-train-satisfy",
    "players": 4,
    "options": {"rounds": "2"},
    "bots": {"C": "caboose"},
    "pace": 0,
}


@pytest.mark.parametrize("number", [2, 4])
def test_people_at_different_processes_play_one_match(
    number: int, postgres_url: str, redis: RedisServer
) -> None:
    async def go() -> None:
        async with halls_on(postgres_url, redis, number) as halls:
            for seed in range(count(1, 10)):
                before = thoughts(halls)
                company = await at_one_table(halls, TERMS, random.Random(seed))
                await all_play(company)
                acted = await all_agree(halls, company)
                by_bots = sum(entry.kind == "bot" for entry in acted)
                assert thoughts(halls) - before == by_bots > 0, "each move is thought about by one process"

    asyncio.run(go())


def test_without_letters_it_is_the_same_match_only_slower(postgres_url: str) -> None:
    terms = {"sheet": "engine-191", "players": 2, "options": {"tokens": "1"}, "pace": 0}

    async def go() -> None:
        async with halls_on(postgres_url, None, 2) as halls:
            company = await at_one_table(halls, terms, random.Random(1))
            await all_play(company, until=5)
            log = await halls[0].store.entries(company[0].table.table.id)
            assert len({visitor.table.table.number for visitor in company} | {len(log)}) == 1

    asyncio.run(go())


def test_while_redis_is_away_play_goes_on_and_afterwards_too(postgres_url: str, redis: RedisServer) -> None:
    terms = {"sheet": "chickenfoot", "players": 2, "options": {"rounds": "1"}, "pace": 0}

    async def go() -> None:
        async with halls_on(postgres_url, redis, 2) as halls:
            company = await at_one_table(halls, terms, random.Random(2))
            await all_play(company, until=5)
            redis.stop()
            await all_play(company, until=10)
            redis.start()
            async with asyncio.timeout(PATIENCE):
                while not all(hall.fanout.hearing for hall in halls):
                    await asyncio.sleep(0.05)
            await all_play(company)
            await all_agree(halls, company)

    asyncio.run(go())


@pytest.mark.parametrize("there", ["at the table", "not at the table"])
def test_the_bots_of_a_process_that_died_are_moved_by_another(
    there: str, postgres_url: str, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boneyard.server.hall.LEASE", 2.0)
    terms = {**TERMS, "players": 2, "bots": {"B": "caboose"}, "pace": 3}

    async def go() -> None:
        async with halls_on(postgres_url, redis, 2) as (mortal, heir):
            anna, *_ = await at_one_table([mortal], terms, random.Random(3))
            id_ = anna.table.table.id
            watcher = Visitor("", await heir.find(id_), anna.chance) if there == "at the table" else None
            await a_bot_is_due(mortal, anna)
            moves = await moves_of_bots(heir, id_)
            await die(mortal)
            async with asyncio.timeout(PATIENCE):
                while await moves_of_bots(heir, id_) == moves:
                    await asyncio.sleep(0.1)
            table = await heir.find(id_)
            assert table.mover.held
            assert table.table.turn == 0, "it moves once, and then it is Anna's turn"
            if watcher is not None:
                await watcher.until(lambda: watcher.number == table.table.number)
            again = Visitor("v0", table, anna.chance)
            await again.until(lambda: again.views)
            await again.go_on(again.actions + 1)

    asyncio.run(go())


async def a_bot_is_due(hall: Hall, person: Visitor) -> None:
    """And it is noted when, for whoever may have to see to it."""
    opened = person.table
    while True:
        await person.go_on(person.actions + 1)
        while (due_at := opened.mover.due_at) is not None:
            row = await hall.store.row(opened.table.id)
            if row is not None and row.due_at == due_at == opened.mover.due_at:
                return
            await asyncio.sleep(0.05)


async def moves_of_bots(hall: Hall, table: str) -> int:
    entries = [decode_entry(body) for _, body in await hall.store.entries(table)]
    return sum(isinstance(entry, Acted) and entry.kind == "bot" for entry in entries)


# --- At the same moment -----------------------------------------------------------------------------------


def test_a_seat_that_two_want_at_once_is_had_by_one(postgres_url: str, redis: RedisServer) -> None:
    terms = {"sheet": "chickenfoot", "players": 2}

    async def go() -> None:
        async with halls_on(postgres_url, redis, 2) as halls:
            for _ in range(count(5, 50)):
                tables = await opened_by_all(halls, terms)
                people = [Visitor(f"v{n}", table, random.Random(0)) for n, table in enumerate(tables)]
                answers = await asyncio.gather(
                    *[one.answer(one.table, "sit", seat="A", name="Me") for one in people]
                )
                assert sorted(answer["type"] for answer in answers) == ["refused", "told"]
                assert {answer.get("reason") for answer in answers} == {None, "seat-taken"}
                for one, answer in zip(people, answers, strict=True):
                    assert one.yours == (["A"] if answer["type"] == "told" else [])

    asyncio.run(go())


def test_a_command_that_comes_by_two_ways_is_carried_out_once(postgres_url: str, redis: RedisServer) -> None:
    """Somebody's connection was lost, and what was asked for is asked again at another process."""
    terms = {"sheet": "chickenfoot", "players": 2, "bots": {"A": "caboose", "B": "caboose"}, "pace": 60}

    async def go() -> None:
        async with halls_on(postgres_url, redis, 2) as halls:
            for _ in range(count(5, 50)):
                tables = await opened_by_all(halls, terms)
                devices = [Visitor("v0", table, random.Random(0)) for table in tables]
                for kind in ("start", "pause", "resume"):
                    answers = await asyncio.gather(*[one.answer(one.table, kind, id=kind) for one in devices])
                    assert sorted(answer["type"] for answer in answers) == ["done", "told"], answers
                    for one in devices:
                        await one.until(lambda one=one, kind=kind: one.about["paused"] == (kind == "pause"))
                        await one.until(lambda one=one: one.about["state"] == "playing")

    asyncio.run(go())


def test_commands_at_many_processes_at_once_are_all_carried_out(
    postgres_url: str, redis: RedisServer
) -> None:
    """What another process has written meanwhile is read, and the command is decided anew."""
    terms = {"sheet": "mexican-train-classic", "players": 8}

    async def go() -> None:
        async with halls_on(postgres_url, redis, 4) as halls:
            tables = await opened_by_all(halls, terms)
            people = [Visitor(f"v{n}", tables[n % 4], random.Random(0)) for n in range(8)]
            answers = await asyncio.gather(
                *[
                    one.answer(one.table, "sit", seat=seat, name="Me")
                    for one, seat in zip(people, "ABCDEFGH", strict=True)
                ]
            )
            assert [answer["type"] for answer in answers] == ["told"] * 8
            log = await halls[0].store.entries(tables[0].table.id)
            assert len(log) == 9
            for one in people:
                await one.until(lambda one=one: one.number == 9)
                assert all(place.get("name") for place in one.about["seats"])

    asyncio.run(go())


async def opened_by_all(halls: list[Hall], terms: Json) -> list[OpenTable]:
    made = await halls[0].make(read_terms(msgspec.json.encode(terms)), "v0", None, None)
    return [await hall.find(made) for hall in halls]


def test_a_table_that_is_deleted_is_gone_everywhere(postgres_url: str, redis: RedisServer) -> None:
    terms = {"sheet": "chickenfoot", "players": 2}

    async def go() -> None:
        async with halls_on(postgres_url, redis, 2) as halls:
            for away in (False, True):
                if away:
                    redis.stop()
                    async with asyncio.timeout(PATIENCE):
                        while any(hall.fanout.hearing for hall in halls):
                            await asyncio.sleep(0.05)
                tables = await opened_by_all(halls, terms)
                guests = [Visitor(f"v{n}", table, random.Random(0)) for n, table in enumerate(tables)]
                await halls[0].delete(tables[0].table.id, "v0")
                for guest in guests:
                    await guest.until(lambda guest=guest: guest.cuts)
                    assert guest.heard[-1]["reason"] == "deleted"
                assert not any(hall.tables for hall in halls)

    asyncio.run(go())


@pytest.mark.skipif(not PROVE, reason="takes a lock that a busy machine may hold too long: make prove")
def test_what_is_written_while_a_table_is_being_opened_is_not_missed(
    postgres_url: str, redis: RedisServer
) -> None:
    terms = {"sheet": "chickenfoot", "players": 2}

    async def go() -> None:
        async with halls_on(postgres_url, redis, 2) as (here, there):
            (table,) = await opened_by_all([here], terms)
            id_ = table.table.id
            anna, ben = [Visitor(visitor, table, random.Random(0)) for visitor in ("v0", "v1")]
            await anna.sit("A")
            await ben.sit("B")
            await anna.do(table, "start")
            while not there._heard_all:  # until then it looks for itself
                await asyncio.sleep(0.05)
            async with nobody_holds_a_table(postgres_url):
                opening = asyncio.create_task(there.find(id_))
                await waiting(postgres_url, 2)
                await anna.do(table, "nonce", seat="A", nonce=NONCE)
                while id_ not in there._meanwhile and not opening.done():
                    await asyncio.sleep(0.01)
            watcher = Visitor("", await opening, anna.chance)
            await watcher.until(lambda: watcher.number == table.table.number)

    async def deadline() -> None:
        async with asyncio.timeout(PATIENCE):
            await go()

    asyncio.run(deadline())


@asynccontextmanager
async def nobody_holds_a_table(url: str) -> AsyncIterator[None]:
    """Whoever wants to hold one waits. Logs can be written and read."""
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction():
            await connection.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
            yield
    finally:
        await connection.close()


async def waiting(url: str, number: int) -> None:
    """Until so many wait for a lock."""
    connection = await asyncpg.connect(url)
    try:
        blocked = 0
        while blocked < number:
            blocked = await connection.fetchval(
                "SELECT count(*) FROM pg_stat_activity"
                " WHERE wait_event_type = 'Lock' AND datname = current_database()"
            )
            await asyncio.sleep(0.02)
    finally:
        await connection.close()
