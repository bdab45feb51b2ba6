"""Keeps the match on disk while it is played."""

from contextlib import suppress

from boneyard.cli.game.console import Console, Leave
from boneyard.cli.game.game_file import GameFile
from boneyard.cli.game.players import PERSON
from boneyard.cli.game.yes_no import means_no
from boneyard.locales import Words
from boneyard.record.running_record import RunningRecord
from boneyard.rules.action import Action


class Keeper:
    """Every action is in the file before it is shown.

    Where that fails the player decides whether to play on; whatever is missing is tried again with the next
    action.
    """

    def __init__(self, running: RunningRecord, file: GameFile | None, console: Console, words: Words) -> None:
        self.running = running
        self.file = file
        self.console = console
        self.words = words
        self.played_by = running.record.played_by
        self.missing = ""
        """What is not in the file yet."""

    def play(self, action: Action) -> None:
        """Do it, or raise IllegalAction."""
        failed_before = bool(self.missing)
        self.missing += self.running.play(action)
        if self.file is None:
            return
        try:
            self.file.add(self.missing)
            self.missing = ""
            if self._somebody_is_asked():
                self.file.secure()
        except OSError as problem:
            if not failed_before:
                self.ask_to_play_on(problem)
        else:
            if failed_before:
                self.console.show_wrapped(self.words.text("saved-again"))

    def close(self) -> None:
        """What is missing is tried once more."""
        if self.file is None:
            return
        with suppress(OSError):
            self.file.add(self.missing)
            self.missing = ""
        self.file.close()

    def ask_to_play_on(self, problem: OSError) -> None:
        """Leave is raised if the player would rather not."""
        self.console.say("")
        self.console.show_wrapped(self.words.text("not-saved", why=problem.strerror or str(problem)))
        answer = self.console.answer(self.words.text("ask-unsaved"))
        if answer.casefold() in ("q", "quit") or means_no(answer, self.words):
            raise Leave

    @property
    def all_is_kept(self) -> bool:
        return self.file is not None and not self.missing

    def _somebody_is_asked(self) -> bool:
        turn = self.running.match.turn
        return turn is None or self.played_by[turn] == PERSON
