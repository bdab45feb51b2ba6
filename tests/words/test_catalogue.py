"""Every word the command needs is in the catalogue."""

from __future__ import annotations

from enum import Enum

from boneyard import SHEETS
from boneyard.locales import words
from boneyard.rules import feet_questions, lines_questions, questions
from boneyard.rules.action import Verb
from boneyard.rules.event import EventKind
from boneyard.rules.result import Over
from boneyard.words.sheets import about, answer_text, question_text, title


def test_every_answer_of_every_question_has_its_words() -> None:
    asked = [
        value
        for module in (questions, feet_questions, lines_questions)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Enum) and value is not Enum
    ]

    for question in asked:
        name = "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in question.__name__)[1:]
        assert words().has(f"question-{name}")
        for answer in question:
            assert words().has(f"answer-{name}-{answer.value}")


def test_every_sheet_can_be_spoken_of() -> None:
    for name in SHEETS:
        assert title(name, words())
        assert about(name, words())
    for sheet in SHEETS.values():
        for question in sheet.questions:
            assert question_text(question, words())
            assert all(answer_text(question, answer, words()) for answer in question.answers)


def test_an_answer_is_a_whole_sentence_that_needs_no_question() -> None:
    for sheet in SHEETS.values():
        for question in sheet.questions:
            said = [answer_text(question, answer, words()) for answer in question.answers]
            assert len(set(said)) == len(said)
            for text in said:
                assert text[0].isupper(), text
                assert text.endswith("."), text
                assert len(text.split()) > 3, text


def test_every_event_action_and_end_of_a_round_can_be_told() -> None:
    aside = {  # the table and the score board show it
        EventKind.ROUND_BEGAN,
        EventKind.DEALT,
        EventKind.ROUND_OVER,
        EventKind.LEFT,
        EventKind.MATCH_OVER,
    }
    for kind in set(EventKind) - aside:
        assert words().has(f"told-{kind.value}"), kind
    for sheet in SHEETS.values():
        assert sheet.refusals
    for verb in Verb:
        assert words().has(f"do-{verb.value}")
    for over in Over:
        assert words().has(f"board-{over.value}")
