"""What is wrong with a record, in words."""

from boneyard.locales import Words
from boneyard.record.problems import IllegalInRecord, RecordProblem
from boneyard.words.refusals import explain


def problem_text(problem: RecordProblem, words: Words) -> str:
    """The line and column, and what is wrong there."""
    if isinstance(problem, IllegalInRecord):
        return problem.explain(words, why=explain(problem.refusal, words))
    return problem.explain(words)
