"""`python -m benchmarks.lighthouse [TIMES]`: what Lighthouse thinks of the start page and of a table.

Each page is looked at five times as on a phone (a slow one, far away) and as on a desktop, every time by
somebody who has never been there. What counts is the median; below the bar the exit status is 1.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from benchmarks.web import built
from tests.browser.player import Player
from tests.browser.tables import begin, short_match
from tests.server.live import NO_LIMITS, Live, serving
from tools import web
from tools.attempts import do_without
from tools.browser import NO_CHROMIUM, chromium
from tools.lighthouse import CATEGORIES, Finding, install, look

TIMES = 5
BAR = {"performance": 0.95, "accessibility": 1.0, "best-practices": 0.95}
FORMS = ("mobile", "desktop")
SHEET = "mexican-train-classic"
TILES_LAID = 3
"""By the person at the table, so that there is something to draw."""

Looks = list[dict[str, Finding]]


def table(server: Live, browser: str) -> tuple[str, str]:
    """Its path and the token of somebody whose turn it is there."""
    options = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=browser, args=options)
        page = started.new_page(base_url=server.url, locale="en")
        path = f"/t/{begin(server, page, short_match(SHEET))}"
        player = Player(page)
        player.play_some(TILES_LAID)
        player.offered()
        token: str = page.evaluate("localStorage.getItem('boneyard.token')")
        started.close()
    return path, token


def row(name: str, form: str, looks: Looks) -> str:
    """The median of each category, and all that was seen of it."""
    cells = ""
    for category in CATEGORIES:
        scores = sorted(one[category]["score"] for one in looks)
        cells += f"   {median(scores):4.2f} ({scores[0]:4.2f}–{scores[-1]:4.2f})"
    return f"{name:12}{form:9}{cells}"


def shortcomings(looks: Looks) -> Iterator[str]:
    """What the look in the middle was marked down for, category by category."""
    for category in CATEGORIES:
        middle = sorted(looks, key=lambda one: one[category]["score"])[len(looks) // 2][category]
        if middle["faults"]:
            yield f"  {category}: {', '.join(middle['faults'])}"


def is_below(looks: Looks) -> bool:
    return any(median(one[name]["score"] for one in looks) < bar for name, bar in BAR.items())


def report(node: Path, browser: str, server: Live, times: int) -> int:
    """How many rows are below the bar."""
    path, token = table(server, browser)
    heads = "".join(f"   {name:16}" for name in CATEGORIES)
    print(f"Lighthouse, median of {times} (lowest–highest)\n{'':21}{heads}", flush=True)
    below = 0
    for name, url, own in (("start page", f"{server.url}/", ""), ("a table", server.url + path, token)):
        for form in FORMS:
            looks = [look(node, browser, url, form, own) for _ in range(times)]
            print(row(name, form, looks), *shortcomings(looks), sep="\n", flush=True)
            below += is_below(looks)
    return below


def main(times: int = TIMES) -> int:
    browser, node = chromium(), web.node()
    if browser is None or node is None:
        do_without(f"{NO_CHROMIUM if browser is None else web.NO_NODE}: Lighthouse sees nothing")
        return 0
    install(node)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(
            f"--database=sqlite:///{folder}/lighthouse.db", "--bot-pace=0", f"--client={built()}", *NO_LIMITS
        ) as server,
    ):
        below = report(node, browser, server, times)
    if below:
        print(f"boneyard: below the bar of {BAR}")
    return 1 if below else 0


if __name__ == "__main__":
    raise SystemExit(main(*map(int, sys.argv[1:])))
