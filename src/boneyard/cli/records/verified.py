"""A record verified, each check explained in plain words."""

import argparse
import sys

from boneyard.cli.arguments import UsageError
from boneyard.cli.language import words_for
from boneyard.cli.page import Page, terminal_page
from boneyard.cli.plain import speak_plainly
from boneyard.cli.records.files import complain, in_file, load_record
from boneyard.locales import Words
from boneyard.record.entries import Record
from boneyard.record.heading_reader import HASH
from boneyard.record.limits import NO_LIMITS
from boneyard.record.notation import write_seat
from boneyard.record.problems import BadRecord, FalseRecord
from boneyard.record.replay import check_promise, check_rules, replay
from boneyard.record.seeds import TABLE, derived_nonce, seed_of
from boneyard.rules.arguments import shorten
from boneyard.rules.match import Match


def run(chosen: argparse.Namespace) -> int:
    words = words_for(chosen)
    file: str = chosen.file
    given = None if chosen.commitment is None else read_commitment(chosen.commitment, words)
    record = load_record(file, words)
    speak_plainly(sys.stdout)
    page = terminal_page()
    page.line(words.text("verify-title", file=file))
    try:
        _check(record, given, words, page)
    except BadRecord as problem:
        raise UsageError(in_file(file, problem, words)) from None
    except FalseRecord as problem:
        print(page)
        return complain(file, problem, words)
    print(page)
    return 0


def read_commitment(text: str, words: Words) -> str:
    if HASH.fullmatch(text.lower()) is None:
        raise UsageError(words.text("record-no-hash", word=shorten(text)))
    return text.lower()


def _check(record: Record, given: str | None, words: Words, page: Page) -> None:
    """Writes down what has been found to be true, until something is not. `given` is the commitment told."""
    for name, said in (("commitment", record.commitment), ("secret", record.secret)):
        if not said:
            raise BadRecord(f"verify-without-{name}", record.place("sheet"))
    if given not in (None, record.commitment):
        place = record.place("commitment")
        raise FalseRecord("verify-other-commitment", place, expected=given or "", found=record.commitment)
    check_rules(record)
    check_promise(record)
    compared = words.text("verify-compare" if given is None else "verify-compared")
    promise = words.text(f"verify-promise-{_kind(record)}", commitment=record.commitment)
    page.entry("1.", f"{promise} {compared}")
    page.entry("2.", _seed_told(record, words))
    replayed = replay(record, NO_LIMITS)
    page.entry("3.", words.text("verify-deals", deals=replayed.deals, written=replayed.deals_written))
    actions, rounds = len(replayed.match.actions), len(replayed.match.results)
    page.entry("4.", words.text("verify-play", actions=actions, rounds=rounds))
    for heading, messages in (
        ("verify-shown", _shown(record)),
        ("verify-not-shown", _not_shown(record, given, replayed.match)),
    ):
        page.heading(words.text(heading))
        for message in messages:
            page.entry("-", words.text(message, **_named(_sharing(record))))


def _kind(record: Record) -> str:
    return record.promise or "secret"


def _sharing(record: Record) -> list[str]:
    """The seats whose nonce does not follow from the commitment: only they had a share in the chance."""
    seats = [write_seat(seat) for seat in range(record.players)]
    return [
        seat
        for seat, nonce in zip(seats, record.nonces, strict=True)
        if nonce != derived_nonce(record.commitment, seat)
    ]


def _named(seats: list[str]) -> dict[str, str | int]:
    return {"seats": ", ".join(seats), "number": len(seats)}


def _seed_told(record: Record, words: Words) -> str:
    seats = [write_seat(seat) for seat in range(record.players)]
    sharing = _sharing(record)
    told = words.text(
        "verify-seed" if sharing else "verify-seed-alone",
        seed=seed_of(record.secret, record.nonces).hex(),
        seats=", ".join(seats),
    )
    derived = [seat for seat in seats if seat not in sharing]
    return f"{told} {words.text('verify-derived', **_named(derived))}" if derived else told


def _shown(record: Record) -> list[str]:
    sharing = len(_sharing(record))
    tiles = "tiles" if sharing == record.players else "shares" if sharing else "alone"
    return [f"verify-shown-{tiles}", f"verify-shown-{_kind(record)}", "verify-shown-play"]


def _not_shown(record: Record, given: str | None, match: Match) -> list[str]:
    """What no record can show, and what this one does not."""
    hidden = {
        "verify-hidden-commitment": given is None,
        "verify-hidden-time": given is not None,
        "verify-hidden-choice": record.promise != TABLE,
        "verify-hidden-ending": not match.over,
        "verify-hidden-actions": True,
        "verify-hidden-people": True,
        "verify-hidden-deals": True,
        "verify-hidden-keeper": True,
    }
    return [message for message, holds in hidden.items() if holds]
