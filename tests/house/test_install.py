"""The package as a stranger installs it: into a fresh environment, and built in another one."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import tarfile
import zipfile
from importlib.metadata import metadata
from pathlib import Path

import pytest

import boneyard
from tests.counts import PROVE
from tests.house.commands import environment, run
from tests.house.readme import blocks, commands, is_install
from tests.house.test_repository import committed
from tools import wheel
from tools.stamps import ROOT

AS_HERE = "interpreted" if wheel.obstacle() else "compiled"
# Compiling takes most of a minute. On every day it is done once, for the wheel.
ONCE_MORE, ONCE_MORE_GIVES = ({}, AS_HERE) if PROVE else ({"BONEYARD_INTERPRETED": "1"}, "interpreted")
PATIENCE = 900.0
SOURCES = ROOT / "src"

REQUEST = {
    "position": {
        "sheet": "mexican-train-classic",
        "players": 3,
        "turn": "B",
        "engine": 12,
        "hands": {"B": "9-0 12-1"},
        "trains": {"A": "12-9 9-9"},
        "open_doubles": "A",
    },
    "do": ["12-1@B"],
}


def shell(command: str, cwd: Path, env: dict[str, str]) -> str:
    result = run(["sh", "-euc", command], cwd=cwd, env=env, timeout=PATIENCE)
    assert result.returncode == 0, f"{command}: {result.stdout}{result.stderr}"
    return result.stdout


def on_path(folder: Path, **changes: str) -> dict[str, str]:
    """The environment in which the programs of this folder are found first."""
    return environment(PATH=os.pathsep.join([str(folder), environment()["PATH"]]), **changes)


def fresh(folder: Path) -> Path:
    """Where the programs of a new virtual environment are."""
    shell(f"'{sys.executable}' -m venv '{folder}'", folder.parent, environment())
    return folder / "bin"


def assert_it_works(programs: Path, cwd: Path, kind: str) -> None:
    """The command says what it is, and the referee refuses with a sentence, far from the repository."""
    env = on_path(programs)
    (cwd / "request.json").write_text(json.dumps(REQUEST), encoding="utf-8")

    assert shell("boneyard --version", cwd, env) == f"boneyard {boneyard.__version__} ({kind})\n"
    answer = json.loads(shell("boneyard referee < request.json", cwd, env))
    assert (answer["error"]["clause"], answer["error"]["legal"]) == ("A35", ["9-0@A"])
    assert answer["error"]["message"] == "The double 9 must be closed first (A35)."


def assert_it_is_imported(programs: Path, cwd: Path) -> None:
    code = "import boneyard; print(boneyard.__version__, boneyard.__file__)"
    version, file = shell(f"python -W error -c '{code}'", cwd, on_path(programs)).split()

    assert version == boneyard.__version__
    assert Path(file).is_relative_to(programs.parent)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The repository as it is cloned."""
    for path in committed():
        to = tmp_path / "clone" / path.relative_to(ROOT)
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, to)
    return tmp_path / "clone"


def assert_it_is_the_whole_repository(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}

    assert {path.relative_to(ROOT).as_posix() for path in committed()} - names == set()


def assert_it_is_the_whole_package(made: Path) -> None:
    with zipfile.ZipFile(made) as archive:
        names = set(archive.namelist())
    sources = {path.relative_to(SOURCES).as_posix() for path in committed() if path.is_relative_to(SOURCES)}

    assert "boneyard/py.typed" in sources
    assert sources - names == set()
    assert wheel.is_compiled(made) == (AS_HERE == "compiled")


def assert_the_advice_repairs_it(programs: Path, cwd: Path, kind: str, **places: str) -> None:
    """After an edit of an installed source the compiled code is refused; what the error says repairs it."""
    env = on_path(programs, **places)
    (edited,) = programs.parent.glob("lib/python*/site-packages/boneyard/rules/tile.py")
    edited.write_text(edited.read_text(encoding="utf-8") + "\n# edited\n", encoding="utf-8")

    refused = run(["sh", "-c", "boneyard --version"], cwd=cwd, env=env)
    assert refused.returncode == 1
    assert "its sources have changed since it was built" in refused.stderr
    shell(refused.stderr.strip().partition("To replace it: ")[2], cwd, env)

    assert_it_works(programs, cwd, kind)


def test_what_is_built_is_whole_and_can_be_installed(tree: Path, tmp_path: Path) -> None:
    """`build` makes the source distribution and from that alone the wheel."""
    shell("python -m build", tree, environment())
    (sdist,) = (tree / "dist").glob("*.tar.gz")
    (made,) = (tree / "dist").glob("*.whl")
    assert_it_is_the_whole_repository(sdist)
    assert_it_is_the_whole_package(made)

    for package, how, kind in [(made, {}, AS_HERE), (sdist, ONCE_MORE, ONCE_MORE_GIVES)]:
        programs = fresh(tmp_path / package.suffix)
        shell(f"pip install '{package}'", tmp_path, on_path(programs, **how))
        assert_it_works(programs, tmp_path, kind)
        assert_it_is_imported(programs, tmp_path)
        if kind == "compiled":
            assert_the_advice_repairs_it(programs, tmp_path, kind)


@pytest.mark.parametrize("kind", ["interpreted", AS_HERE] if PROVE else ["interpreted"])
def test_pip_installs_the_tree_with_or_without_a_compiler(kind: str, tree: Path, tmp_path: Path) -> None:
    programs = fresh(tmp_path / "environment")
    compiler = {} if kind == "compiled" else {"CC": str(tmp_path / "nothing")}

    shell("pip install .", tree, on_path(programs, **compiler))

    assert_it_works(programs, tmp_path, kind)
    assert_it_is_imported(programs, tmp_path)
    if kind == "compiled":
        assert_the_advice_repairs_it(programs, tmp_path, kind)


def test_pipx_installs_the_command(tree: Path, tmp_path: Path) -> None:
    places = {name: str(tmp_path / name) for name in ("PIPX_HOME", "PIPX_BIN_DIR", "PIPX_MAN_DIR")}

    shell("pipx install .", tree, environment(**places, **ONCE_MORE))

    assert_it_works(Path(places["PIPX_BIN_DIR"]), tmp_path, ONCE_MORE_GIVES)
    if ONCE_MORE_GIVES == "compiled":
        (home,) = Path(places["PIPX_HOME"]).glob("venvs/boneyard/bin")
        assert_the_advice_repairs_it(home, tmp_path, ONCE_MORE_GIVES, **places)


def test_every_way_the_readme_tells_is_tried_here() -> None:
    readme = blocks((ROOT / "README.md").read_text(encoding="utf-8"))
    told = {
        command.text.partition("#")[0].strip()
        for block in readme
        if block.kind == "sh"
        for command in commands(block)
        if is_install(command)
    }

    assert told == {"pip install .", "pipx install .", "python -m build"}


def test_no_link_of_the_description_needs_the_repository() -> None:
    described = metadata("boneyard")
    text = described.json["description"]

    assert isinstance(text, str)
    assert text.startswith("# Boneyard\n")
    assert described["Description-Content-Type"] == "text/markdown"
    assert [link for link in re.findall(r"\]\(([^)]+)\)", text) if not link.startswith("https://")] == []
    assert "Bots (`docs/bots.md`)" in text
