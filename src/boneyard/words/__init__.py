"""Sentences for people: what happened, why not, what to do. Nothing here knows of terminals or browsers."""

from typing import TYPE_CHECKING

from boneyard._late import late

if TYPE_CHECKING:
    from boneyard.locales import Words, words
    from boneyard.words.hints import deed, reasons
    from boneyard.words.now import what_now
    from boneyard.words.records import problem_text
    from boneyard.words.refusals import explain
    from boneyard.words.sheets import about, answer_text, question_text, title
    from boneyard.words.speech import Speech
else:
    __getattr__, __dir__ = late(
        __name__,
        {
            "Speech": "boneyard.words.speech",
            "Words": "boneyard.locales",
            "about": "boneyard.words.sheets",
            "answer_text": "boneyard.words.sheets",
            "deed": "boneyard.words.hints",
            "explain": "boneyard.words.refusals",
            "problem_text": "boneyard.words.records",
            "question_text": "boneyard.words.sheets",
            "reasons": "boneyard.words.hints",
            "title": "boneyard.words.sheets",
            "what_now": "boneyard.words.now",
            "words": "boneyard.locales",
        },
    )

__all__ = [
    "Speech",
    "Words",
    "about",
    "answer_text",
    "deed",
    "explain",
    "problem_text",
    "question_text",
    "reasons",
    "title",
    "what_now",
    "words",
]
