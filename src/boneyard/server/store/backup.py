"""`boneyard backup`: everything as it is at one moment, while the server goes on."""

import asyncio
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import Table, null, select
from sqlalchemy.ext.asyncio import AsyncConnection

from boneyard.server.store import schema
from boneyard.server.store.backup_file import AT_ONCE, BackupFile, new_backup, problems_told, sync
from boneyard.server.store.database import Address, one_connection, read_address
from boneyard.server.store.problems import NEWER, NOT_OPENED, BackupProblem, StoreAway, failures_told
from boneyard.server.store.rows import Figures
from boneyard.server.store.upgrade import revision_of

LEASE = ("holder", "held_until")


async def backup(url: str, path: Path) -> Figures:
    """What was copied. The file appears whole or not at all, and takes the place of one of that name."""
    address = read_address(url)
    if address.file and not address.file.exists():
        raise StoreAway(NOT_OPENED)
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        async with snapshot(address) as connection:
            await check_revision(connection, path)
            async with new_backup(beside) as file:
                figures = await copy_all(connection, file)
        with problems_told(path, "unwritable"):
            await asyncio.to_thread(put_in_place, beside, path)
    except BackupProblem as problem:
        raise BackupProblem(path, problem.why) from None
    finally:
        await asyncio.to_thread(remove, beside)
    return figures


@asynccontextmanager
async def snapshot(address: Address) -> AsyncIterator[AsyncConnection]:
    """SQLite keeps a reader's view as it is; PostgreSQL has to be asked to."""
    engine = one_connection(address)
    if not address.file:
        engine = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    try:
        with failures_told():
            async with engine.connect() as connection:
                yield connection
    finally:
        await engine.dispose()


async def check_revision(connection: AsyncConnection, path: Path) -> None:
    revision = await connection.run_sync(revision_of)
    if revision is None or revision < schema.REVISION:
        raise BackupProblem(path, "older-database")
    if revision > schema.REVISION:
        raise StoreAway(NEWER)


async def copy_all(connection: AsyncConnection, file: BackupFile) -> Figures:
    figures = Figures(
        tables=await copy(connection, schema.tables, file),
        entries=await copy(connection, schema.entries, file),
        tokens=await copy(connection, schema.tokens, file),
    )
    await copy(connection, schema.played, file)
    await copy(connection, schema.tallies, file)
    return figures


async def copy(connection: AsyncConnection, table: Table, file: BackupFile) -> int:
    """How many rows. Nobody holds a table that comes out of a backup."""
    columns = [null() if column.name in LEASE else column for column in table.columns]
    copied = 0
    found = await connection.stream(select(*columns), execution_options={"yield_per": AT_ONCE})
    async for rows in found.partitions():
        await file.add(table, [tuple(row) for row in rows])
        copied += len(rows)
    return copied


def put_in_place(beside: Path, path: Path) -> None:
    os.replace(beside, path)
    sync(path.parent)


def remove(beside: Path) -> None:
    for ending in ("", "-journal", "-wal", "-shm"):
        beside.with_name(beside.name + ending).unlink(missing_ok=True)
