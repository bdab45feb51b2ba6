"""A tile is dragged from the hand to an end, or to another place in the hand."""

from __future__ import annotations

import re
from time import monotonic

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Guests
from tests.browser.holding import SlowLine
from tests.browser.player import PATIENCE, Player
from tests.browser.tables import begin, begin_planned, short_match
from tests.server.live import Live

STEPS = 6
FAMILIES = ["mexican-train-classic", "chickenfoot", "engine-191"]
ORDER = "() => [...document.querySelectorAll('[data-tile]')].map((one) => one.dataset.tile).join(' ')"
A_MOMENT = 100
"""Milliseconds."""
SLOWLY = "document.documentElement.style.setProperty('--travel', '60s')"


@pytest.mark.parametrize("sheet", FAMILIES)
def test_a_tile_is_dragged_to_an_end_with_the_mouse(page: Page, server: Live, sheet: str) -> None:
    begin(server, page, short_match(sheet))
    player = Player(page)
    tile = first_playable(player)

    page.mouse.move(*middle(tile))
    page.mouse.down()
    page.mouse.move(*(part - 30 for part in middle(tile)))
    page.mouse.move(*middle(player.usable_ends().first), steps=STEPS)
    page.mouse.up()

    expect(tile).to_have_count(0)


@pytest.mark.parametrize("sheet", FAMILIES)
def test_a_tile_is_dragged_to_an_end_with_a_finger(phone: Page, server: Live, sheet: str) -> None:
    begin(server, phone, short_match(sheet))
    player = Player(phone)
    tile = first_playable(player)

    finger = Finger(phone)
    finger.down(*middle(tile))
    x, y = middle(tile)
    finger.move(x, y - 40)
    finger.move(*middle(player.end_in_sight()))
    finger.up()

    expect(tile).to_have_count(0)


def test_a_tile_that_is_dropped_nowhere_goes_back(page: Page, server: Live) -> None:
    begin_planned(server, page, short_match("mexican-train-classic"))
    player = Player(page)
    tile = first_playable(player)
    held = player.hand()

    drop_nowhere(page, tile)

    expect(tile).to_be_visible()
    assert player.hand() == held


def test_a_tile_that_is_dropped_nowhere_glides_back(page: Page, server: Live) -> None:
    begin(server, page, short_match("mexican-train-classic"))
    tile = first_playable(Player(page))
    page.evaluate(SLOWLY)

    drop_nowhere(page, tile)

    expect(page.locator(".ghost")).to_be_visible()
    expect(tile).to_be_hidden()
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    expect(page.locator(".ghost")).to_have_count(0)
    expect(tile).to_be_visible()


def test_while_a_tile_glides_back_another_can_be_taken(page: Page, server: Live) -> None:
    begin(server, page, short_match("mexican-train-classic"))
    player = Player(page)
    tile = first_playable(player)
    page.evaluate(SLOWLY)
    drop_nowhere(page, tile)
    expect(tile).to_be_hidden()
    name = player.tiles().first.get_attribute("data-tile")
    other = page.locator(f'[data-tile="{name}"]')

    page.mouse.move(*middle(other))
    page.mouse.down()
    page.mouse.move(400, 60, steps=STEPS)

    expect(other).to_be_hidden()
    expect(tile).to_be_visible()


def test_nothing_glides_where_the_system_asks_for_calm(guests: Guests, server: Live) -> None:
    page = guests.come(reduced_motion="reduce")
    begin(server, page, short_match("mexican-train-classic"))
    tile = first_playable(Player(page))
    page.evaluate(SLOWLY)

    drop_nowhere(page, tile)

    expect(page.locator(".ghost")).to_have_count(0)
    expect(tile).to_be_visible()


def test_a_tile_is_dragged_to_another_place_in_the_hand(page: Page, server: Live) -> None:
    begin_planned(server, page, short_match("mexican-train-classic"))
    player = Player(page)
    player.offered()
    held = player.hand()
    last = box(player.tiles().last)

    page.mouse.move(*middle(player.tiles().first))
    page.mouse.down()
    page.mouse.move(last["x"] + last["width"] + 2, last["y"] + last["height"] / 2, steps=STEPS)
    page.mouse.up()

    expect(player.tiles().last).to_have_accessible_name(re.compile(f"^{held[0]},"))
    assert player.hand() == [*held[1:], held[0]]


def test_a_tile_that_is_laid_on_another_device_leaves_the_hand_that_drags_it(
    guests: Guests, page: Page, server: Live
) -> None:
    begin(server, page, short_match("mexican-train-classic"))
    player = Player(page)
    tile = first_playable(player)
    name = tile.get_attribute("data-tile")
    elsewhere = Player(guests.open_tab(page.context))
    elsewhere.page.goto(page.url)
    elsewhere.offered()

    page.mouse.move(*middle(tile))
    page.mouse.down()
    page.mouse.move(400, 60, steps=STEPS)
    expect(page.locator(".ghost")).to_be_visible()
    elsewhere.page.locator(f'[data-tile="{name}"]').click()
    while elsewhere.laid == 0:
        elsewhere.act()
    expect(page.locator(".ghost")).to_have_count(0)
    page.mouse.up()

    player.play_some(1)


def test_a_late_plan_sorts_a_hand_that_nobody_has_touched(page: Page, server: Live) -> None:
    plan = SlowLine(page, '"type":"planned"', held=True)
    held = before_the_plan(page, server, plan)

    plan.release()

    page.wait_for_function(f"held => ({ORDER})() !== held", arg=held)


def test_a_late_plan_leaves_a_hand_as_it_is_that_has_been_touched(page: Page, server: Live) -> None:
    plan = SlowLine(page, '"type":"planned"', held=True)
    held = before_the_plan(page, server, plan)

    page.mouse.move(*middle(Player(page).tiles().last))
    page.mouse.down()
    plan.release()
    page.wait_for_timeout(A_MOMENT)
    page.mouse.up()

    assert page.evaluate(ORDER) == held


def before_the_plan(page: Page, server: Live, plan: SlowLine) -> str:
    """The order of the hand, when the plan for it has been made but is still on its way."""
    begin(server, page, short_match("mexican-train-classic"))
    Player(page).offered()
    too_late = monotonic() + PATIENCE
    while not plan.late:
        assert monotonic() < too_late, "nothing is planned"
        page.wait_for_timeout(A_MOMENT)
    order: str = page.evaluate(ORDER)
    return order


# --- Pointing ---------------------------------------------------------------------------------------------


class Finger:
    def __init__(self, page: Page) -> None:
        self._devtools = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        self._send("touchStart", [{"x": x, "y": y}])

    def move(self, x: float, y: float) -> None:
        self._send("touchMove", [{"x": x, "y": y}])

    def up(self) -> None:
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def drop_nowhere(page: Page, tile: Locator) -> None:
    page.mouse.move(*middle(tile))
    page.mouse.down()
    page.mouse.move(400, 60, steps=STEPS)
    page.mouse.up()


def first_playable(player: Player) -> Locator:
    """On a turn on which there is one; until then what is offered is done."""
    fitting = player.page.get_by_role("button", name=re.compile(r"^\d+ and \d+, can be played$"))
    player.offered()
    while fitting.count() == 0:
        assert player.act()
        player.offered()
    name = fitting.first.get_attribute("data-tile")
    return player.page.locator(f'[data-tile="{name}"]')  # also while it is not to be seen in the hand


def middle(thing: Locator) -> tuple[float, float]:
    place = box(thing)
    return place["x"] + place["width"] / 2, place["y"] + place["height"] / 2


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found
