"""A whole server on a free port of this machine, in the test's own loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import httpx
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

from boneyard.server.hall import Hall
from boneyard.server.serving import Server, config_for, listen, opened
from boneyard.server.settings import Settings
from tests.server.listening import run, until

Json = dict[str, Any]


class Served(NamedTuple):
    port: int
    app: FastAPI
    http: httpx.AsyncClient

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    async def visitor(self) -> dict[str, str]:
        """The headers of somebody new."""
        made = await self.http.post("/v1/visitors")
        assert made.status_code == 201, made.text
        return {"Authorization": f"Bearer {made.json()['token']}"}

    async def table(self, host: dict[str, str], **terms: object) -> str:
        body: Json = {"terms": {"sheet": "mexican-train-classic", "players": 2, **terms}}
        made = await self.http.post("/v1/tables", json=body, headers=host)
        assert made.status_code == 201, made.text
        table: str = made.json()["table"]
        return table

    async def socket(self, table: str, **options: Any) -> ClientConnection:
        return await connect(f"ws://127.0.0.1:{self.port}/v1/tables/{table}/play", proxy=None, **options)


@asynccontextmanager
async def served(settings: Settings) -> AsyncIterator[Served]:
    door = listen("127.0.0.1", 0)
    port = door.getsockname()[1]
    async with opened(settings) as (app, closing):
        server = Server(config_for(settings, app), closing)
        running = asyncio.create_task(server.run_until_told(door, lambda: None))
        try:
            await until(lambda: server.started or running.done())
            async with httpx.AsyncClient(
                base_url=f"http://127.0.0.1:{port}", timeout=60, trust_env=False
            ) as client:
                yield Served(port, app, client)
        finally:
            server.should_exit = True
            await running
            door.close()


def with_server(settings: Settings, work: Callable[[Served], Awaitable[None]]) -> None:
    """Do it while a server runs."""

    async def whole() -> None:
        async with served(settings) as server:
            await work(server)

    run(whole())


def refused(response: httpx.Response, status: int, reason: str) -> bool:
    """A problem as RFC 9457 has it, and nothing but that."""
    assert response.headers["content-type"] == "application/problem+json", response.text
    body = response.json()
    assert body.keys() == {"type", "title", "status", "detail", "reason"}
    assert (response.status_code, body["status"], body["reason"]) == (status, status, reason), response.text
    assert body["detail"]
    return True
