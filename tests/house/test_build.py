"""Compiled without traps: what runs is what was written."""

from __future__ import annotations

import shutil
import sys
import sysconfig
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import boneyard
from tests.house.commands import environment, run
from tools import ready, web, wheel
from tools.stamps import ROOT, build_module

SOURCES = ROOT / "src" / "boneyard"
REFUSAL = "Install boneyard again to replace it."
build = build_module()


def import_from(folder: Path) -> tuple[int, str]:
    """Import the package that lies in this folder; the exit status and all that was said."""
    env = environment(PYTHONPATH=str(folder), PYTHONDONTWRITEBYTECODE="1")
    code = "import boneyard, boneyard._build as build; print(boneyard.__file__, build.compiled)"
    result = run([sys.executable, "-c", code], cwd=folder, env=env)
    assert result.returncode or str(folder) in result.stdout
    return result.returncode, result.stdout + result.stderr


def installed() -> Path:
    """Where `make build` has put the package."""
    folder = Path(sysconfig.get_path("platlib"), "boneyard")
    assert (folder / build.STAMP).is_file(), "the package is not installed: make build"
    return folder


def copy_of_the_build(to: Path) -> Path:
    package = installed()
    shutil.copytree(package, to / "boneyard", ignore=shutil.ignore_patterns("__pycache__"))
    for library in package.parent.glob("boneyard_*__mypyc*"):
        shutil.copy(library, to)
    return to / "boneyard"


def pretend_compiled(package: Path) -> Path:
    """A copy of the work tree that looks as if mypyc had compiled two of its modules."""
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("__pycache__"))
    modules = sorted(path.relative_to(package).as_posix() for path in package.glob("rules/[a-z]*.py"))[:2]
    for name in modules:
        (package / name).with_suffix(EXTENSION_SUFFIXES[0]).touch()
    (package / build.STAMP).write_text(build.make_stamp(str(package), modules), encoding="utf-8")
    (package / build.SIZES).write_text(build.make_sizes(str(package)), encoding="utf-8")
    return package / modules[0]


def test_the_build_is_compiled_wherever_it_can_be() -> None:
    compiled = bool(build.compiled_modules(str(installed())))

    assert compiled == (not wheel.obstacle())


def test_an_untouched_build_is_imported(tmp_path: Path) -> None:
    copy_of_the_build(tmp_path)

    status, said = import_from(tmp_path)

    assert status == 0, said


def test_a_build_whose_sources_have_changed_is_refused(tmp_path: Path) -> None:
    package = copy_of_the_build(tmp_path)
    modules = build.compiled_modules(str(package))
    edited = package / (modules[0] if modules else "rules/__init__.py")
    edited.write_text(edited.read_text(encoding="utf-8") + "\n# edited\n", encoding="utf-8")

    status, said = import_from(tmp_path)

    if modules:
        assert status != 0
        assert "its sources have changed since it was built" in said
        assert REFUSAL in said
    else:  # interpreted code is its own source and cannot be stale
        assert status == 0, said


def test_compiled_code_is_checked_before_any_of_it_is_loaded(tmp_path: Path) -> None:
    # The compiled files here are empty: loading one would fail with quite another error.
    edited = pretend_compiled(tmp_path / "boneyard")
    build.check(str(tmp_path / "boneyard"))
    edited.write_text("# edited\n", encoding="utf-8")

    status, said = import_from(tmp_path)

    assert status != 0
    assert "its sources have changed since it was built" in said
    assert REFUSAL in said


needs_compiled = pytest.mark.skipif(bool(wheel.obstacle()), reason="nothing can be compiled here")


def library_of(package: Path) -> Path:
    """The file that holds the compiled code of all modules."""
    (library,) = package.parent.glob("boneyard_*__mypyc*")
    return library


@needs_compiled
@pytest.mark.parametrize("left", [0, 5_000, 900_000])
@pytest.mark.parametrize("which", ["library", "module"])
def test_a_compiled_file_that_was_cut_off_is_named(left: int, which: str, tmp_path: Path) -> None:
    package = copy_of_the_build(tmp_path)
    modules = build.compiled_modules(str(package))
    first = next(package.glob(modules[0].removesuffix(".py") + ".*.so"))
    damaged = library_of(package) if which == "library" else first
    damaged.write_bytes(damaged.read_bytes()[:left][:-1])

    status, said = import_from(tmp_path)

    assert status == 1
    assert f"{damaged.name} is missing or damaged. {REFUSAL}" in said


