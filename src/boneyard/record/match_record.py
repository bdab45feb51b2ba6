"""A match written down, and what one seat saw of it. The format is in docs/notation.md."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from boneyard.record.digest import sheet_digest
from boneyard.record.entries import Done, Record
from boneyard.record.record_writer import commitment_in, sealed, sealed_text
from boneyard.record.scribe import Scribe
from boneyard.record.seeds import TABLE, check_secret, seed_of
from boneyard.rules.arguments import needs, shorten
from boneyard.rules.match import Match
from boneyard.rules.round import check_seat
from boneyard.rules.sheet import Sheet


def write_record(
    match: Match, names: Sequence[str] = (), date: str = "", secret: str = "", nonces: Sequence[str] = ()
) -> str:
    """The match as text, finished or not. `names` are those of the seats; `date` is any text.

    With the secret and the nonces that gave its seed, everybody can check that nobody chose the tiles.

    >>> match = Match(SHEETS["chickenfoot"], players=2, seed=b"friday")
    >>> print(write_record(match, names=["Anna", "Ben"], date="2026-03-01"))
    boneyard record 1
    sheet: chickenfoot
    ...
    name A: Anna
    name B: Ben
    first: A
    date: 2026-03-01
    ...
    """
    return sealed_text(_unsealed(match, names, date, secret, nonces))


def record_of(
    match: Match, names: Sequence[str] = (), date: str = "", secret: str = "", nonces: Sequence[str] = ()
) -> Record:
    """The record of a match. With secret and nonces it can be verified; they must have given its seed."""
    return sealed(_unsealed(match, names, date, secret, nonces))


def table_commitment(
    secret: str, sheet: Sheet, players: int, names: Sequence[str] = (), first: int = 0
) -> str:
    """What is published before the nonces are given. It fixes secret, sheet, names and first seat.

    `write_record` makes the same of a match and its secret, if the names are the same.

    >>> secret, nonces, names = "5e" * 32, ["01" * 16, "02" * 16], ["Anna", "Ben"]
    >>> commitment = table_commitment(secret, SHEETS["chickenfoot"], players=2, names=names)
    >>> match = Match(SHEETS["chickenfoot"], players=2, seed=seed_of(secret, nonces))
    >>> read_record(write_record(match, names, secret=secret, nonces=nonces)).commitment == commitment
    True
    """
    return commitment_in(promising(secret, sheet, players, names, first))


def promising(secret: str, sheet: Sheet, players: int, names: Sequence[str], first: int) -> Record:
    """The heading of a match that is promised but not yet dealt."""
    needs(sheet, Sheet, "a Sheet")
    sheet.table(players)
    check_seat(first, players)
    check_secret(secret)
    return replace(heading_of(sheet, players, None, names, (), ""), first=first, promise=TABLE, secret=secret)


def heading_of(
    sheet: Sheet, players: int, seed: bytes | None, names: Sequence[str], played_by: Sequence[str], date: str
) -> Record:
    """The record of a match that is about to begin."""
    return Record(
        sheet=sheet,
        players=players,
        digest=sheet_digest(sheet),
        names=_by_seat(names, players, _one_line),
        played_by=_by_seat(played_by, players, _printable),
        date=_one_line(date),
        seed=seed,
    )


def _unsealed(match: Match, names: Sequence[str], date: str, secret: str, nonces: Sequence[str]) -> Record:
    needs(match, Match, "a Match")
    if secret or nonces:
        _check_origin(match, secret, nonces)
    fresh = Match(match.sheet, match.players, match.seed, match.first)
    record = replace(
        heading_of(match.sheet, match.players, match.seed, names, (), date),
        first=match.first,
        promise=TABLE if secret else "",
        nonces=tuple(nonces),
        secret=secret,
        entries=tuple(Scribe(fresh).tell(match.actions)),
    )
    return replace(record, commitment=commitment_in(record)) if secret else record


def seen_by(record: Record, seat: int) -> Record:
    """What the seat saw of a match whose record is true. Comments are left out: they may say more."""
    seed = record.match_seed
    assert seed is not None, "only a whole record can be seen by somebody"
    fresh = Match(record.sheet, record.players, seed, record.first)
    actions = [entry.action for entry in record.entries if isinstance(entry, Done)]
    entries = tuple(Scribe(fresh, seat).tell(actions))
    return replace(record, secret="", seed=None, seen_by=seat, remarks=(), entries=entries)


def _check_origin(match: Match, secret: str, nonces: Sequence[str]) -> None:
    """The seed of the match must have come from these."""
    if len(nonces) != match.players:
        raise ValueError(f"every seat needs a nonce: there are {len(nonces)} for {match.players} seats")
    if seed_of(secret, nonces) != match.seed:
        raise ValueError("this secret and these nonces do not give the seed of the match")


def _by_seat(texts: Sequence[str], players: int, tidy: Callable[[str], str]) -> tuple[str, ...]:
    if isinstance(texts, str):
        raise TypeError(f"names are given as a list, one for each seat, not as {shorten(texts)}")
    if len(texts) > players:
        raise ValueError(f"there are {len(texts)} names for {players} seats")
    return (*[tidy(text) for text in texts], *[""] * (players - len(texts)))


def _one_line(text: str) -> str:
    return " ".join(_printable(text).split())


def _printable(text: str) -> str:
    needs(text, str, "a string")
    return "".join([sign if sign.isprintable() else " " for sign in text]).strip()
