"""A record verified, each check explained in plain words."""

import argparse
import sys

from boneyard.cli.arguments import UsageError
from boneyard.cli.page import Page, speak_plainly, terminal_page
from boneyard.cli.records.files import complain, in_file, load_record
from boneyard.locales import Words, words
from boneyard.record.entries import Record
from boneyard.record.limits import NO_LIMITS
from boneyard.record.notation import write_seat
from boneyard.record.problems import BadRecord, FalseRecord
from boneyard.record.replay import check_promise, replay
from boneyard.record.seeds import seed_of


def run(chosen: argparse.Namespace) -> int:
    file: str = chosen.file
    record = load_record(file, words())
    speak_plainly(sys.stdout)
    page = terminal_page()
    page.line(words().text("verify-title", file=file))
    try:
        _check(record, words(), page)
    except BadRecord as problem:
        raise UsageError(in_file(file, problem, words())) from None
    except FalseRecord as problem:
        print(page)
        return complain(file, problem, words())
    print(page)
    return 0


def _check(record: Record, words: Words, page: Page) -> None:
    """Writes down what has been found to be true, until something is not."""
    for name, said in (("commitment", record.commitment), ("secret", record.secret)):
        if not said:
            raise BadRecord(f"verify-without-{name}", record.place("sheet"))
    check_promise(record)
    seats = ", ".join([write_seat(seat) for seat in range(record.players)])
    seed = seed_of(record.secret, record.nonces).hex()
    page.entry("1.", words.text("verify-commitment", commitment=record.commitment))
    page.entry("2.", words.text("verify-seed", seed=seed, seats=seats))
    replayed = replay(record, NO_LIMITS)
    page.entry("3.", words.text("verify-deals", deals=replayed.deals, written=replayed.deals_written))
    actions, rounds = len(replayed.match.actions), len(replayed.match.results)
    page.entry("4.", words.text("verify-play", actions=actions, rounds=rounds))
    page.heading(words.text("verify-shows"))
    page.heading(words.text("verify-limits"))