@needs_compiled
def test_a_compiled_file_of_something_else_is_told_in_a_sentence(tmp_path: Path) -> None:
    package = copy_of_the_build(tmp_path)
    damaged = library_of(package)
    damaged.write_bytes(bytes(damaged.stat().st_size))

    status, said = import_from(tmp_path)

    assert status == 1
    assert "ImportError: the compiled code in" in said
    assert "invalid ELF header" in said or sys.platform != "linux"
    assert REFUSAL in said


@needs_compiled
def test_the_command_tells_it_in_one_line(tmp_path: Path) -> None:
    library_of(copy_of_the_build(tmp_path)).write_bytes(b"")
    env = environment(PYTHONPATH=str(tmp_path), PYTHONDONTWRITEBYTECODE="1")
    said = run([sys.executable, "-m", "boneyard_command", "--version"], cwd=tmp_path, env=env)

    assert (said.returncode, said.stdout) == (1, "")
    assert said.stderr.startswith("boneyard: the compiled code in ")
    assert said.stderr.count("\n") == 1


@needs_compiled
def test_compiled_files_of_another_python_are_told_in_a_sentence(tmp_path: Path) -> None:
    package = copy_of_the_build(tmp_path)
    for file in [*package.rglob("*.so"), library_of(package)]:
        file.rename(file.with_name(file.name.replace("cpython-3", "cpython-9")))
    sizes = (package / build.SIZES).read_text(encoding="utf-8")
    (package / build.SIZES).write_text(sizes.replace("cpython-3", "cpython-9"), encoding="utf-8")

    status, said = import_from(tmp_path)

    assert status == 1
    assert f"it was built for another Python. {REFUSAL}" in said


def test_in_a_checkout_the_advice_is_to_build_there(tmp_path: Path) -> None:
    site = tmp_path / ".venv" / "lib" / "python3" / "site-packages"
    site.mkdir(parents=True)
    (tmp_path / "src" / "boneyard").mkdir(parents=True)
    shutil.copy(SOURCES / "_build.py", tmp_path / "src" / "boneyard")

    assert build.advice(str(site / "boneyard")) == f"To rebuild it, run in {tmp_path}: make build"


def test_what_was_changed_where_make_installed_it_is_built_anew(tmp_path: Path) -> None:
    """`make build` does nothing only if the package lies there as it was put there."""
    site = tmp_path / "lib" / "python3" / "site-packages"
    (site / "boneyard").mkdir(parents=True)
    source, library = site / "boneyard" / "a.py", site / "boneyard_0__mypyc.so"
    source.write_text("1", encoding="utf-8")
    library.write_bytes(b"1")
    before = ready.installed(tmp_path)

    source.write_text("2", encoding="utf-8")
    edited = ready.installed(tmp_path)
    library.write_bytes(b"")
    damaged = ready.installed(tmp_path)

    assert len({before, edited, damaged}) == 3
    assert ready.installed(tmp_path) == damaged


def test_half_a_build_is_refused(tmp_path: Path) -> None:
    source = pretend_compiled(tmp_path / "boneyard")
    source.with_suffix(EXTENSION_SUFFIXES[0]).unlink()

    with pytest.raises(ImportError, match=f"it is not one whole build.*{REFUSAL}"):
        build.check(str(tmp_path / "boneyard"))


def test_a_build_without_its_stamp_is_refused(tmp_path: Path) -> None:
    pretend_compiled(tmp_path / "boneyard")
    (tmp_path / "boneyard" / build.STAMP).unlink()

    with pytest.raises(ImportError, match=f"it has no stamp.*{REFUSAL}"):
        build.check(str(tmp_path / "boneyard"))


def test_a_build_without_its_sources_is_refused(tmp_path: Path) -> None:
    pretend_compiled(tmp_path / "boneyard").unlink()

    with pytest.raises(ImportError, match=f"its sources are missing.*{REFUSAL}"):
        build.check(str(tmp_path / "boneyard"))


def test_the_check_reads_nothing_but_what_was_compiled(tmp_path: Path) -> None:
    """So an import does not wait for it: benchmarks/start.py says how long it takes."""
    package = tmp_path / "boneyard"
    pretend_compiled(package)
    stamp = build.read_stamp(str(package))
    assert stamp is not None
    for path in [*package.rglob("*.py"), *package.rglob("*.ftl")]:
        if path.relative_to(package).as_posix() not in stamp.modules:
            path.unlink()

    build.check(str(package))


def test_every_source_word_and_weight_counts_for_the_hash(tmp_path: Path) -> None:
    (tmp_path / "room").mkdir()
    hashes = [build.source_hash(str(tmp_path))]
    for name in ("a.py", "a.py", "room/b.ftl", "room/b.json", "room/c.py"):
        with (tmp_path / name).open("a", encoding="utf-8") as file:
            file.write("x")
        hashes.append(build.source_hash(str(tmp_path)))
    (tmp_path / "room" / "c.py").rename(tmp_path / "room" / "d.py")
    hashes.append(build.source_hash(str(tmp_path)))

    assert len(set(hashes)) == len(hashes)


