"""Whoever calls without a type checker is told what was needed."""

from reprlib import repr as shortened


def needs(value: object, kind: type | tuple[type, ...], what: str) -> None:
    """TypeError if the value is of another kind; `what` says what it should have been."""
    if not isinstance(value, kind):
        raise TypeError(f"{what} is needed, not {shortened(value)}")
