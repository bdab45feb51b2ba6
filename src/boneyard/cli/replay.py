"""`boneyard replay`: a recorded match checked and shown, or what one seat saw of it."""

import argparse
import json
import sys

from boneyard.cli.arguments import UsageError
from boneyard.cli.page import speak_plainly, terminal_page
from boneyard.cli.record_document import record_document
from boneyard.cli.record_files import complain, in_file, load_record
from boneyard.cli.record_page import match_page
from boneyard.locales import Words, words
from boneyard.record.entries import Record
from boneyard.record.match_record import seen_by
from boneyard.record.notation import SEATS, write_seat
from boneyard.record.problems import BadRecord, FalseRecord
from boneyard.record.record_writer import record_text
from boneyard.record.replay import replay


def run(chosen: argparse.Namespace) -> int:
    file: str = chosen.file
    record = load_record(file, words())
    seat = None if chosen.seen_by is None else read_seat(chosen.seen_by, record, words())
    try:
        match = replay(record).match
    except BadRecord as problem:
        raise UsageError(in_file(file, problem, words())) from None
    except FalseRecord as problem:
        return complain(file, problem, words())
    shown = record if seat is None else seen_by(record, seat)
    if chosen.json:
        print(json.dumps(record_document(shown, match), indent=2))
    elif seat is not None:
        _write(record_text(shown))
    else:
        speak_plainly(sys.stdout)
        page = terminal_page()
        match_page(record, match, words(), page)
        print(page)
    return 0


def read_seat(text: str, record: Record, words: Words) -> int:
    seat = SEATS.find(text.upper()) if len(text) == 1 else -1
    if not 0 <= seat < record.players:
        last = write_seat(record.players - 1)
        raise UsageError(words.text("no-such-seat", players=record.players, last=last, seat=repr(text)))
    return seat


def _write(text: str) -> None:
    """A record is UTF-8, whatever the terminal speaks."""
    if sys.stdout is not None:
        sys.stdout.buffer.write(text.encode())
