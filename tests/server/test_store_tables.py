"""Tables, tokens and leases, kept and found again on both databases."""

from __future__ import annotations

import asyncio

import pytest

from boneyard.server.store import Taken, Write
from tests.server.stored import a_row, a_token, opened, put, put_rows

# --- Tables -----------------------------------------------------------------------------------------------


def test_a_log_is_read_from_any_number(database_url: str) -> None:
    async def look() -> None:
        async with opened(database_url) as store:
            assert (
                await put(store.log, Write("t", 1, (b"a", b"b", b"\0c")), Write("u", 1, (b"x",)))
                == [None] * 2
            )

            assert await store.entries("t") == [(1, b"a"), (2, b"b"), (3, b"\0c")]
            assert await store.entries("t", after=1) == [(2, b"b"), (3, b"\0c")]
            assert await store.entries("t", after=1, most=1) == [(2, b"b")]
            assert await store.entries("t", after=3) == []
            assert await store.newest(["t", "u", "v"]) == {"t": 3, "u": 1}

    asyncio.run(look())


@pytest.mark.parametrize("odd", ["", "\0", "t\0", "\ud800", "x" * 100_000, "' OR 1=1 --"])
def test_a_table_with_an_odd_name_is_just_not_there(database_url: str, odd: str) -> None:
    async def look() -> None:
        async with opened(database_url) as store:
            await put_rows(store, a_row("t"))

            assert await store.row(odd) is None
            assert await store.entries(odd) == []
            assert await store.newest([odd, "t"]) == {"t": 1}
            assert await store.made_by(odd) is None
            assert await store.hold([odd, "t"], "me", 2.0, 1.0) == {"t"}
            assert not await store.delete(odd)
            assert await store.entries("t", after=1 << 70) == []

    asyncio.run(look())


def test_a_row_is_as_it_was_last_written(database_url: str) -> None:
    first = a_row("t", key="made once", summary=b'{"\xc3\xa9"}')
    last = first._replace(state="over", public=False, free=0, changed_at=3000.125, ended_at=3000.125)

    async def look() -> None:
        async with opened(database_url) as store:
            await put_rows(store, first)
            assert await store.row("t") == first
            assert await store.made_by("made once") == "t"
            await put(store.log, Write("t", 2, (b"end",), last))
            assert await store.row("t") == last

    asyncio.run(look())


def test_public_tables_are_listed_by_their_newest_change(database_url: str) -> None:
    rows = [
        a_row("old", changed_at=1.0),
        a_row("new", changed_at=3.0),
        a_row("waiting", changed_at=2.0, state="open"),
        a_row("private", changed_at=4.0, public=False),
        a_row("over", changed_at=5.0, state="over", ended_at=5.0),
    ]

    async def look() -> None:
        async with opened(database_url) as store:
            await put_rows(store, *rows)
            assert [row.id for row in await store.public()] == ["new", "waiting", "old"]
            assert [row.id for row in await store.public(most=2)] == ["new", "waiting"]

    asyncio.run(look())


def test_those_who_played_find_their_tables_newest_first(database_url: str) -> None:
    async def look() -> None:
        async with opened(database_url) as store:
            for number, id_ in enumerate("abc"):
                row = a_row(id_, made_at=float(number))
                await put(store.log, Write(id_, 1, (b"",), row, seated=(("ann", 0), ("ann", 1), ("ben", 2))))
            await put(store.log, Write("c", 2, (b"",), seated=(("ann", 0), ("cleo", 3))))

            assert [row.id for row in await store.played("ann")] == ["c", "b", "a"]
            assert [row.id for row in await store.played("ann", most=2)] == ["c", "b"]
            assert [row.id for row in await store.played("ann", before=1.0)] == ["a"]
            assert [row.id for row in await store.played("cleo")] == ["c"]
            assert await store.played("dora") == []

    asyncio.run(look())


def test_a_host_has_the_tables_that_are_not_over(database_url: str) -> None:
    async def look() -> None:
        async with opened(database_url) as store:
            await put_rows(
                store, a_row("a"), a_row("b", state="open"), a_row("c", state="over"), a_row("d", host="else")
            )
            assert await store.hosted("host") == 2

    asyncio.run(look())


