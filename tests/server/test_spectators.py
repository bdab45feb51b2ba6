"""Everybody at a table knows how many watch, wherever these are connected."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from boneyard.server import spectators
from boneyard.server.fanout import Letter
from tests.server.company import Friend, Json, a_hall, seated, settings_for

PAIR: Json = {"sheet": "chickenfoot", "players": 2}


def watching(friend: Friend) -> int:
    """As it was last told."""
    told = [message for message in friend.heard if message["type"] in ("welcome", "watching")]
    number: int = told[-1]["count"] if told[-1]["type"] == "watching" else told[-1].get("watching", 0)
    return number


def test_people_without_a_seat_are_counted_once_each(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await seated(hall, PAIR, 2)
            assert (watching(anna), watching(ben)) == (0, 0)
            cleo = await Friend("cleo").come(table)
            tab = await Friend("cleo", called="tab").come(table)
            strangers = [await Friend("").come(table) for _ in range(2)]
            await anna.until(lambda: watching(anna) == 3)
            dan = await Friend("dan").come(table)
            assert watching(dan) == 3
            await cleo.until(lambda: watching(cleo) == 4)

            for leaving in (dan, tab, *strangers):
                table.leave(leaving.guest)
            await ben.until(lambda: watching(ben) == 1)
            await ben.do(table, "stand", seat="B")
            await anna.until(lambda: watching(anna) == 2)
            await cleo.do(table, "sit", seat="B", name="Cleo")
            await anna.until(lambda: watching(anna) == 1)

    asyncio.run(go())


def test_those_at_other_processes_are_counted_until_these_fall_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, _) = await seated(hall, PAIR, 2)
            for sender, body in (("b", b"watching 2"), ("c", b"watching 5"), ("c", b"watching 1")):
                hall.hear(Letter(table.table.id, body=body, sender=sender))
            hall.hear(Letter(table.table.id, body=b"watching many", sender="c"))
            await anna.until(lambda: watching(anna) == 3)

            monkeypatch.setattr(spectators, "REMIND", 0.0)
            monkeypatch.setattr(spectators, "FORGET", 0.0)
            table.spectators.remind()
            await anna.until(lambda: watching(anna) == 0)

    asyncio.run(go())


def test_other_processes_are_told_how_many_watch_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        letters: list[bytes] = []
        async with a_hall(settings_for(tmp_path)) as hall:
            monkeypatch.setattr(hall.fanout, "tell", lambda *_, body=b"": letters.append(body))
            table, (anna, _) = await seated(hall, PAIR, 2)
            await Friend("cleo").come(table)
            await anna.until(lambda: watching(anna) == 1)
            assert letters[-1] == b"watching 1"

            table.spectators.remind()
            assert letters.count(b"watching 1") == 1  # it was said a moment ago
            monkeypatch.setattr(spectators, "REMIND", 0.0)
            table.spectators.remind()
            assert letters.count(b"watching 1") == 2

    asyncio.run(go())
