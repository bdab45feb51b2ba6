"""Hostile lines for the referee: each gets one answer, in the form that was promised, and a short one."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Callable
from functools import cache
from typing import Any

from boneyard import Match, write_action, write_position
from boneyard.locales import words
from boneyard.record.limits import DEFAULTS
from boneyard.record.position import ALL_FIELDS
from boneyard.record.referee import answers
from boneyard.sheets import SHEETS
from boneyard.sheets.clauses import CLAUSES, RULINGS
from boneyard.words.refusals import explainer
from tests.cli.command import COMMAND
from tests.contract.worked import worked
from tests.counts import count
from tests.figures import note

SEED = 20261116
LINES = count(2_000, 335_000)
PIPED = count(200, 5_000)
LONGEST_ERROR = 2_000
"""With every legal action in it."""
LONGEST_ANSWER = 8_000

KINDS = ("illegal-action", "bad-position", "bad-request", "unknown-tile")
SWITCHES = sorted({switch for sheet in SHEETS.values() for switch in sheet.switches})
ANSWERS = sorted(
    {answer.name for sheet in SHEETS.values() for asked in sheet.questions for answer in asked.answers}
)
SIGNS = "0123456789-@?x ABCHMLRP,:\"'{}[]\\\n\t\0é１²½٣Ⅻ\u200b\u202e\u00a0−\ud800\udfff\U0001f600"
TEXTS = (
    *("", " ", "A", "H", "Z", "M", "ML", "12-5", "5-12", "13-0", "?", "?x17", "?x9999", "?x0", "-1--1"),
    *("draw", "pass", "12-5@A", "9-4@9", "show 3-3", "give 0-0", "remove", "stop", "take", "null", "NaN"),
    *("１２-５", "²-1", "A A", "\ud800", "\0", "a\nb", "x" * 5_000, "12-5 " * 900, "A " * 999, "4 " * 999),
)
NUMBERS = (0, 1, -1, 2, 8, 9, 12, 13, 255, 2**31, 2**63, -(2**63), 10**30, 10**400, 0.5, 1e308, -0.0, 3.0)
RAW = (b"NaN", b"-Infinity", b"1e999", b"9" * 5_000, b"-0", b"0x10", b"\xff", b"\x00", b"\xed\xa0\x80")
NAMES = (*sorted(ALL_FIELDS), *SWITCHES, *TEXTS, *"ABMH", "pips", "toes")
ALL_CLAUSES = {*CLAUSES, *RULINGS}

Chance = random.Random


def value(chance: Chance, depth: int = 3) -> Any:
    """Anything JSON can say."""
    kind = chance.randrange(9 if depth else 6)
    if kind < 2:
        return chance.choice(TEXTS)
    if kind < 4:
        return chance.choice(NUMBERS)
    if kind == 4:
        return chance.choice((None, True, False))
    if kind == 5:
        return "".join(chance.choices(SIGNS, k=chance.randrange(12)))
    if kind == 6:
        return [value(chance, depth - 1) for _ in range(chance.randrange(4))]
    return {chance.choice(NAMES): value(chance, depth - 1) for _ in range(chance.randrange(4))}


def places(thing: Any) -> list[tuple[Any, Any]]:
    """Every field of every object and every place of every list, with what holds it."""
    found: list[tuple[Any, Any]] = []
    if isinstance(thing, dict | list):
        for key in list(thing) if isinstance(thing, dict) else range(len(thing)):
            found += [(thing, key), *places(thing[key])]
    return found


@cache
def real_requests() -> tuple[str, ...]:
    """The worked examples, and tables of every sheet in the middle of a round, each with what can be done."""
    requests = [row["request"] for row in worked()]
    chance = Chance(SEED)
    for sheet in SHEETS.values():
        for seed in range(20):
            match = Match(sheet, chance.choice(sheet.player_counts), bytes([seed]))
            for _ in range(chance.randrange(60)):
                match.play(chance.choice(match.legal()))
            position = write_position(match.round)
            do = []
            for _ in range(chance.randrange(8)):
                action = chance.choice(match.legal())
                match.play(action)
                do.append(write_action(action))
            requests.append({"position": {**position, "pending": None}, "do": do})
    return tuple([json.dumps(request) for request in requests])


def real_request(chance: Chance) -> dict[str, Any]:
    request: dict[str, Any] = json.loads(chance.choice(real_requests()))
    return request


def spoilt(chance: Chance) -> dict[str, Any]:
    """A real request with a few faults; some of them turn out to be none."""
    request = real_request(chance)
    for _ in range(chance.randint(1, 3)):
        holder, key = chance.choice(places(request))
        old = holder[key]
        fault = chance.randrange(8)
        if fault == 0 and isinstance(holder, dict):
            del holder[key]
        elif fault == 1 and isinstance(old, str):
            cut = chance.randint(0, len(old))
            holder[key] = old[:cut] + chance.choice(SIGNS) + old[cut + chance.randrange(3) :]
        elif fault == 2 and isinstance(old, str):
            holder[key] = f"{old} {chance.choice((old, *TEXTS))}"
        elif fault == 3 and isinstance(holder, dict):
            holder[chance.choice(NAMES)] = old
        elif fault == 4:
            position = request.get("position")
            if isinstance(position, dict):
                position["options"] = {chance.choice((*SWITCHES, "x")): chance.choice((*ANSWERS, 3, -1, ""))}
        elif fault == 5:
            request["do"] = [chance.choice(TEXTS) for _ in range(chance.choice((1, 3, 2_000)))]
        elif fault == 6:
            other, its_key = chance.choice(places(real_request(chance)))
            holder[key] = other[its_key]
        else:
            holder[key] = value(chance)
        if not places(request):
            break
    return request


def misplayed(chance: Chance) -> dict[str, Any]:
    """A real table, and actions that are not all possible there."""
    request = real_request(chance)
    do = request.get("do", [])
    for _ in range(chance.randint(1, 3)):
        tile = f"{chance.randrange(14)}-{chance.randrange(14)}"
        end = chance.choice((*"ABCDEFGHMPZ", "ML", "MR", str(chance.randrange(14))))
        bare = chance.choice(("draw", "pass", "keep", "take", "stop", "remove", "draw-until", "unmark"))
        wrong = chance.choice((chance.choice(TEXTS), bare, bare, f"show {tile}", f"give {tile}"))
        action = chance.choice((wrong, f"{tile}@{end}"))
        do.insert(chance.randint(0, len(do)), action)
    return {**request, "do": do}


def written(request: object, chance: Chance) -> bytes:
    return json.dumps(request, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")


def bad_bytes(chance: Chance) -> bytes:
    """A real request with bytes cut off, put in, taken out or said twice."""
    line = written(real_request(chance), chance)
    for _ in range(chance.randint(1, 4)):
        a, b = sorted((chance.randint(0, len(line)), chance.randint(0, len(line))))
        line = chance.choice(
            (
                line[:b],
                line[:a] + line[a + 1 :],
                line[:b] + line[a:],
                line[:a] + chance.randbytes(chance.randint(1, 4)) + line[a:],
                line[:a] + chance.choice(RAW) + line[b:],
            )
        )
    return line


def nested(chance: Chance) -> bytes:
    opening = chance.choice((b"[", b'{"position":', b'{"a":[', b'{"position": {"hands": ['))
    depth = chance.choice((10, 900, 5_000))
    return opening * depth + chance.choice((b"", b"1", b"]" * depth))


def said_twice(chance: Chance) -> bytes:
    line = written(real_request(chance), chance)
    name = chance.choice((b'"sheet"', b'"A"', b'"position"', b'"turn"'))
    return line.replace(name + b":", name + b": null, " + name + b":", 1)


def too_long(chance: Chance) -> bytes:
    line = written(real_request(chance), chance)
    room = DEFAULTS.request_bytes - len(line) + chance.choice((-1, 0, 1, 50_000))
    return chance.choice((b" " * room + line, line + b" " * room, line + b"x" * room))


KINDS_OF_LINES: tuple[tuple[int, Callable[[Chance], bytes]], ...] = (
    (400, lambda chance: written(spoilt(chance), chance)),
    (300, lambda chance: written(misplayed(chance), chance)),
    (150, bad_bytes),
    (80, lambda chance: written({"position": value(chance), "do": value(chance)}, chance)),
    (30, lambda chance: written(value(chance), chance)),
    (30, lambda chance: chance.randbytes(chance.randint(1, 200))),
    (30, said_twice),
    (10, nested),
    (3, too_long),
)


def hostile_line(chance: Chance) -> bytes:
    """Without the end of a line in it."""
    weights = [weight for weight, _ in KINDS_OF_LINES]
    make = chance.choices([make for _, make in KINDS_OF_LINES], weights)[0]
    line = make(chance).replace(b"\n", b" ")
    return line if line.strip() else b"\0"


def fault_in(given: str) -> str | None:
    """What is wrong with an answer; None for one that keeps the promise."""
    if "\n" in given or not given.isascii():
        return "more than one line, or not plain"
    answer = json.loads(given)
    if "error" not in answer:
        if set(answer) != {"turn", "legal", "position", "over"}:
            return "neither an answer nor an error"
        return None if len(given) < LONGEST_ANSWER else "a long answer"
    error = answer["error"]
    if set(answer) != {"error"} or error["kind"] not in KINDS or not isinstance(error["message"], str):
        return "an error of no known kind"
    if not error["message"] or "Traceback" in error["message"] or "Error" in error["message"]:
        return "an error in no sentence"
    if error["kind"] == "illegal-action" and error["clause"] not in ALL_CLAUSES:
        return "a refusal without a clause"
    return None if len(given) < LONGEST_ERROR else "a long error"


def failures(lines: list[bytes], given: list[str]) -> list[str]:
    assert len(given) == len(lines), "one answer for each line"
    faults = [(fault_in(answer), line) for line, answer in zip(lines, given, strict=True)]
    return [f"{fault}: {line[:300]!r}" for fault, line in faults if fault is not None]


def test_a_hostile_line_gets_one_short_answer() -> None:
    chance = Chance(SEED)
    explain = explainer(words())
    failed: list[str] = []
    for _ in range(LINES):
        line = hostile_line(chance)
        try:
            failed += failures([line], list(answers([line], explain)))
        except Exception as problem:  # noqa: BLE001 of whatever kind: the referee must not stumble
            failed.append(f"{type(problem).__name__}: {line[:300]!r}")
    note(f"attack: referee lines: {LINES:,} tries, {len(failed):,} failures")
    assert failed == []


def test_hostile_lines_do_not_stop_the_command() -> None:
    chance = Chance(SEED + 1)
    lines = [hostile_line(chance) for _ in range(PIPED)]
    said = subprocess.run(
        [*COMMAND, "referee"], input=b"\n".join(lines), capture_output=True, timeout=600, check=False
    )

    failed = failures(lines, said.stdout.decode("ascii").splitlines())
    note(f"attack: lines for a running referee: {PIPED:,} tries, {len(failed):,} failures")
    assert (said.returncode, said.stderr, failed) == (0, b"", [])
