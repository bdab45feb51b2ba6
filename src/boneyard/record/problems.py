"""What can be wrong with a record: it cannot be read, or it is not true. Both name the place."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from boneyard.record.entries import Place
from boneyard.rules.refusal import IllegalAction

if TYPE_CHECKING:
    from boneyard.locales import Words


class RecordProblem(ValueError):
    """Something is wrong with a record, at a `place` that has a `line` and a `column`.

    `message` is what is wrong, an id of the catalogue; `values` fill it.

    >>> try:
    ...     replay(read_record("boneyard record 1\\nsheet: bingo"))
    ... except RecordProblem as problem:
    ...     print(problem.place.line, problem.place.column)
    2 1
    """

    def __init__(self, message: str, place: Place, **values: str) -> None:
        super().__init__(message)
        self.message = message
        self.place = place
        self.values: Mapping[str, str] = values

    def explain(self, words: "Words", **values: str) -> str:
        """What is wrong, and the line and column where."""
        line, column = str(self.place.line), str(self.place.column)
        problem = words.text(self.message, **self.values, **values)
        return words.text("record-place", line=line, column=column, problem=problem)

    def __str__(self) -> str:
        from boneyard.locales import words

        return self.explain(words())


class BadRecord(RecordProblem):
    """It cannot be read or replayed.

    >>> try:
    ...     read_record("a shopping list")
    ... except BadRecord as problem:
    ...     print(problem.message)
    record-no-title
    """


class FalseRecord(RecordProblem):
    """It can be read, but something in it is untrue.

    >>> text = write_record(Match(SHEETS["chickenfoot"], players=2, seed=b"friday"))
    >>> try:
    ...     replay(read_record(text.replace("engine A: 9-9", "engine A: 8-8")))
    ... except FalseRecord as problem:
    ...     print(problem.values)
    {'name': 'engine A', 'expected': '9-9', 'found': '8-8'}
    """


class IllegalInRecord(FalseRecord):
    """An action the rules refuse at that moment. The sentence for it needs a `why`: that of the refusal."""

    def __init__(self, refusal: IllegalAction, place: Place, **values: str) -> None:
        super().__init__("record-false-action", place, **values)
        self.refusal = refusal

    def __str__(self) -> str:
        from boneyard.locales import words

        return self.explain(words(), why=str(self.refusal))
