"""What must happen now, in one sentence, with the clause if it is a duty."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

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
    """For the seat whose turn it is."""
    return NOW[view.family](view, speech)
