"""Everything that is kept, behind one door."""

import asyncio
from time import time
from typing import Self

from sqlalchemy import text

from boneyard.server.store.database import Database
from boneyard.server.store.leases import Leases
from boneyard.server.store.log import Appender, Log
from boneyard.server.store.postgres_appender import PostgresAppender
from boneyard.server.store.problems import StoreAway, away
from boneyard.server.store.sole_use import SoleUse
from boneyard.server.store.sqlite_appender import SqliteAppender
from boneyard.server.store.stored_tables import StoredTables
from boneyard.server.store.stored_tokens import StoredTokens

PROBE_SECONDS = 5.0
PROBES_APART = 1.0
PROBE = text(
    "INSERT INTO probes (id, tried_at) VALUES (1, :now) "
    "ON CONFLICT (id) DO UPDATE SET tried_at = excluded.tried_at"
)


class Store(StoredTables, StoredTokens, Leases):
    """`several` says that other processes may write to it, too."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.several = database.file is None
        self.log = Log(appender_of(database))
        self._probing = asyncio.Lock()
        self._probed_at = float("-inf")
        self._trouble: str | None = None
        self._sole_use: SoleUse | None = None

    @classmethod
    async def open(cls, url: str) -> Self:
        """With the newest schema. UnknownDatabase or StoreAway if that cannot be."""
        return cls(await Database.open(url))

    def keep_others_out(self) -> None:
        """StoreAway if another server uses the same SQLite file; on PostgreSQL any number may."""
        if self._database.file is not None:
            self._sole_use = SoleUse(self._database.file)

    async def close(self) -> None:
        """What was put into the log is decided before."""
        await self.log.close()
        await self._database.close()
        if self._sole_use is not None:
            self._sole_use.end()

    async def ready(self) -> str | None:
        """None if something could be written within the last second, else what is wrong."""
        async with self._probing:
            now = asyncio.get_running_loop().time()
            if now - self._probed_at >= PROBES_APART:
                self._trouble = await self._probe()
                self._probed_at = asyncio.get_running_loop().time()
            return self._trouble

    async def _probe(self) -> str | None:
        try:
            async with asyncio.timeout(PROBE_SECONDS), self._database.write() as connection:
                await connection.execute(PROBE, {"now": time()})
        except TimeoutError as error:
            return away(error).by
        except StoreAway as problem:
            return problem.by
        return None


def appender_of(database: Database) -> Appender:
    if database.file:
        return SqliteAppender(database.file, database.turn)
    return PostgresAppender(database.engine)
