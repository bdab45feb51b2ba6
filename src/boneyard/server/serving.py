"""A server from start to stop: it listens, works until it is told to end, and leaves nothing unfinished."""

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import h11
import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.h11_impl import H11Protocol

from boneyard.server.api.app import create_app
from boneyard.server.connection import Connection
from boneyard.server.fanout import Alone, FanOut, Unheard
from boneyard.server.hall import Hall
from boneyard.server.metrics import Metrics
from boneyard.server.settings import Settings
from boneyard.server.store import Store
from boneyard.server.thinkers import Team
from boneyard.server.tokens import Tokens

PING_SECONDS = 20.0
REQUEST_SECONDS = 30.0
"""For a client to say what it wants."""
STOP_SECONDS = 10
"""For connections to end once everything is done."""
HEADER_BYTES = 16_384
BACKLOG = 2048
MOST_FILES = 1 << 20
_ENDING = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]

log = logging.getLogger(__name__)


def listen(host: str, port: int) -> socket.socket:
    """Raises OSError."""
    family, kind, proto, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    door = socket.socket(family, kind, proto)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
        door.listen(BACKLOG)
        door.setblocking(False)
    except OSError:
        door.close()
        raise
    return door


async def serve(settings: Settings, door: socket.socket, ready: Callable[[], None]) -> None:
    """Until a signal comes; `ready` is called when visitors can come.

    Raises StoreAway, UnknownDatabase, BadRedisUrl.
    """
    raise_file_limit()
    async with opened(settings) as (app, closing):
        server = Server(config_for(settings, app), closing)
        with server.heeding_signals():
            gc.collect()
            gc.freeze()  # what is there now will stay: no need to look at it again and again
            gc.set_threshold(50_000, 10, 10)
            await server.run_until_told(door, ready)


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[tuple[FastAPI, "Once"]]:
    """The application and what closes its hall. It is closed in the end, whatever happens."""
    store = await Store.open(settings.database)
    try:
        store.keep_others_out()
        metrics = Metrics()
        fanout = fanout_for(settings)
        team = Team(settings.workers, settings.thoughts_waiting, settings.programs)
        hall = Hall(settings, store, fanout, team, metrics)
        metrics.watch(lambda: len(hall.tables), lambda: team.waiting, store.log)
        closing = Once(hall.close)
        try:
            await hall.open()
            yield create_app(settings, hall, Tokens(store, settings.token_days), store), closing
        finally:
            await closing()
    finally:
        await store.close()


class Once:
    """Does it when called first, and nothing after that."""

    def __init__(self, work: Callable[[], Awaitable[None]]) -> None:
        self._work = work
        self._done = False

    async def __call__(self) -> None:
        if not self._done:
            self._done = True
            await self._work()


def fanout_for(settings: Settings) -> FanOut:
    if settings.redis:
        from boneyard.server.redis_fanout import RedisFanOut  # takes a while, and few need it

        return RedisFanOut(settings.redis)
    return Alone() if settings.database.startswith("sqlite:") else Unheard()


def config_for(settings: Settings, app: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=Doorway,
        ws=Connection,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=settings.compression,
        lifespan="off",
        log_config=None,
        log_level=settings.log_level,
        access_log=False,
        proxy_headers=False,  # the application looks at them itself
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=STOP_SECONDS,
        h11_max_incomplete_event_size=HEADER_BYTES,
    )


def raise_file_limit() -> None:
    """Each connection is an open file."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(now, wanted), most))


class Server(uvicorn.Server):
    """Ends in order: nobody new, then `closing` finishes what was begun, then the connections."""

    def __init__(self, config: uvicorn.Config, closing: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._closing = closing

    async def run_until_told(self, door: socket.socket, ready: Callable[[], None]) -> None:
        self.config.load()
        self.lifespan = self.config.lifespan_class(self.config)
        await self.startup([door])
        ready()
        await self.main_loop()
        await self.shutdown([door])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._closing()
        await super().shutdown(sockets)
        for connection in list(self.server_state.connections):  # they had their time
            connection.transport.abort()

    @contextmanager
    def heeding_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        heeded = [number for number in _ENDING if signal.getsignal(number) is not signal.SIG_IGN]
        for number in heeded:
            loop.add_signal_handler(number, self._told_to_end)
        try:
            yield
        finally:
            for number in heeded:
                loop.remove_signal_handler(number)

    def _told_to_end(self) -> None:
        """Told twice, it does not wait for anybody's connection."""
        self.force_exit = self.should_exit
        self.should_exit = True


class Doorway(H11Protocol):
    """Whoever connects and then does not say what they want is shown out."""

    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:  # the headers are not all there yet
            self._wait()
        else:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # in the middle of another answer
            self.transport.close()

    def _wait(self) -> None:
        if self._waiting is None:
            self._waiting = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
