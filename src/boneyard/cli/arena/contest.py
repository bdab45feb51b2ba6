"""The deals of an arena: played, saved as they are played, and counted until enough is known."""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterable
from contextlib import closing, suppress
from typing import TextIO

from platformdirs import user_state_path

from boneyard import _build
from boneyard.bots.thought import MOST_SECONDS, MOST_WORLDS
from boneyard.cli.arena.report import standings_document, standings_page
from boneyard.cli.arguments import UsageError
from boneyard.cli.bots import read_bots, search_note
from boneyard.cli.interruptible import interruptible
from boneyard.cli.language import words_for
from boneyard.cli.options import cores, read_number, read_seconds, read_seed, read_table, seed_bytes
from boneyard.cli.page import terminal_page
from boneyard.cli.plain import speak_plainly
from boneyard.cli.progress import Progress
from boneyard.locales import Words
from boneyard.rules.sheet import Sheet
from boneyard.sim.arena import Arena, DealPlayed
from boneyard.sim.journal import Journal, line_of
from boneyard.sim.standings import standings, widest_margin

MOST_DEALS = 10_000_000
MOST_JOBS = 512
FEWEST_DEALS = 100
"""Before this many, an interval is not relied on; afterwards it is checked every LOOK_EVERY deals."""
LOOK_EVERY = 50


def run(chosen: argparse.Namespace) -> int:
    words = words_for(chosen)
    sheet = read_table(chosen.sheet, chosen.switch, chosen.players, words)
    bots = read_seats(chosen.seats, chosen.players, sheet, words)
    wanted = read_number("--deals", chosen.deals, 1, MOST_DEALS, words)
    jobs = read_number("--jobs", chosen.jobs, 0, MOST_JOBS, words) or cores()
    if chosen.precision is not None and not chosen.precision > 0:
        raise UsageError(words.text("arena-bad-precision"))
    seed = read_seed(chosen.seed)
    seconds = None if chosen.seconds is None else read_seconds(chosen.seconds, MOST_SECONDS, words)
    worlds = None if chosen.worlds is None else read_number("--worlds", chosen.worlds, 1, MOST_WORLDS, words)
    arena = Arena(sheet.id, dict(sheet.options), bots, seed_bytes(seed), chosen.matches, seconds, worlds)
    if note := search_note(bots, words):
        print(note, file=sys.stderr)
    contest = Contest(arena, wanted, chosen.precision, words)
    journal = Journal(user_state_path("boneyard"), heading(arena))
    try:
        with interruptible():
            contest.play(jobs, journal)
    except KeyboardInterrupt:
        message = "arena-stopped" if chosen.seed else "arena-stopped-seed"
        text = words.text(message, done=len(contest.deals), whole=wanted, seed=seed)
        print(text, file=sys.stderr)
        raise
    deals = contest.in_order()
    speak_plainly(sys.stdout)
    if chosen.json:
        print(json.dumps(standings_document(arena, seed, deals, standings(bots, deals)), indent=2))
    else:
        page = terminal_page()
        standings_page(arena, seed, deals, standings(bots, deals), words, page)
        print(page)
    with suppress(OSError):
        journal.remove()
    return 0


def read_seats(text: str, players: int, sheet: Sheet, words: Words) -> tuple[str, ...]:
    names = read_bots(text, sheet, words)
    if len(names) != players:
        raise UsageError(words.text("arena-seats", number=len(names), players=players))
    return names


def heading(arena: Arena) -> dict[str, object]:
    """Everything the results depend on."""
    return {
        "sheet": arena.sheet,
        "options": arena.options,
        "bots": arena.bots,
        "seed": hashlib.sha256(arena.seed).hexdigest(),  # a program may read the journal
        "whole_matches": arena.whole_matches,
        "seconds": arena.seconds,
        "worlds": arena.worlds,
        "code": _build.source_hash(),
    }


class Contest:
    """The deals played so far, by number, until there are enough or the result is precise enough."""

    def __init__(self, arena: Arena, wanted: int, precision: float | None, words: Words) -> None:
        self.arena = arena
        self.wanted = wanted
        self.precision = precision
        self.words = words
        self.deals: dict[int, DealPlayed] = {}
        self.looked_at = FEWEST_DEALS - LOOK_EVERY
        self.enough: int | None = None

    def in_order(self) -> list[DealPlayed]:
        return [self.deals[number] for number in range(self.enough or self.wanted)]

    def play(self, jobs: int, journal: Journal) -> None:
        for deal in journal.read():
            self.deals.setdefault(deal.number, deal)
        self.look()
        missing = [number for number in range(self.enough or self.wanted) if number not in self.deals]
        with (
            Progress(self.wanted, self.words, "progress-deals") as progress,
            closing(Keeper(journal, self.deals.values(), self.words)) as keeper,
            closing(self.arena.play(missing, jobs)) as played,
        ):
            for deal in played:
                self.deals[deal.number] = deal
                keeper.keep(deal)
                self.look()
                progress.show(len(self.deals))
                if self.enough is not None:
                    break

    def look(self) -> None:
        """Is it precise enough? Asked after fixed numbers of deals, in whatever order these come."""
        while self.precision is not None and self.enough is None:
            number = self.looked_at + LOOK_EVERY
            if number > self.wanted or any(i not in self.deals for i in range(self.looked_at, number)):
                return
            self.looked_at = number
            margin = widest_margin(self.arena.bots, [self.deals[i] for i in range(number)])
            if margin is not None and margin <= self.precision:
                self.enough = number


class Keeper:
    """Writes the journal. Where it cannot, it says so once, and the deals are played all the same."""

    def __init__(self, journal: Journal, deals: Iterable[DealPlayed], words: Words) -> None:
        self.words = words
        self.file: TextIO | None = None
        try:
            self.file = journal.open(deals)
        except OSError as problem:
            self.give_up(problem)

    def keep(self, deal: DealPlayed) -> None:
        if self.file is None:
            return
        try:
            self.file.write(line_of(deal))
            self.file.flush()
        except OSError as problem:
            self.give_up(problem)

    def give_up(self, problem: OSError) -> None:
        print(self.words.text("arena-not-kept", why=problem.strerror or str(problem)), file=sys.stderr)
        self.close()

    def close(self) -> None:
        file, self.file = self.file, None
        if file is not None:
            with suppress(OSError):
                file.close()
