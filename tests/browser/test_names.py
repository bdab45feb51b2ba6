"""Names are shown as they were typed, whatever is in them, and the longest has room."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SMALL_PHONE, Guests
from tests.browser.looks import cut_off, too_wide
from tests.browser.tables import hand, host, press, short_match, sit
from tests.server.live import Live

NAMES = {"A": "A&B &amp; \"C\" 'D'", "B": "שרה كريم", "C": "W" * 24, "D": "{$name} ${x} `y`"}


@pytest.mark.parametrize("family", ["mexican-train-classic", "chickenfoot", "engine-191"])
def test_odd_names_are_shown_as_they_are(guests: Guests, server: Live, family: str) -> None:
    page = guests.come(**SMALL_PHONE)
    table = host(server, page, short_match(family, people=4), NAMES["A"])
    for seat in "BCD":
        sit(server, table, seat, NAMES[seat])
    page.goto(f"/t/{table}")
    for name in NAMES.values():
        expect(page.get_by_role("listitem").filter(has_text=name).first).to_be_visible()
    assert too_wide(page) == 0
    assert cut_off(page) == []

    press(page.get_by_role("button", name="Start", exact=True))
    expect(hand(page)).to_be_visible()
    assert too_wide(page) == 0
    press(page.get_by_role("button", name="Menu"))
    press(page.get_by_role("dialog").get_by_role("button", name="Scores"))
    for seat in "BCD":
        expect(page.get_by_role("dialog").get_by_text(NAMES[seat], exact=True).first).to_be_visible()
    assert page.locator("img").count() == 0


def test_a_name_with_markup_is_refused_with_a_reason(page: Page, guests: Guests, server: Live) -> None:
    table = host(server, page, short_match("mexican-train-classic", people=2, players=2))
    friend = guests.come()
    friend.goto(f"/t/{table}")
    friend.get_by_role("textbox", name="Your name").fill("<img src=x>")
    friend.get_by_role("button", name="Sit down").click()

    expect(friend.get_by_role("alert")).to_contain_text("<")
    assert friend.locator("img").count() == 0
