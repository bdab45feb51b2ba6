"""Whoever tries what the rules do not allow is told why, with the rule."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Guests
from tests.browser.player import Player
from tests.browser.tables import begin_planned, press, short_match
from tests.server.live import Live

TABLET = {"width": 1024, "height": 768}
PLACE = """() => {
    const boxOf = (what) => document.querySelector(what).getBoundingClientRect();
    const [stage, note, end] = [".stage", "[role=alert]", ".stage .refused .ring"].map(boxOf);
    const x = Math.max(note.left - end.right, end.left - note.right);
    const y = Math.max(note.top - end.bottom, end.top - note.bottom);
    const outside = Math.max(
        stage.left - note.left, stage.top - note.top, note.right - stage.right, note.bottom - stage.bottom,
    );
    const tiles = [...document.querySelectorAll(".stage svg .tile")];
    const covered = tiles.map((tile) => tile.getBoundingClientRect())
        .filter(({ left, top, right, bottom }) =>
            left < note.right && right > note.left && top < note.bottom && bottom > note.top).length;
    return { apart: Math.max(x, y), outside, covered };
}"""
"""How far the note is from the end that refused (below nothing: on it), and how far it leaves the stage;
then the tiles that it covers."""


def test_a_tile_that_does_not_fit_is_refused_with_the_reason_and_the_rule(page: Page, server: Live) -> None:
    refuse(page, server)

    note = page.get_by_role("alert")
    expect(note).to_be_visible()
    expect(note).to_contain_text(re.compile(r"\w+ \w+ \w+"))
    rule = note.get_by_role("button", name=re.compile(r"^Rule \w+$"))
    name = rule.get_attribute("aria-label") or ""
    rule.click()
    expect(page.get_by_role("dialog", name=name).get_by_role("paragraph")).to_contain_text(
        re.compile(r"\w+ \w+")
    )


def test_a_refused_tile_is_refused_on_the_phone_as_well_and_stays_in_the_hand(
    phone: Page, server: Live
) -> None:
    held = refuse(phone, server)

    expect(phone.get_by_role("alert")).to_be_visible()
    assert Player(phone).hand() == held


@pytest.mark.parametrize("players", [4, 8])
@pytest.mark.parametrize("viewport", [DESKTOP, TABLET], ids=["desktop", "tablet"])
def test_the_reason_stands_beside_the_end_that_refused(
    guests: Guests, server: Live, viewport: dict[str, int], players: int
) -> None:
    page = guests.come(viewport=viewport)
    refuse(page, server, players)

    expect(page.get_by_role("alert")).to_be_visible()
    place = page.evaluate(PLACE)
    expect_beside_its_end(place)
    assert place["covered"] == 0


def test_the_reason_stays_beside_its_end_when_one_looks_closer_and_comes_back(
    page: Page, server: Live
) -> None:
    refuse(page, server)
    note = page.get_by_role("alert")
    expect(note).to_be_visible()
    before = note.bounding_box()
    press(page.get_by_role("button", name="Zoom in"))
    expect_beside_its_end(page.evaluate(PLACE))

    press(page.get_by_role("button", name="Zoom out"))
    assert note.bounding_box() == before


def expect_beside_its_end(place: dict[str, Any]) -> None:
    assert 0 < place["apart"] < 40
    assert place["outside"] <= 0


def refuse(page: Page, server: Live, players: int = 4) -> list[str]:
    """The hand before a tile was laid where it does not fit."""
    begin_planned(server, page, short_match("mexican-train-classic", players))
    player = Player(page)
    player.offered()
    held = player.hand()
    player.try_what_does_not_fit()
    return held
