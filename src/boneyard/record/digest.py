"""The digest of a sheet: a record names it, so that nobody replays by other rules without noticing."""

import hashlib
from enum import Enum

from boneyard.rules.sheet import Answer, Impossible, Question, Sheet


def sheet_digest(sheet: Sheet) -> str:
    return hashlib.sha256(sheet_text(sheet).encode()).hexdigest()


def sheet_text(sheet: Sheet) -> str:
    """Everything that play depends on, one thing per line; chosen house rules are not in it."""
    lines = [
        "boneyard sheet 1",
        f"sheet {sheet.id}",
        f"edition {sheet.edition}",
        f"family {sheet.family.value}",
    ]
    for question in sheet.questions:
        lines.extend(_question(question))
    for game, deal in sheet.deals.items():
        lines.append(f"deal {game.value} {deal.clause}")
        lines.extend(
            [f"table {players} {top} {each}" for players, (top, each) in sorted(deal.tables.items())]
        )
    lines.extend([_impossible(pair) for pair in sheet.impossible])
    return "".join([f"{line}\n" for line in lines])


def _question(question: Question) -> list[str]:
    lines = [f"question {question.switch or '-'}"]
    lines.extend([_answer(answer) for answer in question.answers])
    if question.elsewhere is not None:
        lines.append(f"elsewhere {' '.join(question.elsewhere)}")
    return lines


def _answer(answer: Answer) -> str:
    value = answer.value
    meaning = f"{type(value).__name__} {value.value}" if isinstance(value, Enum) else str(value)
    return f"answer {answer.name} {meaning} {answer.clause}"


def _impossible(pair: Impossible) -> str:
    return f"impossible {' '.join([*pair.first, *pair.second])} {pair.clause}"
