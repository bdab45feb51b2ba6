"""All tables of this process: opened when somebody comes, gone from memory when nobody is left."""

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from time import time

from msgspec.structs import replace

from boneyard.record.match_record import write_record
from boneyard.record.notation import SEATS
from boneyard.rules.match import Match
from boneyard.server.entries import Made, encode_entry
from boneyard.server.fanout import FanOut, Letter
from boneyard.server.guests import Guest
from boneyard.server.listing import Listing, listing, row_of
from boneyard.server.messages import About
from boneyard.server.metrics import Metrics
from boneyard.server.open_table import OpenTable
from boneyard.server.retelling import NoSuchTable, rebuilt
from boneyard.server.settings import Settings
from boneyard.server.spectators import WATCHING
from boneyard.server.store import Store, StoreAway, Taken, Write
from boneyard.server.table import OVER, Table
from boneyard.server.telling import about
from boneyard.server.terms import Terms
from boneyard.server.thinkers import Team
from boneyard.sheets import SHEETS

log = logging.getLogger(__name__)

ROUND = 1.0
"""Seconds between two looks at what is due, idle or missed."""
LEASE = 10.0
"""A process that has not renewed its hold on a table for so long is taken to be dead."""
HOUR = 3600.0
DELETED = b"deleted"


class NotAllowed(Exception):
    """`reason` is told to whoever asked."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Hall:
    def __init__(
        self, settings: Settings, store: Store, fanout: FanOut, team: Team, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.store = store
        self.fanout = fanout
        self.team = team
        self.metrics = metrics
        store.log.timed = metrics.commit_seconds.observe
        self.name = secrets.token_hex(8)
        self.tables: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Future[OpenTable]] = {}
        self._meanwhile: dict[str, int] = {}
        """How far the logs of tables have come that are being read, as others tell."""
        self._dues: dict[str, float | None] = {}
        """As they were last written."""
        self._loops: list[asyncio.Task[None]] = []
        self._heard_all = False
        """No letter can have been lost since the last look."""
        self._closing = False

    async def open(self) -> None:
        await self.fanout.start(self.hear)
        self._loops = [
            asyncio.create_task(self._again_and_again(ROUND, self._look_after)),
            asyncio.create_task(self._again_and_again(HOUR, self._expire)),
        ]

    async def close(self) -> None:
        """What has been acknowledged is on disk; guests are told to come back."""
        self._closing = True
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        await self.store.log.flush()
        dues = {id_: table.mover.due_at for id_, table in self.tables.items()}
        for table in list(self.tables.values()):
            table.shut("stopping")
        with suppress(StoreAway):
            await self._let_go(dues)
        await self.fanout.close()
        await self.team.close()

    # --- Tables -------------------------------------------------------------------------------------------

    async def make(self, terms: Terms, host: str, name: str | None, key: str | None) -> str:
        """The id of a new table, or of the one that was made for the same host and key before."""
        full_key = None if key is None else hashlib.sha256(f"{host} {key}".encode()).hexdigest()
        if full_key is not None and (made := await self.store.made_by(full_key)) is not None:
            return made
        if await self.store.hosted(host) >= self.settings.tables_each:
            raise NotAllowed("too-many-tables")
        free = [seat for seat in range(terms.players) if SEATS[seat] not in terms.bots]
        seats = {free[0]: (host, name)} if name and free else {}
        try:
            return await self._make(terms, host, seats, full_key)
        except Taken:  # the same request at the same moment
            made = None if full_key is None else await self.store.made_by(full_key)
            if made is None:
                raise
            return made

    async def rematch(self, table: Table) -> str:
        """The same people at a new table. However often it is asked for, there is one."""
        key = hashlib.sha256(f"rematch {table.id}".encode()).hexdigest()
        if (made := await self.store.made_by(key)) is not None:
            return made
        chairs = list(enumerate(table.chairs))
        seats = {seat: (chair.visitor, chair.name) for seat, chair in chairs if chair.wanted_back}
        bots = {SEATS[seat]: chair.bot for seat, chair in chairs if chair.bot and seat not in seats}
        terms = replace(table.terms, bots=bots)
        try:
            return await self._make(terms, table.host, seats, key, tuple(sorted(table.removed)))
        except Taken:
            made = await self.store.made_by(key)
            assert made is not None, table.id
            return made

    async def _make(
        self,
        terms: Terms,
        host: str,
        seats: dict[int, tuple[str, str]],
        key: str | None,
        removed: tuple[str, ...] = (),
    ) -> str:
        id_ = secrets.token_urlsafe(16)
        edition = SHEETS[terms.sheet].edition
        entry = Made(at=time(), terms=terms, edition=edition, host=host, seats=seats, removed=removed)
        row = row_of(Table(id_, entry), None, key)
        seated = tuple([(visitor, seat) for seat, (visitor, _) in seats.items()])
        await self._write(Write(id_, 1, (encode_entry(entry),), row, seated))
        return id_

    async def _write(self, write: Write) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(problem: Exception | None) -> None:
            if done.done():
                return
            if problem is None:
                done.set_result(None)
            else:
                done.set_exception(problem)

        self.store.log.put(write, then)
        await done

    async def find(self, id_: str) -> OpenTable:
        """Raises NoSuchTable, StoreAway."""
        table = self.tables.get(id_)
        if table is not None:
            return table
        opening = self._opening.get(id_)
        if opening is None:
            opening = self._opening[id_] = asyncio.ensure_future(self._read(id_))
            opening.add_done_callback(partial(self._opened, id_))
        return await asyncio.shield(opening)

    def _opened(self, id_: str, opening: asyncio.Future[OpenTable]) -> None:
        del self._opening[id_]
        self._meanwhile.pop(id_, None)
        if not opening.cancelled():
            opening.exception()  # whoever wanted to know may have gone, and nobody else need be told

    async def _read(self, id_: str) -> OpenTable:
        table = rebuilt(id_, await self.store.entries(id_))
        held = True
        if self.store.several:
            now = time()
            held = id_ in await self.store.hold([id_], self.name, now + LEASE, now)
        if self._closing:
            raise StoreAway("the server is stopping")
        opened = OpenTable(self, table, held)
        self.tables[id_] = opened
        opened.hear(self._meanwhile.get(id_, 0))
        if held:
            opened.absences.expect_all()
        return opened

    async def join(self, id_: str, guest: Guest) -> OpenTable:
        while True:
            table = await self.find(id_)
            if not table.closed:
                table.join(guest)
                return table

    def forget(self, table: OpenTable) -> None:
        if self.tables.get(table.table.id) is table:
            del self.tables[table.table.id]
        self._dues.pop(table.table.id, None)

    # --- For the pages ------------------------------------------------------------------------------------

    async def about(self, id_: str) -> About:
        return about(await self._written(id_), time(), self.settings.show_seconds)

    async def listing(self, id_: str) -> Listing:
        table = await self._written(id_)
        return listing(table, sum([chair.free for chair in table.chairs]))

    async def _written(self, id_: str) -> Table:
        """As it is on disk: what is on its way there could still be lost, and a secret told too early."""
        opened = await self.find(id_)
        if opened.written == opened.table.number:
            return opened.table
        return rebuilt(id_, await self.store.entries(id_))

    async def record(self, id_: str) -> str:
        """The match as anybody can verify it, once it is over."""
        match, names, date = await self.finished(id_)
        table = await self._written(id_)
        nonces = [table.nonces[seat] for seat in range(table.players)]
        return write_record(match, names, date, table.secret, nonces)

    async def finished(self, id_: str) -> tuple[Match, tuple[str, ...], str]:
        """The match, who played, and on what day it ended; NotAllowed before that."""
        table = await self._written(id_)
        if table.state != OVER or table.match is None or table.ended_at is None:
            raise NotAllowed("not-over")
        date = datetime.fromtimestamp(table.ended_at, UTC).date().isoformat()
        return table.match, table.names, date

    async def may_give_token(self, id_: str, seat: int, visitor: str) -> None:
        """For a seat of one's own, or as host for a free one; NotAllowed otherwise."""
        table = (await self.find(id_)).table
        if seat >= table.players:
            raise NotAllowed("no-such-seat")
        if visitor != table.host or not table.chairs[seat].free:
            raise NotAllowed("not-host" if visitor != table.host else "seat-taken")

    async def delete(self, id_: str, visitor: str) -> None:
        table = await self.find(id_)
        if not visitor or table.table.host != visitor:
            raise NotAllowed("not-host")
        await self.store.delete(id_)
        table.shut("deleted")
        self.fanout.tell(id_, body=DELETED)

    # --- What the others tell -----------------------------------------------------------------------------

    def hear(self, letter: Letter) -> None:
        table = self.tables.get(letter.table)
        if table is None:
            if letter.table in self._opening:
                self._meanwhile[letter.table] = max(letter.number, self._meanwhile.get(letter.table, 0))
        elif letter.body == DELETED:
            table.shut("deleted")
        elif letter.body.startswith(WATCHING):
            table.spectators.hear(letter.sender, letter.body)
        elif letter.body:
            table.relay(letter.body)
        else:
            table.hear(letter.number, letter.entries)

    def counted(self, what: str, detail: str = "") -> None:
        self.metrics.count(what, detail)

    # --- Again and again ----------------------------------------------------------------------------------

    async def _again_and_again(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Whatever goes wrong once must not be the end of it."""
        while True:
            try:
                await work()
            except StoreAway:
                pass
            except Exception:
                log.exception("the hall goes on after an error")
            await asyncio.sleep(seconds)

    async def _look_after(self) -> None:
        now = time()
        if self.store.several:
            await self._renew(now)
            heard_all, self._heard_all = self._heard_all, self.fanout.hearing
            if not (heard_all and self._heard_all):
                await self._poll()
        await self._let_idle_go(now)
        await self._write_dues()
        for id_ in await self.store.due(time(), self.name):
            if id_ not in self.tables:
                with suppress(NoSuchTable):
                    await self.find(id_)

    async def _renew(self, now: float) -> None:
        ids = list(self.tables)
        held = await self.store.hold(ids, self.name, now + LEASE, now) if ids else set()
        for id_ in ids:
            if (table := self.tables.get(id_)) is not None:
                taken_over = id_ in held and not table.mover.held
                table.mover.hold(id_ in held)
                table.spectators.remind()
                if taken_over:
                    table.absences.expect_all()

    async def _poll(self) -> None:
        ids = list(self.tables)
        newest = await self.store.newest(ids) if ids else {}
        for id_ in ids:
            if (table := self.tables.get(id_)) is None:
                continue
            if id_ in newest:
                table.hear(newest[id_])
            else:
                table.shut("deleted")

    async def _let_idle_go(self, now: float) -> None:
        gone: dict[str, float | None] = {}
        for id_, table in list(self.tables.items()):
            due_at = table.mover.due_at
            soon = due_at is not None and table.mover.held and due_at < now + self.settings.idle_seconds
            if not table.busy and not soon and now - table.used_at > self.settings.idle_seconds:
                if table.mover.held:
                    gone[id_] = due_at
                table.close()
        if gone:
            await self._let_go(gone)

    async def _let_go(self, dues: dict[str, float | None]) -> None:
        """Whoever is there when something is due, or nobody if nothing is, opens them again."""
        if self.store.several:
            await self.store.let_go(dues, self.name)
        else:  # where there is one process, nothing is held
            await self.store.set_dues(dues)

    async def _write_dues(self) -> None:
        """So that a table is found again if this process dies."""
        dues = {id_: table.mover.due_at for id_, table in self.tables.items() if table.mover.held}
        new = {id_: due for id_, due in dues.items() if due is not None and self._dues.get(id_) != due}
        if new:
            await self.store.set_dues(new)
        self._dues = dues

    async def _expire(self) -> None:
        before = time() - self.settings.keep_days * 24 * HOUR
        for id_ in await self.store.expire(before, before):
            if (table := self.tables.get(id_)) is not None:
                table.shut("deleted")
        await self.store.forget_tokens(time())
