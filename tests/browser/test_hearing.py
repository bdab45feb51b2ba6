"""What the pages tell those who hear them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Player, come_to
from tests.browser.tables import SHORT, begin, short_match
from tests.server.live import Live

TOLD_FIRST = {
    "mexican-train-classic": "The engine is 0-0.",
    "chickenfoot": "The spinner is 0-0.",
    "engine-191": "The main station has not been chosen yet.",
}
OWN_TRAIN = re.compile(r"Your train: \d+ tiles?, ends in \d+, (closed|open to all)")
SHARED_TRAIN = re.compile(r"Mexican Train: (no tiles yet, begins with|\d+ tiles?, ends in) \d+")


def test_the_start_page_has_landmarks_and_named_controls(page: Page) -> None:
    page.goto("/", wait_until="networkidle")

    for name in ("banner", "main", "complementary"):
        expect(page.get_by_role(name)).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_text("Which box is on your table?")
    expect(page.get_by_role("button", name=re.compile("^Play .* now$"))).to_have_count(len(SHORT))
    expect(page.get_by_role("combobox", name="Language")).to_be_visible()
    expect(page.get_by_role("navigation", name="Menu")).to_be_visible()


@pytest.mark.parametrize("sheet", TOLD_FIRST)
def test_the_table_and_the_hand_are_told(page: Page, server: Live, sheet: str) -> None:
    begin(server, page, short_match(sheet))
    player = Player(page)
    player.offered()

    for name in ("banner", "main", "complementary"):
        expect(page.get_by_role(name)).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    assert player.table()[0].startswith(TOLD_FIRST[sheet])
    tiles = page.get_by_role("region", name="Your hand").get_by_role("group", name="Your hand")
    expect(tiles.get_by_role("button", name=re.compile(r"^\d+ and \d+, can"))).to_have_count(
        len(player.hand())
    )


def test_the_table_is_told_in_sentences(page: Page, server: Live) -> None:
    terms = short_match("mexican-train-classic")
    player = come_to(server, page, terms, lambda one: any(map(OWN_TRAIN.match, one.table())))

    assert any(map(SHARED_TRAIN.match, player.table()))


def test_ends_say_what_can_be_laid_there(page: Page, server: Live) -> None:
    begin(server, page, short_match("mexican-train-classic"))
    player = Player(page)
    while player.offered() in ("Draw", "Pass"):
        player.act()
    player.playable_tiles().first.click()

    expect(player.usable_ends().first).to_have_accessible_name(re.compile(r"end \d+: play \d+-\d+ here$"))


def test_what_happens_is_said(page: Page, server: Live) -> None:
    begin(server, page, short_match("mexican-train-classic"))
    player = Player(page)
    player.play_some(1)

    expect(page.get_by_role("log")).to_have_text(re.compile(r"\b(Caboose|You|Your)\b"))
    expect(page.get_by_role("log")).to_have_attribute("aria-live", "polite")
