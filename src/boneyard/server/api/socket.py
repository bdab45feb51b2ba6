"""The websocket of a table: a hello, then commands and messages until either side leaves."""

import asyncio
import logging
import random
from collections import Counter
from time import monotonic

import msgspec
from fastapi import APIRouter, WebSocket

from boneyard.rules.arguments import brief
from boneyard.server.commands import COMMANDS, HELLO, PROTOCOL, Hello
from boneyard.server.connection import SCOPE, Connection
from boneyard.server.guests import Guest
from boneyard.server.hall import Hall
from boneyard.server.open_table import OpenTable
from boneyard.server.pace import Pace
from boneyard.server.refused import Refused
from boneyard.server.retelling import NoSuchTable
from boneyard.server.store import StoreAway
from boneyard.server.tokens import BadToken, Tokens
from boneyard.words import words

RECHECK = 30.0
"""Seconds after which a token is looked at again: it may have been revoked."""
GREETING = 30.0
"""Seconds that a connection has to say hello."""
MOST_EARLY = 20
"""Messages that may come before the hello is answered."""
MOST_BAD = 50
"""Messages that make no sense, and messages that come too fast: after so many the connection is cut."""
BAD_TOKEN, NO_TABLE, RELOAD, MISBEHAVED = 4401, 4404, 4426, 1008

log = logging.getLogger(__name__)
router = APIRouter()


@router.websocket("/v1/tables/{table}/play")
async def play(websocket: WebSocket, table: str) -> None:
    state = websocket.app.state
    connection: Connection = websocket.scope[SCOPE]
    addresses: Counter[str] = state.addresses
    if addresses[connection.address] >= state.settings.connections_each:
        await websocket.close(1013)
        return
    await websocket.accept()
    Conversation(connection, table, state.hall, state.tokens, addresses)


class Conversation:
    """Lives as long as its connection holds it."""

    __slots__ = (
        "_addresses",
        "_bad",
        "_connection",
        "_early",
        "_greeted",
        "_guest",
        "_hall",
        "_pace",
        "_table",
        "_table_id",
        "_task",
        "_timer",
        "_token",
        "_tokens",
    )

    def __init__(
        self, connection: Connection, table: str, hall: Hall, tokens: Tokens, addresses: Counter[str]
    ) -> None:
        settings = hall.settings
        self._connection = connection
        self._table_id = table
        self._hall = hall
        self._tokens = tokens
        self._addresses = addresses
        self._token = ""
        self._guest = Guest(connection, "", None, words())
        self._table: OpenTable | None = None
        self._greeted = False
        self._early: list[bytes] = []
        self._bad = 0
        self._pace = Pace(settings.messages_a_second, settings.messages_at_once)
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        addresses[connection.address] += 1
        hall.metrics.connections.inc()
        self._timer = asyncio.get_running_loop().call_later(GREETING, self._unanswered)
        connection.attach(self.heard, self.lost, settings.most_waiting_bytes)

    def heard(self, data: bytes) -> None:
        if not self._pace.spend(monotonic()):
            self._refuse_bad(data, Refused("too-fast"))
        elif self._table is not None:
            self._command(self._table, data)
        elif not self._greeted:
            self._greet(data)
        elif len(self._early) < MOST_EARLY:
            self._early.append(data)
        else:
            self._refuse_bad(data, Refused("too-fast"))

    def lost(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
        address = self._connection.address
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]
        self._hall.metrics.connections.dec()
        if self._table is not None:
            self._table.leave(self._guest)
            self._hall.metrics.guests.dec()
            self._table = None

    def _command(self, table: OpenTable, data: bytes) -> None:
        try:
            command = COMMANDS.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            self._refuse_bad(data, Refused("bad-message", brief(str(problem))))
            return
        if table.closed:  # it has left memory under our feet
            self._guest.part("stopping", 1012)
        else:
            table.ask(self._guest, command)

    def _refuse_bad(self, data: bytes, refused: Refused) -> None:
        self._bad += 1
        self._hall.counted("refused", refused.reason)
        if self._bad > MOST_BAD:
            self._connection.cut(MISBEHAVED, refused.reason)
        else:
            self._guest.refuse(_id_in(data), refused)

    # --- Hello --------------------------------------------------------------------------------------------

    def _greet(self, data: bytes) -> None:
        try:
            hello = HELLO.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            self._refuse_bad(data, Refused("bad-message", brief(str(problem))))
            return
        self._greeted = True
        self._guest.language = words(hello.language)
        if hello.version != PROTOCOL:
            self._guest.part("reload", RELOAD)
        else:
            self._task = asyncio.get_running_loop().create_task(self._come_in(hello))

    async def _come_in(self, hello: Hello) -> None:
        guest = self._guest
        try:
            if hello.token:
                token = await self._tokens.check(hello.token)
                if token.table is not None and token.table != self._table_id:
                    raise BadToken
                self._token = hello.token
                guest.visitor, guest.seat = token.visitor, token.seat
            self._table = await self._hall.join(self._table_id, guest)
        except BadToken:
            guest.part("token", BAD_TOKEN)
        except NoSuchTable:
            guest.part("no-table", NO_TABLE)
        except StoreAway:
            guest.part("store-away", 1013)
        else:
            self._hall.metrics.guests.inc()
            self._wait_to_check()
            early, self._early = self._early, []
            for data in early:
                self._command(self._table, data)
        finally:
            self._task = None

    def _unanswered(self) -> None:
        self._connection.cut(MISBEHAVED, "no hello")

    # --- Tokens that are revoked --------------------------------------------------------------------------

    def _wait_to_check(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if self._token:
            seconds = RECHECK * random.uniform(0.8, 1.2)
            self._timer = asyncio.get_running_loop().call_later(seconds, self._check)

    def _check(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._look_at_token())

    async def _look_at_token(self) -> None:
        try:
            await self._tokens.check(self._token)
        except BadToken:
            self._guest.part("token", BAD_TOKEN)
        except StoreAway:
            self._wait_to_check()
        else:
            self._wait_to_check()
        finally:
            self._task = None


class _OnlyId(msgspec.Struct):
    id: str = ""


_ID = msgspec.json.Decoder(_OnlyId)


def _id_in(data: bytes) -> str:
    """So that a refusal names the command it is about, if that can be read at all."""
    try:
        return _ID.decode(data).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
