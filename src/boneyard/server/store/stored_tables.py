"""Tables and their logs, as they are read, listed and deleted."""

from collections.abc import Sequence

from sqlalchemy import and_, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from boneyard.server.store import schema
from boneyard.server.store.database import Database, parts, storable
from boneyard.server.store.rows import TableRow

LARGEST = 2**31 - 1
DELETED_AT_ONCE = 200

COLUMNS = [schema.tables.c[field] for field in TableRow._fields]


class StoredTables:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def entries(self, table: str, after: int = 0, most: int | None = None) -> list[tuple[int, bytes]]:
        if not storable(table) or after >= LARGEST:
            return []
        log = schema.entries.c
        wanted = select(log.number, log.body).where(log.table_id == table, log.number > after)
        async with self._database.read() as connection:
            found = await connection.execute(wanted.order_by(log.number).limit(most))
            return [(number, body) for number, body in found]

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """The last number of each log; a table without one is left out."""
        log = schema.entries.c
        wanted = select(log.table_id, func.max(log.number)).group_by(log.table_id)
        numbers: dict[str, int] = {}
        async with self._database.read() as connection:
            for some in parts([table for table in tables if storable(table)]):
                found = await connection.execute(wanted.where(log.table_id.in_(some)))
                numbers.update((table, number) for table, number in found)
        return numbers

    async def row(self, table: str) -> TableRow | None:
        if not storable(table):
            return None
        wanted = select(*COLUMNS).where(schema.tables.c.id == table)
        async with self._database.read() as connection:
            found = (await connection.execute(wanted)).first()
        return None if found is None else TableRow(*found)

    async def made_by(self, key: str) -> str | None:
        """The table that was made with this key."""
        if not storable(key):
            return None
        wanted = select(schema.tables.c.id).where(schema.tables.c.key == key)
        async with self._database.read() as connection:
            found: str | None = await connection.scalar(wanted)
        return found

    async def public(self, most: int = 50) -> list[TableRow]:
        """Newest change first."""
        newest = schema.tables.c.changed_at.desc()
        wanted = select(*COLUMNS).where(schema.LISTED).order_by(newest).limit(most)
        async with self._database.read() as connection:
            return [TableRow(*row) for row in await connection.execute(wanted)]

    async def played(self, visitor: str, most: int = 50, before: float | None = None) -> list[TableRow]:
        """Newest first. `before` is the `made_at` of the last one already known."""
        table = schema.tables.c
        theirs = select(schema.played.c.table_id).where(schema.played.c.visitor == visitor)
        wanted = select(*COLUMNS).where(table.id.in_(theirs))
        if before is not None:
            wanted = wanted.where(table.made_at < before)
        async with self._database.read() as connection:
            found = await connection.execute(wanted.order_by(table.made_at.desc(), table.id).limit(most))
            return [TableRow(*row) for row in found]

    async def hosted(self, visitor: str) -> int:
        """How many tables of this host are not over."""
        theirs = schema.tables.c.host == visitor
        wanted = select(func.count()).select_from(schema.tables).where(theirs, schema.RUNNING)
        async with self._database.read() as connection:
            return await connection.scalar(wanted) or 0

    async def tallies(self) -> list[tuple[str, int, str, int]]:
        """Sheet, players, fact and how often."""
        tally = schema.tallies.c
        wanted = select(tally.sheet, tally.players, tally.fact, tally.total)
        async with self._database.read() as connection:
            found = await connection.execute(wanted.order_by(tally.sheet, tally.players, tally.fact))
            return [(sheet, players, fact, total) for sheet, players, fact, total in found]

    async def delete(self, table: str) -> bool:
        if not storable(table):
            return False
        async with self._database.write() as connection:
            return bool(await delete_tables(connection, [table]))

    async def expire(self, over_before: float, idle_before: float) -> list[str]:
        """Deletes tables that ended before the one time, or saw and expect nothing since the other."""
        table = schema.tables.c
        over = and_(table.state == "over", table.ended_at < over_before)
        idle = and_(
            schema.RUNNING,
            table.changed_at < idle_before,
            func.coalesce(table.due_at, 0.0) < idle_before,
            func.coalesce(table.held_until, 0.0) < idle_before,
        )
        gone: list[str] = []
        for old in (over, idle):
            wanted = select(table.id).where(old).order_by(table.id).limit(DELETED_AT_ONCE)
            while True:
                async with self._database.write() as connection:
                    some = await delete_tables(connection, list(await connection.scalars(wanted)))
                if not some:
                    break
                gone += some
        return gone


async def delete_tables(connection: AsyncConnection, ids: Sequence[str]) -> list[str]:
    """Those of them that were there. In the order in which the log writes, or two might wait in a circle."""
    await connection.execute(delete(schema.entries).where(schema.entries.c.table_id.in_(ids)))
    gone = delete(schema.tables).where(schema.tables.c.id.in_(ids)).returning(schema.tables.c.id)
    found = list(await connection.scalars(gone))
    await connection.execute(delete(schema.played).where(schema.played.c.table_id.in_(ids)))
    return found
