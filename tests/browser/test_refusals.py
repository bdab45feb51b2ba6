"""Whoever tries what the rules do not allow is told why, with the rule."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.player import Player
from tests.browser.tables import begin, short_match
from tests.server.live import Live


def test_a_tile_that_does_not_fit_is_refused_with_the_reason_and_the_rule(page: Page, server: Live) -> None:
    refuse(page, server)

    note = page.get_by_role("alert")
    expect(note).to_be_visible()
    expect(note).to_contain_text(re.compile(r"\w+ \w+ \w+"))
    rule = note.get_by_role("button", name=re.compile(r"^Rule \w+$"))
    name = rule.get_attribute("aria-label") or ""
    rule.click()
    expect(page.get_by_role("dialog", name=name).get_by_role("paragraph")).to_contain_text(
        re.compile(r"\w+ \w+")
    )


def test_a_refused_tile_is_refused_on_the_phone_as_well_and_stays_in_the_hand(
    phone: Page, server: Live
) -> None:
    held = refuse(phone, server)

    expect(phone.get_by_role("alert")).to_be_visible()
    assert Player(phone).hand() == held


def refuse(page: Page, server: Live) -> list[str]:
    """The hand before a tile was laid where it does not fit."""
    begin(server, page, short_match("mexican-train-classic"))
    player = Player(page)
    player.offered()
    held = player.hand()
    player.try_what_does_not_fit()
    return held
