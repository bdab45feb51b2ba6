"""Builds the package. The rest of its description is in pyproject.toml."""

from __future__ import annotations

import atexit
import importlib.util
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# The one list of what mypyc compiles, as a single group; patterns below src/boneyard.
COMPILED = (
    *("rules/*.py", "record/*.py"),
    *("bots/planner.py", "bots/plan.py", "bots/arrangement.py"),
    *("bots/policy.py", "bots/hand_plans.py", "bots/trains_reading.py", "bots/trains_policy.py"),
    *("bots/network.py", "bots/network_policy.py", "bots/afterstates.py", "bots/trials.py"),
    *(f"bots/{family}_afterstates.py" for family in ("trains", "feet", "lines")),
    *("bots/likelihood.py",),
    *("bots/odds.py", "bots/feet_sight.py", "bots/feet_policy.py"),
    *(f"bots/lines_{name}.py" for name in ("future", "seen", "valuation", "policy")),
    *(
        f"server/{name}.py"
        for name in ("asking", "chair", "deciding", "due", "frames", "open_table", "pace", "table", "telling")
    ),
)
# Caught by these patterns but kept interpreted: what people import. That makes it no slower (the state does
# the work), and mypyc would drop its docstrings.
INTERPRETED = (
    "rules/__init__.py",
    "record/__init__.py",
    *(
        f"record/{name}.py"
        for name in (
            *("digest", "entries", "fields", "heading_reader", "limits", "match_record"),
            *("notation", "position", "problems", "record_lines", "record_reader", "record_writer", "replay"),
            *("retrace",),
            *("running_record", "scribe", "seeds"),
            *("views", "wire"),
        )
    ),
    *(
        f"rules/{name}.py"
        for name in (
            *(
                "action",
                "event",
                "families",
                "match",
                "refusal",
                "result",
                "round",
                "sheet",
                "sketch",
                "view",
            ),
            *("view", "questions", "feet_questions", "lines_questions"),
            *("trains_round", "feet_round", "feet_tree", "lines_round"),
        )
    ),
)

PACKAGE = Path("src", "boneyard")
# Built before the package (tools/web.py), never into the sources. Without it the server has no pages.
CLIENT = Path("web", "dist")


def description() -> str:
    """The README as it is read outside the repository: a link to a file there names the file instead."""
    readme = re.sub(r"!\[[^\]]+\]\([^)]+\)\n\n", "", Path("README.md").read_text(encoding="utf-8"))
    return re.sub(r"\[([^\]]+)\]\((?![a-z]+:)([^)]+)\)", r"\1 (`\2`)", readme)


def group() -> list[str]:
    found = {path.relative_to(PACKAGE).as_posix() for pattern in COMPILED for path in PACKAGE.glob(pattern)}
    return sorted(found - set(INTERPRETED))


def build_module() -> ModuleType:
    """boneyard._build, without importing the package that is being built."""
    spec = importlib.util.spec_from_file_location("_build", PACKAGE / "_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def wants_extensions() -> bool:
    """Only a wheel is compiled: an editable install would put compiled files into the work tree."""
    if os.environ.get("BONEYARD_INTERPRETED"):
        return False
    return not {"bdist_wheel", "build", "build_ext", "install"}.isdisjoint(sys.argv)


def extensions(scratch: str, name: str) -> list[Extension]:
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    # What the server's store imports need not be installed where the package is built.
    paths = [
        *(f"--cache-dir={scratch}/cache", "--follow-imports=silent", "--ignore-missing-imports"),
        *(str(PACKAGE / module) for module in group()),
    ]
    try:
        made = mypycify(
            paths,
            opt_level="3",
            debug_level="0",
            multi_file=False,
            separate=False,
            target_dir=f"{scratch}/c",
            group_name=name,
        )
    except SystemExit as refusal:  # a newer mypy may find fault with our sources
        print(f"boneyard: not compiled, because mypyc refused the sources: {refusal}", file=sys.stderr)
        return []
    modules = cast("list[Extension]", made)
    for module in modules:
        for source in module.sources:
            make_safe(Path(source))
        module.optional = True  # without a compiler the package is installed interpreted
        if "-Werror" in module.extra_compile_args:
            # A new warning from a newer compiler must not stop us either. And equities are rounded as Python
            # rounds them, on machines too that can multiply and add at once.
            module.extra_compile_args = [*module.extra_compile_args, "-Wno-error", "-ffp-contract=off"]
    return modules


def make_safe(source: Path) -> None:
    """Mend what mypyc 2.4 writes: a method of every class that takes what it is called on for a class.

    Anybody can call `__internal_mypyc_setup`, and it would end the process. A class method is given a class.
    """
    code = source.read_text(encoding="utf-8")
    setup_method = r'(\{"__internal_mypyc_setup", \(PyCFunction\)\w+, METH_O)(, NULL\})'
    mended, times = re.subn(setup_method, r"\1 | METH_CLASS\2", code)
    if times:
        source.write_text(mended, encoding="utf-8")


# Taken before the compiler reads the sources: an edit during the build makes the stamp wrong, never stale.
stamps = build_module()
STAMP: str = stamps.make_stamp(str(PACKAGE), group())


class StampedBuild(build_py):
    """Puts the stamp and the browser client into the build, never into the work tree."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        package = Path(self.build_lib, "boneyard")
        (package / stamps.STAMP).write_text(STAMP, encoding="utf-8")
        if CLIENT.is_dir():
            shutil.copytree(CLIENT, package / "server" / "client", dirs_exist_ok=True)


class WholeBuild(build_ext):
    """Compiles all modules or none, and never into the work tree."""

    def run(self) -> None:
        if self.inplace and self.extensions:
            raise SystemExit("boneyard cannot be compiled in place; run make build instead")
        super().run()
        built = [Path(self.get_ext_fullpath(module.name)) for module in self.extensions or []]
        if not all(path.is_file() for path in built):
            for path in built:
                path.unlink(missing_ok=True)
            return
        package = Path(self.build_lib, "boneyard")
        if built:
            (package / stamps.SIZES).write_text(stamps.make_sizes(str(package)), encoding="utf-8")


# A build folder left in the tree would bring old compiled files back to life, so it lies elsewhere.
folder = tempfile.mkdtemp(prefix="boneyard-build-")
atexit.register(shutil.rmtree, folder, ignore_errors=True)

setup(
    long_description=description(),
    long_description_content_type="text/markdown",
    # The library of the group is named after its sources, so that no module can find another build's.
    ext_modules=extensions(folder, f"boneyard_{STAMP[:16]}") if wants_extensions() else [],
    cmdclass={"build_py": StampedBuild, "build_ext": WholeBuild},
    options={"build": {"build_base": f"{folder}/build"}, "egg_info": {"egg_base": folder}},
)
