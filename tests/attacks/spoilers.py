"""Ways to spoil the text of a record, from a single byte to the lines of another match."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from boneyard.record.problems import BadRecord
from boneyard.record.record_reader import read_record
from boneyard.record.record_writer import record_text, sealed

Spoil = Callable[[bytes, bytes, random.Random], bytes]
"""The record, another one to take lines from, and chance."""

NUMBERS = (
    "0",
    "-1",
    "1",
    "00",
    "13",
    "255",
    "999999",
    "1" * 30,
    "9" * 5000,
    "1e9",
    "0x1",
    "１",
    "²",
    "٣",
    "½",
    "",
)
SIGNS = (
    "\0",
    "\x0b",
    "\x85",
    "\u2028",
    "\u200b",
    "\u202e",
    "\ufeff",
    "\N{CYRILLIC CAPITAL LETTER A}",
    "é",
    "😀",
)
SAID = (
    *(
        "promise: table",
        "promise: secret",
        "first: B",
        "player A: person",
        "seen-by: A",
        "seed: 00",
        "digest: 00",
    ),
    *(
        "switches: rounds=1",
        "switches: hands=open",
        "round: 1",
        "deal: 2",
        "over: out",
        "winners: A",
        "A draw",
    ),
    *(
        "A pass, B pass",
        "seal: " + "0" * 64,
        "secret: " + "0" * 64,
        "commitment: " + "0" * 64,
        "# so",
        ":",
        "A",
    ),
)


def one_of(pattern: bytes, record: bytes, rng: random.Random) -> re.Match[bytes]:
    """A place where it is found; where there is none, the end."""
    return rng.choice(list(re.finditer(pattern, record)) or list(re.finditer(rb"\Z", record)))


def some_bytes(record: bytes, _: bytes, rng: random.Random) -> bytes:
    spoilt = bytearray(record)
    for place in rng.choices(range(len(record)), k=rng.randint(1, 4)):
        spoilt[place : place + rng.randint(0, 2)] = rng.randbytes(rng.randint(0, 2))
    return bytes(spoilt)


def cut_off(record: bytes, _: bytes, rng: random.Random) -> bytes:
    return record[: rng.randrange(len(record))]


def line_dropped(record: bytes, _: bytes, rng: random.Random) -> bytes:
    lines = record.splitlines(keepends=True)
    del lines[rng.randrange(len(lines))]
    return b"".join(lines)


def line_doubled(record: bytes, _: bytes, rng: random.Random) -> bytes:
    lines = record.splitlines(keepends=True)
    lines.insert(rng.randint(0, len(lines)), rng.choice(lines))
    return b"".join(lines)


def lines_swapped(record: bytes, _: bytes, rng: random.Random) -> bytes:
    lines = record.splitlines(keepends=True)
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def line_of_another(record: bytes, other: bytes, rng: random.Random) -> bytes:
    lines, foreign = record.splitlines(keepends=True), other.splitlines(keepends=True)
    place = rng.randrange(len(lines))
    lines[place : place + rng.randint(0, 1)] = [rng.choice(foreign)]
    return b"".join(lines)


def same_line_of_another(record: bytes, other: bytes, rng: random.Random) -> bytes:
    """The line of the same name: its digest, its seed, its scores …"""
    lines = record.splitlines(keepends=True)
    place = rng.randrange(len(lines))
    name = lines[place].partition(b":")[0]
    foreign = [line for line in other.splitlines(keepends=True) if line.partition(b":")[0] == name]
    lines[place] = rng.choice(foreign or lines)
    return b"".join(lines)


def line_put_in(record: bytes, _: bytes, rng: random.Random) -> bytes:
    lines = record.splitlines(keepends=True)
    lines.insert(rng.randint(0, len(lines)), rng.choice(SAID).encode() + b"\n")
    return b"".join(lines)


def number_changed(record: bytes, _: bytes, rng: random.Random) -> bytes:
    found = one_of(rb"\d+", record, rng)
    number = rng.choice((rng.choice(NUMBERS), str(rng.randint(0, 12)))).encode()
    return record[: found.start()] + number + record[found.end() :]


def word_of_another_place(record: bytes, other: bytes, rng: random.Random) -> bytes:
    """A tile for a tile, a seat for a seat, an action for an action."""
    found = one_of(rb"[^\s,()]+", record, rng)
    put = one_of(rb"[^\s,()]+", rng.choice((record, other)), rng)
    return record[: found.start()] + put[0] + record[found.end() :]


def sign_put_in(record: bytes, _: bytes, rng: random.Random) -> bytes:
    place = rng.randint(0, len(record))
    return record[:place] + rng.choice(SIGNS).encode() + record[place:]


def letters_turned(record: bytes, _: bytes, rng: random.Random) -> bytes:
    found = one_of(rb"[A-Za-z]+", record, rng)
    return record[: found.start()] + found[0].swapcase() + record[found.end() :]


def other_line_ends(record: bytes, _: bytes, rng: random.Random) -> bytes:
    end = rng.choice((b"\r\n", b"\r", b"\n\r", b"\n\n", b"\n \n", b"\x0b", b"\x0c", "\u2028".encode(), b""))
    return record.replace(b"\n", end, rng.choice((-1, 1, 7)))


def other_encoding(record: bytes, _: bytes, rng: random.Random) -> bytes:
    return record.decode("utf-8", "replace").encode(rng.choice(("utf-16", "utf-32", "utf-8-sig", "utf-7")))


SPOILERS: tuple[Spoil, ...] = (
    *(some_bytes, cut_off, line_dropped, line_doubled, lines_swapped, line_of_another, same_line_of_another),
    *(line_put_in, number_changed, word_of_another_place, sign_put_in, letters_turned, other_line_ends),
    other_encoding,
)


def sealed_anew(record: bytes) -> bytes:
    """As a careful forger would leave it, where it can still be read."""
    without = b"".join([line for line in record.splitlines(keepends=True) if not line.startswith(b"seal")])
    try:
        return record_text(sealed(read_record(without))).encode()
    except BadRecord:
        return record
