"""Games to go on with: offered, the last one, or the one in a file."""

from enum import Enum
from pathlib import Path
from typing import NamedTuple

from boneyard.bots.levels import UnknownBot, bot_named
from boneyard.bots.outside import PREFIX, outside
from boneyard.cli.arguments import UsageError
from boneyard.cli.bots import why_unknown
from boneyard.cli.game.about_match import names_at
from boneyard.cli.game.console import Console, Leave
from boneyard.cli.game.game_file import GameFile, InUse
from boneyard.cli.game.players import PERSON
from boneyard.cli.game.saved import Saved, SavedGames, take_up
from boneyard.cli.game.yes_no import means_no, means_yes
from boneyard.cli.page import wrap
from boneyard.cli.records.files import in_file, quoted_path
from boneyard.locales import Words
from boneyard.record.entries import Record
from boneyard.record.problems import RecordProblem
from boneyard.record.running_record import RunningRecord
from boneyard.words.lists import all_of
from boneyard.words.sheets import title

MOST_OFFERED = 9
_NEW = ("n", "new")
_LEAVING = ("q", "quit", "exit", "bye")


class Wish(Enum):
    """What to do with the games that were started."""

    GO_ON = "go-on"
    NEW_GAME = "new-game"
    PUT_AWAY = "put-away"


class Game(NamedTuple):
    """A match, and the file it is kept in, if there is one."""

    running: RunningRecord
    file: GameFile | None


class Resumption:
    def __init__(self, games: SavedGames, console: Console, words: Words) -> None:
        self.games = games
        self.console = console
        self.words = words

    def last(self) -> Game:
        """The game played last; a UsageError if there is none."""
        for saved in self.games.started():
            return self.named(str(saved.path))
        raise UsageError(self.words.text("no-started-game"))

    def named(self, file: str) -> Game:
        """The game in this file; a UsageError says why it cannot go on."""
        try:
            opened = GameFile.open(Path(file))
        except InUse:
            raise UsageError(self.words.text("game-in-use", file=quoted_path(file))) from None
        except OSError as problem:
            why = problem.strerror or str(problem)
            raise UsageError(self.words.text("game-unusable", file=quoted_path(file), why=why)) from None
        try:
            return Game(self._taken_up(opened, file), opened)
        except (UsageError, Leave):
            opened.close()
            raise

    def _taken_up(self, opened: GameFile, file: str) -> RunningRecord:
        try:
            running = take_up(opened, self._check)
        except RecordProblem as problem:
            raise UsageError(in_file(file, problem, self.words)) from None
        except OSError as problem:
            why = problem.strerror or str(problem)
            raise UsageError(self.words.text("game-unusable", file=quoted_path(file), why=why)) from None
        return running

    def _check(self, path: Path, running: RunningRecord) -> None:
        """Before anything is written: can this game go on, and may it?"""
        record = running.record
        if running.match.over:
            raise UsageError(self.words.text("game-over", file=quoted_path(str(path))))
        if PERSON not in record.played_by or "" in record.played_by:
            raise UsageError(self.words.text("game-of-nobody", file=quoted_path(str(path))))
        self._check_bots(record, path)
        programs = [who.removeprefix(PREFIX) for who in record.played_by if who.startswith(PREFIX)]
        if programs and not self.games.has(path):  # a record may come from anybody
            for program in programs:
                self.console.show_wrapped(self.words.text("game-runs", command=program))
            if not means_yes(self.console.answer(self.words.text("ask-to-run")), self.words):
                raise Leave

    def _check_bots(self, record: Record, path: Path) -> None:
        for who in record.played_by:
            try:
                if who != PERSON and outside(who) is None:
                    bot_named(who, record.sheet)
            except UnknownBot:
                why = why_unknown(who, self.words)
                file = quoted_path(str(path))
                raise UsageError(self.words.text("game-unusable", file=file, why=why)) from None

    # --- At the start -------------------------------------------------------------------------------------

    def offer(self) -> Game | None:
        """A started game that the player wants to go on with; None for a new one."""
        while True:
            started = self.games.started()[:MOST_OFFERED]
            if not started:
                return None
            self.console.say(self.words.text("started-games", number=len(started)))
            for number, saved in enumerate(started, 1):
                text = game_text(saved, self.words)
                self.console.show(wrap(text, self.console.width, f"  {number}) ", " " * 5))
            wish, path = self._ask_which(started)
            if wish is Wish.NEW_GAME:
                return None
            if wish is Wish.PUT_AWAY:
                file = self.games.put_away(path)
                self.console.show([*wrap(self.words.text("put-away"), self.console.width), f"  {file}", ""])
                continue
            try:
                return self.named(str(path))
            except UsageError as problem:
                self.console.show_wrapped(f"{problem}.")

    def mention(self) -> None:
        """Where something else is wanted: say that there is a started game."""
        started = self.games.started()
        if started:
            self.console.show_wrapped(self.words.text("started-game-waits", number=len(started)))

    def _ask_which(self, started: list[Saved]) -> tuple[Wish, Path]:
        most = len(started)
        while True:
            text = self.console.answer(self.words.text("ask-started", most=most)).casefold()
            if text in _LEAVING:
                raise Leave
            if text in _NEW or means_no(text, self.words):
                return Wish.NEW_GAME, started[0].path
            number = text.removeprefix("x").strip() or ("1" if most == 1 or not text else "")
            if most == 1 and means_yes(number, self.words):
                number = "1"
            if number in [str(place) for place in range(1, most + 1)]:
                wish = Wish.PUT_AWAY if text.startswith("x") else Wish.GO_ON
                return wish, started[int(number) - 1].path
            self.console.show_wrapped(self.words.text("please-started", most=most))


def game_text(saved: Saved, words: Words) -> str:
    """What it is, with whom, and how far it has come."""
    record, match = saved.running.record, saved.running.match
    return words.text(
        "started-game",
        title=title(record.sheet.id, words),
        names=_names(record, words),
        round=match.round.round_number + 1,
        date=saved.played.strftime("%Y-%m-%d %H:%M"),
    )


def _names(record: Record, words: Words) -> str:
    """People first: it is theirs."""
    seats = sorted(range(record.players), key=lambda seat: record.played_by[seat] != PERSON)
    names = names_at(record, words.text("you-inside"))
    return all_of([names[seat] for seat in seats], words)
