"""Terminals that cannot show every sign."""

import codecs
from io import TextIOWrapper
from typing import TextIO

from boneyard.words.letters import bare

_SIGNS: dict[int, int | str] = {
    **str.maketrans("’‘‚‹›“”„«»–—−─·…├└┬│┐×", "'''''\"\"\"\"\"-----.|`+|+x"),
    ord("±"): "+-",
    ord("¡"): "",
    ord("¿"): "",
}


def plain(text: str) -> str:
    """In ASCII, as near to the text as that gets."""
    return bare(text.translate(_SIGNS)).encode("ascii", "replace").decode("ascii")


def _plainly(problem: UnicodeError) -> tuple[str, int]:
    assert isinstance(problem, UnicodeEncodeError), problem
    return plain(problem.object[problem.start : problem.end]), problem.end


codecs.register_error("boneyard-plain", _plainly)


def speak_plainly(stream: TextIO | None) -> None:
    """A terminal that cannot show a sign gets the nearest plain one."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="boneyard-plain")
