"""Whenever the server is killed, everything that it acknowledged is there, once, and every table goes on."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Sequence

from tests.counts import count
from tests.figures import note
from tests.server.live import NO_LIMITS, Live, serving
from tests.server.parties import Party, check, go_on, new_party, start

KILLS = count(5, 100)
PATIENT = ("--nonce-seconds=600", "--show-seconds=3600", "--away-seconds=0.3")
"""Nothing that people ask for is refused because the time for it is over."""


def new_parties(server: Live, chance: random.Random) -> list[Party]:
    trains = {"sheet": "mexican-train-classic", "options": {"rounds": "1"}}
    feet = {"sheet": "chickenfoot", "options": {"rounds": "2"}}
    lines = {"sheet": "engine-191", "players": 2}
    return [
        new_party(server, chance, {**trains, "players": 3}, ["AC", "B"]),
        new_party(server, chance, {**trains, "players": 4, "bots": {"B": "caboose", "D": "conductor"}}, "AC"),
        new_party(server, chance, {**feet, "players": 2}, "AB"),
        new_party(server, chance, {**lines, "bots": {"B": "brakeman"}}, "A"),
    ]


def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed(database_url: str) -> None:
    chance = random.Random()
    parties: list[Party] = []
    options = (f"--database={database_url}", *NO_LIMITS, *PATIENT)

    async def live_and_die() -> None:
        with serving(*options) as server:
            parties.extend([] if parties else new_parties(server, chance))
            await check(parties, database_url)
            async with asyncio.TaskGroup() as group:
                start(group, server, parties)
                if chance.random() < 0.7:
                    await go_on(without_leases(parties, database_url), by=1)
                await asyncio.sleep(chance.uniform(0, 0.5))
                server.kill()
            assert server.complained() == ""

    async def live_on() -> None:
        with serving(*options) as server:
            await check(parties, database_url)
            async with asyncio.TaskGroup() as group:
                start(group, server, parties)
                await go_on(parties, by=5)
                assert await asyncio.to_thread(server.stop) == 0
            await check(parties, database_url)

    async def whole() -> None:
        for _ in range(KILLS):
            await live_and_die()
        await live_on()

    asyncio.run(whole())
    tell_figures(parties, database_url)


def without_leases(parties: Sequence[Party], url: str) -> list[Party]:
    """Those who need not wait until the hold of a dead process on their bots has run out."""
    return [party for party in parties if url.startswith("sqlite:") or not party.has_bots]


def tell_figures(parties: Sequence[Party], url: str) -> None:
    again: Counter[str] = Counter()
    for party in parties:
        for player in party.players:
            again += player.sent_again
    acknowledged = sum([party.acknowledged for party in parties])
    tables = sum([len(party.logs) for party in parties])
    note(
        f"kill: {url.partition(':')[0]}: {KILLS} kills, {tables} tables, {acknowledged} acknowledged, "
        f"0 lost, 0 twice; sent again: {again['done']} had been done, {again['told']} were done then"
    )
    assert again["done"] > 0
