"""Evening after evening: people come, reload, leave, come back; clocks run out; matches are played again.

Afterwards nothing is left of them but what is on disk.
"""

from __future__ import annotations

import asyncio
import gc
import random
import sys
from pathlib import Path

import pytest

from boneyard import SHEETS
from boneyard.server.commands import Start
from boneyard.server.due import due
from boneyard.server.hall import Hall
from boneyard.server.open_table import OpenTable
from boneyard.server.retelling import rebuilt
from boneyard.server.table import OVER
from tests.counts import count
from tests.figures import note
from tests.server.company import Friend, Json, a_hall, a_table, act, settings_for, started
from tests.server.hours import Clockwork, clockwork
from tests.server.party import Party, any_terms

EVENINGS = count(15, 600)
TERMS = [any_terms(sheet, random.Random(number)) for number, sheet in enumerate([*SHEETS] * 2)]
"""Few, for the rules of a table are kept ready for the next one."""
KEPT = count(500, 30)
"""So many blocks of memory may an evening leave behind, of what is kept on purpose and fills up in time."""
PATIENCE = 5000
"""So often the clock is put forward until nothing more happens."""


class Evening:
    def __init__(self, hall: Hall, loop: Clockwork, seed: int) -> None:
        self.hall = hall
        self.loop = loop
        self.chance = random.Random(seed)
        self.visitors = [f"visitor {seed} {number}" for number in range(8)]
        self.tables: list[str] = []
        self.hours = 0.0

    async def spend(self) -> None:
        table = await a_table(self.hall, self._terms(), self.visitors[0])
        await self._play(await self._party(table), self.chance.choice([15, 40, 150]))
        if table.table.rematch:
            again = await self.hall.find(table.table.rematch)
            await self._play(await self._party(again), self.chance.choice([0, 10]))
        await self._rest()

    def _terms(self) -> Json:
        clock = self.chance.choice([None, {"per": "move", "seconds": 30}, {"per": "match", "seconds": 90}])
        return {**self.chance.choice(TERMS), "clock": clock, "pace": self.chance.choice([0, 1, 5])}

    async def _party(self, table: OpenTable) -> Party:
        self.tables.append(table.table.id)
        people = [Friend(visitor) for visitor in self.visitors[: table.table.players]]
        others = [Friend(self.visitors[0], called="second"), Friend("", called="other")]
        return Party(table, people, Friend("", called="watcher"), self.chance, others, self.loop.date)

    async def _play(self, party: Party, steps: int) -> None:
        await party.begin()
        for _ in range(steps):
            await self._time_passes(party)
            if party.table.table.state == OVER:
                await party.ask(party.host, "rematch")
                break
            if self.chance.random() < 0.3:
                await party.do_something()
            else:
                await party.go_on()
        for friend in party.company:
            party.table.leave(friend.guest)

    async def _time_passes(self, party: Party) -> None:
        """Seconds mostly, and now and then so many that the clocks run out; bots have had their turn."""
        await self._forward(self.chance.choice([0, 0, 1, 1, 7, 100]))
        await party.quiet()
        while not party.waits and party.table.table.state != OVER:
            await self._forward(party.table.table.terms.pace)
            await party.quiet()

    async def _rest(self) -> None:
        """All have left. Bots and clocks may have something to do yet; then nothing is in memory any more."""
        for _ in range(PATIENCE):
            await self._forward(25)
            if not self.hall.tables and all([await self._rests(table) for table in self.tables]):
                return
        raise AssertionError(f"{list(self.hall.tables)} of {self.tables} go on for ever")

    async def _rests(self, table: str) -> bool:
        row = await self.hall.store.row(table)
        assert row is not None
        return row.due_at is None

    async def _forward(self, seconds: float) -> None:
        await self.hall.store.log.flush()
        self.loop.put_forward(seconds)
        self.hours += seconds / 3600
        await asyncio.sleep(0.001)
        await self.hall.store.log.flush()

    async def check(self) -> None:
        """Every table is over, or waits for people."""
        for id_ in self.tables:
            table = rebuilt(id_, await self.hall.store.entries(id_))
            assert due(table, self.hall.settings) is None
            if table.terms.clock is not None and table.people and table.paused_at is None:
                assert table.state != "playing" or table.chairs[table.turn or 0].free, table.state


def blocks() -> int:
    gc.collect()
    return sys.getallocatedblocks()


def test_nothing_is_left_of_an_evening_but_what_is_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    used: list[int] = []
    tables: list[str] = []
    hours: list[float] = []
    problems: list[object] = []
    settings = settings_for(tmp_path, tables_each=10**6, away_seconds=5.0, show_seconds=30.0)

    async def evenings(loop: Clockwork) -> None:
        nonlocal tables
        loop.set_exception_handler(lambda _, context: problems.append(context))
        async with a_hall(settings) as hall:
            tasks = len(asyncio.all_tasks())
            for seed in range(EVENINGS):
                evening = Evening(hall, loop, seed)
                await evening.spend()
                await evening.check()
                assert not hall.tables
                await come_down_to(tasks)
                assert not problems
                hours.append(evening.hours)
                tables = evening.tables
                del evening
                used.append(blocks())
            await hall.find(tables[0])
            used.append(blocks())
        assert asyncio.all_tasks() == {asyncio.current_task()}

    with clockwork(monkeypatch) as loop:
        loop.run_until_complete(evenings(loop))
    *used, one_more_table = used
    half = EVENINGS // 2
    kept = (used[-1] - used[half]) / (EVENINGS - half - 1)
    note(f"soak: {EVENINGS} evenings, {sum(hours):.0f} hours: {kept:.1f} blocks of memory more each")
    assert kept < KEPT
    a_table_each = one_more_table - used[-1]
    assert kept + a_table_each > KEPT, "tables that stay in memory would not be noticed"


async def come_down_to(tasks: int) -> None:
    """The hall may just be looking after its tables, or somebody be reading the log."""
    for _ in range(5000):
        if len(asyncio.all_tasks()) == tasks:
            break
        await asyncio.sleep(0.001)
    assert len(asyncio.all_tasks()) == tasks


def test_a_hall_that_closes_in_the_middle_of_everything_leaves_nothing_undone(tmp_path: Path) -> None:
    terms: Json = {"sheet": "chickenfoot", "players": 2, "options": {"rounds": "1"}, "pace": 0}

    async def go() -> None:
        problems: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: problems.append(context))
        for turns in range(count(6, 60)):
            async with a_hall(settings_for(tmp_path, tables_each=1000)) as hall:
                alone = await a_table(hall, {**terms, "bots": {"A": "caboose", "B": "caboose"}}, "host")
                host = await Friend("host").come(alone)
                alone.ask(host.guest, Start(id="start"))
                table, (anna,) = await started(hall, {**terms, "bots": {"B": "caboose"}}, 1)
                anna.ask(table, "missed", after=1)
                await act(table, [anna], random.Random(turns))
                anna.ask(table, "missed", after=1)
                alone.close()
                opening = asyncio.create_task(hall.find(alone.table.id))
                for _ in range(turns):
                    await asyncio.sleep(0)
            await asyncio.gather(opening, return_exceptions=True)
            await come_down_to(1)
            assert not problems
            assert anna.cuts == [(1012, "stopping")]

    asyncio.run(go())
