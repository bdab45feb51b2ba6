"""axe-core finds nothing to complain of, on any page, in light and in dark."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import TOUCHED, Guests
from tests.browser.player import Player
from tests.browser.tables import begin, host, press, short_match
from tests.server.live import Live
from tools.stamps import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CLASSIC = "mexican-train-classic"
# Its script is not ours, so the policy of the page would not let it in.
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"bypass_csp": True},
    "phone": {"bypass_csp": True, **TOUCHED},
}

_FRAME = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


@pytest.fixture(params=DEVICES)
def page(request: pytest.FixtureRequest, guests: Guests) -> Page:
    return guests.come(**DEVICES[request.param])


def test_the_start_page(page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    expect_no_complaint(page)


def test_the_house_rules(page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    change = page.get_by_role("button", name="change", exact=True)
    if change.is_visible():
        press(change)
    press(page.get_by_role("button", name="All house rules").locator("visible=true"))
    expect(page.get_by_role("dialog").last).to_be_visible()
    expect_no_complaint(page)


def test_a_table_that_waits(page: Page, server: Live) -> None:
    table = host(server, page, short_match(CLASSIC, people=2))
    page.goto(f"/t/{table}", wait_until="networkidle")
    expect(page.get_by_role("heading", name="Waiting for one more")).to_be_visible()
    expect_no_complaint(page)


@pytest.mark.parametrize("sheet", [CLASSIC, "chickenfoot", "engine-191"])
def test_the_table_and_its_menu(page: Page, server: Live, sheet: str) -> None:
    begin(server, page, short_match(sheet))
    Player(page).offered()
    expect_no_complaint(page)

    press(page.get_by_role("button", name="Menu"))
    expect(page.get_by_role("dialog")).to_be_visible()
    expect_no_complaint(page)


def test_a_refusal(page: Page, server: Live) -> None:
    begin(server, page, short_match(CLASSIC))
    player = Player(page)
    player.offered()
    player.try_what_does_not_fit()
    expect(page.get_by_role("alert")).to_be_visible()
    expect_no_complaint(page)


def test_the_end_of_a_round(page: Page, server: Live) -> None:
    terms = short_match(CLASSIC, players=8) | {"options": {"rounds": "2"}}
    begin(server, page, terms)
    player = Player(page)
    while player.offered() != "Next round":
        assert player.act()
    expect_no_complaint(page)


def test_the_end_of_a_match_its_replay_and_the_past_games(page: Page, server: Live) -> None:
    table = host(server, page, short_match(CLASSIC, people=0), name=None)
    page.goto(f"/t/{table}")
    press(page.get_by_role("button", name="Start", exact=True))
    replay = page.get_by_role("link", name="Watch the replay")
    expect(replay).to_be_visible()
    expect_no_complaint(page)

    press(replay)
    expect(page.get_by_role("slider")).to_be_visible()
    expect_no_complaint(page)

    page.goto("/matches", wait_until="networkidle")
    expect_no_complaint(page)


@pytest.mark.parametrize("path", ["/t/not%20an%20id", "/replay"])
def test_the_other_pages(page: Page, path: str) -> None:
    page.goto(path, wait_until="networkidle")
    expect(page.get_by_role("heading").first).to_be_visible()
    expect_no_complaint(page)


def expect_no_complaint(page: Page) -> None:
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.evaluate(_FRAME)  # until the colours have changed
        found = page.evaluate(
            """async () => (await axe.run()).violations.map(({ help, nodes }) =>
                `${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`)"""
        )
        assert found == [], scheme
