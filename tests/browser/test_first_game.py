"""A first game explains itself, at a real table, and can be left to itself."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.player import Player
from tests.browser.tables import press
from tests.counts import PROVE

BEGIN = "A first game that explains itself"


def lesson(page: Page) -> Locator:
    return page.get_by_role("region", name="First game")


def begin(page: Page) -> None:
    page.goto("/")
    press(page.get_by_role("button", name=BEGIN))
    expect(lesson(page)).to_be_visible()


@pytest.mark.parametrize("device", ["page", "phone"] if PROVE else ["phone"])
def test_a_first_game_is_played_to_its_end_with_its_lessons(
    request: pytest.FixtureRequest, device: str
) -> None:
    page: Page = request.getfixturevalue(device)
    begin(page)
    expect(lesson(page)).to_contain_text("Lesson 1 of 6.")

    Player(page).play_to_the_end()

    kept = json.loads(page.evaluate("localStorage.getItem('boneyard.first-game')"))
    assert kept["done"]
    assert len(kept["learned"]) >= 2


def test_a_reload_goes_on_with_the_lessons(page: Page) -> None:
    begin(page)
    Player(page).play_some(1)
    expect(lesson(page)).to_be_visible()

    page.reload()

    expect(lesson(page)).to_be_visible()


def test_the_lessons_can_be_skipped_and_the_game_goes_on(page: Page) -> None:
    begin(page)

    page.get_by_role("button", name="Skip the lessons").click()

    expect(lesson(page)).to_have_count(0)
    Player(page).play_some(1)
