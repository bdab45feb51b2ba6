"""Who is away from a table: whoever has gone is expected back for a while, and only then missed."""

import asyncio
from collections.abc import Sequence
from time import time
from typing import Protocol

from boneyard.server.entries import AnyEntry, Left
from boneyard.server.guests import Guest
from boneyard.server.table import OVER, Table


class Attended(Protocol):
    """The table that people come to and leave."""

    table: Table
    guests: set[Guest]
    closed: bool

    def happen(self, entries: Sequence[AnyEntry]) -> None: ...


class Absences:
    def __init__(self, table: Attended, away_seconds: float) -> None:
        self._table = table
        self._away_seconds = away_seconds
        self._loop = asyncio.get_running_loop()
        self._expected: dict[str, asyncio.TimerHandle] = {}
        """Those who left a moment ago."""

    def is_here(self, visitor: str) -> bool:
        return any(guest.visitor == visitor for guest in self._table.guests)

    def expect_all(self) -> None:
        """After the table was read from its log, or taken over: whoever is not there is away."""
        for visitor in {chair.visitor for chair in self._table.table.chairs if chair.visitor}:
            self.expect(visitor)

    def expect(self, visitor: str) -> None:
        if (earlier := self._expected.get(visitor)) is not None:
            earlier.cancel()
        self._expected[visitor] = self._loop.call_later(self._away_seconds, self._mark_away, visitor)

    def stop(self) -> None:
        """Otherwise the table would stay in memory until then."""
        for timer in self._expected.values():
            timer.cancel()

    def _mark_away(self, visitor: str) -> None:
        del self._expected[visitor]
        if self._table.closed or self.is_here(visitor) or not is_missed(self._table.table, visitor):
            return
        if any(chair.visitor == visitor and chair.away_since is None for chair in self._table.table.chairs):
            self._table.happen([Left(at=time(), visitor=visitor)])


def is_missed(table: Table, visitor: str) -> bool:
    """After the match only the host is, by the others: somebody has to open the rematch."""
    return table.state != OVER or (
        visitor == table.host and not table.rematch and bool(table.visitors - {visitor})
    )


def host_sits(table: Table) -> bool:
    return any(chair.visitor == table.host for chair in table.chairs)


def host_away_since(table: Table) -> float | None:
    """Of a host without a seat nothing is known but when something last happened."""
    aways = [chair.away_since for chair in table.chairs if chair.visitor == table.host]
    if not aways:
        return table.changed_at if table.people else None
    return max([away for away in aways if away is not None]) if None not in aways else None
