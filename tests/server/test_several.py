"""Several processes serve one table: on one PostgreSQL, with letters by Redis or without."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from boneyard.server.entries import Acted, decode_entry
from boneyard.server.hall import Hall
from boneyard.server.retelling import rebuilt
from boneyard.server.table import OVER
from tests.counts import count
from tests.server.company import Json
from tests.server.halls import PATIENCE, Visitor, all_play, at_one_table, die, halls_on
from tests.server.redis_server import RedisServer, running_redis
from tests.server.test_same_game import as_sent


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with running_redis() as server:
        yield server


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
            async with asyncio.timeout(PATIENCE):
                while table.table.turn != 0:  # the bot may have drawn, or may have to follow a double
                    await asyncio.sleep(0.1)
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
        assert person.about["state"] != OVER
        await person.go_on(person.actions + 1)
        while (due_at := opened.mover.due_at) is not None:
            row = await hall.store.row(opened.table.id)
            if row is not None and row.due_at == due_at == opened.mover.due_at:
                return
            await asyncio.sleep(0.05)


async def moves_of_bots(hall: Hall, table: str) -> int:
    entries = [decode_entry(body) for _, body in await hall.store.entries(table)]
    return sum(isinstance(entry, Acted) and entry.kind == "bot" for entry in entries)
