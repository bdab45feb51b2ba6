"""A backup is everything at one moment; restoring brings back what is missing and touches nothing else."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from boneyard.server.store import BackupProblem, Figures, Store, StoreAway, Write, backup, restore
from boneyard.server.store.database import Database
from tests.server.disks import full_disk
from tests.server.stored import a_row, a_token, opened, put, put_rows


async def fill(store: Store) -> None:
    """More tables and longer logs than are copied at once."""
    await put_rows(store, *(a_row(f"t{number:02}", made_at=float(number)) for number in range(45)))
    long = tuple(str(number).encode() for number in range(1200))
    await put(
        store.log,
        Write(
            "long",
            1,
            long,
            a_row("long", key="once", due_at=5.5, summary=b"\0\xff"),
            (("ann", 0), ("ann", 1)),
        ),
        Write("over", 1, (b"",), a_row("over", public=False, state="over", ended_at=9.25), (("ben", 2),)),
        Write("over", 2, (b"",), tallies=(("sheet", 4, "deals", 1 << 40),)),
    )
    await store.add_token(a_token(b"\0one"))
    await store.add_token(a_token(b"two", kind="seat", table="long", seat=1))


FILLED = Figures(tables=47, entries=1247, tokens=2)


async def everything(store: Store) -> list[Any]:
    tables = [f"t{number:02}" for number in range(45)] + ["long", "over"]
    return [
        [await store.row(table) for table in tables],
        [await store.entries(table) for table in tables],
        await store.played("ann"),
        await store.played("ben"),
        await store.tallies(),
        await store.token(b"\0one"),
        await store.token(b"two"),
    ]


# --- There and back ---------------------------------------------------------------------------------------


def test_a_backup_of_either_database_brings_everything_back(database_url: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with opened(database_url) as store:
            await fill(store)
            assert await backup(database_url, tmp_path / "copy") == FILLED
            empty = f"sqlite:///{tmp_path}/other.db"
            assert await restore(empty, tmp_path / "copy") == FILLED
            async with opened(empty) as other:
                assert await everything(other) == await everything(store)

    asyncio.run(look())


def test_a_backup_can_be_restored_into_either_database(database_url: str, tmp_path: Path) -> None:
    async def look() -> None:
        first = f"sqlite:///{tmp_path}/first.db"
        async with opened(first) as store, opened(database_url) as other:
            await fill(store)
            await backup(first, tmp_path / "copy")
            assert await restore(database_url, tmp_path / "copy") == FILLED
            assert await everything(other) == await everything(store)
            assert await restore(database_url, tmp_path / "copy") == Figures(0, 0, 0)

    asyncio.run(look())


def test_what_is_there_is_left_as_it_is(database_url: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with opened(database_url) as store:
            await fill(store)
            await backup(database_url, tmp_path / "copy")
            await put(
                store.log,
                Write("t00", 2, (b"gone on",), a_row("t00", state="over")),
                Write("t00", 3, (b"",), tallies=(("sheet", 4, "deals", 1),)),
            )
            await store.delete("t01")
            await store.delete("long")
            await put(store.log, Write("another", 1, (b"",), a_row("another", key="once")))
            await store.revoke(b"two")

            assert await restore(database_url, tmp_path / "copy") == Figures(2, 1201, 1)
            assert (await store.entries("t00"))[1:] == [(2, b"gone on"), (3, b"")]
            assert await store.row("t00") == a_row("t00", state="over")
            assert await store.tallies() == [("sheet", 4, "deals", (1 << 40) + 1)]
            assert await store.made_by("once") == "another"
            assert (await store.newest(["t01", "long"])) == {"t01": 1, "long": 1200}
            assert [row.id for row in await store.played("ann")] == ["long"]

    asyncio.run(look())


def test_the_start_of_a_log_never_meets_the_end_of_another(database_url: str, tmp_path: Path) -> None:
    """A log alone, without its table, is not mixed with one of the backup."""

    async def look() -> None:
        async with opened(database_url) as store:
            await put(store.log, Write("t", 1, (b"a", b"b", b"c"), a_row("t")))
            await backup(database_url, tmp_path / "copy")
            await store.delete("t")
            await put(store.log, Write("t", 1, (b"other",)))

            assert await restore(database_url, tmp_path / "copy") == Figures(0, 0, 0)
            assert await store.entries("t") == [(1, b"other")]

    asyncio.run(look())


def test_nobody_holds_a_table_that_comes_out_of_a_backup(database_url: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with opened(database_url) as store:
            await put_rows(store, a_row("t", due_at=1.0))
            await store.hold(["t"], "me", 1e12, 0.0)
            await backup(database_url, tmp_path / "copy")
            await store.delete("t")
            await restore(database_url, tmp_path / "copy")

            assert await store.due(2.0, "you") == ["t"]

    asyncio.run(look())


# --- Beside a running server ------------------------------------------------------------------------------


def test_a_backup_is_of_one_moment_while_others_write(database_url: str, tmp_path: Path) -> None:
    """Every write adds one entry and counts it: in each copy the count is right."""
    copies = [tmp_path / f"copy{number}" for number in range(3)]

    async def look() -> None:
        async with opened(database_url) as store:
            written = 0
            stop = asyncio.Event()

            async def write_on() -> None:
                nonlocal written
                while not stop.is_set():
                    writes = [
                        Write(
                            f"t{number}",
                            written + 1,
                            (b"x",),
                            a_row(f"t{number}"),
                            (),
                            (("sheet", 4, "entries", 1),),
                        )
                        for number in range(20)
                    ]
                    assert await put(store.log, *writes) == [None] * 20
                    written += 1

            writing = asyncio.create_task(write_on())
            seen = []
            for copy in copies:
                before = written
                figures = await backup(database_url, copy)
                assert before * 20 <= figures.entries <= (written + 1) * 20
                seen.append(figures.entries)
            stop.set()
            await writing
            assert seen == sorted(seen)

    asyncio.run(look())
    for copy in copies:
        connection = sqlite3.connect(copy)
        entries = connection.execute("SELECT count(*) FROM entries").fetchone()
        counted = connection.execute("SELECT coalesce(sum(total), 0) FROM tallies").fetchone()
        connection.close()
        assert entries == counted


def test_restoring_goes_on_beside_those_who_write(database_url: str, tmp_path: Path) -> None:
    async def look() -> None:
        first = f"sqlite:///{tmp_path}/first.db"
        async with opened(first) as store:
            await fill(store)
            await backup(first, tmp_path / "copy")
        async with opened(database_url) as store:
            restoring = asyncio.create_task(restore(database_url, tmp_path / "copy"))
            written = 0
            while not restoring.done() or not written:
                assert await put(store.log, Write("new", written + 1, (b"x",), a_row("new"))) == [None]
                written += 1

            assert await restoring == FILLED
            assert await store.newest(["new", "long"]) == {"new": written, "long": 1200}

    asyncio.run(look())


def test_two_who_restore_at_once_restore_everything_once(database_url: str, tmp_path: Path) -> None:
    async def look() -> None:
        first = f"sqlite:///{tmp_path}/first.db"
        async with opened(first) as source, opened(database_url) as store:
            await fill(source)
            await backup(first, tmp_path / "copy")
            both = await asyncio.gather(*(restore(database_url, tmp_path / "copy") for _ in range(2)))

            assert [sum(figures) for figures in zip(*both, strict=True)] == list(FILLED)
            assert await everything(store) == await everything(source)

    asyncio.run(look())


# --- Refused ----------------------------------------------------------------------------------------------


def a_text(path: Path) -> None:
    path.write_text("milk, eggs, bread\n" * 500)


def an_empty_file(path: Path) -> None:
    path.touch()


def another_database(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE tables (id)")
    connection.close()


def the_database_of_a_server(path: Path) -> None:
    asyncio.run(open_and_close(path))


def a_broken_backup(path: Path) -> None:
    make_backup(path)
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def a_backup_without_its_tables(path: Path) -> None:
    make_backup(path)
    change(path, "DROP TABLE alembic_version")


def a_backup_of_a_newer_boneyard(path: Path) -> None:
    make_backup(path)
    change(path, "UPDATE alembic_version SET version_num = '9999'")


def a_folder(path: Path) -> None:
    path.mkdir()


def nothing(path: Path) -> None:
    assert not path.exists()


def change(path: Path, statement: str) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute(statement)
    connection.close()


async def open_and_close(path: Path) -> None:
    async with opened(f"sqlite:///{path}") as store:
        await put_rows(store, a_row("t"))


def make_backup(path: Path) -> None:
    source = path.with_name("source.db")
    asyncio.run(open_and_close(source))
    asyncio.run(backup(f"sqlite:///{source}", path))


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (a_text, "is not a backup of Boneyard."),
        (an_empty_file, "is not a backup of Boneyard."),
        (another_database, "is not a backup of Boneyard."),
        (the_database_of_a_server, "is not a backup of Boneyard."),
        (a_broken_backup, "is damaged."),
        (a_backup_without_its_tables, "is damaged."),
        (a_backup_of_a_newer_boneyard, "was made by a newer Boneyard. Update Boneyard and try again."),
        (a_folder, "cannot be read."),
        (nothing, "cannot be read."),
    ],
)
def test_what_is_no_backup_is_refused_and_changes_nothing(
    make: Callable[[Path], None], sentence: str, tmp_path: Path
) -> None:
    make(tmp_path / "copy")

    with pytest.raises(BackupProblem) as problem:
        asyncio.run(restore(f"sqlite:///{tmp_path}/new.db", tmp_path / "copy"))

    assert str(problem.value) == f"{tmp_path / 'copy'} {sentence}"
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize("room", [0, 10_000, 500_000])
def test_a_backup_that_cannot_be_finished_leaves_the_old_one(
    room: int, sqlite_url: str, tmp_path: Path
) -> None:
    async def look() -> None:
        async with opened(sqlite_url) as store:
            await put_rows(store, a_row("t"))
            await backup(sqlite_url, tmp_path / "copy")
            old = (tmp_path / "copy").read_bytes()
            await put(store.log, Write("t", 2, tuple(b"x" * 1000 for _ in range(1000))))
            with full_disk(most=room), pytest.raises(BackupProblem) as problem:
                await backup(sqlite_url, tmp_path / "copy")

            assert str(problem.value) == f"{tmp_path / 'copy'} cannot be written."
            assert (tmp_path / "copy").read_bytes() == old
            assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "data"]

    asyncio.run(look())


def test_a_backup_goes_into_a_folder_that_is_there(sqlite_url: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with opened(sqlite_url):
            with pytest.raises(BackupProblem) as problem:
                await backup(sqlite_url, tmp_path / "nowhere" / "copy")
            assert problem.value.why == "unwritable"

    asyncio.run(look())


def test_a_backup_is_one_file_for_its_owner_alone(database_url: str, tmp_path: Path) -> None:
    (tmp_path / "copies").mkdir()

    async def look() -> None:
        async with opened(database_url) as store:
            await fill(store)
            await backup(database_url, tmp_path / "copies" / "copy")

    asyncio.run(look())
    assert [path.name for path in (tmp_path / "copies").iterdir()] == ["copy"]
    assert (tmp_path / "copies" / "copy").stat().st_mode & 0o077 == 0


def test_a_database_that_is_not_there_is_not_made_by_a_backup(tmp_path: Path) -> None:
    with pytest.raises(StoreAway, match="it cannot be opened"):
        asyncio.run(backup(f"sqlite:///{tmp_path}/nowhere.db", tmp_path / "copy"))

    assert list(tmp_path.iterdir()) == []


def test_a_database_from_before_asks_for_its_update_first(database_url: str, tmp_path: Path) -> None:
    async def look() -> None:
        database = await Database.open(database_url)
        async with database.write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '0000'"))
        await database.close()
        with pytest.raises(BackupProblem) as problem:
            await backup(database_url, tmp_path / "copy")
        assert str(problem.value) == (
            "The database is from an older Boneyard. Start the server once to update it."
        )

    asyncio.run(look())
