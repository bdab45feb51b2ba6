"""What must happen now, in one sentence, with the clause if it is a duty."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from boneyard.rules.arguments import needs
from boneyard.rules.sheet import Family
from boneyard.rules.view import View
from boneyard.words.now.feet import feet_now
from boneyard.words.now.lines import lines_now
from boneyard.words.now.trains import trains_now
from boneyard.words.speech import Speech

NOW: Mapping[Family, Callable[[View, Speech], str]] = MappingProxyType(
    {Family.TRAINS: trains_now, Family.FEET: feet_now, Family.LINES: lines_now}
)


def what_now(view: View, speech: Speech) -> str:
    """What the seat whose turn it is must or may do.

    >>> from boneyard.words import Speech, what_now, words
    >>> match = Match(SHEETS["mexican-train-classic"], players=3, seed=b"friday")
    >>> speech = Speech(words("en"), match.sheet, ("Anna", "Ben", "Cleo"), you=0)
    >>> what_now(match.view(0), speech)
    'Your turn: play a tile.'
    """
    needs(view, View, "a View")
    needs(speech, Speech, "a Speech")
    if view.sheet != speech.sheet.id:
        raise ValueError(f"expected a Speech about {view.sheet}, not about {speech.sheet.id}")
    return NOW[view.family](view, speech)
