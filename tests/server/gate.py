"""A gate in front of a server: while it is shut, the server is away for those who come through here."""

from __future__ import annotations

import asyncio
import threading
from asyncio import StreamReader, StreamWriter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import TypeVar

from sqlalchemy.engine import make_url

Result = TypeVar("Result")


class Gate:
    """Works in a thread of its own, so that a test may wait as it likes. `port` is on 127.0.0.1."""

    def __init__(self, host: str, port: int) -> None:
        """What is behind it; a host that begins with a slash is the folder of a PostgreSQL socket."""
        self._behind = (host, port)
        self._is_open = True
        self._passing: set[asyncio.Task[None]] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self._server = self._do(asyncio.start_server(self._let_pass, "127.0.0.1", 0))
        self.port: int = self._server.sockets[0].getsockname()[1]

    def shut(self) -> None:
        """Nobody gets through any more, and those who are through are cut off."""
        self._do(self._cut())

    def open(self) -> None:
        self._is_open = True

    def close(self) -> None:
        self._do(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _do(self, work: Coroutine[object, object, Result]) -> Result:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    async def _cut(self) -> None:
        self._is_open = False
        passing = list(self._passing)
        for task in passing:
            task.cancel()
        await asyncio.gather(*passing, return_exceptions=True)

    async def _end(self) -> None:
        self._server.close()
        await self._cut()
        await self._server.wait_closed()

    async def _let_pass(self, reader: StreamReader, writer: StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._passing.add(task)
        with suppress(OSError, asyncio.CancelledError):
            if self._is_open:
                await self._both_ways(reader, writer)
        self._passing.discard(task)
        await closed(writer)

    async def _both_ways(self, reader: StreamReader, writer: StreamWriter) -> None:
        host, port = self._behind
        if host.startswith("/"):
            behind = await asyncio.open_unix_connection(f"{host}/.s.PGSQL.{port}")
        else:
            behind = await asyncio.open_connection(host, port)
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(carry(reader, behind[1]))
                tasks.create_task(carry(behind[0], writer))
        except* OSError:
            pass
        finally:
            await closed(behind[1])


async def carry(reader: StreamReader, writer: StreamWriter) -> None:
    while some := await reader.read(65536):
        writer.write(some)
        await writer.drain()
    raise ConnectionResetError  # the other way ends with this one


async def closed(writer: StreamWriter) -> None:
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()


@contextmanager
def gate_to(url: str) -> Iterator[tuple[Gate, str]]:
    """A gate, and the address of the same database behind it."""
    address = make_url(url)
    host = address.query.get("host", address.host or "127.0.0.1")
    assert isinstance(host, str)
    gate = Gate(host, address.port or 5432)
    try:
        through = address.set(host="127.0.0.1", port=gate.port, query={})
        yield gate, through.render_as_string(hide_password=False)
    finally:
        gate.close()
