"""Reading a record: the lines of the match. Strict in what they say, generous in how it is written."""

import re
from collections.abc import Mapping
from dataclasses import replace

from boneyard.record.entries import ALWAYS, LINES, NEVER, Claim, Comment, Done, Place, Record
from boneyard.record.heading_reader import FIELDS, HeadingReader
from boneyard.record.limits import DEFAULTS, Limits
from boneyard.record.notation import NotationError, read_action, read_seat, read_tile, write_seat
from boneyard.record.problems import BadRecord
from boneyard.record.record_lines import Line, Word, cut, decoded
from boneyard.rules.action import Action, Verb
from boneyard.rules.arguments import needs, shorten
from boneyard.rules.result import Over
from boneyard.sheets.editions import EDITIONS, Editions

TITLE = "boneyard record 1"
_UNKNOWN = re.compile(r"\?(?:x[1-9][0-9]{0,3})?")
_NUMBER = re.compile(r"[0-9]{1,6}")
_HASH = re.compile(r"[0-9a-f]{64}")
_ENDINGS = [over.value for over in Over if over is not Over.REDEAL]


def read_record(data: str | bytes, editions: Editions = EDITIONS, limits: Limits = DEFAULTS) -> Record:
    """What the record says; BadRecord names line and column where it cannot be read.

    Whether it is true is another question: `replay` answers it. A record of your own, however long, is read
    with `limits=NO_LIMITS`.

    >>> record = read_record("boneyard record 1\\nsheet: chickenfoot\\nedition: 1\\nplayers: 2\\nseed: 07")
    >>> record.sheet.id, record.players, record.seed
    ('chickenfoot', 2, b'\\x07')
    """
    needs(data, (str, bytes), "a record as a string or bytes")
    needs(editions, Mapping, "editions of sheets")
    needs(limits, Limits, "Limits")
    if len(data) > limits.record_bytes:
        raise BadRecord("record-too-long", Place(1, 1), most=str(limits.record_bytes))
    heading = HeadingReader(editions, limits)
    reader: RecordReader | None = None
    titled = False
    for line in cut(decoded(data)):
        if not titled and not _is_comment(line):
            _check_title(line)
            titled = True
            heading.take_comment(line)
        elif reader is not None:
            reader.take(line)
        elif _is_comment(line):
            heading.take_comment(line)
        elif line.name in FIELDS:
            heading.take(line)
        else:
            reader = RecordReader(heading.read())
            reader.take(line)
    if not titled:
        raise BadRecord("record-empty", Place(1, 1))
    return heading.read() if reader is None else reader.record


def _is_comment(line: Line) -> bool:
    return not line.name and line.text.lstrip().startswith("#")


def _check_title(line: Line) -> None:
    said = " ".join([word.text for word in line.words]) if not line.name else ""
    if said.lower() != TITLE:
        raise BadRecord("record-no-title", line.place, title=TITLE)


class OpenClaim:
    """A claim that may continue on the next line."""

    def __init__(self, name: str, seat: int | None, place: Place) -> None:
        self.name = name
        self.seat = seat
        self.words: list[str] = []
        self.places = [place]

    @property
    def claim(self) -> Claim:
        return Claim(self.name, tuple(self.words), self.seat, tuple(self.places))


