"""Letters between the processes of one server. They are hints: the log in the database is the truth.

What a letter tells is on disk already, so a lost one costs time and nothing else: where entries are missing,
they are read from the log. Whoever does not hear has to look in the log from time to time, and once more
after it hears again.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec


class Letter(msgspec.Struct, frozen=True):
    """The log of `table` is written up to `number`; or `body` was said there, which is in no log.

    `entries` are the last ones of it, if they are not too many.
    """

    table: str
    number: int = 0
    entries: Sequence[bytes] = ()
    body: bytes = b""
    sender: str = ""


Heard = Callable[[Letter], None]


class FanOut(Protocol):
    @property
    def hearing(self) -> bool:
        """Letters of the others arrive. While they do not, look in the log from time to time."""
        ...

    async def start(self, heard: Heard) -> None: ...

    def tell(self, table: str, number: int = 0, entries: Sequence[bytes] = (), *, body: bytes = b"") -> None:
        """Never raises, never waits."""

    async def close(self) -> None: ...


class Alone:
    """There is no other process."""

    hearing = True

    async def start(self, heard: Heard) -> None:
        pass

    def tell(self, table: str, number: int = 0, entries: Sequence[bytes] = (), *, body: bytes = b"") -> None:
        pass

    async def close(self) -> None:
        pass


class Unheard(Alone):
    """There may be others, and no way to hear of them."""

    hearing = False


class BadRedisUrl(ValueError):
    """Says nothing of the address: there may be a password in it."""

    def __init__(self) -> None:
        super().__init__("The address of Redis must look like redis://localhost:6379.")
