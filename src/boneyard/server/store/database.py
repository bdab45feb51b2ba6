"""The way to a database, SQLite or PostgreSQL, so that nobody else needs to know which it is."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, NamedTuple, Self, TypeVar

from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from boneyard.server.store.problems import UnknownDatabase, failures_told
from boneyard.server.store.upgrade import bring_up_to_date

BUSY_SECONDS = 10.0
CONNECT_SECONDS = 5.0
ANSWER_SECONDS = 20.0
AT_ONCE = 500
PRAGMAS = (
    "PRAGMA synchronous=FULL",
    "PRAGMA journal_size_limit=67108864",
    "PRAGMA wal_autocheckpoint=8000",  # a page that is written again and again is copied once
)


Value = TypeVar("Value")


class Address(NamedTuple):
    """Where a database is; `file` is set for SQLite."""

    url: URL
    file: Path | None


def read_address(text: str) -> Address:
    """UnknownDatabase for all but sqlite:///PATH and postgresql://..."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise UnknownDatabase from None
    if url.drivername in ("sqlite", "sqlite+aiosqlite"):
        if not url.database or url.database == ":memory:" or url.database.startswith("file:") or url.query:
            raise UnknownDatabase
        return file_address(Path(url.database))
    if url.drivername in ("postgresql", "postgres", "postgresql+asyncpg"):
        # The others of the trade say sslmode, asyncpg says ssl.
        query = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
        return Address(url.set(drivername="postgresql+asyncpg", query=query), None)
    raise UnknownDatabase


def file_address(file: Path) -> Address:
    path = file.expanduser().absolute()
    return Address(URL.create("sqlite+aiosqlite", database=str(path)), path)


class Database:
    """Connections to read and to write with.

    SQLite has one writer at a time. Writers of this process wait for their `turn` here, in order; those who
    leave it to SQLite poll, and may starve.
    """

    def __init__(self, address: Address, engine: AsyncEngine) -> None:
        self.file = address.file
        self.engine = engine
        self.turn: AbstractAsyncContextManager[Any] = asyncio.Lock() if address.file else nullcontext()
        self._writing = engine.execution_options(immediate=True)

    @classmethod
    async def open(cls, url: str) -> Self:
        """The newest schema is in place afterwards, whoever else opens the database at the same time."""
        address = read_address(url)
        with failures_told():
            if address.file:
                await asyncio.to_thread(make_folder, address.file.parent)
                await asyncio.to_thread(make_file, address.file)
            await bring_up_to_date(lambda: one_connection(address))
        return cls(address, pooled(address))

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """One snapshot on SQLite, the newest of everything on PostgreSQL."""
        with failures_told():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is on disk at the end, or nothing."""
        with failures_told():
            async with self.turn, self._writing.begin() as connection:
                yield connection

    async def close(self) -> None:
        await self.engine.dispose()


def make_folder(folder: Path) -> None:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_file(file: Path) -> None:
    """Hidden tiles are in it: nobody else on this machine may read it."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


def pooled(address: Address) -> AsyncEngine:
    if address.file:
        return sqlite_engine(address, pool_size=4, max_overflow=4)
    return create_async_engine(
        address.url,
        hide_parameters=True,
        pool_size=8,
        max_overflow=8,
        pool_timeout=ANSWER_SECONDS,
        pool_pre_ping=True,
        connect_args={"timeout": CONNECT_SECONDS, "command_timeout": ANSWER_SECONDS},
    )


def one_connection(address: Address) -> AsyncEngine:
    """For what may take long and is done once."""
    if address.file:
        return sqlite_engine(address, poolclass=NullPool)
    return create_async_engine(
        address.url, hide_parameters=True, poolclass=NullPool, connect_args={"timeout": CONNECT_SECONDS}
    )


def sqlite_engine(address: Address, **options: Any) -> AsyncEngine:
    engine = create_async_engine(
        address.url,
        hide_parameters=True,
        connect_args={"timeout": BUSY_SECONDS, "isolation_level": None},
        **options,
    )
    event.listen(engine.sync_engine, "connect", set_pragmas)
    event.listen(engine.sync_engine, "begin", begin)
    return engine


def set_pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def begin(connection: Connection) -> None:
    """A writer takes its place at the start: one that finds out later is told "busy" at once."""
    immediate = connection.get_execution_options().get("immediate", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


def storable(text: str) -> bool:
    """No database has a text with one of these, and some take offence at being asked."""
    return "\0" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)


def parts(values: Sequence[Value]) -> Iterator[Sequence[Value]]:
    """So many as one statement takes."""
    for start in range(0, len(values), AT_ONCE):
        yield values[start : start + AT_ONCE]
