"""The file of a backup: a SQLite database with the newest schema and a mark in its head."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Table

from boneyard.server.store.database import file_address, make_file, one_connection
from boneyard.server.store.problems import BackupProblem, StoreAway, Why, failures_told
from boneyard.server.store.schema import REVISION
from boneyard.server.store.upgrade import bring_up_to_date

MARK = 0x426F6E65
AT_ONCE = 500

Values = dict[str, Any]


class BackupFile:
    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._connection = connection

    async def add(self, table: Table, rows: Sequence[Sequence[object]]) -> None:
        names = ", ".join(table.columns.keys())
        marks = ", ".join("?" * len(table.columns))
        sql = f"INSERT INTO {table.name} ({names}) VALUES ({marks})"
        with problems_told(self.path, "unwritable"):
            await asyncio.to_thread(insert, self._connection, sql, rows)

    async def rows(self, table: Table, which: str = "", *values: object) -> AsyncIterator[list[Values]]:
        """Some at a time, never all at once."""
        names = table.columns.keys()
        sql = f"SELECT {', '.join(names)} FROM {table.name} {which}"
        with problems_told(self.path, "damaged"):
            cursor = await asyncio.to_thread(self._connection.execute, sql, values)
            while found := await asyncio.to_thread(cursor.fetchmany, AT_ONCE):
                yield [dict(zip(names, row, strict=True)) for row in found]
            await asyncio.to_thread(cursor.close)


@asynccontextmanager
async def new_backup(path: Path) -> AsyncIterator[BackupFile]:
    """At the end it is whole and on disk. The mark comes last: without it, it is no backup."""
    with problems_told(path, "unwritable"), failures_told():
        await asyncio.to_thread(make_file, path)
        await bring_up_to_date(lambda: one_connection(file_address(path)))
        connection = await asyncio.to_thread(open_to_write, path)
    try:
        yield BackupFile(path, connection)
        with problems_told(path, "unwritable"):
            await asyncio.to_thread(finish, connection, path)
    finally:
        connection.close()


@asynccontextmanager
async def old_backup(path: Path) -> AsyncIterator[BackupFile]:
    connection = await asyncio.to_thread(open_to_read, path)
    try:
        yield BackupFile(path, connection)
    finally:
        connection.close()


def insert(connection: sqlite3.Connection, sql: str, rows: Sequence[Sequence[object]]) -> None:
    """Its cursor ends in the thread it was made in: elsewhere, it would end beside the next statement."""
    connection.executemany(sql, rows).close()


def open_to_write(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    # One file, and nobody reads it before it is done.
    for pragma in ("PRAGMA journal_mode=OFF", "PRAGMA synchronous=OFF", "BEGIN"):
        connection.execute(pragma)
    return connection


def finish(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute(f"PRAGMA application_id={MARK}")
    connection.execute("COMMIT")
    connection.close()
    sync(path)


def sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def open_to_read(path: Path) -> sqlite3.Connection:
    try:
        path.open("rb").close()
    except OSError:
        raise BackupProblem(path, "unreadable") from None
    connection = sqlite3.connect(path.absolute().as_uri() + "?mode=ro", uri=True, check_same_thread=False)
    try:
        check(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def check(connection: sqlite3.Connection, path: Path) -> None:
    with problems_told(path, "damaged"):
        if mark_of(connection) != MARK:
            raise BackupProblem(path, "no-backup")
        if connection.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise BackupProblem(path, "damaged")
        (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        if revision != REVISION:
            raise BackupProblem(path, "newer")


def mark_of(connection: sqlite3.Connection) -> int:
    try:
        (mark,) = connection.execute("PRAGMA application_id").fetchone()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            return 0
        raise
    return int(mark)


@contextmanager
def problems_told(path: Path, why: Why) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError, StoreAway):
        raise BackupProblem(path, why) from None
