"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

import re
from collections.abc import Iterable
from time import monotonic

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import TOUCHED, Guests
from tests.browser.player import PATIENCE, Player, on_turn
from tests.browser.tables import host, press, short_match
from tests.server.gate import Gate
from tests.server.live import Live


def test_a_friend_comes_by_link_and_both_play(guests: Guests) -> None:
    ann, ben = guests.come(), guests.come(**TOUCHED)
    link = invite_one_friend(ann)

    sit_down(ben, link, "Ben")
    press(ann.get_by_role("button", name="Start", exact=True))

    players = {"Ann": Player(ann), "Ben": Player(ben)}
    for _ in range(6):
        on_turn(list(players.values())).act()
    expect_same_table(players.items())


def test_whoever_loses_the_network_is_away_and_comes_back_by_themselves(
    guests: Guests, server: Live, gate: Gate, traveller: Page
) -> None:
    ann, ben, cleo, dan = guests.come(), guests.come(), guests.come(), traveller
    table = host(server, ann, short_match("mexican-train-classic", people=4))
    ann.goto(f"/t/{table}")
    for page, name in ((ben, "Ben"), (cleo, "Cleo"), (dan, "Dan")):
        sit_down(page, f"/t/{table}", name)
    press(ann.get_by_role("button", name="Start", exact=True))
    players = {"Ann": Player(ann), "Ben": Player(ben), "Cleo": Player(cleo), "Dan": Player(dan)}
    on_turn(list(players.values())).act()

    gate.shut()
    for page in (ann, ben, cleo):
        expect(seat(page, "Dan")).to_contain_text("away")
    expect(dan.get_by_text("The connection was lost")).to_be_visible()
    present = [player for name, player in players.items() if name != "Dan"]
    if any(player.offered_now() for player in present):
        on_turn(present).act()  # unless they all wait for Dan

    gate.open()
    expect(dan.get_by_text("The connection was lost")).to_be_hidden()
    for page in (ann, ben, cleo):
        expect(seat(page, "Dan")).not_to_contain_text("away")
    on_turn(list(players.values())).act()
    expect_same_table(players.items())


def test_a_second_tab_of_the_same_person_follows_the_first(guests: Guests, server: Live, page: Page) -> None:
    table = host(server, page, short_match("mexican-train-classic"))
    page.goto(f"/t/{table}")
    press(page.get_by_role("button", name="Start", exact=True))
    second = guests.open_tab(page.context)
    second.goto(f"/t/{table}")
    players = [Player(page), Player(second)]

    players[0].play_some(1)
    players[1].play_some(1)

    for player in players:
        player.offered()
    expect_same_table(("Ann", player) for player in players)
    assert sorted(players[0].hand()) == sorted(players[1].hand())


def test_whoever_is_taken_off_the_table_is_told(guests: Guests, server: Live) -> None:
    ann, ben = guests.come(), guests.come()
    table = host(server, ann, short_match("mexican-train-classic", people=2, players=2))
    ann.goto(f"/t/{table}")
    sit_down(ben, f"/t/{table}", "Ben")

    press(ann.get_by_role("button", name=re.compile("^Remove.*Ben")))
    press(ann.get_by_role("dialog").get_by_role("button", name="Remove", exact=True))

    expect(ben.get_by_text("You have been removed from this table")).to_be_visible()


# --- What they do -----------------------------------------------------------------------------------------


def invite_one_friend(page: Page) -> str:
    """The link, with the host waiting at the table."""
    page.goto("/")
    page.get_by_role("textbox", name="Your name").fill("Ann")
    fewer = page.get_by_role("button", name="One player fewer")
    while fewer.is_enabled():
        fewer.click()
    page.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_role("heading", name="Waiting for one more")).to_be_visible()
    return page.url


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_role("textbox", name="Your name").fill(name)
    press(page.get_by_role("button", name="Sit down"))
    expect(page.get_by_role("listitem").filter(has_text=name).first).to_contain_text("you")


def seat(page: Page, name: str) -> Locator:
    return page.get_by_role("complementary").get_by_role("listitem").filter(has_text=name).first


def expect_same_table(players: Iterable[tuple[str, Player]]) -> None:
    """As soon as the last move has come to everybody."""
    everybody = list(players)
    too_late = monotonic() + PATIENCE
    while len(set(seen := [table_of(name, player) for name, player in everybody])) > 1:
        assert monotonic() < too_late, seen
    assert seen[0].count("train") > 1


def table_of(name: str, player: Player) -> str:
    """Whoever looks at it; one's own train is called so only there."""
    return "\n".join(sorted(re.sub("^Your", f"{name}’s", line) for line in player.table()))
