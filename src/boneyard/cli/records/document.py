"""A record as a JSON document. Its keys are a promise; `boneyard replay --help` lists them."""

from collections.abc import Sequence

from boneyard.record.entries import Claim, Done, Entry, Record
from boneyard.record.notation import write_seat
from boneyard.record.record_writer import action_text
from boneyard.rules.match import Match

Document = dict[str, object]


def record_document(record: Record, match: Match) -> Document:
    sheet = record.sheet
    return {
        "sheet": sheet.id,
        "edition": sheet.edition,
        "digest": record.digest or None,
        "options": dict(sheet.options),
        "players": record.players,
        "names": _by_seat(record.names),
        "played_by": _by_seat(record.played_by),
        "first": write_seat(record.first),
        "date": record.date or None,
        "seen_by": None if record.seen_by is None else write_seat(record.seen_by),
        "promise": record.promise or None,
        "commitment": record.commitment or None,
        "nonces": _by_seat(record.nonces),
        "secret": record.secret or None,
        "seed": None if record.seed is None else record.seed.hex(),
        "rounds": _rounds(record.entries),
        "over": match.over,
        "totals": list(match.totals),
        "winners": [write_seat(seat) for seat in match.winners],
    }


def _by_seat(texts: Sequence[str]) -> Document:
    return {write_seat(seat): text for seat, text in enumerate(texts) if text}


def _rounds(entries: Sequence[Entry]) -> list[Document]:
    """Anything before the first `round` line belongs to the first round: that line may be left out."""
    rounds: list[Document] = []
    lines: list[Document] = []
    for entry in entries:
        if isinstance(entry, Claim) and entry.name == "round":
            lines = []
            rounds.append({"round": int(entry.words[0]), "lines": lines})
            continue
        if not rounds:
            rounds.append({"round": 1, "lines": lines})
        lines.append(_line(entry))
    return rounds


def _line(entry: Entry) -> Document:
    if isinstance(entry, Done):
        bare = Done(entry.seat, entry.action)
        return {"seat": write_seat(entry.seat), "action": action_text(bare), "drew": " ".join(entry.drew)}
    if isinstance(entry, Claim):
        seat = None if entry.seat is None else write_seat(entry.seat)
        return {"name": entry.name, "seat": seat, "value": " ".join(entry.words)}
    return {"comment": entry.text}
