"""A table made of its log again, as it is now or as it was."""

from collections.abc import Iterable

from boneyard.server.entries import Made, decode_entry
from boneyard.server.table import Table
from boneyard.server.telling import Teller, Telling

MOST = 100
"""Who has missed more is welcomed anew."""


class NoSuchTable(Exception):
    """There is none, or not any more."""


def rebuilt(table: str, log: Iterable[tuple[int, bytes]]) -> Table:
    """Raises NoSuchTable if the log is empty or has no beginning."""
    made: Table | None = None
    for number, body in log:
        entry = decode_entry(body)
        if made is None:
            if number != 1 or not isinstance(entry, Made):
                raise NoSuchTable
            made = Table(table, entry)
        else:
            assert number == made.number + 1, (table, number, made.number)
            made.apply(entry)
    if made is None:
        raise NoSuchTable
    return made


def retold(table: str, log: list[tuple[int, bytes]], after: int, show_seconds: float) -> list[Telling]:
    """What was told after that number."""
    after = max(after, 1)  # the making of the table is told by a welcome
    past = rebuilt(table, log[:after])
    teller = Teller(past, past.changed_at, show_seconds)
    told = []
    for _, body in log[after:]:
        entry = decode_entry(body)
        told.append(teller.tell(past, entry, past.apply(entry)))
    return told
