"""All nine levels can be chosen, say how they play, and the strongest gives hints."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from boneyard.bots import LADDER
from boneyard.words import words
from boneyard.words.levels import level_about, level_text
from tests.browser.player import Player, come_to
from tests.browser.tables import become, make_table, press, short_match
from tests.server.live import Live, new_token

CLASSIC = "mexican-train-classic"
BY_THE_BARON = re.compile(r"^Hint \(Baron\): ")
TRIED = re.compile(r"(choices tried in \d+ possible deals?, in [\d.]+\s*s\. |^)Certainty: \d+%\.")
"""Once in a hundred times the choice is clear before anything has been tried."""
ENGLISH = words()


def has_a_choice(player: Player) -> bool:
    return player.playable_tiles().count() > 1


def has_none(player: Player) -> bool:
    return player.playable_tiles().count() == 0


def test_the_start_page_offers_all_nine_and_says_how_the_chosen_one_plays(page: Page) -> None:
    page.goto("/")
    seat = page.get_by_label("Seat 2", exact=True)
    labels = [f"{level_text(level, ENGLISH)} · level {number}" for number, level in enumerate(LADDER, 1)]

    expect(seat.locator("option")).to_have_text([*labels, "A friend, by link", "Somebody on this device"])
    about = page.get_by_text(level_about("baron", ENGLISH))
    seat.select_option(labels[-1])
    expect(about).to_be_hidden()
    seat.focus()
    expect(about).to_be_visible()
    expect(seat).to_have_accessible_description(level_about("baron", ENGLISH))
    page.reload()
    expect(seat).to_have_value("bot:baron")


def test_upper_levels_say_how_they_play_and_then_do(page: Page, server: Live) -> None:
    token = new_token(server)
    bots = {"B": "superintendent", "C": "baron"}
    table = make_table(server, token, {**short_match(CLASSIC, players=3), "bots": bots}, "Ann")
    become(page, token)
    page.goto(f"/t/{table}")

    for level in bots.values():
        expect(page.get_by_text(f"bot · {level_about(level, ENGLISH)}")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    player = Player(page)
    for _ in range(2):
        player.offered()
        player.act()
    player.offered()


def test_the_baron_can_be_asked_after_a_hint(page: Page, server: Live) -> None:
    come_to(server, page, short_match(CLASSIC, players=2), has_a_choice)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("heading", name=re.compile("^Hint: "))).to_be_visible()
    page.get_by_role("button", name="Ask the Baron").click()

    expect(page.get_by_role("heading", name=BY_THE_BARON)).to_be_visible()
    expect(page.locator("section.duty").get_by_text(TRIED)).to_be_visible()
    expect(page.locator("section.duty").get_by_text(re.compile("^Next best: "))).to_be_visible()
    expect(page.get_by_role("button", name="Ask the Baron")).to_have_count(0)


def test_on_a_phone_the_baron_is_asked_where_the_reasons_are(phone: Page, server: Live) -> None:
    come_to(server, phone, short_match(CLASSIC, players=2), has_a_choice)
    press(phone.get_by_role("button", name="Hint", exact=True))
    press(phone.get_by_role("button", name="Why?"))
    press(phone.get_by_role("dialog").get_by_role("button", name="Ask the Baron"))

    expect(phone.get_by_role("dialog").get_by_role("heading", name=BY_THE_BARON)).to_be_visible()
    expect(phone.get_by_role("dialog").get_by_text(TRIED)).to_be_visible()


def test_where_there_is_no_choice_nobody_else_is_asked(page: Page, server: Live) -> None:
    come_to(server, page, short_match(CLASSIC, players=2), has_none)
    page.get_by_role("button", name="Hint", exact=True).click()

    expect(page.get_by_text("There is no other choice.")).to_be_visible()
    expect(page.get_by_role("button", name="Ask the Baron")).to_have_count(0)
