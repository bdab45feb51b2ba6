"""A table that is in memory: guests ask, bots and clocks act, and everybody is told what is on disk.

A command is decided at once and changes the table in memory; what it brought is told when it is written. If
it cannot be written, the table is made of its log again. So nobody is ever told what could still be lost.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine, Iterable, Sequence
from functools import partial
from time import time
from typing import NamedTuple

import msgspec

from boneyard.server import commands as asks
from boneyard.server.absences import Absences
from boneyard.server.advising import Adviser, advice, needs_thought, planned
from boneyard.server.asking import Asker
from boneyard.server.deciding import decide
from boneyard.server.entries import (
    Acted,
    AnyEntry,
    Gave,
    Left,
    Made,
    Rematched,
    Returned,
    Sat,
    WasReady,
    decode_entry,
    encode_entry,
)
from boneyard.server.guests import Guest
from boneyard.server.house import House
from boneyard.server.listing import row_of, tallies_of
from boneyard.server.messages import Done, Said
from boneyard.server.moving import Mover
from boneyard.server.refused import Refused
from boneyard.server.retelling import MOST, NoSuchTable, rebuilt, retold
from boneyard.server.spectators import Spectators
from boneyard.server.store import StoreAway, Taken, Write
from boneyard.server.table import OVER, Table
from boneyard.server.telling import Teller, welcome

TRIES = 10
"""How often a command is decided anew when another process was quicker."""
MOST_WAITING = 200
"""Commands that wait while the table is being read again."""
RETRY = 0.5
STILL = (Acted, Gave, WasReady, Left, Returned)
"""Entries that change neither who sits where nor anything in the lists."""

_encode = msgspec.json.Encoder().encode
log = logging.getLogger(__name__)


class Question(NamedTuple):
    guest: Guest
    command: asks.AnyCommand
    tries: int = 1


class OpenTable:
    def __init__(self, house: House, table: Table, held: bool) -> None:
        self.house = house
        self.table = table
        self.guests: set[Guest] = set()
        self.used_at = time()
        self.written = table.number
        self._show_seconds = house.settings.show_seconds
        self._teller = Teller(table, time(), self._show_seconds)
        self._programs = frozenset(house.settings.programs)
        self._in_flight = 0
        self._later: deque[tuple[int, Guest, bytes, Question | None]] = deque()
        """What is said once the log has come to this number."""
        self._broken = False
        self._before: Table | None = None
        """As it is on disk, while something is on its way there that others may be quicker with."""
        self._waiting: list[Question] = []
        self._behind = 0
        self._adviser = Adviser(house.team)
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop = asyncio.get_running_loop()
        self.closed = False
        self.absences = Absences(self, house.settings.away_seconds)
        self.spectators = Spectators(self, house.fanout)
        self.mover = Mover(self, house.settings, house.team, held)
        self.mover.wait()

    # --- Guests -------------------------------------------------------------------------------------------

    def join(self, guest: Guest) -> None:
        self.guests.add(guest)
        self._reseat(guest)
        self._welcome(guest)
        if any(
            chair.visitor == guest.visitor and chair.away_since is not None for chair in self.table.chairs
        ):
            self.happen([Returned(at=time(), visitor=guest.visitor)])

    def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self.used_at = time()
        self.spectators.look()
        if guest.visitor and not self.absences.is_here(guest.visitor):
            self.absences.expect(guest.visitor)

    def _reseat(self, guest: Guest) -> bool:
        """Whether the guest's seats or rights have changed."""
        table, visitor = self.table, guest.visitor
        before = guest.seats, guest.kept, guest.hosts, guest.removed
        guest.seats, guest.kept = table.seats_of(visitor), table.kept_for(visitor)
        guest.hosts = bool(visitor) and visitor == table.host
        guest.removed = visitor in table.removed
        self.spectators.look()
        return before != (guest.seats, guest.kept, guest.hosts, guest.removed)

    def _welcome(self, guest: Guest) -> None:
        if not self._broken:  # else everybody is welcomed when it is whole again
            self._say_later(guest, self._welcome_for(guest, time()))

    def _welcome_for(self, guest: Guest, now: float) -> bytes:
        watching = self.spectators.told
        return welcome(self.table, guest.seats, guest.visitor, now, self.house.settings, watching)

    def _say_later(self, guest: Guest, data: bytes, to: Question | None = None) -> None:
        """Once everything that it may speak of is on disk. If that fails, what it answers is asked again."""
        if self._in_flight:
            self._later.append((self.table.number, guest, data, to))
        else:
            guest.say(data)

    # --- Asking -------------------------------------------------------------------------------------------

    def ask(self, guest: Guest, command: asks.AnyCommand, tries: int = 1) -> None:
        self.used_at = time()
        if self._broken:
            if len(self._waiting) >= MOST_WAITING:
                guest.refuse(command.id, Refused("busy"))
            else:
                self._waiting.append(Question(guest, command, tries))
            return
        number = self.table.answered.get((guest.visitor, command.id))
        if number is not None:
            done = Done(id=command.id, number=number)
            self._say_later(guest, _encode(done), Question(guest, command, tries))
            return
        asker = Asker(
            guest.visitor, guest.seat, time(), self._programs, self.house.settings.host_away_seconds
        )
        try:
            entries = decide(self.table, asker, command)
        except Refused as refused:
            self.house.counted("refused", refused.reason)
            guest.refuse(command.id, refused)
            return
        if entries:
            self._write(entries, Question(guest, command, tries))
        else:
            self._answer(guest, command)

    def _answer(self, guest: Guest, command: asks.AnyCommand) -> None:
        """Commands that change nothing."""
        if isinstance(command, asks.Say):
            said = Said(seat=command.seat, phrase=command.phrase)
            guest.say(_encode(msgspec.structs.replace(said, id=command.id)))
            body = _encode(said)
            self.relay(body, guest)
            self.house.fanout.tell(self.table.id, body=body)
        elif isinstance(command, asks.Advise) and needs_thought(command):
            say = partial(self._say_later, guest, to=Question(guest, command))
            self._task(self._adviser.advise(self.table, guest, command, say))
        elif isinstance(command, asks.Advise):
            data = advice(self.table, command, guest.language)
            self._say_later(guest, data, Question(guest, command))
        elif isinstance(command, asks.Plan):
            self._say_later(guest, planned(self.table, command), Question(guest, command))
        elif isinstance(command, asks.Rematch):
            self._task(self._rematch(guest, command))
        elif isinstance(command, asks.Missed):
            self._task(self._retell(guest, command))

    def relay(self, body: bytes, but: Guest | None = None) -> None:
        for guest in self.guests:
            if guest is not but:
                guest.say(body)

    async def _rematch(self, guest: Guest, command: asks.Rematch) -> None:
        try:
            new = await self.house.rematch(self.table)
        except StoreAway:
            guest.refuse(command.id, Refused("store-away"))
            return
        if self.table.rematch:  # asked for twice at once
            guest.refuse(command.id, Refused("rematched"))
            return
        entry = Rematched(at=time(), table=new, by=guest.visitor, id=command.id)
        self._write([entry], Question(guest, command))

    async def _retell(self, guest: Guest, command: asks.Missed) -> None:
        if not self.table.number - MOST <= command.after <= self.table.number:
            self._welcome(guest)
            done = Done(id=command.id, number=self.table.number)
            self._say_later(guest, _encode(done), Question(guest, command))
            return
        try:
            entries = await self.house.store.entries(self.table.id)
        except StoreAway:
            guest.refuse(command.id, Refused("store-away"))
            return
        if self._broken:
            self.ask(guest, command)
            return
        for telling in retold(self.table.id, entries, min(command.after, len(entries)), self._show_seconds):
            if telling.number <= self.written:
                self._say_later(guest, telling.message(guest.seats))  # a seat may just be being taken
        self._say_later(guest, _encode(Done(id=command.id, number=self.written)), Question(guest, command))

    # --- Writing ------------------------------------------------------------------------------------------

    @property
    def still(self) -> bool:
        return not (self._in_flight or self._broken or self.closed)

    def happen(self, entries: Sequence[AnyEntry]) -> None:
        """What nobody has asked for."""
        if not self._broken and not self.closed:
            self._write(entries, None)

    def thought(self, bot: str) -> None:
        self.house.counted("thought", bot)

    def _write(self, entries: Sequence[AnyEntry], question: Question | None) -> None:
        table = self.table
        if self.house.store.several and not self._in_flight:
            self._before = None if type(entries[0]) is Acted else table.copy()
        first = table.number + 1
        messages: list[tuple[Guest, bytes]] = []
        id_ = "" if question is None else question.command.id
        for entry in entries:
            telling = self._teller.tell(table, entry, table.apply(entry))
            asker = question.guest if question is not None and entry is entries[0] else None
            for guest in self.guests:
                data = telling.message(guest.seats, id_) if guest is asker else telling.message(guest.seats)
                messages.append((guest, data))
        still = all(type(entry) in STILL for entry in entries)
        if not still:
            messages += self._reseated()
        ended = table.state == OVER and type(entries[-1]) is Acted
        row = None if still and table.shown is None else row_of(table, self.mover.due_at)
        write = Write(
            table.id,
            first,
            tuple([encode_entry(entry) for entry in entries]),
            row,
            tuple([(entry.visitor, entry.seat) for entry in entries if type(entry) is Sat]),
            tallies_of(table.match) if ended and table.match is not None else (),
        )
        self._in_flight += 1
        self.house.store.log.put(write, partial(self._put, write, messages, question))

    def _reseated(self) -> list[tuple[Guest, bytes]]:
        now = time()
        return [(guest, self._welcome_for(guest, now)) for guest in self.guests if self._reseat(guest)]

    def _put(
        self,
        write: Write,
        messages: list[tuple[Guest, bytes]],
        question: Question | None,
        problem: Exception | None,
    ) -> None:
        """The log has answered."""
        self._in_flight -= 1
        if problem is not None:
            self._failed(question, problem)
            return
        number = self.written = write.first + len(write.bodies) - 1
        for guest, data in messages:
            guest.wire.say(data)
        while self._later and self._later[0][0] <= number:
            _, guest, data, _ = self._later.popleft()
            guest.say(data)
        self.house.fanout.tell(self.table.id, number, write.bodies)
        if not self._in_flight:
            self._settle()

    def _settle(self) -> None:
        """Nothing is on its way to the log."""
        if self._behind > self.table.number:
            self.hear(self._behind)
        self.mover.wait()

    def _failed(self, question: Question | None, problem: Exception) -> None:
        """What is in memory is not what is on disk."""
        if question is not None:
            if isinstance(problem, Taken) and question.tries < TRIES:
                self._waiting.append(question._replace(tries=question.tries + 1))
            else:
                question.guest.refuse(
                    question.command.id, Refused("stale" if isinstance(problem, Taken) else "store-away")
                )
        if not self._broken:
            self._broken = True
            self._task(self._read_again())

    async def _read_again(self) -> None:
        """Until the log can be read; those who wait are refused as soon as it cannot."""
        self.mover.stop()
        while not self.closed:
            try:
                table = await self._on_disk()
                if self._in_flight:
                    await asyncio.sleep(0.01)
                    continue
                self._begin_again(table)
            except StoreAway:
                self._refuse_waiting()
                await asyncio.sleep(RETRY)
            except NoSuchTable:
                self.shut("deleted")
            else:
                return

    async def _on_disk(self) -> Table:
        """Of a table that has just been what it is in memory, only what came since has to be read."""
        table, self._before = self._before, None
        if table is not None and table.number == self.written:
            entries = await self.house.store.entries(table.id, table.number)
            for _, body in entries:
                table.apply(decode_entry(body))
            if entries:  # else it may have been deleted
                return table
        return rebuilt(self.table.id, await self.house.store.entries(self.table.id))

    def _begin_again(self, table: Table) -> None:
        self.table = table
        self.written = table.number
        self._teller = Teller(table, time(), self._show_seconds)
        self._waiting += [question for *_, question in self._later if question is not None]
        self._later.clear()
        self._broken = False
        for guest in self.guests:
            self._reseat(guest)
            self._welcome(guest)
        waiting, self._waiting = self._waiting, []
        for question in waiting:
            self.ask(*question)
        self.mover.wait()

    def _refuse_waiting(self) -> None:
        waiting, self._waiting = self._waiting, []
        for guest, command, _ in waiting:
            guest.refuse(command.id, Refused("store-away"))

    # --- What other processes have written ----------------------------------------------------------------

    def hear(self, number: int, entries: Sequence[bytes] = ()) -> None:
        """Its log goes up to there, and ends with these entries."""
        if number <= self.table.number or self._broken or self.closed:
            return
        self._behind = max(self._behind, number)
        if self._in_flight:
            return
        first = number - len(entries) + 1
        if first <= self.table.number + 1:
            self._take(enumerate(entries, first))
        else:
            self._task(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            entries = await self.house.store.entries(self.table.id, self.table.number)
        except StoreAway:
            self._loop.call_later(RETRY, self.hear, self._behind)  # nobody tells it a second time
            return
        if self._in_flight or self._broken:
            return
        self._take(entries)

    def _take(self, entries: Iterable[tuple[int, bytes]]) -> None:
        """What other processes have written, as far as it is new."""
        for number, body in entries:
            if number == self.table.number + 1:
                self._take_one(decode_entry(body))
        self.mover.wait()

    def _take_one(self, entry: AnyEntry) -> None:
        table = self.table
        assert not isinstance(entry, Made)
        telling = self._teller.tell(table, entry, table.apply(entry))
        self.written = table.number
        for guest in self.guests:
            guest.say(telling.message(guest.seats))
        if type(entry) not in STILL:
            for guest, data in self._reseated():
                guest.say(data)
        if isinstance(entry, Left) and self.absences.is_here(entry.visitor):
            self.happen([Returned(at=time(), visitor=entry.visitor)])

    # --- The end ------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        return bool(self.guests or self._in_flight or self._broken or self._tasks or self.mover.busy)

    def shut(self, reason: str) -> None:
        """Everybody is told why, and the table leaves memory."""
        guests, self.guests = self.guests, set()
        for guest in guests:
            guest.part(reason, 1012 if reason == "stopping" else 1000)
        self.close()

    def close(self) -> None:
        self.closed = True
        self.mover.stop()
        self.spectators.stop()
        self.absences.stop()
        self._refuse_waiting()
        self.house.forget(self)

    def _task(self, work: Coroutine[None, None, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("a task of table %s failed", self.table.id[:4], exc_info=problem)
