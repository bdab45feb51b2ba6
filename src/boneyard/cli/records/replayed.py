"""A record replayed: checked, then shown, or what one seat saw of it."""

import argparse
import json
import sys

from boneyard.cli.arguments import UsageError
from boneyard.cli.language import words_for
from boneyard.cli.options import read_seat
from boneyard.cli.page import terminal_page
from boneyard.cli.plain import speak_plainly
from boneyard.cli.records.document import record_document
from boneyard.cli.records.files import complain, in_file, load_record
from boneyard.cli.records.page import notation_page, sentences_page
from boneyard.record.limits import NO_LIMITS
from boneyard.record.match_record import seen_by
from boneyard.record.problems import BadRecord, FalseRecord
from boneyard.record.record_writer import record_text
from boneyard.record.replay import replay


def run(chosen: argparse.Namespace) -> int:
    words = words_for(chosen)
    file: str = chosen.file
    record = load_record(file, words)
    seat = None if chosen.seen_by is None else read_seat(chosen.seen_by, record.players, words)
    try:
        match = replay(record, NO_LIMITS).match
    except BadRecord as problem:
        raise UsageError(in_file(file, problem, words)) from None
    except FalseRecord as problem:
        return complain(file, problem, words)
    shown = record if seat is None else seen_by(record, seat)
    if chosen.json:
        print(json.dumps(record_document(shown, match), indent=2))
    elif seat is not None and not chosen.sentences:
        _write(record_text(shown))
    else:
        speak_plainly(sys.stdout)
        page = terminal_page()
        if chosen.notation:
            notation_page(record, match, words, page)
        else:
            sentences_page(record, match, seat, words, page)
        print(page)
    return 0


def _write(text: str) -> None:
    """A record is UTF-8, whatever the terminal's encoding."""
    if sys.stdout is not None:
        sys.stdout.buffer.write(text.encode())
