"""What can be wrong with a record: it cannot be read, or it is not true. Both name the place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boneyard.record.entries import Place
from boneyard.record.refusals import explain
from boneyard.rules.refusal import IllegalAction
from boneyard.rules.round import Round

if TYPE_CHECKING:
    from boneyard.locales import Words


class RecordProblem(ValueError):
    """`message` is what is wrong, an id of the catalogue; `values` fill it."""

    def __init__(self, message: str, place: Place, **values: str) -> None:
        super().__init__(message)
        self.message = message
        self.place = place
        self.values = values

    def explain(self, words: Words) -> str:
        """What is wrong, and with the line and column where."""
        line, column = str(self.place.line), str(self.place.column)
        return words.text("record-place", line=line, column=column, problem=self.told(words))

    def told(self, words: Words) -> str:
        return words.text(self.message, **self.values)

    def __str__(self) -> str:
        from boneyard.locales import words

        return self.explain(words())


class BadRecord(RecordProblem):
    """It cannot be read, or not be replayed."""


class FalseRecord(RecordProblem):
    """It can be read, and something in it is not so."""


class IllegalInRecord(FalseRecord):
    """An action the rules refuse at that moment; `round_` is the round before it."""

    def __init__(self, refusal: IllegalAction, round_: Round, place: Place, **values: str) -> None:
        super().__init__("record-false-action", place, **values)
        self.refusal = refusal
        self.round = round_

    def told(self, words: Words) -> str:
        return words.text(self.message, why=explain(self.refusal, self.round, words), **self.values)
