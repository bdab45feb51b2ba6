"""The sheets in words, for whoever chooses one."""

from boneyard.rules.sheet import Question, Sheet
from boneyard.server.api.shapes import SheetPage, SheetTitle, Switch, SwitchAnswer
from boneyard.words import Words, about, answer_text, question_text, title
from boneyard.words.sheets import players


def sheet_title(sheet: Sheet, words: Words) -> SheetTitle:
    return SheetTitle(sheet.id, sheet.edition, title(sheet.id, words), about(sheet.id, words), players(sheet))


def sheet_page(sheet: Sheet, words: Words) -> SheetPage:
    switches = [_switch(name, question, words) for name, question in sheet.switches.items()]
    return SheetPage(
        sheet.id,
        sheet.edition,
        title(sheet.id, words),
        about(sheet.id, words),
        players(sheet),
        tuple(switches),
    )


def _switch(name: str, question: Question, words: Words) -> Switch:
    answers = [
        SwitchAnswer(answer.name, answer.clause, answer_text(question, answer, words))
        for answer in question.answers
    ]
    return Switch(name, question_text(question, words), tuple(answers))
