"""A match that is written down while it is played."""

from dataclasses import replace
from typing import NamedTuple

from boneyard.record.entries import Claim, Done, Entry, Record
from boneyard.record.limits import NO_LIMITS
from boneyard.record.record_reader import read_record
from boneyard.record.record_writer import entries_text, record_text, sealed
from boneyard.record.replay import checked
from boneyard.rules.action import Action
from boneyard.rules.match import Match


class RunningRecord:
    """The match goes on where the record ends; what each action brings is told in lines to be added to it."""

    def __init__(self, record: Record) -> None:
        checker = checked(record, NO_LIMITS)
        self._heading = record
        self._scribe = checker.scribe
        self._entries: list[Entry] = [*record.entries, *checker.expected]
        self.due = entries_text(checker.expected)
        """What has to be added to the record before the next action."""

    @property
    def match(self) -> Match:
        """To be looked at: it is played here."""
        return self._scribe.match

    @property
    def record(self) -> Record:
        return replace(self._heading, entries=tuple(self._entries))

    def play(self, action: Action) -> str:
        """Do it, or raise IllegalAction; the lines that tell it."""
        told = self._scribe.play(action)
        self._entries.extend(told)
        return entries_text(told)

    def sealed_text(self) -> str:
        """The whole record as it is usually written, with its seal."""
        return record_text(sealed(self.record))


class Unfinished(NamedTuple):
    """A record whose writer may have been stopped at any moment, and how many of its bytes hold.

    A line counts once its end is written. The lines below the last action follow from it, so they are left
    out, whole or not; `RunningRecord(record).due` has them again.
    """

    record: Record
    size: int


def read_unfinished(data: bytes) -> Unfinished:
    """BadRecord says why it cannot be read."""
    written = data[: data.rfind(b"\n") + 1]
    record = read_record(written, limits=NO_LIMITS)
    acted = [place for place, entry in enumerate(record.entries) if isinstance(entry, Done)]
    for place in range(acted[-1] + 1 if acted else 0, len(record.entries)):
        entry = record.entries[place]
        if isinstance(entry, Claim):
            lines = written.splitlines(keepends=True)[: entry.places[0].line - 1]
            size = sum([len(line) for line in lines])
            return Unfinished(replace(record, entries=record.entries[:place]), size)
    return Unfinished(record, len(written))
