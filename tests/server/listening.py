"""A tiny application on a real port, whose websockets are our own Connections."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from typing import Any

import uvicorn
import uvloop

from boneyard.server.connection import SCOPE, Connection

PATIENCE = 30.0
"""How many seconds a busy machine may take for what is a matter of milliseconds."""

App = Callable[[Any, Any, Any], Awaitable[None]]


def run(work: Awaitable[None]) -> None:
    """On the loop that the server uses, and not for ever."""

    async def bounded() -> None:
        async with asyncio.timeout(4 * PATIENCE):
            await work

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(bounded())


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


class Visit:
    """One connection as the application sees it: what was heard, and whether it was lost."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.heard: list[bytes] = []
        self.lost = 0

    def hear(self, data: bytes) -> None:
        self.heard.append(data)

    def lose(self) -> None:
        self.lost += 1


class Visits:
    """Accepts everybody. `hearing` is called with each message in place of keeping it."""

    def __init__(self, most_waiting: int = 262_144) -> None:
        self.most_waiting = most_waiting
        self.all: list[Visit] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        visit = Visit(scope[SCOPE])
        self.all.append(visit)
        visit.connection.attach(visit.hear, visit.lose, self.most_waiting)

    async def first(self) -> Visit:
        await until(lambda: self.all)
        return self.all[0]


class Quiet(uvicorn.Server):
    """Leaves the signals to whoever runs the tests."""

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        await self._serve(sockets)


@asynccontextmanager
async def listening(app: App, **options: Any) -> AsyncIterator[int]:
    """The port on which it is served."""
    config = uvicorn.Config(
        app,
        ws=Connection,
        http="h11",
        lifespan="off",
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=10,
        **{"ws_per_message_deflate": False, "ws_max_size": 16_384} | options,
    )
    server = Quiet(config)
    with closing(socket.create_server(("127.0.0.1", 0))) as door:
        serving = asyncio.create_task(server.serve([door]))
        try:
            await until(lambda: server.started or serving.done())
            yield door.getsockname()[1]
        finally:
            server.should_exit = True
            await serving
