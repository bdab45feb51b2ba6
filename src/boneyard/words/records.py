"""What is wrong with a record, in words."""

from boneyard.locales import Words
from boneyard.record.problems import IllegalInRecord, RecordProblem
from boneyard.words.refusals import explain


def problem_text(problem: RecordProblem, words: Words) -> str:
    """The line and column, and what is wrong there.

    >>> from boneyard.words import problem_text, words
    >>> try:
    ...     read_record("a shopping list")
    ... except BadRecord as problem:
    ...     print(problem_text(problem, words("en")))
    line 1, column 1: a record begins with the line “boneyard record 1”
    """
    if isinstance(problem, IllegalInRecord):
        return problem.explain(words, why=explain(problem.refusal, words))
    return problem.explain(words)
