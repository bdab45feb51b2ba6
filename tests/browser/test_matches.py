"""A whole match of every sheet against bots, played by what the page offers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Player
from tests.browser.tables import SHORT, begin, short_match
from tests.server.live import Live


@pytest.mark.parametrize("sheet", SHORT)
def test_a_match_is_played_with_the_mouse(page: Page, server: Live, sheet: str) -> None:
    begin(server, page, short_match(sheet))

    Player(page).play_to_the_end()

    the_board_is_shown(page)


@pytest.mark.parametrize("sheet", SHORT)
def test_a_match_is_played_with_a_finger(phone: Page, server: Live, sheet: str) -> None:
    begin(server, phone, short_match(sheet))

    Player(phone).play_to_the_end()

    the_board_is_shown(phone)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


def the_board_is_shown(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
