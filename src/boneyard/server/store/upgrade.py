"""Bringing a database to the newest schema. Any number of processes may try at once; one does it."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from boneyard.server.store.problems import NEWER, StoreAway
from boneyard.server.store.schema import REVISION

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x626F6E65  # any number will do that is always the same
WAL_TRIES = 100


async def bring_up_to_date(open_engine: Callable[[], AsyncEngine]) -> None:
    engine = open_engine()
    try:
        if engine.dialect.name == "sqlite":
            await use_wal(engine)
        async with engine.connect() as connection:
            if await connection.run_sync(revision_of) == REVISION:
                return
        async with engine.execution_options(immediate=True).begin() as connection:
            await take_lock(connection)
            if await connection.run_sync(revision_of) != REVISION:
                await connection.run_sync(migrate)
    finally:
        await engine.dispose()


async def use_wal(engine: AsyncEngine) -> None:
    """SQLite does not wait for others here, it says "locked" at once."""
    for left in reversed(range(WAL_TRIES)):
        try:
            async with engine.connect() as connection:
                raw = (await connection.get_raw_connection()).driver_connection
                assert raw is not None
                await (await raw.execute("PRAGMA journal_mode=WAL")).close()
                return
        except OperationalError:
            if not left:
                raise
        await asyncio.sleep(0.05)


async def take_lock(connection: AsyncConnection) -> None:
    """SQLite's transaction is a lock of its own."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))


def revision_of(connection: Connection) -> str | None:
    """None if there is nothing yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise StoreAway(NEWER) from None
