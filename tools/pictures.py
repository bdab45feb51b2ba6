"""python -m tools.pictures FOLDER [LANGUAGE...]: every screen of the browser client as a picture.

On a desktop and on a phone, light and dark, in each language (English and French, which has the longest
words, if none is named); one table of each family on a tablet, on a small phone and on one that lies on its
side, too. Matches are played in a real browser against a real server, so no two runs show the same tiles.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Locator, Page, sync_playwright
from playwright.sync_api import TimeoutError as TookTooLong

from boneyard.sheets import SHEETS
from tests.browser.conftest import DESKTOP, SMALL_PHONE, TOUCHED, client
from tests.browser.player import Player
from tests.browser.tables import become, make_table, press
from tests.server.live import NO_LIMITS, Json, Live, new_token, serving
from tools.browser import NO_CHROMIUM, chromium

TILES_LAID = 7
"""By the person of each table before its picture is taken."""
MOVE = 25
"""The one at which a replay stands."""
ROUNDS = 4
"""Before the picture of a round that is over, so that there are lines to be drawn."""
LONG = "--show-seconds=1800"
"""The board of a round is there until its picture has been taken."""
A_MOMENT = 400
"""Milliseconds, until what was asked for has come to rest."""
DEALT = 1500
"""Until the tiles of a new hand have turned over."""
REMOVE = ".others > .button[data-verb=remove]"
IN_MENU = {"leave": -1, "keys": -2, "settings": -3, "share": -4, "rules": -5, "scores": -6, "phrases": 0}
"""What the menu of a table opens, and where it stands there."""
SHARP = {"device_scale_factor": 2}
DEVICES: dict[str, dict[str, Any]] = {"desktop": {"viewport": DESKTOP, **SHARP}, "phone": TOUCHED}
OTHER_DEVICES: dict[str, dict[str, Any]] = {
    "tablet": {"viewport": {"width": 1024, "height": 768}, **SHARP},
    "landscape": {**TOUCHED, "viewport": {"width": 844, "height": 390}},
    "small-phone": SMALL_PHONE,
}
FAMILIES = ("mexican-train-classic", "chickenfoot", "engine-191", "eight-players")
THEMES = ("light", "dark")
FRIENDS = ("brakeman", "fireman", "engineer", "conductor", "dispatcher", "caboose", "fireman")


class Screens:
    """Tables that have come to a moment worth looking at, by the name of the screen."""

    def __init__(self, server: Live, browser: Browser) -> None:
        self.server = server
        self.browser = browser
        self.token = new_token(server)
        self.places = {"start-again": "/", "matches": "/matches"}

    def make(self) -> None:
        self.places["waiting"] = "/t/" + self.table(terms("mexican-train-classic", bots=1))
        for sheet in SHEETS:
            self.played(sheet, terms(sheet), after_tiles(TILES_LAID))
        self.played("eight-players", terms("mexican-train-super", players=8), after_tiles(5))
        self.played("foot", terms("chickenfoot"), until_a_foot_is_open)
        self.played("removal", terms("engine-191"), until_track_can_be_removed)
        self.played(
            "round-end", terms("mexican-train-classic", players=5, rounds=ROUNDS + 2), after_rounds(ROUNDS)
        )
        self.played("engine-191-round-end", terms("engine-191"), after_rounds(1))
        match = self.played(
            "match-end", terms("mexican-train-classic", rounds=3), lambda player: player.play_to_the_end()
        )
        self.places["replay"] = match.replace("/t/", "/replay/") + f"?round=1&move={MOVE}"

    def table(self, wanted: Json) -> str:
        return make_table(self.server, self.token, wanted, "Ann")

    def played(self, screen: str, wanted: Json, play: Callable[[Player], None]) -> str:
        print(f"boneyard: playing for {screen}", flush=True)
        place = self.places[screen] = "/t/" + self.table(wanted)
        page = self.page({"viewport": DESKTOP}, "en", "light")
        page.goto(place)
        page.get_by_role("button", name="Start", exact=True).click()
        play(Player(page))
        page.context.close()
        return place

    def page(self, device: dict[str, Any], language: str, theme: str, *, known: bool = True) -> Page:
        """Of whoever plays at the tables, or of somebody who has never been here."""
        context = self.browser.new_context(
            **{"base_url": self.server.url, "locale": language, "color_scheme": theme, **device}
        )
        page = context.new_page()
        page.set_default_timeout(60_000)
        if known:
            become(page, self.token)
        return page

    def take(self, folder: Path, languages: list[str]) -> None:
        for language in languages:
            for theme in THEMES:
                for device, options in DEVICES.items():
                    name = f"{device}-{theme}-{language}.png"
                    page = self.page(options, language, theme)
                    for screen, place in self.places.items():
                        shoot(page, place, folder / f"{screen}-{name}")
                    hint(page, self.places[FAMILIES[0]], folder / f"hint-{name}")
                    refusal(page, self.places[FAMILIES[0]], folder / f"refusal-{name}")
                    removal(page, self.places["removal"], folder / f"removal-{name}")
                    menu(page, self.places[FAMILIES[0]], folder, name)
                    without_network(page, folder / f"offline-{name}")
                    page.context.close()
                    page = self.page(options, language, theme, known=False)
                    for screen, place in FOR_STRANGERS.items():
                        shoot(page, place, folder / f"{screen}-{name}")
                    first_game(page, folder / f"first-game-{name}")
                    page.context.close()
                    page = self.page(options, language, theme)
                    self.shared_device(page, folder / f"pass-the-device-{name}")
                    page.context.close()
        for device, options in OTHER_DEVICES.items():
            page = self.page(options, languages[0], THEMES[0])
            for sheet in FAMILIES:
                shoot(page, self.places[sheet], folder / f"{sheet}-{device}-{THEMES[0]}-{languages[0]}.png")
            page.context.close()

    def shared_device(self, page: Page, picture: Path) -> None:
        place = "/t/" + self.table(terms("mexican-train-classic", players=2, bots=0))
        opened(page, place)
        page.locator("li select").first.select_option("somebody at this device")
        page.locator("li input").last.fill("Ben")
        page.keyboard.press("Enter")
        page.locator("li .button").nth(1).wait_for()
        press(page.locator("main .button.main").first)
        page.locator("main.cover").wait_for()
        page.screenshot(path=picture)


FOR_STRANGERS = {"start": "/", "not-found": "/nowhere", "table-not-found": "/t/no-such-table"}

# --- By classes, which are the same in every language -------------------------------------------------------


def opened(page: Page, place: str) -> None:
    page.goto(place)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(A_MOMENT)


def shoot(page: Page, place: str, picture: Path) -> None:
    opened(page, place)
    page.screenshot(path=picture)


def appears(part: Locator) -> bool:
    try:
        part.first.wait_for(timeout=2_000)
    except TookTooLong:
        return False
    return True


def hint(page: Page, place: str, picture: Path) -> None:
    opened(page, place)
    press(page.locator("section.tray button.button:not(.go, .arrange)").last)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(A_MOMENT)
    page.screenshot(path=picture)


def refusal(page: Page, place: str, picture: Path) -> None:
    """A tile that fits nowhere is tried at an end, if there is one."""
    opened(page, place)
    idle = page.locator("section.tray [data-tile]:not(.fits)")
    if idle.count() == 0:
        return
    press(idle.first)
    press(page.locator("main [data-end]").last)
    if appears(page.get_by_role("alert")):
        page.screenshot(path=picture)


def removal(page: Page, place: str, picture: Path) -> None:
    """What would come off, if track can be removed now."""
    opened(page, place)
    button = page.locator(REMOVE)
    if button.count() > 0:
        press(button)
        page.locator("section.duty dl").wait_for()
        page.screenshot(path=picture)


def menu(page: Page, place: str, folder: Path, name: str) -> None:
    """The menu of a table, and every sheet that opens from it."""
    for sheet, at in {"menu": None, **IN_MENU}.items():
        opened(page, place)
        press(page.locator(".top-bar nav button").last)
        if at is not None:
            press(page.locator("dialog li button").nth(at))
        page.wait_for_timeout(A_MOMENT)
        page.screenshot(path=folder / f"{sheet}-{name}")


def without_network(page: Page, picture: Path) -> None:
    page.context.set_offline(True)
    page.goto("/")
    page.wait_for_timeout(A_MOMENT)
    page.screenshot(path=picture)
    page.context.set_offline(False)


def first_game(page: Page, picture: Path) -> None:
    opened(page, "/")
    press(page.locator("main header p button"))
    page.locator("section.lesson").wait_for()
    page.wait_for_timeout(DEALT)
    page.screenshot(path=picture)


def terms(sheet: str, players: int = 4, bots: int | None = None, rounds: int | None = None) -> Json:
    """Seat A is a person's; all others, or so many of them, are taken by bots."""
    seats = "BCDEFGH"[: players - 1 if bots is None else bots]
    wanted: Json = {
        "sheet": sheet,
        "players": players,
        "bots": dict(zip(seats, FRIENDS, strict=False)),
        "pace": 0,
    }
    return wanted if rounds is None else {**wanted, "options": {"rounds": str(rounds)}}


