"""`boneyard play`: a match in the terminal, or one round to watch."""

import argparse
import secrets
import shlex
import signal
import sys

from boneyard.cli.arguments import UsageError
from boneyard.cli.game.console import Console, Leave, log, terminal
from boneyard.cli.game.demo import show_round
from boneyard.cli.game.setup import PLAYERS, Agreed, Plan, Setup, having_rounds
from boneyard.cli.game.speech import Speech, seat_names
from boneyard.cli.game.table import Table
from boneyard.cli.page import speak_plainly
from boneyard.cli.sheet_words import UNPLAYABLE, sheet_named
from boneyard.locales import Words, words
from boneyard.record.notation import SEATS, write_seat
from boneyard.rules.match import Match
from boneyard.rules.sheet import BadOption, Sheet
from boneyard.sheets import SHEETS

_CLASSIC = "mexican-train-classic"
_SIGNALS = ("SIGTERM", "SIGHUP")


def run(chosen: argparse.Namespace) -> int:
    speak_plainly(sys.stdout)
    plan = read_plan(chosen, words())
    seed: str = secrets.token_hex(4) if chosen.seed is None else chosen.seed
    if chosen.demo:
        watch(plan, seed, log(), words())
    elif sys.stdin is None or not sys.stdin.isatty():
        print(words().text("needs-terminal"))
    else:
        speak_plainly(sys.stdin)
        attend(plan, seed, words())
    return 0


# --- The command line -----------------------------------------------------------------------------------


def read_plan(chosen: argparse.Namespace, words: Words) -> Plan:
    """What the command line settles; a UsageError says what is wrong with it."""
    settled = chosen.sheet is not None or bool(chosen.switch)
    sheet = SHEETS[_CLASSIC] if chosen.sheet is None else _sheet(chosen.sheet, words)
    try:
        sheet = sheet.having(dict(_switch(text, sheet, words) for text in chosen.switch))
        players = min(PLAYERS, max(sheet.deal.tables)) if chosen.players is None else chosen.players
        sheet.table(players)
    except BadOption as problem:
        raise UsageError(str(problem)) from None
    return Plan(
        sheet=sheet if settled else None,
        players=chosen.players,
        name=chosen.name,
        seat=_seat(chosen.seat, players if chosen.players is not None else max(sheet.deal.tables), words),
        rounds=_rounds(chosen.rounds, sheet, players, words),
        house_rules_known=settled,
    )


def _sheet(name: str, words: Words) -> Sheet:
    sheet = sheet_named(name)
    if sheet is None:
        problem = "no-playable-sheet" if name in UNPLAYABLE else "no-such-sheet"
        raise UsageError(words.text(problem, name=repr(name), names=", ".join(SHEETS)))
    return sheet


def _switch(text: str, sheet: Sheet, words: Words) -> tuple[str, str]:
    name, equals, answer = text.partition("=")
    if not equals:
        known, question = next(iter(sheet.switches.items()))
        example = f"{known}={question.answers[-1].name}"
        raise UsageError(words.text("not-a-switch", example=example, text=repr(text)))
    return name.strip().replace("-", "_"), answer.strip()


def _rounds(rounds: int | None, sheet: Sheet, players: int, words: Words) -> int | None:
    if rounds is None:
        return len(sheet.engines(players)) if "rounds" in sheet.options else None
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


def attend(plan: Plan, seed: str, words: Words) -> None:
    """Play with the person at the terminal. Whatever way they leave, it is with a word, not a traceback."""
    _leave_when_told()
    console = terminal()
    command = ""
    try:
        agreed = Setup(console, words).ask(plan)
        command = replay_command(agreed, seed)
        play_match(agreed, seed, console, words)
    except (Leave, KeyboardInterrupt):
        _ignore_signals()
        console.show(["", words.text("goodbye")])
    if command:
        console.show([words.text("replay"), f"  {command}"])


def play_match(agreed: Agreed, seed: str, console: Console, words: Words) -> None:
    names = seat_names(words, agreed.players, agreed.seat, agreed.name)
    match = Match(agreed.sheet, agreed.players, _seed_bytes(seed))
    Table(match, Speech(words, agreed.sheet, names, agreed.seat), console, seed).play()


def watch(plan: Plan, seed: str, console: Console, words: Words) -> None:
    sheet = plan.sheet or SHEETS[_CLASSIC]
    players = plan.players or min(PLAYERS, max(sheet.deal.tables))
    sheet = having_rounds(sheet, players, plan.rounds)
    speech = Speech(words, sheet, seat_names(words, players, None, ""), None)
    show_round(Match(sheet, players, _seed_bytes(seed)), speech, console, seed)
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


def _seed_bytes(seed: str) -> bytes:
    return seed.encode("utf-8", "surrogateescape")


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
