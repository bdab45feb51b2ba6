"""python -m tools.wheel FOLDER: build the wheel, compiled if that can be done here.

Where it cannot be done, one line says why and the wheel holds the sources alone.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

from tools.stamps import ROOT, build_module

LOG = "build.log"


def compiler() -> str:
    """The command that Python's build would start to compile a C file."""
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return words[0] if words else "cc"


def headers() -> Path:
    return Path(sysconfig.get_path("include"), "Python.h")


def obstacle() -> str:
    """Why nothing can be compiled here; empty if nothing is known to be missing."""
    if shutil.which(compiler()) is None:
        return f"there is no C compiler ({Path(compiler()).name})"
    if not headers().is_file():
        return "Python's C headers are not installed"
    return ""


def facts() -> str:
    """Everything about this machine that changes what a build gives."""
    return f"{sys.version}\n{compiler()}\n{obstacle()}"


def run_build(out: Path, env: dict[str, str]) -> bool:
    """One attempt; what it says is added to the log."""
    command = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
    for old in out.glob("*.whl"):
        old.unlink()
    with (out / LOG).open("a", encoding="utf-8") as log:
        result = subprocess.run(
            [sys.executable, "-c", command, str(out)],
            cwd=ROOT,
            env=os.environ | env,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        )
    return result.returncode == 0


def is_compiled(wheel: Path) -> bool:
    """Is every module of the group in it as a compiled one?"""
    stamps = build_module()
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
        package = str(Path(folder, "boneyard"))
        stamp = stamps.read_stamp(package)
        return stamp is not None and list(stamp.modules) == stamps.compiled_modules(package)


def build(out: Path) -> Path:
    out.mkdir(parents=True, exist_ok=True)
    (out / LOG).write_text("", encoding="utf-8")
    reason = obstacle()
    if not reason:
        if run_build(out, {}):
            (wheel,) = out.glob("*.whl")
            if is_compiled(wheel):
                return wheel
        reason = f"compiling failed: see {LOG} beside the wheel"
    if not run_build(out, {"BONEYARD_INTERPRETED": "1"}):
        sys.stderr.write((out / LOG).read_text(encoding="utf-8"))
        raise SystemExit("boneyard: could not build the package")
    print(f"boneyard: not compiled, because {reason}; it runs interpreted: slower, but otherwise the same")
    (wheel,) = out.glob("*.whl")
    return wheel


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve())
