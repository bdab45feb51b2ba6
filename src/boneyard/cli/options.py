"""What the options of several commands mean; a UsageError says what is wrong with one."""

import os
import secrets
from collections.abc import Mapping

from boneyard.cli.arguments import UsageError
from boneyard.locales import Words
from boneyard.record.notation import SEATS, write_seat
from boneyard.rules.arguments import shorten
from boneyard.rules.sheet import BadOption, Sheet
from boneyard.sheets import SHEETS
from boneyard.words.sheets import sheet_named


def read_sheet(name: str, words: Words) -> Sheet:
    sheet = sheet_named(name)
    if sheet is None:
        raise UsageError(words.text("no-such-sheet", name=shorten(name), names=", ".join(SHEETS)))
    return sheet


def read_table(name: str, switches: list[str], players: int, words: Words) -> Sheet:
    """The sheet with these house rules, for this many players."""
    sheet = read_sheet(name, words)
    sheet = with_house_rules(sheet, dict(read_switch(text, sheet, words) for text in switches), words)
    check_table(sheet, players, words)
    return sheet


def read_switch(text: str, sheet: Sheet, words: Words) -> tuple[str, str]:
    name, equals, answer = text.partition("=")
    if not equals:
        known, question = next(iter(sheet.switches.items()))
        example = f"{known}={question.answers[-1].name}"
        raise UsageError(words.text("not-a-switch", example=example, text=shorten(text)))
    return name.strip().replace("-", "_"), answer.strip()


def with_house_rules(sheet: Sheet, switches: Mapping[str, str], words: Words) -> Sheet:
    """The sheet with these answers instead."""
    try:
        return sheet.having(switches)
    except BadOption:
        raise UsageError(_why_not(sheet, switches, words)) from None


def _why_not(sheet: Sheet, switches: Mapping[str, str], words: Words) -> str:
    chosen = dict(sheet.options)
    for name, wanted in switches.items():
        question = sheet.switches.get(name)
        if question is None:
            known = ", ".join(sheet.switches)
            return words.text("no-such-switch", sheet=sheet.id, switch=shorten(name), switches=known)
        answer = question.answer(wanted)
        if answer is None:
            known = ", ".join([answer.name for answer in question.answers])
            return words.text("no-such-answer", switch=name, answer=shorten(wanted), answers=known)
        chosen[name] = answer.name
    pair = next(
        pair
        for pair in sheet.impossible
        if all(
            chosen.get(name, sheet.switches[name].default_with(chosen).name) == answer
            for name, answer in (pair.first, pair.second)
        )
    )
    return words.text(
        "impossible",
        first="=".join(pair.first),
        second="=".join(pair.second),
        why=words.text(f"impossible-{pair.first[0]}".replace("_", "-")),
        clause=pair.clause,
    )


def check_table(sheet: Sheet, players: int, words: Words) -> None:
    """A UsageError if so many cannot play this sheet, with the rounds agreed on."""
    tables = sheet.deal.tables
    if players not in tables:
        raise UsageError(
            words.text(
                "no-such-table",
                sheet=sheet.id,
                fewest=min(tables),
                most=max(tables),
                clause=sheet.deal.clause,
            )
        )
    highest, _ = tables[players]
    if sheet.rounds > highest + 1 and not sheet.plays_fewer_rounds:
        raise UsageError(
            words.text(
                "too-many-rounds",
                rounds=sheet.rounds,
                players=players,
                engines=highest + 1,
                highest=highest,
            )
        )


def read_seat(text: str, players: int, words: Words) -> int:
    seat = SEATS.find(text.upper()) if len(text) == 1 else -1
    if not 0 <= seat < players:
        last = write_seat(players - 1)
        raise UsageError(words.text("no-such-seat", players=players, last=last, seat=shorten(text)))
    return seat


def read_number(option: str, number: int, fewest: int, most: int, words: Words) -> int:
    if not fewest <= number <= most:
        text = words.text("not-in-range", option=option, fewest=fewest, most=most, number=shorten(number))
        raise UsageError(text)
    return number


def read_seconds(seconds: float, most: float, words: Words) -> float:
    if not 0 < seconds <= most:
        raise UsageError(words.text("bad-seconds", most=most))
    return seconds


def read_seed(text: str | None) -> str:
    """The seed given, or a fresh one: 128 bits, so that nobody finds it by trying."""
    return secrets.token_hex(16) if text is None else text


def seed_bytes(seed: str) -> bytes:
    return seed.encode("utf-8", "surrogateescape")


def cores() -> int:
    """As many as this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
