"""What the command line says of a match to play."""

import argparse

from boneyard.cli.arguments import UsageError
from boneyard.cli.bots import read_bots
from boneyard.cli.game.setup import FAMILIAR, LENGTHS, Plan, having_rounds
from boneyard.cli.options import (
    check_table,
    read_number,
    read_seat,
    read_sheet,
    read_switch,
    with_house_rules,
)
from boneyard.locales import Words
from boneyard.rules.sheet import Sheet
from boneyard.sheets import SHEETS

_DEFAULT_SEAT = "A"
_OF_A_NEW_GAME = (
    *("sheet", "players", "people", "opponents", "name", "rounds", "switch", "seed", "record", "demo"),
)


def read_plan(chosen: argparse.Namespace, words: Words) -> Plan:
    """What the command line settles; a UsageError says what is wrong with it."""
    settled = chosen.sheet is not None or bool(chosen.switch)
    sheet = SHEETS[FAMILIAR] if chosen.sheet is None else read_sheet(chosen.sheet, words)
    people = _people(chosen, words)
    switches = dict(read_switch(text, sheet, words) for text in chosen.switch)
    sheet = with_house_rules(sheet, switches, words)
    opponents = None if chosen.opponents is None else read_bots(chosen.opponents, sheet, words)
    seated = _players(chosen, opponents, people)
    players = max(sheet.deal.tables) if seated is None else seated
    check_table(sheet, players, words)
    seats = read_seats(chosen.seat, players, words)
    if not chosen.demo:
        read_number("--people", people or 1, len(seats), players, words)
    if opponents is not None:
        _check_seats(opponents, players if chosen.demo else players - (people or 1), words)
    return Plan(
        sheet=sheet if settled else None,
        players=seated,
        names=tuple(chosen.name),
        people=people,
        seats=seats,
        rounds=_rounds(chosen.rounds, sheet, players, words),
        length_known=any(name in switches for name in LENGTHS),
        house_rules_known=bool(chosen.switch) or chosen.seed is not None,
        opponents=opponents,
    )


def read_seats(text: str, players: int, words: Words) -> tuple[int, ...]:
    seats = tuple([read_seat(letter.strip(), players, words) for letter in text.split(",")])
    if len(set(seats)) < len(seats):
        raise UsageError(words.text("same-seat-twice", seats=text))
    return seats


def read_resumed(chosen: argparse.Namespace, words: Words) -> None:
    """A game that goes on is what it was: nothing else can be asked for."""
    others = [name for name in _OF_A_NEW_GAME if getattr(chosen, name) not in (None, [], False)]
    if chosen.seat != _DEFAULT_SEAT:
        others.append("seat")
    if others:
        raise UsageError(words.text("resume-alone", option=f"--{others[0]}"))


def _people(chosen: argparse.Namespace, words: Words) -> int | None:
    names = [name.casefold() for name in chosen.name]
    if len(set(names)) < len(names):
        raise UsageError(words.text("same-name-twice"))
    if chosen.people is not None and chosen.people < len(names):
        raise UsageError(words.text("more-names-than-people", people=chosen.people, names=len(names)))
    if chosen.people is not None:
        people: int = chosen.people
        return people
    seats = chosen.seat.count(",") + 1
    alone = 0 if chosen.opponents is None else 1
    return max(len(names), seats if seats > 1 else alone) or None


def _players(chosen: argparse.Namespace, opponents: tuple[str, ...] | None, people: int | None) -> int | None:
    """As many as asked for; otherwise as many as people and several opponents make."""
    if chosen.players is not None or opponents is None or len(opponents) == 1:
        players: int | None = chosen.players
        return players
    return len(opponents) + (0 if chosen.demo else people or 1)


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
