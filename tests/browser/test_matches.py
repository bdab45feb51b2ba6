"""A whole match of every sheet against bots, played by what the page offers."""

from __future__ import annotations

import re

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


def test_the_board_of_a_round_says_when_the_next_one_comes_by_itself(page: Page, server: Live) -> None:
    begin(server, page, {**short_match("mexican-train-classic"), "options": {"rounds": "2"}})
    player = Player(page)
    while player.offered() != "Next round":
        assert player.act()

    countdown = page.get_by_role("timer")
    expect(countdown).to_have_text(re.compile(r"^Next round in 0:\d\d$"))
    expect(countdown).not_to_have_text(countdown.inner_text())  # it runs

    player.act()
    expect(countdown).to_have_count(0)