@pytest.mark.parametrize("compiler", ["CC", "PATH"])
def test_without_a_compiler_the_package_is_built_interpreted_and_one_line_says_so(
    compiler: str, tmp_path: Path
) -> None:
    env = environment(**{compiler: str(tmp_path / "nothing")})
    out = tmp_path / "out"

    result = run([sys.executable, "-m", "tools.wheel", out], cwd=ROOT, env=env)

    assert result.returncode == 0, result.stderr
    assert result.stdout.count("\n") == 1
    assert "not compiled, because there is no C compiler" in result.stdout
    assert result.stderr == ""
    (made,) = out.glob("*.whl")
    with zipfile.ZipFile(made) as archive:
        archive.extractall(tmp_path / "site")
    client = tmp_path / "site" / "boneyard" / "server" / "client"
    assert len([path for path in client.rglob("*") if path.is_file()]) == len(web.built())
    assert build.compiled_modules(str(tmp_path / "site" / "boneyard")) == []
    status, said = import_from(tmp_path / "site")
    assert (status, said.split()[-1]) == (0, "False")


def test_a_compiler_that_fails_leaves_an_interpreted_package(tmp_path: Path) -> None:
    result = run([sys.executable, "-m", "tools.wheel", tmp_path], cwd=ROOT, env=environment(CC="false"))

    assert result.returncode == 0, result.stderr
    assert result.stdout.count("\n") == 1
    assert "not compiled" in result.stdout
    (made,) = tmp_path.glob("*.whl")
    assert not wheel.is_compiled(made)


def test_sources_that_mypyc_refuses_are_built_interpreted(tmp_path: Path) -> None:
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    with (tmp_path / "src" / "boneyard" / "rules" / "tile.py").open("a", encoding="utf-8") as source:
        source.write('\nNUMBER: int = "none"\n')

    result = run([sys.executable, "-m", "build", "--wheel", "--no-isolation"], cwd=tmp_path)

    assert result.returncode == 0, result.stderr
    assert "boneyard: not compiled, because mypyc refused the sources" in result.stdout + result.stderr
    (made,) = (tmp_path / "dist").glob("*.whl")
    assert not wheel.is_compiled(made)


def test_missing_headers_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wheel, "compiler", lambda: sys.executable)
    monkeypatch.setattr(wheel, "headers", lambda: tmp_path / "Python.h")

    assert wheel.obstacle() == "Python's C headers are not installed"


def test_the_work_tree_holds_nothing_that_was_built() -> None:
    built = {".so", ".pyd", ".o", ".egg-info", ".dylib"}
    found = [
        path
        for room in ("src", "tests", "tools", "benchmarks")
        for path in (ROOT / room).rglob("*")
        if path.suffix in built or (room == "src" and path.suffix in {".c", ".h"}) or path.name == build.STAMP
    ]
    found += [ROOT / name for name in ("build", "dist") if (ROOT / name).exists()]

    assert found == []


def test_everything_in_the_package_is_installed() -> None:
    files = [path for path in SOURCES.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    names = [path.relative_to(SOURCES) for path in files]
    missing = sorted(name for name in names if not (installed() / name).is_file())

    assert missing == []


def test_the_version_says_whether_the_code_is_compiled() -> None:
    kind = "compiled" if build.compiled_modules(str(installed())) else "interpreted"

    as_built = run(["boneyard", "--version"], cwd=ROOT)
    from_src = run(["boneyard", "--version"], cwd=ROOT, env=environment(PYTHONPATH=str(ROOT / "src")))

    assert (as_built.returncode, as_built.stdout) == (0, f"boneyard {boneyard.__version__} ({kind})\n")
    assert (from_src.returncode, from_src.stdout) == (0, f"boneyard {boneyard.__version__} (interpreted)\n")


def test_the_tests_refuse_to_run_on_another_build(tmp_path: Path) -> None:
    package = copy_of_the_build(tmp_path)
    stamp = (package / build.STAMP).read_text(encoding="utf-8")
    (package / build.STAMP).write_text("0" * 64 + stamp[64:], encoding="utf-8")

    result = run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "tests/house/test_build.py"],
        cwd=ROOT,
        env=environment(PYTHONPATH=str(tmp_path)),
    )

    assert result.returncode == 4
    assert "was not built from the sources in src: make build" in result.stdout + result.stderr
