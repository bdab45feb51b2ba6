"""Where two sheets differ: questions answered differently, questions only one asks, tiles dealt."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from boneyard.cli.page import Page, fit
from boneyard.cli.sheets.document import Document, answer_document
from boneyard.locales import Words
from boneyard.rules.questions import Game
from boneyard.rules.sheet import Question, Sheet
from boneyard.words.sheets import answer_text, game_text, question_name, question_text, title

Table = tuple[int, int]


@dataclass(frozen=True)
class DealDifference:
    game: Game
    players: int
    a: Table | None
    b: Table | None


@dataclass(frozen=True)
class Difference:
    a: Sheet
    b: Sheet
    different: tuple[tuple[Question, Question], ...]
    offered: tuple[tuple[Question, Question], ...]
    """Where the sheets offer different answers as house rules."""
    only_a: tuple[Question, ...]
    only_b: tuple[Question, ...]
    deals: tuple[DealDifference, ...]

    @property
    def found(self) -> bool:
        return bool(self.different or self.offered or self.only_a or self.only_b or self.deals)


def compare(a: Sheet, b: Sheet) -> Difference:
    asked_a = {question_name(question): question for question in a.questions}
    asked_b = {question_name(question): question for question in b.questions}
    both = [(question, asked_b[name]) for name, question in asked_a.items() if name in asked_b]
    return Difference(
        a,
        b,
        different=tuple(pair for pair in both if pair[0].default.value != pair[1].default.value),
        offered=tuple(pair for pair in both if _values(pair[0]) != _values(pair[1])),
        only_a=tuple(question for name, question in asked_a.items() if name not in asked_b),
        only_b=tuple(question for name, question in asked_b.items() if name not in asked_a),
        deals=tuple(_deals(a, b)),
    )


def _values(question: Question) -> set[Enum | int]:
    return {answer.value for answer in question.answers}


def _deals(a: Sheet, b: Sheet) -> Iterator[DealDifference]:
    for game in Game:
        tables_a = a.deals[game].tables if game in a.deals else {}
        tables_b = b.deals[game].tables if game in b.deals else {}
        for players in sorted({*tables_a, *tables_b}):
            if tables_a.get(players) != tables_b.get(players):
                yield DealDifference(game, players, tables_a.get(players), tables_b.get(players))


# --- For programs ---------------------------------------------------------------------------------------


def diff_document(difference: Difference, words: Words) -> Document:
    return {
        "a": difference.a.id,
        "b": difference.b.id,
        "different": [
            {
                "name": question_name(ours),
                "question": question_text(ours, words),
                "a": answer_document(ours, ours.default, words),
                "b": answer_document(theirs, theirs.default, words),
            }
            for ours, theirs in difference.different
        ],
        "offered": [
            {
                "name": question_name(ours),
                "question": question_text(ours, words),
                "a": [answer.name for answer in ours.answers],
                "b": [answer.name for answer in theirs.answers],
            }
            for ours, theirs in difference.offered
        ],
        "only_a": [_asked(question, words) for question in difference.only_a],
        "only_b": [_asked(question, words) for question in difference.only_b],
        "deals": [
            {
                "game": deal.game.value,
                "players": deal.players,
                "a": _table_document(deal.a),
                "b": _table_document(deal.b),
            }
            for deal in difference.deals
        ],
    }


def _asked(question: Question, words: Words) -> Document:
    return {
        "name": question_name(question),
        "question": question_text(question, words),
        "answer": answer_document(question, question.default, words),
    }


def _table_document(table: Table | None) -> Document | None:
    return None if table is None else {"set": table[0], "tiles": table[1]}


# --- For people -----------------------------------------------------------------------------------------


def diff_page(difference: Difference, words: Words, page: Page) -> None:
    a, b = title(difference.a.id, words), title(difference.b.id, words)
    if not difference.found:
        page.line(words.text("diff-same", a=a, b=b))
        return
    page.heading(words.text("diff-title", a=a, b=b))
    if difference.different:
        page.heading(words.text("diff-answers"))
    for ours, theirs in difference.different:
        page.line(question_text(ours, words), indent=2)
        page.entry("A", _answer(ours, words), indent=4)
        page.entry("B", _answer(theirs, words), indent=4)
    for name, questions in ((a, difference.only_a), (b, difference.only_b)):
        if questions:
            page.heading(words.text("diff-only", sheet=name))
        for question in questions:
            page.line(question_text(question, words), indent=2)
            page.line(_answer(question, words), indent=4)
    if difference.offered:
        page.heading(words.text("diff-offered"))
    for ours, theirs in difference.offered:
        page.line(question_text(ours, words), indent=2)
        page.entry("A", _offers(ours, words), indent=4)
        page.entry("B", _offers(theirs, words), indent=4)
    if difference.deals:
        page.heading(words.text("diff-deals"))
        _deals_page(difference.deals, words, page)


def _deals_page(deals: tuple[DealDifference, ...], words: Words, page: Page) -> None:
    for game in Game:
        here = [deal for deal in deals if deal.game is game]
        if not here:
            continue
        page.line(game_text(game, words), indent=2)
        names = words.text("sheet-deal-players"), "A", "B"
        rows = (
            [str(deal.players) for deal in here],
            [_tiles(deal.a) for deal in here],
            [_tiles(deal.b) for deal in here],
        )
        for name, row in zip(names, rows, strict=True):
            page.line(fit(name, len(names[0])) + "".join(f" {cell:>2}" for cell in row), indent=4)


def _offers(question: Question, words: Words) -> str:
    if question.switch is None:
        return words.text("diff-settled")
    return ", ".join(answer.name for answer in question.answers)


def _tiles(table: Table | None) -> str:
    return "-" if table is None else str(table[1])


def _answer(question: Question, words: Words) -> str:
    return f"{answer_text(question, question.default, words)} ({question.default.clause})"
