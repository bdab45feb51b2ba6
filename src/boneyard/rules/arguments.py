"""Whoever calls without a type checker is told what was needed; and what is quoted back is cut short."""

from reprlib import repr as outline
from typing import Final

MOST_LETTERS: Final = 40
"""Of a text that is quoted in an error."""


def needs(value: object, kind: type | tuple[type, ...], what: str) -> None:
    """TypeError if the value is of another kind; `what` says what it should have been."""
    if not isinstance(value, kind):
        raise TypeError(f"expected {what}, not {shorten(value)}")


def shorten(value: object, most: int = MOST_LETTERS) -> str:
    """What somebody has handed in, as an error message quotes it: on one line, and cut short.

    Every error that quotes does so by this: whoever sends a megabyte must not get it back.
    """
    if isinstance(value, str):
        return repr(cut(value, most))
    try:
        return outline(value)
    except ValueError:  # a number of more digits than Python writes
        return f"<{type(value).__name__}>"


def cut(text: str, most: int = MOST_LETTERS) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def brief(message: str) -> str:
    """An error message of a library, which quotes what it was given however long that is."""
    return cut(" ".join([cut(word, 100) for word in message.split(" ")]), 800)