# --- How long a table is played -----------------------------------------------------------------------------


def after_tiles(count: int) -> Callable[[Player], None]:
    return lambda player: player.play_some(count)


def after_rounds(count: int) -> Callable[[Player], None]:
    def play(player: Player) -> None:
        for number in range(count):
            while player.offered() != "Next round":
                player.act()
            if number < count - 1:
                player.act()

    return play


def until_a_foot_is_open(player: Player) -> None:
    player.play_some(TILES_LAID - 2)
    while "toe" not in player.page.locator("section.duty").first.inner_text():
        player.act()
        player.offered()


def until_track_can_be_removed(player: Player) -> None:
    """And several tiles would come off."""
    while player.offered() == "Next round" or not several_come_off(player.page):
        assert player.act(), "the match was over too soon"


def several_come_off(page: Page) -> bool:
    button = page.locator(REMOVE)
    if button.count() == 0:
        return False
    press(button)
    off = page.locator("section.duty dd").first.inner_text()
    press(page.get_by_role("button", name="Cancel"))
    return " and " in off


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.pictures", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("languages", nargs="*", default=["en", "fr"], metavar="LANGUAGE")
    asked = parser.parse_args()
    found = chromium()
    if found is None:
        raise SystemExit(f"boneyard: {NO_CHROMIUM}")
    asked.folder.mkdir(parents=True, exist_ok=True)
    options = ["--no-sandbox"] if os.geteuid() == 0 else []
    with (
        TemporaryDirectory() as scratch,
        serving(f"--database=sqlite:///{scratch}/server.db", *NO_LIMITS, LONG, *client()) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=options)
        screens = Screens(server, browser)
        screens.make()
        screens.take(asked.folder, asked.languages)
        browser.close()


if __name__ == "__main__":
    main()
