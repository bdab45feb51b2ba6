"""What every request meets first (who asks, from where, how fast, how much), and what every answer has."""

import asyncio
import logging
from ipaddress import ip_address, ip_network
from time import monotonic
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boneyard.server.api.problems import Problem
from boneyard.server.metrics import Metrics
from boneyard.server.pace import Paces
from boneyard.server.settings import Settings

log = logging.getLogger(__name__)

MOST_BODY_BYTES = 65_536
BODY_SECONDS = 20.0
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": "; ".join(
        [f"{what} 'none'" for what in ("default-src", "base-uri", "form-action", "frame-ancestors")]
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-store",
}
"""A page that needs more says so itself."""
_PREFLIGHT = {
    "Access-Control-Allow-Methods": "GET, POST, DELETE",
    "Access-Control-Allow-Headers": "Authorization, Content-Type, Idempotency-Key",
    "Access-Control-Max-Age": "600",
}
_SOON = {"Retry-After": "1"}
_CLOSE = {"Connection": "close"}


class _Gone(Exception):
    """Whoever asked has left before the end of the question."""


class Guard:
    """Stands in front of the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.origins = frozenset(settings.origins)
        self.metrics = metrics
        self.paces = Paces(settings.requests_a_second, settings.requests_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope["client"] = (one_visitor(scope), 0)
        headers = Headers(scope=scope)
        objection = self._objection(scope, headers)
        if scope["type"] == "websocket":
            if objection is None:
                await self.app(scope, receive, send)
            else:
                await refuse_websocket(objection.response(headers), scope, receive, send)
        else:
            await self._answer(objection, scope, receive, self._dressed(send, headers))

    def _objection(self, scope: Scope, headers: Headers) -> Problem | None:
        if not self.paces.spend(scope["client"][0], monotonic()):
            return Problem(429, "too-fast", headers=_SOON)
        if not scope["path"].isascii() or not scope["path"].isprintable():
            return Problem(404, "no-such-page")
        origin = headers.get("origin")
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and origin is not None and not self._welcome(origin, headers):
            return Problem(403, "foreign-origin")
        return None

    def _welcome(self, origin: str, headers: Headers) -> bool:
        """Our own pages, whatever this server is called just now, and those the operator has named."""
        if origin.casefold() in self.origins:
            return True
        try:
            parts = urlsplit(origin.casefold())
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and parts.netloc == headers.get("host", "").casefold()

    async def _answer(self, objection: Problem | None, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        started = False

        async def noting(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            if objection is not None:
                raise objection
            if scope["method"] == "OPTIONS" and headers.get("origin", "").casefold() in self.origins:
                await Response(status_code=204, headers=_PREFLIGHT)(scope, receive, noting)
                return
            if scope["method"] not in SAFE:
                receive = _again(await _body(receive, headers))
            await self.app(scope, receive, noting)
        except _Gone:
            pass
        except Problem as problem:
            await problem.response(headers)(scope, receive, noting)
        except Exception:
            log.exception("a request failed")
            if not started:
                await Problem(500, "failed").response(headers)(scope, receive, noting)

    def _dressed(self, send: Send, asked: Headers) -> Send:
        """With the headers that every answer has."""
        origin = asked.get("origin", "")

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if origin.casefold() in self.origins:
                    headers["Access-Control-Allow-Origin"] = origin
                    headers["Cross-Origin-Resource-Policy"] = "cross-origin"
                headers.add_vary_header("Accept-Language, Origin")
                self.metrics.requests.labels(str(message["status"])).inc()
            await send(message)

        return dressed


def one_visitor(scope: Scope) -> str:
    """The address by which visitors are told apart: of IPv6 the network, all of which one visitor has."""
    host: str = scope["client"][0] if scope.get("client") else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False).network_address)


async def refuse_websocket(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await response(scope, receive, send)


async def _body(receive: Receive, headers: Headers) -> bytes:
    """All of it, unless it is too much or too slow."""
    length = headers.get("content-length", "0")
    if len(length) > 9 or not length.isdecimal() or int(length) > MOST_BODY_BYTES:
        raise Problem(413, "too-large", headers=_CLOSE)
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise _Gone
                body += message.get("body", b"")
                if len(body) > MOST_BODY_BYTES:
                    raise Problem(413, "too-large", headers=_CLOSE)
                if not message.get("more_body", False):
                    return bytes(body)
    except TimeoutError:
        raise Problem(408, "too-slow", headers=_CLOSE) from None


def _again(body: bytes) -> Receive:
    """Gives the body to the application as if it had just come."""
    whole: Message = {"type": "http.request", "body": body, "more_body": False}
    messages = iter([whole])

    async def receive() -> Message:
        return next(messages, {"type": "http.disconnect"})

    return receive
