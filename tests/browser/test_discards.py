"""What was removed in Engine 191 lies face up: everybody may look at it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import TOUCHED, Guests
from tests.browser.player import Player
from tests.browser.tables import begin, press, short_match
from tests.server.live import Live

REMOVED = ["9-4", "5-0", "5-3"]
TERMS = short_match("engine-191")
MIDDLES = (
    "parts => parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)"
)


def after_a_removal(page: Page) -> None:
    """The page is told of discards: bots may take long to make some."""
    page.route_web_socket("**/play", with_discards)


def with_discards(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()
    server.on_message(lambda message: socket.send(discarding(message)))


def discarding(message: str | bytes) -> str:
    """Wherever something is said about the table."""
    return json.dumps(json.loads(message, object_hook=with_removed))


def with_removed(said: dict[str, Any]) -> dict[str, Any]:
    table = said.get("table")
    return {**said, "table": {**table, "discards": REMOVED}} if isinstance(table, dict) else said


@pytest.mark.parametrize("device", [{}, TOUCHED], ids=["desktop", "phone"])
def test_the_discards_can_be_looked_at(guests: Guests, server: Live, device: dict[str, Any]) -> None:
    page = guests.come(**device)
    after_a_removal(page)
    begin(server, page, TERMS)

    press(page.get_by_role("button", name="Discards 3"))

    shown = page.get_by_role("dialog", name="Discards").get_by_role("img")
    expect(shown).to_have_count(3)
    assert [tile.get_attribute("aria-label") for tile in shown.all()] == REMOVED


def test_on_a_desk_they_stand_in_one_row_with_the_boneyard(page: Page, server: Live) -> None:
    after_a_removal(page)
    begin(server, page, TERMS)

    row = page.locator("aside .boneyard")
    expect(row.locator("button")).to_have_count(2)
    middles = row.locator("b, button").evaluate_all(MIDDLES)
    assert max(middles) - min(middles) < 10


def test_where_nothing_was_removed_there_is_nothing_to_look_at(page: Page, server: Live) -> None:
    begin(server, page, TERMS)
    Player(page).offered()

    expect(page.get_by_role("button", name="Discards")).to_have_count(0)
