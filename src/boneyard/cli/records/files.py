"""Records in files: read, written, and reported if something is wrong with them."""

import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from boneyard.cli.arguments import UsageError
from boneyard.locales import Words
from boneyard.record.entries import Record
from boneyard.record.match_record import write_record
from boneyard.record.problems import BadRecord, RecordProblem
from boneyard.record.record_reader import read_record
from boneyard.rules.match import Match
from boneyard.words.records import problem_text

FALSE = 1


def load_record(file: str, words: Words) -> Record:
    """The record in that file; a UsageError says why there is none."""
    try:
        return read_record(_bytes(file))
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise UsageError(words.text("record-unreadable", file=repr(file), why=why)) from None
    except BadRecord as problem:
        raise UsageError(in_file(file, problem, words)) from None


def make_room(file: str, words: Words) -> None:
    """Make an empty file for a record to come; a UsageError if that cannot be done or the file exists."""
    try:
        with Path(file).open("x", encoding="utf-8"):
            pass
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise UsageError(words.text("record-unwritable", file=repr(file), why=why)) from None


def save_record(file: str, match: Match, names: Sequence[str]) -> None:
    """Write the match, finished or not, with today's date."""
    today = datetime.now().astimezone().date().isoformat()
    Path(file).write_text(write_record(match, names, today), encoding="utf-8", newline="\n")


def complain(file: str, problem: RecordProblem, words: Words) -> int:
    """Say that the record is false, and where; return the exit code."""
    print(f"boneyard: {in_file(file, problem, words)}", file=sys.stderr)
    return FALSE


def in_file(file: str, problem: RecordProblem, words: Words) -> str:
    return words.text("record-in-file", file=file, problem=problem_text(problem, words))


def _bytes(file: str) -> bytes:
    if file != "-":
        return Path(file).read_bytes()
    return b"" if sys.stdin is None else sys.stdin.buffer.read()
