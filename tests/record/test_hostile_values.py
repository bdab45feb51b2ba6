"""Nothing that goes into a record can bring lines of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from boneyard import SHEETS, Action, BadOption, Match, Verb, seed_of, write_record
from boneyard.record.entries import Claim, Comment, Done, Record
from boneyard.record.match_record import heading_of, record_of
from boneyard.record.record_reader import read_record
from boneyard.record.record_writer import record_text
from boneyard.record.running_record import RunningRecord

SHEET = SHEETS["mexican-train-classic"].having(rounds=1)
SECRET, NONCES = "5e" * 32, ("01" * 16, "02" * 16)
MATCH = Match(SHEET, 2, seed_of(SECRET, NONCES))
ENDS = ("\n", "\r", "\r\n", "\n\n", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029", "\0", "\x1b[2K")
BEFORE = ("", "x", "0" * 32, "0" * 64)
LINES = ("", "first: B", "secret: " + "0" * 64, "A draw", "# so", "seal: " + "0" * 64)


def lines_of(text: str) -> list[str]:
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


HONEST = lines_of(write_record(MATCH, ["Anna", "Ben"], "today", SECRET, NONCES))


def written(*arguments: Any, **named: Any) -> list[str]:
    """The lines of the record with these; those of an honest one where they are refused."""
    try:
        text = write_record(MATCH, *arguments, **named)
    except ValueError:
        return HONEST
    assert text.count("\n") == len(text.splitlines()), "other programs know more ends of a line"
    read_record(text)
    return lines_of(text)


@pytest.mark.parametrize("before", BEFORE)
@pytest.mark.parametrize("end", ENDS, ids=ascii)
def test_what_is_given_to_write_a_record_brings_no_line(before: str, end: str) -> None:
    for value in [f"{before}{end}{line}" for line in LINES]:
        for lines in (
            written([value, "Ben"], "today", SECRET, NONCES),
            written(["Anna", value], "today", SECRET, NONCES),
            written(["Anna", "Ben"], value, SECRET, NONCES),
            written(["Anna", "Ben"], "today", value, NONCES),
            written(["Anna", "Ben"], "today", SECRET, (NONCES[0], value)),
            written(["Anna", "Ben"], "today", "", (NONCES[0], value)),
        ):
            assert labels(lines) == labels(HONEST)
        running = RunningRecord(heading_of(SHEET, 2, b"", [value, value], [value, value], value))
        assert read_record(running.sealed_text()).first == 0
        with pytest.raises(BadOption):
            SHEET.having({value: "1"})
        with pytest.raises(BadOption):
            SHEET.having(rounds=value)


def labels(lines: list[str]) -> list[str]:
    """What the lines are about; names and dates may be there or not."""
    return [line.partition(":")[0] for line in lines if not line.startswith(("name", "date"))]


RECORD = record_of(MATCH, ["Anna", "Ben"], "today", SECRET, NONCES)
MADE_BY_HAND: dict[str, Callable[[str], Record]] = {
    "sheet": lambda value: replace(RECORD, sheet=replace(SHEET, id=value)),
    "switches": lambda value: replace(RECORD, sheet=replace(SHEET, options={"rounds": value})),
    "digest": lambda value: replace(RECORD, digest=value),
    "names": lambda value: replace(RECORD, names=("Anna", value)),
    "played_by": lambda value: replace(RECORD, played_by=(value,)),
    "date": lambda value: replace(RECORD, date=value),
    "promise": lambda value: replace(RECORD, promise=value),
    "commitment": lambda value: replace(RECORD, commitment=value),
    "nonces": lambda value: replace(RECORD, nonces=(NONCES[0], value)),
    "secret": lambda value: replace(RECORD, secret=value),
    "remarks": lambda value: replace(RECORD, remarks=(value,)),
    "comment": lambda value: replace(RECORD, entries=(Comment(value),)),
    "claim": lambda value: replace(RECORD, entries=(Claim("winners", (value,)),)),
    "drew": lambda value: replace(RECORD, entries=(Done(0, Action(Verb.DRAW), (value,)),)),
}


@pytest.mark.parametrize("field", MADE_BY_HAND)
@pytest.mark.parametrize("end", ["\n", "\r", "\r\n"], ids=ascii)
def test_a_record_made_by_hand_is_not_written_if_a_value_brings_a_line(field: str, end: str) -> None:
    record = MADE_BY_HAND[field](f"x{end}first: B")

    with pytest.raises(ValueError, match=r"would be more than one line: '.*first: B"):
        record_text(record)


# --- Names and nonces -------------------------------------------------------------------------------------


def test_one_text_is_not_the_names_of_the_seats() -> None:
    with pytest.raises(TypeError, match="names are given as a list, one for each seat, not as 'Anna'"):
        write_record(MATCH, names="Anna")


def test_more_names_than_seats_are_refused() -> None:
    with pytest.raises(ValueError, match="there are 3 names for 2 seats"):
        write_record(MATCH, names=["Anna", "Ben", "Cleo"])
    assert read_record(write_record(MATCH, names=["Anna"])).names == ("Anna", "")


def test_a_name_is_text() -> None:
    names: list[Any] = ["Anna", 7]
    with pytest.raises(TypeError, match="expected a string, not 7"):
        write_record(MATCH, names=names)


@pytest.mark.parametrize(
    ("secret", "nonces", "why"),
    [
        ("", NONCES, "a secret must be 64 hexadecimal digits"),
        (SECRET, NONCES[:1], "every seat needs a nonce: there are 1 for 2 seats"),
        (SECRET, (*NONCES, NONCES[0]), "every seat needs a nonce: there are 3 for 2 seats"),
        (SECRET, (), "every seat needs a nonce: there are 0 for 2 seats"),
        (SECRET, (NONCES[0], f"{NONCES[1]}\nfirst: B"), "32 hexadecimal digits in lower case"),
        (SECRET, NONCES[::-1], "do not give the seed"),
    ],
)
def test_secret_and_nonces_are_checked_when_a_record_is_written(
    secret: str, nonces: Sequence[str], why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        write_record(MATCH, secret=secret, nonces=nonces)
