"""Websocket frames: the few bytes in front of every message."""

from typing import Final

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
_LENGTH: Final = 0x7F


def frame(data: bytes) -> bytes:
    """A text message as it goes over the wire."""
    length = len(data)
    if length < 126:
        return bytes((WHOLE_TEXT, length)) + data
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big") + data
    return b"\x81\x7f" + length.to_bytes(8, "big") + data


class Latest:
    """The message framed last: most of those at a table are sent the same one."""

    def __init__(self) -> None:
        self.data = b""
        self.frame = frame(b"")

    def framed(self, data: bytes) -> bytes:
        if data is not self.data:
            self.data = data
            self.frame = frame(data)
        return self.frame


framed: Final = Latest().framed


def whole_frame(data: bytes, at: int, most: int) -> tuple[int, int] | None:
    """Where the payload of the frame that begins here starts and ends; None if not all of it is there yet.

    One that is too long has no payload for us: it is taken as far as it has come, and refused by its header.
    """
    there = len(data) - at
    if there < 2:
        return None
    length = data[at + 1] & _LENGTH
    start = at + (6 if data[at + 1] & MASKED else 2)
    if length > 125:
        wide = 2 if length == 126 else 8
        if there < 2 + wide:
            return None
        length = int.from_bytes(data[at + 2 : at + 2 + wide], "big")
        start += wide
        if length > most:
            return at, len(data)
    if start + length > len(data):
        return None
    return start, start + length
