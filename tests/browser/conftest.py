"""A real server and a real browser, and pages in it that let no error pass."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from boneyard.server.api.pages import CLIENT
from tests.browser.watching import Watch
from tests.server.gate import Gate
from tests.server.live import NO_LIMITS, Live, serving
from tools.browser import NO_CHROMIUM, chromium
from tools.stamps import ROOT

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
TOUCHED: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SMALL_PHONE: dict[str, Any] = {**TOUCHED, "viewport": {"width": 360, "height": 640}}
PATIENCE = 30_000
"""Milliseconds that a busy machine may take for what is a matter of moments."""
WITHOUT_NETWORK = ("net::ERR_", "WebSocket connection to")
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """With an empty database, bots that do not dawdle, and the client as built. Who is cut off is away;
    a host who is away can soon be replaced.
    """
    database = f"--database=sqlite:///{tmp_path_factory.mktemp('server') / 'server.db'}"
    quick = ("--bot-pace=0", "--away-seconds=1", "--host-away-seconds=4")
    with serving(database, *quick, *NO_LIMITS, *client()) as live:
        yield live


def client() -> list[str]:
    """The package has it; its sources have not, so there it is taken from where it is built."""
    if (CLIENT / "index.html").is_file() or "BONEYARD_CLIENT" in os.environ:
        return []
    dist = ROOT / "web" / "dist"
    assert (dist / "index.html").is_file(), "the browser client is not built: make build"
    return [f"--client={dist}"]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for each file: while it runs, no other test of this process could have a loop of its own."""
    found = chromium()
    if found is None and os.environ.get("CI") != "true":
        pytest.skip(NO_CHROMIUM)
    assert found is not None, NO_CHROMIUM
    # Chromium's sandbox does not work for root.
    options = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found, args=options)
        yield started
        started.close()


@pytest.fixture
def guests(browser: Browser, server: Live) -> Iterator[Guests]:
    """As many people as a test wants."""
    guests = Guests(browser, server)
    yield guests
    guests.leave()


@pytest.fixture
def gate(server: Live) -> Iterator[Gate]:
    """The way to the server of somebody who may lose it."""
    gate = Gate("127.0.0.1", server.port)
    yield gate
    gate.close()


@pytest.fixture
def traveller(guests: Guests, gate: Gate) -> Page:
    """Somebody who comes through the gate. What a browser says of a lost network is forgiven."""
    return guests.come(forgiven=WITHOUT_NETWORK, base_url=f"http://127.0.0.1:{gate.port}")


@pytest.fixture
def page(guests: Guests) -> Page:
    """On a desktop."""
    return guests.come()


@pytest.fixture
def phone(guests: Guests) -> Page:
    """With fingers instead of a mouse."""
    return guests.come(**TOUCHED)


class Guests:
    """People, each with a browser of their own. What goes wrong in it fails the test, looked at or not."""

    def __init__(self, browser: Browser, server: Live) -> None:
        self._browser = browser
        self._server = server
        self._contexts: list[BrowserContext] = []
        self._watches: list[Watch] = []

    def come(self, *, forgiven: Sequence[str] = (), **options: Any) -> Page:
        """The options are those of a context of Playwright."""
        usual = {"base_url": self._server.url, "viewport": DESKTOP, "locale": "en-GB"}
        context = self._browser.new_context(**usual | options)
        self._contexts.append(context)
        return self.open_tab(context, forgiven)

    def open_tab(self, context: BrowserContext, forgiven: Sequence[str] = ()) -> Page:
        """Another tab of somebody who is there."""
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        self._watches.append(Watch(page, forgiven))
        return page

    def leave(self) -> None:
        faults = [watch.faults() for watch in self._watches]
        for context in self._contexts:
            context.close()
        assert faults == [[] for _ in faults]
