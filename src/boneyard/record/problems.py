"""What can be wrong with a record: it cannot be read, or it is not true. Both name the place."""

from typing import TYPE_CHECKING

from boneyard.record.entries import Place
from boneyard.rules.refusal import IllegalAction

if TYPE_CHECKING:
    from boneyard.locales import Words


class RecordProblem(ValueError):
    """`message` is what is wrong, an id of the catalogue; `values` fill it."""

    def __init__(self, message: str, place: Place, **values: str) -> None:
        super().__init__(message)
        self.message = message
        self.place = place
        self.values = values

    def explain(self, words: "Words", **values: str) -> str:
        """What is wrong, and the line and column where."""
        line, column = str(self.place.line), str(self.place.column)
        problem = words.text(self.message, **self.values, **values)
        return words.text("record-place", line=line, column=column, problem=problem)

    def __str__(self) -> str:
        from boneyard.locales import words

        return self.explain(words())


class BadRecord(RecordProblem):
    """It cannot be read or replayed."""


class FalseRecord(RecordProblem):
    """It can be read, but something in it is untrue."""


class IllegalInRecord(FalseRecord):
    """An action the rules refuse at that moment. The sentence for it needs a `why`: that of the refusal."""

    def __init__(self, refusal: IllegalAction, place: Place, **values: str) -> None:
        super().__init__("record-false-action", place, **values)
        self.refusal = refusal

    def __str__(self) -> str:
        from boneyard.locales import words

        return self.explain(words(), why=str(self.refusal))
