"""Batches into SQLite: one thread, one connection, and one visit of the thread for a whole batch."""

import asyncio
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, contextmanager
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from boneyard.server.store.batch import Batch, gather
from boneyard.server.store.database import BUSY_SECONDS, PRAGMAS
from boneyard.server.store.problems import NOT_HELD, OneFails, StoreAway, Taken, away
from boneyard.server.store.rows import TableRow, Write

# SQLite's module lets go of the interpreter for every statement, and a busy loop gives it back 5 ms later:
# many rows go into one statement, in few sizes so that they stay prepared.
SIZES = (64, 8, 1)

UNFIT = (
    sqlite3.DataError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
    OverflowError,
    UnicodeError,
)

ENTRIES = "INSERT INTO entries (table_id, number, body) VALUES {}"
# A cross join is taken as it is written; asked with IN, SQLite reads the whole table.
BEFORE = (
    "SELECT count(*) FROM (VALUES {}) AS put "
    "CROSS JOIN entries ON entries.table_id = put.column1 AND entries.number = put.column2"
)
ROWS = (
    f"INSERT INTO tables ({', '.join(TableRow._fields)}) VALUES {{}} ON CONFLICT (id) DO UPDATE SET "
    + ", ".join(f"{field} = excluded.{field}" for field in TableRow._fields if field not in ("id", "key"))
)
SEATED = "INSERT INTO played (visitor, table_id, seat) VALUES {} ON CONFLICT DO NOTHING"
TALLIES = (
    "INSERT INTO tallies (sheet, players, fact, total) VALUES {} "
    "ON CONFLICT (sheet, players, fact) DO UPDATE SET total = total + excluded.total"
)


class SqliteAppender:
    def __init__(self, file: Path, turn: AbstractAsyncContextManager[Any]) -> None:
        self._file = file
        self._turn = turn
        self._thread = ThreadPoolExecutor(1, "boneyard-log")
        self._connection: sqlite3.Connection | None = None

    async def append(self, writes: Sequence[Write]) -> Collection[str]:
        """Only one process writes here, so that nobody is quicker: OneFails will do."""
        async with self._turn:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._append, writes)
        return ()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    def _append(self, writes: Sequence[Write]) -> None:
        try:
            write_batch(self._connected(), gather(writes))
        except sqlite3.IntegrityError:
            raise OneFails(Taken()) from None
        except UNFIT:
            raise OneFails(StoreAway(NOT_HELD)) from None
        except sqlite3.Error as error:
            # While the disk is full, a new connection might not even read.
            if self._connection is not None and self._connection.in_transaction:
                self._disconnect()
            raise away(error) from None

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, timeout=BUSY_SECONDS, isolation_level=None)
            for pragma in PRAGMAS:
                self._connection.execute(pragma)
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def write_batch(connection: sqlite3.Connection, batch: Batch) -> None:
    with transaction(connection):
        check_no_gap(connection, batch)
        insert(connection, ENTRIES, 3, [entry[:3] for entry in batch.entries])
        insert(connection, ROWS, len(TableRow._fields), batch.rows)
        insert(connection, SEATED, 3, batch.seated)
        insert(connection, TALLIES, 4, batch.tallies)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def check_no_gap(connection: sqlite3.Connection, batch: Batch) -> None:
    """A table that was deleted, by another process perhaps, does not come back as the end of its log."""
    before = sorted({(entry.table, entry.before) for entry in batch.entries if entry.before})
    found = 0
    for statement, values in in_statements(BEFORE, 2, before):
        found += connection.execute(statement, values).fetchone()[0]
    if found != len(before):
        raise OneFails(Taken())


def insert(connection: sqlite3.Connection, sql: str, width: int, rows: Sequence[Iterable[object]]) -> None:
    for statement, values in in_statements(sql, width, rows):
        connection.execute(statement, values)


def in_statements(
    sql: str, width: int, rows: Sequence[Iterable[object]]
) -> Iterator[tuple[str, list[object]]]:
    start = 0
    for size in SIZES:
        while len(rows) - start >= size:
            yield statement_for(sql, width, size), list(chain.from_iterable(rows[start : start + size]))
            start += size


@cache
def statement_for(sql: str, width: int, size: int) -> str:
    row = f"({', '.join('?' * width)})"
    return sql.format(", ".join([row] * size))
