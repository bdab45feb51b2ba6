"""Letters by way of Redis."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from itertools import islice

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from boneyard.server.fanout import BadRedisUrl, Heard, Letter

CHANNEL = "boneyard:letters"
SENDER_LETTERS = 16
MOST_IN_A_BATCH = 500
MOST_KEPT = 50_000
"""Letters that wait for Redis to come back. The oldest are lost; they are hints."""
MOST_ENTRIES = 16
"""Of one table in one letter. Whoever lacks more reads them from the log."""
FIRST_PAUSE = 0.05
LONGEST_PAUSE = 2.0
QUIET = 5.0
"""After so many seconds without a letter, Redis is asked whether it is still there."""
ANSWER = 2.0
"""It has this long to answer."""

log = logging.getLogger(__name__)

Batch = list[tuple[str, int, Sequence[bytes], bytes]]
_BATCH = msgspec.msgpack.Decoder(Batch)


class RedisFanOut:
    """Letters by way of Redis. When it is away, this comes back to it by itself."""

    def __init__(self, url: str, channel: str = CHANNEL) -> None:
        self.hearing = False
        self._channel = channel
        self._name = secrets.token_hex(SENDER_LETTERS // 2)
        self._redis = _client(url)
        self._unsent = _Unsent()
        self._heard: Heard = _ignore
        self._tried = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, heard: Heard) -> None:
        """Returns when Redis has been reached or found away; the latter is no error."""
        self._heard = heard
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._send())]
        await self._tried.wait()

    def tell(self, table: str, number: int = 0, entries: Sequence[bytes] = (), *, body: bytes = b"") -> None:
        if body:
            self._unsent.add_said(table, body)
        else:
            self._unsent.add_written(table, number, entries)

    async def close(self) -> None:
        """Letters on their way are sent if Redis takes them at once."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.hearing = False
        with suppress(RedisError, OSError, TimeoutError):
            async with asyncio.timeout(ANSWER):
                while tasks and self._unsent:
                    await self._publish(self._unsent.take())
        with suppress(RedisError, OSError):
            await self._redis.aclose()

    # --- Sending ------------------------------------------------------------------------------------------

    async def _send(self) -> None:
        """All that is told while the loop turns once, or while Redis is busy with a batch, is the next."""
        pause = FIRST_PAUSE
        while True:
            await self._unsent.some()
            batch = self._unsent.take()
            try:
                await self._publish(batch)
                pause = FIRST_PAUSE
            except (RedisError, OSError):
                self._unsent.put_back(batch)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            except asyncio.CancelledError:
                self._unsent.put_back(batch)
                raise

    async def _publish(self, batch: Batch) -> None:
        await self._redis.publish(self._channel, self._name.encode() + msgspec.msgpack.encode(batch))

    # --- Hearing ------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                async with self._redis.pubsub() as letters:
                    await self._subscribe(letters)
                    pause = FIRST_PAUSE
                    await self._hear(letters)
            except (RedisError, OSError, TimeoutError) as problem:
                if self.hearing or not self._tried.is_set():
                    log.warning("Redis is away (%s); until it is back, play goes on, slower", _kind(problem))
            finally:
                self.hearing = False
                self._tried.set()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _subscribe(self, letters: PubSub) -> None:
        async with asyncio.timeout(2 * ANSWER):
            await letters.subscribe(self._channel)
            await letters.get_message(timeout=None)
        if self._tried.is_set():
            log.warning("Redis is back")
        self.hearing = True
        self._tried.set()

    async def _hear(self, letters: PubSub) -> None:
        """Until Redis does not answer any more."""
        while True:
            message = await letters.get_message(timeout=QUIET)
            if message is None:
                await letters.ping()
                message = await letters.get_message(timeout=ANSWER)
            if message is None:
                raise TimeoutError
            if message["type"] == "message":
                self._open(message["data"])

    def _open(self, data: bytes) -> None:
        sender = data[:SENDER_LETTERS]
        if sender == self._name.encode():
            return
        try:
            letters = _BATCH.decode(data[SENDER_LETTERS:])
            name = sender.decode()
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return
        loop = asyncio.get_running_loop()
        for table, number, entries, body in letters:
            # Not called from here: what goes wrong there is not the letters' fault and must not end them.
            loop.call_soon(self._heard, Letter(table, number, entries, body, name))


class _Unsent:
    """What is to be told. What one table has written is one letter, whose number is the highest."""

    def __init__(self) -> None:
        self._written: dict[str, tuple[int, Sequence[bytes]]] = {}
        self._said: list[tuple[str, bytes]] = []
        self._some = asyncio.Event()

    def __bool__(self) -> bool:
        return bool(self._written or self._said)

    async def some(self) -> None:
        await self._some.wait()

    def add_said(self, table: str, body: bytes) -> None:
        self._said.append((table, body))
        del self._said[:-MOST_KEPT]
        self._some.set()

    def add_written(self, table: str, number: int, entries: Sequence[bytes]) -> None:
        kept, before = self._written.get(table, (0, ()))
        if number <= kept:
            return
        if kept == number - len(entries):
            entries = (*before, *entries)
        self._written[table] = number, entries[-MOST_ENTRIES:]
        if len(self._written) > MOST_KEPT:
            del self._written[next(iter(self._written))]
        self._some.set()

    def take(self) -> Batch:
        written = self._written
        tables = list(islice(written, MOST_IN_A_BATCH))
        batch: Batch = [(table, *written.pop(table), b"") for table in tables]
        batch += [(table, 0, (), body) for table, body in self._said[:MOST_IN_A_BATCH]]
        del self._said[:MOST_IN_A_BATCH]
        if not self:
            self._some.clear()
        return batch

    def put_back(self, batch: Batch) -> None:
        """Before what has come since."""
        since = self._written
        self._written = {table: (number, entries) for table, number, entries, body in batch if not body}
        self._said[:0] = [(table, body) for table, _, _, body in batch if body]
        for table, (number, entries) in since.items():
            self.add_written(table, number, entries)
        self._some.set()


def _client(url: str) -> Redis:
    try:
        client: Redis = Redis.from_url(
            url,
            socket_connect_timeout=ANSWER,
            socket_timeout=ANSWER,
            retry=Retry(NoBackoff(), 0),
            decode_responses=False,
        )
    except (ValueError, TypeError, RedisError):
        raise BadRedisUrl from None
    return client


def _kind(problem: Exception) -> str:
    """Not its text, in which there might be an address with a password."""
    return type(problem).__name__


def _ignore(_: Letter) -> None:
    pass
