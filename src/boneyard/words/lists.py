"""Several things in one sentence."""

from collections.abc import Sequence

from boneyard.locales import Words


def all_of(parts: Sequence[str], words: Words) -> str:
    """a, b and c"""
    return _joined(parts, "told-and", words)


def any_of(parts: Sequence[str], words: Words) -> str:
    """a, b or c"""
    return _joined(parts, "told-or", words)


def _joined(parts: Sequence[str], message: str, words: Words) -> str:
    said = parts[0]
    for part in parts[1:-1]:
        said = words.text("told-comma", first=said, next=part)
    return words.text(message, first=said, last=parts[-1]) if len(parts) > 1 else said
