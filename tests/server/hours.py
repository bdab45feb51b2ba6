"""Hours that pass in no time: a loop whose clock can be put forward, and a server that goes by it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

CLOCKS = [f"boneyard.server.{module}.time" for module in ("hall", "moving", "open_table")]


class Clockwork(asyncio.SelectorEventLoop):
    """While a database is being asked something its clock must not be put forward: that would be too late."""

    def __init__(self) -> None:
        self._ahead = 0.0
        super().__init__()

    def time(self) -> float:
        return super().time() + self._ahead

    def date(self) -> float:
        """Seconds since the epoch, for the server."""
        return time.time() + self._ahead

    def put_forward(self, seconds: float) -> None:
        self._ahead += seconds


@contextmanager
def clockwork(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clockwork]:
    """The server in this process goes by it."""
    loop = Clockwork()
    for clock in CLOCKS:
        monkeypatch.setattr(clock, loop.date)
    try:
        yield loop
    finally:
        for clock in CLOCKS:
            monkeypatch.setattr(clock, time.time)
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.run_until_complete(loop.shutdown_default_executor())
        loop.close()
