"""Nobody is told what could still be lost: neither guests who come just then, nor readers of the pages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from boneyard.server.fanout import Alone
from boneyard.server.hall import Hall
from boneyard.server.metrics import Metrics
from boneyard.server.settings import Settings
from boneyard.server.store import Store, StoreAway
from boneyard.server.thinkers import Team
from tests.server.company import Friend, Json, seated, started
from tests.server.gate import Gate, gate_to

PAIR: Json = {"sheet": "chickenfoot", "players": 2, "options": {"rounds": "1"}, "pace": 0}


@pytest.fixture
def gated(postgres_url: str) -> Iterator[tuple[Gate, str]]:
    """A database that can be away, and its address."""
    with gate_to(postgres_url) as (gate, url):
        yield gate, url


@asynccontextmanager
async def a_hall_at(url: str) -> AsyncIterator[Hall]:
    settings = Settings(database=url, nonce_seconds=60.0, show_seconds=60.0, away_seconds=60.0)
    store = await Store.open(url)
    hall = Hall(settings, store, Alone(), Team(1, 10, {}), Metrics())
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()
        await store.close()


def test_who_comes_while_the_database_is_away_is_welcomed_to_what_is_on_disk(gated: tuple[Gate, str]) -> None:
    gate, url = gated

    async def go() -> None:
        async with a_hall_at(url) as hall:
            table, (anna,) = await seated(hall, {**PAIR, "bots": {"B": "caboose"}}, 1)
            written = table.written
            gate.shut()
            refused = await anna.answer(table, "stand", seat="A")
            assert refused["reason"] == "store-away"
            ben = Friend("ben")
            table.join(ben.guest)
            with pytest.raises(StoreAway):
                await hall.about(table.table.id)
            assert told_of_table(ben) == []
            gate.open()
            await ben.until(lambda: ben.number)
            assert ben.number == written
            assert ben.place("A")["name"] == "Friend A"
            assert (await hall.about(table.table.id)).seats[0].name == "Friend A"
            await anna.do(table, "stand", seat="A")

    asyncio.run(go())


def test_a_repeated_command_is_answered_even_if_the_database_goes_away(gated: tuple[Gate, str]) -> None:
    """Its answer waits for something else to be written, and that fails."""
    gate, url = gated

    async def go() -> None:
        async with a_hall_at(url) as hall:
            table, (anna, ben) = await seated(hall, PAIR, 2)
            await anna.do(table, "settle", id="once", hints=False)
            gate.shut()
            ben.ask(table, "stand", seat="B")
            heard = len(anna.heard)
            anna.ask(table, "settle", id="once", hints=False)
            await ben.until(lambda: ben.heard[-1].get("reason") == "store-away")
            gate.open()
            await anna.until(lambda: any(message.get("id") == "once" for message in anna.heard[heard:]))
            assert [one["type"] for one in anna.heard[heard:] if one.get("id") == "once"] == ["done"]

    asyncio.run(go())


def test_a_seat_is_shown_to_whoever_takes_it_when_that_is_on_disk(postgres_url: str) -> None:
    """And not before, neither by what is told of the past nor on the pages."""

    async def go() -> None:
        async with a_hall_at(postgres_url) as hall:
            table, (anna, _) = await started(hall, PAIR, 2)
            await anna.do(table, "hand", seat="B")
            carla = await Friend("carla").come(table)
            async with nothing_is_written(postgres_url):
                carla.ask(table, "sit", seat="B", name="Carla")
                carla.ask(table, "missed", after=1)
                while table._tasks:
                    await asyncio.sleep(0.01)
                page = await hall.about(table.table.id)
                assert told_of_table(carla) == ["welcome"]
                assert not page.seats[1].name
            await carla.until(lambda: [message for message in carla.heard if message["type"] == "done"])
            assert carla.yours == ["B"]
            assert (await hall.about(table.table.id)).seats[1].name == "Carla"

    asyncio.run(go())


def told_of_table(friend: Friend) -> list[str]:
    """Who watches is no secret, and is said at any time."""
    return [message["type"] for message in friend.heard if message["type"] != "watching"]


@asynccontextmanager
async def nothing_is_written(url: str) -> AsyncIterator[None]:
    """Whoever writes to a log waits, and whoever reads does not."""
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction():
            await connection.execute("LOCK TABLE entries IN SHARE MODE")
            yield
    finally:
        await connection.close()


def test_what_was_heard_of_while_the_database_was_away_is_read_when_it_is_back(
    postgres_url: str, gated: tuple[Gate, str]
) -> None:
    """Nobody tells it a second time."""
    gate, url = gated

    async def go() -> None:
        async with a_hall_at(postgres_url) as hall, a_hall_at(url) as cut_off:
            table, (anna,) = await seated(hall, {**PAIR, "bots": {"B": "caboose"}}, 1)
            other = await cut_off.find(table.table.id)
            watcher = await Friend("").come(other)
            while not cut_off._heard_all:  # until then it looks for itself
                await asyncio.sleep(0.05)
            gate.shut()
            await anna.do(table, "settle", hints=False)
            other.hear(table.written)  # a letter without the entries
            while other._tasks:
                await asyncio.sleep(0.01)
            gate.open()
            await watcher.until(lambda: not watcher.about["terms"].get("hints", True))

    asyncio.run(go())


def test_what_a_letter_brings_need_not_be_read(postgres_url: str, gated: tuple[Gate, str]) -> None:
    gate, url = gated

    async def go() -> None:
        async with a_hall_at(postgres_url) as hall, a_hall_at(url) as cut_off:
            table, (anna,) = await seated(hall, {**PAIR, "bots": {"B": "caboose"}}, 1)
            other = await cut_off.find(table.table.id)
            watcher = await Friend("").come(other)
            gate.shut()
            before = table.written
            await anna.do(table, "settle", hints=False)
            await anna.do(table, "settle", take_backs=False)
            entries = [body for _, body in await hall.store.entries(table.table.id, before)]

            other.hear(before + 1, entries[:1])
            other.hear(before + 2, entries)
            other.hear(before + 2, entries)

            assert other.table.number == other.written == before + 2
            assert not watcher.about["terms"]["hints"]
            assert not watcher.about["terms"]["take_backs"]

    asyncio.run(go())
