"""Websockets for a load: as little work for the loader as can be, so that the server is what is measured."""

import asyncio
import os
from collections.abc import Callable
from typing import cast

Heard = Callable[[bytes], None]

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
NO_MASK = b"\0\0\0\0"
"""A mask of zeros is a mask, and costs nothing."""


class Socket(asyncio.Protocol):
    def __init__(self, host: str, path: str) -> None:
        self.heard: Heard = lambda _: None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = HANDSHAKE.format(path=path, host=host).encode()
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is none by name
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            assert b" 101 " in head, head
            self.opened.set_result(None)
        at = 0
        while len(data) - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                start, length = at + 4, int.from_bytes(data[at + 2 : at + 4], "big")
            elif length == 127:
                start, length = at + 10, int.from_bytes(data[at + 2 : at + 10], "big")
            if len(data) < start + length:
                break
            kind, at = data[at] & 15, start + length
            if kind == 1:
                self.heard(data[start:at])
            elif kind == 9:
                self._send(0x8A, data[start:at])
        self._rest = data[at:]

    def say(self, data: bytes) -> None:
        self._send(0x81, data)

    def _send(self, kind: int, data: bytes) -> None:
        assert self._transport is not None
        length = len(data)
        size = bytes((0x80 | length,)) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self._transport.write(bytes((kind,)) + size + NO_MASK + data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


async def connect(port: int, path: str) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket("127.0.0.1", path), "127.0.0.1", port)
    await socket.opened
    return socket


TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(pid: int) -> float:
    """Of the process and all its threads."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_bytes(pid: int) -> int:
    with open(f"/proc/{pid}/statm", encoding="ascii") as statm:
        return int(statm.read().split()[1]) * PAGE
