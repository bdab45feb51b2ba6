"""Whoever leaves the page, loses the network or turns the phone finds everything as it was."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Guests
from tests.browser.player import Player, come_to
from tests.browser.tables import begin, hand, short_match
from tests.server.gate import Gate
from tests.server.live import Live

CLASSIC = "mexican-train-classic"
LOST = "The connection was lost"


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(page: Page, server: Live) -> None:
    begin(server, page, short_match(CLASSIC))
    player = Player(page)
    offered = player.offered()
    page.get_by_role("button", name="Arrange").click()
    page.get_by_role("button", name="Doubles first").click()
    arranged, table = player.hand(), player.table()

    page.reload()

    assert player.offered() == offered
    assert player.hand() == arranged
    assert player.table() == table


def test_the_back_button_leads_from_the_table_to_the_start_page_and_forward_again(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Play Chickenfoot now")).click()
    expect(hand(page)).to_be_visible()
    table = page.url

    page.go_back()
    expect(page.get_by_role("heading", name="Which box is on your table?")).to_be_visible()
    expect(page.get_by_role("heading", name="Unfinished games")).to_be_visible()

    page.go_forward()
    expect(hand(page)).to_be_visible()
    assert page.url == table


def test_the_phone_can_be_turned_in_the_middle_of_a_match(phone: Page, server: Live) -> None:
    begin(server, phone, short_match(CLASSIC))
    player = Player(phone)
    player.play_some(1)

    phone.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    player.play_some(1)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")

    phone.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    player.play_some(1)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_table_stays_on_the_screen_without_a_network_and_goes_on_by_itself(
    traveller: Page, server: Live, gate: Gate
) -> None:
    begin(server, traveller, short_match(CLASSIC))
    player = Player(traveller)
    player.play_some(1)
    player.offered()
    held, table = player.hand(), player.table()

    gate.shut()
    expect(traveller.get_by_text(LOST)).to_be_visible()
    assert player.hand() == held
    assert player.table() == table

    gate.open()
    expect(traveller.get_by_text(LOST)).to_be_hidden()
    player.play_some(1)


def test_what_was_done_without_a_network_is_done_when_it_is_back(
    traveller: Page, server: Live, gate: Gate
) -> None:
    player = come_to(
        server, traveller, short_match(CLASSIC), lambda one: one.offered().startswith(("Draw", "Play"))
    )

    gate.shut()
    expect(traveller.get_by_text(LOST)).to_be_visible()
    before, drawn = len(player.hand()), player.offered() == "Draw"
    player.main_button().click()
    gate.open()

    expect(player.tiles()).to_have_count(before + 1 if drawn else before - 1)


def test_the_page_opens_without_a_network_and_says_so(traveller: Page, guests: Guests, gate: Gate) -> None:
    traveller.goto("/", wait_until="networkidle")
    traveller.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    traveller.reload(wait_until="networkidle")
    gate.shut()
    traveller.context.set_offline(True)

    again = guests.open_tab(traveller.context, ("net::ERR_",))
    again.goto("/")

    expect(again.get_by_role("heading", name="Which box is on your table?")).to_be_visible()
    expect(again.get_by_text("You are offline.")).to_be_visible()

    gate.open()
    traveller.context.set_offline(False)
    expect(again.get_by_text("You are offline.")).to_be_hidden()
