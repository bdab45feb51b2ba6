"""Batches into PostgreSQL: one connection kept for it, and one statement for each kind of row."""

from collections import Counter
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import asyncpg
from asyncpg.exceptions import DataError as BadData
from asyncpg.exceptions import DeadlockDetectedError, IntegrityConstraintViolationError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from boneyard.server.store.batch import Batch, Entry, gather
from boneyard.server.store.problems import FAILURES, NOT_HELD, OneFails, StoreAway, Taken, away
from boneyard.server.store.rows import TableRow, Write

if TYPE_CHECKING:
    Driver = asyncpg.Connection[asyncpg.Record]

# ValueError is asyncpg's, too, for what it cannot encode.
UNFIT = (BadData, ValueError, OverflowError)

KINDS = {
    "id": "text",
    "key": "text",
    "state": "text",
    "public": "boolean",
    "host": "text",
    "sheet": "text",
    "players": "integer",
    "free": "integer",
    "summary": "bytea",
    "made_at": "double precision",
    "changed_at": "double precision",
    "ended_at": "double precision",
    "due_at": "double precision",
}
# Asked with EXISTS, PostgreSQL may read the whole table to look up a few.
ENTRIES = """
    INSERT INTO entries (table_id, number, body)
    SELECT put.table_id, put.number, put.body
    FROM unnest($1::text[], $2::integer[], $3::bytea[], $4::integer[]) AS put (table_id, number, body, before)
    WHERE before = 0
    OR (SELECT true FROM entries AS old WHERE old.table_id = put.table_id AND old.number = before)
    ON CONFLICT DO NOTHING RETURNING table_id
"""
ROWS = (
    f"INSERT INTO tables ({', '.join(TableRow._fields)}) SELECT * FROM unnest("
    + ", ".join(f"${number}::{KINDS[field]}[]" for number, field in enumerate(TableRow._fields, 1))
    + ") ON CONFLICT (id) DO UPDATE SET "
    + ", ".join(f"{field} = excluded.{field}" for field in TableRow._fields if field not in ("id", "key"))
)
# Most batches in one go, or nothing of them: where what must be on disk already is not, there is no body.
QUICK = """
    INSERT INTO entries (table_id, number, body)
    SELECT put.table_id, put.number, CASE
        WHEN before = 0
        OR (SELECT true FROM entries AS old WHERE old.table_id = put.table_id AND old.number = before)
        THEN put.body END
    FROM unnest(${0}::text[], ${1}::integer[], ${2}::bytea[], ${3}::integer[])
    AS put (table_id, number, body, before)
"""
QUICK_ENTRIES = QUICK.format(*range(1, 5))
QUICK_WITH_ROWS = f"WITH rows AS ({ROWS})" + QUICK.format(
    *range(len(TableRow._fields) + 1, len(TableRow._fields) + 5)
)
SEATED = """
    INSERT INTO played (visitor, table_id, seat)
    SELECT * FROM unnest($1::text[], $2::text[], $3::integer[]) ON CONFLICT DO NOTHING
"""
TALLIES = """
    INSERT INTO tallies (sheet, players, fact, total)
    SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::bigint[])
    ON CONFLICT (sheet, players, fact) DO UPDATE SET total = tallies.total + excluded.total
"""


class PostgresAppender:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._held: AsyncConnection | None = None
        self._driver: Driver | None = None

    async def append(self, writes: Sequence[Write]) -> Collection[str]:
        try:
            return await write_all(await self._connected(), writes)
        except IntegrityConstraintViolationError:
            raise OneFails(Taken()) from None
        except DeadlockDetectedError as error:
            raise OneFails(away(error)) from None
        except UNFIT:
            raise OneFails(StoreAway(NOT_HELD)) from None
        except FAILURES as error:
            await self._disconnect()
            raise away(error) from None
        except BaseException:
            await self._disconnect()
            raise

    async def close(self) -> None:
        if self._held is not None:
            await self._held.close()
            self._held = self._driver = None

    async def _connected(self) -> "Driver":
        if self._driver is not None and self._driver.is_closed():
            await self._disconnect()
        if self._driver is None:
            self._held = await self._engine.connect()
            raw = await self._held.get_raw_connection()
            driver: Driver | None = raw.driver_connection
            assert driver is not None
            self._driver = driver
        return self._driver

    async def _disconnect(self) -> None:
        held, self._held, self._driver = self._held, None, None
        if held is not None:
            await held.invalidate()
            await held.close()


async def write_all(driver: "Driver", writes: Sequence[Write]) -> set[str]:
    """But for those tables to which others have written."""
    batch = gather(writes)
    if batch.entries and not (batch.seated or batch.tallies):
        with suppress(IntegrityConstraintViolationError):  # then it has to be found out whose fault it is
            await write_quickly(driver, batch)
            return set()
    taken: set[str] = set()
    while True:
        try:
            await write_batch(driver, gather([write for write in writes if write.table not in taken]))
        except OthersWereQuicker as quicker:
            taken |= quicker.tables
        else:
            return taken


async def write_quickly(driver: "Driver", batch: Batch) -> None:
    """One statement is a transaction of its own."""
    entries = zip(*batch.entries, strict=True)
    if batch.rows:
        await driver.execute(QUICK_WITH_ROWS, *zip(*batch.rows, strict=True), *entries)
    else:
        await driver.execute(QUICK_ENTRIES, *entries)


async def write_batch(driver: "Driver", batch: Batch) -> None:
    async with driver.transaction():
        await insert_entries(driver, batch.entries)
        if batch.rows:
            await driver.execute(ROWS, *zip(*batch.rows, strict=True))
        if batch.seated:
            await driver.execute(SEATED, *zip(*batch.seated, strict=True))
        if batch.tallies:
            await driver.execute(TALLIES, *zip(*batch.tallies, strict=True))


async def insert_entries(driver: "Driver", entries: Sequence[Entry]) -> None:
    """A table that was deleted, by another process perhaps, does not come back as the end of its log."""
    if entries:
        done = await driver.fetch(ENTRIES, *zip(*entries, strict=True))
        if len(done) != len(entries):
            missing = Counter([entry.table for entry in entries]) - Counter([table for (table,) in done])
            raise OthersWereQuicker(set(missing))


class OthersWereQuicker(Exception):
    def __init__(self, tables: set[str]) -> None:
        super().__init__()
        self.tables = tables
