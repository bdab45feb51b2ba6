"""Letters between processes, by way of a real Redis that comes and goes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

import msgspec
import pytest
import redis

from boneyard.server import redis_fanout
from boneyard.server.fanout import Alone, BadRedisUrl, FanOut, Letter, Unheard
from boneyard.server.redis_fanout import CHANNEL, RedisFanOut
from tests.server.redis_server import RedisServer, running_redis

PATIENCE = 60.0


@pytest.fixture(scope="module")
def server() -> Iterator[RedisServer]:
    with running_redis() as running:
        yield running


@pytest.fixture
def restless() -> Iterator[RedisServer]:
    """One that a test may stop."""
    with running_redis() as running:
        yield running


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


class Process:
    """One end of the letters, and what has been heard there."""

    def __init__(self, url: str) -> None:
        self.letters = RedisFanOut(url)
        self.heard: list[tuple[str, int, bytes]] = []
        self.entries: dict[str, list[bytes]] = {}
        self.senders: set[str] = set()

    def hear(self, letter: Letter) -> None:
        self.heard.append((letter.table, letter.number, letter.body))
        self.entries[letter.table] = list(letter.entries)
        self.senders.add(letter.sender)

    async def hears_of(self, table: str) -> None:
        await until(lambda: any(letter[0] == table for letter in self.heard))


@asynccontextmanager
async def processes(url: str, number: int) -> AsyncIterator[list[Process]]:
    made = [Process(url) for _ in range(number)]
    try:
        for process in made:
            await process.letters.start(process.hear)
        yield made
    finally:
        for process in made:
            await process.letters.close()


def test_the_others_hear_a_letter_and_oneself_does_not(server: RedisServer) -> None:
    async def talk() -> None:
        async with processes(server.url, 3) as (a, b, c):
            assert [process.letters.hearing for process in (a, b, c)] == [True] * 3
            a.letters.tell("friday", 7)
            a.letters.tell("friday", body=b"well played")
            await until(lambda: len(b.heard) == len(c.heard) == 2)
            b.letters.tell("answer", 8)
            await a.hears_of("answer")

            assert b.heard == c.heard[:2] == [("friday", 7, b""), ("friday", 0, b"well played")]
            assert a.heard == [("answer", 8, b"")]
            assert len(b.senders) == 1
            assert a.senders.isdisjoint(b.senders)

    asyncio.run(talk())


def test_letters_of_one_turn_of_the_loop_are_published_once(server: RedisServer) -> None:
    async def talk() -> list[dict[str, object]]:
        with redis.Redis.from_url(server.url) as client, client.pubsub() as published:
            published.subscribe(CHANNEL)
            assert published.get_message(timeout=PATIENCE)
            async with processes(server.url, 2) as (a, b):
                for number in range(1, 101):
                    a.letters.tell("one", number)
                    a.letters.tell("two", number)
                await b.hears_of("two")

                assert sorted(b.heard) == [("one", 100, b""), ("two", 100, b"")]
            found = []
            while (message := published.get_message(timeout=0.2)) is not None:
                found.append(message)
            return found

    assert len(asyncio.run(talk())) == 1


def numbered(first: int, last: int) -> list[bytes]:
    return [b"%d" % number for number in range(first, last + 1)]


@pytest.mark.parametrize(
    ("told", "arrives"),
    [
        ([(7, 7)], (7, 7)),
        ([(7, 7), (8, 10), (11, 11)], (7, 11)),
        ([(7, 7), (9, 9)], (9, 9)),
        ([(8, 8), (7, 7)], (8, 8)),
        ([(1, 40)], (25, 40)),
        ([(1, 10), (11, 20)], (5, 20)),
    ],
)
def test_a_letter_has_the_last_entries_without_a_gap(
    server: RedisServer, told: list[tuple[int, int]], arrives: tuple[int, int]
) -> None:
    async def talk() -> None:
        async with processes(server.url, 2) as (a, b):
            for first, last in told:
                a.letters.tell("friday", last, numbered(first, last))
            await b.hears_of("friday")

            assert b.heard == [("friday", arrives[1], b"")]
            assert b.entries == {"friday": numbered(*arrives)}

    asyncio.run(talk())


def test_what_could_not_be_sent_goes_before_what_has_come_since() -> None:
    unsent = redis_fanout._Unsent()
    unsent.add_written("friday", 4, numbered(4, 4))
    unsent.add_said("friday", b"oops")
    batch = unsent.take()
    assert not unsent
    unsent.add_said("friday", b"sorry")
    unsent.add_written("friday", 5, numbered(5, 5))
    unsent.put_back(batch)

    assert unsent.take() == [
        ("friday", 5, (b"4", b"5"), b""),
        ("friday", 0, (), b"oops"),
        ("friday", 0, (), b"sorry"),
    ]
    assert not unsent


def test_many_letters_all_arrive_in_order(server: RedisServer) -> None:
    said = [(f"table {number}", 0, b"%d" % number) for number in range(1200)]

    async def talk() -> None:
        async with processes(server.url, 2) as (a, b):
            for table, _, body in said:
                a.letters.tell(table, body=body)
            for number in range(1200):
                a.letters.tell(f"other {number}", 5)
            await until(lambda: len(b.heard) == 2400)

            assert [letter for letter in b.heard if letter[2]] == said
            assert {letter[0] for letter in b.heard if letter[1] == 5} == {f"other {n}" for n in range(1200)}

    asyncio.run(talk())


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"hello",
        b"\xff" * 40,
        b"0123456789abcdef",
        b"0123456789abcdef" + msgspec.msgpack.encode([("friday", "seven", [], b"")]),
        b"0123456789abcdef" + msgspec.msgpack.encode({"friday": 7}),
        b"0123456789abcdef" + b"\x91" * 100_000,
        b"\xff" * 16 + msgspec.msgpack.encode([("friday", 7, [], b"")]),
    ],
)
def test_a_letter_that_cannot_be_read_is_dropped(server: RedisServer, data: bytes) -> None:
    async def talk() -> None:
        async with processes(server.url, 2) as (a, b):
            await asyncio.to_thread(server.publish, CHANNEL, data)
            a.letters.tell("after", 1)
            await b.hears_of("after")

            assert b.heard == [("after", 1, b"")]

    asyncio.run(talk())


def test_a_listener_that_fails_hears_the_next_letter_too(server: RedisServer) -> None:
    async def talk() -> None:
        failures: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context))
        async with processes(server.url, 1) as (a,):
            b = Process(server.url)

            def fail_first(letter: Letter) -> None:
                b.hear(letter)
                if letter.number == 1:
                    raise RuntimeError

            await b.letters.start(fail_first)
            try:
                a.letters.tell("first", 1)
                await b.hears_of("first")
                a.letters.tell("second", 2)
                await b.hears_of("second")
            finally:
                await b.letters.close()
        assert len(failures) == 1

    asyncio.run(talk())


def test_without_redis_nothing_is_heard_until_it_is_there(restless: RedisServer) -> None:
    async def talk() -> None:
        restless.stop()
        async with processes(restless.url, 2) as (a, b):
            a.letters.tell("lost", 1)

            assert not a.letters.hearing
            assert not b.letters.hearing
            await asyncio.to_thread(restless.start)
            await until(lambda: a.letters.hearing and b.letters.hearing)
            a.letters.tell("friday", 2)
            await b.hears_of("friday")

    asyncio.run(talk())


def test_redis_may_be_restarted(restless: RedisServer) -> None:
    async def talk() -> None:
        async with processes(restless.url, 2) as (a, b):
            restless.stop()
            await until(lambda: not a.letters.hearing and not b.letters.hearing)
            await asyncio.to_thread(restless.start)
            await until(lambda: a.letters.hearing and b.letters.hearing)
            a.letters.tell("friday", 3)
            await b.hears_of("friday")

    asyncio.run(talk())


def test_a_sender_that_was_cut_off_tells_it_again(server: RedisServer) -> None:
    """The others hear all the time, so they do not look in the log."""

    async def talk() -> None:
        async with processes(server.url, 2) as (a, b):
            a.letters.tell("before", 1)
            await b.hears_of("before")

            assert await asyncio.to_thread(server.hang_up, "normal") > 0
            a.letters.tell("friday", 4)
            a.letters.tell("friday", body=b"hello")
            await until(lambda: len(b.heard) == 3)

            assert b.heard[1:] == [("friday", 4, b""), ("friday", 0, b"hello")]

    asyncio.run(talk())


def test_a_listener_that_was_cut_off_knows_it_and_comes_back(server: RedisServer) -> None:
    async def talk() -> None:
        async with processes(server.url, 2) as (a, b):
            deaf = asyncio.create_task(until(lambda: not b.letters.hearing))
            await asyncio.sleep(0)

            assert await asyncio.to_thread(server.hang_up, "pubsub") > 0
            await deaf
            await until(lambda: b.letters.hearing)
            a.letters.tell("friday", 5)
            await b.hears_of("friday")

    asyncio.run(talk())


def test_a_redis_that_says_nothing_is_away(restless: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_fanout, "QUIET", 0.1)
    monkeypatch.setattr(redis_fanout, "ANSWER", 1.0)

    async def talk() -> None:
        async with processes(restless.url, 2) as (a, b):
            restless.freeze()
            try:
                await until(lambda: not b.letters.hearing)
            finally:
                restless.thaw()
            await until(lambda: b.letters.hearing)
            hears = asyncio.create_task(b.hears_of("friday"))
            for number in range(1, 1_000_000):
                if hears.done():  # b takes so little patience for silence that it may go away once more
                    break
                a.letters.tell("friday", number)
                await asyncio.sleep(0.05)
            await hears

    asyncio.run(talk())


def test_what_was_told_last_is_sent_before_it_closes(server: RedisServer) -> None:
    async def talk() -> None:
        async with processes(server.url, 1) as (b,):
            a = Process(server.url)
            await a.letters.start(a.hear)
            a.letters.tell("farewell", 9)
            await a.letters.close()
            await b.hears_of("farewell")

            assert not a.letters.hearing
            a.letters.tell("too late", 1)
            await a.letters.close()

    asyncio.run(talk())


def test_who_is_alone_hears_everything_and_who_has_no_redis_nothing() -> None:
    async def talk(letters: FanOut) -> bool:
        heard: list[Letter] = []
        await letters.start(heard.append)
        letters.tell("friday", 1, [b"laid"])
        letters.tell("friday", body=b"hello")
        await letters.close()
        assert not heard
        return letters.hearing

    assert asyncio.run(talk(Alone()))
    assert not asyncio.run(talk(Unheard()))


@pytest.mark.parametrize(
    "url", ["", "redis", "http://:geheim@host", "redis://:ge/heim@host:6379", "redis://host/x?db=geheim"]
)
def test_a_bad_address_is_refused_and_not_repeated(url: str) -> None:
    with pytest.raises(BadRedisUrl) as refused:
        RedisFanOut(url)

    assert "heim" not in str(refused.value)


def test_no_password_gets_into_the_log(restless: RedisServer, caplog: pytest.LogCaptureFixture) -> None:
    path = restless.url.removeprefix("unix://")
    restless.stop()

    async def talk() -> None:
        async with processes(f"unix://:geheim@{path}", 1) as (a,):
            assert not a.letters.hearing

    asyncio.run(talk())

    assert "Redis is away" in caplog.text
    assert "geheim" not in caplog.text
