"""`boneyard play`: a match in the terminal, or one round to watch."""

import argparse
import shlex
import signal
import sys

from boneyard.cli.arguments import UsageError
from boneyard.cli.game.console import Console, Leave, log, terminal
from boneyard.cli.game.demo import show_round
from boneyard.cli.game.setup import FAMILIAR, LENGTHS, PLAYERS, Agreed, Plan, Setup, having_rounds
from boneyard.cli.game.speech import Speech, seat_names
from boneyard.cli.game.table import Table
from boneyard.cli.options import read_seed, read_switch, seed_bytes
from boneyard.cli.page import speak_plainly
from boneyard.cli.record_files import make_room, save_record
from boneyard.cli.sheet_words import sheet_named
from boneyard.locales import Words, words
from boneyard.record.notation import SEATS, write_seat
from boneyard.rules.match import Match
from boneyard.rules.sheet import BadOption, Sheet
from boneyard.sheets import SHEETS

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


# --- The command line -----------------------------------------------------------------------------------


def read_plan(chosen: argparse.Namespace, words: Words) -> Plan:
    """What the command line settles; a UsageError says what is wrong with it."""
    settled = chosen.sheet is not None or bool(chosen.switch)
    sheet = SHEETS[FAMILIAR] if chosen.sheet is None else _sheet(chosen.sheet, words)
    try:
        switches = dict(read_switch(text, sheet, words) for text in chosen.switch)
        sheet = sheet.having(switches)
        players = max(sheet.deal.tables) if chosen.players is None else chosen.players
        sheet.table(players)
    except BadOption as problem:
        raise UsageError(str(problem)) from None
    return Plan(
        sheet=sheet if settled else None,
        players=chosen.players,
        name=chosen.name,
        seat=_seat(chosen.seat, players, words),
        rounds=_rounds(chosen.rounds, sheet, players, words),
        length_known=any(name in switches for name in LENGTHS),
        house_rules_known=settled,
    )


def _sheet(name: str, words: Words) -> Sheet:
    sheet = sheet_named(name)
    if sheet is None:
        raise UsageError(words.text("no-such-sheet", name=repr(name), names=", ".join(SHEETS)))
    return sheet


def _rounds(rounds: int | None, sheet: Sheet, players: int, words: Words) -> int | None:
    if rounds is None:
        return None
    if "rounds" not in sheet.switches:
        raise UsageError(words.text("no-rounds-but-tokens", sheet=sheet.id))
    most = len(having_rounds(sheet, players, None).engines(players))
    if not 1 <= rounds <= most:
        raise UsageError(words.text("no-such-rounds", sheet=sheet.id, most=most, rounds=rounds))
    return rounds


def _seat(text: str, players: int, words: Words) -> int:
    seat = SEATS.find(text.upper()) if len(text) == 1 else -1
    if not 0 <= seat < players:
        last = write_seat(players - 1)
        raise UsageError(words.text("no-such-seat", players=players, last=last, seat=repr(text)))
    return seat


# --- Playing and watching -------------------------------------------------------------------------------


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
    try:
        Table(match, Speech(words, agreed.sheet, names, agreed.seat), console, seed).play()
    finally:
        if record is not None:
            save_record(record, match, names)
            console.show(["", words.text("recorded"), "  " + shlex.join(["boneyard", "replay", record])])


def watch(plan: Plan, seed: str, console: Console, words: Words) -> None:
    sheet = plan.sheet or SHEETS[FAMILIAR]
    players = plan.players or min(PLAYERS, max(sheet.deal.tables))
    if plan.rounds is not None:
        sheet = having_rounds(sheet, players, plan.rounds)
    speech = Speech(words, sheet, seat_names(words, players, None, ""), None)
    show_round(Match(sheet, players, seed_bytes(seed)), speech, console, seed)
    agreed = Agreed(sheet, players, "", 0)
    console.show(["", words.text("replay"), f"  {replay_command(agreed, seed)} --demo"])


def replay_command(agreed: Agreed, seed: str) -> str:
    """What to type for the same deals, and the same bots, once more."""
    options = dict(agreed.sheet.options)
    rounds = options.pop("rounds", None)
    command = ["boneyard", "play", "--sheet", agreed.sheet.id, "--players", str(agreed.players)]
    command += ["--seat", write_seat(agreed.seat)] if agreed.seat else []
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
