"""Everything an operator can set has an option, a variable, a default and a sentence."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from boneyard.server.settings import TABLE, BadSetting, Settings, read_settings

VALUES = {
    "host": "0.0.0.0",
    "client": "web/dist",
    "lan": "on",
    "compression": "on",
    "origins": "https://dominoes.example",
    "proxies": "10.0.0.0/8",
    "database": "postgresql://ann:secret@db/boneyard",
    "redis": "redis://cache",
    "log_level": "info",
    "programs": "mine=python3 bot.py",
}


def value(name: str) -> str:
    """One that is not the default."""
    return VALUES.get(name, "7" if name not in ("message_bytes", "most_waiting_bytes") else "20000")


def test_every_setting_is_in_the_table_with_its_names_and_a_sentence() -> None:
    assert [row.name for row in TABLE] == [field.name for field in fields(Settings)]
    assert len({row.option for row in TABLE}) == len({row.variable for row in TABLE}) == len(TABLE)
    for row in TABLE:
        assert row.option.startswith("--")
        assert row.variable.startswith("BONEYARD_")
        assert len(row.help.split()) > 2, row


def test_what_is_not_set_has_its_default() -> None:
    settings = read_settings({}, {})

    assert settings == Settings()
    assert (settings.host, settings.port) == ("127.0.0.1", 8191), "only this machine is served"


def test_the_database_is_a_file_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BONEYARD_DATA", str(tmp_path))

    assert Settings().database == f"sqlite:///{tmp_path}/server.db"


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.name)
def test_a_setting_is_read_alike_from_the_command_line_and_from_the_environment(row: object) -> None:
    (found,) = [one for one in TABLE if one is row]
    others = {"BONEYARD_DATABASE_URL": "postgresql://db/other"}
    by_option = read_settings({found.name: [value(found.name)]}, others)
    by_variable = read_settings({}, others | {found.variable: value(found.name)})

    assert (
        getattr(by_option, found.name) == getattr(by_variable, found.name) != getattr(Settings(), found.name)
    )


def test_the_command_line_goes_before_the_environment() -> None:
    assert read_settings({"port": ["9000"]}, {"BONEYARD_PORT": "8000"}).port == 9000


def test_an_empty_variable_is_none() -> None:
    assert read_settings({}, {"BONEYARD_PORT": ""}).port == 8191


def test_lists_can_be_given_in_one_or_several() -> None:
    settings = read_settings(
        {
            "origins": ["https://A.example, http://b.example:8080", "http://[::1]/"],
            "proxies": ["::1,10.1.2.3"],
        },
        {"BONEYARD_PROGRAMS": "mine=python3 'my bot.py'; other-1=bot --level=2"},
    )

    assert settings.origins == ("https://a.example", "http://b.example:8080", "http://[::1]")
    assert settings.proxies == ("::1/128", "10.1.2.3/32")
    assert settings.programs == {"mine": "python3 'my bot.py'", "other-1": "bot --level=2"}


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("port", "65536", "a whole number from 0 to 65535"),
        ("port", "١٢", "a whole number"),
        ("port", "1e3", "a whole number"),
        ("tables_each", "0", "from 1"),
        ("tables_each", "9" * 5000, "a whole number"),
        ("keep_days", "nan", "a number from 0.01"),
        ("keep_days", "soon", "a number"),
        ("bot_pace", "-1", "a number from 0 to 60"),
        ("compression", "maybe", "on or off"),
        ("log_level", "debug", "one of: error, warning, info"),
        ("host", " ", "ADDRESS"),
        ("database", "mysql://x", "sqlite:/// or postgresql://"),
        ("database", "postgresql://", "postgresql://"),
        ("redis", "localhost", "redis://"),
        ("origins", "dominoes.example", "https://dominoes.example"),
        ("origins", "https://a.example/page", "https://dominoes.example"),
        ("origins", "https://a.example:port", "https://dominoes.example"),
        ("origins", "https://[::1", "https://dominoes.example"),
        ("proxies", "everybody", "10.0.0.0/8"),
        ("programs", "mine", "NAME=COMMAND"),
        ("programs", "Mine=x", "small letters"),
        ("programs", "mine=", "NAME=COMMAND"),
        ("programs", "mine='x", "quote"),
    ],
)
def test_a_bad_setting_is_refused_with_what_it_must_be(name: str, text: str, why: str) -> None:
    (row,) = [row for row in TABLE if row.name == name]

    with pytest.raises(BadSetting) as by_option:
        read_settings({name: [text]}, {})
    with pytest.raises(BadSetting) as by_variable:
        read_settings({}, {row.variable: text})

    assert why in by_option.value.why
    assert (by_option.value.name, by_variable.value.name) == (row.option, row.variable)
    assert len(str(by_option.value)) < 200


def test_a_refusal_never_shows_a_password() -> None:
    with pytest.raises(BadSetting) as refused:
        read_settings({"database": ["postgres://ann:secret@db/boneyard"]}, {})

    assert "secret" not in str(refused.value)


def test_redis_goes_with_postgresql_only() -> None:
    with pytest.raises(BadSetting, match="PostgreSQL"):
        read_settings({"redis": ["redis://cache"]}, {})
