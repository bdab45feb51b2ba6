"""Is the running code compiled, and from exactly the sources beside it?

Python prefers a compiled module to the .py file of the same name in the same folder, so an edit of the
source would be silently ignored. Every build therefore has a stamp, the hash of its sources,
and `check` refuses compiled code whose sources have changed since.
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from typing import NamedTuple

STAMP = "_stamp.txt"
SIZES = "_sizes.txt"
"""Beside the stamp: the compiled files of the build and how many bytes each has."""
SOURCES = (".py", ".ftl", ".json")

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
    """SHA-256 over the names and contents of all sources, words and weights below the package's folder."""
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


def make_sizes(folder: str) -> str:
    """The compiled files in this folder and beside it, each with its size."""
    return "".join(
        f"{os.path.getsize(path)} {name}\n" for name, path in sorted(_compiled_files(folder).items())
    )


def check(folder: str = _HERE) -> None:
    """Refuse compiled code that was not built from the sources beside it, or that is damaged."""
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
        reason = _damage(folder)
    if reason:
        raise ImportError(f"the compiled code in {folder} cannot be used: {reason}. {advice(folder)}")


def advice(folder: str = _HERE) -> str:
    """What to run so that the package in this folder can be used again."""
    site = os.path.dirname(folder)
    tree = os.path.abspath(os.path.join(site, "..", "..", "..", ".."))
    if os.path.isfile(os.path.join(tree, "src", "boneyard", "_build.py")) and site.startswith(
        os.path.join(tree, ".venv") + os.sep
    ):
        return f"To rebuild it, run in {tree}: make build"
    source = _installed_from(site)
    if source is None:
        return "Install boneyard again to replace it."
    if os.path.isfile(os.path.join(sys.prefix, "pipx_metadata.json")):  # which has no pip of its own
        return f'To replace it: pipx install --force "{source}"'
    return f'To replace it: "{sys.executable}" -m pip install --force-reinstall --no-deps "{source}"'


def _installed_from(site: str) -> str | None:
    """The folder or the file that pip was given, by its own note."""
    import json  # only where something is wrong
    from glob import escape, glob
    from urllib.parse import urlsplit
    from urllib.request import url2pathname

    for note in glob(os.path.join(escape(site), "boneyard-*.dist-info", "direct_url.json")):
        with open(note, encoding="utf-8") as file:
            url = json.load(file).get("url", "")
        path = url2pathname(urlsplit(url).path)
        if url.startswith("file:") and os.path.exists(path):
            return path
    return None


def _damage(folder: str) -> str:
    """What is wrong with the compiled files; nothing if they can be loaded."""
    try:
        with open(os.path.join(folder, SIZES), encoding="utf-8") as file:
            expected = file.read().splitlines()
    except OSError:
        return "it is not one whole build"
    found = make_sizes(folder).splitlines()
    for line in expected:
        name = line.partition(" ")[2]
        module, dot, suffix = name.partition(".")
        if dot + suffix not in EXTENSION_SUFFIXES:
            return "it was built for another Python"
        if line not in found:
            return f"{name} is missing or damaged"
        if folder == _HERE and "/" not in name:
            try:
                import_module(module)  # the library with the code of all
            except ImportError as problem:
                return str(problem)
    return ""


def _compiled_files(folder: str) -> dict[str, str]:
    """Their names, those in the package with its name in front, and where they are."""
    suffixes = tuple(EXTENSION_SUFFIXES)
    site = os.path.dirname(folder)
    names = ["boneyard/" + name for name in _files(folder)]
    names += [name for name in os.listdir(site) if name.startswith("boneyard_")]
    return {name: os.path.join(site, *name.split("/")) for name in names if name.endswith(suffixes)}


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
