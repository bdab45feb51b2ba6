"""What the command line says of a match to play."""

import argparse

from boneyard.bots.levels import UnknownBot
from boneyard.cli.arguments import UsageError
from boneyard.cli.game.players import read_opponents
from boneyard.cli.game.setup import FAMILIAR, LENGTHS, Plan, having_rounds
from boneyard.cli.options import read_seat, read_sheet, read_switch
from boneyard.locales import Words
from boneyard.rules.sheet import BadOption, Sheet
from boneyard.sheets import SHEETS


def read_plan(chosen: argparse.Namespace, words: Words) -> Plan:
    """What the command line settles; a UsageError says what is wrong with it."""
    settled = chosen.sheet is not None or bool(chosen.switch)
    sheet = SHEETS[FAMILIAR] if chosen.sheet is None else read_sheet(chosen.sheet, words)
    try:
        switches = dict(read_switch(text, sheet, words) for text in chosen.switch)
        sheet = sheet.having(switches)
        opponents = None if chosen.opponents is None else read_opponents(chosen.opponents, sheet)
        seated = _players(chosen, opponents)
        players = max(sheet.deal.tables) if seated is None else seated
        sheet.table(players)
    except (BadOption, UnknownBot) as problem:
        raise UsageError(str(problem)) from None
    if opponents is not None:
        _check_seats(opponents, _seats_for_bots(chosen, players), words)
    return Plan(
        sheet=sheet if settled else None,
        players=seated,
        name=chosen.name,
        seat=read_seat(chosen.seat, players, words),
        rounds=_rounds(chosen.rounds, sheet, players, words),
        length_known=any(name in switches for name in LENGTHS),
        house_rules_known=settled,
        opponents=opponents,
    )


def _players(chosen: argparse.Namespace, opponents: tuple[str, ...] | None) -> int | None:
    """As many as asked for; otherwise as many as several opponents make."""
    if chosen.players is not None or opponents is None or len(opponents) == 1:
        players: int | None = chosen.players
        return players
    return len(opponents) + (0 if chosen.demo else 1)


def _seats_for_bots(chosen: argparse.Namespace, players: int) -> int:
    return players if chosen.demo else players - 1


def _check_seats(opponents: tuple[str, ...], seats: int, words: Words) -> None:
    if len(opponents) not in (1, seats):
        raise UsageError(words.text("not-so-many-opponents", seats=seats, number=len(opponents)))


def _rounds(rounds: int | None, sheet: Sheet, players: int, words: Words) -> int | None:
    if rounds is None:
        return None
    if "rounds" not in sheet.switches:
        raise UsageError(words.text("no-rounds-but-tokens", sheet=sheet.id))
    most = len(having_rounds(sheet, players, None).engines(players))
    if not 1 <= rounds <= most:
        raise UsageError(words.text("no-such-rounds", sheet=sheet.id, most=most, rounds=rounds))
    return rounds
