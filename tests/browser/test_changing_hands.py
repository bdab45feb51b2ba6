"""A seat or the lead of a table goes to somebody else while a match goes on: everybody is told."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import TOUCHED, Guests
from tests.browser.player import Player, let_play, on_turn
from tests.browser.tables import hand, host, press, short_match
from tests.browser.test_company import sit_down
from tests.server.live import Json, Live

CLASSIC = "mexican-train-classic"
SHAPES = pytest.mark.parametrize("shape", [{}, TOUCHED], ids=["desktop", "phone"])


@SHAPES
def test_whose_time_is_used_up_is_told_and_gets_the_seat_back_from_the_host(
    guests: Guests, server: Live, shape: dict[str, Any]
) -> None:
    ann, ben = guests.come(), guests.come(**shape)
    two_sit(server, ann, ben, clock={"per": "match", "seconds": 12})
    let_play(Player(ben), Player(ann))

    expect(bubbles(ben)).to_contain_text("Your time is up: a bot plays on for you.")
    expect(bubbles(ann)).to_contain_text("Ben is out of time: a bot plays on.")
    expect(ben.get_by_text("The host can give you your seat back.")).to_be_visible()
    expect(ben.get_by_role("button", name="Take my seat back")).to_be_hidden()
    expect(last_moves(ann)).to_contain_text("Ben is out of time")

    press(ann.get_by_role("button", name="Give Ben the seat back"))
    expect(hand(ben)).to_be_visible()
    expect(bubbles(ben)).to_contain_text("You are playing again.")


@SHAPES
def test_the_host_whose_time_is_used_up_takes_the_seat_back(
    guests: Guests, server: Live, shape: dict[str, Any]
) -> None:
    ann, ben = guests.come(**shape), guests.come()
    two_sit(server, ann, ben, clock={"per": "match", "seconds": 12})
    let_play(Player(ann), Player(ben))

    press(ann.get_by_role("button", name="Take my seat back").first)

    expect(hand(ann)).to_be_visible()
    expect(bubbles(ben)).to_contain_text("Ann is playing again.")


@SHAPES
def test_the_host_removes_a_player_and_a_bot_plays_on(
    guests: Guests, server: Live, shape: dict[str, Any]
) -> None:
    ann, ben = guests.come(**shape), guests.come(**shape)
    two_sit(server, ann, ben)

    press(ann.get_by_role("button", name="Menu"))
    press(ann.get_by_role("dialog").get_by_role("button", name="Remove a player"))
    asked = ann.get_by_role("dialog", name="Remove Ben?")
    expect(asked).to_contain_text("A bot plays on for them.")
    press(asked.get_by_role("button", name="Remove", exact=True))

    expect(ben.get_by_role("heading", name="The host has removed you")).to_be_visible()
    expect(ben.get_by_role("link", name="To the start page")).to_be_visible()
    expect(bubbles(ann)).to_contain_text("You have removed Ben: a bot plays on.")
    sign = ann.get_by_role("img", name="a bot plays")
    expect(sign if shape else ann.get_by_text("a bot plays").first).to_be_visible()
    ben.reload()
    expect(ben.get_by_role("heading", name="The host has removed you")).to_be_visible()
    ann.get_by_role("button", name="Menu").click()
    expect(ann.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(ann.get_by_role("dialog").get_by_role("button", name="Remove a player")).to_be_hidden()


def test_the_host_chooses_whom_to_remove(guests: Guests, server: Live) -> None:
    ann, ben, cleo = guests.come(), guests.come(), guests.come()
    table = host(server, ann, short_match(CLASSIC, players=3, people=3))
    ann.goto(f"/t/{table}")
    for page, name in ((ben, "Ben"), (cleo, "Cleo")):
        sit_down(page, f"/t/{table}", name)
    press(ann.get_by_role("button", name="Start", exact=True))

    ann.get_by_role("complementary").get_by_role("button", name="Remove a player").click()
    ann.get_by_role("dialog", name="Who should leave the table?").get_by_role("button", name="Cleo").click()
    ann.get_by_role("dialog", name="Remove Cleo?").get_by_role("button", name="Remove", exact=True).click()

    expect(cleo.get_by_role("heading", name="The host has removed you")).to_be_visible()
    expect(hand(ben)).to_be_visible()


def test_how_many_watch_is_shown_to_everybody(guests: Guests, server: Live) -> None:
    ann, ben = guests.come(), guests.come(**TOUCHED)
    table = two_sit(server, ann, ben)
    panel = ann.get_by_role("complementary")
    expect(hand(ann)).to_be_visible()
    expect(panel.get_by_role("img", name="watching")).to_be_hidden()

    for number, said in ((1, "1 person is watching"), (2, "2 people are watching")):
        guests.come().goto(f"/t/{table}")
        expect(panel.get_by_role("img", name=said)).to_have_text(str(number))
    press(ben.get_by_role("button", name="Menu"))
    press(ben.get_by_role("button", name="Scores"))
    expect(ben.get_by_role("dialog").get_by_role("img", name="2 people are watching")).to_be_visible()


@SHAPES
def test_somebody_else_takes_over_as_host_during_a_match(
    guests: Guests, server: Live, shape: dict[str, Any]
) -> None:
    ann, ben, cleo = guests.come(), guests.come(**shape), guests.come()
    table = host(server, ann, short_match(CLASSIC, players=3, people=3))
    ann.goto(f"/t/{table}")
    for page, name in ((ben, "Ben"), (cleo, "Cleo")):
        sit_down(page, f"/t/{table}", name)
    press(ann.get_by_role("button", name="Start", exact=True))
    expect(hand(ben)).to_be_visible()

    let_play(Player(ann), Player(ben), Player(cleo))

    ann.goto("/", wait_until="commit")
    expect(ben.get_by_text("The host is away. You can take over in 0:0")).to_be_visible()
    press(ben.get_by_role("button", name="The host is away: take over as host"))

    expect(bubbles(ben)).to_contain_text("You are the host now.")
    expect(bubbles(cleo)).to_contain_text("Ben is the host now.")
    press(ben.get_by_role("button", name="Menu"))
    expect(ben.get_by_role("button", name="Pause the match")).to_be_visible()


@SHAPES
def test_the_host_opens_a_rematch_and_the_other_comes_along(
    guests: Guests, server: Live, shape: dict[str, Any]
) -> None:
    ann, ben = guests.come(**shape), guests.come(**shape)
    table = two_sit(server, ann, ben)
    play_out(ann, ben)
    expect(ben.get_by_text("The host can open a rematch.")).to_be_visible()

    press(ann.get_by_role("button", name="Rematch"))
    expect(ben.get_by_text("The rematch is open.")).to_be_visible()
    press(ben.get_by_role("link", name="To the rematch"))

    for page in (ann, ben):
        expect(page.get_by_role("heading", name="Everybody is here")).to_be_visible()
        assert table not in page.url
    press(ann.get_by_role("button", name="Start", exact=True))
    expect(hand(ben)).to_be_visible()


def test_without_the_host_somebody_else_opens_the_rematch(guests: Guests, server: Live) -> None:
    ann, ben = guests.come(), guests.come(**TOUCHED)
    two_sit(server, ann, ben)
    play_out(ann, ben)

    ann.goto("/")
    press(ben.get_by_role("button", name="The host is away: take over as host"))
    press(ben.get_by_role("button", name="Rematch"))

    expect(ben.get_by_role("heading", name="Everybody is here")).to_be_visible()


# --- What they do -----------------------------------------------------------------------------------------


def two_sit(server: Live, ann: Page, ben: Page, **terms: Json) -> str:
    """The id of their table, with the match begun."""
    table = host(server, ann, {**short_match(CLASSIC, players=2, people=2), **terms})
    ann.goto(f"/t/{table}")
    sit_down(ben, f"/t/{table}", "Ben")
    press(ann.get_by_role("button", name="Start", exact=True))
    for page in (ann, ben):
        expect(hand(page)).to_be_visible()
    return table


def play_out(*pages: Page) -> None:
    players = [Player(page) for page in pages]
    while on_turn(players).act():
        pass
    for page in pages:
        expect(page.get_by_role("link", name="New game")).to_be_visible()


def bubbles(page: Page) -> Locator:
    return page.locator(".bubbles")


def last_moves(page: Page) -> Locator:
    return page.get_by_role("region", name="Last moves")
