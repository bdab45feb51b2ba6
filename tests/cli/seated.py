"""A player for the tests: says what was decided beforehand, and hears everything."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from boneyard import Match, Round, Sheet
from boneyard.cli.game.console import Console
from boneyard.cli.game.players import bots_of
from boneyard.cli.game.screen import Screen, in_order
from boneyard.cli.game.screens import screen_of
from boneyard.cli.game.table import Table
from boneyard.locales import words
from boneyard.words.speech import Speech, seat_names

PATIENCE = 5_000
"""So many answers end the longest match a test plays."""


class Player:
    """Types the given lines one after the other; then what `after` makes of the prompt, or nothing more."""

    def __init__(
        self,
        lines: Iterable[str] = (),
        after: Callable[[str], str] | None = None,
        width: int = 81,
        height: int = 1000,
    ) -> None:
        self.lines = list(lines)
        self.after = after
        self.asked = 0
        self.heard: list[str] = []
        self.console = Console(self.ask, self.heard.append, lambda: (width, height))

    def ask(self, prompt: str) -> str:
        self.heard.append(prompt)
        self.asked += 1
        assert self.asked < PATIENCE, self.heard[-50:]
        if self.lines:
            return self.lines.pop(0)
        if self.after is None:
            raise EOFError
        return self.after(prompt)

    @property
    def text(self) -> str:
        return "\n".join(self.heard)


def first_choice(_: str) -> str:
    """Somebody who takes the first thing offered."""
    return "1"


def seated(
    player: Player, sheet: Sheet, players: int = 3, seat: int = 0, seed: str = "1", name: str = "You"
) -> Table:
    names = seat_names(words(), players, seat, name)
    match = Match(sheet, players, seed.encode())
    bots = bots_of(["conductor"] * players, sheet, seed)
    return Table(match, Speech(words(), sheet, names, seat), player.console, bots)


def screen(round_: Round, seat: int | None = 0, columns: int = 80) -> Screen:
    """What this seat sees of a round in a terminal with so many columns."""
    players = round_.view(seat).players
    speech = Speech(words(), round_.sheet, seat_names(words(), players, seat, "Mia"), seat)
    return screen_of(round_.view(seat), speech, Player(width=columns).console)


def offered(shown: Screen) -> list[str]:
    return shown.choices(in_order(shown.view))
