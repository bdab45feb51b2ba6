"""What is asked for at several processes at the same moment is decided by one of them at a time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from tests.counts import PROVE, count
from tests.server.company import NONCE
from tests.server.halls import PATIENCE, Visitor, halls_on, opened_by_all
from tests.server.redis_server import RedisServer, running_redis


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with running_redis() as server:
        yield server


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
