"""Tokens: whoever holds one is its visitor, until it expires or is revoked."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from boneyard.server.store import Store, TokenRow
from boneyard.server.tokens import CODE_SECONDS, DAY, REMEMBERED, BadToken, Granted, Token, Tokens

FRIDAY = 1_800_000_000.0


class Clock:
    def __init__(self) -> None:
        self.now = FRIDAY

    def __call__(self) -> float:
        return self.now


class Office:
    """A store with its tokens as two processes see them."""

    def __init__(self, store: Store) -> None:
        self.clock = Clock()
        self.tokens = Tokens(store, 180, self.clock)
        self.elsewhere = Tokens(store, 180, self.clock)


@asynccontextmanager
async def office(folder: Path) -> AsyncIterator[Office]:
    store = await Store.open(f"sqlite:///{folder / 'boneyard.db'}")
    try:
        yield Office(store)
    finally:
        await store.close()


async def refused(asked: Awaitable[object]) -> None:
    with pytest.raises(BadToken):
        await asked


def test_a_token_is_good_for_its_visitor_in_every_process(tmp_path: Path) -> None:
    async def visit() -> None:
        async with office(tmp_path) as at:
            text, token, expires = await at.tokens.new()

            assert await at.tokens.check(text) == await at.elsewhere.check(text) == token
            assert (token.table, token.seat) == (None, None)
            assert expires == FRIDAY + 180 * DAY

    asyncio.run(visit())


def test_every_visitor_and_every_token_is_another(tmp_path: Path) -> None:
    async def visit() -> None:
        async with office(tmp_path) as at:
            granted = [await at.tokens.new() for _ in range(20)]

            assert len({new.text for new in granted}) == len({new.token.visitor for new in granted}) == 20
            assert {len(new.text) for new in granted} == {46}
            assert all(new.text.startswith("by_") for new in granted)

    asyncio.run(visit())


def test_a_token_may_be_for_one_seat_alone(tmp_path: Path) -> None:
    async def visit() -> None:
        async with office(tmp_path) as at:
            text, _, _ = await at.tokens.new("ann", "friday", 2)

            assert await at.elsewhere.check(text) == Token("ann", "friday", 2)

    asyncio.run(visit())


@pytest.mark.parametrize(
    "text", ["", "by_", "by_" + "A" * 43, "by_" + "A" * 42 + "ä", "by_" + "A" * 43 + "\n", "x" * 1_000_000]
)
def test_what_is_no_token_is_refused(tmp_path: Path, text: str) -> None:
    async def visit() -> None:
        async with office(tmp_path) as at:
            await at.tokens.new()

            await refused(at.tokens.check(text))
            await refused(at.tokens.revoke(text))
            await refused(at.tokens.redeem(text))

    asyncio.run(visit())


def test_a_token_expires_also_where_it_was_just_used(tmp_path: Path) -> None:
    async def visit() -> None:
        async with office(tmp_path) as at:
            text, token, expires = await at.tokens.new()
            at.clock.now = expires - 1

            assert await at.tokens.check(text) == token
            at.clock.now = expires
            await refused(at.tokens.check(text))
            await refused(at.elsewhere.check(text))

    asyncio.run(visit())


def test_a_revoked_token_is_refused_at_once_here_and_soon_elsewhere(tmp_path: Path) -> None:
    async def visit() -> None:
        async with office(tmp_path) as at:
            text, _, _ = await at.tokens.new("ann")
            other, token, _ = await at.tokens.new("ann")
            await at.tokens.check(text)
            await at.elsewhere.check(text)
            await at.tokens.revoke(text)

            await refused(at.tokens.check(text))
            at.clock.now += REMEMBERED
            await refused(at.elsewhere.check(text))
            await refused(at.tokens.revoke(text))
            assert await at.tokens.check(other) == token

    asyncio.run(visit())


class SlowStore(Store):
    """What it has read arrives late."""

    async def token(self, hash: bytes) -> TokenRow | None:  # noqa: A002 - as the store calls it
        row = await super().token(hash)
        self.has_read.set()
        await self.may_arrive.wait()
        return row

    has_read: asyncio.Event
    may_arrive: asyncio.Event


def test_a_token_revoked_while_it_is_checked_is_not_remembered(tmp_path: Path) -> None:
    async def visit() -> None:
        store = await SlowStore.open(f"sqlite:///{tmp_path / 'boneyard.db'}")
        store.has_read, store.may_arrive = asyncio.Event(), asyncio.Event()
        try:
            tokens = Tokens(store, 180)
            text, token, _ = await tokens.new()
            check = asyncio.create_task(tokens.check(text))
            await store.has_read.wait()
            await tokens.revoke(text)
            store.may_arrive.set()

            assert await check == token
            await refused(tokens.check(text))
        finally:
            await store.close()

    asyncio.run(visit())


def test_with_a_code_another_device_becomes_the_same_visitor_once(tmp_path: Path) -> None:
    async def visit() -> None:
        async with office(tmp_path) as at:
            first = await at.tokens.new("ann", "friday", 2)
            code, expires = await at.tokens.code(first.token)
            second = await at.elsewhere.redeem(code)

            assert len(code) == 10
            assert code.isalpha()
            assert expires == FRIDAY + CODE_SECONDS
            assert second.text != first.text
            assert await at.tokens.check(second.text) == second.token == first.token
            assert await at.tokens.check(first.text) == first.token
            await refused(at.tokens.redeem(code))

    asyncio.run(visit())


def test_a_code_may_be_typed_as_people_do(tmp_path: Path) -> None:
    async def visit() -> None:
        async with office(tmp_path) as at:
            code, _ = await at.tokens.code(Token("ann"))
            redeemed = await at.tokens.redeem(f" {code[:5].lower()} - {code[5:]}\n")

            assert redeemed.token == Token("ann")

    asyncio.run(visit())


def test_of_two_who_redeem_a_code_one_gets_in(tmp_path: Path) -> None:
    async def visit() -> None:
        async with office(tmp_path) as at:
            code, _ = await at.tokens.code(Token("ann"))
            tries = [office.redeem(code) for office in (at.tokens, at.elsewhere) for _ in range(3)]
            ends = await asyncio.gather(*tries, return_exceptions=True)

            assert sorted(type(end).__name__ for end in ends) == ["BadToken"] * 5 + ["Granted"]

    asyncio.run(visit())


def test_a_code_expires_and_is_no_token(tmp_path: Path) -> None:
    async def visit() -> None:
        async with office(tmp_path) as at:
            code, expires = await at.tokens.code(Token("ann"))

            await refused(at.tokens.check(code))
            at.clock.now = expires
            await refused(at.tokens.redeem(code))

    asyncio.run(visit())


def test_no_token_and_no_code_is_in_the_database(tmp_path: Path) -> None:
    async def visit() -> tuple[str, str]:
        async with office(tmp_path) as at:
            text, token, _ = await at.tokens.new()
            code, _ = await at.tokens.code(token)
            return text, code

    text, code = asyncio.run(visit())
    with closing(sqlite3.connect(tmp_path / "boneyard.db")) as database:
        everything = "\n".join(database.iterdump())

    assert "INSERT INTO" in everything
    for part in (text, text.removeprefix("by_"), code):
        assert part not in everything
        assert part.encode().hex() not in everything.lower()


def test_what_is_shown_of_a_token_does_not_tell_it() -> None:
    granted = Granted("by_geheim", Token("ann"), FRIDAY)

    assert "geheim" not in f"{granted} {granted!r} {granted!s}"
    assert "ann" in repr(granted)