def test_a_deleted_table_leaves_nothing_and_does_not_come_back(database_url: str) -> None:
    async def look() -> None:
        async with opened(database_url) as store:
            await put(store.log, Write("t", 1, (b"a", b"b"), a_row("t"), seated=(("ann", 0),)))
            await put_rows(store, a_row("other"))

            assert await store.delete("t")
            assert not await store.delete("t")
            assert await store.row("t") is None
            assert await store.entries("t") == []
            assert await store.played("ann") == []
            assert [type(answer) for answer in await put(store.log, Write("t", 3, (b"c",), a_row("t")))] == [
                Taken
            ]
            assert await store.row("t") is None
            assert await store.newest(["t", "other"]) == {"other": 1}

    asyncio.run(look())


def test_old_tables_expire(database_url: str) -> None:
    rows = [
        a_row("over-long-ago", state="over", ended_at=9.0, changed_at=9.0),
        a_row("over-lately", state="over", ended_at=11.0, changed_at=1.0),
        a_row("idle", changed_at=4.0),
        a_row("idle-and-open", changed_at=4.0, state="open"),
        a_row("slow", changed_at=4.0, due_at=100.0),
        a_row("held", changed_at=4.0),
        a_row("busy", changed_at=6.0),
    ]

    async def look() -> None:
        async with opened(database_url) as store:
            await put_rows(store, *rows)
            await store.hold(["held"], "me", 50.0, 1.0)

            assert set(await store.expire(10.0, 5.0)) == {"over-long-ago", "idle", "idle-and-open"}
            assert await store.expire(10.0, 5.0) == []
            left = await store.newest([row.id for row in rows])
            assert set(left) == {"over-lately", "slow", "held", "busy"}

    asyncio.run(look())


def test_very_many_expire_too(database_url: str) -> None:
    async def look() -> None:
        async with opened(database_url) as store:
            await put_rows(store, *(a_row(f"t{number}", changed_at=1.0) for number in range(450)))
            assert len(await store.expire(10.0, 5.0)) == 450
            assert await store.public() == []

    asyncio.run(look())


def test_tallies_add_up(database_url: str) -> None:
    async def look() -> None:
        async with opened(database_url) as store:
            counted = (("mexican-train", 4, "deals", 1), ("mexican-train", 4, "engine 12", 2))
            writes = [Write("t", number, (b"",), tallies=counted) for number in range(1, 4)]
            await put(store.log, *writes[:2])
            await put(store.log, writes[2])

            assert await store.tallies() == [
                ("mexican-train", 4, "deals", 3),
                ("mexican-train", 4, "engine 12", 6),
            ]

    asyncio.run(look())


# --- Tokens -----------------------------------------------------------------------------------------------


def test_tokens_are_found_by_their_hash_until_they_are_revoked(database_url: str) -> None:
    mine, bots = a_token(b"\0mine"), a_token(b"bots", kind="seat", table="t", seat=2)

    async def look() -> None:
        async with opened(database_url) as store:
            await store.add_token(mine)
            await store.add_token(bots)

            assert await store.token(b"\0mine") == mine
            assert await store.token(b"bots") == bots
            assert await store.token(b"other") is None
            assert await store.revoke(b"bots")
            assert not await store.revoke(b"bots")
            assert await store.token(b"bots") is None
            assert await store.revoke_visitor("visitor") == 1
            assert await store.token(b"\0mine") is None

    asyncio.run(look())


def test_a_token_that_has_expired_is_forgotten(database_url: str) -> None:
    async def look() -> None:
        async with opened(database_url) as store:
            await store.add_token(a_token(b"old", expires_at=10.0))
            await store.add_token(a_token(b"new", expires_at=10.5))

            assert await store.forget_tokens(10.0) == 1
            assert await store.token(b"old") is None
            assert await store.token(b"new") is not None

    asyncio.run(look())


