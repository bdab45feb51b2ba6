"""Records in files: read, written, and reported if something is wrong with them."""

import sys
from pathlib import Path

from boneyard.cli.arguments import UsageError
from boneyard.locales import Words
from boneyard.record.entries import Record
from boneyard.record.limits import NO_LIMITS
from boneyard.record.problems import BadRecord, RecordProblem
from boneyard.record.record_reader import read_record
from boneyard.rules.arguments import cut, shorten
from boneyard.words.records import problem_text

FALSE = 1
LONGEST_PATH = 200
"""Of the paths that are told."""


def load_record(file: str, words: Words) -> Record:
    """The record in that file; a UsageError says why there is none."""
    try:
        return read_record(_bytes(file), limits=NO_LIMITS)
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise UsageError(words.text("record-unreadable", file=quoted_path(file), why=why)) from None
    except BadRecord as problem:
        raise UsageError(in_file(file, problem, words)) from None


def check_free(file: Path, words: Words) -> None:
    """A UsageError if no record can be written there, or the file exists."""
    try:
        with file.open("x", encoding="utf-8"):
            pass
        file.unlink()
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise UsageError(words.text("record-unwritable", file=quoted_path(str(file)), why=why)) from None


def complain(file: str, problem: RecordProblem, words: Words) -> int:
    """Say that the record is false, and where; return the exit code."""
    print(f"boneyard: {in_file(file, problem, words)}", file=sys.stderr)
    return FALSE


def quoted_path(file: str) -> str:
    return shorten(file, LONGEST_PATH)


def in_file(file: str, problem: RecordProblem, words: Words) -> str:
    return words.text("record-in-file", file=cut(file, LONGEST_PATH), problem=problem_text(problem, words))


def _bytes(file: str) -> bytes:
    if file != "-":
        return Path(file).read_bytes()
    return b"" if sys.stdin is None else sys.stdin.buffer.read()
