"""Whatever can be pressed on a phone is large enough for a thumb."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import TOUCHED, Guests
from tests.browser.player import Player
from tests.browser.tables import begin, host, press, short_match
from tests.server.live import Live

CLASSIC = "mexican-train-classic"
TOUCH = 44
"""Pixels, as designed; WCAG 2.5.8 asks for 24."""
TILE = 36
"""So wide is what a tile of a hand takes up at least: fifteen of them have to be seen at once. A tile that is
pressed by mistake is only picked up."""

# How far from its middle a press still counts, to each side; what lies over it takes that away. A field is
# pressed with its label, too.
_SMALL = """([touch, tile]) => {
    const pressable = "a[href], button, select, input, textarea, summary, [role=button], [role=slider]";
    const isInline = (one) =>
        one.matches(":is(p, li, td, dd) a") && getComputedStyle(one).display === "inline";
    const reaches = (one, x, y) => {
        const hit = document.elementFromPoint(x, y);
        return [one, ...(one.labels ?? [])].some((part) => part.contains(hit));
    };
    const far = (one, x, y, dx, dy) => {
        let steps = 0;
        while (steps <= touch && reaches(one, x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
        return steps;
    };
    const size = (one) => {
        // An end has the shape of a tile beside it.
        const { x, y, width, height } = (one.querySelector(".reach") ?? one).getBoundingClientRect();
        const [middle, centre] = [x + width / 2, y + height / 2];
        if (!reaches(one, middle, centre)) return null;
        return [
            far(one, middle, centre, -1, 0) + far(one, middle, centre, 1, 0) + 1,
            far(one, middle, centre, 0, -1) + far(one, middle, centre, 0, 1) + 1,
        ];
    };
    const small = [];
    for (const one of document.querySelectorAll(pressable)) {
        if (one.disabled || isInline(one) || !one.checkVisibility({ visibilityProperty: true })) continue;
        one.scrollIntoView({ block: "center", inline: "center" });
        const found = size(one);
        const least = one.hasAttribute("data-tile") ? tile : touch;
        if (found === null || (found[0] >= least && found[1] >= touch)) continue;
        small.push(`${one.ariaLabel ?? one.textContent.trim()}: ${found.join(" × ")}`);
    }
    return small;
}"""


@pytest.fixture
def phone(guests: Guests) -> Page:
    """Nothing moves while it is measured."""
    return guests.come(reduced_motion="reduce", **TOUCHED)


def too_small(page: Page) -> list[str]:
    """Names of what is too small, with its size. What is covered cannot be pressed at all."""
    found: list[str] = page.evaluate(_SMALL, [TOUCH, TILE])
    return found


def test_on_the_start_page(phone: Page) -> None:
    phone.goto("/", wait_until="networkidle")
    assert too_small(phone) == []

    press(phone.get_by_role("button", name="change", exact=True))
    expect(phone.get_by_role("dialog")).to_be_visible()
    assert too_small(phone) == []

    press(phone.get_by_role("button", name="All house rules").locator("visible=true"))
    expect(phone.get_by_role("dialog").last).to_be_visible()
    assert too_small(phone) == []


def test_at_a_table_that_waits(phone: Page, server: Live) -> None:
    table = host(server, phone, short_match(CLASSIC, people=2))
    phone.goto(f"/t/{table}", wait_until="networkidle")
    expect(phone.get_by_role("heading", name="Waiting for one more")).to_be_visible()

    assert too_small(phone) == []


@pytest.mark.parametrize("sheet", [CLASSIC, "chickenfoot", "engine-191"])
def test_at_a_table_and_in_its_hand(phone: Page, server: Live, sheet: str) -> None:
    begin(server, phone, short_match(sheet))
    player = Player(phone)
    player.offered()

    assert too_small(phone) == []


def test_in_the_sheets_of_the_menu(phone: Page, server: Live) -> None:
    begin(server, phone, short_match(CLASSIC))
    Player(phone).offered()
    found = {sheet: too_small(phone) for sheet in opened_sheets(phone)}

    assert {sheet: small for sheet, small in found.items() if small} == {}
    assert len(found) > 3


def opened_sheets(phone: Page) -> Iterator[str]:
    """The menu and everything that it opens, one after the other."""
    menu = phone.get_by_role("button", name="Menu")
    press(menu)
    dialog = phone.get_by_role("dialog")
    yield "Menu"
    names: list[str] = dialog.get_by_role("listitem").get_by_role("button").all_inner_texts()
    for name in names:
        press(dialog.get_by_role("button", name=name, exact=True))
        if dialog.count() > 0:
            yield name
            phone.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
        press(menu)


def test_at_the_end_of_a_round(phone: Page, server: Live) -> None:
    begin(server, phone, short_match(CLASSIC, players=8) | {"options": {"rounds": "2"}})
    player = Player(phone)
    while player.offered() != "Next round":
        assert player.act()

    assert too_small(phone) == []


def test_at_the_end_of_a_match_and_in_its_replay(phone: Page, server: Live) -> None:
    table = host(server, phone, short_match(CLASSIC, people=0), name=None)
    phone.goto(f"/t/{table}")
    press(phone.get_by_role("button", name="Start", exact=True))
    replay = phone.get_by_role("link", name="Watch the replay")
    expect(replay).to_be_visible()
    assert too_small(phone) == []

    press(replay)
    expect(phone.get_by_role("slider")).to_be_visible()
    assert too_small(phone) == []

    phone.goto("/matches", wait_until="networkidle")
    assert too_small(phone) == []