def test_what_many_take_at_once_one_gets(database_url: str) -> None:
    async def look() -> None:
        async with opened(database_url) as one, opened(database_url) as other:
            code = a_token(b"code", kind="code")
            await one.add_token(code)
            taken = await asyncio.gather(*(store.take_token(b"code") for store in (one, other) * 5))

            assert [token for token in taken if token] == [code]

    asyncio.run(look())


# --- Leases -----------------------------------------------------------------------------------------------


def test_a_table_is_held_by_one_at_a_time(database_url: str) -> None:
    async def look() -> None:
        async with opened(database_url) as store:
            await put_rows(store, a_row("a"), a_row("b"))

            assert await store.hold(["a", "nowhere"], "me", 10.0, 1.0) == {"a"}
            assert await store.hold(["a", "b"], "you", 10.0, 1.0) == {"b"}
            assert await store.hold(["a", "b"], "me", 20.0, 9.0) == {"a"}
            assert await store.hold(["a", "b"], "you", 30.0, 19.0) == {"b"}
            assert await store.hold(["a", "b"], "you", 30.0, 20.5) == {"a", "b"}

    asyncio.run(look())


def test_a_lease_outlives_what_is_written(database_url: str) -> None:
    async def look() -> None:
        async with opened(database_url) as store:
            await put_rows(store, a_row("t"))
            await store.hold(["t"], "me", 10.0, 1.0)
            await put(store.log, Write("t", 2, (b"",), a_row("t", due_at=5.0)))

            assert await store.hold(["t"], "you", 10.0, 2.0) == set()

    asyncio.run(look())


def test_tables_that_are_due_are_told_to_those_who_may_hold_them(database_url: str) -> None:
    rows = [
        a_row("second", due_at=2.0),
        a_row("first", due_at=1.0),
        a_row("later", due_at=9.0),
        a_row("never"),
        a_row("over", state="over", due_at=1.0),
        a_row("open", state="open", due_at=1.0),
    ]

    async def look() -> None:
        async with opened(database_url) as store:
            await put_rows(store, *rows)
            assert await store.due(3.0, "me") == ["first", "second"]
            assert await store.due(3.0, "me", most=1) == ["first"]

            await store.hold(["first"], "me", 10.0, 3.0)
            assert await store.due(3.0, "me") == ["first", "second"]
            assert await store.due(3.0, "you") == ["second"]
            assert await store.due(11.0, "you") == ["first", "second", "later"]

            await store.let_go({"first": 4.0, "second": 0.5}, "me")
            assert await store.due(3.0, "you") == ["second"]
            assert await store.due(5.0, "you") == ["second", "first"]

            await store.set_dues({"first": None, "never": 0.0})
            assert await store.due(5.0, "you") == ["never", "second"]

    asyncio.run(look())


def test_of_many_who_want_to_hold_them_each_table_goes_to_one(database_url: str) -> None:
    async def look() -> None:
        async with opened(database_url) as one, opened(database_url) as other:
            ids = [f"t{number}" for number in range(40)]
            await put_rows(one, *(a_row(id_, due_at=1.0) for id_ in ids))
            wishes = [(one, "one", ids), (other, "other", ids[::-1]), (one, "third", ids[10:] + ids[:10])]
            held = await asyncio.gather(*(store.hold(some, who, 9.0, 1.0) for store, who, some in wishes))

            assert sorted(id_ for some in held for id_ in some) == sorted(ids)

    asyncio.run(look())


def test_very_many_tables_are_looked_after_at_once(database_url: str) -> None:
    async def look() -> None:
        async with opened(database_url) as store:
            ids = [f"t{number:04}" for number in range(1100)]
            await put_rows(store, *(a_row(id_) for id_ in ids))

            assert await store.newest(ids) == dict.fromkeys(ids, 1)
            assert await store.hold(ids, "me", 9.0, 1.0) == set(ids)
            await store.set_dues(dict.fromkeys(ids, 1.0))
            await store.let_go(dict.fromkeys(ids, 2.0), "me")
            assert await store.due(1.5, "you") == []
            assert len(await store.due(2.0, "you", most=2000)) == 1100

    asyncio.run(look())
