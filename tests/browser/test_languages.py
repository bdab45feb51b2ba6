"""Every page in every language: all its words are there, and there is room for them on a small phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SMALL_PHONE, TOUCHED, Guests
from tests.browser.looks import cut_off, raw_messages, too_wide
from tests.browser.tables import host, short_match
from tests.server.live import Live

LANGUAGES = ["en", "de", "fr", "es", "da", "sv"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_are_in_this_language_and_have_room_for_it(
    guests: Guests, server: Live, language: str
) -> None:
    page = guests.come(**SMALL_PHONE | {"locale": language})
    page.goto("/", wait_until="networkidle")
    expect_in_order(page, language)

    for path in ("/matches", "/replay", "/t/not%20an%20id"):
        page.goto(path, wait_until="networkidle")
        expect_in_order(page, language)

    table = host(server, page, short_match("mexican-train-classic"))
    page.goto(f"/t/{table}", wait_until="networkidle")
    expect_in_order(page, language)
    page.locator("main .button.main").first.tap()
    expect(page.locator("[data-tile]").first).to_be_visible()
    expect_in_order(page, language)


@pytest.mark.parametrize("device", [TOUCHED, SMALL_PHONE], ids=["phone", "small phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_of_a_table_has_one_line_on_a_phone(
    guests: Guests, server: Live, language: str, device: dict[str, Any]
) -> None:
    page = guests.come(**device | {"locale": language})
    page.goto("/t/" + host(server, page, short_match("chickenfoot")))
    page.locator("main .button.main").first.tap()
    expect(page.locator("[data-tile]").first).to_be_visible()

    assert page.locator(".top-bar").evaluate("bar => bar.clientHeight") < 60


def test_the_language_can_be_changed_and_is_remembered(page: Page) -> None:
    page.goto("/")
    page.get_by_role("combobox", name="Language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", name=re.compile("klassisch")).first).to_be_visible()

    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert raw_messages(page) == []


def expect_in_order(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading").first).to_be_visible()
    assert raw_messages(page) == []
    assert too_wide(page) == 0
    assert cut_off(page) == []
