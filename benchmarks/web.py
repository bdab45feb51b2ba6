"""`python -m benchmarks.web`: what the browser client costs, in bytes and in milliseconds, in a real browser.

A phone of the middle class is about four times as slow as a desk, so the processor is held back four times.
"""

import gzip
import json
import os
import tempfile
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, CDPSession, Page, WebSocketRoute, sync_playwright

from boneyard.server.api.pages import CLIENT
from tests.browser.player import Player
from tests.browser.tables import begin, short_match
from tests.server.live import NO_LIMITS, Json, Live, serving
from tools.browser import NO_CHROMIUM, chromium
from tools.stamps import ROOT

SHEET = "mexican-train-classic"
SLOWER = 4
MOVES = 300
TURNS = 30
PACE = 0.2
"""Seconds that a bot takes: what is told in one go would be shown in one frame."""
TILES = [f"{high}-{low}" for low, high in combinations_with_replacement(range(13), 2)]
COUNTERS = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")

# Stamps the arrival of what is told, and the moment after the frame that shows it.
_STAMP = """
    window.shownAfter = [];
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", ({ data }) => {
                if (!data.includes('"type":"told"')) return;
                const arrived = performance.now();
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => window.shownAfter.push(performance.now() - arrived);
                requestAnimationFrame(() => port2.postMessage(null));
            });
        }
    };
"""
_FRAME = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


# --- The first load ---------------------------------------------------------------------------------------


def built() -> Path:
    """The folder with the client: named by the environment, in the package, or where it is built."""
    named = os.environ.get("BONEYARD_CLIENT")
    return Path(named) if named else CLIENT if CLIENT.is_dir() else ROOT / "web" / "dist"


def first_load(page: Page) -> dict[str, int]:
    """Compressed bytes by kind of file, of everything that the start page asks for."""
    paths: set[str] = set()
    page.on("request", lambda request: paths.add(urlsplit(request.url).path))
    page.goto("/", wait_until="networkidle")
    folder = built()
    sizes: dict[str, int] = {}
    for path in paths:
        file = folder / (path.lstrip("/") or "index.html")
        if not path.startswith("/v1/") and file.is_file():
            sizes[file.suffix] = sizes.get(file.suffix, 0) + compressed_bytes(file)
    return sizes


def compressed_bytes(file: Path) -> int:
    """Fonts are compressed by nature."""
    body = file.read_bytes()
    return len(body) if file.suffix in (".woff2", ".png") else len(gzip.compress(body, 9))


# --- Dragging over a full table ---------------------------------------------------------------------------


def fill_the_table(socket: WebSocketRoute) -> None:
    """The page is told that all 91 tiles lie on the table: more could not."""
    server = socket.connect_to_server()
    server.on_message(lambda message: socket.send(filled(message)))


def filled(message: str | bytes) -> str | bytes:
    said: Json = json.loads(message)
    for view in [*said.get("views", []), *([said["view"]] if "view" in said else [])]:
        table = view["table"]
        trains = [*table["ends"]]
        for at, train in enumerate(trains):
            table["trains"][train] = TILES[1 + at :: len(trains)]  # the first one is the engine
    return json.dumps(said)


def milliseconds_a_move(page: Page) -> list[float]:
    """Script, style and layout of each move of a pointer that drags a tile about the table."""
    player = Player(page)
    while player.offered() in ("Draw", "Pass"):
        player.act()
    box = player.playable_tiles().first.bounding_box()
    assert box is not None
    devtools = slowed(page)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"], box["y"] - 50)
    page.evaluate(_FRAME)
    idle = [counted(page, devtools) for _ in range(MOVES // 10)]
    moves = []
    for at in range(MOVES):
        before = spent(devtools)
        page.mouse.move(60 + at * 37 % 900, 100 + at * 53 % 700)
        page.evaluate(_FRAME)
        moves.append(spent(devtools) - before)
    page.mouse.move(400, 20)
    page.mouse.up()
    return [max(0.0, move - quantile(idle, 0.5)) for move in moves]


def counted(page: Page, devtools: CDPSession) -> float:
    """What waiting for a frame costs by itself."""
    before = spent(devtools)
    page.evaluate(_FRAME)
    return spent(devtools) - before


def slowed(page: Page) -> CDPSession:
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable")
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return devtools


def spent(devtools: CDPSession) -> float:
    """Milliseconds since the page was opened."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    seconds: float = sum(metric["value"] for metric in metrics if metric["name"] in COUNTERS)
    return 1000 * seconds


# --- From the message to the screen -----------------------------------------------------------------------


def shown_after(page: Page) -> list[float]:
    """Milliseconds, of everything that was told while a match was played."""
    player = Player(page)
    for _ in range(TURNS):
        if not player.act():
            break
    found: list[float] = page.evaluate("window.shownAfter")
    return found


# --- The report -------------------------------------------------------------------------------------------


def quantile(values: Sequence[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def row(name: str, values: Sequence[float]) -> str:
    parts = "".join(f"{quantile(values, part):9.2f}" for part in (0.5, 0.95, 0.99))
    return f"  {name:44}{parts}{max(values):9.2f}{len(values):8}"


def report(browser: Browser, server: Live) -> Iterator[str]:
    desk: dict[str, Any] = {
        "base_url": server.url,
        "viewport": {"width": 1440, "height": 900},
        "locale": "en",
    }
    sizes = first_load(browser.new_page(**desk))
    fonts = sizes.pop(".woff2", 0)
    yield "first load, KB compressed with gzip"
    for suffix, size in sorted(sizes.items()):
        yield f"  {suffix.lstrip('.'):44}{size / 1000:9.1f}"
    yield f"  {'without fonts':44}{sum(sizes.values()) / 1000:9.1f}"
    yield f"  {'with fonts':44}{(sum(sizes.values()) + fonts) / 1000:9.1f}"
    yield ""
    yield f"  {'milliseconds':44}{'median':>9}{'p95':>9}{'p99':>9}{'most':>9}{'of':>8}"
    full = browser.new_page(**desk)
    full.route_web_socket("**/play", fill_the_table)
    begin(server, full, short_match(SHEET, players=8))
    yield row(f"a move of a drag, {len(TILES)} tiles, {SLOWER}× slower", milliseconds_a_move(full))
    for name, rate in (("from the message to the screen", 1), (f"the same, {SLOWER}× slower", SLOWER)):
        page = browser.new_page(**desk)
        page.add_init_script(_STAMP)
        begin(server, page, short_match(SHEET) | {"pace": PACE})
        if rate > 1:
            slowed(page)
        yield row(name, shown_after(page))


def main() -> None:
    found = chromium()
    assert found is not None, NO_CHROMIUM
    options = ["--no-sandbox"] if os.geteuid() == 0 else []
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(
            f"--database=sqlite:///{folder}/web.db", "--bot-pace=0", f"--client={built()}", *NO_LIMITS
        ) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=options)
        for line in report(browser, server):
            print(line, flush=True)
        browser.close()


if __name__ == "__main__":
    main()
