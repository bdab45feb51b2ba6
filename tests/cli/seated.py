"""A player for the tests: says what was decided beforehand, and hears everything."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from boneyard import Round, Sheet
from boneyard.cli.game.console import Console
from boneyard.cli.game.keeper import Keeper
from boneyard.cli.game.players import opponents_at, seats_of
from boneyard.cli.game.screen import Screen, in_order
from boneyard.cli.game.screens import screen_of
from boneyard.cli.game.table import Table
from boneyard.locales import words
from boneyard.record.match_record import heading_of
from boneyard.record.running_record import RunningRecord
from boneyard.words.speech import Speech, seat_names

CLEARED = "(the screen is cleared)"
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
        self.width = width
        self.console = Console(
            self.ask, self.heard.append, lambda: (self.width, height), lambda: self.heard.append(CLEARED)
        )

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
    player: Player,
    sheet: Sheet,
    players: int = 3,
    seat: int = 0,
    seed: str = "1",
    name: str = "",
    language: str = "en",
) -> Table:
    return seated_together(player, sheet, {seat: name}, players, seed, language)


def seated_together(
    player: Player,
    sheet: Sheet,
    people: Mapping[int, str],
    players: int = 3,
    seed: str = "1",
    language: str = "en",
) -> Table:
    """Nothing is kept on disk."""
    names = seat_names(words(language), players, people)
    played_by = seats_of(["conductor"], players, people)
    running = RunningRecord(heading_of(sheet, players, seed.encode(), names, played_by, ""))
    keeper = Keeper(running, None, player.console, words(language))
    return Table(keeper, opponents_at(played_by, sheet, seed.encode()))


def one_turn(table: Table) -> None:
    """Of the person whose turn it is."""
    assert table.match.turn is not None
    table.turn_of(table.people[table.match.turn])


def screen(round_: Round, seat: int | None = 0, columns: int = 80) -> Screen:
    """What this seat sees of a round in a terminal with so many columns."""
    players = round_.view(seat).players
    speech = Speech(
        words(), round_.sheet, seat_names(words(), players, {} if seat is None else {seat: "Mia"}), seat
    )
    return screen_of(round_.view(seat), speech, Player(width=columns).console)


def offered(shown: Screen) -> list[str]:
    return shown.choices(in_order(shown.view))