class RecordReader:
    """Takes the lines below the heading, one after the other."""

    def __init__(self, heading: Record) -> None:
        self.heading = heading
        self.entries: list[Comment | Done | OpenClaim] = []
        self.open: OpenClaim | None = None
        """The line before, if it was not an action: the next of that name continues it."""

    @property
    def record(self) -> Record:
        entries = [entry.claim if isinstance(entry, OpenClaim) else entry for entry in self.entries]
        return replace(self.heading, entries=tuple(entries))

    def take(self, line: Line) -> None:
        if not _is_comment(line):
            if not line.name:
                self.take_turns(line.words)
            elif line.name in LINES:
                self.take_claim(line)
            elif line.name in FIELDS:
                raise BadRecord("record-late-heading", line.place, name=line.name)
            else:
                known = ", ".join([*FIELDS, *LINES])
                raise BadRecord("record-no-such-line", line.place, name=shorten(line.name), known=known)
        comment = line.comment
        if comment is not None:
            self.entries.append(Comment(comment))

    # --- Actions ------------------------------------------------------------------------------------------

    def take_turns(self, words: list[Word]) -> None:
        """`A 5-5@A 9-3@M, B draw (11-4)`: a seat, and what it does."""
        self.open = None
        seat: int | None = None
        idle: Word | None = None
        i = 0
        while i < len(words):
            word = words[i]
            if len(word.text) == 1 and word.text.isalpha():
                _check_not(idle)
                seat = self.seat(word)
                idle = word
                i += 1
                continue
            if seat is None:
                raise BadRecord("record-no-seat", word.place, word=shorten(word.text))
            action, i = self.action(words, i)
            drew, i = self.drew(words, i)
            self.entries.append(Done(seat, action, drew, word.place))
            idle = None
        _check_not(idle)

    def action(self, words: list[Word], i: int) -> tuple[Action, int]:
        """The action that begins with this word, and where the next one begins."""
        word = words[i]
        if word.text in (Verb.SHOW.value, Verb.GIVE.value):
            if i + 1 == len(words):
                raise BadRecord("record-tile-missing", word.place, word=word.text)
            tile = self.tile(words[i + 1])
            if not tile.startswith("?"):
                return Action(Verb(word.text), read_tile(tile)), i + 2
            if tile == "?" and word.text == Verb.SHOW.value:
                return Action(Verb.SHOW), i + 2
            raise BadRecord("record-known-tile", words[i + 1].place, word=word.text)
        try:
            return read_action(word.text), i + 1
        except NotationError as problem:
            place = Place(word.place.line, word.place.column + problem.column - 1)
            raise BadRecord("record-bad-word", place, why=str(problem)) from None

    def drew(self, words: list[Word], i: int) -> tuple[tuple[str, ...], int]:
        """The tiles in brackets after an action, if there are any."""
        if i == len(words) or words[i].text != "(":
            return (), i
        opened = words[i]
        tiles: list[str] = []
        i += 1
        while i < len(words) and words[i].text != ")":
            tiles.append(self.tile(words[i]))
            i += 1
        if i == len(words) or not tiles:
            raise BadRecord("record-bad-brackets", opened.place)
        return tuple(tiles), i + 1

    # --- Other lines --------------------------------------------------------------------------------------

    def take_claim(self, line: Line) -> None:
        shape = LINES[line.name]
        seat = self.owner(line, shape.owner)
        words = line.words
        if not words or len(words) % len(shape.kinds) or (len(words) > len(shape.kinds) and not shape.many):
            raise BadRecord("record-word-count", line.place, name=line.name)
        texts = [self.word(word, shape.kinds[i % len(shape.kinds)]) for i, word in enumerate(words)]
        claim = self.open
        if claim is None or not shape.many or (claim.name, claim.seat) != (line.name, seat):
            claim = OpenClaim(line.name, seat, line.place)
            self.open = claim
            self.entries.append(claim)
        claim.words.extend(texts)
        claim.places.extend([word.place for word in words])

    def owner(self, line: Line, wanted: str) -> int | None:
        if not line.owner:
            if wanted == ALWAYS:
                raise BadRecord("record-whose", line.place, name=line.name)
            return None
        if wanted == NEVER:
            raise BadRecord("record-nobodys", line.place, name=line.name)
        return self.seat(Word(line.owner, line.place))

    # --- Words --------------------------------------------------------------------------------------------

    def word(self, word: Word, kind: str) -> str:
        """The word as it is usually written."""
        if kind == "tile":
            return self.tile(word)
        if kind == "seat":
            return write_seat(self.seat(word))
        if kind == "number" and _NUMBER.fullmatch(word.text):
            return str(int(word.text))
        if kind == "ending" and word.text in _ENDINGS:
            return word.text
        if kind == "hash" and _HASH.fullmatch(word.text.lower()):
            return word.text.lower()
        raise BadRecord(f"record-no-{kind}", word.place, word=shorten(word.text), known=", ".join(_ENDINGS))

    def tile(self, word: Word) -> str:
        if _UNKNOWN.fullmatch(word.text):
            if self.heading.seen_by is None:
                raise BadRecord("record-unknown-tile", word.place)
            return word.text
        try:
            return str(read_tile(word.text))
        except NotationError as problem:
            raise BadRecord("record-bad-word", word.place, why=str(problem)) from None

    def seat(self, word: Word) -> int:
        try:
            seat = read_seat(word.text)
        except NotationError as problem:
            raise BadRecord("record-bad-word", word.place, why=str(problem)) from None
        if seat >= self.heading.players:
            players = str(self.heading.players)
            raise BadRecord("record-no-such-seat", word.place, seat=word.text, players=players)
        return seat


def _check_not(idle: Word | None) -> None:
    if idle is not None:
        raise BadRecord("record-idle-seat", idle.place, seat=idle.text)
