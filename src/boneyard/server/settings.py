"""Everything an operator can set: the command line, the environment and the help are made from this table."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from types import MappingProxyType

from boneyard.server.setting_kinds import (
    FLAG,
    NETWORKS,
    ORIGINS,
    PROGRAMS,
    Setting,
    number,
    one_of,
    row,
    setting,
    text,
    url,
    whole,
)

DATA = "BONEYARD_DATA"
"""The environment variable that names the data folder."""
LOG_LEVELS = ("error", "warning", "info")
"""Nothing finer: that would write down what goes over the wire, hands and tokens included."""
_A_DAY = 86_400


class BadSetting(ValueError):
    """`name` is the option or the environment variable, `why` says what it must be."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"{name} {why}")
        self.name = name
        self.why = why


def data_folder() -> str:
    """Where programs keep what belongs to their user."""
    given = os.environ.get(DATA)
    if given:
        return os.path.abspath(given)
    from platformdirs import user_data_dir

    return user_data_dir("boneyard", appauthor=False)


def own_database() -> str:
    return "sqlite:///" + os.path.join(data_folder(), "server.db")


def spare_cores() -> int:
    """All but one, which is for the tables."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


def _no_programs() -> Mapping[str, str]:
    return MappingProxyType({})


@dataclass(frozen=True)
class Settings:
    """What is not set has the value given here."""

    # Where it is reached
    host: str = setting(
        "127.0.0.1", "the address to listen on; this one is for this machine only", text("ADDRESS")
    )
    port: int = setting(8191, "the port to listen on; 0 takes a free one", whole(0, 65_535))
    lan: bool = setting(
        False, "serve the whole home network, and print an address and a QR code for phones", FLAG
    )
    origins: tuple[str, ...] = setting((), "web pages of these origins may use it too", ORIGINS)
    proxies: tuple[str, ...] = setting(
        (), "the proxies in front of it: only they are believed when they say for whom they ask", NETWORKS
    )

    client: str = setting("", "serve the web pages in this folder instead of its own", text("FOLDER"))

    # What it works with
    database: str = setting(
        own_database,
        "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME",
        url("sqlite:///", "postgresql://"),
        variable="BONEYARD_DATABASE_URL",
        shown="a file in the data folder",
    )
    redis: str = setting(
        "",
        "redis://HOST: several processes on one PostgreSQL tell each other news at once",
        url("redis://", "rediss://", "unix://"),
        variable="BONEYARD_REDIS_URL",
    )
    compression: bool = setting(False, "compress what is sent; costs 45 KB of memory per connection", FLAG)
    log_level: str = setting("warning", "what to log: " + ", ".join(LOG_LEVELS), one_of(LOG_LEVELS, "LEVEL"))

    # Bots
    workers: int = setting(
        spare_cores, "processes for bots that think longer", whole(1, 1024), shown="all cores but one"
    )
    thoughts_waiting: int = setting(200, "bots that may wait for such a process", whole(1))
    programs: Mapping[str, str] = setting(
        _no_programs,
        "a bot program of yours, which hosts can seat by this name; may be given several times",
        PROGRAMS,
        option="--program",
    )
    bot_pace: float = setting(
        1.0, "seconds a bot takes for a move, unless the host says otherwise", number(0, 60)
    )

    # Limits, so that nobody spoils it for the others
    tables_each: int = setting(50, "unfinished tables of one host", whole(1))
    tables_an_hour: int = setting(60, "tables made from one address in an hour", whole(1))
    visitors_an_hour: int = setting(600, "visitors who come from one address in an hour", whole(1))
    connections_each: int = setting(200, "websockets from one address", whole(1))
    requests_a_second: float = setting(20.0, "HTTP requests a second from one address", number(0.1))
    requests_at_once: int = setting(60, "HTTP requests in one go from one address", whole(1))
    messages_a_second: float = setting(10.0, "messages a second on one websocket", number(0.1))
    messages_at_once: int = setting(40, "messages in one go on one websocket", whole(1))
    message_bytes: int = setting(16_384, "the longest message on a websocket", whole(1024, 1_048_576))
    most_waiting_bytes: int = setting(262_144, "who reads too slowly is disconnected at this", whole(16_384))

    # Times
    idle_seconds: float = setting(60.0, "a table with nobody there leaves memory after this", number(0.1))
    keep_days: float = setting(365.0, "how long finished matches are kept", number(0.01))
    token_days: float = setting(180.0, "how long a visitor is remembered", number(0.01))
    show_seconds: float = setting(
        60.0, "the next round begins this long after the last, ready or not", number(0, _A_DAY)
    )
    nonce_seconds: float = setting(5.0, "how long the first deal waits for the seats' nonces", number(0, 600))
    away_seconds: float = setting(
        5.0, "without a connection for this long, a player is away", number(0, 3600)
    )
    host_away_seconds: float = setting(
        300.0, "without its host for this long, a table is led by the others", number(0, 7 * _A_DAY)
    )


TABLE: tuple[Setting, ...] = tuple([row(one) for one in fields(Settings)])


def read_settings(options: Mapping[str, Sequence[str]], environment: Mapping[str, str]) -> Settings:
    """The options by their names in Settings; what they leave open is taken from the environment."""
    given: dict[str, object] = {}
    for one in TABLE:
        if texts := options.get(one.name):
            given[one.name] = _read(one, texts, one.option)
        elif written := environment.get(one.variable):
            texts = written.split(one.kind.apart) if one.kind.apart else [written]
            given[one.name] = _read(one, texts, one.variable)
    settings = Settings(**given)  # type: ignore[arg-type]
    if settings.redis and settings.database.startswith("sqlite:"):
        raise BadSetting("--redis", "needs a PostgreSQL database: a SQLite file is for one process")
    return settings


def _read(one: Setting, texts: Sequence[str], called: str) -> object:
    try:
        return one.kind.read(texts)
    except ValueError as problem:
        raise BadSetting(called, str(problem)) from None
