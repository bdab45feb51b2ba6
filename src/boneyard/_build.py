"""Is the running code compiled, and from exactly the sources beside it?

Python prefers a compiled module to the .py file of the same name in the same folder, so an edit of the
source would be silently ignored. Every build therefore has a stamp, the hash of its sources,
and `check` refuses compiled code whose sources have changed since.
"""

from __future__ import annotations

import hashlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from typing import NamedTuple

STAMP = "_stamp.txt"
SOURCES = (".py", ".ftl")
REBUILD = "make build"

_HERE = os.path.dirname(os.path.abspath(__file__))


class Stamp(NamedTuple):
    """What a build says of itself."""

    sources: str
    """Hash of all sources of the package."""
    group: str
    """Hash of the sources that were given to the compiler."""
    modules: tuple[str, ...]
    """Those sources, as names relative to the package."""


def source_hash(folder: str = _HERE) -> str:
    """SHA-256 over the names and contents of all sources below the package's folder."""
    return _hash(folder, [name for name in _files(folder) if name.endswith(SOURCES)])


def make_stamp(folder: str, modules: list[str]) -> str:
    """The stamp of a build that compiles these modules of the package in this folder."""
    return "\n".join([source_hash(folder), _hash(folder, modules), *sorted(modules), ""])


def read_stamp(folder: str = _HERE) -> Stamp | None:
    """The stamp of the build in this folder; a work tree has none."""
    try:
        with open(os.path.join(folder, STAMP), encoding="utf-8") as file:
            sources, group, *modules = file.read().split("\n")[:-1]
    except (OSError, ValueError):
        return None
    return Stamp(sources, group, tuple(modules))


def compiled_modules(folder: str = _HERE) -> list[str]:
    """The sources below this folder that Python passes over for a compiled module."""
    suffixes = tuple(EXTENSION_SUFFIXES)
    return sorted({_stem(name) + ".py" for name in _files(folder) if name.endswith(suffixes)})


def check(folder: str = _HERE) -> None:
    """Refuse compiled code that was not built from the sources beside it."""
    modules = compiled_modules(folder)
    if not modules:
        return
    stamp = read_stamp(folder)
    if stamp is None:
        reason = "it has no stamp"
    elif list(stamp.modules) != modules:
        reason = "it is not one whole build"
    elif not all(os.path.isfile(os.path.join(folder, name)) for name in modules):
        reason = "its sources are missing"
    elif _hash(folder, modules) != stamp.group:
        reason = "its sources have changed since it was built"
    else:
        return
    raise ImportError(f"the compiled code in {folder} cannot be used: {reason}. To rebuild it: {REBUILD}")


def _files(folder: str) -> list[str]:
    names = []
    for parent, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name != "__pycache__"]
        prefix = os.path.relpath(parent, folder).replace(os.sep, "/") + "/" if parent != folder else ""
        names += [prefix + name for name in files]
    return sorted(names)


def _stem(name: str) -> str:
    room, slash, file = name.rpartition("/")
    return room + slash + file.split(".", 1)[0]


def _hash(folder: str, names: list[str]) -> str:
    total = hashlib.sha256()
    for name in sorted(names):
        with open(os.path.join(folder, *name.split("/")), "rb") as file:
            content = file.read()
        total.update(f"{name}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


compiled: bool = bool(compiled_modules())
