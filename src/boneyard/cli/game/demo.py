"""One round played by bots alone, told as a log."""

from pathlib import Path

from boneyard.cli.bots import search_note
from boneyard.cli.called import command, file_argument
from boneyard.cli.game.about_match import opponents_text, same_deals
from boneyard.cli.game.console import Console
from boneyard.cli.game.game_file import GameFile
from boneyard.cli.game.players import USUAL, Opponents, opponents_at, seats_of
from boneyard.cli.game.saved import today
from boneyard.cli.game.scores import round_board
from boneyard.cli.game.screen import ruled
from boneyard.cli.game.screens import screen_of
from boneyard.cli.game.setup import FAMILIAR, PLAYERS, Plan, as_long_as, having_rounds
from boneyard.cli.options import seed_bytes
from boneyard.cli.page import wrap
from boneyard.locales import Words
from boneyard.record.match_record import heading_of
from boneyard.record.running_record import RunningRecord
from boneyard.rules.result import Over
from boneyard.sheets import SHEETS
from boneyard.words.sheets import title
from boneyard.words.speech import Speech, seat_names


def watch(plan: Plan, seed: str, file: Path | None, console: Console, words: Words) -> None:
    """`file` is for the record."""
    sheet = plan.sheet or SHEETS[FAMILIAR]
    counts = as_long_as(plan, sheet).player_counts
    players = plan.players or min(max(PLAYERS, min(counts)), max(counts))
    if plan.rounds is not None:
        sheet = having_rounds(sheet, players, plan.rounds)
    names = seat_names(words, players, {})
    played_by = seats_of(plan.opponents or (USUAL,), players, ())
    running = RunningRecord(heading_of(sheet, players, seed_bytes(seed), names, played_by, today()))
    opponents = opponents_at(played_by, sheet, running.match.seed)
    try:
        show_round(running, opponents, Speech(words, sheet, names, None), console)
    finally:
        opponents.close()
    if file is not None:
        kept = GameFile.create(file)
        kept.add(running.sealed_text())
        kept.close()
        console.show(["", words.text("recorded"), "  " + command("replay", file_argument(str(file)))])
    *head, again = same_deals(running.record, words)
    console.show(["", *head, f"{again} --demo"])


def show_round(running: RunningRecord, opponents: Opponents, speech: Speech, console: Console) -> None:
    record, match = running.record, running.match
    name = title(match.sheet.id, speech.words)
    head = speech.text("demo-head", title=name, players=match.players)
    console.show(ruled(head, console.width, console.paint))
    console.show_wrapped(opponents_text(speech, record.played_by))
    if note := search_note(record.played_by, speech.words):
        console.show_wrapped(note)
    over = Over.REDEAL
    while over is Over.REDEAL:
        round_ = match.round
        while round_.turn is not None:
            running.play(opponents.choose(match))
        view = round_.view(None)
        screen = screen_of(view, speech, console)
        for text in [*speech.tell_start(view.history, view.engine), *speech.tell(view.history)]:
            console.show(wrap(text, console.width, rest="  "))
        assert view.result is not None
        over = view.result.over
        if over is not Over.REDEAL:
            console.show(["", *screen.head(), *screen.table(), "", *round_board(screen)])
