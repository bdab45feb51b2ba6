"""A table that waits for its players: the link, the seats, and whoever comes."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import TOUCHED, Guests
from tests.browser.tables import host, press, short_match
from tests.server.live import Live

BOT = {"bots": {"B": "brakeman"}}


def test_on_a_phone_the_link_comes_first_and_the_match_can_be_started_from_anywhere(
    phone: Page, server: Live
) -> None:
    phone.goto(f"/t/{host(server, phone, short_match('mexican-train-classic', people=3))}")

    expect(phone.get_by_role("textbox", name="Link to this table")).to_be_in_viewport()
    expect(phone.get_by_role("button", name="Start with bots in 2 seats")).to_be_in_viewport()


def test_on_a_phone_a_seat_is_changed_by_arrows_that_are_shown_when_they_are_wanted(
    phone: Page, server: Live
) -> None:
    phone.goto(f"/t/{host(server, phone, {**short_match('mexican-train-classic', people=3), **BOT})}")
    down = phone.get_by_role("button", name="Ann: one seat down")
    expect(phone.get_by_role("listitem").first).to_contain_text("Ann")
    expect(down).to_have_count(0)

    press(phone.get_by_role("button", name="Change seats"))
    press(down)

    expect(phone.get_by_role("listitem").nth(1)).to_contain_text("Ann")
    press(phone.get_by_role("button", name="Done"))
    expect(down).to_have_count(0)


def test_a_guest_without_a_name_is_asked_for_one(guests: Guests, page: Page, server: Live) -> None:
    table = host(server, page, short_match("mexican-train-classic", people=2))
    friend = guests.come(**TOUCHED)
    friend.goto(f"/t/{table}")
    name = friend.get_by_role("textbox", name="Your name")

    press(friend.get_by_role("button", name="Sit down"))
    expect(name).to_be_focused()

    name.fill("Ben")
    press(friend.get_by_role("button", name="Sit down"))
    expect(friend.get_by_role("listitem").nth(1)).to_contain_text("Ben")
