"""The kinds of settings: how each is written, read and described."""

import math
import re
import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, Field, field
from types import MappingProxyType
from typing import Any, NamedTuple

MOST = 1_000_000_000
_YES = ("1", "on", "yes", "true")
_NO = ("0", "off", "no", "false")
_PROGRAM = re.compile(r"[a-z][a-z0-9-]{0,23}")


class Kind(NamedTuple):
    """`read` takes the texts given, at least one; a ValueError says what it should be: `must be ...`."""

    read: Callable[[Sequence[str]], object]
    metavar: str
    """Empty for what is switched on by its name alone."""
    several: bool = False
    """May be given more than once."""
    apart: str = ""
    """What stands between several in an environment variable, if options cannot have it between them."""


class Setting(NamedTuple):
    """One row of the table: a field of Settings, and how it is called elsewhere."""

    name: str
    option: str
    variable: str
    kind: Kind
    help: str
    default: str
    """As people read it; empty if there is none."""


def setting(
    default: object, text: str, kind: Kind, *, option: str = "", variable: str = "", shown: str = ""
) -> Any:
    """A field of a dataclass that is a setting. What is callable makes the default."""
    about = {"help": text, "kind": kind, "option": option, "variable": variable, "shown": shown}
    if callable(default):
        return field(default_factory=default, metadata=about)
    return field(default=default, metadata=about)


def row(made: "Field[Any]") -> Setting:
    about = made.metadata
    return Setting(
        made.name,
        about["option"] or "--" + made.name.replace("_", "-"),
        about["variable"] or "BONEYARD_" + made.name.upper(),
        about["kind"],
        about["help"],
        about["shown"] or _shown(made.default),
    )


def _shown(default: object) -> str:
    if default is MISSING or default is False or default in ("", ()):
        return ""
    return f"{default:g}" if isinstance(default, float) else str(default)


# --- The kinds --------------------------------------------------------------------------------------------


def whole(fewest: int = 0, most: int = MOST) -> Kind:
    def read(texts: Sequence[str]) -> int:
        text = texts[-1].strip()
        if not re.fullmatch(r"-?[0-9]{1,12}", text) or not fewest <= int(text) <= most:
            raise ValueError(f"must be a whole number from {fewest} to {most}")
        return int(text)

    return Kind(read, "N")


def number(fewest: float = 0, most: float = MOST) -> Kind:
    def read(texts: Sequence[str]) -> float:
        try:
            value = float(texts[-1])
        except ValueError:
            value = math.nan
        if not fewest <= value <= most:
            raise ValueError(f"must be a number from {fewest:.10g} to {most:.10g}")
        return value

    return Kind(read, "N")


def text(metavar: str) -> Kind:
    def read(texts: Sequence[str]) -> str:
        if not texts[-1].strip() or not texts[-1].isprintable():
            raise ValueError(f"must be {metavar}, not empty")
        return texts[-1].strip()

    return Kind(read, metavar)


def one_of(names: Sequence[str], metavar: str) -> Kind:
    def read(texts: Sequence[str]) -> str:
        if texts[-1] not in names:
            raise ValueError(f"must be one of: {', '.join(names)}")
        return texts[-1]

    return Kind(read, metavar)


def url(*beginnings: str) -> Kind:
    """The text is never repeated in a refusal: it may have a password in it."""

    def read(texts: Sequence[str]) -> str:
        given = texts[-1].strip()
        known = next((one for one in beginnings if given.startswith(one)), None)
        if known is None or given == known:
            raise ValueError(f"must begin with {' or '.join(beginnings)}, and go on from there")
        return given

    return Kind(read, "URL")


def _flag(texts: Sequence[str]) -> bool:
    given = texts[-1].strip().casefold()
    if given not in _YES + _NO:
        raise ValueError("must be on or off")
    return given in _YES


FLAG = Kind(_flag, "")


def _origins(texts: Sequence[str]) -> tuple[str, ...]:
    return tuple([_origin(one) for one in _parts(texts)])


def _origin(given: str) -> str:
    from urllib.parse import urlsplit  # late, as every command loads this module for its help

    problem = "must be origins such as https://dominoes.example, with commas between"
    try:
        parts = urlsplit(given.casefold())
        port = parts.port
    except ValueError:
        raise ValueError(problem) from None
    rest = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    if parts.scheme not in ("http", "https") or not parts.hostname or rest:
        raise ValueError(problem)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + ("" if port is None else f":{port}")


ORIGINS = Kind(_origins, "URL[,URL..]", several=True)


def _networks(texts: Sequence[str]) -> tuple[str, ...]:
    from ipaddress import ip_network

    given = _parts(texts)
    try:
        return tuple([str(ip_network(one, strict=False)) for one in given])
    except ValueError:
        example = "10.0.0.7 or 10.0.0.0/8"
        raise ValueError(f"must be addresses or networks such as {example}, with commas between") from None


NETWORKS = Kind(_networks, "ADDRESS[,ADDRESS..]", several=True)


def _programs(texts: Sequence[str]) -> Mapping[str, str]:
    programs = {}
    for given in texts:
        if not given.strip():
            continue
        name, equals, command = (part.strip() for part in given.partition("="))
        if not equals or not command or not _PROGRAM.fullmatch(name):
            raise ValueError("must be NAME=COMMAND, the name in small letters")
        try:
            shlex.split(command)
        except ValueError:
            raise ValueError(f"has a quote that is not closed in the command of {name}") from None
        programs[name] = command
    return MappingProxyType(programs)


PROGRAMS = Kind(_programs, "NAME=COMMAND", several=True, apart=";")


def _parts(texts: Sequence[str]) -> list[str]:
    return [part.strip() for given in texts for part in given.split(",") if part.strip()]
