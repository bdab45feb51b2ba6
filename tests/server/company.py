"""People at a table without a network: they keep their views by what they are told, as any client does."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from boneyard.server.commands import COMMANDS
from boneyard.server.fanout import Alone
from boneyard.server.guests import Guest
from boneyard.server.hall import Hall
from boneyard.server.metrics import Metrics
from boneyard.server.open_table import OpenTable
from boneyard.server.settings import Settings
from boneyard.server.store import Store
from boneyard.server.terms import read_terms
from boneyard.server.thinkers import Team
from boneyard.words import words
from tools.stamps import ROOT

Json = dict[str, Any]
NONCE = "0123456789abcdef" * 2


def example() -> ModuleType:
    """docs/examples/remote_bot.py: what it says about views is what is tested here."""
    path = ROOT / "docs" / "examples" / "remote_bot.py"
    spec = importlib.util.spec_from_file_location("remote_bot", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


bring_up_to_date = example().bring_up_to_date


class Friend:
    """Hears what a client would; `views` are kept up to date by seat, None is a spectator."""

    def __init__(self, visitor: str, language: str = "en", seat: int | None = None, called: str = "") -> None:
        self.visitor = visitor
        self.called = called or visitor
        """The ids of its commands begin with this."""
        self.guest = Guest(self, visitor, seat, words(language))
        self.asked: dict[str, Json] = {}
        self.heard: list[Json] = []
        self.raw: list[bytes] = []
        self.again: list[Json] = []
        """What it had been told before."""
        self.views: dict[str | None, Json] = {}
        self.about: Json = {}
        self.yours: list[str] = []
        self.number = 0
        self.cuts: list[tuple[int, str]] = []
        self._ids = count(1)
        self._news = asyncio.Event()

    def say(self, data: bytes) -> None:
        self.raw.append(data)
        message: Json = msgspec.json.decode(data)
        # Its own, and not the message: a view that was told is changed by the next message.
        self.heard.append(msgspec.json.decode(data))
        if message["type"] == "welcome":
            self.number = message["number"]
            self.about = message["about"]
            self.yours = message.get("yours", [])
            self.views = {view["seat"]: view for view in message.get("views", [])}
        elif message["type"] == "told" and message["number"] <= self.number:
            self.again.append(message)
        elif message["type"] == "told":
            assert message["number"] == self.number + 1, (message, self.number)
            self.number += 1
            self.about.update(message.get("about", {}))
            begins = "view" in message and not self.views
            seats: list[str | None] = [*self.yours] or [None]
            for seat in seats if begins else list(self.views):
                self.views[seat] = bring_up_to_date(self.views.get(seat, {"seat": seat}), message)
        self._news.set()

    def cut(self, code: int, reason: str = "") -> None:
        self.cuts.append((code, reason))
        self._news.set()

    async def until(self, condition: Any) -> None:
        """Waits for what is to come; a hang is ended by whoever runs the tests."""
        async with asyncio.timeout(120):
            while not condition():
                self._news.clear()
                await self._news.wait()

    def ask(self, table: OpenTable, kind: str, **fields: object) -> str:
        id_ = str(fields.pop("id", f"{self.called}-{next(self._ids)}"))
        self.asked[id_] = {"type": kind, "id": id_, **fields}
        table.ask(self.guest, COMMANDS.decode(json.dumps(self.asked[id_]).encode()))
        return id_

    async def answer(self, table: OpenTable, kind: str, **fields: object) -> Json:
        """Ask, and wait for what is said to that."""
        before = len(self.heard)
        id_ = self.ask(table, kind, **fields)
        await self.until(lambda: any(message.get("id") == id_ for message in self.heard[before:]))
        return next(message for message in self.heard[before:] if message.get("id") == id_)

    async def do(self, table: OpenTable, kind: str, **fields: object) -> Json:
        """What is told of it. It must be carried out."""
        told = await self.answer(table, kind, **fields)
        assert told["type"] == "told", told
        return told

    async def refused(self, table: OpenTable, kind: str, **fields: object) -> str:
        """The reason. Nothing may have changed by it, and there must be a sentence."""
        before = table.table.number
        told = await self.answer(table, kind, **fields)
        assert told["type"] == "refused", told
        assert told["text"]
        assert table.table.number == before
        return str(told["reason"])

    async def hears(self, news: str) -> Json:
        """The first message about it."""
        await self.until(lambda: any(message.get("news") == news for message in self.heard))
        return next(message for message in self.heard if message.get("news") == news)

    def place(self, seat: str) -> Json:
        """What everybody knows about a seat."""
        return next(place for place in self.about["seats"] if place["seat"] == seat)

    async def come(self, table: OpenTable) -> Friend:
        """Also after a reload, which forgets everything."""
        before = len(self.heard)
        table.join(self.guest)
        await self.until(lambda: any(message["type"] == "welcome" for message in self.heard[before:]))
        return self

    async def play(self, table: OpenTable, action: str | None = None) -> Json:
        """This action, or the first legal one, with the seat of its own whose turn it is."""
        view = next(view for view in self.views.values() if view["legal"])
        action = action or view["legal"][0]
        return await self.do(table, "play", seat=view["seat"], number=view["number"], action=action)


def settings_for(folder: Path, **changed: object) -> Settings:
    quick: dict[str, object] = {"nonce_seconds": 60.0, "show_seconds": 60.0, "away_seconds": 60.0, **changed}
    return Settings(database=f"sqlite:///{folder / 'server.db'}", **quick)  # type: ignore[arg-type]


@asynccontextmanager
async def a_hall(settings: Settings) -> AsyncIterator[Hall]:
    store = await Store.open(settings.database)
    hall = Hall(settings, store, Alone(), Team(1, 10, settings.programs), Metrics())
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()
        await store.close()


async def a_table(hall: Hall, terms: Json, host: str = "host") -> OpenTable:
    made = await hall.make(read_terms(msgspec.json.encode(terms)), host, None, None)
    return await hall.find(made)


async def seated(hall: Hall, terms: Json, people: int) -> tuple[OpenTable, list[Friend]]:
    """A table at which these many people sit, the first of them as host, in the seats without a bot."""
    table = await a_table(hall, terms, "v0")
    friends = [Friend(f"v{n}") for n in range(people)]
    free = [seat for seat in "ABCDEFGH"[: terms["players"]] if seat not in terms.get("bots", {})]
    for friend, seat in zip(friends, free, strict=True):
        table.join(friend.guest)
        told = await friend.answer(table, "sit", seat=seat, name=f"Friend {seat}")
        assert told["type"] == "told", told
        await friend.until(lambda friend=friend: friend.yours)
    return table, friends


async def started(hall: Hall, terms: Json, people: int) -> tuple[OpenTable, list[Friend]]:
    table, friends = await seated(hall, terms, people)
    await friends[0].answer(table, "start")
    for friend in friends:
        await friend.until(lambda friend=friend: friend.about["state"] == "starting")
        for seat in friend.yours:
            assert (await friend.answer(table, "nonce", seat=seat, nonce=NONCE))["type"] == "told"
    for friend in friends:
        await friend.until(lambda friend=friend: friend.views)
    return table, friends


async def act(table: OpenTable, friends: list[Friend], chance: random.Random) -> bool:
    """Whatever has to be done next by one of the people; False once the match is over."""
    for friend in friends:
        if friend.about["state"] == "over":
            return False
        if friend.about["showing"]:
            waiting = [seat for seat in friend.yours if not friend.place(seat).get("ready")]
            if waiting:
                await friend.answer(table, "ready", seat=waiting[0])
                return True
            continue
        for seat in friend.yours:
            view = friend.views[seat]
            if view["legal"]:
                told = await friend.answer(
                    table, "play", seat=seat, number=view["number"], action=chance.choice(view["legal"])
                )
                assert told["type"] == "told", told
                return True
    before = friends[0].number
    await friends[0].until(lambda: friends[0].number > before)  # a bot's turn
    return True
