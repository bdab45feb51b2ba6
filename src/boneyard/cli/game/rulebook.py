"""The rules of the sheet at the table: all of them, one by its id, or those that speak of a word."""

from boneyard.cli.page import Page, wrap
from boneyard.cli.sheets.page import rulebook
from boneyard.locales import Words
from boneyard.rules.refusal import IllegalAction
from boneyard.rules.sheet import Sheet
from boneyard.sheets.clauses import CLAUSES, RULINGS
from boneyard.words.letters import folded
from boneyard.words.sheets import answer_text, question_text


def all_rules(sheet: Sheet, words: Words, width: int) -> list[str]:
    page = Page(width)
    if sheet.options:
        page.heading(words.text("house-rules"))
    for name in sheet.options:
        question = sheet.switches[name]
        answer = sheet.chosen(question)
        page.line(question_text(question, words), indent=2)
        page.line(f"{answer_text(question, answer, words)} ({answer.clause})", indent=4)
    rulebook(sheet.game, words, page)
    return page.lines


def find_rules(wanted: str, sheet: Sheet, words: Words, width: int) -> list[str]:
    """The clause or ruling of this id, else all that hold the word; none if there is none."""
    ids = [clause.id for clause in CLAUSES.values() if clause.game == sheet.game]
    ids += [ruling.id for ruling in RULINGS.values() if ruling.game == sheet.game]
    cited = {answer.clause for question in sheet.questions for answer in question.answers}
    found = [id_ for id_ in sorted({*ids, *cited}) if id_.casefold() == wanted.casefold()]
    if found:
        return [line for id_ in found for line in answered_lines(id_, sheet, words, width)]
    found = [id_ for id_ in ids if folded(wanted) in folded(words.clause(id_))]
    return [line for id_ in found for line in clause_lines(id_, words, width)]


def grounds_lines(refusal: IllegalAction, sheet: Sheet, words: Words, width: int) -> list[str]:
    """What a refusal rests on. For a house rule it is its own sentence: the clause may tell the default."""
    if refusal.house_rule is None:
        return clause_lines(refusal.clause, words, width)
    switch, _ = refusal.house_rule
    question = sheet.switches[switch]
    answer = sheet.chosen(question)
    text = words.text(
        "house-rule-line",
        switch=switch,
        answer=answer.name,
        text=answer_text(question, answer, words),
        clause=refusal.clause,
    )
    return wrap(text, width, "  ", "      ")


def answered_lines(clause: str, sheet: Sheet, words: Words, width: int) -> list[str]:
    """The clause, and all answers to the question it is about; the one in force is marked."""
    lines = clause_lines(clause, words, width)
    for name, question in sheet.switches.items():
        if clause not in [answer.clause for answer in question.answers]:
            continue
        for answer in question.answers:
            if isinstance(answer.value, int) and answer is not sheet.chosen(question):
                continue
            mark = "*" if answer is sheet.chosen(question) else " "
            text = f"{name}={answer.name}: {answer_text(question, answer, words)}"
            lines += wrap(text, width, f"    {mark} ", " " * 8)
    return lines


def clause_lines(clause: str, words: Words, width: int) -> list[str]:
    return wrap(words.text("clause-line", id=clause, text=words.clause(clause)), width, "  ", "      ")
