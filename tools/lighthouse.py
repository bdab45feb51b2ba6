"""Lighthouse, which is installed apart from the browser client's tools: only `make prove` needs it."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import TypedDict, cast

from tools import stamps, web
from tools.attempts import attempt, say
from tools.stamps import digest

FOLDER = web.WEB / "lighthouse"
MODULES = FOLDER / "node_modules"
CATEGORIES = ("performance", "accessibility", "best-practices")
PATIENCE = 180
"""Seconds for one look at a page."""


class Finding(TypedDict):
    """Of one category."""

    score: float
    faults: list[str]


def install(node: Path) -> None:
    inputs = digest(web.tools(), *[FOLDER / name for name in ("package.json", "package-lock.json", ".npmrc")])
    if stamps.done("lighthouse") == inputs and (MODULES / ".package-lock.json").is_file():
        return
    stamps.begin("lighthouse")
    say("installing Lighthouse")
    npm = node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    quietly = ("--ignore-scripts", "--no-audit", "--no-fund", "--no-progress")
    if failure := attempt(node, npm, "ci", *quietly, cwd=FOLDER, env=web.environment(node)):
        raise SystemExit(f"{failure}\nboneyard: could not install Lighthouse")
    stamps.finish("lighthouse", inputs)


def look(node: Path, chromium: str, url: str, form: str, token: str) -> dict[str, Finding]:
    """One look at a page, by category. A page that sends us elsewhere was not looked at."""
    said = subprocess.run(
        [str(node), "measure.js", chromium, url, form, token],
        cwd=FOLDER,
        env={**os.environ, **web.environment(node)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        timeout=PATIENCE,
        check=True,
    ).stdout
    found = json.loads(said)
    assert found.pop("shown") == url, said
    return cast("dict[str, Finding]", found)
