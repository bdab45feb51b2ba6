"""python -m tools.ready STEP...: bring .venv up to date, doing only what its inputs call for.

Steps: `play`, `server` and `dev` install the locked requirements of that name, `npm` the tools of the browser
client, `browser` a browser for its tests; `web` builds the client, `build` builds and installs the package.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import stamps, web, wheel
from tools.attempts import attempt, do_without, say
from tools.browser import NO_CHROMIUM, SHELL, chromium
from tools.stamps import ROOT, VENV, digest

PYTHON = VENV / "bin" / "python"


@contextmanager
def alone() -> Iterator[None]:
    """Two makes in one tree take turns."""
    tree = os.open(ROOT, os.O_RDONLY)
    try:
        fcntl.flock(tree, fcntl.LOCK_EX)
        yield
    finally:
        os.close(tree)


def venv() -> None:
    """A folder .venv of this Python, at this place (its scripts name their own path)."""
    inputs = digest(sys.version, sys.base_prefix, str(VENV))
    if stamps.done("venv") == inputs and PYTHON.exists():
        return
    say(f"making .venv with Python {sys.version.split()[0]}")
    base: str = getattr(sys, "_base_executable", sys.executable)
    shutil.rmtree(VENV, ignore_errors=True)
    if failure := attempt(base, "-m", "venv", VENV):
        raise SystemExit(f"{failure}\nboneyard: could not make .venv with {base}")
    stamps.finish("venv", inputs)


def uv() -> str | None:
    """uv, if available: it takes seconds where pip takes a minute."""
    own = VENV / "bin" / "uv"
    if own.exists():
        return str(own)
    if found := shutil.which("uv"):
        return found
    if attempt(PYTHON, *PIP, "--require-hashes", "-r", ROOT / "requirements" / "uv.txt"):
        return None
    return str(own)


PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input")


LOCKS = {"play": ("play",), "server": ("play", "server"), "dev": ("dev",)}
"""Each contains what those before it contain."""


def requirements(name: str) -> None:
    """The locked requirements, unless they or more are there."""
    current = {each: each + " " + digest(*map(lock, locks)) for each, locks in LOCKS.items()}
    enough = list(LOCKS)[list(LOCKS).index(name) :]
    if stamps.done("requirements") in {current[each] for each in enough}:
        return
    stamps.begin("requirements")
    for each in LOCKS[name]:
        install(lock(each))
    stamps.finish("requirements", current[name])


def install(file: Path) -> None:
    if failure := fetch(file):
        raise SystemExit(f"{failure}\nboneyard: could not install {file.relative_to(ROOT)}")


def fetch(file: Path) -> str:
    """What is in the file, into .venv; what went wrong, if anything did."""
    say(f"installing {file.relative_to(ROOT)}; the first time takes a minute")
    if quick := uv():
        failure = attempt(
            quick, "pip", "install", "--quiet", "--python", PYTHON, "--require-hashes", "-r", file
        )
        if not failure:
            return ""
        say("uv failed, trying pip")
    return attempt(PYTHON, *PIP, "--require-hashes", "-r", file)


def lock(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def npm() -> Path | None:
    """Node, once the browser client's tools are there too."""
    failure = "" if web.node() else fetch(lock("node"))
    node = web.node()
    if node is None:
        do_without(web.NO_NODE, failure)
        return None
    if not web.tools_are_there() and (failure := web.install_tools(node)):
        do_without(web.NO_TOOLS, failure)
        return None
    return node


def build_web() -> None:
    """The browser client in web/dist; without Node there is none."""
    if web.is_built():
        return
    node = npm()
    if node is None:
        web.forget_build()
    else:
        web.build(node)


def browser() -> None:
    """Chromium. Only Debian's root is helped to it: elsewhere it is not ours to install."""
    if chromium():
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        say("installing Chromium for the browser tests")
        quietly = {"DEBIAN_FRONTEND": "noninteractive"}
        attempt("apt-get", "update", "--quiet", env=quietly)
        attempt("apt-get", "install", "--quiet", "--yes", SHELL, env=quietly)
    if not chromium():
        do_without(f"{NO_CHROMIUM}: the browser tests are skipped")


def build() -> None:
    """The package as a wheel, compiled if that can be done, installed into .venv."""
    files = sorted(
        path for path in (ROOT / "src").rglob("*") if path.is_file() and path.parent.name != "__pycache__"
    )
    names = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "tools/wheel.py")
    others = [ROOT / name for name in names]
    inputs = digest(wheel.facts(), lock("play"), *others, *files, *web.built())
    if stamps.done("build") == inputs + installed():
        return
    stamps.begin("build")
    say("building the package; this takes a minute")
    out = VENV / "wheel"
    if subprocess.run([str(PYTHON), "-m", "tools.wheel", str(out)], cwd=ROOT, check=False).returncode:
        raise SystemExit(1)
    (made,) = out.glob("*.whl")
    failure = attempt(PYTHON, *PIP, "--isolated", "--no-index", "--no-deps", "--force-reinstall", made)
    if failure:
        raise SystemExit(f"{failure}\nboneyard: could not install the package")
    stamps.finish("build", inputs + installed())


def installed(venv: Path = VENV) -> str:
    """The hash of the package as it lies in .venv: what was edited or damaged there is built anew."""
    places = ("boneyard/**/*", "boneyard-*/**/*", "boneyard_*")
    found = [path for place in places for path in venv.glob(f"lib/python*/site-packages/{place}")]
    files = sorted(path for path in found if path.is_file() and path.parent.name != "__pycache__")
    return digest(
        *(part for path in files for part in (path.relative_to(venv).as_posix(), path.read_bytes()))
    )


STEPS: dict[str, Callable[[], object]] = {
    "play": lambda: requirements("play"),
    "server": lambda: requirements("server"),
    "dev": lambda: requirements("dev"),
    "npm": npm,
    "web": build_web,
    "browser": browser,
    "build": build,
}


def main(names: list[str]) -> None:
    with alone():
        venv()
        for name in names:
            STEPS[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
