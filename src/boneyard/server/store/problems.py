"""What can go wrong with a database or a backup, told without addresses, passwords or what was written."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import asyncpg
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoFreeConnection


class StoreAway(Exception):
    """The database cannot be reached or cannot write; `by` is the reason, in words that end a sentence.

    Whether a write that met this is on disk is not known: read the log before going on.
    """

    def __init__(self, by: str) -> None:
        super().__init__(by)
        self.by = by

    def __str__(self) -> str:
        return f"The database is away: {self.by}."


class Taken(Exception):
    """The log goes on differently: an entry of that number is there already, or the one before it is not.

    A table's key taken by another table is told by this, too.
    """


class OneFails(Exception):
    """One write of a batch cannot be done, whatever the others are; `answer` is what is wrong with it."""

    def __init__(self, answer: Taken | StoreAway) -> None:
        super().__init__(answer)
        self.answer = answer


class UnknownDatabase(ValueError):
    """The address is not one of a database that can be used."""

    def __str__(self) -> str:
        return "A database is sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME."


Why = Literal["no-backup", "damaged", "newer", "unreadable", "unwritable", "older-database"]

WHY: dict[Why, str] = {
    "no-backup": "{path} is not a backup of Boneyard.",
    "damaged": "{path} is damaged.",
    "newer": "{path} was made by a newer Boneyard. Update Boneyard and try again.",
    "unreadable": "{path} cannot be read.",
    "unwritable": "{path} cannot be written.",
    "older-database": "The database is from an older Boneyard. Start the server once to update it.",
}


class BackupProblem(Exception):
    """A backup at `path` cannot be made or restored; `why` is the id of the reason."""

    def __init__(self, path: Path, why: Why) -> None:
        super().__init__(why)
        self.path = path
        self.why: Why = why

    def __str__(self) -> str:
        return WHY[self.why].format(path=self.path)


FAILURES = (
    DBAPIError,
    NoFreeConnection,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
)

DISK_FULL = "its disk is full"
NOT_REACHED = "it cannot be reached"
NOT_OPENED = "it cannot be opened"
NOT_WRITTEN = "it cannot be written to"
NOT_HELD = "it cannot hold this"
NEWER = "it was written by a newer Boneyard"

OF_SQLITE = {
    sqlite3.SQLITE_FULL: DISK_FULL,
    sqlite3.SQLITE_IOERR_WRITE: NOT_WRITTEN,
    sqlite3.SQLITE_IOERR: "its disk has an error",
    sqlite3.SQLITE_READONLY: NOT_WRITTEN,
    sqlite3.SQLITE_PERM: NOT_OPENED,
    sqlite3.SQLITE_CANTOPEN: NOT_OPENED,
    sqlite3.SQLITE_BUSY: "another program is keeping it busy",
    sqlite3.SQLITE_CORRUPT: "it is damaged",
    sqlite3.SQLITE_NOTADB: "the file is not a database",
}
OF_POSTGRES = {
    "08": NOT_REACHED,
    "25": NOT_WRITTEN,
    "28": "it does not accept the user name or password",
    "3D": "there is no database of that name",
    "42501": "it does not let us in",
    "53100": DISK_FULL,
    "53300": "it has too many connections",
    "57": "it is stopping or starting",
}


def away(error: BaseException) -> StoreAway:
    """What a driver said, in our words: its own may name the address or what was to be written."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(cause, sqlite3.Error):
        code: int = getattr(cause, "sqlite_errorcode", 0)
        return StoreAway(OF_SQLITE.get(code) or OF_SQLITE.get(code & 0xFF) or "it reports an error")
    if isinstance(cause, OSError) and cause.errno in (errno.ENOSPC, errno.EDQUOT):
        return StoreAway(DISK_FULL)
    if isinstance(cause, PermissionError | FileNotFoundError | NotADirectoryError | FileExistsError):
        return StoreAway(NOT_OPENED)
    if isinstance(cause, TimeoutError | NoFreeConnection):
        return StoreAway("it does not answer")
    state = getattr(cause, "sqlstate", None)
    if not state:
        return StoreAway(NOT_REACHED)
    known = OF_POSTGRES.get(state) or OF_POSTGRES.get(state[:2])
    return StoreAway(known or f"it reports error {state}")


@contextmanager
def failures_told() -> Iterator[None]:
    """Whatever the database cannot do becomes `StoreAway`; a broken rule of the schema stays what it is."""
    try:
        yield
    except IntegrityError:
        raise
    except FAILURES as error:
        raise away(error) from None
