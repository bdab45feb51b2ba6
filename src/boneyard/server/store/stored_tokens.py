"""Tokens, of which only the hash is known here."""

from sqlalchemy import ColumnElement, delete, insert, select

from boneyard.server.store import schema
from boneyard.server.store.database import Database
from boneyard.server.store.rows import TokenRow

TOKENS = schema.tokens.c
COLUMNS = [
    TOKENS.hash,
    TOKENS.visitor,
    TOKENS.kind,
    TOKENS.table_id,
    TOKENS.seat,
    TOKENS.made_at,
    TOKENS.expires_at,
]


class StoredTokens:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_token(self, row: TokenRow) -> None:
        values = {column.name: value for column, value in zip(COLUMNS, row, strict=True)}
        async with self._database.write() as connection:
            await connection.execute(insert(schema.tokens).values(values))

    async def token(self, hash: bytes) -> TokenRow | None:  # noqa: A002
        async with self._database.read() as connection:
            found = (await connection.execute(select(*COLUMNS).where(TOKENS.hash == hash))).first()
        return None if found is None else TokenRow(*found)

    async def take_token(self, hash: bytes) -> TokenRow | None:  # noqa: A002
        """Of all who try to take it, one gets it."""
        gone = delete(schema.tokens).where(TOKENS.hash == hash).returning(*COLUMNS)
        async with self._database.write() as connection:
            found = (await connection.execute(gone)).first()
        return None if found is None else TokenRow(*found)

    async def revoke(self, hash: bytes) -> bool:  # noqa: A002
        return bool(await self._delete(TOKENS.hash == hash))

    async def revoke_visitor(self, visitor: str) -> int:
        return await self._delete(TOKENS.visitor == visitor)

    async def forget_tokens(self, now: float) -> int:
        """Deletes those that have expired, and says how many."""
        return await self._delete(TOKENS.expires_at <= now)

    async def _delete(self, condition: ColumnElement[bool]) -> int:
        async with self._database.write() as connection:
            return (await connection.execute(delete(schema.tokens).where(condition))).rowcount
