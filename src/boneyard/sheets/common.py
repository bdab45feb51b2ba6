"""The two forms a question takes on a sheet: settled in print, or a switch."""

from enum import Enum

from boneyard.rules.sheet import Answer, Question


def printed(value: Enum, clause: str) -> Question:
    """The leaflet answers; no switch changes it."""
    return Question((Answer(str(value.value), value, clause),))


def switch(
    name: str,
    *answers: tuple[Enum, str],
    names: tuple[str, ...] = (),
    elsewhere: tuple[str, str, str] | None = None,
) -> Question:
    """The first answer is the sheet's. `names` where a sheet calls the answers by words of its own."""
    spelled = names or tuple(str(value.value) for value, _ in answers)
    return Question(
        tuple(Answer(text, value, clause) for text, (value, clause) in zip(spelled, answers, strict=True)),
        name,
        elsewhere,
    )


def rounds(every: str, clause: str, fewer: str) -> Question:
    """How many rounds a match has; `every` is the name of the leaflet's own number, all engines."""
    return Question(
        (Answer(every, 0, clause), *(Answer(str(number), number, fewer) for number in range(1, 13))), "rounds"
    )


def tokens(printed_number: int, clause: str, others: str) -> Question:
    """How many rounds must be won to win the match."""
    numbers = [printed_number, *(number for number in range(1, 6) if number != printed_number)]
    return Question(
        tuple(
            Answer(str(number), number, clause if number == printed_number else others) for number in numbers
        ),
        "tokens",
    )
