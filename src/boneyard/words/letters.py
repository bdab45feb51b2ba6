"""Letters without what some languages put above, below or through them."""

import unicodedata

_WHOLE = str.maketrans(
    {"ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O", "đ": "d", "ł": "l"}
)
"""Those that Unicode does not take apart."""


def bare(text: str) -> str:
    """Without accents: Zoë is Zoe, Hühnerfuß is Huhnerfuss."""
    apart = unicodedata.normalize("NFKD", text.translate(_WHOLE))
    return "".join([sign for sign in apart if not unicodedata.combining(sign)])


def folded(text: str) -> str:
    """The same for all ways to type it, with accents or without, large or small."""
    return " ".join(bare(text.casefold()).split())
