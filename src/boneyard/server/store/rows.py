"""What is put into the store and read from it."""

from typing import NamedTuple


class TableRow(NamedTuple):
    """What is known of a table without reading its log. Its `key` is that of the first row and stays."""

    id: str
    key: str | None
    state: str
    public: bool
    host: str
    sheet: str
    players: int
    free: int
    summary: bytes
    made_at: float
    changed_at: float
    ended_at: float | None
    due_at: float | None


class Write(NamedTuple):
    """Entries of one table, from number `first`, and what changes with them: all of it or nothing."""

    table: str
    first: int
    bodies: tuple[bytes, ...]
    row: TableRow | None = None
    seated: tuple[tuple[str, int], ...] = ()
    tallies: tuple[tuple[str, int, str, int], ...] = ()


class TokenRow(NamedTuple):
    hash: bytes
    visitor: str
    kind: str
    table: str | None
    seat: int | None
    made_at: float
    expires_at: float


class Figures(NamedTuple):
    """How much was copied."""

    tables: int
    entries: int
    tokens: int
