"""Writing a record. The same record is always the same text."""

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from boneyard.record.digest import sheet_digest
from boneyard.record.entries import LINES, Claim, Comment, Done, Entry, Record
from boneyard.record.notation import write_action, write_seat
from boneyard.record.record_reader import TITLE
from boneyard.record.seeds import TABLE, commitment_of
from boneyard.rules.action import Verb
from boneyard.rules.arguments import shorten

WIDTH: Final = 100
SEAL: Final = "seal"
PROMISED: Final = frozenset(
    {"sheet", "edition", "digest", "switches", "players", "name", "player", "first", "promise", "secret"}
)
"""The lines of the heading that a commitment to the table binds."""


def record_text(record: Record) -> str:
    lines = [TITLE, *[_comment(text) for text in record.remarks], *_heading(record)]
    return _joined(lines) + entries_text(record.entries)


def entries_text(entries: Iterable[Entry]) -> str:
    """Lines of the match."""
    writer = Writer([])
    for entry in entries:
        if isinstance(entry, Done):
            writer.put_action(entry)
        elif isinstance(entry, Claim):
            writer.put_claim(entry)
        else:
            writer.put_line(_comment(entry.text))
    return _joined([*writer.lines, *writer.turns])


def _joined(lines: list[str]) -> str:
    """ValueError if one of them is more than one: no value may bring lines of its own."""
    text = "".join([f"{line}\n" for line in lines])
    if "\r" in text or text.count("\n") > len(lines):
        wrong = next(line for line in lines if "\r" in line or "\n" in line)
        raise ValueError(f"one line of the record would be more than one line: {shorten(wrong, 200)}")
    return text


def seal_of(record: Record) -> str:
    """SHA-256 of the record without its comments and its seal."""
    entries = [entry for entry in _unsealed(record) if not isinstance(entry, Comment)]
    bare = replace(record, remarks=(), entries=tuple(entries))
    return hashlib.sha256(record_text(bare).encode()).hexdigest()


def commitment_in(record: Record) -> str:
    """What the commitment of this record has to be, by its own kind of promise; the secret is known."""
    if record.promise != TABLE:
        return commitment_of(record.secret)
    return hashlib.sha256(promised_text(record).encode()).hexdigest()


def promised_text(record: Record) -> str:
    """Those lines as they are usually written. The digest is always there, that of the rules as they are."""
    lines = _heading(replace(record, digest=sheet_digest(record.sheet)))
    return _joined([line for line in lines if re.split("[: ]", line, maxsplit=1)[0] in PROMISED])


def sealed(record: Record) -> Record:
    """The record with its seal as the last line, in place of any it had."""
    return replace(record, entries=(*_unsealed(record), Claim(SEAL, (seal_of(record),))))


def sealed_text(record: Record) -> str:
    """The text of a record without comments, with its seal as the last line."""
    text = record_text(record)
    return f"{text}{SEAL}: {hashlib.sha256(text.encode()).hexdigest()}\n"


def _unsealed(record: Record) -> list[Entry]:
    return [entry for entry in record.entries if not (isinstance(entry, Claim) and entry.name == SEAL)]


def _comment(text: str) -> str:
    return f"# {text}".rstrip()


def _heading(record: Record) -> Iterator[str]:
    sheet = record.sheet
    yield f"sheet: {sheet.id}"
    yield f"edition: {sheet.edition}"
    if record.digest:
        yield f"digest: {record.digest}"
    if sheet.options:
        yield f"switches: {', '.join([f'{name}={answer}' for name, answer in sheet.options.items()])}"
    yield f"players: {record.players}"
    for seat, name in enumerate(record.names):
        if name:
            yield f"name {write_seat(seat)}: {name}"
    for seat, player in enumerate(record.played_by):
        if player:
            yield f"player {write_seat(seat)}: {player}"
    yield f"first: {write_seat(record.first)}"
    if record.date:
        yield f"date: {record.date}"
    if record.seen_by is not None:
        yield f"seen-by: {write_seat(record.seen_by)}"
    if record.promise:
        yield f"promise: {record.promise}"
    if record.commitment:
        yield f"commitment: {record.commitment}"
    for seat, nonce in enumerate(record.nonces):
        yield f"nonce {write_seat(seat)}: {nonce}"
    if record.secret:
        yield f"secret: {record.secret}"
    if record.seed is not None:
        yield f"seed: {record.seed.hex() or chr(34) * 2}"


class Writer:
    """Puts the match below the heading: a line for every claim, and one for each turn round the table."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.turns: list[str] = []
        """The line of actions that is being written, if there is one."""
        self.seat = 0

    def put_line(self, line: str) -> None:
        self.lines.extend(self.turns)
        self.turns = []
        self.lines.append(line)

    def put_action(self, done: Done) -> None:
        action = action_text(done)
        if self.turns and done.seat >= self.seat:
            again = done.seat == self.seat
            line = (
                f"{self.turns[0]} {action}" if again else f"{self.turns[0]}, {write_seat(done.seat)} {action}"
            )
            if len(line) <= WIDTH:
                self.turns = [line]
                self.seat = done.seat
                return
        self.lines.extend(self.turns)
        self.turns = [f"{write_seat(done.seat)} {action}"]
        self.seat = done.seat

    def put_claim(self, claim: Claim) -> None:
        if claim.name == "round":
            self.put_line("")
        line = f"{claim.label}:"
        size = len(LINES[claim.name].kinds)
        for first in range(0, len(claim.words), size):
            item = " ".join(claim.words[first : first + size])
            comma = "," if size > 1 and not line.endswith(":") else ""
            if len(line) + len(comma) + 1 + len(item) > WIDTH and not line.endswith(":"):
                self.put_line(line)
                line, comma = f"{claim.label}:", ""
            line = f"{line}{comma} {item}"
        self.put_line(line)


def action_text(done: Done) -> str:
    """`show ?` is a secret choice seen by others."""
    secret = done.action.verb is Verb.SHOW and done.action.tile is None
    text = f"{done.action.verb.value} ?" if secret else write_action(done.action)
    return f"{text} ({' '.join(done.drew)})" if done.drew else text
