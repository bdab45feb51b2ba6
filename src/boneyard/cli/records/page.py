"""A recorded match laid out for people: in sentences, or in notation."""

from boneyard.cli.page import Page
from boneyard.locales import Words
from boneyard.record.entries import Claim, Done, Record
from boneyard.record.match_record import record_of
from boneyard.record.notation import write_seat
from boneyard.record.record_writer import Writer
from boneyard.rules.match import Match
from boneyard.words.records import circumstances, claim_text, names_in, record_title
from boneyard.words.story import Narration, story


def sentences_page(record: Record, match: Match, seat: int | None, words: Words, page: Page) -> None:
    """Everything that happened, or what one seat saw of it."""
    _heading(record, words, page)
    speech = Narration(words, record.sheet, names_in(record), seat)
    if seat is not None:
        page.line(words.text("replay-seen-by", name=speech.names[seat]))
    for chapter in story(match.history() if seat is None else match.events(seat), speech):
        page.heading(chapter.heading)
        for sentence in chapter.sentences:
            page.line(sentence, 2, 4)
    _end(match, words, page)


def notation_page(record: Record, match: Match, words: Words, page: Page) -> None:
    """Round after round with all actions in notation."""
    _heading(record, words, page)
    names = names_in(record)
    writer = Writer([])
    for entry in record_of(match).entries:  # the last one is the seal
        if isinstance(entry, Done):
            writer.put_action(entry)
            continue
        assert isinstance(entry, Claim)
        for line in [*writer.lines, *writer.turns]:
            page.line(line, 2)
        writer = Writer([])
        text = claim_text(entry, names, words)
        if entry.name == "totals":
            page.heading(words.text("replay-over"))
        if entry.name == "round":
            page.heading(text or "")
        elif text is not None:
            page.line(text, 2)
    _end(match, words, page)


def _heading(record: Record, words: Words, page: Page) -> None:
    page.line(record_title(record, words))
    for seat, name in enumerate(record.names):
        if name:
            page.entry(write_seat(seat), name)
    for line in circumstances(record, words):
        page.line(line)


def _end(match: Match, words: Words, page: Page) -> None:
    page.heading(words.text("replay-true", actions=len(match.actions), rounds=len(match.results)))
