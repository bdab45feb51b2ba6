"""Functions that messages may use, beside Fluent's own."""

import re
import unicodedata

_SPANISH = re.compile(r"h?(?P<i>i)|h?(?P<o>o)|(?P<ocho>8)|(?P<once>11(?!\d))")
_AS_Y = re.compile(r"hi[ae]")
"""A consonant to the ear: “cobre y hierro”."""


def sound(text: object) -> str:
    """The vowel that a Spanish reader hears first, if it is i or o: Spanish has another “and” and “or” there.

    Numbers are read out: 8 is *ocho*, 11 is *once*. SOUND in web/src/words/sound.ts is its twin.
    """
    bare = unicodedata.normalize("NFD", str(text).lower())
    heard = _SPANISH.match("".join([sign for sign in bare if not unicodedata.combining(sign)]))
    if heard is None or _AS_Y.match(bare):
        return "other"
    return "i" if heard["i"] else "o"
