"""A match that is over can be seen again, move by move, and its deal is checked in the browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Guests
from tests.browser.player import Player
from tests.browser.tables import SHORT, begin, between_bots, short_match
from tests.server.live import Live, client

VERIFIED = "Deal verified ✓"


def played(server: Live, page: Page, sheet: str, players: int = 2) -> str:
    """The id of a table at which a match has been played to its end."""
    table = begin(server, page, short_match(sheet, players))
    Player(page).play_to_the_end()
    return table


def record_of(server: Live, table: str) -> str:
    with client(server) as http:
        return http.get(f"/v1/tables/{table}/record").text


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moves of this round")


@pytest.mark.parametrize("sheet", SHORT)
def test_a_match_is_seen_again_from_the_deal_to_the_scores(page: Page, server: Live, sheet: str) -> None:
    page.goto(f"/replay/{between_bots(server, sheet)}")

    expect(slider(page)).to_have_attribute(
        "aria-valuetext", re.compile(r"^Move 0 of \d+: The tiles have been")
    )
    last = int(slider(page).get_attribute("max") or 0)
    for move in range(1, last + 1):
        page.keyboard.press("ArrowRight")
        said = slider(page).get_attribute("aria-valuetext") or ""
        assert re.match(rf"Move {move} of {last}: \w.*\.", said), said
    expect(page.get_by_role("columnheader", name="This round")).to_be_visible()
    page.keyboard.press("Home")
    expect(slider(page)).to_have_value("0")


def test_the_deal_is_held_against_what_this_device_was_promised(page: Page, server: Live) -> None:
    page.goto(f"/replay/{played(server, page, 'mexican-train-classic')}")

    expect(page.get_by_role("heading", name=VERIFIED)).to_be_visible()
    page.get_by_role("button", name="How it was checked").click()
    check = page.get_by_role("dialog", name="Could anybody have chosen the tiles?")
    expect(
        check.get_by_text("This device was there when it was published, and it is the same.")
    ).to_be_visible()
    expect(check.get_by_text("The nonce of seat A is the one that this device gave.")).to_be_visible()


def test_whoever_was_not_there_is_told_to_compare_the_commitment(
    page: Page, guests: Guests, server: Live
) -> None:
    stranger = guests.come()
    stranger.goto(f"/replay/{played(server, page, 'chickenfoot')}#proof")

    expect(stranger.get_by_text("compare it with the one you were given then")).to_be_visible()


def test_a_seat_sees_only_its_own_hand(page: Page, server: Live) -> None:
    page.goto(f"/replay/{played(server, page, 'chickenfoot')}")
    hands = page.get_by_role("complementary", name="Hands after this move")
    expect(hands.get_by_text("hidden tiles")).to_have_count(0)

    page.get_by_label("Whose tiles are shown").select_option(label="As Ann saw it")

    expect(hands.get_by_text("hidden tiles")).to_have_count(1)
    assert page.url.endswith("?seen_by=A")


def test_a_saved_record_can_be_opened_again(page: Page, guests: Guests, server: Live, tmp_path: Path) -> None:
    table = played(server, page, "mexican-train-super")
    page.goto(f"/replay/{table}")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    file = tmp_path / "match.record"
    saved.value.save_as(file)
    assert file.read_text(encoding="utf-8") == record_of(server, table)

    stranger = guests.come()
    stranger.goto("/replay")
    stranger.get_by_label("Choose a record").set_input_files(file)

    expect(slider(stranger)).to_be_visible()
    expect(stranger.get_by_role("heading", name=VERIFIED)).to_be_visible()


def test_a_record_that_was_tampered_with_is_refused_with_its_line(
    guests: Guests, server: Live, tmp_path: Path
) -> None:
    lines = record_of(server, between_bots(server, "chickenfoot")).splitlines(keepends=True)
    number = next(at for at, line in enumerate(lines) if line.startswith("hand A:"))
    tiles = lines[number].split()
    tiles[2], tiles[3] = tiles[3], tiles[2]
    lines[number] = " ".join(tiles) + "\n"
    file = tmp_path / "false.record"
    file.write_text("".join(lines), encoding="utf-8")

    stranger = guests.come(forgiven=["422"])
    stranger.goto("/replay")
    stranger.get_by_label("Choose a record").set_input_files(file)

    expect(stranger.get_by_role("alert")).to_contain_text(f"line {number + 1}")


def test_a_replay_can_be_used_with_a_thumb(phone: Page, server: Live) -> None:
    phone.goto(f"/replay/{between_bots(server, 'engine-191')}")

    phone.get_by_role("button", name="To the end").tap()
    phone.get_by_role("button", name="Hands").tap()

    expect(phone.get_by_role("dialog").get_by_role("columnheader", name="This round")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
