"""python -m tools.pictures FOLDER [LANGUAGE...]: every screen of the browser client as a picture.

On a desktop and on a phone, light and dark, in each language (English and German if none is named); one table
of each family on a tablet and on a phone that lies on its side, too. Matches are played in a real browser
against a real server, so no two runs show the same tiles.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Locator, Page, sync_playwright
from playwright.sync_api import TimeoutError as TookTooLong

from boneyard.sheets import SHEETS
from tests.browser.conftest import DESKTOP, TOUCHED, client
from tests.browser.player import Player
from tests.browser.tables import become, make_table, press
from tests.server.live import NO_LIMITS, Json, Live, new_token, serving
from tools.browser import NO_CHROMIUM, chromium

TILES_LAID = 7
"""By the person of each table before its picture is taken."""
MOVE = 25
"""The one at which a replay stands."""
LONG = "--show-seconds=36000"
"""The board of a round is there until its picture has been taken."""
A_MOMENT = 400
"""Milliseconds, until what was asked for has come to rest."""
SHARP = {"device_scale_factor": 2}
DEVICES: dict[str, dict[str, Any]] = {"desktop": {"viewport": DESKTOP, **SHARP}, "phone": TOUCHED}
OTHER_DEVICES: dict[str, dict[str, Any]] = {
    "tablet": {"viewport": {"width": 1024, "height": 768}, **SHARP},
    "landscape": {**TOUCHED, "viewport": {"width": 844, "height": 390}},
}
FAMILIES = ("mexican-train-classic", "chickenfoot", "engine-191")
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
            self.played(sheet, terms(sheet), lambda player: player.play_some(TILES_LAID))
        self.played(
            "eight-players", terms("mexican-train-super", players=8), lambda player: player.play_some(5)
        )
        two_rounds = terms("mexican-train-classic", rounds=2)
        self.played("round-end", two_rounds, until_the_round_is_over)
        match = self.played(
            "match-end", terms("mexican-train-classic", rounds=1), lambda player: player.play_to_the_end()
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
                    removal(page, self.places["engine-191"], folder / f"removal-{name}")
                    page.context.close()
                    page = self.page(options, language, theme, known=False)
                    for screen, place in FOR_STRANGERS.items():
                        shoot(page, place, folder / f"{screen}-{name}")
                    first_game(page, folder / f"first-game-{name}")
                    page.context.close()
        for device, options in OTHER_DEVICES.items():
            page = self.page(options, languages[0], THEMES[0])
            for sheet in FAMILIES:
                shoot(page, self.places[sheet], folder / f"{sheet}-{device}-{THEMES[0]}-{languages[0]}.png")
            page.context.close()


FOR_STRANGERS = {"start": "/", "not-found": "/nowhere", "table-not-found": "/t/no-such-table"}

# --- By classes, which are the same in every language -------------------------------------------------------


def opened(page: Page, place: str) -> None:
    page.goto(place)
    page.wait_for_load_state("networkidle")


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
    idle = page.locator("section.tray [data-tile][aria-disabled=true]")
    if idle.count() == 0:
        return
    press(idle.first)
    press(page.locator("main [data-end]").last)
    if appears(page.get_by_role("alert")):
        page.screenshot(path=picture)


def removal(page: Page, place: str, picture: Path) -> None:
    """What would come off, if track can be removed now."""
    opened(page, place)
    for button in page.locator(".others > .button:not(.arrange)").all():
        press(button)
        if appears(page.locator("section.duty dl")):
            page.screenshot(path=picture)
            return


def first_game(page: Page, picture: Path) -> None:
    opened(page, "/")
    press(page.locator("main header p button"))
    page.locator("section.lesson").wait_for()
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


def until_the_round_is_over(player: Player) -> None:
    while player.offered() != "Next round":
        player.act()


def main(folder: str, *languages: str) -> None:
    found = chromium()
    if found is None:
        raise SystemExit(f"boneyard: {NO_CHROMIUM}")
    Path(folder).mkdir(parents=True, exist_ok=True)
    options = ["--no-sandbox"] if os.geteuid() == 0 else []
    with (
        TemporaryDirectory() as scratch,
        serving(f"--database=sqlite:///{scratch}/server.db", *NO_LIMITS, *client()) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=options)
        screens = Screens(server, browser)
        screens.make()
        screens.take(Path(folder), list(languages) or ["en", "de"])
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
