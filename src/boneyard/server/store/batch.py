"""What many writes come to together."""

from collections.abc import Sequence
from typing import NamedTuple

from boneyard.server.store.rows import TableRow, Write


class Entry(NamedTuple):
    table: str
    number: int
    body: bytes
    before: int  # the number that must be on disk already; 0 if this is the start of a log


class Batch(NamedTuple):
    """Everything is in order of its keys: processes that lock in the same order never wait in a circle."""

    entries: list[Entry]
    rows: list[TableRow]
    seated: list[tuple[str, str, int]]
    tallies: list[tuple[str, int, str, int]]


def gather(writes: Sequence[Write]) -> Batch:
    entries: list[Entry] = []
    rows: dict[str, TableRow] = {}
    seated: set[tuple[str, str, int]] = set()
    tallies: dict[tuple[str, int, str], int] = {}
    runs: dict[str, tuple[int, int]] = {}
    for write in writes:
        table, number = write.table, write.first
        before, following = runs.get(table, (number - 1, number))
        if number != following:
            before = number - 1
        for body in write.bodies:
            entries.append(Entry(table, number, body, before))
            number += 1
        runs[table] = (before, number)
        if write.row is not None:
            rows[write.row.id] = write.row
        for visitor, seat in write.seated:
            seated.add((visitor, table, seat))
        for sheet, players, fact, plus in write.tallies:
            key = (sheet, players, fact)
            tallies[key] = tallies.get(key, 0) + plus
    entries.sort(key=place)
    return Batch(
        entries,
        [rows[table] for table in sorted(rows)],
        sorted(seated),
        [(*key, tallies[key]) for key in sorted(tallies)],
    )


def place(entry: Entry) -> tuple[str, int]:
    return entry.table, entry.number
