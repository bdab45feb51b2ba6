"""Who somebody is, without an account: whoever holds a token is its visitor.

Only the SHA-256 of a token is stored, so the database gives none away.
"""

import re
import secrets
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from time import time
from typing import NamedTuple

from boneyard.server.store import Store, TokenRow

DAY = 24 * 60 * 60.0
REMEMBERED = 30.0
"""For so many seconds a token is taken for good without asking the store: revoked elsewhere, it may still be
good for that long here."""
MOST_REMEMBERED = 20_000
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""None that is read for another or for a digit."""
CODE_LENGTH = 10
CODE_SECONDS = 300.0

_TEXT = re.compile(r"by_[A-Za-z0-9_-]{43}", re.ASCII)
_CODE = re.compile(f"[{CODE_LETTERS}]{{{CODE_LENGTH}}}", re.ASCII)
_BETWEEN = re.compile(r"[\s-]+")
"""What people put between letters that they copy by hand."""
_MOST_TYPED = 64

TOKEN = "token"
CODE = "code"


class BadToken(Exception):
    """Malformed, unknown, expired or revoked: which of them is nobody's business."""

    def __init__(self) -> None:
        super().__init__("This access token is not valid, or no longer valid.")


class Token(NamedTuple):
    """What its holder may do: all that the visitor may, or only what concerns one seat of one table."""

    visitor: str
    table: str | None = None
    seat: int | None = None


class Granted(NamedTuple):
    """A new token. Its text is told once and kept nowhere."""

    text: str
    token: Token
    expires: float

    def __repr__(self) -> str:
        return f"Granted(token={self.token!r}, expires={self.expires!r})"


class Tokens:
    def __init__(self, store: Store, days: float, clock: Callable[[], float] = time) -> None:
        self._store = store
        self._seconds = days * DAY
        self._clock = clock
        self._remembered: OrderedDict[bytes, tuple[Token, float]] = OrderedDict()
        self._revocations = 0

    async def new(
        self, visitor: str | None = None, table: str | None = None, seat: int | None = None
    ) -> Granted:
        """For this visitor, or for one who comes for the first time."""
        token = Token(visitor or secrets.token_urlsafe(12), table, seat)
        text = "by_" + secrets.token_urlsafe(32)
        return Granted(text, token, await self._add(TOKEN, text, token, self._seconds))

    async def check(self, text: str) -> Token:
        """BadToken."""
        hashed = _hash_of_token(text)
        now = self._clock()
        token, until = self._remembered.get(hashed, (None, 0.0))
        if token is not None and now < until:
            return token
        revocations = self._revocations
        row = await self._store.token(hashed)
        if row is None or row.kind != TOKEN or row.expires_at <= now:
            self._remembered.pop(hashed, None)
            raise BadToken
        token = Token(row.visitor, row.table, row.seat)
        if revocations == self._revocations:  # else it may be this one that was revoked meanwhile
            self._remember(hashed, token, min(now + REMEMBERED, row.expires_at))
        return token

    async def revoke(self, text: str) -> None:
        """BadToken if there was none to revoke."""
        hashed = _hash_of_token(text)
        try:
            revoked = await self._store.revoke(hashed)
        finally:
            self._revocations += 1
            self._remembered.pop(hashed, None)
        if not revoked:
            raise BadToken

    async def code(self, token: Token) -> tuple[str, float]:
        """A code with which another device gets a token of the same visitor, once, and when it expires."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        return code, await self._add(CODE, code, token, CODE_SECONDS)

    async def redeem(self, code: str) -> Granted:
        """BadToken. However it is spaced and in small letters too, as it was read from another screen."""
        if len(code) > _MOST_TYPED:
            raise BadToken
        letters = _BETWEEN.sub("", code).upper()
        if not _CODE.fullmatch(letters):
            raise BadToken
        row = await self._store.take_token(_hash(CODE, letters))
        if row is None or row.kind != CODE or row.expires_at <= self._clock():
            raise BadToken
        return await self.new(row.visitor, row.table, row.seat)

    async def _add(self, kind: str, text: str, token: Token, seconds: float) -> float:
        now = self._clock()
        expires = now + seconds
        await self._store.add_token(
            TokenRow(_hash(kind, text), token.visitor, kind, token.table, token.seat, now, expires)
        )
        return expires

    def _remember(self, hashed: bytes, token: Token, until: float) -> None:
        self._remembered[hashed] = token, until
        self._remembered.move_to_end(hashed)
        if len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)


def _hash_of_token(text: str) -> bytes:
    if not _TEXT.fullmatch(text):
        raise BadToken
    return _hash(TOKEN, text)


def _hash(kind: str, text: str) -> bytes:
    """Of its kind too, so that a code can never pass for a token."""
    return sha256(f"boneyard {kind} {text}".encode()).digest()
