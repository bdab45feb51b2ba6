"""Which process looks after a table, and when a table needs looking after."""

from collections.abc import Mapping, Sequence

from sqlalchemy import ColumnElement, Update, bindparam, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from boneyard.server.store import schema
from boneyard.server.store.database import Database, parts, storable

TABLE = schema.tables.c


class Leases:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def hold(self, tables: Sequence[str], holder: str, until: float, now: float) -> set[str]:
        """Which of them are the holder's until then. A lease that has run out is anybody's."""
        held: set[str] = set()
        for some in parts(sorted({table for table in tables if storable(table)})):
            async with self._database.write() as connection:
                held |= await hold_some(connection, some, holder, until, now)
        return held

    async def let_go(self, dues: Mapping[str, float | None], holder: str) -> None:
        """The leases end, and it is noted when each table needs somebody. What another holds stays his."""
        change = update(schema.tables).where(TABLE.id == bindparam("table"), TABLE.holder == holder)
        await self._note(change.values(holder=None, held_until=None, due_at=bindparam("due")), dues)

    async def set_dues(self, dues: Mapping[str, float | None]) -> None:
        change = update(schema.tables).where(TABLE.id == bindparam("table"))
        await self._note(change.values(due_at=bindparam("due")), dues)

    async def due(self, now: float, holder: str, most: int = 100) -> list[str]:
        """Tables that need somebody now and are in nobody else's care, the longest waiting first."""
        wanted = select(TABLE.id).where(
            schema.RUNNING, TABLE.state == "playing", TABLE.due_at <= now, free_for(holder, now)
        )
        async with self._database.read() as connection:
            return list(await connection.scalars(wanted.order_by(TABLE.due_at).limit(most)))

    async def _note(self, change: Update, dues: Mapping[str, float | None]) -> None:
        rows = [{"table": table, "due": dues[table]} for table in sorted(dues)]
        for some in parts(rows):
            async with self._database.write() as connection:
                await connection.execute(change, some)


def free_for(holder: str, now: float) -> ColumnElement[bool]:
    return or_(TABLE.holder.is_(None), TABLE.holder == holder, TABLE.held_until < now)


async def hold_some(
    connection: AsyncConnection, tables: Sequence[str], holder: str, until: float, now: float
) -> set[str]:
    """Locked in order of their ids, as everybody does: nobody waits in a circle."""
    free = select(TABLE.id).where(TABLE.id.in_(tables), free_for(holder, now))
    ids = list(await connection.scalars(free.order_by(TABLE.id).with_for_update()))
    change = update(schema.tables).where(TABLE.id.in_(ids)).values(holder=holder, held_until=until)
    if ids:
        await connection.execute(change)
    return set(ids)
