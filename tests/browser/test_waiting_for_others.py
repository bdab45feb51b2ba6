"""What becomes of a table where somebody asks, is away, comes too late, or has an old page."""

from __future__ import annotations

import re
from time import monotonic

from playwright.sync_api import Page, expect

from tests.browser.conftest import TOUCHED, Guests
from tests.browser.holding import SlowLine
from tests.browser.player import PATIENCE, Player, let_play, on_turn
from tests.browser.tables import hand, host, press, short_match, sit
from tests.browser.test_company import sit_down
from tests.server.live import Live

CLASSIC = "mexican-train-classic"
OLD_PAGE = """
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        send.call(this, text.replace('"version":1', '"version":0'));
    };
"""


def test_whoever_asks_to_take_a_move_back_hears_what_becomes_of_it(guests: Guests, server: Live) -> None:
    ann, ben = guests.come(), guests.come(**TOUCHED)
    two_sit(server, ann, ben)
    players = [Player(ann), Player(ben)]
    asker = on_turn(players)
    while asker.laid == 0:
        asker = on_turn(players)
        asker.act()
    other = players[0] if asker is players[1] else players[1]

    choose(asker.page, "Take back")
    press(other.page.get_by_role("button", name="Play on"))
    expect(asker.page.get_by_text("Not everybody agrees")).to_be_visible()

    choose(asker.page, "Take back")
    press(other.page.get_by_role("button", name="Agree"))
    expect(asker.page.get_by_text("The move is taken back.")).to_be_visible()


def test_a_move_can_be_taken_back_while_the_answer_to_it_is_on_its_way(guests: Guests, server: Live) -> None:
    ann, ben = guests.come(), guests.come(**TOUCHED)
    lines = {page: SlowLine(page) for page in (ann, ben)}
    two_sit(server, ann, ben)
    players = [Player(ann), Player(ben)]
    while (asker := on_turn(players)).offered() != "Show what fits":
        asker.act()
    other = players[0] if asker is players[1] else players[1]

    lines[asker.page].hold()
    while asker.laid == 0:
        asker.act()
    choose(asker.page, "Take back")
    lines[asker.page].release()

    press(other.page.get_by_role("button", name="Agree"))
    expect(asker.page.get_by_text("The move is taken back.")).to_be_visible()


def test_the_host_goes_on_from_the_card_that_says_pause(guests: Guests, server: Live) -> None:
    ann, ben = guests.come(**TOUCHED), guests.come()
    two_sit(server, ann, ben)

    choose(ann, "Pause the match")
    expect(ben.get_by_text("It goes on when the host says so.")).to_be_visible()
    press(ann.get_by_role("button", name="Go on"))

    expect(ben.get_by_text("The match is paused")).to_be_hidden()


def test_a_bot_plays_for_whoever_is_away_until_they_sit_down_again(guests: Guests, server: Live) -> None:
    ann, ben = guests.come(**TOUCHED), guests.come(**TOUCHED)
    table = two_sit(server, ann, ben)
    let_play(Player(ann), Player(ben))
    ben.goto("about:blank")
    let_bot = ann.get_by_role("button", name="Let a bot play")
    too_late = monotonic() + PATIENCE
    while not let_bot.is_visible():
        assert monotonic() < too_late
        if Player(ann).offered_now() is not None:
            Player(ann).act()

    press(let_bot)
    expect(let_bot).to_be_hidden()

    ben.goto(f"/t/{table}")
    press(ben.get_by_role("button", name="Take my seat back"))
    expect(hand(ben)).to_be_visible()
    expect(ann.get_by_text("Ben is playing again.").first).to_be_visible()


def test_whoever_comes_too_late_is_told_that_all_seats_are_taken(
    guests: Guests, server: Live, page: Page
) -> None:
    table = host(server, page, short_match(CLASSIC, players=2, people=2))
    sit(server, table, "B", "Ben")
    late = guests.come()

    late.goto(f"/t/{table}")

    expect(late.get_by_role("heading", name="All seats are taken")).to_be_visible()


def test_a_page_that_stays_old_says_how_to_go_on(server: Live, page: Page) -> None:
    table = host(server, page, short_match(CLASSIC))
    page.add_init_script(OLD_PAGE)

    page.goto(f"/t/{table}")

    expect(page.get_by_role("heading", name="Boneyard has been updated")).to_be_visible()
    expect(page.get_by_role("button", name="Reload")).to_be_visible()


def test_one_tap_seats_everybody_at_this_device(page: Page) -> None:
    page.goto("/")

    page.get_by_role("button", name="All on this device").click()
    page.get_by_role("button", name="Play now").click()

    expect(page.get_by_role("heading", name=re.compile("^Pass the device to"))).to_be_visible()


def test_somebody_else_at_this_device_gets_the_next_free_seat(server: Live, page: Page) -> None:
    page.goto(f"/t/{host(server, page, short_match(CLASSIC, players=3, people=3))}")

    page.get_by_role("button", name="Somebody else on this device").click()
    page.keyboard.type("Ben")
    page.keyboard.press("Enter")

    expect(page.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("you")


# --- What they do -----------------------------------------------------------------------------------------


def two_sit(server: Live, ann: Page, ben: Page) -> str:
    """The id of their table, with the match begun."""
    table = host(server, ann, short_match(CLASSIC, players=2, people=2))
    ann.goto(f"/t/{table}")
    sit_down(ben, f"/t/{table}", "Ben")
    press(ann.get_by_role("button", name="Start", exact=True))
    expect(hand(ann)).to_be_visible()
    expect(hand(ben)).to_be_visible()
    return table


def choose(page: Page, what: str) -> None:
    """In the menu."""
    press(page.get_by_role("button", name="Menu"))
    press(page.get_by_role("button", name=what))
