"""Sheets as JSON documents. Their keys are a promise; `boneyard sheets --help` lists them."""

from boneyard.locales import Words
from boneyard.rules.sheet import Answer, Question, Sheet
from boneyard.sheets import SHEETS
from boneyard.sheets.clauses import CLAUSES, RULINGS
from boneyard.words.sheets import answer_text, players, question_name, question_text, title

Document = dict[str, object]


def list_document(words: Words) -> list[Document]:
    return [
        {
            "id": sheet.id,
            "title": title(sheet.id, words),
            "game": sheet.game,
            "players": list(players(sheet)),
            "leaflets": list(sheet.leaflets),
        }
        for sheet in SHEETS.values()
    ]


def sheet_document(sheet: Sheet, words: Words) -> Document:
    return {
        "id": sheet.id,
        "title": title(sheet.id, words),
        "edition": sheet.edition,
        "game": sheet.game,
        "leaflets": list(sheet.leaflets),
        "deals": [
            {
                "game": game.value,
                "clause": deal.clause,
                "tables": [
                    {"players": number, "set": top, "tiles": each}
                    for number, (top, each) in sorted(deal.tables.items())
                ],
            }
            for game, deal in sheet.deals.items()
        ],
        "switches": [
            {
                "name": name,
                "question": question_text(question, words),
                "default": question.default.name,
                "elsewhere": _elsewhere(question),
                "answers": [answer_document(question, answer, words) for answer in question.answers],
            }
            for name, question in sheet.switches.items()
        ],
        "settled": [
            {
                "name": question_name(question),
                "question": question_text(question, words),
                "answer": answer_document(question, question.default, words),
            }
            for question in sheet.questions
            if question.switch is None
        ],
        **_rulebook(sheet.game, words),
    }


def answer_document(question: Question, answer: Answer, words: Words) -> Document:
    return {"name": answer.name, "clause": answer.clause, "text": answer_text(question, answer, words)}


def _elsewhere(question: Question) -> Document | None:
    """Which answer to another switch changes the default."""
    if question.elsewhere is None:
        return None
    switch, answer, default = question.elsewhere
    return {"switch": switch, "answer": answer, "default": default}


def _rulebook(game: str, words: Words) -> Document:
    return {
        "clauses": [
            {
                "id": clause.id,
                "leaflet": clause.leaflet,
                "section": clause.section,
                "text": words.clause(clause.id),
            }
            for clause in CLAUSES.values()
            if clause.game == game
        ],
        "rulings": [
            {"id": ruling.id, "about": list(ruling.about), "text": words.clause(ruling.id)}
            for ruling in RULINGS.values()
            if ruling.game == game
        ],
    }
