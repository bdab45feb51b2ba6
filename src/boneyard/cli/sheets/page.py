"""Sheets as a page to read."""

from boneyard.cli.page import Page, columns, fit
from boneyard.locales import Words
from boneyard.rules.questions import Game
from boneyard.rules.sheet import Deal, Question, Sheet
from boneyard.sheets import SHEETS
from boneyard.sheets.clauses import CLAUSES, RULINGS
from boneyard.words.sheets import (
    about,
    answer_text,
    game_text,
    other_numbers_text,
    players,
    question_text,
    section_text,
    title,
)


def list_page(words: Words, page: Page) -> None:
    page.heading(words.text("sheets-title"))
    for sheet in SHEETS.values():
        fewest, most = players(sheet)
        seats = words.text("sheets-players", fewest=fewest, most=most)
        page.heading(sheet.id)
        page.line(f"{title(sheet.id, words)}, {seats}", indent=2)
        page.line(about(sheet.id, words), indent=2)
    page.heading(words.text("sheets-more"))


def sheet_page(sheet: Sheet, words: Words, page: Page) -> None:
    page.heading(title(sheet.id, words))
    page.line(
        words.text(
            "sheet-line",
            id=sheet.id,
            edition=sheet.edition,
            leaflets=_leaflets(list(sheet.leaflets), words),
        )
    )
    page.line(about(sheet.id, words))
    page.heading(words.text("sheet-deals"))
    for game, deal in sheet.deals.items():
        _deal(game, deal, words, page)
    page.heading(words.text("sheet-switches"))
    for name, question in sheet.switches.items():
        page.entry(f"{name}:", question_text(question, words))
        _answers(question, words, page)
    page.heading(words.text("sheet-settled"))
    for question in sheet.questions:
        if question.switch is None:
            page.line(question_text(question, words), indent=2)
            page.line(
                f"{answer_text(question, question.default, words)} ({question.default.clause})", indent=4
            )
    if sheet.impossible:
        page.heading(words.text("sheet-impossible"))
    for pair in sheet.impossible:
        first, second = ("=".join(answer) for answer in (pair.first, pair.second))
        page.line(
            words.text("sheet-impossible-pair", first=first, second=second, clause=pair.clause), indent=2
        )
    rulebook(sheet.game, words, page)


def rulebook(game: str, words: Words, page: Page) -> None:
    """All clauses of a game, section by section, and our rulings."""
    page.heading(words.text("sheet-clauses"))
    section = ""
    for clause in CLAUSES.values():
        if clause.game != game:
            continue
        if section_text(clause, words) != section:
            section = section_text(clause, words)
            page.line(section, indent=2)
        page.entry(clause.id, words.clause(clause.id), indent=4, room=4)
    page.heading(words.text("sheet-rulings"))
    for ruling in RULINGS.values():
        if ruling.game == game:
            head = "sheet-ruling-about" if ruling.about else "sheet-ruling-new"
            page.line(words.text(head, id=ruling.id, clauses=", ".join(ruling.about)), indent=2)
            page.line(words.clause(ruling.id), indent=4)


def _leaflets(names: list[str], words: Words) -> str:
    return words.text("sheet-leaflets", number=len(names), leaflets=", ".join(names))


def _deal(game: Game, deal: Deal, words: Words, page: Page) -> None:
    tables = sorted(deal.tables.items())
    rows = {
        "sheet-deal-players": [number for number, _ in tables],
        "sheet-deal-set": [top for _, (top, _) in tables],
        "sheet-deal-tiles": [each for _, (_, each) in tables],
    }
    page.line(words.text("sheet-deal", game=game_text(game, words), clause=deal.clause), indent=2)
    room = max(columns(words.text(name)) for name in rows)
    for name, row in rows.items():
        cells = "".join(f" {number:>2}" for number in row)
        page.line(f"{fit(words.text(name), room)}{cells}", indent=4)


def _answers(question: Question, words: Words, page: Page) -> None:
    numbers = [answer for answer in question.answers[1:] if isinstance(answer.value, int)]
    room = max(len(answer.name) for answer in question.answers)
    for answer in question.answers:
        if answer in numbers:
            continue
        mark = "*" if answer is question.default else " "
        page.entry(
            f"{mark} {answer.name}", f"{answer_text(question, answer, words)} ({answer.clause})", 4, room + 2
        )
    if numbers:
        few = f"{numbers[0].name} … {numbers[-1].name}"
        others = other_numbers_text(question, words)
        page.entry(f"  {few}", f"{others} ({numbers[0].clause})", 4)
    if question.elsewhere is not None:
        switch, other, name = question.elsewhere
        page.line(words.text("sheet-elsewhere", switch=f"{switch}={other}", name=name), indent=6)
