"""The table itself: what can be used is seen, whatever the screen, and names can be told apart."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SMALL_PHONE, TOUCHED, Guests
from tests.browser.player import Player
from tests.browser.tables import begin, press, short_match
from tests.server.live import Live

CLASSIC = "mexican-train-classic"
SIDEWAYS: dict[str, Any] = {**TOUCHED, "viewport": {"width": 844, "height": 390}}
SMALL_SIDEWAYS: dict[str, Any] = {**TOUCHED, "viewport": {"width": 667, "height": 375}}
UNDER_THE_MAP = """() => {
    const map = document.querySelector(".lens > div");
    if (map === null) return 0;
    const { left, top, right, bottom } = map.getBoundingClientRect();
    return [...document.querySelectorAll(".lens [data-end] .ring")].filter((ring) => {
        const box = ring.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    }).length;
}"""
"""Ends that can be used and lie under the small map, even in part."""
CUT_OFF = """() => {
    const stage = document.querySelector(".stage").getBoundingClientRect();
    return [...document.querySelectorAll(".stage .stop .ring")].filter((ring) => {
        const { left, top, right, bottom } = ring.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return bottom > stage.bottom + 1 || right > stage.right + 1 || !ring.parentElement.contains(seen);
    }).length;
}"""
NAMES = "labels => labels.map((label) => label.querySelector('text').textContent.trim())"


@pytest.mark.parametrize("device", [TOUCHED, SIDEWAYS], ids=["upright", "sideways"])
def test_the_small_map_of_chickenfoot_covers_no_end_that_can_be_used(
    guests: Guests, server: Live, device: dict[str, Any]
) -> None:
    page = guests.come(**device)
    begin(server, page, short_match("chickenfoot"))
    player = Player(page)
    maps = 0

    for _ in range(12):
        player.offered()
        assert page.evaluate(UNDER_THE_MAP) == 0
        maps += page.locator(".lens > div").count()
        if not player.act():
            break
    assert maps > 0


@pytest.mark.parametrize("device", [SIDEWAYS, SMALL_SIDEWAYS], ids=["large", "small"])
@pytest.mark.parametrize(("sheet", "players"), [(CLASSIC, 8), ("engine-191", 4)])
def test_every_end_is_seen_on_a_phone_held_sideways(
    guests: Guests, server: Live, sheet: str, players: int, device: dict[str, Any]
) -> None:
    page = guests.come(**device)
    begin(server, page, short_match(sheet, players))
    Player(page).offered()

    assert page.evaluate(CUT_OFF) == 0


def test_bots_of_one_level_can_be_told_apart_beside_their_lanes(guests: Guests, server: Live) -> None:
    page = guests.come(**SMALL_PHONE)
    begin(server, page, short_match(CLASSIC, players=8))
    Player(page).offered()

    names = page.locator(".stage g[data-label]").evaluate_all(NAMES)
    assert len(names) == 9
    assert len(set(names)) == 9


def test_zooming_out_leaves_the_focus_where_one_can_zoom_in_again(page: Page, server: Live) -> None:
    begin(server, page, short_match(CLASSIC))
    closer = page.get_by_role("button", name="Zoom in")
    further = page.get_by_role("button", name="Zoom out")

    expect(further).to_have_count(0)
    press(closer)
    press(further)
    expect(further).to_have_count(0)
    expect(closer).to_be_focused()
