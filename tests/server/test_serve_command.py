"""`boneyard serve`, `backup` and `restore`, as they are typed."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from boneyard.server.settings import TABLE
from boneyard.server.store import Store
from tests.cli import in_process
from tests.cli.command import PATIENCE, terminal
from tests.server.company import a_hall, a_table, settings_for
from tests.server.live import NOT_COMPILED, client, new_table, new_token, serving
from tools.stamps import ROOT


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of these tests."""
    folder = tmp_path / "data"
    monkeypatch.setenv("BONEYARD_DATA", str(folder))
    return folder


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_it_says_where_it_is_and_stops_in_order_when_it_is_told_to(
    number: signal.Signals, data: Path
) -> None:
    with serving() as server, client(server) as http:
        http.get("/healthz")  # a connection that is kept open
        with socket.socket() as other, pytest.raises(ConnectionRefusedError):
            other.connect(("127.0.0.2", server.port))  # this machine too, but not where it listens
        table = new_table(server, new_token(server), {"sheet": "chickenfoot", "players": 2})

        assert (server.stop(number), server.said(), server.complained()) == (0, "", "")
    assert kept_in(data / "server.db", table) == 1


def test_where_nothing_is_compiled_its_log_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    with serving() as server:
        assert server.stop() == 0
        (line,) = server.logged()

    assert line.endswith(f" WARNING {NOT_COMPILED}\n")


def kept_in(file: Path, *tables: str) -> int:
    """How many of these tables the database has."""

    async def count() -> int:
        store = await Store.open(f"sqlite:///{file}")
        try:
            return sum([await store.row(table) is not None for table in tables])
        finally:
            await store.close()

    return asyncio.run(count())


def test_a_port_that_is_taken_is_told_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = in_process.boneyard("serve", "--port", str(port))

    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr == f"boneyard: port {port} is already in use. Choose another one with --port.\n"


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["--port", "high"], 2, "--port must be a whole number from 0 to 65535"),
        (["--redis", "redis://x"], 2, "--redis needs a PostgreSQL database"),
        (["--database", "mysql://x"], 2, "--database must begin with sqlite:/// or postgresql://"),
        (["--host", "203.0.113.1"], 1, "203.0.113.1 is not an address of this machine"),
        (["--host", "no such host"], 1, "no such host is not an address of this machine"),
        (["--database", "sqlite:////proc/none/server.db"], 1, "the database cannot be used: "),
        (["--database", "postgresql://ann:secret@127.0.0.1:1/x"], 1, "the database cannot be used: "),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(arguments: list[str], code: int, said: str) -> None:
    result = in_process.boneyard("serve", "--port", "0", *arguments)

    assert (result.returncode, result.stdout) == (code, "")
    assert result.stderr.startswith(f"boneyard: {said}")
    assert result.stderr.count("\n") == 1
    assert "secret" not in result.stderr


def test_a_bad_variable_is_told_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BONEYARD_TABLES_EACH", "many")

    result = in_process.boneyard("serve")

    assert result.returncode == 2
    assert result.stderr.startswith("boneyard: BONEYARD_TABLES_EACH must be a whole number")


@pytest.mark.parametrize("command", [["serve"], ["restore", "x"]])
def test_without_its_libraries_it_says_what_to_install(command: list[str]) -> None:
    program = "import sys; sys.modules.update(dict.fromkeys(('uvicorn', 'sqlalchemy')))\n"
    program += "from boneyard.cli import main; sys.exit(main(sys.argv[1:]))"

    result = subprocess.run(
        [sys.executable, "-c", program, *command],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )

    assert (result.returncode, result.stdout) == (1, "")
    assert (
        result.stderr
        == "boneyard: the server’s libraries are not installed: pip install 'boneyard[server]'\n"
    )


def test_every_setting_is_in_the_help_with_its_variable_and_default() -> None:
    told = " ".join(in_process.boneyard("serve", "--help").stdout.split())

    for row in TABLE:
        assert row.option in told
        assert row.variable in told
        assert row.default in told


def test_on_a_home_network_phones_get_an_address_and_a_code() -> None:
    with terminal("serve", "--lan", "--port", "0", columns=100, lines=60) as person:
        said = person.wait_for("Stop it with Ctrl-C.")
        person.type("\x03")
        assert person.end() == 0

    assert "Boneyard is running at http://127.0.0.1:" in said
    if "On your home network" in said:
        assert "On your home network: http://" in said
        assert any(block in said for block in "▀▄█")
    else:
        assert "not on a network" in said


# --- Backups ----------------------------------------------------------------------------------------------


def test_a_backup_is_made_and_restored_elsewhere(data: Path, tmp_path: Path) -> None:
    async def two_tables() -> list[str]:
        async with a_hall(settings_for(data)) as hall:
            terms = {"sheet": "chickenfoot", "players": 2}
            return [(await a_table(hall, terms)).table.id for _ in range(2)]

    tables = asyncio.run(two_tables())
    file = tmp_path / "sunday.backup"
    elsewhere = f"sqlite:///{tmp_path / 'other.db'}"

    saved = in_process.boneyard("backup", str(file))
    restored = in_process.boneyard("restore", str(file), "--database", elsewhere)
    again = in_process.boneyard("restore", str(file), "--database", elsewhere)

    assert (saved.returncode, saved.stdout, saved.stderr) == (0, f"Saved 2 tables to {file}.\n", "")
    assert (restored.returncode, restored.stdout) == (0, f"Restored 2 tables from {file}.\n")
    assert again.stdout == "Restored nothing: everything was there already.\n"
    assert kept_in(tmp_path / "other.db", *tables) == 2


def test_what_is_no_backup_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann", encoding="utf-8")

    for wrong in (file, tmp_path / "missing"):
        result = in_process.boneyard("restore", str(wrong))

        assert (result.returncode, result.stdout) == (1, "")
        assert result.stderr.startswith(f"boneyard: {wrong} ")
        assert result.stderr.count("\n") == 1


def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    result = in_process.boneyard("backup", str(tmp_path / "sunday.backup"))

    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr.startswith("boneyard: the database cannot be used: ")
    assert not (tmp_path / "sunday.backup").exists()
