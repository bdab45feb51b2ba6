"""How many watch a table: those who are connected here, and those at other processes, as these say.

It is in no log. A process that says nothing any more is no longer counted.
"""

import asyncio
from typing import Protocol

import msgspec

from boneyard.server.fanout import FanOut
from boneyard.server.guests import Guest
from boneyard.server.messages import Watching
from boneyard.server.table import Table

WATCHING = b"watching "
"""How a letter begins that says how many watch at its sender."""
PAUSE = 0.5
"""Seconds: whoever only passes by is not worth a message, and many who come at once are worth one."""
REMIND = 10.0
FORGET = 3 * REMIND
MOST_LETTERS = 9
"""Of a number in a letter."""

_encode = msgspec.json.Encoder().encode


class Watched(Protocol):
    """The table that is watched."""

    table: Table
    guests: set[Guest]

    def relay(self, body: bytes) -> None: ...


class Spectators:
    def __init__(self, table: Watched, fanout: FanOut) -> None:
        self.told = 0
        """What everybody here knows."""
        self._table = table
        self._fanout = fanout
        self._here = 0
        self._elsewhere: dict[str, tuple[int, float]] = {}
        """By process: how many, and when it said so."""
        self._reminded_at = 0.0
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """Somebody may have come, gone, sat down or stood up."""
        if self._timer is None:
            self._timer = self._loop.call_later(PAUSE, self._count)

    def hear(self, sender: str, letter: bytes) -> None:
        number = letter.removeprefix(WATCHING)
        if number.isdigit() and len(number) <= MOST_LETTERS:
            self._elsewhere[sender] = (int(number), self._loop.time())
            self.look()

    def remind(self) -> None:
        """Those who were not there when it was said, and those who would forget it. Called often."""
        if self._loop.time() - self._reminded_at >= REMIND and (self._here or self._elsewhere):
            self._say()
            self.look()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _count(self) -> None:
        self._timer = None
        people = {guest.visitor or str(id(guest)) for guest in self._table.guests if not guest.seats}
        if len(people) != self._here:
            self._here = len(people)
            self._say()
        late = self._loop.time() - FORGET
        self._elsewhere = {who: said for who, said in self._elsewhere.items() if said[1] > late}
        watching = self._here + sum([number for number, _ in self._elsewhere.values()])
        if watching != self.told:
            self.told = watching
            self._table.relay(_encode(Watching(count=watching)))

    def _say(self) -> None:
        self._reminded_at = self._loop.time()
        self._fanout.tell(self._table.table.id, body=WATCHING + str(self._here).encode())
