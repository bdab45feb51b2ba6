"""A sitting: matches with the people at the terminal, one after the other, or one round to watch."""

import argparse
import sys
from pathlib import Path

from boneyard.cli.bots import search_note
from boneyard.cli.called import command, file_argument
from boneyard.cli.game.about_match import agreed_in, engines_text, names_at, opponents_text, same_deals
from boneyard.cli.game.command_line import read_plan, read_resumed
from boneyard.cli.game.console import Console, Leave, log, terminal
from boneyard.cli.game.demo import watch
from boneyard.cli.game.game_file import GameFile
from boneyard.cli.game.keeper import Keeper
from boneyard.cli.game.players import PERSON, opponents_at, seats_of
from boneyard.cli.game.resumed import Game, Resumption
from boneyard.cli.game.saved import SavedGames, data_folder, free_name, today
from boneyard.cli.game.setup import Agreed, Plan, Setup
from boneyard.cli.game.signals import Signals
from boneyard.cli.game.table import Table
from boneyard.cli.game.yes_no import means_another, means_no, means_yes
from boneyard.cli.interruptible import interruptible
from boneyard.cli.language import words_for
from boneyard.cli.options import read_seed, seed_bytes
from boneyard.cli.plain import speak_plainly
from boneyard.cli.records.files import check_free
from boneyard.locales import Words
from boneyard.record.entries import Record
from boneyard.record.match_record import heading_of
from boneyard.record.record_writer import record_text
from boneyard.record.running_record import RunningRecord
from boneyard.words.speech import Speech, seat_names


def run(chosen: argparse.Namespace) -> int:
    words = words_for(chosen)
    speak_plainly(sys.stdout)
    if chosen.resume is not None:
        read_resumed(chosen, words)
    plan = read_plan(chosen, words)
    record = None if chosen.record is None else Path(chosen.record)
    if record is not None:
        check_free(record, words)
    if chosen.demo:
        with interruptible():
            watch(plan, read_seed(chosen.seed), record, log(), words)
    elif sys.stdin is None or not sys.stdin.isatty():
        print(words.text("needs-terminal"))
    else:
        speak_plainly(sys.stdin)
        signals = Signals()
        signals.listen()
        sitting = Sitting(SavedGames(data_folder()), record, terminal(signals.ask), words)
        try:
            sitting.attend(plan, chosen.seed, chosen.resume)
        except Leave:
            signals.ignore()
            sitting.say_goodbye()
    return 0


class Sitting:
    """`record` is the file that matches are written to, the second one beside it; None: those of `games`."""

    def __init__(self, games: SavedGames, record: Path | None, console: Console, words: Words) -> None:
        self.games = games
        self.record = record
        self.console = console
        self.words = words
        self.keeper: Keeper | None = None
        """Of the match that is being played, or was the last."""

    def attend(self, plan: Plan, seed: str | None, resume: str | None) -> None:
        """One match after the other, until Leave is raised. `resume` is a file; empty is the last game."""
        game = self.first_game(plan, seed, resume)
        while True:
            self.play(game)
            game = self.next_game(agreed_in(game.running.record))

    # --- Which game ---------------------------------------------------------------------------------------

    def first_game(self, plan: Plan, seed: str | None, resume: str | None) -> Game:
        """The one to be resumed, one that is offered, or a new one."""
        resumption = Resumption(self.games, self.console, self.words)
        if resume is not None:
            return resumption.named(resume) if resume else resumption.last()
        if plan.sheet is None and seed is None and self.record is None:
            game = resumption.offer()
            if game is not None:
                return game
        else:
            resumption.mention()
        return self.new_game(Setup(self.console, self.words).ask(plan), read_seed(seed))

    def new_game(self, agreed: Agreed, seed: str) -> Game:
        names = seat_names(self.words, agreed.players, agreed.people)
        played_by = seats_of(agreed.opponents, agreed.players, agreed.people)
        heading = heading_of(agreed.sheet, agreed.players, seed_bytes(seed), names, played_by, today())
        running = RunningRecord(heading)
        try:
            if self.record is None:
                file = self.games.begin(agreed.sheet.id)
            else:
                file = GameFile.create(free_name(self.record))
            file.add(record_text(heading) + running.due)
        except OSError as problem:
            Keeper(running, None, self.console, self.words).ask_to_play_on(problem)
            return Game(running, None)
        return Game(running, file)

    def next_game(self, agreed: Agreed) -> Game:
        """At the same table or at another; Leave is raised if they have had enough."""
        while True:
            text = self.console.answer(self.words.text("ask-again"))
            if means_yes(text, self.words):
                return self.new_game(agreed, read_seed(None))
            if means_another(text, self.words):
                return self.new_game(Setup(self.console, self.words).ask(Plan()), read_seed(None))
            if text.casefold() in ("", "q", "quit") or means_no(text, self.words):
                raise Leave
            self.console.show_wrapped(self.words.text("please-again"))

    # --- The game -----------------------------------------------------------------------------------------

    def play(self, game: Game) -> None:
        running, file = game
        record = running.record
        self.keeper = keeper = Keeper(running, file, self.console, self.words)
        self.introduce(record)
        opponents = opponents_at(record.played_by, record.sheet, running.match.seed)
        try:
            Table(keeper, opponents).play()
        finally:
            opponents.close()
            keeper.close()
        if file is not None and keeper.all_is_kept:
            path = self.games.finish(file, running)
            self.console.show_wrapped(self.words.text("recorded"))
            self.console.show(["  " + command("replay", file_argument(str(path))), ""])

    def introduce(self, record: Record) -> None:
        """Who plays, and what a short match is made of."""
        speech = Speech(self.words, record.sheet, names_at(record, self.words.text("you")), None)
        self.console.say("")
        if set(record.played_by) != {PERSON}:
            self.console.show_wrapped(opponents_text(speech, record.played_by))
        if note := search_note(record.played_by, self.words):
            self.console.show_wrapped(note)
        engines = engines_text(record.sheet, record.players, speech)
        if engines:
            self.console.show_wrapped(engines)

    def say_goodbye(self) -> None:
        self.console.show(["", self.words.text("goodbye")])
        if self.keeper is None:
            return
        running, file = self.keeper.running, self.keeper.file
        if not self.keeper.all_is_kept:
            self.console.show_wrapped(self.words.text("game-not-saved"))
        elif file is not None and not running.match.over:
            named = [] if self.games.has(file.path) else [file_argument(str(file.path))]
            self.console.show([self.words.text("game-saved"), "  " + command("play", "--resume", *named)])
        self.console.show(same_deals(running.record, self.words))
