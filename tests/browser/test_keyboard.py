"""From the start page to tiles on the table without a mouse, and always to be seen where one is."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import Player
from tests.browser.tables import begin, hand, short_match
from tests.server.live import Live

MOST_TABS = 80
TILES = 3
_SEEN = """() => {
    const focused = document.activeElement;
    const styles = [
        getComputedStyle(focused),
        getComputedStyle(focused, "::after"),
        ...[...focused.querySelectorAll(".reach")].map((reach) => getComputedStyle(reach)),
    ];
    return styles.some((style) =>
        (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) ||
        (style.stroke !== "none" && parseFloat(style.strokeWidth) >= 2));
}"""


def test_a_match_is_begun_and_played_by_keyboard(page: Page) -> None:
    page.goto("/")
    fewer = page.get_by_role("button", name="One player fewer")
    tab_to(page, fewer)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(fewer).to_be_disabled()
    tab_to(page, page.get_by_role("button", name="Play now", exact=True))
    page.keyboard.press("Enter")
    expect(hand(page)).to_be_visible()

    player = Player(page)
    while player.laid < TILES:
        act_by_keyboard(player)


def test_the_arrow_keys_go_through_the_hand(page: Page, server: Live) -> None:
    begin(server, page, short_match("mexican-train-classic"))
    player = Player(page)
    player.offered()
    tab_to(page, player.tiles())
    held = player.hand()
    at = held.index(focused_tile(page))

    page.keyboard.press("ArrowRight")
    assert focused_tile(page) == held[(at + 1) % len(held)]
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert focused_tile(page) == held[at - 1]


def test_escape_puts_a_tile_back_and_closes_a_sheet(page: Page, server: Live) -> None:
    begin(server, page, short_match("mexican-train-classic"))
    player = Player(page)
    while player.offered() in ("Draw", "Pass"):
        player.act()
    tab_to(page, player.playable_tiles())
    page.keyboard.press("Enter")
    expect(player.tiles().and_(page.locator("[aria-pressed=true]"))).to_have_count(1)

    page.keyboard.press("Escape")
    expect(player.tiles().and_(page.locator("[aria-pressed=true]"))).to_have_count(0)

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


# --- What the fingers do ----------------------------------------------------------------------------------


def tab_to(page: Page, wanted: Locator) -> None:
    """With the tab key alone; wherever it stops on its way, that can be seen."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            continue  # round the end of the page
        assert page.evaluate(_SEEN), page.evaluate("document.activeElement.outerHTML")[:200]
        if wanted.and_(page.locator(":focus")).count() == 1:
            return
    raise AssertionError(f"the tab key does not lead to {wanted}")


def act_by_keyboard(player: Player) -> None:
    offered, before = player.offered(), len(player.hand())
    if offered in ("Draw", "Keep drawing"):
        player.page.keyboard.press("d")
        # What is offered then may be to draw once more, on the next turn.
        expect(player.tiles()).not_to_have_count(before)
    elif offered in ("Pass", "Keep it"):
        player.page.keyboard.press("p")
        player.offered()
    else:
        if not focused_tile(player.page):
            tab_to(player.page, player.tiles())
        reach_playable(player)
        player.page.keyboard.press("Enter")
        assert player.page.evaluate(_SEEN)
        player.page.keyboard.press("Enter")
        expect(player.tiles()).to_have_count(before - 1)
        player.laid += 1


def reach_playable(player: Player) -> None:
    """With the arrow keys."""
    for _ in player.hand():
        if player.playable_tiles().and_(player.page.locator(":focus")).count() == 1:
            return
        player.page.keyboard.press("ArrowRight")
        assert player.page.evaluate(_SEEN)
    raise AssertionError("none of the tiles can be played")


def focused_tile(page: Page) -> str:
    """Its name without what can be done with it; empty if the focus is elsewhere."""
    name: str = page.evaluate("document.activeElement.ariaLabel ?? ''")
    return name.partition(",")[0] if re.match(r"\d+ and \d+, can", name) else ""
