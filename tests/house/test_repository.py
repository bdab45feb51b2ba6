"""What is committed: no address of a registry, no path of one machine, no file that nobody can read."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.stamps import ROOT

LONGEST = 450
SOURCES = {".py", ".pyi", ".ts", ".svelte", ".css"}
IGNORED = {
    ".git", ".venv", "__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".import_linter_cache",
    ".hypothesis", "node_modules", "dist",
}  # fmt: skip

# Written in pieces, so that this file may be searched too.
HOSTS = re.compile(
    "|".join(
        re.escape(".".join(parts))
        for parts in [
            ("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"), ("yarnpkg", "com"),
            ("deb", "debian", "org"), ("crates", "io"),
        ]
    )
)  # fmt: skip
PATHS = re.compile(r"(?<![\w.*-])/(?:root|work|home|Users|opt)/[\w.-]+")


def committed() -> Iterator[Path]:
    for folder, folders, files in os.walk(ROOT):
        folders[:] = sorted(set(folders) - IGNORED)
        yield from (
            Path(folder, name)
            for name in sorted(files)
            if not name.startswith(".coverage") and name != ".git"  # a file in a work tree beside the first
        )


def lines_matching(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in committed()
        for number, line in enumerate(path.read_bytes().decode(errors="replace").splitlines(), 1)
        if pattern.search(line)
    ]


def pins(name: str) -> set[str]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z0-9-]+==\S+)", text, re.MULTILINE))


def test_no_file_names_the_host_of_a_registry() -> None:
    assert lines_matching(HOSTS) == []


def test_no_file_names_a_path_of_one_machine() -> None:
    assert lines_matching(PATHS) == []


def test_the_searches_find_what_they_look_for() -> None:
    assert HOSTS.search("https://files." + "pythonhosted" + ".org/packages")
    assert PATHS.search("see /" + "home/anna for more")
    assert not PATHS.search("https://example.org/work/table")


@pytest.mark.parametrize("room", ["src", "tests", "tools", "benchmarks", "web"])
def test_no_source_file_is_too_long_to_be_read(room: str) -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in committed()
        if path.suffix in SOURCES and path.relative_to(ROOT).parts[0] == room
    }

    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "LICENSE"])
def test_the_papers_are_in_order(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8").strip()


@pytest.mark.parametrize("name", ["play", "server", "node", "dev", "uv"])
def test_every_requirement_is_pinned_and_hashed(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    blocks = re.split(r"\n(?=\S)", text.strip())

    assert all(re.match(r"[a-z0-9-]+==\S+ ", block) and "--hash=sha256:" in block for block in blocks)


def test_what_is_tested_is_what_is_played() -> None:
    assert pins("play") | pins("server") | pins("node") <= pins("dev")
