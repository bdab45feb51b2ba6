"""Tables, writes and tokens with nothing special about them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from boneyard.server.store import Store, TableRow, TokenRow, Write
from boneyard.server.store.log import Log


def a_row(id: str, **changes: Any) -> TableRow:  # noqa: A002
    row = TableRow(
        id=id,
        key=None,
        state="playing",
        public=True,
        host="host",
        sheet="mexican-train",
        players=4,
        free=1,
        summary=b"{}",
        made_at=1000.5,
        changed_at=2000.25,
        ended_at=None,
        due_at=None,
    )
    return row._replace(**changes)


def a_token(hash: bytes, **changes: Any) -> TokenRow:  # noqa: A002
    return TokenRow(hash, "visitor", "visitor", None, None, 1000.0, 2000.0)._replace(**changes)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


async def put(log: Log, *writes: Write) -> list[Exception | None]:
    """What became of each, when all are decided."""
    answers: list[Exception | None] = []
    for write in writes:
        log.put(write, answers.append)
    await log.flush()
    return answers


async def put_rows(store: Store, *rows: TableRow) -> None:
    """Each with the first entry of its log."""
    answers = await put(store.log, *(Write(row.id, 1, (b"made",), row) for row in rows))
    assert answers == [None] * len(rows)
