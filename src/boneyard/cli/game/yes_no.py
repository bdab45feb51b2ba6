"""Yes and no, as people type them: in their own language, or y and n as everywhere."""

from boneyard.locales import ENGLISH, Words, words
from boneyard.words.letters import folded


def means_yes(text: str, language: Words) -> bool:
    return _is_among(text, "typed-yes", language)


def means_no(text: str, language: Words) -> bool:
    return _is_among(text, "typed-no", language)


def means_another(text: str, language: Words) -> bool:
    """Another table than the last one. In their own language only: o is “oui” in French."""
    return folded(text) in folded(language.text("typed-another")).split()


def _is_among(text: str, message: str, language: Words) -> bool:
    own, english = (folded(known.text(message)).split() for known in (language, words(ENGLISH)))
    return folded(text) in (*own, *english)
