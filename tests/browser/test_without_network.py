"""The client opens without a network, says so, and comes back to its seat by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import WITHOUT_NETWORK, Guests
from tests.browser.player import Player
from tests.browser.tables import begin, hand, short_match
from tests.server.live import Live

OFFLINE = "You are offline. The table is waiting for you."
_KEPT = """async () => {
    if (navigator.serviceWorker.controller === null) return false;
    const files = [];
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) files.push(new URL(url).pathname);
    return files.some((file) => file.includes("-records-")) ? files : false;
}"""
"""The page and, last of all, the words for a table."""
_MATCH_KEPT = """async () => {
    const done = (asked) => new Promise((then) => { asked.onsuccess = () => then(asked.result); });
    const base = await done(indexedDB.open("boneyard"));
    const count = (store) => done(base.transaction(store).objectStore(store).count());
    const counts = await Promise.all(["records", "rounds"].map(count));
    base.close();
    return counts.every((kept) => kept > 0);
}"""
"""A record, and a round of it; the page has asked for the base before."""


@pytest.fixture
def guest(guests: Guests) -> Page:
    return guests.come(forgiven=WITHOUT_NETWORK)


def test_a_table_waits_for_whoever_has_lost_the_network(guest: Page, server: Live) -> None:
    begin(server, guest, short_match("mexican-train-classic", 2))
    guest.wait_for_function(_KEPT)

    guest.context.set_offline(True)
    guest.reload()
    expect(guest.get_by_text(OFFLINE)).to_be_visible()

    guest.context.set_offline(False)
    expect(hand(guest)).to_be_visible()
    expect(guest.get_by_text(OFFLINE)).to_have_count(0)


def test_nothing_of_a_table_is_kept_by_the_worker(guest: Page, server: Live) -> None:
    begin(server, guest, short_match("chickenfoot", 2))

    files = guest.wait_for_function(_KEPT).json_value()

    assert "/" in files
    beside = {"/", "/manifest.webmanifest", "/icon.svg"}
    assert [file for file in files if file not in beside and not file.startswith("/assets/")] == []


def test_a_match_that_was_looked_at_can_be_looked_at_again(guest: Page, server: Live) -> None:
    table = begin(server, guest, short_match("chickenfoot", 2))
    Player(guest).play_to_the_end()
    guest.goto(f"/replay/{table}")
    expect(guest.get_by_role("heading", name="Deal verified ✓")).to_be_visible()
    guest.wait_for_function(_KEPT)
    guest.wait_for_function(_MATCH_KEPT)

    guest.context.set_offline(True)
    guest.reload()

    expect(guest.get_by_role("slider")).to_be_visible()
    expect(guest.get_by_role("heading", name="Deal verified ✓")).to_be_visible()
