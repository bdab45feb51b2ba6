"""A match written down, and what one seat saw of it. The format is in docs/notation.md."""

from collections.abc import Sequence
from dataclasses import replace

from boneyard.record.digest import sheet_digest
from boneyard.record.entries import Done, Record
from boneyard.record.record_writer import sealed, sealed_text
from boneyard.record.scribe import Scribe
from boneyard.record.seeds import commitment_of, seed_of
from boneyard.rules.match import Match
from boneyard.rules.sheet import Sheet


def write_record(
    match: Match, names: Sequence[str] = (), date: str = "", secret: str = "", nonces: Sequence[str] = ()
) -> str:
    """The match as text, finished or not."""
    return sealed_text(_unsealed(match, names, date, secret, nonces))


def record_of(
    match: Match, names: Sequence[str] = (), date: str = "", secret: str = "", nonces: Sequence[str] = ()
) -> Record:
    """The record of a match. With secret and nonces it can be verified; they must have given its seed."""
    return sealed(_unsealed(match, names, date, secret, nonces))


def heading_of(
    sheet: Sheet, players: int, seed: bytes, names: Sequence[str], played_by: Sequence[str], date: str
) -> Record:
    """The record of a match that is about to begin."""
    return Record(
        sheet=sheet,
        players=players,
        digest=sheet_digest(sheet),
        names=_by_seat([_one_line(name) for name in names], players),
        played_by=_by_seat([_printable(player) for player in played_by], players),
        date=_one_line(date),
        seed=seed,
    )


def _unsealed(match: Match, names: Sequence[str], date: str, secret: str, nonces: Sequence[str]) -> Record:
    if secret and seed_of(secret, nonces) != match.seed:
        raise ValueError("this secret and these nonces do not give the seed of the match")
    fresh = Match(match.sheet, match.players, match.seed, match.first)
    return replace(
        heading_of(match.sheet, match.players, match.seed, names, (), date),
        first=match.first,
        commitment=commitment_of(secret) if secret else "",
        nonces=tuple(nonces),
        secret=secret,
        entries=tuple(Scribe(fresh).tell(match.actions)),
    )


def seen_by(record: Record, seat: int) -> Record:
    """What the seat saw of a match whose record is true. Comments are left out: they may say more."""
    seed = record.match_seed
    assert seed is not None, "only a whole record can be seen by somebody"
    fresh = Match(record.sheet, record.players, seed, record.first)
    actions = [entry.action for entry in record.entries if isinstance(entry, Done)]
    entries = tuple(Scribe(fresh, seat).tell(actions))
    return replace(record, secret="", seed=None, seen_by=seat, remarks=(), entries=entries)


def _by_seat(texts: Sequence[str], players: int) -> tuple[str, ...]:
    return tuple([*texts, *[""] * players][:players])


def _one_line(text: str) -> str:
    return " ".join(_printable(text).split())


def _printable(text: str) -> str:
    return "".join([sign if sign.isprintable() else " " for sign in text]).strip()
