"""A recorded match shown to people."""

from collections.abc import Sequence

from boneyard.cli.page import Page
from boneyard.locales import Words
from boneyard.record.entries import Claim, Done, Record
from boneyard.record.match_record import record_of
from boneyard.record.notation import write_seat
from boneyard.record.record_writer import Writer
from boneyard.rules.match import Match
from boneyard.words.sheets import title


def match_page(record: Record, match: Match, words: Words, page: Page) -> None:
    """The table, then round after round with all actions in notation."""
    names = seat_names(record)
    sheet = record.sheet
    page.line(
        words.text(
            "replay-title",
            title=title(sheet.id, words),
            edition=str(sheet.edition),
            players=record.players,
        )
    )
    for seat, name in enumerate(record.names):
        if name:
            page.entry(write_seat(seat), name)
    if sheet.options:
        rules = ", ".join([f"{name}={answer}" for name, answer in sheet.options.items()])
        page.line(words.text("replay-house-rules", rules=rules))
    if record.date:
        page.line(words.text("replay-date", date=record.date))
    writer = Writer([])
    for entry in record_of(match).entries:  # the last one is the seal
        if isinstance(entry, Done):
            writer.put_action(entry)
            continue
        assert isinstance(entry, Claim)
        for line in [*writer.lines, *writer.turns]:
            page.line(line, 2)
        writer = Writer([])
        _claim(entry, names, words, page)
    page.heading(words.text("replay-true", actions=len(match.actions), rounds=len(match.results)))


def seat_names(record: Record) -> list[str]:
    """What the seats are called: by their players, or by their letters."""
    names = [*record.names, *[""] * record.players]
    return [names[seat] or write_seat(seat) for seat in range(record.players)]


def _claim(claim: Claim, names: Sequence[str], words: Words, page: Page) -> None:
    """What somebody at the table would say aloud; the dealt tiles are in the record."""
    if claim.name == "round":
        page.heading(words.text("replay-round", round=claim.words[0]))
    elif claim.name == "deal" and claim.words[0] != "1":
        page.line(words.text("replay-dealt-anew", deal=claim.words[0]), 2)
    elif claim.name == "engine":
        by = "" if claim.seat is None else names[claim.seat]
        page.line(words.text("replay-engine", engine=claim.words[0], by=by or "nobody", name=by), 2)
    elif claim.name == "flip":
        page.line(words.text("replay-flip", tiles=len(claim.words)), 2)
    elif claim.name == "over":
        page.line(words.text(f"replay-over-{claim.words[0]}"), 2)
    elif claim.name in ("scores", "totals"):
        points = [f"{name} {claim.words[2 * seat + 1]}" for seat, name in enumerate(names)]
        if claim.name == "totals":
            page.heading(words.text("replay-over"))
        page.line(words.text(f"replay-{claim.name}", points=", ".join(points)), 2)
    elif claim.name == "winners":
        winners = [name for seat, name in enumerate(names) if write_seat(seat) in claim.words]
        page.line(words.text("replay-winners", number=len(winners), names=", ".join(winners)), 2)
