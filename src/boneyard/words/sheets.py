"""Sheets, questions and answers in words."""

import re
from collections.abc import Mapping
from enum import Enum

from boneyard.locales import Words
from boneyard.rules.arguments import needs
from boneyard.rules.questions import Game
from boneyard.rules.refusal import Reason
from boneyard.rules.sheet import Answer, Question, Sheet
from boneyard.sheets import SHEETS
from boneyard.sheets.clauses import CLAUSES, RULINGS, Clause

SUBJECTS: Mapping[str, str] = {
    "title": "game",
    "Equipment": "contents",
    "Contents": "contents",
    "Header": "contents",
    "Object": "object",
    "Objective": "object",
    "Summary": "summary",
    "Setup": "setup",
    "Setup heading": "setup",
    "Set up": "setup",
    "Set up table": "setup",
    "Setting Up": "setup",
    "Trains": "trains",
    "On Your Turn": "turn",
    "How to Play": "turn",
    "Playing": "turn",
    "Lets Play": "turn",
    "Remove Track": "remove-track",
    "Incomplete Station": "incomplete-station",
    "Play a Domino": "play",
    "Note": "play",
    "Drawing Dominoes": "drawing",
    "Unable to Play": "stuck",
    "Super Train": "super-train",
    "Double Dominoes": "doubles",
    "FR 5.2": "doubles",
    "Doubles": "doubles",
    "Doubles para.": "doubles",
    "Open Double": "open-double",
    "End of Round": "end",
    "End note": "end",
    "Ending a Round": "end",
    "End para.": "end",
    "Winning": "end",
    "Subsequent Rounds": "next-rounds",
    "Scoring": "scoring",
    "Variations": "variations",
    "Variations a": "variations",
    "Variations b": "variations",
}
"""What the leaflets' headings are about: each leaflet has its own for the same thing."""

_FAMILY = "mexican-train-"


def sheet_named(name: str) -> Sheet | None:
    """`classic` is short for `mexican-train-classic`."""
    wanted = name.strip().casefold()
    return SHEETS.get(wanted) or SHEETS.get(_FAMILY + wanted)


def sheet_names(sheet: Sheet) -> tuple[str, ...]:
    """What the sheet may be called by."""
    return tuple(dict.fromkeys((sheet.id, sheet.id.removeprefix(_FAMILY))))


def question_name(question: Question) -> str:
    """`after-double` for AfterDouble; where the answers are numbers it is the switch, `rounds`, `tokens`."""
    value = question.default.value
    if isinstance(value, Enum):
        return re.sub(r"(?<!^)(?=[A-Z])", "-", type(value).__name__).lower()
    assert question.switch is not None, question
    return question.switch


def question_text(question: Question, words: Words) -> str:
    """What a switch of a sheet asks.

    >>> from boneyard.words import question_text, words
    >>> question_text(SHEETS["mexican-train-classic"].switches["hands"], words("en"))
    'Who sees a hand?'
    """
    needs(question, Question, "a Question of a sheet")
    needs(words, Words, "Words, as words() gives them")
    return words.text(f"question-{question_name(question)}")


def answer_text(question: Question, answer: Answer, words: Words) -> str:
    """What an answer to that question means.

    >>> from boneyard.words import answer_text, words
    >>> question = SHEETS["mexican-train-classic"].switches["hands"]
    >>> [answer_text(question, answer, words("en")) for answer in question.answers]
    ['Only you see your hand.', 'Everyone sees all hands.']
    """
    needs(question, Question, "a Question of a sheet")
    needs(answer, Answer, "an Answer to it")
    needs(words, Words, "Words, as words() gives them")
    name = question_name(question)
    if isinstance(answer.value, Enum):
        return _of_game(f"answer-{name}-{answer.value.value}", answer, words)
    if answer.value == 0:
        return _of_game(f"answer-{name}-all", answer, words)
    return _of_game(f"answer-{name}", answer, words, number=answer.value, engine=answer.value - 1)


def other_numbers_text(question: Question, words: Words) -> str:
    """What an answer that is any other number means."""
    return _of_game(f"answer-{question_name(question)}-others", question.answers[-1], words)


def _of_game(message: str, answer: Answer, words: Words, **values: int) -> str:
    """In the words of the game that the answer's clause belongs to, where that has words of its own."""
    about = CLAUSES.get(answer.clause) or RULINGS[answer.clause]
    own = f"{message}-{about.game}"
    return words.text(own if words.has(own) else message, **values)


def clause_of(sheet: Sheet, question: type[Enum]) -> str:
    """The clause behind the answer in force to this question."""
    return sheet.chosen(sheet.asked(question)).clause


def clause_behind(sheet: Sheet, reason: Reason) -> str:
    """The clause behind refusals for this reason."""
    return sheet.grounds(reason)[0]


def game_text(game: Game, words: Words) -> str:
    return words.text(f"game-{game.value}")


def section_text(clause: Clause, words: Words) -> str:
    """What the part of the leaflet is about that the clause stands in."""
    return words.text(f"section-{subject(clause)}")


def subject(clause: Clause) -> str:
    """The same, as the messages call it."""
    heading = re.split(r" ?[;,(]", clause.section)[0]
    return SUBJECTS[re.sub(r"^[0-9]+ ", "", heading)]


def house_rules(options: Mapping[str, str], words: Words) -> str:
    """Those of a match in a line, as they are typed."""
    rules = ", ".join([f"{name}={answer}" for name, answer in options.items()])
    return words.text("house-rules-chosen", rules=rules)


def title(name: str, words: Words) -> str:
    """What people call the sheet with this id.

    >>> from boneyard.words import title, words
    >>> title("mexican-train-super", words("en"))
    'Mexican Train (Super Train)'
    """
    needs(words, Words, "Words, as words() gives them")
    return words.text(f"sheet-{name}")


def about(name: str, words: Words) -> str:
    """What is special about the sheet with this id, in a sentence.

    >>> from boneyard.words import about, words
    >>> about("chickenfoot", words("en"))
    'One layout for all; every double needs three toes before play goes on.'
    """
    needs(words, Words, "Words, as words() gives them")
    return words.text(f"sheet-{name}-about")


def players(sheet: Sheet) -> tuple[int, int]:
    """The fewest and the most players, in whichever of its games."""
    numbers = [number for deal in sheet.deals.values() for number in deal.tables]
    return min(numbers), max(numbers)
