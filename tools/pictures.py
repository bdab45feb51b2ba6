"""python -m tools.pictures FOLDER [LANGUAGE...]: every screen of the browser client as a picture.

On a desktop and on a phone, light and dark, in each language (English and German if none is named). Matches
are played in a real browser against a real server, so no two runs show the same tiles.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from boneyard.sheets import SHEETS
from tests.browser.conftest import DESKTOP, TOUCHED, client
from tests.browser.player import Player
from tests.browser.tables import become, make_table
from tests.server.live import NO_LIMITS, Json, Live, new_token, serving
from tools.browser import NO_CHROMIUM, chromium

TILES_LAID = 7
"""By the person of each table before its picture is taken."""
DEVICES: dict[str, dict[str, Any]] = {"desktop": {"viewport": DESKTOP}, "phone": TOUCHED}
THEMES = ("light", "dark")
FRIENDS = ("brakeman", "fireman", "engineer", "conductor", "dispatcher", "caboose", "fireman")


class Screens:
    """Tables that have come to a moment worth looking at, by the name of the screen."""

    def __init__(self, server: Live, browser: Browser) -> None:
        self.server = server
        self.browser = browser
        self.token = new_token(server)
        self.places = {"start": "/", "matches": "/matches", "not-found": "/nowhere"}

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
        self.places["replay"] = match.replace("/t/", "/replay/")

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

    def page(self, device: dict[str, Any], language: str, theme: str) -> Page:
        context = self.browser.new_context(
            **{"base_url": self.server.url, "locale": language, "color_scheme": theme, **device}
        )
        page = context.new_page()
        page.set_default_timeout(60_000)
        become(page, self.token)
        return page

    def take(self, folder: Path, languages: list[str]) -> None:
        for language in languages:
            for theme in THEMES:
                for device, options in DEVICES.items():
                    page = self.page(options, language, theme)
                    for screen, place in self.places.items():
                        page.goto(place)
                        page.wait_for_load_state("networkidle")
                        page.screenshot(path=folder / f"{screen}-{device}-{theme}-{language}.png")
                    page.context.close()


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
