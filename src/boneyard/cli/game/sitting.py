"""A sitting: a match with the person at the terminal, or one round to watch."""

import argparse
import shlex
import signal
import sys

from boneyard.cli.game.command_line import read_plan
from boneyard.cli.game.console import Console, Leave, log, terminal
from boneyard.cli.game.demo import show_round
from boneyard.cli.game.players import USUAL, bots_of, level_text, seats_of
from boneyard.cli.game.setup import FAMILIAR, PLAYERS, Agreed, Plan, Setup, as_long_as, having_rounds
from boneyard.cli.game.table import Table
from boneyard.cli.options import read_seed, seed_bytes
from boneyard.cli.page import speak_plainly, wrap
from boneyard.cli.records.files import make_room, save_record
from boneyard.locales import Words, words
from boneyard.record.notation import write_seat
from boneyard.rules.match import Match
from boneyard.sheets import SHEETS
from boneyard.words.speech import Speech, seat_names

_SIGNALS = ("SIGTERM", "SIGHUP")


def run(chosen: argparse.Namespace) -> int:
    speak_plainly(sys.stdout)
    plan = read_plan(chosen, words())
    seed = read_seed(chosen.seed)
    if chosen.demo:
        watch(plan, seed, log(), words())
    elif sys.stdin is None or not sys.stdin.isatty():
        print(words().text("needs-terminal"))
    else:
        speak_plainly(sys.stdin)
        if chosen.record is not None:
            make_room(chosen.record, words())
        attend(plan, seed, chosen.record, words())
    return 0


def attend(plan: Plan, seed: str, record: str | None, words: Words) -> None:
    """Play with the person at the terminal. Whatever way they leave, it is with a word, not a traceback."""
    _leave_when_told()
    console = terminal()
    command = ""
    try:
        agreed = Setup(console, words).ask(plan)
        command = replay_command(agreed, seed)
        play_match(agreed, seed, record, console, words)
    except (Leave, KeyboardInterrupt):
        _ignore_signals()
        console.show(["", words.text("goodbye")])
    if command:
        console.show([words.text("replay"), f"  {command}"])


def play_match(agreed: Agreed, seed: str, record: str | None, console: Console, words: Words) -> None:
    names = seat_names(words, agreed.players, agreed.seat, agreed.name)
    match = Match(agreed.sheet, agreed.players, seed_bytes(seed))
    levels = seats_of(agreed.opponents, agreed.players, agreed.seat)
    speech = Speech(words, agreed.sheet, names, agreed.seat)
    console.show(["", *wrap(opponents_text(speech, levels), console.width, rest="  ")])
    try:
        Table(match, speech, console, bots_of(levels, agreed.sheet, seed)).play()
    finally:
        if record is not None:
            save_record(record, match, names)
            console.show(["", words.text("recorded"), "  " + shlex.join(["boneyard", "replay", record])])


def watch(plan: Plan, seed: str, console: Console, words: Words) -> None:
    sheet = plan.sheet or SHEETS[FAMILIAR]
    counts = as_long_as(plan, sheet).player_counts
    players = plan.players or min(max(PLAYERS, min(counts)), max(counts))
    if plan.rounds is not None:
        sheet = having_rounds(sheet, players, plan.rounds)
    speech = Speech(words, sheet, seat_names(words, players, None, ""), None)
    agreed = Agreed(sheet, players, "", 0, plan.opponents or (USUAL,))
    levels = seats_of(agreed.opponents, players, None)
    bots = bots_of(levels, sheet, seed)
    show_round(Match(sheet, players, seed_bytes(seed)), speech, console, bots, opponents_text(speech, levels))
    console.show(["", words.text("replay"), f"  {replay_command(agreed, seed)} --demo"])


def opponents_text(speech: Speech, levels: tuple[str, ...]) -> str:
    """Everybody but you, each with the level."""
    each = [
        speech.text("opponent", name=speech.names[seat], level=level_text(level, speech.words))
        for seat, level in enumerate(levels)
        if seat != speech.you
    ]
    message = "players-of-demo" if speech.you is None else "opponents"
    return speech.text(message, each=speech.listed(each), number=len(each))


def replay_command(agreed: Agreed, seed: str) -> str:
    """What to type for the same deals, and the same bots, once more."""
    options = dict(agreed.sheet.options)
    rounds = options.pop("rounds", None)
    command = ["boneyard", "play", "--sheet", agreed.sheet.id, "--players", str(agreed.players)]
    command += ["--seat", write_seat(agreed.seat)] if agreed.seat else []
    command += ["--opponents", ",".join(agreed.opponents)]
    command += ["--rounds", rounds] if rounds else []
    for name, answer in options.items():
        command += ["--switch", f"{name}={answer}"]
    return shlex.join([*command, f"--seed={seed}"])


def _leave_when_told() -> None:
    """A terminal that closes and a system that shuts down end the match as politely as the player would."""

    def leave(*_: object) -> None:
        _ignore_signals()
        raise Leave

    for name in _SIGNALS:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), leave)


def _ignore_signals() -> None:
    """One goodbye is enough."""
    for name in (*_SIGNALS, "SIGINT"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
