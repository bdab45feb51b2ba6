"""A websocket without detours: messages go straight from the network to whoever listens, and back."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from boneyard.server.frames import MASKED, WHOLE_TEXT, framed, whole_frame

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

SCOPE = "boneyard.connection"
"""Where the application finds it in its scope."""
TEXT_ONLY = 1003
MISBEHAVED = 1008
FAILED = 1011
TOO_SLOW = 1013
GOODBYE = 1012
CLOSING_SECONDS = 5.0
"""For the other side to take its leave."""
MOST_ODD_FRAMES = 250
"""Pings, pongs and pieces of messages between two pings of ours."""

_REASON_BYTES = 123


class Connection(WebSocketsSansIOProtocol):
    """Until `attach` it is uvicorn's own, so the application can accept or refuse as usual.

    From then on there is neither queue nor task: it lives until either side ends it, also after the
    application has returned.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.close_timeout = CLOSING_SECONDS
        self._heard: Callable[[bytes], None] | None = None
        self._lost: Callable[[], None] | None = None
        self._rest = b""
        """The beginning of a frame that is still to come."""
        self._odd_frames = 0
        self._address: str | None = None

    # --- For the application ------------------------------------------------------------------------------

    @property
    def address(self) -> str:
        """Of the visitor; behind a trusted proxy as the proxy says."""
        if self._address is not None:
            return self._address
        client = self.scope["client"]
        return client[0] if client else ""

    def attach(
        self, heard: Callable[[bytes], None], lost: Callable[[], None], most_waiting: int = 262_144
    ) -> None:
        """After it was accepted: `heard` gets each text message, `lost` is called once, when all is over.

        A reader for whom more bytes than `most_waiting` wait is cut off.
        """
        self._address = self.address
        self._heard = heard
        self._lost = lost
        if self.disconnected:  # while it was being accepted
            self.loop.call_soon(self._tell_lost)
        elif not self.transport.is_closing():
            self.transport.set_write_buffer_limits(high=most_waiting)
            self._hear_what_waits()

    def say(self, data: bytes) -> None:
        """Send a text message; nothing happens if the connection is ending."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.conn.extensions:
            self.conn.send_text(data)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(framed(data))

    def cut(self, code: int, reason: str = "") -> None:
        """End it. Nothing is heard from now on; `lost` is called when the other side has gone."""
        if self.close_sent or self.transport.is_closing():
            return
        self.stop_keepalive()
        self.close_sent = True
        if self.conn.state is OPEN:
            self.conn.send_close(code, reason.encode()[:_REASON_BYTES].decode(errors="ignore"))
            self.transport.write(b"".join(self.conn.data_to_send()))
        self._end_for_sure()

    def _end_for_sure(self) -> None:
        """`close` alone would wait for ever for a reader who does not read."""
        if self.close_timer is None and not self.disconnected:
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    # --- From the network ---------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._rest:
            data = self._rest + data
        self._rest = b""
        at = 0
        while (whole := whole_frame(data, at, self.config.ws_max_size)) is not None:
            start, end = whole
            if (
                self._heard is not None
                and start != at
                and data[at] == WHOLE_TEXT
                and data[at + 1] & MASKED
                and self.conn.current_size is None  # not in the middle of a message in pieces
            ):
                if self.close_sent:
                    return
                self._heard(apply_mask(data[start:end], data[start - 4 : start]))
            else:
                super().data_received(data[at:end])
            if self.transport.is_closing():
                return
            at = end
        self._rest = data[at:]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # it was a proper request
            cast("dict[str, object]", self.scope)[SCOPE] = self

    def handle_cont(self, event: Frame) -> None:
        self._count_odd_frame()
        super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if not event.fin:
            self._count_odd_frame()
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._heard is None:
            super().handle_bytes(event)
        else:
            self.cut(TEXT_ONLY, "text messages only")

    def handle_ping(self) -> None:
        self._count_odd_frame()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count_odd_frame()
        super().handle_pong(event)

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._end_for_sure()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._end_for_sure()

    def send_receive_event_to_app(self) -> None:
        if self._heard is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._heard(data)

    def _count_odd_frame(self) -> None:
        """They are cheap to send and nobody needs many."""
        self._odd_frames += 1
        if self._odd_frames > MOST_ODD_FRAMES:
            self.cut(MISBEHAVED, "too many frames")

    # --- Its life -----------------------------------------------------------------------------------------

    async def run_asgi(self) -> None:
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("a websocket ended with an error")
            self.send_500_response()
            if self._lost is not None:
                self.cut(FAILED)
        else:
            if not self.handshake_complete:
                self.send_500_response()
        if self._lost is not None:
            self._forget_the_request()
        elif self.close_timer is None:
            self.transport.close()

    def _forget_the_request(self) -> None:
        """It would take a third of the memory of a connection, for as long as that lasts."""
        cast("dict[str, object]", self.scope).clear()
        del self.request, self.response

    def shutdown(self) -> None:
        if self._lost is not None:
            self.cut(GOODBYE, "the server is stopping")
        elif not self.transport.is_closing():
            super().shutdown()
        self._end_for_sure()

    def send_keepalive_ping(self) -> None:
        self._odd_frames = 0
        super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Not by `close`: what was sent to somebody who has vanished will never be read."""
        super().keepalive_timeout()
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._heard is not None:
            self.loop.call_soon(self.cut, TOO_SLOW, "reading too slowly")

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._tell_lost()

    def _tell_lost(self) -> None:
        lost, self._lost = self._lost, None
        self._heard = _nobody if self._heard is not None else None
        if lost is not None:
            lost()

    def _hear_what_waits(self) -> None:
        """What came between accepting and attaching."""
        heard = self._heard
        assert heard is not None
        while not self.queue.empty() and not self.close_sent:
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                text = event.get("text")
                if text is None:
                    self.cut(TEXT_ONLY, "text messages only")
                else:
                    heard(text.encode())
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()


def _nobody(_data: bytes) -> None:
    """Listens to what comes after the end."""
