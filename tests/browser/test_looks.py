"""Calm, in the system's own colours, or with large letters: the table can be played all the same."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SMALL_PHONE, TOUCHED, Guests
from tests.browser.looks import cut_off, too_wide
from tests.browser.player import Player
from tests.browser.tables import begin, host, press, short_match
from tests.server.live import Live

CLASSIC = "mexican-train-classic"
WAYS: dict[str, dict[str, Any]] = {
    "without movement": {"reduced_motion": "reduce"},
    "in the system's colours": {"forced_colors": "active"},
    "in the dark": {"color_scheme": "dark"},
}
LONGEST = "fr"
"""The language with the longest words."""
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {},
    "low desktop": {"viewport": {"width": 1280, "height": 720}},
    "tablet": {"viewport": {"width": 1024, "height": 768}},
    "upright tablet": {"viewport": {"width": 768, "height": 1024}},
    "phone": TOUCHED,
    "small phone": SMALL_PHONE,
    "dark desktop": {"color_scheme": "dark"},
}
BESIDE_THE_HAND = """() => {
    const { right } = document.querySelector("section.tray > .hand").getBoundingClientRect();
    return [...document.querySelectorAll("section.tray > .hand .head b")]
        .filter((label) => label.getBoundingClientRect().right > right + 1).length;
}"""
"""Labels of the hand that stand on what is beside it."""
CHIPS_OVER = """() => {
    const bar = document.querySelector(".top-bar").getBoundingClientRect();
    return [...document.querySelectorAll(".top-bar .chip")].filter((chip) => {
        const { right, bottom } = chip.getBoundingClientRect();
        return chip.scrollWidth > chip.clientWidth + 1 || right > bar.right || bottom > bar.bottom + 1;
    }).length;
}"""
"""Chips of the bar that are cut, or hang over it."""
TWICE = "document.documentElement.style.fontSize = '200%'"


@pytest.mark.parametrize("way", WAYS)
def test_the_table_can_be_played(guests: Guests, server: Live, way: str) -> None:
    page = guests.come(**WAYS[way])
    begin(server, page, short_match(CLASSIC))

    Player(page).play_some(2)


def test_nothing_travels_where_the_system_asks_for_calm(guests: Guests, server: Live) -> None:
    page = guests.come(reduced_motion="reduce")
    begin(server, page, short_match(CLASSIC))
    player = Player(page)
    player.play_some(1)
    player.offered()

    moving = page.evaluate(
        "document.getAnimations().filter((one) => one.effect.getComputedTiming().activeDuration > 10).length"
    )
    assert moving == 0


@pytest.mark.parametrize("device", [{}, TOUCHED], ids=["desktop", "phone"])
def test_the_start_page_has_room_for_letters_of_twice_the_size(
    guests: Guests, device: dict[str, Any]
) -> None:
    page = guests.come(**device)
    page.goto("/", wait_until="networkidle")
    page.evaluate(TWICE)

    assert too_wide(page) == 0
    assert cut_off(page) == []


@pytest.mark.parametrize("device", [{}, TOUCHED], ids=["desktop", "phone"])
def test_the_table_can_be_played_with_letters_of_twice_the_size(
    guests: Guests, server: Live, device: dict[str, Any]
) -> None:
    page = guests.come(**device)
    begin(server, page, short_match(CLASSIC))
    page.evaluate(TWICE)
    player = Player(page)
    player.offered()

    assert too_wide(page) == 0
    assert cut_off(page) == []
    player.play_some(1)


@pytest.mark.parametrize("sheet", [CLASSIC, "chickenfoot", "engine-191"])
@pytest.mark.parametrize("device", DEVICES)
def test_long_words_of_twice_the_size_are_whole(
    guests: Guests, server: Live, device: str, sheet: str
) -> None:
    page = guests.come(**{"locale": LONGEST, **DEVICES[device]})
    page.goto("/t/" + host(server, page, short_match(sheet)))
    press(page.locator("main .button.main").first)
    expect(page.locator("[data-tile]").first).to_be_visible()
    page.evaluate(TWICE)
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    assert too_wide(page) == 0
    assert cut_off(page) == []
    assert page.evaluate(CHIPS_OVER) == 0
    assert page.evaluate(BESIDE_THE_HAND) == 0


@pytest.mark.parametrize("device", [TOUCHED, SMALL_PHONE], ids=["phone", "small phone"])
@pytest.mark.parametrize("sheet", [CLASSIC, "chickenfoot", "engine-191"])
def test_a_table_on_a_phone_needs_no_scrolling(
    guests: Guests, server: Live, sheet: str, device: dict[str, Any]
) -> None:
    page = guests.come(**device)
    begin(server, page, short_match(sheet))
    Player(page).offered()

    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    assert too_wide(page) == 0


def test_bots_of_one_level_can_be_told_apart_on_a_phone(phone: Page, server: Live) -> None:
    begin(server, phone, short_match(CLASSIC))
    Player(phone).offered()

    seen = (
        phone.locator("li[data-seat]")
        .filter(has_text="Caboose")
        .evaluate_all(
            """(chips) => chips.map((chip) => {
            const number = chip.querySelector(".number");
            const box = number.getBoundingClientRect();
            const hit = document.elementFromPoint(box.right - 2, box.top + box.height / 2);
            return box.width > 0 && number.contains(hit) ? number.textContent.trim() : "";
        })"""
        )
    )

    assert sorted(seen) == ["", "2", "3"]
