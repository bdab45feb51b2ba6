"""`boneyard restore`: what a backup has and the database has not."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Table, insert, select
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection

from boneyard.server.store import schema
from boneyard.server.store.backup_file import BackupFile, Values, old_backup
from boneyard.server.store.database import Database
from boneyard.server.store.rows import Figures

# A table with its log is restored in one piece; a server beside waits no longer than these few take.
TABLES_AT_ONCE = 20


async def restore(url: str, path: Path) -> Figures:
    """What was missing and is there now. A table that is there is left as it is, log and all."""
    async with old_backup(path) as file:
        database = await Database.open(url)
        try:
            return await restore_all(file, database)
        finally:
            await database.close()


async def restore_all(file: BackupFile, database: Database) -> Figures:
    tables = entries = tokens = 0
    async for rows in file.rows(schema.tables, "ORDER BY id"):
        for start in range(0, len(rows), TABLES_AT_ONCE):
            async with database.write() as connection:
                missing = await add_tables(connection, rows[start : start + TABLES_AT_ONCE])
                tables += len(missing)
                entries += await add_logs(connection, file, missing)
    async for rows in file.rows(schema.tokens):
        async with database.write() as connection:
            tokens += len(await add(connection, schema.tokens, rows))
    async for rows in file.rows(schema.tallies):
        async with database.write() as connection:
            await add(connection, schema.tallies, rows)
    return Figures(tables, entries, tokens)


async def add_tables(connection: AsyncConnection, rows: Sequence[Values]) -> list[str]:
    """Those that were not there. One of which the log alone is there is left alone, too: logs do not mix."""
    table, log = schema.tables.c, schema.entries.c
    logs = select(log.table_id).where(log.table_id.in_([row["id"] for row in rows])).distinct()
    keys = select(table.key).where(table.key.in_([row["key"] for row in rows if row["key"]]))
    known = set(await connection.scalars(logs))
    used = set(await connection.scalars(keys))
    missing = [
        row | {"public": bool(row["public"]), "key": None if row["key"] in used else row["key"]}
        for row in rows
        if row["id"] not in known
    ]
    return await add(connection, schema.tables, missing)


async def add_logs(connection: AsyncConnection, file: BackupFile, tables: Sequence[str]) -> int:
    entries = 0
    for table in tables:
        async for rows in file.rows(schema.entries, "WHERE table_id = ? ORDER BY number", table):
            await connection.execute(insert(schema.entries), rows)
            entries += len(rows)
        async for rows in file.rows(schema.played, "WHERE table_id = ?", table):
            await add(connection, schema.played, rows)
    return entries


async def add(connection: AsyncConnection, table: Table, rows: Sequence[Values]) -> list[Any]:
    """The first column of those that were not there."""
    if not rows:
        return []
    dialect_insert = sqlite_insert if connection.dialect.name == "sqlite" else postgres_insert
    adding = dialect_insert(table).on_conflict_do_nothing().returning(table.columns[0])
    return list(await connection.scalars(adding, list(rows)))
