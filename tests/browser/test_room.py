"""Everything has its room: the hand lies in order, and what is said covers nothing that one plays with."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SMALL_PHONE, TOUCHED, Guests
from tests.browser.player import Player, come_to
from tests.browser.tables import begin, begin_planned, press, short_match
from tests.server.live import Live

CLASSIC = "mexican-train-classic"
TABLET = {"viewport": {"width": 1024, "height": 768}}
COVERED = """() => [...document.querySelectorAll("main [data-end]")].filter((end) => {
    const { x, y, width, height } = end.querySelector(".ring").getBoundingClientRect();
    return !end.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).length"""
"""Ends that can be used and are not seen."""
OUTSIDE = """(part) => {
    const outer = part.parentElement.getBoundingClientRect();
    const inner = part.getBoundingClientRect();
    return Math.max(0, inner.right - outer.right, inner.bottom - outer.bottom, outer.top - inner.top);
}"""


def test_a_full_hand_is_one_row_on_a_desktop(page: Page, server: Live) -> None:
    begin(server, page, short_match(CLASSIC, players=2))
    Player(page).offered()

    tops = page.locator("section.tray .slot").evaluate_all("all => all.map((one) => one.offsetTop)")
    assert len(tops) >= 15
    assert len(set(tops)) == 1


@pytest.mark.parametrize("device", [{}, TABLET], ids=["desktop", "tablet"])
def test_the_tray_is_as_high_for_a_full_hand_as_for_a_small_one(
    guests: Guests, server: Live, device: dict[str, Any]
) -> None:
    heights = []
    for sheet, players in ((CLASSIC, 2), ("chickenfoot", 4), ("engine-191", 4)):
        page = guests.come(**device)
        begin(server, page, short_match(sheet, players))
        Player(page).offered()
        tray = page.locator("section.tray")
        heights.append(tray.evaluate("one => one.offsetHeight"))
        assert tray.locator(".hand .hand").evaluate(OUTSIDE) == 0

    assert len(set(heights)) == 1


def test_with_eight_at_the_table_the_panel_shows_all_but_the_oldest_moves(page: Page, server: Live) -> None:
    begin(server, page, short_match(CLASSIC, players=8))
    player = Player(page)
    player.play_some(2)
    player.offered()

    panel = page.get_by_role("complementary")
    assert panel.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
    expect(panel.get_by_text(re.compile("^Boneyard"))).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("device", [TOUCHED, SMALL_PHONE], ids=["phone", "small phone"])
def test_a_hint_on_a_phone_hides_no_end_and_tells_its_reasons_when_asked(
    guests: Guests, server: Live, device: dict[str, Any]
) -> None:
    page = guests.come(**device)
    come_to(server, page, short_match(CLASSIC, players=8), lambda one: one.offered() == "Show what fits")

    press(page.get_by_role("button", name="Hint", exact=True))
    expect(page.get_by_role("heading", name=re.compile("^Hint: "))).to_be_visible()
    assert page.evaluate(COVERED) == 0
    press(page.get_by_role("button", name="Why?"))
    expect(page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()


def test_a_refusal_on_a_phone_hides_no_end_that_can_be_used(phone: Page, server: Live) -> None:
    begin(server, phone, short_match(CLASSIC))
    Player(phone).offered()

    press(phone.get_by_role("button", name=re.compile("cannot be played now")).first)
    press(phone.locator("main [aria-label^='Your train, ']").first)
    expect(phone.get_by_role("alert")).to_be_visible()
    assert phone.evaluate(COVERED) == 0


def test_a_tile_that_fits_nowhere_is_named_and_the_button_plays_no_other(page: Page, server: Live) -> None:
    begin_planned(server, page, short_match(CLASSIC))
    player = Player(page)
    player.offered()
    ends = page.locator("main [data-end]").count()

    unfit = page.get_by_role("button", name=re.compile("cannot be played now")).first
    high, low = re.findall(r"\d+", unfit.get_attribute("aria-label") or "")
    unfit.click()
    expect(page.get_by_role("heading", name=f"{high}-{low} does not fit now")).to_be_visible()
    expect(player.main_button()).not_to_contain_text("Play")
    assert page.locator("main [data-end]").count() == ends
