"""Opening a database, new or old, and doing without it while it is away."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from boneyard.server.store import Store, StoreAway, UnknownDatabase, Write
from boneyard.server.store.database import Database
from boneyard.server.store.schema import REVISION, metadata
from boneyard.server.store.upgrade import MIGRATIONS
from tests.counts import count
from tests.server.databases import named, say
from tests.server.disks import full_disk
from tests.server.gate import gate_to
from tests.server.stored import a_row, a_token, opened, put, put_rows

OPEN = """
import asyncio, sys
from boneyard.server.store import Store
async def main():
    store = await Store.open(sys.argv[1])
    await store.close()
asyncio.run(main())
"""


# --- Opening ----------------------------------------------------------------------------------------------


def test_a_new_database_is_empty_and_ready(database_url: str) -> None:
    async def look() -> None:
        async with opened(database_url) as store:
            assert await store.entries("t") == []
            assert await store.newest(["t"]) == {}
            assert await store.row("t") is None
            assert await store.made_by("key") is None
            assert await store.public() == []
            assert await store.played("visitor") == []
            assert await store.hosted("host") == 0
            assert await store.tallies() == []
            assert await store.due(5000.0, "me") == []
            assert await store.ready() is None

    asyncio.run(look())


def test_several_processes_may_open_a_new_database_at_once(database_url: str) -> None:
    command = [sys.executable, "-c", OPEN, database_url]
    opening = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(count(3, 8))]

    assert [process.communicate()[1] for process in opening] == [""] * len(opening)
    assert [process.returncode for process in opening] == [0] * len(opening)


def test_the_migrations_lead_to_the_schema(database_url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def look() -> list[Any]:
        database = await Database.open(database_url)
        async with database.read() as connection:
            found = await connection.run_sync(differences)
        await database.close()
        return found

    assert asyncio.run(look()) == []


def test_the_revision_is_that_of_the_last_migration() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))

    assert ScriptDirectory.from_config(config).get_heads() == [REVISION]


def test_a_database_of_a_newer_boneyard_is_left_alone(database_url: str) -> None:
    async def look() -> str:
        database = await Database.open(database_url)
        async with database.write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await database.close()
        with pytest.raises(StoreAway) as problem:
            await Store.open(database_url)
        return str(problem.value)

    assert asyncio.run(look()) == "The database is away: it was written by a newer Boneyard."


@pytest.mark.parametrize(
    "url",
    ["", "nonsense", "sqlite://", "sqlite:///:memory:", "mysql://me:secret@host/x", "postgresql://h:x:y/"],
)
def test_an_address_of_another_kind_is_refused_and_not_repeated(url: str) -> None:
    with pytest.raises(UnknownDatabase) as problem:
        asyncio.run(Store.open(url))

    assert "secret" not in str(problem.value)


def test_a_database_that_cannot_be_reached_is_away_and_its_address_stays_secret() -> None:
    with pytest.raises(StoreAway) as problem:
        asyncio.run(Store.open("postgresql://somebody:secret@127.0.0.1:1/name"))

    assert str(problem.value) == "The database is away: it cannot be reached."
    assert problem.value.__cause__ is None


def test_a_database_that_is_not_there_is_named_as_such(postgres: str) -> None:
    with pytest.raises(StoreAway, match="there is no database of that name"):
        asyncio.run(Store.open(named(postgres, "nowhere")))


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "shopping.txt"
    file.write_text("milk, eggs, bread\n" * 500)

    with pytest.raises(StoreAway, match="the file is not a database"):
        asyncio.run(Store.open(f"sqlite:///{file}"))

    assert file.read_text() == "milk, eggs, bread\n" * 500


def test_a_folder_that_cannot_be_made_is_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(StoreAway, match="it cannot be opened"):
        asyncio.run(Store.open(f"sqlite:///{tmp_path}/file/boneyard.db"))


def test_nobody_else_on_the_machine_may_read_the_database(tmp_path: Path) -> None:
    async def look() -> set[int]:
        async with opened(f"sqlite:///{tmp_path}/new/boneyard.db") as store:
            await put_rows(store, a_row("t"))
            return {path.stat().st_mode & 0o077 for path in (tmp_path / "new").iterdir()}

    assert asyncio.run(look()) == {0}


# --- Away and back ----------------------------------------------------------------------------------------


def test_a_database_that_was_away_is_back_by_itself(postgres_url: str) -> None:
    async def look() -> None:
        with gate_to(postgres_url) as (gate, url):
            async with opened(url) as store:
                await put_rows(store, a_row("t"))
                gate.shut()
                with pytest.raises(StoreAway):
                    await store.row("t")
                with pytest.raises(StoreAway):
                    await store.add_token(a_token(b"new"))
                assert await store.ready() == "it cannot be reached"
                gate.open()
                assert await store.row("t") == a_row("t")
                await store.add_token(a_token(b"new"))
                assert await becomes_ready(store)

    asyncio.run(look())


def test_a_database_that_is_ended_by_its_operator_is_back_by_itself(postgres: str, postgres_url: str) -> None:
    async def look() -> None:
        async with opened(postgres_url) as store:
            await put_rows(store, a_row("t"))
            name = make_url(postgres_url).database
            await say(
                postgres, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
            )
            assert await store.row("t") == a_row("t")

    asyncio.run(look())


def test_a_full_disk_is_told_and_forgotten_when_there_is_room(sqlite_url: str) -> None:
    async def look() -> None:
        async with opened(sqlite_url) as store:
            await put_rows(store, a_row("t"))
            with full_disk():
                assert await store.ready() == "it cannot be written to"
                with pytest.raises(StoreAway):
                    await store.add_token(a_token(b"new"))
                assert await store.row("t") == a_row("t")
            await store.add_token(a_token(b"new"))
            assert await becomes_ready(store)

    asyncio.run(look())


async def becomes_ready(store: Store) -> bool:
    async with asyncio.timeout(60):
        while await store.ready() is not None:
            await asyncio.sleep(0.05)
    return True


def test_writers_of_all_kinds_wait_for_each_other(sqlite_url: str) -> None:
    async def look() -> None:
        async with opened(sqlite_url) as store:
            await put_rows(store, a_row("t"))
            done = await asyncio.gather(
                *(store.add_token(a_token(bytes([number]))) for number in range(20)),
                *(store.set_dues({"t": float(number)}) for number in range(20)),
                *(put(store.log, Write(f"u{number}", 1, (b"",))) for number in range(20)),
            )
            assert done == [None] * 40 + [[None]] * 20

    asyncio.run(look())
