"""A view that is kept up to date by what is told is the view the server would send, for every seat."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import msgspec
import pytest

from boneyard import SHEETS
from boneyard.record.views import write_view
from boneyard.server.open_table import OpenTable
from boneyard.server.retelling import rebuilt
from tests.counts import count
from tests.server.company import Friend, Json, a_hall, act, settings_for, started

EVENINGS: list[Json] = [
    {"sheet": "mexican-train-classic", "players": 3, "options": {"rounds": "2"}},
    {"sheet": "mexican-train-classic", "players": 2, "options": {"rounds": "1", "hands": "open"}},
    {"sheet": "mexican-train-classic-fr", "players": 4, "options": {"rounds": "2"}, "bots": {"B": "caboose"}},
    {"sheet": "mexican-train-super", "players": 3, "options": {"rounds": "2"}},
    {"sheet": "mexican-train-satisfy", "players": 4, "options": {"rounds": "1", "shared_trains": "two"}},
    {"sheet": "chickenfoot", "players": 3, "options": {"rounds": "2"}},
    {"sheet": "engine-191", "players": 2, "options": {"tokens": "2"}},
    {
        "sheet": "engine-191",
        "players": 4,
        "options": {"tokens": "1"},
        "bots": {"C": "fireman", "D": "caboose"},
    },
]


def as_sent(table: OpenTable, seat: str | None) -> Json:
    round_ = table.table.round
    assert round_ is not None
    place = None if seat is None else "ABCDEFGH".index(seat)
    sent: Json = json.loads(msgspec.json.encode(write_view(round_.view(place))))
    return sent


def everybody_sees_what_is_there(table: OpenTable, friends: list[Friend]) -> None:
    for friend in friends:
        if friend.number == table.table.number:
            for seat, view in friend.views.items():
                assert view == as_sent(table, seat)


@pytest.mark.parametrize("evening", EVENINGS, ids=lambda evening: f"{evening['sheet']}-{evening['players']}")
def test_what_is_told_keeps_every_view_up_to_date(evening: Json, tmp_path: Path) -> None:
    terms = {**evening, "pace": 0}
    people = evening["players"] - len(evening.get("bots", {}))

    async def play(seed: int) -> None:
        chance = random.Random(seed)
        async with a_hall(settings_for(tmp_path)) as hall:
            table, friends = await started(hall, terms, people)
            watcher = Friend("")
            table.join(watcher.guest)
            company = [*friends, watcher]
            while await act(table, friends, chance):
                everybody_sees_what_is_there(table, company)
                if chance.random() < 0.05:
                    await come_back(table, company, chance)
            await watcher.until(lambda: watcher.about["state"] == "over")
            everybody_sees_what_is_there(table, company)
            assert friends[0].about["secret"]
            entries = await hall.store.entries(table.table.id)
            assert rebuilt(table.table.id, entries).number == table.table.number

    for seed in range(count(1, 12)):
        asyncio.run(play(seed))


async def come_back(table: OpenTable, company: list[Friend], chance: random.Random) -> None:
    """One of them reloads; another asks again for what it has heard already."""
    friend = chance.choice(company)
    table.leave(friend.guest)
    table.join(friend.guest)
    await friend.until(lambda: friend.heard[-1]["type"] in ("welcome", "told"))
    other = chance.choice(company)
    first_told = {message["number"]: message for message in other.heard if message["type"] == "told"}
    after = chance.randrange(max(1, other.number - 50), other.number)
    other.again.clear()
    await other.answer(table, "missed", after=after)
    for message in other.again:
        told = first_told.get(message["number"], message)
        assert {**told, "id": ""} == {**message, "id": ""}
    assert {message["number"] for message in other.again} >= set(range(after + 1, other.number)) & set(
        first_told
    )


def test_all_sheets_are_played() -> None:
    assert {evening["sheet"] for evening in EVENINGS} == set(SHEETS)
