"""Is a record true? Its match is played again, and every line is compared with what happens."""

from typing import NamedTuple

from boneyard.record.digest import sheet_digest
from boneyard.record.entries import Claim, Comment, Done, Entry, Record
from boneyard.record.limits import DEFAULTS, Limits
from boneyard.record.notation import write_action, write_seat
from boneyard.record.problems import BadRecord, FalseRecord, IllegalInRecord
from boneyard.record.record_writer import SEAL, commitment_in, seal_of
from boneyard.record.scribe import Scribe
from boneyard.record.seeds import seed_of
from boneyard.rules.arguments import cut, needs
from boneyard.rules.match import Match
from boneyard.rules.refusal import IllegalAction

DEALT = ("hand", "boneyard", "search", "discards", "flip")
"""The lines whose tiles follow from the seed."""


class Replayed(NamedTuple):
    """The match of a record that is true, and how many of its deals the record has written down.

    A deal that was thrown away counts too.

    >>> text = write_record(Match(SHEETS["chickenfoot"], players=2, seed=b"friday"))
    >>> match, deals, deals_written = replay(read_record(text))
    >>> deals, deals_written
    (2, 2)
    """

    match: Match
    deals: int
    deals_written: int


def replay(record: Record, limits: Limits = DEFAULTS) -> Replayed:
    """Play the match of the record again, and hold every line of it against what then happens.

    FalseRecord names the first thing that is untrue; BadRecord says why the record cannot be checked.

    >>> match = Match(SHEETS["chickenfoot"], players=2, seed=b"friday")
    >>> events = match.play(match.legal()[0])
    >>> again = replay(read_record(write_record(match))).match
    >>> again.actions == match.actions
    True
    """
    checker = checked(record, limits)
    return Replayed(checker.match, checker.deals, checker.deals_written)


def checked(record: Record, limits: Limits) -> "Checker":
    """As `replay`; what the record goes on with can be asked of it."""
    needs(record, Record, "a Record, as read_record gives one")
    needs(limits, Limits, "Limits")
    if record.seen_by is not None:
        seat = write_seat(record.seen_by)
        raise BadRecord("record-seen-only", record.place("seen-by"), seat=seat)
    seed = record.match_seed
    if seed is None:
        raise BadRecord("record-without-seed", record.place("commitment"))
    check_rules(record)
    check_promise(record)
    checker = Checker(record, Match(record.sheet, record.players, seed, record.first), limits)
    for entry in record.entries:
        checker.check(entry)
    return checker


def check_rules(record: Record) -> None:
    """Are the rules still those the match was played by?"""
    digest = sheet_digest(record.sheet)
    if record.digest and record.digest != digest:
        place = record.place("digest")
        raise FalseRecord("record-false-digest", place, expected=digest, found=record.digest)


def check_promise(record: Record) -> None:
    """Is what was promised kept, and do the secret and the nonces make the seed?"""
    if not record.secret:
        return
    commitment = commitment_in(record)
    if record.commitment and record.commitment != commitment:
        message = f"record-false-{record.promise or 'secret'}"
        place = record.place("promise" if record.promise else "secret")
        raise FalseRecord(message, place, expected=record.commitment, found=commitment)
    seed = seed_of(record.secret, record.nonces)
    if record.seed is not None and record.seed != seed:
        place = record.place("seed")
        raise FalseRecord("record-false-seed", place, expected=seed.hex(), found=record.seed.hex())


class Checker:
    """Takes the lines of a record one after the other. `expected` is what may come next.

    Any line but an action may be left out.
    """

    def __init__(self, record: Record, match: Match, limits: Limits) -> None:
        self.record = record
        self.match = match
        self.limits = limits
        self.scribe = Scribe(match)
        self.expected: list[Entry] = []
        self.deals = 0
        self.deals_written = 0
        self.sealed = False
        self.expect(self.scribe.begin())

    def expect(self, entries: list[Entry]) -> None:
        self.expected = entries
        self.deals += _decks(entries)

    def check(self, entry: Entry) -> None:
        if isinstance(entry, Done):
            self.check_action(entry)
        elif isinstance(entry, Claim):
            self.check_claim(entry)
        else:
            assert isinstance(entry, Comment), entry

    def check_action(self, done: Done) -> None:
        turn = self.match.turn
        action = write_action(done.action)
        if turn is None:
            raise FalseRecord("record-false-after-end", done.place, found=action)
        if done.seat != turn:
            found = write_seat(done.seat)
            raise FalseRecord("record-false-turn", done.place, expected=write_seat(turn), found=found)
        try:
            told = self.scribe.play(done.action)
        except IllegalAction as refusal:
            seat = write_seat(turn)
            raise IllegalInRecord(refusal, done.place, seat=seat, found=action) from None
        happened = told[0]
        assert isinstance(happened, Done)
        if done.drew and done.drew != happened.drew:
            raise FalseRecord(
                "record-false-drew",
                done.place,
                action=action,
                expected=" ".join(happened.drew) or "-",
                found=cut(" ".join(done.drew)),
            )
        if self.match.redeals > self.limits.redeals:
            raise BadRecord("record-too-many-redeals", done.place, most=str(self.limits.redeals))
        self.expect(told[1:])

    def check_claim(self, claim: Claim) -> None:
        if claim.name == SEAL:
            self.check_seal(claim)
            return
        if claim in self.expected:
            self.deals_written += _decks([claim])
            self.expected = self.expected[self.expected.index(claim) + 1 :]
            return
        for entry in self.expected:
            if isinstance(entry, Claim) and _is_about_the_same(claim, entry):
                raise _difference(claim, entry)
        turn = self.match.turn
        if turn is None:
            raise FalseRecord("record-false-line-after-end", claim.places[0], name=claim.label)
        raise FalseRecord(
            "record-false-line-here",
            claim.places[0],
            name=claim.label,
            turn=write_seat(turn),
            round=str(self.match.round.round_number + 1),
        )

    def check_seal(self, claim: Claim) -> None:
        """It covers the whole record, so each one costs as much as the record is long."""
        if self.sealed:
            raise FalseRecord("record-false-second-seal", claim.places[0])
        self.sealed = True
        seal = seal_of(self.record)
        if claim.words != (seal,):
            raise FalseRecord("record-false-seal", claim.place(0), expected=seal, found=claim.words[0])


def _decks(entries: list[Entry]) -> int:
    """How many decks were shuffled: each deal and each flip has its boneyard."""
    names = [entry.name for entry in entries if isinstance(entry, Claim)]
    return names.count("boneyard") + names.count("flip")


def _is_about_the_same(claim: Claim, other: Claim) -> bool:
    """There is one engine, whoever laid it."""
    return claim.name == other.name and (claim.seat == other.seat or claim.name == "engine")


def _difference(claim: Claim, so: Claim) -> FalseRecord:
    """The first word in which they differ."""
    if claim.words == so.words:
        place = claim.places[0]
        return FalseRecord("record-false-line", place, name=claim.name, expected=so.label, found=claim.label)
    message = "record-false-deal" if claim.name in DEALT else "record-false-line"
    word = 0
    while claim.words[word : word + 1] == so.words[word : word + 1]:
        word += 1
    values = {"name": claim.label}
    if word < len(so.words):
        values["expected"] = so.words[word]
    if word < len(claim.words):
        values["found"] = claim.words[word]
    if word == len(so.words):
        message = f"{message}-more"
    elif word == len(claim.words):
        message = f"{message}-less"
    return FalseRecord(message, claim.place(word), **values)
