"""Reading the heading of a record: which rules, who sat where, and how the tiles were shuffled."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from boneyard.record.entries import Place, Record
from boneyard.record.limits import Limits
from boneyard.record.notation import NotationError, read_seat, write_seat
from boneyard.record.problems import BadRecord
from boneyard.record.record_lines import Line
from boneyard.record.seeds import NONCE, SECRET, TABLE
from boneyard.rules.arguments import cut, shorten
from boneyard.rules.sheet import BadOption, Sheet
from boneyard.sheets.editions import Editions

HASH = re.compile(r"[0-9a-f]{64}")
_BYTES = re.compile(r"(?:[0-9a-f]{2})+")
_NUMBER = re.compile(r"[0-9]{1,4}")

FIELDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "sheet": "word",
        "edition": "word",
        "digest": "word",
        "switches": "words",
        "players": "word",
        "name": "text",
        "player": "text",
        "first": "word",
        "date": "text",
        "seen-by": "word",
        "promise": "word",
        "commitment": "word",
        "nonce": "word",
        "secret": "word",
        "seed": "word",
    }
)
"""What comes after the colon: one word, several, or any text up to the end of the line."""
SEATS_OWN: Final = ("name", "player", "nonce")


class HeadingReader:
    """Takes the lines of the heading in any order, then reads them all."""

    def __init__(self, editions: Editions, limits: Limits) -> None:
        self.editions = editions
        self.limits = limits
        self.values: dict[str, str] = {}
        """What each field says, by its name, such as `name A`."""
        self.places: dict[str, Place] = {}
        self.remarks: list[str] = []
        self.end = Place(1, 1)
        """The last line taken."""

    def take_comment(self, line: Line) -> None:
        comment = line.comment
        if comment is not None:
            self.remarks.append(comment)

    def take(self, line: Line) -> None:
        self.end = Place(line.place.line, 1)
        how = FIELDS[line.name]
        if how != "text":
            self.take_comment(line)
        if (line.name in SEATS_OWN) != bool(line.owner):
            problem = "record-whose" if line.name in SEATS_OWN else "record-nobodys"
            raise BadRecord(problem, line.place, name=line.name)
        field = f"{line.name} {line.owner}".rstrip()
        if field in self.values:
            raise BadRecord("record-said-twice", line.place, name=cut(field))
        value, place = _value(line, how)
        if how == "text" and len(value) > self.limits.text_letters:
            raise BadRecord("record-text-too-long", place, name=line.name, most=str(self.limits.text_letters))
        self.values[field], self.places[field] = value, place

    # --- All together -------------------------------------------------------------------------------------

    def read(self) -> Record:
        sheet = self.sheet()
        players = self.number("players")
        try:
            sheet.table(players)
        except BadOption as problem:
            field = "players" if problem.switch == "players" else "switches"
            raise self.bad(field, "record-bad-switch", why=str(problem)) from None
        names = self.by_seat("name", players)
        played_by = self.by_seat("player", players)
        nonces = self.by_seat("nonce", players)
        for field, nonce in nonces.items():
            if NONCE.fullmatch(nonce) is None:
                raise self.bad(field, "record-no-nonce", word=shorten(nonce))
        if nonces or "secret" in self.values:
            for seat in range(players):
                self.needed(f"nonce {write_seat(seat)}")
        return Record(
            sheet=sheet,
            players=players,
            first=self.seat("first", players) or 0,
            digest=self.hash("digest"),
            names=tuple([names.get(f"name {write_seat(seat)}", "") for seat in range(players)]),
            played_by=tuple([played_by.get(f"player {write_seat(seat)}", "") for seat in range(players)]),
            date=self.values.get("date", ""),
            promise=self.promise(),
            commitment=self.hash("commitment"),
            nonces=tuple(nonces.values()),
            secret=self.secret(),
            seed=self.seed(),
            seen_by=self.seat("seen-by", players),
            remarks=tuple(self.remarks),
            places=self.places,
        )

    def sheet(self) -> Sheet:
        name = self.needed("sheet")
        edition = self.number("edition")
        sheet = self.editions.get((name, edition))
        if sheet is None:
            editions = [str(number) for id_, number in sorted(self.editions) if id_ == name]
            if not editions:
                known = ", ".join(dict.fromkeys([id_ for id_, _ in self.editions]))
                raise self.bad("sheet", "record-no-such-sheet", word=shorten(name), known=known)
            known = ", ".join(editions)
            raise self.bad("edition", "record-no-such-edition", sheet=name, word=str(edition), known=known)
        try:
            return sheet.having(self.switches())
        except BadOption as problem:
            raise self.bad("switches", "record-bad-switch", why=str(problem)) from None

    def switches(self) -> dict[str, str]:
        switches: dict[str, str] = {}
        for word in self.values.get("switches", "").split():
            name, _, answer = word.partition("=")
            if not answer:
                raise self.bad("switches", "record-no-switch", word=shorten(word))
            if name in switches:
                raise self.bad("switches", "record-said-twice", name=shorten(name))
            switches[name] = answer
        return switches

    # --- One by one ---------------------------------------------------------------------------------------

    def bad(self, field: str, problem: str, **values: str) -> BadRecord:
        return BadRecord(problem, self.places[field], **values)

    def needed(self, field: str) -> str:
        if field not in self.values:
            raise BadRecord("record-missing", self.end, name=field)
        return self.values[field]

    def number(self, field: str) -> int:
        text = self.needed(field)
        if _NUMBER.fullmatch(text) is None:
            raise self.bad(field, "record-no-number", word=shorten(text))
        return int(text)

    def seat(self, field: str, players: int) -> int | None:
        return self.seat_named(self.values[field], field, players) if field in self.values else None

    def seat_named(self, text: str, field: str, players: int) -> int:
        try:
            seat = read_seat(text)
        except NotationError as problem:
            raise self.bad(field, "record-bad-word", why=str(problem)) from None
        if seat >= players:
            raise self.bad(field, "record-no-such-seat", seat=text, players=str(players))
        return seat

    def by_seat(self, name: str, players: int) -> dict[str, str]:
        """The fields of this name, in the order of the seats."""
        found: list[tuple[int, str]] = []
        for field in self.values:
            said, _, owner = field.partition(" ")
            if said == name:
                found.append((self.seat_named(owner, field, players), field))
        return {field: self.values[field] for _, field in sorted(found)}

    def hash(self, field: str) -> str:
        text = self.values.get(field, "").lower()
        if text and HASH.fullmatch(text) is None:
            raise self.bad(field, "record-no-hash", word=shorten(text))
        return text

    def promise(self) -> str:
        text = self.values.get("promise", "")
        if text not in ("", TABLE):
            raise self.bad("promise", "record-no-promise", word=shorten(text))
        return text

    def secret(self) -> str:
        text = self.values.get("secret", "")
        if text and SECRET.fullmatch(text) is None:
            raise self.bad("secret", "record-no-secret", word=shorten(text))
        return text

    def seed(self) -> bytes | None:
        text = self.values.get("seed", "").lower()
        if not text or text == '""':
            return b"" if text else None
        if _BYTES.fullmatch(text) is None:
            raise self.bad("seed", "record-no-seed-digits", word=shorten(text))
        if len(text) > 2 * self.limits.seed_bytes:
            raise self.bad("seed", "record-seed-too-long", most=str(self.limits.seed_bytes))
        return bytes.fromhex(text)


def _value(line: Line, how: str) -> tuple[str, Place]:
    """What the line says, and where that begins."""
    if how == "text":
        text = line.text.strip()
        place = Place(line.place.line, line.start + len(line.text) - len(line.text.lstrip()))
        if not text or not text.isprintable():
            raise BadRecord("record-no-text", place, name=line.name)
        return text, place
    words = line.words
    if not words or (how == "word" and len(words) > 1):
        raise BadRecord("record-word-count", line.place, name=line.name)
    return " ".join([word.text for word in words]), words[0].place
