"""Somebody who plays by what the page offers, and by nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from time import monotonic

from playwright.sync_api import Locator, Page, expect

from tests.browser.tables import begin, press
from tests.server.live import Json, Live

PATIENCE = 30
"""Seconds."""
MOST_TURNS = 400
"""No match of a test is as long as that."""
MOST_MATCHES = 20
"""What is waited for comes far sooner."""

_CHOOSE_TILE = ("Show what fits", "Choose a tile")
_CHOOSE_END = ("Choose an end", "Choose a line")
_OFFERED = """() => {
    const shown = [...document.querySelectorAll("a, button")].map((one) => one.textContent.trim());
    if (shown.includes("New game")) return "over";
    if (shown.includes("Next round")) return "Next round";
    const main = document.querySelector("section .button.go");
    const waits = main === null || main.ariaBusy === "true" || main.textContent.trim() === "Please wait";
    return waits ? null : main.textContent.trim();
}"""
"""All at once: between two questions of the test somebody may have played."""

_IN_SIGHT = """(ends) => ends.findIndex((end) => {
    const { x, y, width, height } = end.getBoundingClientRect();
    return end.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""
"""The first end that nothing covers."""


class Player:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.laid = 0

    def play_to_the_end(self) -> None:
        """Until the board of the match is there."""
        for _ in range(MOST_TURNS):
            if not self.act():
                return
        raise AssertionError("the match does not come to an end")

    def play_some(self, tiles: int) -> None:
        """Until so many tiles of one's own lie on the table."""
        until = self.laid + tiles
        while self.laid < until:
            assert self.act(), "the match was over too soon"

    def play_until(self, wanted: Callable[[Player], bool]) -> bool:
        """Until it is so on one's own turn; false if the match was over before."""
        while self.offered() != "over":
            if wanted(self):
                return True
            self.act()
        return False

    def act(self) -> bool:
        """Do one thing as soon as there is something to do; false when the match is over."""
        offered = self.offered()
        if offered == "over":
            return False
        if offered in _CHOOSE_TILE:
            press(self.playable_tiles().first)
        elif offered == "Next round":
            press(self.page.get_by_role("button", name=offered))
            expect(self.main_button()).to_be_visible()
        elif offered in _CHOOSE_END:
            self.lay_at(self.end_in_sight())
        else:
            self.laid += offered.startswith("Play")
            press(self.main_button())
        return True

    def lay_at(self, end: Locator) -> None:
        press(end)
        self.laid += 1

    def try_what_does_not_fit(self) -> None:
        """A tile that cannot be played now, at the end of one's own train."""
        press(self.page.get_by_role("button", name=re.compile("cannot be played now")).first)
        press(self.page.locator("main [aria-label^='Your train, ']").first)

    def offered(self) -> str:
        """What the main button says once it is one's own turn, or `over`."""
        said: str = self.page.wait_for_function(_OFFERED).json_value()
        return said

    def offered_now(self) -> str | None:
        """Without waiting for one's turn."""
        said: str | None = self.page.evaluate(_OFFERED)
        return said

    def hand(self) -> list[str]:
        """The tiles in the order in which they are arranged."""
        names: list[str] = self.tiles().evaluate_all("all => all.map((one) => one.ariaLabel)")
        return [name.partition(",")[0] for name in names]

    def table(self) -> list[str]:
        """What is on the table, as it is told to those who hear the page."""
        items: list[str] = self.page.locator("main ul.hidden-text > li").all_inner_texts()
        return items

    def main_button(self) -> Locator:
        return self.page.get_by_role("region", name="Your hand").locator(".go")

    def tiles(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile(r"^\d+ and \d+, can"))

    def playable_tiles(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile(r"^\d+ and \d+, can (be|go)"))

    def end_in_sight(self) -> Locator:
        """On a phone the table of Chickenfoot is seen in part; below it is a board of all its ends."""
        return self.usable_ends().nth(self.usable_ends().evaluate_all(_IN_SIGHT))

    def usable_ends(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile(r": play .* here$"))


def come_to(server: Live, page: Page, terms: Json, wanted: Callable[[Player], bool]) -> Player:
    """Somebody on whose turn it is so, in another match where one comes to no such turn."""
    for _ in range(MOST_MATCHES):
        begin(server, page, terms)
        player = Player(page)
        if player.play_until(wanted):
            return player
    raise AssertionError("no match comes to such a turn")


def let_play(player: Player, *others: Player) -> None:
    """Until it is the player's turn."""
    everybody = (player, *others)
    while (now := on_turn(everybody)) is not player:
        now.act()


def on_turn(players: Sequence[Player]) -> Player:
    """Whoever is offered something first."""
    too_late = monotonic() + PATIENCE
    while monotonic() < too_late:
        for player in players:
            if player.offered_now() is not None:
                return player
    raise AssertionError("it is nobody's turn")
