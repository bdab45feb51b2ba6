"""The server as people run it, `boneyard serve` in a process of its own, and people who come to it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from threading import Timer
from typing import IO, Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from boneyard.words import words
from tests.cli.command import COMMAND, PATIENCE
from tests.server.company import bring_up_to_date

Json = dict[str, Any]

ADDRESS = re.compile(r"Boneyard is running at (http://127\.0\.0\.1:(\d+))\n")
NO_LIMITS = (
    *("--requests-a-second=1000000", "--requests-at-once=1000000", "--visitors-an-hour=1000000"),
    *("--messages-a-second=1000000", "--messages-at-once=1000000", "--tables-an-hour=1000000"),
)
NOT_COMPILED = words().text("search-interpreted")


class Live:
    """A running server. It is killed at the end of the block if it has not ended before."""

    def __init__(self, process: subprocess.Popen[str], port: int, complaints: IO[str]) -> None:
        self.process = process
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self._is_ending = False
        self._complaints = complaints

    def kill(self) -> None:
        """At once, in the middle of whatever it does."""
        self._is_ending = True
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Its exit code, once it has come to its end."""
        self._is_ending = True
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def is_ending(self) -> bool:
        return self._is_ending

    def complained(self) -> str:
        """What it wrote to its log, but for the line that says it is not compiled."""
        return "".join([line for line in self.logged() if NOT_COMPILED not in line])

    def logged(self) -> list[str]:
        self._complaints.seek(0)
        return self._complaints.readlines()

    def said(self) -> str:
        """What it wrote after its address, once it has ended."""
        assert self.process.stdout is not None
        return self.process.stdout.read()


@contextmanager
def serving(*arguments: str) -> Iterator[Live]:
    """As soon as visitors can come."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as complaints:
        process = subprocess.Popen(
            [*COMMAND, "serve", "--port", "0", *arguments],
            env={**os.environ, "PYTHONUTF8": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
        )
        try:
            assert process.stdout is not None
            found = ADDRESS.search(greeting(process, process.stdout))
            complaints.seek(0)
            assert found, complaints.read()
            yield Live(process, int(found[2]), complaints)
        finally:
            process.kill()
            process.communicate()


def greeting(process: subprocess.Popen[str], said: IO[str]) -> str:
    """What it says when it has started; one that says nothing is not waited for for ever."""
    too_late = Timer(PATIENCE, process.kill)
    too_late.start()
    lines = ""
    try:
        while "Ctrl-C" not in lines and (line := said.readline()):
            lines += line
    finally:
        too_late.cancel()
    return lines


# --- People -----------------------------------------------------------------------------------------------


def client(server: Live) -> httpx.Client:
    return httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE)


def new_token(server: Live) -> str:
    with client(server) as http:
        made = http.post("/v1/visitors")
    assert made.status_code == 201, made.text
    token: str = made.json()["token"]
    return token


def new_table(server: Live, token: str, terms: Json) -> str:
    with client(server) as http:
        made = http.post("/v1/tables", json={"terms": terms}, headers={"Authorization": f"Bearer {token}"})
    assert made.status_code == 201, made.text
    table: str = made.json()["table"]
    return table


class Person:
    """Somebody at a table, who keeps views by what is told. They may come again and again."""

    def __init__(self, name: str, token: str, table: str) -> None:
        self.name = name
        self.token = token
        self.table = table
        self.about: Json = {}
        self.yours: list[str] = []
        self.views: dict[str, Json] = {}
        self.number = 0
        self.asked: dict[str, Json] = {}
        """What has no answer yet, by id, in order."""
        self.heard: list[Json] = []
        """Since the last time they came."""
        self.closed_with = 0
        self._ids = count(1)
        self._connection: ClientConnection | None = None
        self._news = asyncio.Event()

    async def stay(self, server: Live) -> None:
        """Until one of both ends it."""
        address = f"ws://127.0.0.1:{server.port}/v1/tables/{self.table}/play"
        self.heard = []
        with suppress(OSError, WebSocketException):
            async with connect(
                address, proxy=None, compression=None, max_size=None, open_timeout=PATIENCE
            ) as connection:
                self._connection = connection
                await self.send({"type": "hello", "version": 1, "token": self.token})
                try:
                    async for data in connection:
                        assert isinstance(data, str)
                        await self.hear(data)
                finally:
                    self._connection = None
                    self.closed_with = connection.close_code or 0
                    self._news.set()

    async def leave(self) -> None:
        if self._connection is not None:
            await self._connection.close()

    async def send(self, message: Json) -> None:
        """To a server that has just gone, nothing is sent: whoever listens to it is told."""
        if self._connection is not None:
            with suppress(WebSocketException):
                await self._connection.send(json.dumps(message))

    async def hear(self, data: str) -> None:
        message: Json = json.loads(data)
        self.heard.append(json.loads(data))  # its own: a view in the message is changed by the next one
        if message["type"] == "welcome":
            self.number = message["number"]
            self.about = message["about"]
            self.yours = message.get("yours", [])
            self.views = {view["seat"]: view for view in message.get("views", []) if view["seat"]}
        elif message["type"] == "told":
            assert message["number"] == self.number + 1, (message, self.number)
            self.number += 1
            self.about.update(message.get("about", {}))
            for seat in self.yours if "view" in message else list(self.views):
                self.views[seat] = bring_up_to_date(self.views.get(seat, {"seat": seat}), message)
        self.asked.pop(message.get("id", ""), None)
        self._news.set()

    async def until(self, true: Callable[[], object]) -> None:
        """Waits for what is to be heard."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._news.clear()
                await self._news.wait()

    async def ask(self, kind: str, **fields: object) -> str:
        """The id of the command, which is not waited for."""
        id_ = f"{self.name}-{next(self._ids)}"
        self.asked[id_] = {"type": kind, "id": id_, **fields}
        await self.send(self.asked[id_])
        return id_

    async def answer(self, kind: str, **fields: object) -> Json:
        return await self.answer_to(await self.ask(kind, **fields))

    async def ask_again(self, command: Json) -> Json:
        """What is said to it this time."""
        del self.heard[:]
        await self.send(command)
        return await self.answer_to(command["id"])

    async def answer_to(self, id_: str) -> Json:
        await self.until(lambda: any(message.get("id") == id_ for message in self.heard))
        return next(message for message in self.heard if message.get("id") == id_)

    def place(self, seat: str) -> Json:
        """What everybody knows about a seat."""
        return next(place for place in self.about["seats"] if place["seat"] == seat)
