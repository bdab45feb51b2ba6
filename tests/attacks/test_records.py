"""Spoilt and forged records: `boneyard verify` refuses them in a sentence, or they say the same as before.

Where one is accepted and says something else, verify itself has told that it cannot show this.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from boneyard import SHEETS, Match, commitment_of, seed_of
from boneyard.record.entries import Claim, Comment, Done, Entry, Record
from boneyard.record.match_record import record_of
from boneyard.record.record_reader import read_record
from boneyard.record.record_writer import record_text, sealed
from tests.attacks.spoilers import SPOILERS, sealed_anew
from tests.cli.in_process import boneyard
from tests.counts import count
from tests.figures import note

TRIES = count(50, 4000)
NONCES = "Check that the nonce of your seat is the one you gave."
ACTIONS = "Whoever has the record can put other legal actions in their place and seal it anew"
ENDING = "an ending may have been cut off"
DATE = "whether the date and the comments are true"
CHOICE = "When the sheet, the house rules, the names and the first seat were chosen."


class Original(NamedTuple):
    record: Record
    text: bytes


def originals(sheet: str) -> Iterator[Original]:
    """Matches that are over or not, promised whole or by the secret alone."""
    rng = random.Random(sheet)
    for number, most in enumerate((20, 20, 400, 400)):
        players = rng.choice(sorted(SHEETS[sheet].deal.tables))
        few = {"tokens": 1} if "tokens" in SHEETS[sheet].switches else {"rounds": 1}
        secret = f"{rng.getrandbits(256):064x}"
        nonces = [f"{rng.getrandbits(128):032x}" for _ in range(players)]
        match = Match(SHEETS[sheet].having(few), players, seed_of(secret, nonces), rng.randrange(players))
        for _ in range(most):
            if not match.over:
                match.play(rng.choice(match.legal()))
        record = record_of(match, [f"Player {seat}" for seat in range(players)], "today", secret, nonces)
        if number % 2:
            older = replace(record, promise="", commitment=commitment_of(secret))
            record = sealed(older)
        yield Original(record, record_text(record).encode())


def seals(record: Record) -> list[Entry]:
    return [entry for entry in record.entries if isinstance(entry, Claim) and entry.name == "seal"]


def under_the_seal(record: Record) -> Record:
    entries = [entry for entry in record.entries if not isinstance(entry, Comment)]
    return replace(record, remarks=(), entries=tuple([e for e in entries if e not in seals(record)]))


def actions(record: Record) -> list[tuple[int, object]]:
    return [(entry.seat, entry.action) for entry in record.entries if isinstance(entry, Done)]


def unsaid(original: Record, found: Record, said: str) -> list[str]:
    """What is different although verify has not told that it may be."""
    wrong = []
    table = ("sheet", "players", "first", "names", "played_by", "promise")
    if any(getattr(original, name) != getattr(found, name) for name in table) and CHOICE not in said:
        wrong.append("the table")
    if (original.secret, original.commitment) != (found.secret, found.commitment):
        wrong.append("the promise")
    if original.nonces != found.nonces and NONCES not in said:
        wrong.append("the nonces")
    if original.date != found.date and DATE not in said:
        wrong.append("the date")
    before, now = actions(original), actions(found)
    if before != now and ACTIONS not in said:
        wrong.append("the actions")
    if len(now) < len(before) and now == before[: len(now)] and ENDING not in said:
        wrong.append("the ending")
    if seals(found) == seals(original) and under_the_seal(found) != under_the_seal(original):
        wrong.append("what is under the same seal")
    return wrong


def failures(original: Original, text: bytes, file: Path) -> list[str]:
    """What went wrong when this was given to be verified; the commitment is known from before."""
    file.write_bytes(text)
    try:
        answer = boneyard("verify", str(file), "--commitment", original.record.commitment)
    except Exception as problem:  # noqa: BLE001
        return [f"traceback: {problem!r}"]
    if answer.returncode in (1, 2):
        one_line = answer.stderr.startswith("boneyard: ") and answer.stderr.count("\n") == 1
        return [] if one_line and len(answer.stderr) < 2000 else [f"no sentence: {answer.stderr[:200]!r}"]
    if answer.returncode != 0 or answer.stderr:
        return [f"exit code {answer.returncode}: {answer.stderr[:200]!r}"]
    return unsaid(original.record, read_record(text), " ".join(answer.stdout.split()))


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_spoilt_record_is_refused_in_a_sentence_or_says_the_same(sheet: str, tmp_path: Path) -> None:
    rng = random.Random(f"spoilt {sheet}")
    known = list(originals(sheet))
    foreign = [*known, *originals(rng.choice(sorted(SHEETS)))]
    failed = []
    for _ in range(TRIES):
        original = rng.choice(known)
        text = original.text
        spoilers = rng.choices(SPOILERS, k=rng.choice((1, 1, 2, 3)))
        for spoil in spoilers:
            text = spoil(text, rng.choice(foreign).text, rng) or b"\n"
        if rng.random() < 0.4:
            text = sealed_anew(text)
        wrong = failures(original, text, tmp_path / "spoilt.record")
        failed += [(what, [spoil.__name__ for spoil in spoilers], text) for what in wrong]
    note(f"attack: mutated records of {sheet}: {TRIES} tries, {len(failed)} failures")

    assert failed == []


@pytest.mark.parametrize("sheet", SHEETS)
def test_unspoilt_they_are_all_verified(sheet: str, tmp_path: Path) -> None:
    for original in originals(sheet):
        assert failures(original, original.text, tmp_path / "true.record") == []
        assert boneyard("verify", str(tmp_path / "true.record")).returncode == 0


def test_the_attack_would_notice_what_is_not_told() -> None:
    record = next(originals("chickenfoot")).record
    other = replace(record, first=1 - record.first, nonces=(), date="", secret="", entries=())

    assert unsaid(record, record, "") == []
    assert unsaid(record, other, "") == [
        *("the table", "the promise", "the nonces", "the date", "the actions", "the ending"),
    ]
    assert unsaid(record, replace(record, date="never"), DATE) == ["what is under the same seal"]
